import type { Box } from '../../../vocabulary/index.ts'
import type { Reader } from '../../page-model.ts'

/** What a cell is expected to hold; it decides the format that a reading is held against. */
export type CellExpectation = 'date' | 'amount' | 'policy_number' | 'naic' | 'text' | 'checkbox'

/**
 * The outcome of reading one cell again, by other means than the first time.
 * `agreed`: at least two different readings (the caller's own counts when it passes `seen`) give the same value.
 * `text` is the value as printed, null when no reading can be trusted; then the caller reports the field unreadable.
 * `checked` is set only for 'checkbox'.
 */
export type CellReading = {
  text: string | null
  checked: boolean | null
  agreed: boolean
  /** 0 to 1: measured chance that `text` (or `checked`) is what is printed. */
  confidence: number
  /** Every reading tried, best first, for provenance and for a person who decides. */
  readings: { text: string; confidence: number; reader: Reader }[]
}

/**
 * Reads the cell at `box` (points, as in Page) again. `seen` is what the first reading gave, when there was one.
 * The box should be the cell between its ruled lines, or the word's box with a point or two around it.
 */
export type RereadCell = (box: Box, expect: CellExpectation, seen?: string | null) => Promise<CellReading>
