import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contractRoutes } from '../../scripts/openapi/contract-routes.ts'
import { createAccount } from '../../src/accounts/index.ts'
import { findEngagement } from '../../src/engagements/index.ts'
import { type Route, Store, systemRandom, systemTime } from '../../src/kernel/index.ts'
import { createPool } from '../../src/kernel/database/pool.ts'
import { type Answer, call, type Service, startService } from '../harness/service.ts'
import { type Exchange, type Story, tellStory } from '../openapi/tell-story.ts'
import { withoutScoping } from './unscoped-queries.ts'

/** One configuration and its batches serve both modes of an account: only another account is a stranger to them. */
const SHARED_BY_MODES = new Set(['getExport', 'listExports', 'getDelivery', 'listDeliveryAttempts'])
/** Calls that make what they name: a stranger gets an object of its own. */
const MAKES_ITS_OWN = new Set(['putInsured', 'putProgram', 'createRequirementSetVersion', 'createEngagement', 'pushDocuments'])

let service: Service
let story: Story
let stranger: string
/** What the service's own staff may do belongs to no tenant; keys of accounts never get that far. */
const routes = contractRoutes().filter((r) => r.scope !== 'operator')
const staffRoutes = contractRoutes().filter((r) => r.scope === 'operator')
before(async () => {
  service = await startService()
  stranger = (await createAccount(service.app.context, { name: 'A stranger' })).test_key
  story = await tellStory(service, service.test, 'mine-')
  await service.app.worker.stop()
})
after(() => service.close())

const ours = (): string[] => [...new Set(Object.values(story.exchanges).flatMap((e) => [...Object.values(e.params), ...Object.values(e.query)]))].filter((v) => /^(mine-|[a-z]{2,4}_[0-9a-z]{26}$)/.test(v))
/** As our id, of the same form, and nobody's. */
const unknownAs = (id: string): string => (/^[a-z]{2,4}_[0-9a-z]{26}$/.test(id) ? `${id.slice(0, -8)}00000000` : id.startsWith('mine-') ? `${id}-none` : id)
const given = (values: Record<string, string>, change: (id: string) => string): Record<string, string> => Object.fromEntries(Object.entries(values).map(([k, v]) => [k, change(v)]))

function ask(route: Route, exchange: Exchange, key: string, change: (id: string) => string): Promise<Answer> {
  const params = given(exchange.params, change)
  const query = new URLSearchParams(given(exchange.query, change)).toString()
  const target = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'))
  const body = route.method === 'GET' ? undefined : (exchange.body ?? (route.body ? {} : undefined))
  return call(service, key, route.method, query ? `${target}?${query}` : target, body)
}
/** What an answer says, apart from the id that was asked for and what names the call itself. */
function told(answer: Answer, exchange: Exchange, change: (id: string) => string): string {
  const { request_id: _, ...error } = answer.body?.error ?? {}
  let text = JSON.stringify({ status: answer.status, body: answer.body?.error ? { error } : answer.body })
  for (const id of [...Object.values(exchange.params), ...Object.values(exchange.query)].filter((v) => unknownAs(v) !== v)) text = text.replaceAll(change(id), '<id>')
  return text.replace(/"(created_at|updated_at|now|as_of|since|until)":"[^"]*"/g, '').replace(/"enrollment_id":"\w+"/g, '')
}
const same = (id: string): string => id

async function compare(key: string, skip: ReadonlySet<string>, names: { asked: string[] }): Promise<void> {
  for (const route of routes) {
    const exchange = story.exchanges[route.operationId]
    const named = exchange && [...Object.values(exchange.params), ...Object.values(exchange.query)].some((v) => unknownAs(v) !== v)
    if (!exchange || !named || MAKES_ITS_OWN.has(route.operationId) || skip.has(route.operationId)) continue
    const known = await ask(route, exchange, key, same)
    const unknown = await ask(route, exchange, key, unknownAs)
    assert.equal(told(known, exchange, same), told(unknown, exchange, unknownAs), `${route.operationId} tells another tenant's object from one that does not exist`)
    if (Object.keys(exchange.params).some((name) => name.endsWith('_id'))) assert.equal(known.status, 404, route.operationId)
    names.asked.push(route.operationId)
  }
}

