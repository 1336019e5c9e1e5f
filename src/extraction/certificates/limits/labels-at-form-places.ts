import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { linesOf, midX, midY, type PageText } from '../page/page-text.ts'
import type { Column } from '../table/coverage-table.ts'
import { amountIn } from './amount-strips.ts'
import type { PrintedLabel } from './limit-labels.ts'
import type { Strip } from './limit-strips.ts'
import type { LabelStrip } from './place-limit-labels.ts'

/** Shares of the column that the labels take, and of a strip that an amount may be off its middle. */
const LABELS_SHARE = 0.42
const OFF_MAX = 0.35

/**
 * On a row of the form that has all its strips and no legible label: its limits stand in the order the form gives them where
 * each amount stands in the middle of a strip of its own and the amounts are such as that order has.
 */
export function labelsAtFormPlaces(text: PageText, strips: readonly Strip[], { column }: { column: Column }, labels: readonly PrintedLabel[], type: CoverageType): LabelStrip[] {
  if (strips.length !== labels.length + 1) return []
  const first = FIRST_STRIP[type] ?? 0
  const edge = column.x1 + LABELS_SHARE * (column.x2 - column.x1)
  const amounts = strips.map((strip) => amountOf(text, strip, { x1: edge, x2: column.x2 }))
  const stated = labels.map((_, i) => amounts[first + i])
  if (amounts.includes('unclear')) return []
  const elsewhere = amounts.some((a, i) => a !== null && (i < first || i >= first + labels.length))
  const plausible = LIKELY[type]?.(stated.map((a) => (typeof a === 'number' ? a : null))) ?? false
  if (elsewhere || !plausible) return []
  return labels.map(({ label }, i) => {
    const { top, bottom } = strips[first + i]!
    return { label, anchor: { box: { x: column.x1, y: top + 1, w: edge - column.x1, h: bottom - top - 2 }, words: [] }, top, bottom }
  })
}

/** The first strip of workers compensation holds its two boxes. */
const FIRST_STRIP: Partial<Record<CoverageType, number>> = { workers_comp: 1 }

function amountOf(text: PageText, strip: Strip, cell: Column): number | 'unclear' | null {
  const words: Word[] = text.wordsFrom(strip.top, strip.bottom).filter((w) => midX(w.box) > cell.x1 && midX(w.box) < cell.x2 && /\d{2}/.test(w.text))
  if (words.length === 0) return null
  const middle = (strip.top + strip.bottom) / 2
  const read = linesOf(words).length === 1 && words.every((w) => Math.abs(midY(w.box) - middle) < OFF_MAX * (strip.bottom - strip.top)) ? amountIn(words, '') : null
  return read?.amount ?? 'unclear'
}

type Amounts = (number | null)[]
const atMost = (a: number | null | undefined, b: number | null | undefined): boolean => a == null || b == null || a <= b
/** What limits of these coverages are, one against the other, wherever they are sold. */
const LIKELY: Partial<Record<CoverageType, (amounts: Amounts) => boolean>> = {
  general_liability: ([each, damage, medical, personal, aggregate, products]) =>
    each != null && aggregate != null && atMost(damage, each) && atMost(medical, MEDICAL_MAX) && atMost(medical, damage) && atMost(personal, aggregate) && each <= aggregate && atMost(products, 2 * aggregate) && atMost(each, products),
  auto_liability: ([single, person, accident, property]) =>
    single != null ? single >= SINGLE_MIN && person == null && accident == null && property == null : person != null && accident != null && person <= accident,
  umbrella: ([each, aggregate]) => each != null && aggregate != null && each <= aggregate,
  workers_comp: ([accident, employee, policy]) => accident != null && employee != null && policy != null && accident === employee && employee <= policy,
}
const MEDICAL_MAX = 25_000
const SINGLE_MIN = 25_000
