import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createOperatorKey } from '../../src/accounts/index.ts'
import { certificate } from '../endpoints/kit/paper.ts'
import { call, type Service, startService, until } from '../harness/service.ts'
import { printedPdf } from './paper.ts'
import { pushing } from './pushing.ts'

let service: Service
let jane: string
before(async () => {
  service = await startService()
  jane = (await createOperatorKey(service.app.context, { name: 'Jane Roe' })).key
})
after(() => service?.close())
const { push, ended, engagement } = pushing(() => service)
const staff = (method: string, target: string, body?: unknown) => call(service, jane, method, `/v1/review/items${target}`, body)

const endorsement = (text: string, { title = 'POLICY CHANGES', number = 'Policy Number: GL 100-200' } = {}) =>
  printedPdf([`GREAT WEST CASUALTY COMPANY\n\n${title}\n\n${number}\n\nNamed Insured: Blue Heron Trucking LLC\nTHIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.\n${text}\nAll other terms and conditions of this policy remain unchanged.`])
const receive = async (insured: string, bytes: Uint8Array) => {
  const { engagement_id, documents } = await push(insured, [['paper', bytes, 'application/pdf']])
  return { id: engagement_id as string, document: await ended(documents[0].document_id) }
}
const certified = async (insured: string): Promise<string> => {
  const { id } = await receive(insured, await certificate({ gl: { addl: 'Y' } }))
  await until(() => engagement(id), (e) => e.verdict?.status === 'pass')
  return id
}
const waits = (e: any): string[] => e.outstanding.filter((o: any) => o.kind === 'escalated_to_svc').map((o: any) => o.coverage_type)
const itemOf = async (insured: string) => (await until(async () => (await staff('GET', `?insured_ref=${insured}`)).body.data, (all) => all.some((i: any) => i.status === 'open'))).find((i: any) => i.status === 'open')

for (const [name, decision, text, options] of [
  ['takes coverage off', 'accept', 'Products-completed operations coverage is excluded.', {}],
  ['reduces limits and does not say to what', 'reject', 'The limits of insurance are hereby reduced.', {}],
  ['prints no number, of the only policy', 'accept', 'Location 2 is deleted from the policy.', { number: 'Policy Number: as shown in the Declarations' }],
  ['is a carrier’s own endorsement', 'accept', 'It is understood and agreed that coverage for subcontracted work is deleted.', { title: 'ENDORSEMENT NO. 4' }],
] as const)
  test(`an endorsement that ${name} takes the pass from its policy until a person has decided`, async () => {
    const insured = name.replace(/\W+/g, '-')
    const id = await certified(insured)
    await receive(insured, await endorsement(text, options))
    const doubted = await until(() => engagement(id), (e) => e.verdict.status !== 'pass')
    assert.equal(doubted.verdict.status, 'unverified')
    assert.deepEqual(waits(doubted), ['general_liability'])
    assert.deepEqual(doubted.coverage_lines.map((l: any) => l.coverage_type), ['general_liability'])
    const item = await itemOf(insured)
    assert.deepEqual([item.kind, item.detail.reason, item.page, item.coverage_line_id], ['unplaced_page', 'change_not_read', 1, doubted.coverage_lines[0].coverage_line_id])
    await staff('POST', `/${item.review_item_id}/decide`, { decision, reason: 'The coverage asked for is not touched.' })
    const decided = await until(() => engagement(id), (e) => e.verdict.status === 'pass')
    assert.deepEqual(waits(decided), [])
  })

test('each of two endorsements keeps the policy in doubt until it is decided', async () => {
  const id = await certified('two')
  await receive('two', await endorsement('Products-completed operations coverage is excluded.'))
  await receive('two', await endorsement('Location 2 is deleted from the policy.'))
  await until(() => engagement(id), (e) => e.verdict.status !== 'pass')
  const first = await itemOf('two')
  assert.equal((await staff('POST', `/${first.review_item_id}/decide`, { decision: 'accept', reason: 'seen' })).status, 200)
  const between = await until(() => engagement(id), (e) => waits(e).length === 1)
  assert.equal(between.verdict.status, 'unverified')
  const second = await itemOf('two')
  await staff('POST', `/${second.review_item_id}/settle`, { reason: 'The carrier’s portal shows it.', confirmed_by: 'carrier', method: 'carrier_portal', lines: [{ coverage_line_id: second.coverage_line_id, outcome: 'confirmed' }] })
  await until(() => engagement(id), (e) => e.verdict.status === 'pass')
})

test('an endorsement that comes before its certificate is not forgotten', async () => {
  await receive('before', await endorsement('Products-completed operations coverage is excluded.'))
  const { id } = await receive('before', await certificate())
  const e = await until(() => engagement(id), (x) => x.surface_check !== null && x.coverage_lines.some((l: any) => l.limits.length > 0))
  assert.notEqual(e.surface_check.status, 'pass')
  const item = await itemOf('before')
  assert.equal(item.detail.reason, 'change_not_read')
  await staff('POST', `/${item.review_item_id}/decide`, { decision: 'accept', reason: 'seen' })
  await until(() => engagement(id), (x) => x.surface_check.status === 'pass')
})

test('endorsements that add, correct or change what concerns nobody hold nothing up', async () => {
  const id = await certified('honest')
  for (const [text, title] of [
    ['The mailing address is changed to 44 Dock Street, Toledo OH 43604.', 'POLICY CHANGES'],
    ['The following vehicle is added: 2022 Freightliner.', 'POLICY CHANGES'],
    ['Section II - Who Is An Insured is amended to include as an additional insured the person(s) or organization(s) shown in the Schedule.', 'ADDITIONAL INSURED - DESIGNATED PERSON OR ORGANIZATION'],
  ] as const) {
    const { document } = await receive('honest', await endorsement(text, { title }))
    assert.equal(document.status, 'extracted')
  }
  const e = await until(() => engagement(id), (x) => x.documents.length === 4)
  assert.deepEqual([e.surface_check.status, waits(e)], ['pass', []])
  assert.deepEqual((await staff('GET', '?insured_ref=honest')).body.data, [])
})

test('a limit in words is held, and confirmed anew', async () => {
  const id = await certified('words')
  await receive('words', await endorsement('COMMERCIAL GENERAL LIABILITY COVERAGE PART\nThe Each Occurrence Limit is now five hundred thousand dollars.'))
  const [line] = (await until(() => engagement(id), (e) => e.documents.length === 2 && e.documents.every((d: any) => d.status === 'extracted'))).coverage_lines
  assert.equal(line.limits.find((l: any) => l.label === 'each_occurrence').amount, 500_000)
})
