import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const roof = CONTEXTS_BY_TRADE.roof!
const YES = ['GL and umbrella are active', 'Yes on GL and umbrella', 'GL, umbrella: active', 'GL and umbrella match and are in force']
const JOINTS = [', ', ' - ', ' and ', '\n', ' (', ' / ', ', then ']
const OPEN = [
  'auto and comp TBD', 'the auto and comp I have to check', 'auto/comp next week', "auto and comp are Renata's", 'still waiting on auto and comp', 'auto and comp through Salem',
  'auto and comp - ask the insured', 'auto & comp = no', 'auto and comp would be someone else', 'someone else has auto and comp', 'the carrier has to verify auto and comp', 'auto and comp used to be ours',
  'auto and comp to follow', 'auto and comp in January', 'auto and comp with the new agent', 'auto and comp until Friday', 'auto and comp quote only', 'auto and comp see attached', 'auto and comp my partner',
  'auto and comp similar', 'auto and comp different numbers', 'auto and comp other limits', 'auto and comp probably the same', 'auto and comp as of last May',
]

const confirmsOthers = async (text: string): Promise<boolean> => {
  const { per_line } = await readReply(replyMail(roof, text, { style: 'apple' }), roof)
  return ['al', 'wc'].some((id) => per_line[id]!.outcome === 'confirmed')
}

/** Two policies named and confirmed, and two more behind them that the sentence goes on to say something else of. */
test('what is said of two policies of a list is not said of the two that follow', async () => {
  const confirmed: string[] = []
  for (const yes of YES) for (const joint of JOINTS) for (const open of OPEN) {
    const text = `${yes}${joint}${open}${joint === ' (' ? ')' : ''}.`
    if (await confirmsOthers(text)) confirmed.push(text)
  }
  assert.deepEqual(confirmed, [])
})

/** The same with the rest, with numbers and with places in the list, before what is confirmed as well as after it. */
test('nor what is said of some behind or before the rest, numbers and places', async () => {
  const some = ['GL and umbrella are active', 'NRG0098123 and XSU-77120 are active', 'the first and third are in force', 'Ironwood policies are in force']
  const open = ["the rest are Renata's", 'the others see attached', 'the rest other limits', 'BAP 30 771 002 and WC-2026-44190 see attached', "2 and 4 are Renata's", "the second and fourth are Renata's", 'the others used to be ours', 'the rest - ask the insured', 'the rest similar']
  const confirmed: string[] = []
  for (const yes of some) for (const joint of [', ', ' - ', ' and ', ' / ', ' (']) for (const one of open) {
    const texts = joint === ' (' ? [`${yes} (${one}).`] : [`${yes}${joint}${one}.`, `${one}${joint}${yes}.`]
    for (const text of texts) if (await confirmsOthers(text)) confirmed.push(text)
  }
  assert.deepEqual(confirmed, [])
})

/** A yes to all, and in the same sentence or the next something else of two of them. */
test('a yes to all does not reach the two of which something else is said', async () => {
  const all = ['All four are active', 'Yes to all', 'Active', 'Everything is in force']
  const open = ['auto and comp changed', 'auto and comp ended', 'auto and comp other limits', 'auto and comp see attached', 'auto and comp - call me', 'auto and comp similar', "auto and comp are Renata's", 'auto and comp quote only', 'auto and comp to follow', 'auto, comp: n/a', 'auto and comp have a notice', 'auto and comp are a mess']
  const confirmed: string[] = []
  for (const yes of all) for (const joint of [', ', ' - ', ' and ', ' / ', ' (', '. ', '\n\n']) for (const one of open) {
    const text = `${yes}${joint}${one}${joint === ' (' ? ')' : ''}.`
    if (await confirmsOthers(text)) confirmed.push(text)
  }
  assert.deepEqual(confirmed, [])
})
