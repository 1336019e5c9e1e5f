import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS['haul']!
const told = async (text: string): Promise<string> => {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  return ['al', 'cg', 'gl'].map((id) => (per_line[id]!.outcome === 'contradicted' ? JSON.stringify(per_line[id]!.corrections) : per_line[id]!.outcome)).join(' ')
}
const ALL = 'confirmed confirmed confirmed'
const LISTS = ['auto (1M CSL), cargo and GL', 'auto, cargo (100K), GL', 'auto PSX-204417; cargo; GL 1M/2M', 'auto (Prairie Star) / cargo / GL (Northfork)', 'auto, cargo 100K, and GL (5/1/26-27)']
const SAID = ['Confirmed: L.', 'Confirmed L.', 'Yes to L.', 'I can confirm L are active.', 'Active: L.', 'The following are active: L.', 'We have L and all are active.', 'L are all active.', 'L all in force as shown.', 'L are all three active.']
const withList = (said: string, list: string): string => {
  const text = said.replace('L', list)
  return text[0]!.toUpperCase() + text.slice(1)
}

test('what is said once of a list is said of each, whichever have their values beside them', async () => {
  const wrong: string[] = []
  for (const said of SAID) for (const list of LISTS) if ((await told(withList(said, list))) !== ALL) wrong.push(`${withList(said, list)} -> ${await told(withList(said, list))}`)
  assert.deepEqual(wrong, [])
  assert.equal(await told('Confirmed auto, cargo (75K) and GL 1M/3M.'), 'confirmed {"limits.per_vehicle":75000} {"limits.general_aggregate":3000000}')
})

test('a reserve in such a list, before or behind it stays one', async () => {
  const wrong: string[] = []
  for (const said of SAID)
    for (const reserve of ['(cancelled)', '(pending)', 'excluded', '(not ours)', '(Acuity)', '(until 12/1)', '(was 250K)', '(hold)', 'expired 10/1', '(renewal)'])
      if ((await told(withList(said, `auto (1M CSL), cargo ${reserve} and GL`))).split(' ')[1] === 'confirmed') wrong.push(withList(said, `auto (1M CSL), cargo ${reserve} and GL`))
  for (const [head, tail] of [['Not confirmed: ', ''], ['Cannot confirm ', ''], ['Were active: ', ''], ['Please confirm ', ''], ['', ' are both active'], ['', ' should be active'], ['', ' are being confirmed'], ['', ' are active but cancelled'], ['', ' are all active if paid'], ['', ' were active']] as const)
    for (const list of LISTS) if (/confirmed/.test(await told(`${head}${head === '' ? withList('L', list) : list}${tail}.`))) wrong.push(head + list + tail)
  assert.deepEqual(wrong, [])
})
