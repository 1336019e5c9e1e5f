import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const dray = CONTEXTS_BY_TRADE.dray!
async function outcomes(text: string): Promise<Record<string, string>> {
  const { per_line } = await readReply(replyMail(dray, text, { style: 'apple' }), dray)
  return Object.fromEntries(Object.entries(per_line).map(([id, line]) => [id, line.outcome]))
}
const HEADS: ((head: string) => string)[] = [(head) => `${head}\n`, (head) => `${head.toUpperCase()}\n`, (head) => `*${head}*\n`, (head) => `${head} -\n`, (head) => `${head}\n-----\n`, (head) => `${head}:\n\n`]
const LISTS: ((names: string[]) => string)[] = [(names) => names.map((one) => `- ${one}`).join('\n'), (names) => names.map((one, at) => `${at + 1}. ${one}`).join('\n'), (names) => names.join(', '), (names) => names.map((one) => `${one} 6/1/26-6/1/27`).join('\n')]
const OPEN = ['Pending', 'TBD', 'Need to check', 'Other agency', 'Was active', 'Previously active', 'Should be active', 'Under review', 'Questions', 'No']

test('what stands under a heading of its own is not confirmed by another heading', async () => {
  const confirmed: string[] = []
  for (const good of ['Active', 'In force as listed', 'Confirmed'])
    for (const open of OPEN)
      for (const [at, head] of HEADS.entries())
        for (const list of at % 2 === 0 ? LISTS : LISTS.slice(0, 2)) {
          const [yes, other] = [`${head(good)}${list(['Auto', 'GL'])}`, `${head(open)}${list(['Cargo', 'Interchange'])}`]
          for (const text of [`${yes}\n\n${other}`, `${other}\n\n${yes}`]) {
            const given = await outcomes(text)
            if (given.cg === 'confirmed' || given.ti === 'confirmed') confirmed.push(text)
          }
        }
  assert.deepEqual(confirmed, [])
})

test('and each heading is of what stands under it', async () => {
  for (const head of HEADS)
    for (const list of LISTS.slice(0, 3)) {
      const text = `${head('Active')}${list(['Auto', 'GL'])}\n\n${head('Cancelled')}${list(['Cargo', 'Interchange'])}`
      assert.deepEqual(await outcomes(text), { al: 'confirmed', cg: 'refused', gl: 'confirmed', ti: 'refused' }, text)
    }
})

test('a word between stars is no name', async () => {
  for (const text of ['*Previously active*', '(Formerly) active.', '*Unofficially* in force']) assert.ok(!Object.values(await outcomes(text)).includes('confirmed'), text)
})
