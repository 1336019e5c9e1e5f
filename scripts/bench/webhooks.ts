import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Pool } from 'undici'
import { createAccount } from '../../src/accounts/index.ts'
import { atLeast, atMost, type Bench, inTurn, percentiles, round } from './measure.ts'
import { type Engine, openEngine } from './open-engine.ts'
import { startReceiverServer } from './service-process.ts'
import { waitUntil } from './many-engagements.ts'

const ACCOUNTS = 50
const EVENTS = 20_000
/** Of the accounts, so many have endpoints that misbehave where they are asked to. */
const ILL = 20
/** Events a second for each account at a steady pace: what one endpoint is sent is the same alone and beside others. */
const PACE = 10
const PACE_MS = 8_000
/** Before that, unmeasured: the first events after a pause wait for the next poll, alone as beside others, since they come from another process here. */
const WARM_MS = 1_500
/** Longer than an attempt may take. */
const DRAIN_MS = 17_000

export const webhooks: Bench = {
  name: 'webhooks',
  about: 'signed deliveries with recorded attempts and fairness, against a naive outbox loop; and beside endpoints that misbehave',
  async run() {
    const receiver = await startReceiverServer()
    const engine = await openEngine({})
    try {
      const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, async () => createAccount(engine.context, { name: 'bench' })))
      const point = (to: (i: number) => string) =>
        Promise.all(
          accounts.map((a, i) =>
            fetch(`${engine.service.url}/v1/delivery`, { method: 'PUT', headers: { authorization: `Bearer ${a.live_key}`, 'content-type': 'application/json' }, body: JSON.stringify({ webhook: { url: receiver.url + to(i), events: ['*'] } }) }).then((r) => {
              if (!r.ok) throw new Error(`PUT /v1/delivery answered ${r.status}`)
            }),
          ),
        )
      await point((i) => `/ok/${i}`)
      const ids = accounts.map((a) => a.account_id)
      await burst(engine, receiver.url, ids, 2000)
      const perSecond = await burst(engine, receiver.url, ids, EVENTS)
      const naive = await naiveOutbox(engine, receiver.url)
      await point((i) => (i < ILL ? ['/hang', '/drip', '/huge', '/hang'][i % 4]! : `/ok/${i}`))
      const alone = () => paced(engine, receiver.url, ids.slice(ILL))
      const [calm, beside] = await inTurn(3, alone, () => besideIll(engine, receiver.url, ids), (p99) => p99)
      return [
        atLeast('deliveries', perSecond / 2000, 1, `${round(perSecond)}/s`, '2,000/s'),
        atLeast('deliveries', perSecond / naive, 0.4, `${round(perSecond)}/s`, `naive outbox loop ${round(naive)}/s`),
        atMost('p99 of healthy endpoints beside 20 that hang, drip or send without end', beside / calm, 1.5, `${round(beside)} ms`, `${round(calm)} ms alone`),
      ]
    } finally {
      await receiver.stop()
      await engine.close()
    }
  },
}

type Count = { got: number; latencies: number[] }
const count = async (url: string): Promise<Count> => (await fetch(`${url}/count`)).json() as Promise<Count>

let serial = 0
/** Events and their deliveries as a transaction of the service would have left them. */
async function append({ admin, context }: Engine, accounts: string[], events: number): Promise<void> {
  const now = context.time.now()
  const values = [accounts, serial, serial + events - 1, now]
  serial += events
  const id = `'evt_' || lpad(i::text, 26, '0')`
  const account = '($1::text[])[i % array_length($1::text[], 1) + 1]'
  await admin.query(
    `WITH made AS (INSERT INTO events (account_id, mode, occurred_at, event_id, event, insured_ref, data)
       SELECT ${account}, 'live', $4::bigint, ${id}, 'verdict.issued', 'carrier', '{"verdict_id":"vd_1","status":"pass"}' FROM generate_series($2::int, $3::int) i)
     INSERT INTO work (account_id, mode, kind, key, queue, due_at, payload, enqueued_at)
     SELECT ${account}, 'live', 'deliver-event', ${id}, 'webhook', $4, jsonb_build_object('event_id', ${id}, 'occurred_at', $4::bigint), $4 FROM generate_series($2::int, $3::int) i`,
    values,
  )
}

async function burst(engine: Engine, url: string, accounts: string[], events: number): Promise<number> {
  const before = (await count(url)).got
  await append(engine, accounts, events)
  const started = performance.now()
  await waitUntil('deliveries', 120, async () => (await count(url)).got >= before + events)
  const seconds = (performance.now() - started) / 1000
  await waitUntil('records', 60, async () => (await engine.admin.query("SELECT 1 FROM work WHERE kind = 'deliver-event' LIMIT 1")).rowCount === 0)
  return events / seconds
}

/** p99 in ms from an event to its receipt by an endpoint that answers, at a steady pace. */
async function paced(engine: Engine, url: string, accounts: string[]): Promise<number> {
  const step = 50
  const each = Math.round((PACE * accounts.length * step) / 1000)
  for (let at = 0; at < WARM_MS + PACE_MS; at += step) {
    if (at === WARM_MS) await count(url)
    const started = performance.now()
    await append(engine, accounts, each)
    await pause(Math.max(0, step - (performance.now() - started)))
  }
  await pause(3000)
  return percentiles((await count(url)).latencies).p99
}

/** The same while the others misbehave. What these still have to get is taken away, and attempts under way end, so that the next round is alone. */
async function besideIll(engine: Engine, url: string, accounts: string[]): Promise<number> {
  const p99 = await paced(engine, url, accounts)
  await engine.admin.query("DELETE FROM work WHERE kind = 'deliver-event'")
  await pause(DRAIN_MS)
  await engine.admin.query("DELETE FROM work WHERE kind = 'deliver-event'")
  return p99
}

/** What anybody would write first: take a hundred, post them sixteen at a time, mark them sent. */
async function naiveOutbox({ service, admin }: Engine, url: string): Promise<number> {
  const client = new pg.Client(service.admin)
  await client.connect()
  const pool = new Pool(url, { connections: 16 })
  const events = 8000
  await admin.query(`CREATE TABLE naive_outbox AS SELECT i AS id, false AS sent, '{"event":"verdict.issued","occurred_at":"2026-01-01T00:00:00Z","data":{"status":"pass"}}' AS body FROM generate_series(1, ${events}) i`)
  await admin.query('CREATE INDEX ON naive_outbox (id) WHERE NOT sent')
  const started = performance.now()
  for (;;) {
    await client.query('BEGIN')
    const { rows } = await client.query('SELECT id, body FROM naive_outbox WHERE NOT sent ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED')
    if (!rows.length) break
    const work = async () => {
      for (let row = rows.pop(); row; row = rows.pop()) await (await pool.request({ method: 'POST', path: '/ok/naive', body: row.body })).body.text()
    }
    const ids = rows.map((row) => row.id)
    await Promise.all(Array.from({ length: 16 }, work))
    await client.query('UPDATE naive_outbox SET sent = true WHERE id = ANY($1)', [ids])
    await client.query('COMMIT')
  }
  const perSecond = events / ((performance.now() - started) / 1000)
  await client.query('COMMIT')
  await client.end()
  await pool.close()
  return perSecond
}
