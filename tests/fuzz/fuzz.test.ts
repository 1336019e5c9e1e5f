import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../harness/service.ts'
import { tellStory } from '../openapi/tell-story.ts'
import type { World } from './odd-values.ts'
import { tryOne, tryRequests, worldOf } from './try-requests.ts'

const RUNS = Number(process.env.IVS_FUZZ_RUNS ?? 2000)
const SEED = Number(process.env.IVS_FUZZ_SEED ?? 20_260_302)
let service: Service
let world: World
before(async () => {
  service = await startService()
  world = worldOf(await tellStory(service))
  // Calls alone are tried: what they set going would reach for addresses that were made up
  await service.app.worker.stop()
})
after(() => service.close())

test(`${RUNS} calls that the document allows, at its edges, break nothing`, async () => {
  const counts = await tryRequests(service, world, 'odd', RUNS, SEED)
  assert.ok((counts[200] ?? 0) > RUNS / 5, `too few succeed to mean much: ${JSON.stringify(counts)}`)
})

test(`${RUNS} malformed calls break nothing`, async () => {
  const counts = await tryRequests(service, world, 'malformed', RUNS, SEED)
  assert.ok((counts[400] ?? 0) > 0 && (counts[422] ?? 0) > RUNS / 20 && (counts[401] ?? 0) > 0, JSON.stringify(counts))
})

test('a broken answer is noticed', async () => {
  const asked = { operationId: 'x', method: 'GET', target: '/v1/insureds', headers: { authorization: `Bearer ${service.test}` }, body: null }
  assert.equal((await tryOne(service.url, asked)).fault, null)
  const original = service.app.context.store.read
  service.app.context.store.read = async () => {
    throw new Error('planted')
  }
  try {
    assert.match((await tryOne(service.url, asked)).fault!, /answered 500/)
    service.app.context.store.read = async () => ({ status: 200, body: { data: [{}], next_cursor: null } }) as never
    assert.match((await tryOne(service.url, asked)).fault!, /does not allow/)
  } finally {
    service.app.context.store.read = original
  }
})
