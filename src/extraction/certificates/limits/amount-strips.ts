import type { Box } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, parseAmount } from '../../values/index.ts'
import type { Column } from '../table/coverage-table.ts'
import type { Grid } from '../page/grid.ts'
import type { PrintedLabel } from './limit-labels.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { type Strip, stripAt } from './limit-strips.ts'
import { type Anchor, bottom, linesOf, midX, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import type { LimitArea } from './read-limits.ts'

/** Each printed label at its best place; letters misread may not make one label's print another's too. */
export function labelsFound(text: PageText, box: Box, labels: PrintedLabel[]): { label: string; anchor: Anchor }[] {
  const taken: { label: string; anchor: Anchor }[] = []
  const legible = (anchor: Anchor | null): anchor is Anchor => anchor !== null && !anchor.edits
  for (const { phrases, label, wrapped = [], stacked = [] } of labels) {
    const anchor = text.page.source === 'image' ? text.findFirst(phrases, box) : (text.findFirst([...phrases, ...wrapped], box) ?? stackedLabel(text, box, stacked))
    // Print that is one label's already is not another's: `Auto only - ea accident`.
    if (legible(anchor) && (text.page.source === 'image' || !taken.some((t) => t.label !== label && t.anchor.words.some((w) => anchor.words.includes(w))))) taken.push({ label, anchor })
  }
  const near = labels
    .filter((l) => !taken.some((t) => t.label === l.label))
    .flatMap(({ phrases, label }) => phrases.flatMap((phrase) => text.find(phrase, box)).map((anchor) => ({ label, anchor })))
    .sort((a, b) => a.anchor.edits! - b.anchor.edits!)
  for (const one of near) {
    const used = taken.some((t) => t.label === one.label || t.anchor.words.some((w) => one.anchor.words.includes(w)))
    if (!used) taken.push(one)
  }
  return labels.flatMap(({ label }) => taken.filter((t) => t.label === label))
}

/** A label set on two lines that begin at one edge. */
function stackedLabel(text: PageText, box: Box, ways: readonly [string, string][]): Anchor | null {
  for (const [over, under] of ways) {
    const below = text.find(under, box)
    for (const head of text.find(over, box)) {
      const { x, h } = head.box
      const rest = below.find((b) => midY(b.box) > midY(head.box) + 0.6 * h && midY(b.box) < midY(head.box) + STACKED_REACH * h && Math.abs(b.box.x - x) < 0.6 * h)
      if (rest) return { box: unionBox([head.box, rest.box]), words: [...head.words, ...rest.words] }
    }
  }
  return null
}
/** From the middle of one line of a label to that of the next, in its letters' height. */
const STACKED_REACH = 1.9

export const isAmountWord = (w: Word, strip: { anchor: Anchor; top: number; bottom: number }, column: Column, split: number | null): boolean => {
  const y = midY(w.box)
  if (y < strip.top || y >= strip.bottom || w.box.x > column.x2 || strip.anchor.words.includes(w)) return false
  return split === null ? w.box.x >= right(strip.anchor.box) - 2 : right(w.box) > split + 2 && midX(w.box) > split - 4
}

/** The rule between labels and amounts, if the form has one. */
export const amountEdge = (grid: Grid, area: LimitArea, anchors: Anchor[]): number | null => {
  const from = anchors.length > 0 ? Math.min(...anchors.map((a) => midX(a.box))) : area.column.x1 + 25
  const rule = grid.bestVertical(from, area.column.x2 - 12, area.top + 2, area.bottom - 2)
  return rule && rule.share > 0.6 ? rule.at : null
}

export function stripsOf(found: { anchor: Anchor; top: number; bottom: number }[], grid: Grid, area: LimitArea, strips: readonly Strip[], isPicture: boolean): void {
  found.sort((a, b) => a.anchor.box.y - b.anchor.box.y)
  found.forEach((f, i) => {
    const y = midY(f.anchor.box)
    const cell = grid.cellAt(midX(f.anchor.box), y)
    const height = Math.max(f.anchor.box.h, 5)
    const strip = strips[stripAt(strips, y)]
    if (strip && strip.bottom - strip.top < height * 4.2) {
      f.top = strip.top
      f.bottom = strip.bottom
      return
    }
    const ruled = cell.h < height * 4.2
    const before = found[i - 1]
    const after = found[i + 1]
    f.top = ruled ? cell.y : Math.max(area.top - 1, before ? (bottom(before.anchor.box) + f.anchor.box.y) / 2 - 1 : f.anchor.box.y - height)
    f.bottom = ruled
      ? bottom(cell)
      : Math.min(area.bottom, after ? (bottom(f.anchor.box) + after.anchor.box.y) / 2 + 1 : bottom(f.anchor.box) + height)
    // However high a label's cell is, what stands beyond its rules is another's.
    if (!isPicture) f.top = Math.max(f.top, cell.y)
    if (!isPicture) f.bottom = Math.min(f.bottom, bottom(cell))
  })
}

export function amountIn(words: Word[], label: string): ReadLimit | null {
  const lines = linesOf(words)
  const printed = lines
    .map((l) => l.text)
    .join(' ')
    .trim()
  if (!/\d/.test(printed)) return null
  const clean = printed.replace(/^\([^)]*\)\s*/, '')
  const whole = parseAmount(clean)
  const digits = words.filter((w) => /\d/.test(w.text))
  if (whole !== null) return { label, amount: whole, words: digits }
  // Words beside the amount are allowed (a basis, a footnote sign); a second different amount is not.
  const one = findAmount(clean)
  if (!one) return /\d{4}|,\d{3}/.test(clean) ? { label, amount: null, words: digits, doubtful: true } : null
  const other = findAmount(clean.slice(one.end))
  if (other && other.amount !== one.amount) return { label, amount: null, words: digits, doubtful: true }
  return { label, amount: one.amount, words: digits }
}
