import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const RIGHT = { al: ['PSX-204417', '3/10/26', '3/10/27', '1M CSL'], cg: ['PSC-204418', '3/10/26', '3/10/27', '100k'], gl: ['NGL 7710023', '5/1/26', '5/1/27', '1M occ'] } as const
const WRONG = { number: ['PSX-204477', 'PSC-204488', 'NGL 7710028'], effective: ['4/10/26', '4/10/26', '6/1/26'], expiration: ['9/10/27', '2/10/27', '11/1/27'], limit: ['750k CSL', '75k', '3M occ'] }
const PLACE = { number: 0, effective: 1, expiration: 2, limit: 3 } as const
const SHOWN = [[0, 2], [1, 2], [2, 3], [0, 1, 2], [0, 3], [1, 2, 3]]
const NAMES = ['Auto', 'Cargo', 'GL']
const LAYOUTS: ((rows: string[]) => string)[] = [
  (rows) => `${rows.join(' ')} all active`,
  (rows) => `All active. ${rows.join(' ')}`,
  (rows) => `${rows.map((row) => `${row} active`).join(' ')}`,
  (rows) => `${rows.join(' / ')} - all are in force.`,
  (rows) => `All in force: ${rows.join(', ')}`,
  (rows) => `Active:\n${rows.join('\n')}`,
]

const rowsWith = (shown: number[], line: number, kind: keyof typeof WRONG): string[] =>
  Object.values(RIGHT).map((facts, at) => {
    const told = facts.map((fact, place) => (at === line && place === PLACE[kind] ? WRONG[kind][at]! : fact))
    const [number, from, to, limit] = told
    const term = shown.includes(1) ? `${from}-${to}` : `exp ${to}`
    return [NAMES[at], ...(shown.includes(0) ? [number] : []), ...(shown.includes(2) ? [term] : []), ...(shown.includes(3) ? [limit] : [])].join(' ')
  })

test('of policies typed on in one line the one with another value is never confirmed, and no other is put right', async () => {
  const wrong: string[] = []
  let righted = 0
  let letters = 0
  for (const [at, layout] of LAYOUTS.entries())
    for (const [order, shown] of SHOWN.entries())
      for (const kind of Object.keys(WRONG) as (keyof typeof WRONG)[]) {
        if (!shown.includes(PLACE[kind])) continue
        const line = (at + order + PLACE[kind]) % 3
        const letter = layout(rowsWith(shown, line, kind))
        const { per_line } = await readReply(replyMail(CONTEXTS['haul']!, letter, { style: 'gmail' }), CONTEXTS['haul']!)
        const outcomes = CONTEXTS['haul']!.lines.map((one) => per_line[one.coverage_line_id]!.outcome)
        letters += 1
        if (outcomes[line] === 'contradicted') righted += 1
        if (outcomes[line] === 'confirmed' || outcomes.some((one, place) => place !== line && (one === 'contradicted' || one === 'refused'))) wrong.push(`${letter} -> ${outcomes.join(' ')}`)
      }
  assert.deepEqual(wrong, [])
  assert.ok(righted / letters > 0.9, `${righted} of ${letters} put right`)
})

test('typed on in one line as they were asked, all are confirmed', async () => {
  for (const [at, layout] of LAYOUTS.entries())
    for (const shown of SHOWN) {
      const letter = layout(rowsWith(shown, -1, 'limit'))
      assert.equal(await outcomesOf('haul', letter), 'al=confirmed cg=confirmed gl=confirmed', `${at}: ${letter}`)
    }
})

test('a term or a number behind a comma is no telephone number', async () => {
  for (const letter of ['Cargo active, 3-10-26-9-8-27', 'Cargo active 100k, 3-10-26 - 9-8-27', 'All active. Cargo 100k limit, PSC-204488, all in force'])
    assert.ok(!(await outcomesOf('haul', letter)).includes('cg=confirmed'), letter)
  assert.ok(!(await outcomesOf('haul', 'All active. They expire 3/10/27, 3/10/27 and 9/1/27.')).includes('confirmed'))
})

test('a limit that only another policy has, told as another, leaves that one open', async () => {
  assert.match(await outcomesOf('haul', 'All active. GL exp 5/1/27 CSL 3,000,000'), /^al=unclear/)
})
