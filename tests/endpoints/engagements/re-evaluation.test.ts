import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'
import { dayAfter } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const GL = { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }
const ruleOf = (e: any, id: string) => e.surface_check.rules.find((r: any) => r.rule_id === id)

test('a rule that depends on the state follows the insured\u2019s state; unknown is unverified', async () => {
  const client = await newClient(service)
  await client.publish([GL, { rule_id: 'wa', coverage_type: 'cyber', limits: [], applies_when: { insured_states: ['WA'] } }])
  const e = await client.pushed({}, {}, (x) => x.surface_check !== null)
  assert.equal(ruleOf(e, 'wa').status, 'unverified')
  await client.put('/v1/insureds/ins', { insured_state: 'TX' })
  const texas = await client.whenEngagement(e.id, (x) => x.surface_check.status === 'pass')
  assert.equal(ruleOf(texas, 'wa').status, 'not_applicable')
  await client.put('/v1/insureds/ins', { insured_state: 'WA' })
  const washington = await client.whenEngagement(e.id, (x) => x.surface_check.status === 'fail')
  assert.equal(ruleOf(washington, 'wa').status, 'fail')
})

test('not_tags takes a rule away', async () => {
  const client = await newClient(service)
  await client.publish([GL, { rule_id: 'far', coverage_type: 'cyber', limits: [], applies_when: { not_tags: ['local'] } }])
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', tags: ['local'] })
  const e = await client.pushed({})
  assert.equal(ruleOf(e, 'far').status, 'not_applicable')
})

test('paper that differs from a confirmed line: contradiction, and the verdict is unverified and superseded', async () => {
  const client = await newClient(service)
  await client.publish([GL])
  const e = await client.pushed({})
  await client.pushPaper({}, { gl: { limits: { each_occurrence: 400_000 } } })
  const disputed = await client.whenEngagement(e.id, (x) => x.verdict.status === 'unverified')
  assert.equal(disputed.verdict.status, 'unverified')
  assert.deepEqual(disputed.coverage_lines[0].flags, ['contradiction_open'])
  assert.equal(disputed.coverage_lines[0].limits.find((l: any) => l.label === 'each_occurrence').amount, 1_000_000)
  const superseded = (await client.events('verdict.superseded')).find((x) => x.data.verdict_id === e.verdict.verdict_id)!
  assert.equal(superseded.data.superseded_by, disputed.verdict.verdict_id)
})

test('stacking: an umbrella makes up what the primary lacks, where the rule says so', async () => {
  const client = await newClient(service)
  const limit = { label: 'each_occurrence', min: 3_000_000 }
  await client.publish([{ ...GL, limits: [limit] }], {}, 'alone')
  await client.publish([{ ...GL, limits: [{ ...limit, stack_with: ['umbrella', 'excess_liability'] }] }], {}, 'stacked')
  const stacked = await client.pushed({ consumer_ref: 'stacked' }, { umbrella: {} })
  assert.equal(stacked.surface_check.status, 'pass')
  const alone = await client.pushed({ consumer_ref: 'alone' }, { umbrella: {} }, (x) => x.surface_check !== null)
  assert.equal(alone.surface_check.status, 'fail')
})

test('members of a rule on paper: additional insured, waiver of subrogation, occurrence form, any auto', async () => {
  const client = await newClient(service)
  await client.publish([
    { ...GL, additional_insured: true, subrogation_waived: true, occurrence_form: true, aggregate_basis: 'per_policy' },
    { rule_id: 'auto', coverage_type: 'auto_liability', limits: [{ label: 'combined_single_limit', min: 1_000_000 }], auto_scope: ['owned', 'hired', 'non_owned'] },
    { rule_id: 'wc', coverage_type: 'workers_comp', limits: [{ label: 'statutory', min: null }, { label: 'el_each_accident', min: 500_000 }] },
    { rule_id: 'cargo', coverage_type: 'cargo', limits: [{ label: 'per_vehicle', min: 100_000 }], max_deductible: 2_500 },
  ])
  const e = await client.pushed({}, { gl: { addl: 'Y', subr: 'Y' }, auto: {}, wc: {}, cargo: {} })
  assert.deepEqual(e.surface_check.rules.map((r: any) => [r.rule_id, r.status]), [['gl', 'pass'], ['auto', 'pass'], ['wc', 'pass'], ['cargo', 'pass']])
})

