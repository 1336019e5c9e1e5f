import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import { amountsLeading } from './amounts-leading.ts'
import { amountEdge, amountIn, isAmountWord, labelsFound, stripsOf } from './amount-strips.ts'
import type { Column } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import type { PrintedLabel } from './limit-labels.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { limitStrips } from './limit-strips.ts'
import { cellLimits } from './limit-cells.ts'
import type { LineDraft } from '../line-draft.ts'
import { type Anchor, holds, linesOf, midX, midY, type PageText, right } from '../page/page-text.ts'
import { limitsInColumn } from './limits-in-column.ts'
import { limitsInOrder } from './limits-in-order.ts'
import { mendLabels } from './garbled-labels.ts'
import { labelsAtFormPlaces } from './labels-at-form-places.ts'
import { placeLimitLabels } from './place-limit-labels.ts'
import { withoutSign } from './sign-as-figure.ts'
import { runInCell } from './run-in-cell.ts'
import { slashedLines } from './slashed-lines.ts'
import { soleAmount } from './sole-amount.ts'
import { spareLimits } from './spare-limits.ts'
import { wrappedRun } from './wrapped-run.ts'
import { wordedAmounts } from './worded-amounts.ts'

/** Share of the width that a rule between two limits covers at least: labels and amounts may be ruled apart by themselves. */
const PARTED = 0.25

export type LimitArea = { column: Column; top: number; bottom: number; pitch?: number | undefined }

/**
 * The limits of a row. Each printed label owns the strip between the rules above and below it; what is typed in the
 * strip's amount cell is its amount. Typed labels in spare strips keep their words.
 */
export function readLimits(text: PageText, grid: Grid, area: LimitArea, labels: PrintedLabel[], type: CoverageType): ReadLimit[] {
  const { column, top } = area
  const box = { x: column.x1 - 3, y: top - 1, w: column.x2 - column.x1 + 6, h: area.bottom - top + 1 }
  const worded = wordedAmounts(text, box, type)
  if (worded.limits.length > 0) return worded.limits
  const sole = labels.length === 0 ? soleAmount(text, grid, box, type) : []
  if (sole.length > 0) return sole
  const run = runInCell(text, box, type)
  if (run.length > 0) return run
  const wrapped = labels.length === 0 ? wrappedRun(text, box, type) : []
  if (wrapped.length > 0) return wrapped
  const stacked = limitsInColumn(text, grid, box, type)
  if (stacked.length > 0) return stacked
  const leading = labels.length > 0 ? amountsLeading(text, box, type) : []
  if (leading.length > 0) return leading
  const found: { label: string; anchor: Anchor; top: number; bottom: number }[] = []
  const slashed = slashedLines(text, box, type)
  const inSlashed = new Set(slashed.flatMap((l) => l.words))
  for (const { label, anchor } of labelsFound(text, box, labels)) if (!anchor.words.some((w) => inSlashed.has(w))) found.push({ label, anchor, top: 0, bottom: 0 })
  const edge = amountEdge(
    grid,
    area,
    found.map((f) => f.anchor),
  )
  // A rule behind all amounts is the table's own.
  const split = edge !== null && text.page.source === 'image' && !text.wordsIn(box).some((w) => midX(w.box) > edge && /\d/.test(w.text)) ? null : edge
  const ruled = grid.crossings(box.x + 6, right(box) - 6, top + 4, area.bottom - 4, PARTED).length > 0
  const parted = split !== null && ruled
  const ordered = text.page.source === 'image' || ruled || slashed.length > 0 ? null : limitsInOrder(text, box, found)
  if (ordered) return ordered
  const strips = text.page.source === 'image' ? limitStrips(grid, area, found.map((f) => midY(f.anchor.box))) : []
  stripsOf(found, grid, area, strips, text)
  if (text.page.source === 'image') found.push(...placeLimitLabels(text, strips, area, labels, found), ...(found.length === 0 && area.pitch ? labelsAtFormPlaces(text, strips, area, labels, type) : []))
  // Amounts that stand on a rule stand in two strips, or in two rows.
  const cut = text.page.source === 'image' ? [] : text.wordsIn(box).filter((w) => /\d,\d{3}|\d{4}/.test(w.text) && grid.cutsThrough(w.box))
  const used = new Set<Word>([...cut, ...inSlashed])
  const out: ReadLimit[] = slashed.flatMap((l) => l.limits)
  const between = text.page.source !== 'image' && standBetween(text, grid, box)
  for (const strip of found) {
    // On pictures strips found by different means may overlap: print is one label's amount.
    const within = text.wordsFrom(strip.top, strip.bottom).filter((w) => isAmountWord(w, strip, column, split) && !(text.page.source === 'image' ? used.has(w) : (split === null && isLedAbove(text, box, w, strip.anchor)) || isNamedBelow(text, box, w, strip.anchor)))
    const words = text.page.source === 'image' ? within : ownLine(within, strip)
    for (const w of words) used.add(w)
    const own = amountIn(words, strip.label)
    // Two labels cannot stand in one strip: one of them was read where it is not.
    const shared = text.page.source === 'image' && found.some((f) => f !== strip && f.top === strip.top && f.bottom === strip.bottom)
    const read: ReadLimit | null = own && shared ? { ...own, amount: null, doubtful: true } : own
    if (read) out.push(between || words.some((w) => cut.includes(w)) ? { ...read, amount: null, doubtful: true } : withoutSign(text, column, words, read))
  }
  if (between) return out
  for (const f of found) if (!standsBehind(text, f, out, box)) for (const w of f.anchor.words) used.add(w)
  if (text.page.source !== 'image') out.push(...amountsUnder(text, grid, box, found, out, used))
  if (text.page.source !== 'image') out.push(...cellLimits(text, grid, box, used, out, type))
  // What a printed label's own strip does not hold is no amount of it: a bare amount is some other label's.
  const spare = spareLimits(text, grid, box, used, split, type)
  const isOthers = (l: ReadLimit): boolean => found.some((f) => f.label === l.label) && (text.page.source === 'image' || (parted && standsAlone(text, box, l)))
  const own = spare.filter((l) => !isOthers(l))
  out.push(...(text.page.source === 'image' ? mendLabels(type, own, [...found, ...out].map((l) => l.label)) : own))
  const untold = cut.filter((w) => !out.some((l) => l.words.includes(w)))
  if (text.page.source !== 'image') doubtShared(found, out)
  return untold.length > 0 ? [...out, { label: 'limit', amount: null, words: untold, doubtful: true }] : out
}

