import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isMarking, isMarkingAcross, saysNoProof } from '../../src/extraction/standing/marked-as-no-proof.ts'
import { saysCancelled } from '../../src/extraction/standing/says-cancelled.ts'
import { saysNotHeld } from '../../src/extraction/standing/says-not-held.ts'
import { certificate, declarations } from '../endpoints/kit/paper.ts'
import { type Service, startService, until } from '../harness/service.ts'
import { printedPdf } from './paper.ts'
import { pushing } from './pushing.ts'

const CANCELLED = [
  'all policies cancelled effective 11/20/2026',
  'general liability policy gl 100-200 was cancelled on 11/20/2026 for non-payment',
  'policy no. gl 100-200 has been canceled effective november 20, 2026',
  'the above coverage has been terminated',
  'it is agreed that this policy is cancelled effective 11/20/2026 at the request of the insured',
  'policy is pending cancellation effective 12/14/2026',
  'your policy will be cancelled as of 12/14/2026 at 12:01 a.m',
  'policy status: cancelled',
  'transaction: cancellation - pro rata',
  'reason for issuance: policy cancelled',
  'cancelled flat 09/01/2026',
  'auto liability cancelled effective 11/20/26',
  'coverage cancelled',
  'the insured has cancelled the policy effective 11/20/2026',
  'policy lapsed on 11/20/2026 for non-payment',
  'cancellation effective date: 11/20/2026',
  'notice of cancellation has been issued effective 12/14/2026',
  'commercial general liability coverage is deleted from the policy',
  'coverage a - bodily injury and property damage liability is deleted from this policy in its entirety',
  'coverage under this policy is suspended effective 11/25/2026 until further notice',
  'this policy is suspended',
]
const NOT_CANCELLED = [
  'should any of the above described policies be cancelled before the expiration date thereof, notice will be delivered',
  'if a policy listed here is cancelled before its expiration date, 12/14/2026, we write',
  'this binder is cancelled when replaced by a policy',
  'any policy that is cancelled on 11/20/2026 or later',
  'the policy has not been cancelled',
  'no policy was cancelled',
  'has any policy been cancelled',
  'prior policy gl 100-199 was cancelled on 09/01/2025',
  'coverage for vehicle 3 was cancelled on 11/20/2026',
  'your policy, which was cancelled on 11/20/2026, has been reinstated',
  'policy may be cancelled by the insured on 11/20/2026',
  'this policy replaces policy gl 9 which was cancelled effective 09/01/2026',
  'rewrite of policy 55 cancelled effective 09/01/2026',
  'collision coverage is deleted from this policy',
  'coverage c - medical payments is deleted from this policy',
  'collision coverage is suspended until the vehicle is inspected on 11/25/2026',
  'if the policy is suspended on 11/25/2026',
  'coverage for unit 4 is suspended effective 11/25/2026',
  'continuous until cancelled',
  'this certificate cancels and supersedes all previously issued certificates',
  'the additional insured status is cancelled upon completion of work on 12/01/2026',
  '30 days notice of cancellation, 10 days for non-payment',
  'cancellation: pro rata',
  'the policy was issued on 11/20/2026; the quote was cancelled',
]
const NOT_HELD = [
  'the lessee formerly maintained general liability under policy number gl 100-200, effective 06/01/2026 to 06/01/2027',
  'we are pleased to offer general liability insurance with acme, policy number gl 100-200',
  'our records show the following expired policy: general liability gl 100-200',
  'an application is pending for policy gl 100-200',
  'upon closing the buyer will obtain policy gl 100-200 from acme',
  'the insured no longer has general liability with acme, policy gl 100-200',
  'policy gl 100-200, effective 06/01/2026, was cancelled for non-payment of premium',
  'policy gl 100-200 is not in force',
  'policy gl 100-200 was non-renewed effective 06/01/2026',
  'policy gl 100-200 has lapsed',
]
const HELD = [
  'this certifies that policy gl 100-200 is in force',
  'the lessee formerly maintained policy gl 100-199',
  'the contractor will obtain insurance before work begins',
  'policy gl 100-200 replaces expired policy gl 100-199',
  'policy gl 100-200 is a renewal of policy gl 100-199, which expired on 06/01/2026',
  'policy gl 100-199 has expired and was renewed as policy gl 100-200',
  'should policy gl 100-200 be cancelled, notice will be given',
  'if policy gl 100-200 is terminated for any reason we write',
  'policy gl 100-200 has not lapsed',
  'policy gl 100-200 was cancelled for non-payment and has been reinstated without lapse',
  'we are pleased to confirm that policy gl 100-200 is bound',
  'the lessee previously carried policy gl 100-200 and now carries it with higher limits',
]
test('a sentence that says of the paper’s own policy that it is not in force is told from what says it of another', () => {
  assert.deepEqual(NOT_HELD.filter((s) => !saysNotHeld(s, ['GL 100-200'])), [])
  assert.deepEqual(HELD.filter((s) => saysNotHeld(s, ['GL 100-200'])), [])
})

