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
  // Coverages of one policy hold one notice.
  const cancelledOn = new Map<string | null, string | null>([[null, null]])
  for (const { cancellation_reported: by } of lines) if (by !== null && !cancelledOn.has(by)) cancelledOn.set(by, (await findReading(tx, by))?.reading?.issued_on ?? null)
  return lines.filter((line) => (cancelledOn.get(line.cancellation_reported) ?? '') <= issued_on)
}