/** One amount between two labels on lines of their own is the limit of one of them: which one is not to be seen. */
export function doubtShared(found: readonly { label: string; anchor: Anchor }[], read: ReadLimit[]): void {
  const placeOf = ({ label }: ReadLimit): number | undefined => found.find((f) => f.label === label)?.anchor.box.y
  const isShared = (a: ReadLimit, b: ReadLimit): boolean => a !== b && a.amount !== null && a.words.length === 1 && b.words.length === 1 && a.words[0] === b.words[0] && Math.abs((placeOf(a) ?? 0) - (placeOf(b) ?? 0)) > 3
  const shared = read.filter((l) => placeOf(l) !== undefined && read.some((o) => placeOf(o) !== undefined && isShared(l, o)))
  for (const limit of shared) read[read.indexOf(limit)] = { ...limit, amount: null, doubtful: true }
}

/** `PREMISES $ 100,000` over MED EXP: on the line above a label an amount behind words is theirs. */
const isLedAbove = (text: PageText, box: Box, word: Word, { words, box: label }: Anchor): boolean =>
  word.box.y + word.box.h < midY(label) && text.level(midY(word.box), word.box.h / 2).some((o) => right(o.box) < word.box.x + 1 && holds(box, o.box) && /[A-Za-z]{3}/.test(o.text) && !words.includes(o))

/** `BODILY INJURY (Per  $250,000` under COMBINED SINGLE LIMIT: on a line below the label an amount behind another limit's name is that one's. */
const isNamedBelow = (text: PageText, box: Box, word: Word, { words, box: label }: Anchor): boolean => {
  if (midY(word.box) < label.y + label.h || !/\d/.test(word.text)) return false
  const line = linesOf(text.level(midY(word.box), word.box.h / 2).filter((o) => right(o.box) < word.box.x + 1 && holds(box, o.box) && !words.includes(o)))
  return line.some((l) => OTHER_LABEL.test(l.text))
}

/** An amount with no word on its line that could name it. */
const standsAlone = (text: PageText, box: Box, { words }: ReadLimit): boolean =>
  words.every((w) => !text.level(midY(w.box), w.box.h / 2).some((o) => holds(box, o.box) && /[A-Za-z]{2}/.test(o.text)))

/** Amounts typed half a line off stand on the rules between the limits: which of the two each is for is not to be seen. */
function standBetween(text: PageText, grid: Grid, box: Box): boolean {
  const amounts = text.wordsIn(box).filter((w) => /\d,\d{3}|^\$?\d{4,}$/.test(w.text))
  return amounts.length > 1 && amounts.filter((w) => grid.cutsThrough(w.box)).length > amounts.length / 2
}

/** Of several lines in one cell, each with an amount, the label's own. */
function ownLine(words: Word[], { label, anchor }: { label: string; anchor: Anchor }): Word[] {
  if (!amountIn(words, label)?.doubtful) return words
  const own = words.filter((w) => Math.abs(midY(w.box) - midY(anchor.box)) < 0.5 * anchor.box.h)
  return amountIn(own, label)?.amount != null ? own : words
}

