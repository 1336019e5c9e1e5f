import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { previewImpact } from '../../../src/checks/index.ts'
import { findVersion } from '../../../src/requirements/index.ts'
import { type Service, startService, until } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'
import { dayAfter } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const rules = (min: number, id = 'gl') => [{ rule_id: id, coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min }] }]
const PATH = '/v1/consumers/con/requirement-sets'
const draft = async (client: Client, min: number, more: Record<string, unknown> = {}) => (await client.post(PATH, { rules: rules(min), ...more })).body
const publish = (client: Client, version: string | number, body: Record<string, unknown>, query = '') => client.post(`${PATH}/${version}/publish${query}`, body)

test('a draft is published and answers with the version', async () => {
  const client = await newClient(service)
  const made = await draft(client, 1)
  const { status, body } = await publish(client, 1, { applies_to: 'new', grace_period_days: 5, effective_on: '2026-01-01' })
  assert.equal(status, 200)
  assert.deepEqual([body.status, body.applies_to, body.effective_on, body.grace_period_days], ['published', 'new', '2026-01-01', 5])
  assert.deepEqual(body.rules, made.rules)
})

test('requirement_set.published, with the counts of a preview, in test and in live mode', async () => {
  const client = await newClient(service)
  for (const by of [client, client.live]) {
    await by.post(PATH, { rules: rules(1) })
    const preview = (await by.post(`${PATH}/1/preview`)).body
    await publish(by, 1, { applies_to: 'new' })
    const [event] = await by.whenEvents('requirement_set.published')
    assert.equal(event.consumer_ref, 'con')
    assert.equal(event.test, by === client)
    assert.deepEqual(event.data, { consumer_ref: 'con', requirement_set: 'default', version: 1, applies_to: 'new', grace_period_days: null, effective_on: null, impact: preview })
  }
})

test('the counts of a publication leave out who came after it, however late they are taken', async () => {
  const client = await newClient(service)
  await client.publish(rules(1))
  await client.post('/v1/engagements', { insured_ref: 'before', consumer_ref: 'con' })
  await client.publish(rules(2))
  await client.whenEvents('requirement_set.published', (all) => all.length === 2)
  await client.post('/v1/engagements', { insured_ref: 'after', consumer_ref: 'con' })
  const { store } = service.app.context
  const counted = await store.tx({ accountId: client.accountId, mode: 'test' }, async (tx) => {
    const row = (await findVersion(tx, 'con', 'default', 2))!
    const [asPublished, asPreviewed] = [await previewImpact(tx, tx.now, row, row.published_at!), await previewImpact(tx, tx.now, row)]
    return [asPublished.engagements, asPreviewed.engagements]
  })
  assert.deepEqual(counted, [1, 2])
})

test('one event a publication; none for a draft', async () => {
  const client = await newClient(service)
  await draft(client, 1)
  await publish(client, 1, { applies_to: 'all_active' })
  await client.publish(rules(2))
  await draft(client, 3)
  const events = await client.whenEvents('requirement_set.published', (e) => e.length >= 2)
  assert.deepEqual(events.map((e) => e.data.version), [1, 2])
})

test('the former version is superseded', async () => {
  const client = await newClient(service)
  await client.publish(rules(1))
  await client.publish(rules(2))
  assert.equal((await client.get(`${PATH}/1`)).body.status, 'superseded')
  assert.equal((await client.get(`${PATH}/2`)).body.status, 'published')
})

test('applies_to new moves no engagement; new ones follow the new version', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  const old = await client.pushed({ insured_ref: 'old' })
  await client.publish(rules(2_000_000), { applies_to: 'new' })
  await client.whenEvents('requirement_set.published', (e) => e.length === 2)
  const fresh = await client.pushed({ insured_ref: 'new' }, {}, (e) => e.surface_check !== null)
  assert.equal(fresh.requirement_set.version, 2)
  assert.equal(fresh.surface_check.status, 'fail')
  const still = await client.engagement(old.id)
  assert.equal(still.requirement_set.version, 1)
  assert.equal(still.surface_check.status, 'pass')
})

test('applies_to all_active moves every active engagement but pinned ones', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  await client.post('/v1/engagements', { insured_ref: 'pinned', consumer_ref: 'con', requirement_set_version: 1 })
  const pinned = await client.pushed({ insured_ref: 'pinned' })
  const free = await client.pushed({ insured_ref: 'free' })
  await client.publish(rules(2_000_000))
  const moved = await client.whenEngagement(free.id, (e) => e.requirement_set.version === 2 && e.verdict.status === 'fail')
  assert.equal(moved.surface_check.status, 'fail')
  assert.equal(moved.verdict.status, 'fail')
  assert.equal(moved.requirement_set_version, '2')
  assert.equal((await client.engagement(pinned.id)).requirement_set.version, 1)
})

