import { findReading } from '../intake/index.ts'
import type { Tx } from '../kernel/index.ts'
import type { ReadDocument } from '../vocabulary/index.ts'
import type { HeldLine } from './held-line.ts'

/**
 * Of the lines that a notice is about, those of which it says something still: a reinstatement that was issued before the notice of cancellation that
 * a line holds took back an earlier one, however late it comes, and an earlier notice of cancellation does not take the place of a later one.
 */
export async function saidStill(tx: Tx, lines: readonly HeldLine[], { issued_on }: Pick<ReadDocument, 'issued_on'>): Promise<HeldLine[]> {
  if (issued_on === null) return [...lines]
  const still: HeldLine[] = []
  for (const line of lines) {
    const cancelledOn = line.cancellation_reported === null ? null : ((await findReading(tx, line.cancellation_reported))?.reading?.issued_on ?? null)
    if (cancelledOn === null || cancelledOn <= issued_on) still.push(line)
  }
  return still
}
