import { appendEvent } from '../events/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { type LineRow, saveLine } from './table.ts'
import { lineWire } from './wire.ts'

export type LineChange = {
  change: 'created' | 'document_merged' | 'resolved' | 'superseded'
  cause: Record<string, unknown>
  previousState: string | null
  previousDocumentClass?: string | null
  documentId?: string | null
  engagementIds?: string[]
}

/** Writes a line and says so: the row, its revision and coverage_line.changed commit together. */
export async function changeLine(tx: Tx, context: Context, row: LineRow, change: LineChange): Promise<LineRow> {
  const saved = await saveLine(tx, row, { change: change.change, cause: change.cause })
  appendEvent(tx, context, {
    event: 'coverage_line.changed',
    insuredRef: row.insured_ref,
    documentId: change.documentId ?? null,
    engagementIds: change.engagementIds ?? [],
    data: {
      ...lineWire(saved, tx.mode),
      change: change.change,
      previous_state: change.previousState,
      ...(change.change === 'document_merged' || change.change === 'created' ? { previous_document_class: change.previousDocumentClass ?? null } : {}),
    },
  })
  return saved
}
