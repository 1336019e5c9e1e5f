import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { GatheredQuery, inPipeline, Query, type Tenant } from '../../src/kernel/index.ts'
import { type Service, startService } from '../harness/service.ts'

let service: Service
let tenant: Tenant
before(async () => {
  service = await startService()
  tenant = { accountId: service.accountId, mode: 'test' }
})
after(() => service.close())

class Counted extends Query {
  readonly seen: string[] = []
  override rows<T>(text: string, values?: readonly unknown[]): Promise<T[]> {
    this.seen.push(text)
    return super.rows<T>(text, values)
  }
}

test('reads asked for side by side are one statement and give what each would alone', async () => {
  await service.app.context.store.read(tenant, async (q) => {
    const texts: [string, unknown[]][] = [
      ['SELECT x, x::bigint * 3000000000 AS big, $1::text AS who FROM generate_series(1, $2::int) x ORDER BY x DESC', ['a $1 "b"', 3]],
      ["SELECT DATE '2026-02-28' AS day, ARRAY['a','b'] AS list, NULL::text AS nothing, true AS yes, '{\"a\":[1,2]}'::jsonb AS held", []],
      ['SELECT 1 AS one WHERE $1::int > 5', [1]],
      ['SELECT $2::text AS second, $1::int AS first', [7, 'seven']],
    ]
    const alone = []
    for (const [text, values] of texts) alone.push(await q.rows(text, values))
    const counted = new Counted(q)
    const gathered = new GatheredQuery(counted)
    assert.deepEqual(await inPipeline(texts.map(([text, values]) => gathered.rows(text, values))), alone)
    assert.equal(counted.seen.length, 1)
    assert.deepEqual(await gathered.maybe('SELECT 5 AS x'), { x: 5 })
  })
})

test('one that fails fails all that travelled with it, and the next goes well', async () => {
  await service.app.context.store.read(tenant, async (q) => {
    const gathered = new GatheredQuery(q)
    const [a, b] = await Promise.allSettled([gathered.rows('SELECT 1 / $1::int AS x', [0]), gathered.rows('SELECT 2 AS y')])
    assert.equal(a.status, 'rejected')
    assert.equal(b.status, 'rejected')
    assert.deepEqual(await gathered.rows('SELECT 2 AS y'), [{ y: 2 }])
  })
})
