import type { Box } from '../../../vocabulary/index.ts'
import { BLOT, type Word } from '../../page-model.ts'
import { findAmount, parseAmount } from '../../values/index.ts'
import type { Column } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import type { PrintedLabel } from './limit-labels.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { type Strip, stripAt } from './limit-strips.ts'
import { type Anchor, bottom, foldLetters, linesOf, midX, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import type { LimitArea } from './read-limits.ts'

/** Each printed label at its best place; letters misread may not make one label's print another's too. */
export function labelsFound(text: PageText, box: Box, labels: PrintedLabel[]): { label: string; anchor: Anchor }[] {
  const taken: { label: string; anchor: Anchor }[] = []
  const lines = text.page.source === 'image' ? [] : ledLines(text, box)
  const legible = (anchor: Anchor | null): anchor is Anchor => anchor !== null && !anchor.edits
  for (const { phrases, label, wrapped = [], stacked = [], headed = [] } of labels) {
    const anchor = text.page.source === 'image' ? text.findFirst(phrases, box) : (headedLabel(text, box, headed) ?? withFirstLine(text.findFirst([...phrases, ...wrapped], box) ?? stackedLabel(text, box, stacked), brokenLabel(lines, phrases)))
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
/** A label under the heading that says of what it is, on the next line and not beyond the heading's end; its amount is level with it alone. */
function headedLabel(text: PageText, box: Box, ways: readonly [string, string][]): Anchor | null {
  for (const [over, under] of ways) {
    const below = text.find(under, box)
    for (const head of text.find(over, box)) {
      const own = below.find((b) => midY(b.box) > midY(head.box) + 0.6 * head.box.h && midY(b.box) < midY(head.box) + HEADED_REACH * head.box.h && b.box.x > head.box.x - head.box.h && b.box.x < right(head.box))
      if (own) return { box: own.box, words: [...head.words, ...own.words] }
    }
  }
  return null
}
const HEADED_REACH = 3.5
/** A line up to its amount: its words, their letters, and its first box. */
type LedLine = { words: Word[]; letters: string; from: Box }
const ledLines = (text: PageText, box: Box): LedLine[] =>
  text.linesIn(box).flatMap((line) => {
    const words = ledWords(line.words)
    return words.length === 0 ? [] : [{ words, letters: foldLetters(words.map((w) => w.text).join('')), from: words[0]!.box }]
  })
/** `EACH` over `OCCURRENCE`, `DAMAGE TO` over `RENTED`: a label that a narrow cell breaks, its first line shorter than the label's first words. */
function brokenLabel(lines: readonly LedLine[], phrases: readonly string[]): Anchor | null {
  for (const [i, { words, letters, from }] of lines.entries()) {
    const rest = lines[i + 1]
    if (!rest || !phrases.some((p) => p.length > letters.length && p.startsWith(letters))) continue
    const isBelow = Math.abs(rest.from.x - from.x) < 0.6 * from.h && midY(rest.from) - midY(from) < BROKEN_REACH * Math.max(from.h, rest.from.h)
    const whole = letters + rest.letters
    if (isBelow && phrases.some((p) => p.length > letters.length && whole.startsWith(p))) return { box: unionBox([...words, ...rest.words].map((w) => w.box)), words: [...words, ...rest.words] }
  }
  return null
}
/** `PERSONAL &` over `ADV INJURY`: what was found on the second line alone begins on the first. */
const withFirstLine = (found: Anchor | null, broken: Anchor | null): Anchor | null =>
  found && !(broken && broken.words.includes(found.words[0]!) && midY(found.words[0]!.box) > midY(broken.words[0]!.box) + 0.6 * found.words[0]!.box.h) ? found : broken
/** A line's words up to its amount. */
const ledWords = (words: readonly Word[]): Word[] => {
  const end = words.findIndex((w) => /[\d$]/.test(w.text))
  return end < 0 ? [...words] : words.slice(0, end)
}

/** From the middle of one line of a label to that of the next, in its letters' height. */
const STACKED_REACH = 1.9
const BROKEN_REACH = 2.4

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

export function stripsOf(found: { anchor: Anchor; top: number; bottom: number }[], grid: Grid, area: LimitArea, strips: readonly Strip[], text: PageText): void {
  const isPicture = text.page.source === 'image'
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
    const ruled = cell.h < height * 4.2 || (!isPicture && isAlone(text, area, cell, found.map((o) => o.anchor)))
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

/** A high cell of one label, of many lines, that has one amount beside it: wherever in its height that is set. */
const isAlone = (text: PageText, area: LimitArea, cell: Box, anchors: readonly Anchor[]): boolean =>
  cell.y > area.top - 2 &&
  bottom(cell) < area.bottom + 2 &&
  cell.h < ALONE_MAX &&
  anchors.filter((a) => midY(a.box) > cell.y && midY(a.box) < bottom(cell)).length === 1 &&
  text.wordsIn({ x: area.column.x1 - 3, y: cell.y, w: area.column.x2 - area.column.x1 + 6, h: cell.h }).filter((w) => /\d/.test(w.text)).length === 1
const ALONE_MAX = 60

/** `SEE BELOW`, `Per attached schedule`, `TBD`: the limit is there, and its amount stands elsewhere. `Excluded` and `N/A` answer that there is none. */
const STANDS_ELSEWHERE = /^\W*(?:\$\s*)?(?:(?:see|refer\s+to|as\s+per|as\s+(?:shown|stated|listed)|per)\s+(?:the\s+)?(?:below|above|attached|remarks?|desc\w*|schedule|addend\w*|acord|pol(?:icy|\.)?|form|notes?|page|next|other|back|end\w*)\b|as\s+(?:stated|shown|listed|below|attached)\b|(?:shown|listed|stated)\s+(?:below|above)\b|on\s+file\b|t\W?b\W?[da]\b|to\s+be\s+(?:determined|advised)\b|varies\b|pending\b)/i

export function amountIn(words: Word[], label: string): ReadLimit | null {
  const lines = linesOf(words)
  const printed = lines
    .map((l) => l.text)
    .join(' ')
    .trim()
  if (STANDS_ELSEWHERE.test(printed) || printed.includes(BLOT)) return { label, amount: null, words, doubtful: true }
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