test('members of a rule missed, each by its check', async () => {
  const client = await newClient(service)
  await client.publish([{ ...GL, additional_insured: true, subrogation_waived: true, aggregate_basis: 'per_project' }, { rule_id: 'cargo', coverage_type: 'cargo', limits: [], max_deductible: 500 }])
  const e = await client.pushed({}, { cargo: {} }, (x) => x.surface_check !== null)
  const failed = (id: string) => ruleOf(e, id).checks.filter((c: any) => c.status === 'fail').map((c: any) => c.check).sort()
  assert.deepEqual(failed('gl'), ['additional_insured', 'aggregate_basis', 'subrogation_waived'])
  assert.deepEqual(failed('cargo'), ['max_deductible'])
})

test('accepted_documents: a certificate where a policy is asked fails', async () => {
  const client = await newClient(service)
  await client.publish([{ ...GL, accepted_documents: ['policy'] }])
  const e = await client.pushed({}, {}, (x) => x.surface_check !== null)
  assert.equal(e.surface_check.status, 'fail')
})

test('a rule about the certificate: holder, named insured, age', async () => {
  const client = await newClient(service)
  const certificate = (more: Record<string, unknown>) => [{ rule_id: 'c', kind: 'certificate', ...more }]
  const judged = async (consumer: string, more: Record<string, unknown>) => {
    await client.publish(certificate(more), {}, consumer)
    const e = await client.pushed({ consumer_ref: consumer, insured_name: 'Blue Heron Trucking LLC' }, { issuedOn: dayAfter(-10), holder: 'Northfork Logistics Partners, Inc.' }, (x) => x.surface_check !== null)
    return e.surface_check.rules[0].status
  }
  assert.equal(await judged('holder', { certificate_holder: 'Northfork Logistics Partners, Inc.' }), 'pass')
  assert.equal(await judged('other-holder', { certificate_holder: 'Somebody Else Corp' }), 'fail')
  assert.equal(await judged('name', { named_insured: 'normalized' }), 'pass')
  assert.equal(await judged('fresh', { issued_within_days: 30 }), 'pass')
  assert.equal(await judged('stale', { issued_within_days: 5 }), 'fail')
})

test('an engagement whose end has passed comes back with a later one', async () => {
  const client = await newClient(service)
  const { body } = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: dayAfter(1) })
  await client.advanceDays(3)
  assert.equal((await client.engagement(body.id)).status, 'ended')
  const again = await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', ends_on: dayAfter(60) })
  assert.equal(again.body.id, body.id)
  assert.equal(again.body.status, 'active')
  const e = await client.pushed({})
  assert.equal(e.id, body.id)
  assert.equal(e.verdict.status, 'pass')
})

test('an insured with several consumers: each judged by its own set', async () => {
  const client = await newClient(service)
  await client.publish([GL], {}, 'easy')
  await client.publish([{ ...GL, limits: [{ label: 'each_occurrence', min: 9_000_000 }] }], {}, 'hard')
  const easy = await client.pushed({ consumer_ref: 'easy' })
  const hard = await client.pushed({ consumer_ref: 'hard' }, {}, (x) => x.surface_check !== null)
  assert.equal(easy.verdict.status, 'pass')
  assert.equal(hard.surface_check.status, 'fail')
})

test('an inherited line of a grandparent counts, and its change reaches the grandchild', async () => {
  const client = await newClient(service)
  await client.publish([GL])
  const top = await client.pushed({ insured_ref: 'top' })
  await client.put('/v1/insureds/middle', { parent_insured_ref: 'top' })
  await client.put('/v1/insureds/bottom', { parent_insured_ref: 'middle' })
  await client.put(`/v1/coverage-lines/${top.coverage_lines[0].coverage_line_id}`, { extends_to_children: true })
  const { body } = await client.post('/v1/engagements', { insured_ref: 'bottom', consumer_ref: 'con' })
  const e = await client.whenEngagement(body.id, (x) => x.verdict?.status === 'pass')
  assert.equal(e.coverage_lines[0].inherited_from, 'top')
  await client.pushPaper({ insured_ref: 'top' }, { gl: { limits: { each_occurrence: 400_000 } } })
  assert.equal((await client.whenEngagement(body.id, (x) => x.verdict.status === 'unverified')).verdict.status, 'unverified')
})
