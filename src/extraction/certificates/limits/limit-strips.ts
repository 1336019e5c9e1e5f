import type { Column, Table } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'

export type Strip = { top: number; bottom: number }
/** `pitch`: the height of the form's own strips, in points, where the form is known. */
type Area = { column: Column; top: number; bottom: number; pitch?: number | undefined }

/** Height of the strips of ACORD 25 in shares of the table's width. */
const FORM_PITCH = 0.02086
export const formPitch = ({ ruled, left, right }: Table): number | undefined => (ruled ? FORM_PITCH * (right - left) : undefined)

/** Rules nearer than this are one; together they cover at least this share of the column. */
const SAME = 2.6
const SHARE_MIN = 0.25
const PITCH_MIN = 7
const PITCH_MAX = 26
/** How far a height may be from a whole number of strips, in strips, for the rules between to be taken as lost. */
const UNEVEN_MAX = 0.22
const LABELS_TELL = 2

/** The strips of a limits column on a picture: those its rules part, or where not all of them were found those the form has, laid where `labels` stand (their middles). */
export function limitStrips(grid: Grid, area: Area, labels: readonly number[]): Strip[] {
  const ruled = ruledStrips(grid, area)
  const even = area.pitch ? evenStrips(area, area.pitch, labels.length) : []
  if (even.length === 0 || (isWhole(ruled, area) && heightOf(ruled[0]!) < 1.5 * area.pitch!)) return ruled
  const off = labels.flatMap((y) => (stripAt(even, y) < 0 ? [] : [y - middleOf(even[stripAt(even, y)]!)])).sort((a, b) => a - b)
  const shift = off[off.length >> 1] ?? 0
  return even.map(({ top, bottom }) => ({ top: top + shift, bottom: bottom + shift }))
}
/** All rules of a row were found where its strips fill it and are of one height: one lost or one too many would give labels their neighbours' amounts. */
const isWhole = (strips: readonly Strip[], { top, bottom }: Area): boolean => {
  const usual = (bottom - top) / strips.length
  return strips.length > 1 && strips.every((s) => Math.abs(s.bottom - s.top - usual) < usual * UNEVEN_MAX)
}
const heightOf = ({ top, bottom }: Strip): number => bottom - top
const middleOf = ({ top, bottom }: Strip): number => (top + bottom) / 2

/** A row of the form as it is drawn: as high as so many of its strips, or with edges that no rule shows, where several labels tell how its strips lie. */
function evenStrips({ top, bottom }: Area, pitch: number, labels: number): Strip[] {
  const high = (bottom - top) / pitch
  const fits = Math.abs(high - Math.round(high)) <= UNEVEN_MAX * 2
  const count = fits ? Math.round(high) : Math.floor(high)
  if (count < 2 || (!fits && labels < LABELS_TELL)) return []
  const step = fits ? (bottom - top) / count : pitch
  return Array.from({ length: count }, (_, k) => ({ top: top + k * step, bottom: top + (k + 1) * step }))
}

/**
 * The ruled strips of a limits column on a picture. Labels, noise and coarse dots take pieces from the rules, so pieces of
 * one height count together; strips are of one height, so a gap of two or three of them has lost the rules between.
 */
function ruledStrips(grid: Grid, { column, top, bottom }: Area): Strip[] {
  const rules = grid.horizontals.filter((h) => h.at > top - 3 && h.at < bottom + 3 && h.to > column.x1 && h.from < column.x2)
  const cuts: number[] = []
  for (let i = 0; i < rules.length; ) {
    let j = i
    let covered = 0
    let moment = 0
    while (j < rules.length && rules[j]!.at - rules[i]!.at <= SAME) {
      const length = Math.min(column.x2, rules[j]!.to) - Math.max(column.x1, rules[j]!.from)
      covered += length
      moment += rules[j]!.at * length
      j++
    }
    if (covered > (column.x2 - column.x1) * SHARE_MIN) cuts.push(moment / covered)
    i = j
  }
  const steps = cuts.slice(1).map((at, i) => at - cuts[i]!)
  const usual = steps.filter((s) => s >= PITCH_MIN && s <= PITCH_MAX).sort((a, b) => a - b)
  const pitch = usual[(usual.length - 1) >> 1]
  return cuts.slice(1).flatMap((end, i) => {
    const from = cuts[i]!
    const count = pitch ? Math.round((end - from) / pitch) : 1
    const even = pitch !== undefined && count > 1 && count < 6 && usual.length > 1 && Math.abs((end - from) / pitch - count) < UNEVEN_MAX
    const parts = even ? count : 1
    const step = (end - from) / parts
    return Array.from({ length: parts }, (_, k) => ({ top: from + k * step, bottom: from + (k + 1) * step }))
  })
}

export const stripAt = (strips: readonly Strip[], y: number): number => strips.findIndex((s) => y > s.top && y <= s.bottom)
