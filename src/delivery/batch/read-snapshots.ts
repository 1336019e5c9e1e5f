import type { Context, Mode, Query } from '../../kernel/index.ts'
import { linesAsOf, verdictsAsOf } from '../snapshot-log.ts'
import type { BatchRow, Column } from './columns.ts'

const PAGE = 2_000
const MODES: readonly Mode[] = ['live', 'test']

/** A file of current state: its name without the ending, its columns, and how a page of it is read. */
export type Snapshot = {
  name: string
  columns: readonly Column[]
  /** Rows after an id, in order of id; the id is the first cell. */
  page: (q: Query, asOfMs: number, afterId: string, limit: number) => Promise<BatchRow[]>
}

const text = (...names: string[]): Column[] => names.map((name) => ({ name, kind: 'text' }))
const json = (...names: string[]): Column[] => names.map((name) => ({ name, kind: 'json' }))
const flag = (...names: string[]): Column[] => names.map((name) => ({ name, kind: 'boolean' }))

export const SNAPSHOTS: readonly Snapshot[] = [
  {
    name: 'coverage_lines',
    columns: [
      ...text('coverage_line_id', 'insured_ref', 'coverage_type', 'carrier', 'naic', 'policy_number'),
      { name: 'effective_date', kind: 'date' },
      { name: 'expiration_date', kind: 'date' },
      ...json('limits'),
      ...flag('additional_insured', 'subrogation_waived', 'primary_noncontributory', 'extends_to_children'),
      ...text('document_class', 'verification_state'),
      ...json('verification', 'flags', 'source_documents'),
      ...text('superseded_by'),
      { name: 'updated_at', kind: 'timestamp' },
      ...flag('test'),
    ],
    page: linesAsOf,
  },
  {
    name: 'verdicts',
    columns: [
      ...text('engagement_id', 'verdict_id', 'kind', 'scope', 'status', 'insured_ref', 'consumer_ref'),
      ...json('requirement_set', 'rules'),
      ...text('wording', 'supersedes'),
      { name: 'issued_at', kind: 'timestamp' },
      ...flag('test'),
    ],
    page: verdictsAsOf,
  },
]

/** A snapshot as it was at an instant: live objects in order of id, then test ones. */
export async function* snapshotPages(
  { store }: Pick<Context, 'store'>,
  accountId: string,
  snapshot: Snapshot,
  asOfMs: number,
): AsyncGenerator<readonly BatchRow[]> {
  for (const mode of MODES) {
    for (let after = ''; ; ) {
      const from = after
      const rows = await store.read({ accountId, mode }, (q) => snapshot.page(q, asOfMs, from, PAGE))
      if (rows.length > 0) yield rows
      if (rows.length < PAGE) break
      after = rows.at(-1)![0] as string
    }
  }
}