test('verdicts of a version that judges alike are issued anew only for its number', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  const e = await client.pushed({})
  const before = (await client.events('verdict.issued')).length
  await client.advanceDays(1)
  assert.equal((await client.events('verdict.issued')).length, before, 'a day later nothing has changed')
  assert.equal((await client.engagement(e.id)).surface_check.verdict_id, e.surface_check.verdict_id)
})

test('a pin is lifted by null', async () => {
  const client = await newClient(service)
  await client.publish(rules(1))
  await client.publish(rules(2))
  const pinned = await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con', requirement_set_version: 1 })
  assert.equal(pinned.body.requirement_set.version, 1)
  const lifted = await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con', requirement_set_version: null })
  assert.equal(lifted.body.requirement_set.version, 2)
})

test('effective_on in the future: published at once, engagements move on that day', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  const e = await client.pushed({})
  const { body } = await client.publish(rules(2_000_000), { effective_on: dayAfter(10) })
  assert.equal(body.status, 'published')
  assert.equal((await client.get(`${PATH}/1`)).body.status, 'superseded')
  await client.advanceDays(8)
  assert.equal((await client.engagement(e.id)).requirement_set.version, 1)
  await client.advanceDays(3)
  const moved = await client.engagement(e.id)
  assert.equal(moved.requirement_set.version, 2)
  assert.equal(moved.surface_check.status, 'fail')
})

test('an engagement opened while a version waits follows the one in effect, then moves', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  await client.publish(rules(2_000_000), { effective_on: dayAfter(5), applies_to: 'new' })
  const { body } = await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con' })
  assert.equal(body.requirement_set.version, 1)
  await client.advanceDays(6)
  assert.equal((await client.engagement(body.id)).requirement_set.version, 2)
})

test('an older draft published after a newer one is what new engagements follow', async () => {
  const client = await newClient(service)
  for (const min of [1, 2]) await draft(client, min)
  for (const version of [2, 1]) await publish(client, version, { applies_to: 'new' })
  assert.equal((await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con' })).body.requirement_set.version, 1)
})

test('a version superseded before its day never takes effect, for new engagements no more than for those there are', async () => {
  const client = await newClient(service)
  await client.publish(rules(1))
  const there = (await client.post('/v1/engagements', { insured_ref: 'i', consumer_ref: 'con' })).body
  await client.publish(rules(2), { effective_on: dayAfter(10) })
  await client.publish(rules(3), { effective_on: dayAfter(20) })
  await client.advanceDays(12)
  const later = (await client.post('/v1/engagements', { insured_ref: 'later', consumer_ref: 'con' })).body
  const versions = async () => [(await client.engagement(there.id)).requirement_set.version, (await client.engagement(later.id)).requirement_set.version]
  assert.deepEqual(await versions(), [1, 1])
  await client.advanceDays(10)
  assert.deepEqual(await versions(), [3, 3])
})

test('grace: a day on which it would no longer stand under the version before either ends it', async () => {
  const client = await newClient(service)
  await client.publish([{ ...rules(1)[0], min_days_remaining: 20 }])
  const e = await client.pushed({}, { gl: { to: dayAfter(32) } })
  await client.publish(rules(2_000_000), { grace_period_days: 25 })
  await client.whenEngagement(e.id, (x) => x.grace_until !== null)
  const status = async (day: number) => {
    await client.advance({ to: `${dayAfter(day)}T17:00:00Z` })
    return (await client.engagement(e.id)).surface_check.status
  }
  assert.deepEqual([await status(12), await status(13)], ['pass', 'fail'])
})

test('grace: an engagement that passed keeps its standing until grace_until, flagged in_grace', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  const e = await client.pushed({})
  await client.publish(rules(2_000_000), { grace_period_days: 20 })
  const graced = await client.whenEngagement(e.id, (x) => x.grace_until !== null)
  const shown = (x: any) => [x.requirement_set.version, x.requirement_set_version, x.surface_check.requirement_set.version, x.verdict.requirement_set.version]
  assert.deepEqual(shown(graced), [1, '1', 1, 1], 'it has not moved')
  assert.equal(graced.surface_check.status, 'pass')
  assert.ok(graced.surface_check.rules.every((r: any) => r.flags.includes('in_grace')))
  const days = (Date.parse(graced.grace_until) - Date.parse((await client.get('/v1/test/clock')).body.now)) / 86_400_000
  assert.ok(days > 19.5 && days <= 20, String(days))
  await client.advanceDays(19)
  assert.equal((await client.engagement(e.id)).verdict.status, 'pass')
  await client.advanceDays(2)
  const over = await client.engagement(e.id)
  assert.equal(over.surface_check.status, 'fail')
  assert.equal(over.verdict.status, 'fail')
  assert.deepEqual([...shown(over), over.grace_until], [2, '2', 2, 2, null])
})

test('grace ends where a version is chosen for the engagement', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  const e = await client.pushed({})
  await client.publish(rules(2_000_000), { grace_period_days: 20 })
  await client.whenEngagement(e.id, (x) => x.grace_until !== null)
  const pinned = (await client.post('/v1/engagements', { insured_ref: e.insured_ref, consumer_ref: 'con', requirement_set_version: 2 })).body
  assert.deepEqual([pinned.requirement_set.version, pinned.grace_until], [2, null])
  const judged = await client.whenEngagement(e.id, (x) => x.surface_check.status === 'fail')
  assert.equal(judged.surface_check.requirement_set.version, 2)
})

