import type { Tx } from '../kernel/index.ts'
import type { VerificationState } from '../vocabulary/index.ts'
import { findLine, type LineRow, saveLine, UNVERIFIED } from './table.ts'

/**
 * Moves a line between the states of waiting (unverified, pending, in_review). Resolved states are resolve-line's alone.
 * Who waits for an answer has none: who gave the last one, when and how is cleared; its proof stays on file.
 */
export async function setWaitingState(tx: Tx, lineId: string, state: Extract<VerificationState, 'unverified' | 'pending' | 'in_review'>, from: readonly VerificationState[]): Promise<LineRow | null> {
  const row = await findLine(tx, lineId)
  if (!row || row.verification.state === state || !from.includes(row.verification.state)) return row
  return saveLine(tx, { ...row, held: { ...row.held, verification: { ...row.held.verification, state } }, verification: { ...UNVERIFIED, state, proof: row.verification.proof } }, { change: state, cause: {} })
}
