import type { Ink } from '../sheet/binarise.ts'
import { connectInk, type InkGroup, withoutGroups } from './connected-ink.ts'

/** A dot of a leader is this small, and stands this near the next, in points; so many in a row are no punctuation. */
const DOT_MAX = 1.7
const NEAR_MAX = 7
const UNEVEN_MAX = 0.4
const DOTS_MIN = 6
const LEVEL_MAX = 0.5

/** Print without the rows of dots that lead from a label to its amount: they glue what belongs to two columns. */
export const withoutLeaders = (print: Ink, pixelsPerPoint: number): Ink => {
  const labelled = connectInk(print)
  const dots = labelled.groups.filter((g) => Math.max(g.right - g.left, g.bottom - g.top) <= DOT_MAX * pixelsPerPoint)
  const rows = new Map<number, InkGroup[]>()
  for (const dot of dots) rows.set(dot.bottom, [...(rows.get(dot.bottom) ?? []), dot])
  const leaders = new Set<InkGroup>()
  for (const bottom of rows.keys()) {
    const level = Math.max(1, Math.round(LEVEL_MAX * pixelsPerPoint))
    const row: InkGroup[] = []
    for (let y = bottom - level; y <= bottom + level; y++) row.push(...(rows.get(y) ?? []))
    row.sort((a, b) => a.left - b.left)
    for (const run of evenRuns(row, NEAR_MAX * pixelsPerPoint)) if (run.length >= DOTS_MIN) for (const dot of run) leaders.add(dot)
  }
  return leaders.size === 0 ? print : withoutGroups(print, labelled, (g) => leaders.has(g))
}

const evenRuns = (row: readonly InkGroup[], near: number): InkGroup[][] => {
  const runs: InkGroup[][] = []
  let step = 0
  for (const dot of row) {
    const run = runs.at(-1)
    const gap = run ? dot.left - run.at(-1)!.left : Number.POSITIVE_INFINITY
    const even = run !== undefined && gap <= near && (run.length < 2 || Math.abs(gap - step) <= Math.max(1.5, step * UNEVEN_MAX))
    if (even) {
      step = run.length < 2 ? gap : (step * (run.length - 1) + gap) / run.length
      run.push(dot)
    } else {
      runs.push([dot])
      step = 0
    }
  }
  return runs
}