test('grace granted again while it runs: the standing is that of the version it passed under', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  const e = await client.pushed({})
  await client.publish(rules(3_000_000), { grace_period_days: 10 })
  await client.whenEngagement(e.id, (x) => x.grace_until !== null)
  await client.advanceDays(4)
  await client.publish(rules(2_000_000), { grace_period_days: 10 })
  const inDays = (x: any) => (Date.parse(x.grace_until) - Date.parse(e.created_at)) / 86_400_000
  const graced = await client.whenEngagement(e.id, (x) => inDays(x) > 13)
  assert.equal(graced.requirement_set.version, 1)
  assert.deepEqual([graced.surface_check.status, graced.surface_check.rules[0].flags], ['pass', ['in_grace']])
  await client.advanceDays(9)
  assert.equal((await client.engagement(e.id)).verdict.status, 'pass')
  await client.advanceDays(2)
  assert.equal((await client.engagement(e.id)).verdict.status, 'fail')
})

test('grace ends sooner when the engagement comes to pass', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  const e = await client.pushed({})
  await client.publish(rules(2_000_000), { grace_period_days: 20 })
  await client.whenEngagement(e.id, (x) => x.grace_until !== null)
  await client.pushPaper({}, { gl: { number: 'BETTER-1', from: dayAfter(-80), limits: { each_occurrence: 3_000_000 } } })
  const better = await client.whenEngagement(e.id, (x) => x.surface_check.status === 'pass' && !x.surface_check.rules[0].flags.includes('in_grace'))
  assert.ok(!better.surface_check.rules[0].flags.includes('in_grace'))
  assert.deepEqual([better.grace_until, better.requirement_set.version, better.surface_check.requirement_set.version], [null, 2, 2])
})

test('no grace for an engagement that did not pass', async () => {
  const client = await newClient(service)
  await client.publish(rules(5_000_000))
  const e = await client.pushed({}, {}, (x) => x.surface_check?.status === 'fail')
  await client.publish(rules(6_000_000), { grace_period_days: 20 })
  const moved = await client.whenEngagement(e.id, (x) => x.requirement_set.version === 2)
  assert.equal(moved.grace_until, null)
  assert.equal(moved.surface_check.status, 'fail')
})

test('preview counts and changes nothing', async () => {
  const client = await newClient(service)
  await client.publish(rules(1_000_000))
  await client.pushed({ insured_ref: 'a' })
  await client.pushed({ insured_ref: 'b' }, { gl: { limits: { each_occurrence: 3_000_000 } } })
  await client.pushed({ insured_ref: 'c' }, { gl: { limits: { each_occurrence: 500_000 } } }, (e) => e.surface_check !== null)
  await draft(client, 2_000_000)
  const before = (await client.events()).length
  const { status, body } = await client.post(`${PATH}/2/preview`)
  assert.equal(status, 200)
  assert.deepEqual(body, { engagements: 3, now_passing: 2, would_pass: 1, would_fail: 2, would_be_unverified: 0, newly_failing: 1, by_rule: [{ rule_id: 'gl', failing: 2 }] })
  assert.equal((await client.get(`${PATH}/2`)).body.status, 'draft')
  assert.equal((await client.events()).length, before)
})

test('fetching: one version carries its rules, a list does not', async () => {
  const client = await newClient(service)
  await client.publish(rules(1))
  await draft(client, 2)
  await draft(client, 3, { key: 'other' })
  const list = (await client.get(PATH)).body
  assert.equal(list.data.length, 3)
  assert.ok(list.data.every((v: any) => !('rules' in v)))
  assert.equal((await client.get(`${PATH}?key=other`)).body.data.length, 1)
  assert.equal((await client.get(`${PATH}/1`)).body.rules.length, 1)
})