/** Nothing of ours, by id or by name, in anything a stranger is shown. */
async function readAll(key: string, skip: ReadonlySet<string>): Promise<void> {
  const secrets = ['Prairie Wind', ...ours().filter((id) => !id.startsWith('mine-'))]
  for (const route of routes) {
    if (route.method !== 'GET' || /\{/.test(route.path) || skip.has(route.operationId)) continue
    const exchange = story.exchanges[route.operationId]
    for (const query of [{}, exchange?.query ?? {}]) {
      const answer = await ask(route, { params: {}, query, response: null }, key, same)
      const text = JSON.stringify(answer.body)
      for (const secret of secrets) assert.ok(!text.includes(secret) || Object.values(query).includes(secret), `${route.operationId} shows ${secret} to another tenant`)
    }
  }
}

test('every route that names an object has been tried', () => {
  const untold = routes.filter((r) => /\{/.test(r.path) && !story.exchanges[r.operationId]).map((r) => r.operationId)
  assert.deepEqual(untold, [], 'let tests/openapi/tell-story.ts go through these operations')
})

for (const scoping of ['with the handlers own conditions', 'with row-level security alone'] as const) {
  for (const who of ['another account', 'the other mode'] as const) {
    test(`${who} cannot tell our objects from none, ${scoping}`, async () => {
      const off = scoping === 'with row-level security alone' ? withoutScoping() : null
      try {
        const key = who === 'another account' ? stranger : service.live
        const skip = who === 'another account' ? new Set<string>() : SHARED_BY_MODES
        const names = { asked: [] as string[] }
        await compare(key, skip, names)
        await readAll(key, skip)
        assert.ok(names.asked.length > 25, `only ${names.asked.length} routes were asked`)
        if (off) assert.ok(off.rewritten() > 40, `only ${off.rewritten()} statements lost their conditions`)
      } finally {
        off?.restore()
      }
    })
  }
}

test('what a stranger makes under our names leaves ours as it was', async () => {
  const before = await snapshot()
  const off = withoutScoping()
  try {
    for (const key of [stranger, service.live])
      for (const id of ['putInsured', 'putProgram', 'createEngagement']) {
        const route = routes.find((r) => r.operationId === id)!
        const exchange = story.exchanges[id]!
        const answer = await ask(route, exchange, key, same)
        assert.equal(answer.status, 200, `${id}: ${JSON.stringify(answer.body)}`)
        assert.ok(id !== 'createEngagement' || answer.body.engagement_id !== exchange.response.engagement_id)
      }
  } finally {
    off.restore()
  }
  assert.deepEqual(await snapshot(), before)
})

test('no key of an account opens what is for the service\u2019s staff', async () => {
  assert.ok(staffRoutes.length > 5)
  for (const route of staffRoutes)
    for (const key of [service.test, service.live, stranger]) {
      const answer = await call(service, key, route.method, route.path.replace(/\{\w+\}/g, 'rvw_x'), route.body ? {} : undefined)
      assert.equal(answer.body.error.code, 'scope_denied', route.operationId)
    }
})

async function snapshot(): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const id of ['getInsured', 'getProgram', 'getEngagement', 'getEnrollment', 'getRequirementSetVersion']) seen.push((await ask(routes.find((r) => r.operationId === id)!, story.exchanges[id]!, service.test, same)).body)
  return seen
}

test('without both, everything would be open: the check can see a leak', async () => {
  const pool = createPool({ connection: service.database.adminConfig, max: 1, namedStatements: true })
  const store = new Store({ database: pool, time: systemTime, random: systemRandom, flow: () => [], react: async () => {} })
  const { engagement_id } = story.exchanges.getEngagement!.params as { engagement_id: string }
  const nobody = { accountId: service.accountId, mode: 'live' as const }
  const off = withoutScoping()
  try {
    assert.ok(await store.read(nobody, (q) => findEngagement(q, engagement_id)))
  } finally {
    off.restore()
  }
  assert.equal(await store.read(nobody, (q) => findEngagement(q, engagement_id)), null)
  await pool.close()
})
