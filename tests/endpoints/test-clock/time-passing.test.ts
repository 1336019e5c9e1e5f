import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { dayAfter, type Paper } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const RULE = { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }
const start = async (more: Record<string, unknown> = {}, paper: Paper = {}, fields = {}) => {
  const client = await newClient(service)
  await client.publish([RULE], more)
  const e = await client.pushed(fields, paper)
  return { client, e }
}
const names = async (client: Client) => (await client.events()).map((e) => e.event)

test('expiration: on the expiration date the policy is no longer in force; both verdicts follow', async () => {
  const { client, e } = await start({}, { gl: { to: dayAfter(20) } })
  assert.equal(e.verdict.status, 'pass')
  await client.advance({ to: `${dayAfter(19)}T20:00:00Z` })
  assert.equal((await client.engagement(e.id)).surface_check.status, 'pass')
  await client.advance({ to: `${dayAfter(20)}T20:00:00Z` })
  const over = await client.engagement(e.id)
  assert.equal(over.surface_check.status, 'fail')
  assert.equal(over.verdict.status, 'fail')
  const rollUps = (await client.events('verdict.superseded')).filter((x) => x.data.scope === 'engagement')
  assert.ok(rollUps.some((x) => x.data.superseded_by === over.verdict.verdict_id))
  assert.ok(!(await names(client)).includes('coverage_line.expired'), 'defined and never emitted')
})

test('expiry lead: the rule is flagged expiring, still passes, and nothing named expiring is emitted', async () => {
  const { client, e } = await start({ expiry_lead_days: 10 }, { gl: { to: dayAfter(40) } })
  const flags = (x: any) => x.surface_check.rules[0].flags
  await client.advanceDays(28)
  assert.deepEqual(flags(await client.engagement(e.id)), [])
  await client.advanceDays(3)
  const near = await client.engagement(e.id)
  assert.deepEqual(flags(near), ['expiring'])
  assert.equal(near.surface_check.status, 'pass')
  assert.ok(!(await names(client)).includes('coverage_line.expiring'))
})

test('expiry lead of a rule comes before the set\u2019s, the engagement\u2019s before the set\u2019s too', async () => {
  const client = await newClient(service)
  await client.publish([{ ...RULE, expiry_lead_days: 60 }], { expiry_lead_days: 5 }, 'by-rule')
  await client.publish([RULE], { expiry_lead_days: 5 }, 'by-engagement')
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'by-engagement', expiry_lead_days: 60 })
  for (const consumer_ref of ['by-rule', 'by-engagement']) {
    const e = await client.pushed({ consumer_ref }, { gl: { to: dayAfter(50) } })
    assert.deepEqual(e.surface_check.rules[0].flags, ['expiring'], consumer_ref)
  }
})

test('a renewal waits until it takes effect, then supersedes the old line', async () => {
  const { client, e } = await start({}, { gl: { number: 'OLD-1', to: dayAfter(20) } })
  const old = e.coverage_lines[0].coverage_line_id
  await client.pushPaper({}, { gl: { number: 'NEW-1', from: dayAfter(15), to: dayAfter(380) } })
  const both = await client.whenEngagement(e.id, (x) => x.coverage_lines.length === 2 && x.coverage_lines.every((l: any) => l.verification.state === 'verified'))
  assert.deepEqual(both.coverage_lines.map((l: any) => l.superseded_by), [null, null])
  assert.deepEqual(both.surface_check.rules[0].satisfied_by.coverage_line_ids, [old])
  await client.advance({ to: `${dayAfter(16)}T20:00:00Z` })
  const renewed = await client.engagement(e.id)
  const [oldLine, newLine] = [renewed.coverage_lines.find((l: any) => l.policy_number === 'OLD-1'), renewed.coverage_lines.find((l: any) => l.policy_number === 'NEW-1')]
  assert.equal(oldLine.superseded_by, newLine.coverage_line_id)
  assert.deepEqual(renewed.surface_check.rules[0].satisfied_by.coverage_line_ids, [newLine.coverage_line_id])
  const changed = (await client.events('coverage_line.changed')).filter((x) => x.data.change === 'superseded')
  assert.equal(changed.length, 1)
  assert.equal(changed[0].data.coverage_line_id, old)
  assert.equal(changed[0].data.previous_state, 'verified')
  await client.advance({ to: `${dayAfter(30)}T20:00:00Z` })
  assert.equal((await client.engagement(e.id)).verdict.status, 'pass', 'the renewal carries it past the old end')
})

