import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { ServiceProcess } from './service-process.ts'

/** Calls of a test key, and an insured with read lines multiplied by copying its rows. */
export const callsOf = (service: ServiceProcess) => async (method: string, to: string, body?: unknown) => {
  const form = body instanceof FormData
  const answer = await fetch(service.url + to, {
    method,
    headers: { authorization: `Bearer ${service.test}`, ...(body !== undefined && !form && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  })
  const read = (await answer.json()) as Record<string, unknown>
  if (!answer.ok) throw new Error(`${method} ${to} answered ${answer.status}: ${JSON.stringify(read)}`)
  return read
}

export async function waitUntil(what: string, seconds: number, ask: () => Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await ask())) {
    if (performance.now() - started > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`)
    await pause(100)
  }
}

/** One insured, pushed, checked and confirmed; its engagement's id. */
export async function seedEngagement(service: ServiceProcess, rules: unknown[]): Promise<string> {
  const call = callsOf(service)
  await call('POST', '/v1/consumers/broker/requirement-sets', { rules, publish: true, applies_to: 'all_active' })
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: 'seed', insured_name: 'Seed Hauling', consumer_ref: 'broker', test_scenario: 'confirmed' })) form.set(k, v)
  form.append('files', new Blob([new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf')))], { type: 'application/pdf' }), 'a.pdf')
  const id = (await call('POST', '/v1/documents', form)).engagement_id as string
  await waitUntil('the verdict', 60, async () => (await call('GET', `/v1/engagements/${id}`)).verdict !== null)
  return id
}

/** Insureds after these have no lines: what is read of one does not depend on them, and five million would only fill the disk. */
const WITH_LINES_MAX = 100_000

/** `count` more insureds with the seed's lines, each with an engagement of its own. */
export async function multiply(admin: pg.Client, account: string, seedId: string, count: number, consumer = 'broker', start = 1): Promise<void> {
  const columns = async (table: string, except: string[]) =>
    (await admin.query<{ c: string }>('SELECT column_name AS c FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position', [table])).rows.map((r) => r.c).filter((c) => !except.includes(c))
  const copy = async (table: string, changed: Record<string, string>, where: string) => {
    const same = await columns(table, Object.keys(changed))
    await admin.query(
      `INSERT INTO ${table} (${[...Object.keys(changed), ...same].join(', ')}) SELECT ${[...Object.values(changed), ...same.map((c) => `t.${c}`)].join(', ')}
       FROM ${table} t CROSS JOIN generate_series($2::int, $3::int) i WHERE t.account_id = $1 AND t.mode = 'test' AND ${where}`,
      [account, start, start + count - 1],
    )
  }
  await copy('insureds', { insured_ref: "'many-' || i" }, "t.insured_ref = 'seed'")
  await copy('engagements', { engagement_id: `'eng_' || lpad(i::text, 26, '0')`, insured_ref: "'many-' || i", consumer_ref: `'${consumer}'`, surface_verdict_id: 'NULL', rollup_verdict_id: 'NULL', created_at: 't.created_at + i' }, `t.engagement_id = '${seedId}'`)
  await copy(
    'coverage_lines',
    { coverage_line_id: "t.coverage_line_id || '-' || i", insured_ref: "'many-' || i", held: "jsonb_set(jsonb_set(t.held::jsonb, '{coverage_line_id}', to_jsonb(t.coverage_line_id || '-' || i)), '{insured_ref}', to_jsonb('many-' || i))" },
    `t.insured_ref = 'seed' AND i <= ${WITH_LINES_MAX}`,
  )
}