test('what is stated of a policy’s end is told from what only might be', () => {
  assert.deepEqual(CANCELLED.filter((s) => !saysCancelled(s)), [])
  assert.deepEqual(NOT_CANCELLED.filter(saysCancelled), [])
})

test('a marking is told from words of the trade', () => {
  for (const [text, large] of [['SPECIMEN', false], ['SAMPLE', true], ['VOID', true], ['SAMPLE ONLY', false], ['DRAFT - FOR REVIEW ONLY', false], ['SPECIMEN CERTIFICATE – NOT VALID PROOF OF INSURANCE', false]] as const) assert.ok(isMarking(text, large), text)
  for (const [text, large] of [['Draft', false], ['DRAFT', false], ['Sample, Inc.', true], ['Sample', false], ['VOID', false], ['Bank draft', true], ['CERTIFICATE OF INSURANCE', true], ['Sample 4', true], ['Policy', true]] as const) assert.ok(!isMarking(text, large), text)
  for (const [text, large] of [['SUPERSEDED', true], ['VOIDED', true], ['EXPIRED', true], ['FOR BIDDING PURPOSES ONLY', false], ['BID PURPOSES ONLY', false], ['For quote purposes only', false], ['PROPOSED COVERAGE ONLY', false], ['Issued for illustration only', false], ['VOID - DO NOT USE', false]] as const) assert.ok(isMarking(text, large), text)
  for (const [text, large] of [['Superseded', false], ['Expired', false], ['FOR INFORMATION ONLY', true], ['ANY AUTO', true], ['Owned autos only', true], ['Scheduled autos only', false], ['Project bidding', true], ['Bid 44', true], ['POLICY EXPIRED 2025', true]] as const) assert.ok(!isMarking(text, large), text)
  for (const said of ['this certificate is issued for bidding purposes only', 'this certificate has been superseded', 'this certificate is superseded by the certificate dated 11/01/2026', 'this certificate was voided on 11/02/2026', 'this certificate is a draft', 'certificate issued in error', 'coverage to be bound upon award of contract', 'proposed limits only', 'insurance will be placed after award']) assert.ok(saysNoProof(said), said)
  for (const said of ['this certificate supersedes all previous certificates', 'this certificate cancels and supersedes the one dated 11/01/2026', 'bid bond project 44', 'sample farms llc is additional insured', 'this certificate is withdrawn if the contract ends', 'this certificate is issued as a matter of information only', 'certificate issued for the dock project per contract award 12', 'policy is effective on 11/01/2026']) assert.ok(!saysNoProof(said), said)
  assert.ok(isMarkingAcross('SPECIMENSPECIMEN') && !isMarkingAcross('COPY') && !isMarkingAcross('CONFIDENTIAL'))
  assert.ok(saysNoProof('this certificate is void') && saysNoProof('coverage not yet bound') && !saysNoProof('this certificate is void if altered') && !saysNoProof('coverage is bound as of today'))
})

let service: Service
before(async () => {
  service = await startService()
})
after(() => service?.close())
const { push, ended, engagement } = pushing(() => service)
const receive = async (insured: string, bytes: Uint8Array) => {
  const { engagement_id, documents } = await push(insured, [['paper', bytes, 'application/pdf']])
  return { id: engagement_id as string, document: await ended(documents[0].document_id) }
}
const us = (days: number): string => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString().replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')
const ENDORSEMENT = `GREAT WEST CASUALTY COMPANY\n\nPOLICY CHANGE ENDORSEMENT\n\nPolicy Number: GL 100-200\n\nNamed Insured: Blue Heron Trucking LLC\nThis endorsement changes the policy. Please read it carefully.\n\nIn consideration of a return premium it is agreed that this policy is cancelled\neffective ${us(-10)} at the request of the insured.\n\nAll other terms and conditions remain unchanged.`
const status = (label: string) => `GREAT WEST CASUALTY COMPANY\nCOMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS\nPolicy Number: GL 100-200\nPolicy Period: From ${us(-90)} To ${us(275)}\n${label}\nNamed Insured: Blue Heron Trucking LLC\nLIMITS OF INSURANCE\nEach Occurrence Limit: $1,000,000\nThese declarations and the policy forms complete this policy.`

