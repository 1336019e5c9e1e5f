import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createKey, KeyRing, revokeKey } from '../../src/accounts/index.ts'
import { RateLimit } from '../../src/http/rate-limit.ts'
import { Ids, systemRandom, type Time } from '../../src/kernel/index.ts'
import { createSendPacer } from '../../src/outreach/mail/pace-sends.ts'
import { newClient } from '../endpoints/kit/client.ts'
import { type Service, startService } from '../harness/service.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

/** A machine's clock that tests set back and ahead. */
function steppedClock() {
  const clock = { ms: Date.now(), time: null as unknown as Time }
  clock.time = { ...service.app.context.time, now: () => clock.ms }
  return clock
}

for (const [step, ms] of [['an hour back', -HOUR_MS], ['a day ahead', DAY_MS]] as const) {
  test(`rate limit, clock ${step}: a key is not locked out, and never has more than a burst`, () => {
    const clock = steppedClock()
    const limit = new RateLimit(2, clock.time)
    limit.take('key')
    clock.ms += ms
    const taken = Array.from({ length: 6 }, () => limit.take('key').refusal === null)
    assert.ok(taken[0] && taken[1] && taken[2], String(taken))
    assert.equal(taken[5], false)
    clock.ms += 1_000
    assert.equal(limit.take('key').refusal, null, 'it fills again at its rate')
  })

  test(`mail pacing, clock ${step}: a message waits no longer than its place in the row`, () => {
    const clock = steppedClock()
    const pacer = createSendPacer({ perMinute: 60, burst: 2 })
    const wait = () => pacer.waitMs('agent@agency.example', clock.ms)
    assert.deepEqual([wait(), wait()], [0, 0])
    clock.ms += ms
    assert.ok(wait() <= 2_000)
    clock.ms += 2_000
    assert.equal(wait(), 0)
  })

  test(`keys, clock ${step}: a revoked one is found out within seconds`, async () => {
    const clock = steppedClock()
    const context = { ...service.app.context, time: clock.time }
    const client = await newClient(service)
    const { key, key_id } = await createKey(service.app.context, { accountId: client.accountId, mode: 'test', scopes: ['read'] })
    const ring = new KeyRing(context)
    assert.equal((await ring.authenticate(`Bearer ${key}`)).keyId, key_id)
    await revokeKey(context.store, key_id)
    clock.ms += ms
    await assert.rejects(ring.authenticate(`Bearer ${key}`), { code: 'invalid_key' })
  })

  test(`ids, clock ${step}: still in order of making`, () => {
    const clock = steppedClock()
    const ids = new Ids(clock.time, systemRandom)
    const made = Array.from({ length: 3 }, () => ids.make('event'))
    clock.ms += ms
    made.push(...Array.from({ length: 5_000 }, () => ids.make('event')))
    assert.deepEqual(made.toSorted(), made)
    assert.equal(new Set(made).size, made.length)
  })
}