test('a bare version means the set named default, ?key= and key:version another', async () => {
  const client = await newClient(service)
  await draft(client, 1)
  await draft(client, 2, { key: 'other' })
  assert.equal((await client.get(`${PATH}/1`)).body.key, 'default')
  assert.equal((await client.get(`${PATH}/1?key=other`)).body.key, 'other')
  assert.equal((await client.get(`${PATH}/other:1`)).body.key, 'other')
  assert.equal((await client.get(`${PATH}/other:1?key=other`)).body.key, 'other')
  for (const answer of [await client.get(`${PATH}/other:1?key=default`), await publish(client, 'other:1', { applies_to: 'new' }, '?key=default'), await client.post(`${PATH}/other:1/preview?key=default`)])
    assertError(answer, 422, 'validation_failed', 'key')
  assert.equal((await publish(client, 'other:1', { applies_to: 'new' })).body.key, 'other')
  assert.equal((await publish(client, 1, { applies_to: 'new' }, '?key=default')).body.key, 'default')
})

test('a bare version means the single set, whatever its name', async () => {
  const client = await newClient(service)
  await draft(client, 1, { key: 'only' })
  assert.equal((await client.get(`${PATH}/1`)).body.key, 'only')
})

test('a bare version of several sets, none default: 422 requirement_set_ambiguous', async () => {
  const client = await newClient(service)
  await draft(client, 1, { key: 'one' })
  await draft(client, 1, { key: 'two' })
  assertError(await client.get(`${PATH}/1`), 422, 'requirement_set_ambiguous')
  assertError(await publish(client, 1, { applies_to: 'new' }), 422, 'requirement_set_ambiguous')
  assertError(await client.post(`${PATH}/1/preview`), 422, 'requirement_set_ambiguous')
})

test('refused', async () => {
  const client = await newClient(service)
  await draft(client, 1)
  assertError(await publish(client, 1, {}), 422, 'applies_to_required', 'applies_to')
  assertError(await publish(client, 1, { applies_to: 'some' }), 422, 'validation_failed', 'applies_to')
  assertError(await publish(client, 1, { applies_to: 'new', grace_period_days: -1 }), 422, 'validation_failed', 'grace_period_days')
  assertError(await publish(client, 1, { applies_to: 'new', grace_period_days: 1.5 }), 422, 'validation_failed', 'grace_period_days')
  assertError(await publish(client, 1, { applies_to: 'new', effective_on: '2026-13-01' }), 422, 'validation_failed', 'effective_on')
  assertError(await publish(client, 1, { applies_to: 'new', colour: 1 }), 422, 'validation_failed', 'colour')
  assertError(await publish(client, 9, { applies_to: 'new' }), 404, 'version_not_found')
  assertError(await publish(client, 'x', { applies_to: 'new' }), 404, 'version_not_found')
  assertError(await publish(client, 1, { applies_to: 'new' }, '?key=nope'), 404, 'requirement_set_not_found')
  assertError(await client.post('/v1/consumers/nobody/requirement-sets/1/publish', { applies_to: 'new' }), 404, 'consumer_not_found')
  assertError(await client.get('/v1/consumers/nobody/requirement-sets'), 404, 'consumer_not_found')
  assertError(await client.get(`${PATH}/9`), 404, 'version_not_found')
  assertError(await client.post(`${PATH}/9/preview`), 404, 'version_not_found')
})

test('publishing what is published, or superseded: 409 version_already_published', async () => {
  const client = await newClient(service)
  await client.publish(rules(1))
  assertError(await publish(client, 1, { applies_to: 'new' }), 409, 'version_already_published')
  await client.publish(rules(2))
  assertError(await publish(client, 1, { applies_to: 'new' }), 409, 'version_already_published')
})

test('a replay of a publication is the first answer, not a conflict', async () => {
  const client = await newClient(service)
  await draft(client, 1)
  const send = () => client.post(`${PATH}/1/publish`, { applies_to: 'new' }, { 'idempotency-key': 'p' })
  const [first, second] = [await send(), await send()]
  assert.deepEqual(second.body, { ...first.body, idempotent_replay: true })
  const events = await until(() => client.events('requirement_set.published'), (e) => e.length > 0)
  assert.equal(events.length, 1)
})

test('another account\u2019s sets are the same 404', async () => {
  const client = await newClient(service)
  await draft(client, 1)
  const stranger = await newClient(service)
  assertError(await stranger.get(`${PATH}/1`), 404, 'consumer_not_found')
  assertError(await client.live.get(`${PATH}/1`), 404, 'consumer_not_found')
})
