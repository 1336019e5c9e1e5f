import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

async function outcomes(key: 'haul' | 'solo', text: string): Promise<string[]> {
  const context = CONTEXTS[key]!
  const { per_line } = await readReply(replyMail(context, text, { style: 'original' }), context)
  return context.lines.map((line) => per_line[line.coverage_line_id]!.outcome)
}
const nothingConfirmed = async (key: 'haul' | 'solo', text: string): Promise<void> => assert.ok(!(await outcomes(key, text)).includes('confirmed'), text)

test('a reserve behind a heading and its list is of all of the list', async () => {
  for (const opens of ['In force:', 'Active:', 'Yes to', 'Confirmed:'])
    for (const behind of [' - not yet', ' (amounts vary)', ' but were, not now', ' - their house is not ours', ' (the insurer is in receivership)', ' - lapses tomorrow', ', this is not official'])
      await nothingConfirmed('haul', `${opens} auto, cargo and GL${behind}`)
})

test('a heading in the same line parts the list before it', async () => {
  assert.deepEqual(await outcomes('haul', 'In force: auto, cargo, expired: GL'), ['confirmed', 'confirmed', 'refused'])
  assert.deepEqual(await outcomes('haul', 'In force: auto; cancelled: cargo, GL'), ['confirmed', 'refused', 'refused'])
  assert.deepEqual(await outcomes('haul', 'Yes to auto, cargo - the GL was cancelled'), ['confirmed', 'confirmed', 'refused'])
})

test('what is not understood behind a value takes the yes back', async () => {
  for (const behind of [', insurer is in liquidation', ' (deben dos pagos)', ' - hold', ', conditions apply', ', down payment bounced', ' - call', ', su nueva agencia la tiene']) await nothingConfirmed('solo', `Yes, active with 750,000 CSL${behind}`)
  assert.deepEqual(await outcomes('solo', 'Yes, active with 750,000 CSL, 6/20/26 to 6/20/27'), ['confirmed'])
})

test('a single word set apart is a reserve', async () => {
  for (const word of ['hold', 'review', 'call', 'out', 'question', 'check', 'see note', 'see below', 'see comments'])
    for (const text of [`All three are active - ${word}`, `All three are active, ${word}`, `Auto: active\nCargo: active\nGL: active\n${word}`, `Yes to all.\n\nDana\n${word}`]) await nothingConfirmed('haul', text)
})

test('what stands under the name as a note, or says that the answer is not done, was said', async () => {
  for (const below of ['Note: do not release the load', 'Note: no', 'NB: unpaid', 'Contact me before releasing a load.', 'Let me verify and call you.', 'I will double check and get back to you.', 'Balance $310', 'ending Thursday', 'Call me before you file this.'])
    await nothingConfirmed('haul', `All three policies are active.\n\nDana Whitcomb\n${below}`)
  assert.deepEqual(await outcomes('haul', 'All three policies are active.\n\nDana Whitcomb\nCall me for a free quote!'), ['confirmed', 'confirmed', 'confirmed'])
  assert.deepEqual(await outcomes('haul', 'All three policies are active.\n\nDana Whitcomb\nNote: coverage cannot be bound or changed by email.'), ['confirmed', 'confirmed', 'confirmed'])
})

test('a company or an insured told after each was confirmed may be of each', async () => {
  for (const after of ['Now with Summit Mutual.', 'Named insured is Blue Mesa Leasing LLC.']) await nothingConfirmed('haul', `Auto yes, cargo yes, GL yes. ${after}`)
})

test('other days and what an old paper says confirm nothing', async () => {
  for (const text of ['Las tres están vigentes. Con otras fechas.', 'Auto, cargo and GL are in force, based on the last certificate we issued.', 'All three are active, going by our latest download.', 'All three are active but just the first one is paid.']) assert.ok((await outcomes('haul', text)).filter((one) => one === 'confirmed').length < 2, text)
})

test('what is said of one policy stops that one, wherever it stands', async () => {
  const places: ((yes: string, said: string) => string)[] = [(yes, said) => `${yes} ${said}`, (yes, said) => `${yes}\n\n${said}\n\nDana`, (yes, said) => `${yes}\n\nDana\n\nP.S. ${said}`, (yes, said) => `${yes}\n\nDana Whitcomb\n${said}`]
  for (const said of ['The insured handles the cargo.', 'Cargo exp.', 'Cargo: see note', 'Cargo - sold trucks', 'Cargo - out', 'Call me about the cargo.', 'Cargo: hold'])
    for (const place of places) for (const yes of ['All three policies are active.', 'Yes to all.']) assert.notEqual((await outcomes('haul', place(yes, said)))[1], 'confirmed', place(yes, said))
})

test('a short answer below a long line begins a line of its own', async () => {
  assert.deepEqual(await outcomes('haul', 'auto yes\ncargo - let me call on that one, the filing there is showing up odd\ngl yes'), ['confirmed', 'unclear', 'confirmed'])
})

test('remarks and explanations of how it came about leave the rest as it was said', async () => {
  assert.deepEqual(await outcomes('haul', 'I checked with our CSR and all three are in force.'), ['confirmed', 'confirmed', 'confirmed'])
  assert.deepEqual(await outcomes('haul', 'All three are active. They have been with us 14 years and never had a lapse.'), ['confirmed', 'confirmed', 'confirmed'])
  assert.deepEqual(await outcomes('haul', 'Yes on the auto and cargo. The GL carrier is Bridger Mutual. Same policy number and limits, in force.'), ['confirmed', 'confirmed', 'contradicted'])
  assert.deepEqual(await outcomes('haul', 'A BOR letter came in back in June moving all policies to another agency.'), ['refused', 'refused', 'refused'])
  assert.deepEqual(await outcomes('solo', 'Yes, in force. 750,000 CSL, any auto.'), ['confirmed'])
  await nothingConfirmed('haul', 'I checked with the insured and all three are in force.')
})