test('a new policy already in effect supersedes at once', async () => {
  const { client, e } = await start({}, { gl: { number: 'OLD-2' } })
  await client.pushPaper({}, { gl: { number: 'NEW-2', from: dayAfter(-10), to: dayAfter(300) } })
  const after = await client.whenEngagement(e.id, (x) => x.coverage_lines.some((l: any) => l.superseded_by))
  assert.equal(after.coverage_lines.find((l: any) => l.superseded_by).policy_number, 'OLD-2')
})

test('two policies of one type that start on the same day stand side by side', async () => {
  const { client, e } = await start({}, { gl: { number: 'SIDE-1' } })
  await client.pushPaper({}, { gl: { number: 'SIDE-2' } })
  const after = await client.whenEngagement(e.id, (x) => x.coverage_lines.length === 2)
  assert.ok(after.coverage_lines.every((l: any) => l.superseded_by === null))
})

test('a policy that begins later: the paper fails until then, and the clock opens when it passes', async () => {
  const client = await newClient(service)
  await client.publish([RULE])
  const early = await client.pushed({}, { gl: { from: dayAfter(10), to: dayAfter(375) } }, (x) => x.surface_check !== null)
  assert.equal(early.surface_check.status, 'fail')
  await client.advance({ to: `${dayAfter(11)}T20:00:00Z` })
  const begun = await client.whenEngagement(early.id, (x) => x.verdict !== null)
  assert.equal(begun.surface_check.status, 'pass')
  assert.equal(begun.verdict.status, 'pass')
})

for (const [cadence, days] of [['every_30_days', 30], ['every_90_days', 90]] as const)
  test(`reverification ${cadence}: after ${days} days the source is asked again`, async () => {
    const { client, e } = await start({ reverification_cadence: cadence })
    const first = e.coverage_lines[0].request.request_id
    await client.advanceDays(days - 1)
    assert.equal((await client.engagement(e.id)).coverage_lines[0].request.request_id, first)
    await client.advanceDays(2)
    const again = await client.whenEngagement(e.id, (x) => x.coverage_lines[0].request.request_id !== first && x.coverage_lines[0].request.status === 'closed')
    assert.equal(again.coverage_lines[0].verification.state, 'verified')
    assert.equal(again.verdict.status, 'pass')
    assert.equal(again.verdict.verdict_id, e.verdict.verdict_id, 'the same content is no new verdict')
    const request = (await client.get(`/v1/requests/${again.coverage_lines[0].request.request_id}`)).body
    assert.equal(request.final_verdict_id, again.line_verdicts[0].verdict_id)
    assert.equal(again.line_verdicts[0].supersedes, e.line_verdicts[0].verdict_id, 'a line that resolves anew gets a verdict, also where the answer is as before')
    assert.equal((await client.get(`/v1/verdicts/${e.line_verdicts[0].verdict_id}`)).body.superseded_by, again.line_verdicts[0].verdict_id)
    assert.ok(!(await names(client)).includes('coverage_line.reverification_due'))
    assert.equal((await client.events('evidence.attached')).length, 2)
  })

test('reverification none: a year of nothing', async () => {
  const { client, e } = await start({}, { gl: { to: dayAfter(500) } })
  const before = await names(client)
  await client.advanceDays(365)
  assert.equal((await client.engagement(e.id)).coverage_lines[0].request.request_id, e.coverage_lines[0].request.request_id)
  assert.deepEqual(await names(client), before)
})

test('a reverification that stays silent times out, and the verdict follows', async () => {
  const { client, e } = await start({ reverification_cadence: 'every_30_days' })
  // The next question meets silence: the scenario of the engagement is what the last push said.
  await client.pushPaper({ test_scenario: 'silent' })
  await client.advanceDays(29)
  assert.equal((await client.engagement(e.id)).verdict.status, 'pass')
  await client.advanceDays(10)
  const late = await client.engagement(e.id)
  assert.equal(late.coverage_lines[0].verification.state, 'timed_out')
  assert.equal(late.verdict.status, 'unverified')
})

