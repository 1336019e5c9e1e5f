import { appendEvent } from '../events/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { changeLine } from './change-line.ts'
import type { HeldLine } from './held-line.ts'
import { rollLines } from './roll-lines.ts'
import { type SourceAnswer, settleLine } from './settle-line.ts'
import { findLine, type LineRow, type ProofRef } from './table.ts'
import { verificationWire } from './wire.ts'

export type Resolution = {
  lineId: string
  outcome: SourceAnswer['outcome'] | 'timed_out'
  corrections?: Record<string, string | number> | undefined
  confirmedBy: string | null
  method: string | null
  proof: ProofRef[]
  /** A person has asked, knowing of every notice that came: what they heard stands above it. */
  byPerson?: boolean | undefined
  engagementIds?: string[] | undefined
}

/**
 * What the source said, or that it did not, settles the line. The caller holds the insured's lock. An answer after a
 * time-out still counts; a time-out never overwrites an answer.
 */
export async function resolveLine(tx: Tx, context: Context, resolution: Resolution): Promise<LineRow | null> {
  const row = await findLine(tx, resolution.lineId)
  if (!row) return null
  const previousState = row.verification.state
  const next = resolution.outcome === 'timed_out' ? timedOut(row) : answered(row, resolution, tx.now)
  const saved = await changeLine(tx, context, next, { change: 'resolved', cause: { outcome: resolution.outcome, proof: resolution.proof, verification: verificationWire(next) }, previousState, ...(resolution.engagementIds && { engagementIds: resolution.engagementIds }) })
  for (const proof of resolution.proof)
    appendEvent(tx, context, {
      event: 'evidence.attached',
      insuredRef: row.insured_ref,
      engagementIds: resolution.engagementIds ?? [],
      data: { coverage_line_id: row.coverage_line_id, evidence_id: proof.evidence_id, kind: proof.kind, verification_state: saved.verification.state },
    })
  tx.record({ name: 'line.resolved', coverage_line_id: row.coverage_line_id, insured_ref: row.insured_ref, outcome: resolution.outcome })
  tx.record({ name: 'lines.changed', insured_ref: row.insured_ref })
  if (startOf(row.held) === startOf(saved.held)) return saved
  await rollLines(tx, context, row.insured_ref)
  return await findLine(tx, resolution.lineId)
}

/** From when a line replaces older ones, as far as that is certain: an answer may refuse it, give another day, or end a dispute about it. */
const startOf = ({ effective_date, verification: { state }, contradictions }: HeldLine): string | null =>
  state === 'refused' || contradictions.effective_date !== undefined ? null : effective_date

function answered(row: LineRow, resolution: Resolution, now: number): LineRow {
  const outcome = resolution.outcome as SourceAnswer['outcome']
  const { line } = settleLine(row.held, { outcome, ...(resolution.corrections && { corrections: resolution.corrections }), evidence_id: resolution.proof[0]?.evidence_id ?? null })
  return {
    ...row,
    held: resolution.byPerson && outcome === 'confirmed' ? { ...line, cancellation_reported: null } : line,
    verification: { state: line.verification.state, confirmed_by: resolution.confirmedBy, confirmed_at: now, method: resolution.method, proof: [...row.verification.proof, ...resolution.proof] },
    verified_at: outcome === 'confirmed' ? now : null,
  }
}

function timedOut(row: LineRow): LineRow {
  const { corrections: _, ...rest } = row.held.verification
  return {
    ...row,
    held: { ...row.held, verification: { ...rest, state: 'timed_out' } },
    verification: { ...row.verification, state: 'timed_out', confirmed_by: null, confirmed_at: null, method: null },
    verified_at: null,
  }
}
