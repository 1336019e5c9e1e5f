import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { forgetOldKeys } from '../../src/http/forget-keys.ts'
import { FolderBlobs, keepHouse, silentLog, systemRandom, type Time } from '../../src/kernel/index.ts'
import { call, type Service, startService } from '../harness/service.ts'

const DAY_MS = 86_400_000
let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

test('an answer under an idempotency key is forgotten after thirty days, not before', async () => {
  const { store, time } = service.app.context
  const open = (consumer_ref: string) => call(service, service.test, 'POST', '/v1/engagements', { insured_ref: 'hauler', consumer_ref }, { 'idempotency-key': 'one' })
  assert.notEqual((await open('broker')).body.idempotent_replay, true)
  const at = (now: number) => forgetOldKeys({ store, time: { ...time, now: () => now } })
  assert.equal(await at(time.now() + 29 * DAY_MS), 0)
  assert.equal((await open('broker')).body.idempotent_replay, true)
  assert.equal((await open('another')).status, 422)
  assert.equal(await at(time.now() + 31 * DAY_MS), 1)
  assert.equal((await open('another')).status, 200, 'the key is free again')
})

test('files that a killed process left staged go after a day; what is being staged stays', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'ivs-leftovers-'))
  try {
    const blobs = new FolderBlobs(root, systemRandom)
    assert.equal(await blobs.dropLeftovers(Date.now()), 0, 'no folder yet')
    const kept = await blobs.put(Buffer.from('kept'))
    for (const [name, age] of [['old', 2 * DAY_MS], ['new', 60_000]] as const) {
      const file = path.join(root, 'incoming', name)
      writeFileSync(file, 'half a certificate')
      utimesSync(file, (Date.now() - age) / 1000, (Date.now() - age) / 1000)
    }
    assert.equal(await blobs.dropLeftovers(Date.now() - DAY_MS), 1)
    assert.deepEqual(readdirSync(path.join(root, 'incoming')), ['new'])
    assert.equal(await blobs.has(kept.sha256), true)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('chores are done at once and again every six hours; one that fails comes again sooner and holds up no other', async () => {
  const waits: { ms: number; fn: () => void }[] = []
  const time: Time = { now: () => 0, sleep: async () => {}, after: (ms, fn) => (waits.push({ ms, fn }), () => {}) }
  const done: string[] = []
  let ill = true
  const house = keepHouse({
    time,
    log: silentLog,
    chores: [
      { name: 'ill', run: async () => { if (ill) throw new Error('the database is away'); return done.push('ill') } },
      { name: 'well', run: async () => done.push('well') },
    ],
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  await turn()
  assert.deepEqual(done, ['well'])
  assert.deepEqual(waits.map((w) => w.ms).sort((a, b) => a - b), [600_000, 21_600_000])
  ill = false
  waits.splice(0).sort((a, b) => a.ms - b.ms)[0]!.fn()
  await turn()
  assert.deepEqual(done, ['well', 'ill'])
  assert.deepEqual(waits.map((w) => w.ms), [21_600_000])
  await house.stop()
})