test('cadence of the engagement comes before the set\u2019s, a rule\u2019s before both', async () => {
  const client = await newClient(service)
  await client.publish([RULE], { reverification_cadence: 'every_30_days' })
  await client.post('/v1/engagements', { insured_ref: 'ins', consumer_ref: 'con', reverification_cadence: 'none' })
  const e = await client.pushed({})
  await client.advanceDays(40)
  assert.equal((await client.engagement(e.id)).coverage_lines[0].request.request_id, e.coverage_lines[0].request.request_id)
  await client.publish([{ ...RULE, reverification_cadence: 'every_30_days' }], {}, 'rule')
  await client.post('/v1/engagements', { insured_ref: 'other', consumer_ref: 'rule', reverification_cadence: 'none' })
  const other = await client.pushed({ insured_ref: 'other', consumer_ref: 'rule' })
  await client.advanceDays(31)
  const again = await client.whenEngagement(other.id, (x) => x.coverage_lines[0].request.request_id !== other.coverage_lines[0].request.request_id)
  assert.notEqual(again.coverage_lines[0].request.request_id, other.coverage_lines[0].request.request_id)
})

test('min_days_remaining fails as its day comes', async () => {
  const client = await newClient(service)
  await client.publish([{ ...RULE, min_days_remaining: 30 }])
  const e = await client.pushed({}, { gl: { to: dayAfter(45) } })
  assert.equal(e.surface_check.status, 'pass')
  await client.advanceDays(14)
  assert.equal((await client.engagement(e.id)).surface_check.status, 'pass')
  await client.advanceDays(3)
  assert.equal((await client.engagement(e.id)).surface_check.status, 'fail')
})

/** What a client sees of an account's history, without ids and times. */
async function story(client: Client, ids: string[]) {
  const events = (await client.events()).map((e) => [e.event, e.insured_ref ?? null, e.data.status ?? null, e.data.change ?? null, e.data.scope ?? null])
  const engagements = await Promise.all(ids.map(async (id) => {
    const e = await client.engagement(id)
    return [e.status, e.surface_check?.status, e.verdict?.status, e.coverage_lines.map((l: any) => [l.policy_number, l.verification.state, l.request?.status, l.superseded_by !== null])]
  }))
  return { events, engagements }
}

test('one jump of 90 days equals ninety jumps of one day', async () => {
  const prepare = async () => {
    const client = await newClient(service)
    await client.advance({ to: `${dayAfter(3)}T15:00:00Z` })
    await client.publish([RULE], { reverification_cadence: 'every_30_days', expiry_lead_days: 10 })
    const a = await client.pushed({ insured_ref: 'a' }, { gl: { number: 'A-1', to: dayAfter(80) } })
    const b = await client.pushed({ insured_ref: 'b' }, { gl: { number: 'B-1', to: dayAfter(60) } })
    await client.pushPaper({ insured_ref: 'b' }, { gl: { number: 'B-2', from: dayAfter(60), to: dayAfter(425) } })
    await client.whenEngagement(b.id, (x) => x.coverage_lines.length === 2 && x.coverage_lines.every((l: any) => l.request?.status === 'closed'))
    const c = await client.pushPaper({ insured_ref: 'c', test_scenario: 'silent' }, { gl: { number: 'C-1', to: dayAfter(200) } })
    await client.whenEngagement(c.body.engagement_id, (x) => x.coverage_lines[0]?.request)
    await client.publish([{ ...RULE, limits: [{ label: 'each_occurrence', min: 2_000_000 }] }], { effective_on: dayAfter(40), grace_period_days: 15 })
    await client.whenEvents('requirement_set.published', (e) => e.length === 2)
    return { client, ids: [a.id, b.id, c.body.engagement_id] }
  }
  const [one, many] = [await prepare(), await prepare()]
  await one.client.advanceDays(90)
  for (let day = 0; day < 90; day++) await many.client.advanceDays(1)
  const [jump, steps] = [await story(one.client, one.ids), await story(many.client, many.ids)]
  assert.deepEqual(jump.engagements, steps.engagements)
  assert.deepEqual([...jump.events].map(String).sort(), [...steps.events].map(String).sort())
  assert.ok(jump.events.length > 30)
})
