import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { findEngagement } from '../../../src/engagements/index.ts'
import { Query, type Row } from '../../../src/kernel/index.ts'
import { engagementView } from '../../../src/views/index.ts'
import { type Service, startService } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'

let service: Service
let admin: pg.Client
before(async () => {
  service = await startService()
  admin = new pg.Client(service.database.adminConfig)
  await admin.connect()
})
after(async () => {
  await admin.end()
  await service.close()
})

/** Something is committed behind every statement that this sends. */
class Interrupted extends Query {
  readonly #behind: () => Promise<unknown>
  constructor(q: Query, behind: () => Promise<unknown>) {
    super(q)
    this.#behind = behind
  }
  override async rows<T = Row>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const found = await super.rows<T>(text, values)
    await this.#behind()
    return found
  }
}

test('an engagement never shows a verdict on a line whose answer it does not show yet', async () => {
  const client = await newClient(service)
  const { id } = await client.pushed({ test_scenario: 'confirmed' })
  const tenant = { accountId: client.accountId, mode: 'test' } as const
  const resolved = (await admin.query('SELECT coverage_line_id, verification FROM coverage_lines WHERE account_id = $1', [client.accountId])).rows
  await admin.query(`UPDATE coverage_lines SET verification = jsonb_set(verification::jsonb, '{state}', '"pending"') WHERE account_id = $1`, [client.accountId])
  await admin.query("UPDATE verdicts SET superseded_by = 'hidden' WHERE account_id = $1 AND scope = 'line'", [client.accountId])
  const resolve = async () => {
    await admin.query('BEGIN')
    for (const line of resolved) await admin.query('UPDATE coverage_lines SET verification = $2 WHERE account_id = $1 AND coverage_line_id = $3', [client.accountId, line.verification, line.coverage_line_id])
    await admin.query("UPDATE verdicts SET superseded_by = NULL WHERE account_id = $1 AND scope = 'line'", [client.accountId])
    await admin.query('COMMIT')
  }
  const { context } = service.app
  const view = await context.store.read(tenant, async (q) => engagementView(new Interrupted(q, resolve), (await findEngagement(q, id))!, context).then((it) => it!))
  const open = view.coverage_lines.filter((l) => l.verification.state === 'pending').map((l) => l.coverage_line_id)
  assert.equal(open.length, resolved.length)
  assert.deepEqual(view.line_verdicts.filter((v) => open.includes(v.coverage_line_id!)), [])
  assert.equal((await client.engagement(id)).line_verdicts.length, resolved.length)
})

test('an engagement that moves on between two statements is shown as it then is: its version, and the verdicts that stand', async () => {
  const client = await newClient(service)
  const rules = (min: number) => [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min }] }]
  await client.publish(rules(100_000))
  const { id } = await client.pushed({ test_scenario: 'confirmed' })
  const tenant = { accountId: client.accountId, mode: 'test' } as const
  const { context } = service.app
  const before = (await context.store.read(tenant, (q) => findEngagement(q, id)))!
  await client.publish(rules(90_000_000))
  await client.whenEngagement(id, (e) => e.verdict.status === 'fail')
  const view = await context.store.read(tenant, (q) => engagementView(q, before, context).then((it) => it!))
  assert.deepEqual([view.requirement_set!.version, view.surface_check!.requirement_set!.version, view.verdict!.requirement_set!.version], [2, 2, 2])
  assert.deepEqual([view.surface_check!.superseded_by, view.verdict!.superseded_by], [null, null])
})
