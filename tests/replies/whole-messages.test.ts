import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { LineAnswer } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const short = (answer: LineAnswer | undefined): string =>
  answer?.outcome === 'contradicted' ? Object.entries(answer.corrections ?? {}).map(([path, value]) => `${path}=${value}`).sort().join('+') : (answer?.outcome ?? 'none')
async function told(text: string): Promise<{ kind: string; lines: string }> {
  const { kind, per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  return { kind, lines: haul.lines.map((line) => short(per_line[line.coverage_line_id])).join(' ') }
}
const ALL = 'confirmed confirmed confirmed'
const NOBODY = 'unclear unclear unclear'

describe('an absence that is still to come', () => {
  for (const [text, wanted] of [
    ['Confirmed\n\nDana Whitcomb\n\n**I will be out of the office November 25-27.**', ALL],
    ['Yes to all.\n\nDana Whitcomb\nNote: I will be out of the office 12/24 through 1/2.', ALL],
    ['Yes to all. Our office will be closed Thursday, November 26 and Friday, November 27 for Thanksgiving.', ALL],
    ['Sí, vigentes las tres.\n\nEstaré fuera de la oficina del 24 al 28 de noviembre.', ALL],
    ['I believe so.\n\nOur office will be closed November 26-27.', NOBODY],
    // Whoever is away today has answered nobody.
    ['Confirmed.\n\nI am out of the office until 11/30.', NOBODY],
    ['Confirmed.\n\nI will be out of the office 11/12 through 11/30.', NOBODY],
  ] as const)
    test(text, async () => assert.deepEqual(await told(text), { kind: 'answer', lines: wanted }))
  test('and nothing beside it', async () => assert.equal((await told('Thank you for your email. I will be out of the office November 25-27.')).kind, 'auto_reply'))
})

describe('what stands around an answer', () => {
  for (const beside of [
    'All three are active.\n\nDana Whitcomb (she/her)',
    'All three are active.\n\nUpload documents securely here: https://agency.example/upload\n\nDana Whitcomb',
    'Confirmed.\n\nThis email is for verification purposes only and does not bind, alter or extend coverage.\n\nDana',
    'Confirmed on all three. FYI the loss payee on the truck is Westland Finance if you need that.',
    'Yes to all. Please note new mailing address for our office effective 12/1: 400 W Main St, Boise ID 83702',
    'All three are in force. The GL is written on a per project basis.',
  ])
    test(beside, async () => assert.equal((await told(beside)).lines, ALL))
  for (const beside of ['Confirmed.\n\nThis email does not extend coverage past 11/30.\n\nDana', 'All three are active.\n\nUpload proof of payment here: https://agency.example/upload'])
    test(beside, async () => assert.equal((await told(beside)).lines, NOBODY))
})

describe('who passes it on', () => {
  for (const text of ["Dana is out til Thursday. I'll get with her and let you know.", 'Will have Dana send this over when she is in the office', 'I will have Dana handle this once she is back.', "Erik handles this one, I've sent it to him."])
    test(text, async () => assert.deepEqual(await told(text), { kind: 'acknowledgement', lines: 'none none none' }))
})

describe('lists as they are typed', () => {
  for (const [text, wanted] of [
    ['1. Automobile liability\nActive\n\n2. Cargo\nIn force, limits are correct.\n\n3. General liability\nNo - cancelled 10/15/26', 'confirmed confirmed refused'],
    ['auto 1m yes cargo 100 yes gl 1m/2m yes', ALL],
    ["I don't show the GL as active anymore. The others are.", 'confirmed confirmed refused'],
    ['GL is no longer active, but the other two are.', 'confirmed confirmed refused'],
    ["I don't show the GL as active anymore. The others are too.", 'refused refused refused'],
    ["I don't show the GL as active anymore. The others are pending cancel.", 'unclear unclear refused'],
    ['All three are on one package policy now, HPK-30112, rewritten 10/1/26 to 10/1/27. In force.', Array(3).fill('effective_date=2026-10-01+expiration_date=2027-10-01+policy_number=HPK-30112').join(' ')],
  ] as const)
    test(text, async () => assert.equal((await told(text)).lines, wanted))
})

describe('an answer above somebody else’s', () => {
  const chain = (top: string, between: string): string =>
    `${top}\n\nFrom: Gus Whitcomb <gus@whitcombins.example>\nSent: Friday, November 13, 2026 10:02 AM\nTo: Dana Whitcomb <dana@whitcombins.example>\nSubject: RE: Coverage\n\n${between}\n\nGus`
  for (const top of ['Confirmed.', 'The below is correct.', 'Concur.', 'I confirm the below.'])
    test(`${top} (they were cancelled)`, async () => assert.equal((await told(chain(top, 'These were all cancelled in October.'))).lines, NOBODY))
  for (const [top, between] of [['Confirmed.', 'Dana, can you answer this one? Thanks'], ['All three are active.', 'I think they may have cancelled.'], ['Confirmed.', 'All three are active.']] as const)
    test(`${top} (${between})`, async () => assert.equal((await told(chain(top, between))).lines, ALL))
  for (const text of ['Same answer as below.', 'My answer is the same.', 'Same status.']) test(text, async () => assert.equal((await told(text)).lines, NOBODY))
})

describe('lists with their limits behind', () => {
  for (const [text, wanted] of [
    ['We confirm coverage is in force for auto liability, motor truck cargo and general liability with limits as requested.', ALL],
    ["We only have their auto and cargo. Both active, limits as shown. GL isn't ours.", 'confirmed confirmed refused'],
    ['We only have their auto and cargo.', NOBODY],
  ] as const)
    test(text, async () => assert.equal((await told(text)).lines, wanted))
})

describe('what is verified of a list', () => {
  for (const [text, wanted] of [
    ['We have reviewed your request and can verify that policies PSX-204417, PSC-204418 and NGL 7710023 are active.', ALL],
    ['I can verify that auto, cargo and GL are active.', ALL],
    ['I can verify that auto, cargo and GL were cancelled.', 'refused refused refused'],
    ['I can confirm that the auto, cargo and GL are pending cancellation.', NOBODY],
    ['I can confirm that the auto and cargo are active and the GL was cancelled.', 'confirmed confirmed refused'],
    ["Yes that's our client and policies, all active.", ALL],
  ] as const)
    test(text, async () => assert.equal((await told(text)).lines, wanted))
  test('a small office', async () => assert.equal((await told("Thanks, I got this. We're a small office so it may take me a day or two.")).kind, 'acknowledgement'))
})

describe('said on the line of a policy', () => {
  for (const [text, wanted] of [
    ['Auto policy PSX-204417 limits are 1M. In force.\nCargo policy PSC-204418, limit 100,000, deductible is 2,500, reefer is 50,000. In force.\nGL was not renewed.', 'confirmed confirmed refused'],
    ['Active.\nActive.', NOBODY],
    ["We're the agent for the auto and cargo. GL is written by a different agency. Auto and cargo in force with limits shown.", 'confirmed confirmed refused'],
    ["We're the agent for the auto and cargo.", NOBODY],
    ['All three in force. The deductible on the auto is $10,000.', ALL],
    ['All three in force. Our address changed if you mail anything.', ALL],
    ['Auto and cargo active. The GL expired 10/1/26, the renewal went to another agency.', 'confirmed confirmed refused'],
  ] as const)
    test(text, async () => assert.equal((await told(text)).lines, wanted))
  for (const text of ["What's your relationship to the insured? We have nothing on file for your company.", 'whos asking']) test(text, async () => assert.equal((await told(text)).kind, 'question'))
})

describe('the limits of an employer', () => {
  const build = CONTEXTS.build!
  for (const [text, wanted] of [['Everything is in force but WC limits are 1M each', ['el_disease_each_employee', 'el_disease_policy_limit', 'el_each_accident'].map((label) => `limits.${label}=1000000`).join('+')]] as const)
    test(text, async () => assert.equal(short((await readReply(replyMail(build, text, { style: 'gmail' }), build)).per_line['wc']), wanted))
})

describe('in Spanish', () => {
  const solo = CONTEXTS.solo!
  for (const [text, wanted] of [
    ['Confirmada, salvo que el límite ahora es de $2,000,000.', 'limits.combined_single_limit=2000000'],
    ['Confirmada, salvo que no paguen.', 'unclear'],
    ['Sí está activa pero le bajaron el límite a 500', 'limits.combined_single_limit=500000'],
    ['Fue cancelada por la compañía pero la reinstalaron sin lapso el 2 de noviembre. Está activa.', 'confirmed'],
    ['Fue cancelada por la compañía el 2 de noviembre.', 'refused'],
    ['Sí, la póliza está activa, límite combinado único de $750,000.', 'confirmed'],
  ] as const)
    test(text, async () => assert.equal(short((await readReply(replyMail(solo, text, { style: 'gmail' }), solo)).per_line[solo.lines[0]!.coverage_line_id]), wanted))
})

describe('the only one', () => {
  for (const [text, wanted] of [
    ['The only one still active is the GL. The rest went to another broker on 10/1.', 'refused refused confirmed'],
    ['The GL is the only active policy. The others were cancelled 10/1.', 'refused refused confirmed'],
    ['The only ones still active are the auto and cargo. GL was cancelled 10/1.', 'confirmed confirmed refused'],
    ['The only one still active is the GL but the GL is pending cancellation.', NOBODY],
    ['The only active policy is the one in your email.', NOBODY],
  ] as const)
    test(text, async () => assert.equal((await told(text)).lines, wanted))
})

describe('whose notice it is', () => {
  for (const [text, wanted] of [
    ["The auto has a 10-day notice out, Prairie Star hasn't received the October payment. Cargo paid and in force. GL active.", 'unclear confirmed confirmed'],
    ['All three are active.\n\nDana Whitcomb (she/her)\nThe GL has a notice out', 'confirmed confirmed unclear'],
    ['All three are active.\n\nDana Whitcomb (she/her) - the GL needs checking', 'confirmed confirmed unclear'],
  ] as const)
    test(text, async () => assert.equal((await told(text)).lines, wanted))
})

describe('a figure that another limit of the cargo has', () => {
  const reefer = { ...haul, lines: haul.lines.map((line) => (line.coverage_type === 'cargo' ? { ...line, limits: [{ label: 'per_vehicle', amount: 150_000 }, { label: 'deductible', amount: 5_000 }, { label: 'reefer_breakdown', amount: 100_000 }] } : line)) }
  for (const [text, wanted] of [
    ['Auto yes. Cargo yes, 100k. GL yes.', 'limits.per_vehicle=100000'],
    ['All in force, cargo is 100,000 and the deductible is 2,500.', 'limits.deductible=2500+limits.per_vehicle=100000'],
    ['All in force, cargo is 150,000 with 100,000 reefer.', 'confirmed'],
  ] as const)
    test(text, async () => {
      const { per_line } = await readReply(replyMail(reefer, text, { style: 'gmail' }), reefer)
      assert.equal(short(per_line[reefer.lines[1]!.coverage_line_id]), wanted)
    })
})
