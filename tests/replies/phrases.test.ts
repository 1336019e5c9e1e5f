import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { LineAnswer } from '../../src/vocabulary/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail, STYLES } from './envelopes.ts'
import { readPhrases } from './read-phrases.ts'

const CODES: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }
const rows = (name: string): string[][] => readPhrases(name).map((line) => line.split('\t'))
const codes = (key: string, per_line: Record<string, LineAnswer>): string[] =>
  CONTEXTS_BY_TRADE[key]!.lines.map((line) => CODES[per_line[line.coverage_line_id]!.outcome]!)

/** `al=c cg=x(limits.per_vehicle=75000)|r`, as in the other collections. */
function differs(wanted: string, key: string, per_line: Record<string, LineAnswer>): string[] {
  return CONTEXTS_BY_TRADE[key]!.lines.flatMap(({ coverage_line_id: id }) => {
    const stated = new RegExp(`\\b${id}=((?:x\\([^)]*\\)|[crunx])(?:\\|[crunx])*)`).exec(wanted)?.[1] ?? ''
    const given = per_line[id]!
    const code = CODES[given.outcome]!
    const values = /x\(([^)]*)\)/.exec(stated)?.[1]
    const sameValues = Object.entries(given.corrections ?? {}).map(([path, value]) => `${path}=${value}`).sort().join(';') === values?.split(';').sort().join(';')
    const right = stated.replace(/\([^)]*\)/, '').split('|').includes(code) && (code !== 'x' || values === undefined || sameValues)
    return right ? [] : [`${id} is ${given.outcome} ${JSON.stringify(given.corrections ?? {})}, not ${stated}`]
  })
}

for (const collection of ['confirming', 'correcting', 'refusing', 'some-only', 'left-open', 'no-answers', 'agents', 'layouts', 'service', 'plain']) describe(`letters: ${collection}`, () => {
  rows(`letters-${collection}.tsv`).forEach(([key, wanted, kinds, text], at) => {
    test(text!.replaceAll('\n', ' / ').slice(0, 110), async () => {
      const context = CONTEXTS_BY_TRADE[key!]!
      const reading = await readReply(replyMail(context, text!, { style: STYLES[at % STYLES.length]! }), context)
      assert.deepEqual(differs(wanted!, key!, reading.per_line), [], reading.reasons.join('; '))
      assert.ok(kinds!.split('/').includes(reading.kind), `${reading.kind}, not ${kinds}`)
    })
  })
})

/** A letter a line of the outreach, in its order; `o` is unclear or nothing. */
test('short answers', async () => {
  const wrong: string[] = []
  for (const [key, wanted, kinds, text] of rows('short-answers.tsv')) {
    const context = CONTEXTS_BY_TRADE[key!]!
    const reading = await readReply(replyMail(context, text!, { style: 'apple' }), context)
    const given = codes(key!, reading.per_line)
    if (!kinds!.split('/').includes(reading.kind) || !given.every((code, at) => code === wanted![at] || (wanted![at] === 'o' && /[un]/.test(code)))) wrong.push(`${text}: ${given.join('')} ${reading.kind}, not ${wanted} ${kinds}`)
  }
  assert.deepEqual(wrong, [])
})

/** What happened to the insured or to a policy, doubts, notices of carriers, days and amounts that are of no policy. */
test('nothing is confirmed beside these', async () => {
  const confirmed: string[] = []
  for (const [key, reserve] of rows('reserves-beside.tsv')) {
    const context = CONTEXTS_BY_TRADE[key!]!
    const many = context.lines.length === 4 ? 'four' : 'three'
    for (const text of [`All ${many} are active. ${reserve}`, `${reserve}\n\nYes to all.`]) {
      const { per_line } = await readReply(replyMail(context, text, { style: 'apple' }), context)
      if (codes(key!, per_line).includes('c')) confirmed.push(text)
    }
  }
  assert.deepEqual(confirmed, [])
})