/** `$2,000,000 General Aggregate`: a label that took no amount, right behind one. */
const standsBehind = (text: PageText, { anchor, label }: { anchor: Anchor; label: string }, read: readonly ReadLimit[], box: Box): boolean =>
  text.page.source !== 'image' &&
  !read.some((r) => r.label === label) &&
  isBehindAmount(text, anchor.words[0]?.box ?? anchor.box, box)
const isBehindAmount = (text: PageText, first: Box, box: Box): boolean =>
  text.level(midY(first), 2).some((w) => holds(box, w.box) && /\d,\d{3}$/.test(w.text) && first.x - right(w.box) < first.h && right(w.box) < first.x + 1)

const OTHER_LABEL = /^\W*(?:bodily|property|combined|each|med\b|medical|personal|general|products?|damage|fire|aggregate|e\.?l\.?\b|disease|retention|ded\b|deductible|per\s+statute|statutory|workers)/i
const AMOUNT_LAST = /^[A-Za-z().&/:\s-]{0,30}\$?\s*(\d{1,3}(?:,\d{3})+|\d{4,9})(?:\s+(?:per|any\s+one)\s+(?:person|organization|premises)\b[A-Za-z\s/]{0,20})?$/i
/** In a narrow column the amount stands on the line under its label: `GENERAL AGGREGATE $` over `2,000,000`. */
function amountsUnder(text: PageText, grid: Grid, box: Box, found: { label: string; anchor: Anchor }[], read: readonly ReadLimit[], used: Set<Word>): ReadLimit[] {
  if (found.every((f) => read.some((r) => r.label === f.label))) return []
  const spare = text.wordsIn(box).filter((w) => !used.has(w))
  if (!spare.some((w) => /\d{4}|\d,\d{3}/.test(w.text))) return []
  const lines = linesOf(spare)
  const places = found.map((f) => midY(f.anchor.box))
  return found.flatMap(({ label, anchor }): ReadLimit[] => {
    const y = midY(anchor.box)
    // `$1,000,000 each` over `occurrence`: what stands before a label is its amount, and none of those under it.
    if (read.some((r) => r.label === label) || isBehindAmount(text, anchor.words[0]?.box ?? anchor.box, box)) return []
    const end = y + 2.6 * Math.max(6, anchor.box.h)
    const under = lines.filter((l) => midY(l.box) > y - 2 && midY(l.box) < end)
    const at = under.findIndex((l) => /\d/.test(l.text))
    const line = under[at]
    const amount = line && midY(line.box) > y + 2 ? AMOUNT_LAST.exec(line.text)?.[1] : undefined
    if (!line || !amount || places.some((p) => p > y + 2 && p < midY(line.box) + 2)) return []
    // What stands under a rule is another label's: `UM CSL` in the strip below.
    if (grid.crossings(anchor.box.x, right(line.box), y, midY(line.box), PARTED).length > 0) return []
    if (under.slice(0, at + 1).some((l) => midY(l.box) > y + 2 && OTHER_LABEL.test(l.text))) return []
    const words = line.words.filter((w) => /\d/.test(w.text))
    for (const w of line.words) used.add(w)
    const value = parseAmount(amount)
    return value === null ? [] : [{ label, amount: value, words }]
  })
}

/** `100,000 DED 1,000` with its first word lost: no load has a deductible as large as its limit. */
const isNoDeductible = ({ line }: LineDraft, { label, amount }: ReadLimit): boolean => /^(?:contingent_)?cargo$/.test(line.coverage_type) && label === 'deductible' && (amount ?? 0) >= CARGO_DEDUCTIBLE_MAX
const CARGO_DEDUCTIBLE_MAX = 50_000

/** Limits read, on a line. What a tower pays (`isShared`) is no limit of one of its policies. */
export const addLimits = (draft: LineDraft, limits: ReadLimit[], isShared = false): void => {
  for (const limit of limits) {
    // Two amounts of one name, as collision and comprehensive each keep back their own: neither is the policy's.
    const twice = limit.label === 'deductible' && limit.amount !== null && limit.words[0]?.reader === 'pdf_text' && limits.some((l) => l.label === limit.label && l.amount !== null && l.amount !== limit.amount)
    if (isShared && limit.amount !== null) draft.cannotRead(`limits.${limit.label}`, limit.words, 'the amount is that of several layers together')
    else if (twice) draft.cannotRead('limits.deductible', limit.words, 'several deductibles are printed beside the coverage')
    else if (isNoDeductible(draft, limit)) draft.cannotRead('limits.deductible', limit.words, 'the amount is as large as a limit')
    else if (limit.doubtful) draft.cannotRead(`limits.${limit.label}`, limit.words, 'the amount cell does not hold one clear amount')
    else draft.limit(limit.label, limit.amount, limit.words)
  }
}