for (const [name, make] of [
  ['a certificate that says so', () => certificate({ description: [`General liability policy GL 100-200 was cancelled on ${us(-10)}.`] })],
  ['declarations issued for it', () => printedPdf([status('Transaction: Cancellation')])],
  ['an endorsement', () => printedPdf([ENDORSEMENT])],
] as const)
  test(`a policy that ${name} cancels is confirmed no longer, whatever confirmed it before`, async () => {
    const { id } = await receive(name, await certificate())
    await until(() => engagement(id), (e) => e.verdict?.status === 'pass')
    await receive(name, await make())
    const after = await until(() => engagement(id), (e) => e.verdict.status !== 'pass')
    assert.equal(after.verdict.status, 'unverified')
    assert.equal(after.coverage_lines.length, 1)
    assert.ok(after.outstanding.some((o: any) => o.kind === 'escalated_to_svc' && o.coverage_type === 'general_liability'))
  })

const changes = (text: string) => printedPdf([`GREAT WEST CASUALTY COMPANY\n\nPOLICY CHANGES\n\nPolicy Number: GL 100-200\n\nNamed Insured: Blue Heron Trucking LLC\nCHANGES\n${text}\nAll other terms and conditions remain unchanged.`])
for (const [name, text, path, value] of [
  ['lowers a limit', 'The Each Occurrence Limit is decreased from $1,000,000 to $500,000.', 'limits.each_occurrence', 500_000],
  ['states lower limits in a list', 'COMMERCIAL GENERAL LIABILITY COVERAGE PART\nThe Limits of Insurance are amended to read:\nEach Occurrence Limit: $500,000\nGeneral Aggregate Limit: $1,000,000', 'limits.each_occurrence', 500_000],
  ['shortens the term', `The expiration date of the policy is amended to read ${us(20)}.`, 'expiration_date', us(20).replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$1-$2')],
  ['takes the additional insured off', 'Additional insured Northfork Logistics Partners, Inc. is deleted from the policy.\nForm CG 20 10 04 13 is removed.', 'additional_insured', false],
] as const)
  test(`an endorsement that ${name} changes the policy’s line, which is confirmed anew`, async () => {
    const { id } = await receive(name, await certificate({ gl: { addl: 'Y' } }))
    await until(() => engagement(id), (e) => e.verdict?.status === 'pass')
    await receive(name, await changes(text))
    const [line, ...others] = (await until(() => engagement(id), (e) => e.documents.length === 2 && e.documents.every((d: any) => d.status === 'extracted'))).coverage_lines
    assert.deepEqual(others, [])
    const held = path.startsWith('limits.') ? line.limits.find((l: any) => l.label === path.slice(7)).amount : line[path]
    assert.equal(held, value)
    assert.deepEqual(line.endorsements, [])
    assert.equal(line.document_class, 'endorsement')
  })

test('a certificate that says it is a specimen builds nothing until a person has looked', async () => {
  const { id, document } = await receive('specimen', await certificate({ description: ['SPECIMEN CERTIFICATE - NOT VALID PROOF OF INSURANCE'] }))
  assert.deepEqual([document.status, document.outcome, document.coverage_lines.length], ['in_review', 'in_review', 0])
  // The page is with the reviewers moments after the check.
  const e = await until(() => engagement(id), (x) => x.surface_check !== null && x.outstanding.some((o: any) => o.kind === 'escalated_to_svc'))
  assert.notEqual(e.surface_check.status, 'pass')
})

test('honest papers say nothing against themselves', async () => {
  const { id } = await receive('honest', await certificate({ description: ['30 days notice of cancellation. Should any policy be cancelled, notice will be sent.'] }))
  await until(() => engagement(id), (e) => e.verdict?.status === 'pass')
  const { document } = await receive('honest', await declarations(1_000_000))
  assert.equal(document.status, 'extracted')
  assert.equal((await engagement(id)).surface_check.status, 'pass')
})
