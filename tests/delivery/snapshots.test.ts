import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { SNAPSHOTS, snapshotPages } from '../../src/delivery/batch/read-snapshots.ts'
import type { Mode } from '../../src/kernel/index.ts'
import { type Service, startDelivery } from './service.ts'

let service: Service
before(async () => {
  service = await startDelivery({ work: false })
})
after(() => service?.stop())

const held = (policy: string, more: Record<string, unknown> = {}) => ({
  coverage_type: 'cargo',
  carrier: 'Example Mutual',
  policy_number: policy,
  effective_date: '2026-01-01',
  expiration_date: '2027-01-01',
  limits: [{ label: 'per_occurrence', amount: 100000 }],
  additional_insured: true,
  subrogation_waived: null,
  document_class: 'coi',
  contradictions: {},
  documents: [{ document_id: 'doc_1' }],
  superseded_by: null,
  ...more,
})

async function snapshot(name: string, account: string, asOfMs: number): Promise<Record<string, unknown>[]> {
  const found = SNAPSHOTS.find((one) => one.name === name)!
  const pages = await Array.fromAsync(snapshotPages(service.context, account, found, asOfMs))
  return pages.flat().map((row) => Object.fromEntries(found.columns.map((column, i) => [column.name, row[i]])))
}

test('lines are shown as they were at the instant, and come out the same later', async () => {
  const account = await service.makeAccount()
  const saveLine = (id: string, revision: number, recordedAt: number, line: Record<string, unknown>, state: string, mode: Mode = 'live') =>
    service.context.store.tx({ accountId: account, mode }, async (tx) => {
      await tx.count(
        `INSERT INTO coverage_lines (account_id, mode, coverage_line_id, insured_ref, coverage_type, held, state, verification, created_at, updated_at) VALUES ($1, $2, $3, 'ins-1', 'cargo', $4, $5, '{}', $6, $6)
         ON CONFLICT (account_id, mode, coverage_line_id) DO UPDATE SET held = excluded.held, state = excluded.state`,
        [account, mode, id, JSON.stringify(line), state, recordedAt],
      )
      await tx.count(
        `INSERT INTO line_revisions (account_id, mode, recorded_at, coverage_line_id, revision, change, cause, held, state, occurred_at) VALUES ($1, $2, $3, $4, $5, 'created', '{}', $6, $7, $3)`,
        [account, mode, recordedAt, id, revision, JSON.stringify(line), state],
      )
    })
  const now = Date.now()
  await saveLine('cl_a', 1, now - 5000, held('A-1'), 'unverified')
  await saveLine('cl_a', 2, now - 3000, held('A-2', { contradictions: { carrier: {} } }), 'verified')
  await saveLine('cl_b', 1, now - 1000, held('B-1'), 'unverified', 'test')
  const middle = await snapshot('coverage_lines', account, now - 4000)
  assert.deepEqual(
    middle.map((row) => [row.coverage_line_id, row.policy_number, row.verification_state, row.flags]),
    [['cl_a', 'A-1', 'unverified', '[]']],
  )
  const rows = await snapshot('coverage_lines', account, now)
  assert.deepEqual(rows[0], {
    coverage_line_id: 'cl_a',
    insured_ref: 'ins-1',
    coverage_type: 'cargo',
    carrier: 'Example Mutual',
    naic: null,
    policy_number: 'A-2',
    effective_date: '2026-01-01',
    expiration_date: '2027-01-01',
    limits: '[{"label": "per_occurrence", "amount": 100000}]',
    additional_insured: true,
    subrogation_waived: null,
    primary_noncontributory: null,
    extends_to_children: null,
    document_class: 'coi',
    verification_state: 'verified',
    verification: '{"proof": [], "state": "verified", "method": null, "confirmed_at": null, "confirmed_by": null}',
    flags: '["contradiction_open"]',
    source_documents: '["doc_1"]',
    superseded_by: null,
    updated_at: now - 3000,
    test: false,
  })
  assert.deepEqual(
    rows.map((row) => [row.coverage_line_id, row.test]),
    [
      ['cl_a', false],
      ['cl_b', true],
    ],
  )
  await saveLine('cl_a', 3, now + 1000, held('A-3'), 'refused')
  assert.deepEqual(await snapshot('coverage_lines', account, now), rows)
})

test('the latest verdict of each engagement at the instant', async () => {
  const account = await service.makeAccount()
  const tenant = { accountId: account, mode: 'test' as const }
  const issue = (engagement: string, kind: string, scope: string) =>
    service.context.store.tx(tenant, async (tx) => {
      const id = service.context.ids.make('verdict')
      await tx.count(
        `INSERT INTO verdicts (account_id, mode, verdict_id, engagement_id, insured_ref, kind, scope, status, wording, content_hash, issued_at) VALUES ($1, $2, $3, $4, 'i', $5, $6, 'pass', 'w', 'h', 1)`,
        [account, 'test', id, engagement, kind, scope],
      )
      return id
    })
  const pause = () => new Promise((done) => setTimeout(done, 5))
  const surface = await issue('eng_1', 'surface', 'engagement')
  await issue('eng_1', 'verified', 'line')
  await pause()
  const between = Date.now()
  await pause()
  const verified = await issue('eng_1', 'verified', 'engagement')
  const other = await issue('eng_2', 'surface', 'engagement')
  await pause()
  assert.deepEqual(
    (await snapshot('verdicts', account, between)).map((row) => row.verdict_id),
    [surface],
  )
  assert.deepEqual(
    (await snapshot('verdicts', account, Date.now())).map((row) => [row.engagement_id, row.verdict_id, row.rules, row.test]),
    [
      ['eng_1', verified, '[]', true],
      ['eng_2', other, '[]', true],
    ],
  )
})
