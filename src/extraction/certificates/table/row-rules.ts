import type { Grid } from '../../classify/index.ts'

/** Rules between rows run this far over what was taken for the side, and from this far before it, in points. */
const BEYOND_MIN = 30
const BEFORE_MIN = 60
/** A side's rules end this near each other, on a sheet that is not quite flat. */
const SAME = 8
const ROWS_MIN = 5
const MORE = 2

/**
 * Where the rules between a table's rows end beyond what was taken for its right side, the rule between labels and amounts, because
 * the side itself is lost; null where most of them end at it.
 */
export function rowsEndBeyond(grid: Grid, side: number, top: number, end: number): number | null {
  const rows = grid.horizontals.filter((h) => h.at > top && h.at < end && h.from < side - BEFORE_MIN)
  const ending = rows.filter((h) => Math.abs(h.to - side) < SAME).length
  const beyond = rows.filter((h) => h.to > side + BEYOND_MIN).map((h) => h.to).sort((a, b) => a - b)
  const at = beyond[beyond.length >> 1]
  if (at === undefined || beyond.length < ROWS_MIN || beyond.length < MORE * ending) return null
  return beyond.filter((to) => Math.abs(to - at) < SAME).length >= beyond.length * 0.7 ? at : null
}
