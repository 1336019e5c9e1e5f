import type { Tx } from '../kernel/index.ts'
import type { VerificationState } from '../vocabulary/index.ts'
import { findLine, type LineRow, saveLine } from './table.ts'

/** Moves a line between the states of waiting (unverified, pending, in_review). Resolved states are resolve-line's alone. */
export async function setWaitingState(tx: Tx, lineId: string, state: Extract<VerificationState, 'unverified' | 'pending' | 'in_review'>, from: readonly VerificationState[]): Promise<LineRow | null> {
  const row = await findLine(tx, lineId)
  if (!row || row.verification.state === state || !from.includes(row.verification.state)) return row
  return saveLine(tx, { ...row, held: { ...row.held, verification: { ...row.held.verification, state } }, verification: { ...row.verification, state } }, { change: state, cause: {} })
}
