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

test('a value that several of them are given is sent once, where it can be nothing but text', async () => {
  await service.app.context.store.read(tenant, async (q) => {
    const given: (readonly unknown[])[] = []
    class Seen extends Query {
      override rows<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
        given.push(values)
        return super.rows<T>(text, values)
      }
    }
    const ask = (texts: [string, unknown[]][]) => {
      const gathered = new GatheredQuery(new Seen(q))
      return inPipeline(texts.map(([text, values]) => gathered.rows(text, values)))
    }
    assert.deepEqual(await ask([["SELECT $1 || 'a' AS x", ['carrier']], ["SELECT $2 || $1 || 'b' AS y", ['carrier', 'other']]]), [[{ x: 'carriera' }], [{ y: 'othercarrierb' }]])
    assert.deepEqual(given.pop(), ['carrier', 'other'])
    for (const [value, typed, answer] of [
      ['2026-02-28', "SELECT $1 = DATE '2026-02-28' AS x", true],
      ['true', 'SELECT $1 AND true AS x', true],
      ['{"a":1}', 'SELECT $1::jsonb ->> \'a\' AS x', '1'],
      ['null', "SELECT $1::jsonb = 'null' AS x", true],
    ] as const) {
      assert.deepEqual(await ask([[typed, [value]], ["SELECT $1 || '' AS y", [value]]]), [[{ x: answer }], [{ y: value }]], value)
    }
    // The same values in other places are another statement.
    const pair: [string, unknown[]] = ['SELECT $1 AS a, $2::text AS b', ['one', 'two']]
    assert.deepEqual(await ask([pair, ["SELECT $1 || '' AS y", ['one']]]), [[{ a: 'one', b: 'two' }], [{ y: 'one' }]])
    assert.deepEqual(await ask([pair, ["SELECT $1 || '' AS y", ['two']]]), [[{ a: 'one', b: 'two' }], [{ y: 'two' }]])
  })
})
