import type { Box, CoverageType } from '../../vocabulary/index.ts'
import type { Word } from '../page-model.ts'
import { findAmount, parseAmount } from '../values/index.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Column } from './find-table.ts'
import type { Grid } from './grid.ts'
import { labelOf, namedLabel, ownLimit, type PrintedLabel } from './limit-labels.ts'
import { limitStrips, type Strip, stripAt } from './limit-strips.ts'
import type { LineDraft } from './line-draft.ts'
import { type Anchor, bottom, linesOf, midX, midY, type PageText, right, type TextLine, unionOf } from './page-text.ts'
import { placeLimitLabels } from './place-limit-labels.ts'

export type LimitArea = { column: Column; top: number; bottom: number }
export type ReadLimit = { label: string; amount: number | null; words: Word[]; doubtful?: boolean }

/**
 * The limits of a row. Each printed label owns the strip between the rules above and below it; what is typed in the
 * strip's amount cell is its amount. Typed labels in spare strips keep their words.
 */
export function readLimits(text: PageText, grid: Grid, area: LimitArea, labels: PrintedLabel[], type: CoverageType): ReadLimit[] {
  const { column, top } = area
  const box = { x: column.x1 - 3, y: top - 1, w: column.x2 - column.x1 + 6, h: area.bottom - top + 1 }
  const found: { label: string; anchor: Anchor; top: number; bottom: number }[] = []
  for (const { label, anchor } of labelsFound(text, box, labels)) found.push({ label, anchor, top: 0, bottom: 0 })
  const split = amountEdge(
    grid,
    area,
    found.map((f) => f.anchor),
  )
  const strips = text.page.source === 'image' ? limitStrips(grid, area) : []
  stripsOf(found, grid, area, strips)
  if (text.page.source === 'image') found.push(...placeLimitLabels(text, strips, area, labels, found))
  const used = new Set<Word>()
  const out: ReadLimit[] = []
  for (const strip of found) {
    // On pictures strips found by different means may overlap: print is one label's amount.
    const words = text.words.filter((w) => isAmountWord(w, strip, column, split) && !(text.page.source === 'image' && used.has(w)))
    for (const w of words) used.add(w)
    const read = amountIn(words, strip.label)
    if (read) out.push(read)
  }
  for (const f of found) if (!standsBehind(text, f, out, box)) for (const w of f.anchor.words) used.add(w)
  if (text.page.source !== 'image') out.push(...amountsUnder(text, box, found, out, used))
  out.push(...spareLimits(text, grid, box, used, split, type))
  return out
}

/** `$2,000,000 General Aggregate`: a label that took no amount, right behind one. */
const standsBehind = (text: PageText, { anchor, label }: { anchor: Anchor; label: string }, read: readonly ReadLimit[], box: Box): boolean =>
  text.page.source !== 'image' &&
  !read.some((r) => r.label === label) &&
  text.wordsIn(box).some((w) => /\d,\d{3}$/.test(w.text) && Math.abs(midY(w.box) - midY(anchor.box)) < 2 && anchor.box.x - right(w.box) < anchor.box.h && right(w.box) < anchor.box.x + 1)

const OTHER_LABEL = /^\W*(?:bodily|property|combined|each|med\b|medical|personal|general|products?|damage|fire|aggregate|e\.?l\.?\b|disease|retention|ded\b|deductible|per\s+statute|statutory|workers)/i
const AMOUNT_LAST = /^[A-Za-z().&/\s-]{0,30}\$?\s*(\d{1,3}(?:,\d{3})+|\d{4,9})$/
/** In a narrow column the amount stands on the line under its label: `GENERAL AGGREGATE $` over `2,000,000`. */
function amountsUnder(text: PageText, box: Box, found: { label: string; anchor: Anchor }[], read: readonly ReadLimit[], used: Set<Word>): ReadLimit[] {
  if (found.every((f) => read.some((r) => r.label === f.label))) return []
  const spare = text.wordsIn(box).filter((w) => !used.has(w))
  if (!spare.some((w) => /\d{4}|\d,\d{3}/.test(w.text))) return []
  const lines = linesOf(spare)
  const places = found.map((f) => midY(f.anchor.box))
  return found.flatMap(({ label, anchor }): ReadLimit[] => {
    const y = midY(anchor.box)
    if (read.some((r) => r.label === label)) return []
    const end = y + 2.6 * Math.max(6, anchor.box.h)
    const under = lines.filter((l) => midY(l.box) > y - 2 && midY(l.box) < end)
    const at = under.findIndex((l) => /\d/.test(l.text))
    const line = under[at]
    const amount = line && midY(line.box) > y + 2 ? AMOUNT_LAST.exec(line.text)?.[1] : undefined
    if (!line || !amount || places.some((p) => p > y + 2 && p < midY(line.box) + 2)) return []
    if (under.slice(0, at + 1).some((l) => midY(l.box) > y + 2 && OTHER_LABEL.test(l.text))) return []
    const words = line.words.filter((w) => /\d/.test(w.text))
    for (const w of line.words) used.add(w)
    const value = parseAmount(amount)
    return value === null ? [] : [{ label, amount: value, words }]
  })
}

/** Each printed label at its best place; letters misread may not make one label's print another's too. */
function labelsFound(text: PageText, box: Box, labels: PrintedLabel[]): { label: string; anchor: Anchor }[] {
  const taken: { label: string; anchor: Anchor }[] = []
  const legible = (anchor: Anchor | null): anchor is Anchor => anchor !== null && !anchor.edits
  for (const { phrases, label, wrapped = [] } of labels) {
    const anchor = text.findFirst(text.page.source === 'image' ? phrases : [...phrases, ...wrapped], box)
    if (legible(anchor)) taken.push({ label, anchor })
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

const isAmountWord = (w: Word, strip: { anchor: Anchor; top: number; bottom: number }, column: Column, split: number | null): boolean => {
  const y = midY(w.box)
  if (y < strip.top || y >= strip.bottom || w.box.x > column.x2 || strip.anchor.words.includes(w)) return false
  return split === null ? w.box.x >= right(strip.anchor.box) - 2 : right(w.box) > split + 2 && midX(w.box) > split - 4
}

/** The rule between labels and amounts, if the form has one. */
const amountEdge = (grid: Grid, area: LimitArea, anchors: Anchor[]): number | null => {
  const from = anchors.length > 0 ? Math.min(...anchors.map((a) => midX(a.box))) : area.column.x1 + 25
  const rule = grid.bestVertical(from, area.column.x2 - 12, area.top + 2, area.bottom - 2)
  return rule && rule.share > 0.6 ? rule.at : null
}

function stripsOf(found: { anchor: Anchor; top: number; bottom: number }[], grid: Grid, area: LimitArea, strips: readonly Strip[]): void {
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
  })
}

function amountIn(words: Word[], label: string): ReadLimit | null {
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
  if (!one) return /\d{4}/.test(clean) ? { label, amount: null, words: digits, doubtful: true } : null
  const other = findAmount(clean.slice(one.end))
  if (other && other.amount !== one.amount) return { label, amount: null, words: digits, doubtful: true }
  return { label, amount: one.amount, words: digits }
}

/** On a picture a box to tick before a label may come as a letter: `O BUILDING`. */
const withoutBox = (words: Word[], text: PageText): Word[] =>
  text.page.source === 'image' && words.length > 1 && /^\W*\w?\W*$/.test(words[0]!.text) ? words.slice(1) : words

/** Limits whose labels were typed: in spare strips of a printed row, or anywhere in a free one. */
function spareLimits(
  text: PageText,
  grid: Grid,
  box: { x: number; y: number; w: number; h: number },
  used: Set<Word>,
  split: number | null,
  type: CoverageType,
): ReadLimit[] {
  const words = text.wordsIn(box).filter((w) => !used.has(w) && w.text !== '$')
  const out: ReadLimit[] = []
  for (const line of stripLines(words, grid, box, text.page.source === 'image' ? null : (printed) => namedLabel(type, printed) !== null)) {
    if (split !== null) {
      const labelWords = withoutBox(line.words.filter((w) => midX(w.box) < split && !/^[xX]$/.test(w.text)), text)
      const valueWords = line.words.filter((w) => midX(w.box) >= split)
      const printed = labelWords.map((w) => w.text).join(' ')
      const value = valueWords.map((w) => w.text).join(' ')
      const amount = parseAmount(value)
      const label = labelOf(type, printed)
      if (amount !== null && label) {
        out.push({ label, amount, words: valueWords })
        continue
      }
      const beside = besideDeductible(printed, amount, type, labelWords, valueWords)
      if (beside) {
        out.push(...beside)
        continue
      }
      const pair = slashedPair(printed, value, type, valueWords)
      if (pair) {
        out.push(...pair)
        continue
      }
      // An amount with other words beside it, under a printed strip, is not clearly that label's.
      if (/[A-Za-z]{3}/.test(value.replace(/\b(mil|million|thousand)\b/i, '')) && labelWords.length > 0 && !/\d/.test(printed)) continue
    }
    out.push(...pairsIn(line.text, line.words, type))
  }
  return out
}

/** `DED: $2,500` in the labels' column and a bare amount in the amounts': the coverage's deductible and its limit. */
function besideDeductible(printed: string, amount: number | null, type: CoverageType, labelWords: Word[], valueWords: Word[]): ReadLimit[] | null {
  const deductible = /^\W*ded(?:uctible)?\W+\$?\s?[\d,.]+$/i.test(printed) ? findAmount(printed) : null
  const [limit, kept] = [ownLimit(type), labelOf(type, 'deductible')]
  if (!deductible || amount === null || !limit || !kept) return null
  return [
    { label: kept, amount: deductible.amount, words: labelWords },
    { label: limit, amount, words: valueWords },
  ]
}

/** Lines, or where the rows are ruled closely the strips between the rules: values are often set lower than their labels. */
function stripLines(words: Word[], grid: Grid, box: Box, isLabel: ((text: string) => boolean) | null): TextLine[] {
  const cuts = grid.crossings(box.x + 6, box.x + box.w - 6, box.y - 3, box.y + box.h + 3)
  const out: TextLine[] = []
  let rest = words
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [top, end] = [cuts[i]!, cuts[i + 1]!]
    const within = rest.filter((w) => midY(w.box) >= top && midY(w.box) < end)
    const tallest = Math.max(0, ...within.map((w) => w.box.h))
    const wrapped = isLabel && end - top > tallest * 2.4 ? wrappedLabel(within, isLabel) : null
    if (wrapped) {
      out.push(wrapped)
      rest = rest.filter((w) => !within.includes(w))
    }
    if (within.length < 2 || end - top > tallest * 2.4) continue
    const sorted = within.sort((a, b) => a.box.x - b.box.x)
    out.push({ text: sorted.map((w) => w.text).join(' '), box: unionOf(sorted.map((w) => w.box)), words: sorted })
    rest = rest.filter((w) => !within.includes(w))
  }
  const lines = [...out, ...linesOf(rest)].sort((a, b) => a.box.y - b.box.y)
  return isLabel ? withContinued(lines, box, isLabel) : lines
}

const ANSWER = /\b(?:incl|excl|stat|see|n\/?a|none|not)/i
/** A ruled cell of one amount and a label of two or three lines that name no limit singly: `Personal` over `Property`. */
function wrappedLabel(words: Word[], isLabel: (text: string) => boolean): TextLine | null {
  const lines = linesOf(words)
  const amounts = words.filter((w) => /\d/.test(w.text))
  const [amount] = amounts
  if (lines.length < 2 || lines.length > 3 || amounts.length !== 1 || !/^\$?\d{1,3}(?:,\d{3})+$/.test(amount!.text)) return null
  const names = lines.map((l) => lineOf(l.words.filter((w) => w !== amount && w.text !== '$')))
  if (names.some((l) => !l.words.some((w) => w.text.length > 1) || ANSWER.test(l.text) || isLabel(l.text) || right(l.box) > amount!.box.x)) return null
  if (names.some((l) => Math.abs(l.words.find((w) => w.text.length > 1)!.box.x - names[0]!.words.find((w) => w.text.length > 1)!.box.x) > 3)) return null
  return lineOf([...names.flatMap((l) => l.words), amount!])
}

const LED_BY_AMOUNT = /^\$?\s?\d[\d,.]*\s?(?:[km]|mm|mil|million)?\b\s*[A-Za-z]/i
/** `$3M General` over `Aggregate`, and a label of two lines with its amount between them: each is one limit. */
function withContinued(lines: TextLine[], box: { x: number; w: number }, isLabel: (text: string) => boolean): TextLine[] {
  const out: TextLine[] = []
  const joined = (parts: TextLine[]): TextLine => ({ text: parts.map((l) => l.text).join(' '), box: unionOf(parts.map((l) => l.box)), words: parts.flatMap((l) => l.words) })
  const near = (a: TextLine, b: TextLine): boolean => b.box.y - a.box.y < 1.75 * Math.max(6, a.box.h)
  const led = LED_BY_AMOUNT.test(lines[0]?.text ?? '')
  for (let i = 0; i < lines.length; i++) {
    const [line, next, third] = [lines[i]!, lines[i + 1], lines[i + 2]]
    const last = out.at(-1)
    if (last && led && /^\$[\d,.]+$/.test(last.text) && isLabel(line.text) && !/\d/.test(line.text) && near(last, line)) out[out.length - 1] = joined([last, line])
    else if (last && LED_BY_AMOUNT.test(last.text) && /^[A-Za-z]/.test(line.text) && !/\d/.test(line.text) && near(last, line)) out[out.length - 1] = joined([last, line])
    else if (next && third && !/\d/.test(line.text + third.text) && /^\$?[\d,.]+$/.test(next.text) && next.box.x > box.x + box.w / 2 && near(line, third)) {
      out.push(joined([line, third, next]))
      i += 2
    } else if (next && near(line, next) && runsOver(line, next, isLabel)) {
      const amount = line.words.findIndex((w) => /\d/.test(w.text) || /^(?:\$|USD)$/.test(w.text))
      out.push(joined([lineOf(line.words.slice(0, amount)), next, lineOf(line.words.slice(amount))]))
      i += 1
    } else if (next && isLabel(line.text) && !/\d/.test(line.text) && /^\$?[\d,.]+$/.test(next.text) && near(line, next)) {
      out.push(joined([line, next]))
      i += 1
    } else out.push(line)
  }
  return out
}

const lineOf = (words: Word[]): TextLine => ({ text: words.map((w) => w.text).join(' '), box: words.length > 0 ? unionOf(words.map((w) => w.box)) : { x: 0, y: 0, w: 0, h: 0 }, words })
/** `E.L. Disease - Each $500,000` over `Employee`: only both lines name a limit. */
function runsOver(line: TextLine, next: TextLine, isLabel: (text: string) => boolean): boolean {
  const label = /^([A-Za-z][A-Za-z.,&/\s–-]{2,40}?)\s*(?:\$|USD)?\s?\d{1,3}(?:,\d{3})+$/.exec(line.text)?.[1]
  return label !== undefined && /^[A-Za-z][A-Za-z\s]{2,24}$/.test(next.text) && next.box.x - line.box.x < 6 && !isLabel(label) && !isLabel(next.text) && isLabel(`${label} ${next.text}`)
}

/** `Occ / Agg` beside `1M / $2M`: as many amounts as labels, in order. */
function slashedPair(printed: string, value: string, type: CoverageType, words: Word[]): ReadLimit[] | null {
  const labels = printed.split('/').map((part) => part.trim())
  const amounts = value.split('/').map((part) => parseAmount(part))
  if (labels.length < 2 || labels.length !== amounts.length || amounts.some((a) => a === null)) return null
  const named = labels.map((l) => labelOf(type, l))
  return named.every((l) => l !== null) ? named.map((label, i) => ({ label: label!, amount: amounts[i]!, words })) : null
}

/**
 * Labels with their amounts, whichever stands first: `Each Claim $1,000,000 Aggregate $2,000,000`, `$1,000,000 per claim /
 * $2,000,000 aggregate`. Words before the first amount put the labels first.
 */
export function pairsIn(printed: string, words: Word[], type: CoverageType): ReadLimit[] {
  const between: string[] = []
  const amounts: { amount: number; money: boolean }[] = []
  let rest = printed.replace(/(?<=\d),\s(?=\d{3})/g, ',').replace(/\$\s+(?=\d)/g, '$')
  for (let i = 0; i < 8; i++) {
    const next = findAmount(rest)
    if (!next) break
    between.push(rest.slice(0, next.start))
    amounts.push({ amount: next.amount, money: isMoney(rest.slice(next.start, next.end), next.amount) })
    rest = rest.slice(next.end)
  }
  const [a, b, c] = amounts
  // Employers' liability set as one figure thrice needs no order.
  if (/^(?:workers_comp|employers_liability)$/.test(type) && a && b && c && amounts.length === 3 && a.amount === b.amount && b.amount === c.amount && a.amount >= 100_000 && [between[1], between[2]].every((t) => /^\s*\/\s*$/.test(t!)))
    return ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'].map((label) => ({ label, amount: a.amount, words: words.filter((w) => /\d/.test(w.text)) }))
  const bare = bareLimits(type, between, rest, amounts)
  if (bare) return bare.map((limit) => ({ ...limit, words: words.filter((w) => /\d/.test(w.text)) }))
  const lead = between[0] ?? ''
  // `Per Claim/Agg: $1,000,000/$2,000,000`: as many names as amounts, parted alike.
  const both = a && b && amounts.length === 2 && a.money && b.money && /^\s*\/\s*$/.test(between[1] ?? '') && !/[A-Za-z]{3}/.test(rest) ? /^([^/]+)\/([^/]+?)\W*$/.exec(lead) : null
  const named = both ? [namedLabel(type, both[1]!), namedLabel(type, both[2]!)] : []
  if (named.length === 2 && named[0] && named[1] && named[0] !== named[1])
    return [a!, b!].map(({ amount }, i) => ({ label: named[i]!, amount, words: words.filter((w) => /\d/.test(w.text)) }))
  const generic = amounts.length > 1 && isGeneric(lead, type) && namedLabel(type, rest) !== null
  const behind = namedLabel(type, lead) === null && namedLabel(type, rest) !== null
  const labelsFirst = labelOf(type, lead) !== null && !generic && !behind
  const labels = labelsFirst ? between : [...between.slice(1), rest]
  const digits = words.filter((w) => /\d/.test(w.text))
  return amounts.flatMap(({ amount, money }, i) => {
    const unnamed = !labelsFirst && i === 0 && amounts.length > 1 && CONNECTS.test(labels[0] ?? '')
    const label = unnamed ? ownLimit(type) : labelOf(type, labels[i] ?? '')
    const small = amount >= 100 && amount % 50 === 0 && /^(?:deductible|retention)$/.test(label ?? '')
    return (money || small) && label ? [{ label, amount, words: digits }] : []
  })
}

/** Amounts with no label at all: `$1,000,000 / $2,000,000` is each and aggregate by the trade's custom, `$100,000` the limit. */
function bareLimits(
  type: CoverageType,
  between: string[],
  rest: string,
  amounts: { amount: number; money: boolean }[],
): { label: string; amount: number }[] | null {
  const [first, second] = amounts
  if (!first?.money || [between[0] ?? '', rest].some((t) => /[A-Za-z0-9]/.test(t))) return null
  if (amounts.length === 1) {
    const label = ownLimit(type)
    return label ? [{ label, amount: first.amount }] : null
  }
  const pair = EACH_AND_ALL[type]
  if (amounts.length !== 2 || !pair || !second?.money || !/^\s*\/\s*$/.test(between[1] ?? '') || second.amount < first.amount) return null
  return [
    { label: pair[0], amount: first.amount },
    { label: pair[1], amount: second.amount },
  ]
}
const EACH_AND_ALL: Partial<Record<CoverageType, [string, string]>> = {
  general_liability: ['each_occurrence', 'general_aggregate'],
  umbrella: ['each_occurrence', 'aggregate'],
  excess_liability: ['each_occurrence', 'aggregate'],
  professional_liability: ['each_claim', 'aggregate'],
  cyber: ['each_claim', 'aggregate'],
  pollution_liability: ['each_claim', 'aggregate'],
}
const GENERIC = /^\W*(?:limits?|amount|coverage)(?:\s+of\s+(?:liability|insurance|indemnity|cover))?\W*$/i
/** Words that only lead up to the amounts: `Limit of liability:`, with the coverage's name or the currency. */
const isGeneric = (lead: string, type: CoverageType): boolean => {
  if (GENERIC.test(lead)) return true
  const named = /^\W*limits?(?:\s+of\s+(?:liability|insurance|indemnity))?\s*:\s*(.{3,60}?)\W*(?:USD|US|CAD|GBP|EUR)?\W*$/i.exec(lead)
  return named !== null && knownCoverageOf(named[1]!) === type && namedLabel(type, named[1]!) === null
}
/** `$100,000 w/ $1,000 deductible`: the first amount is the coverage's own limit. */
const CONNECTS = /^\W*(?:w|with|less|subject\s+to)?(?:\s+an?)?\W*$/i
/** Written as money, or too large to be a count; a bare year is neither. */
const isMoney = (printed: string, amount: number): boolean =>
  /[$,]|\d\s*[km]\b/i.test(printed) || (amount >= 1000 && amount % 50 === 0 && !(amount >= 1900 && amount <= 2100))

export const addLimits = (draft: LineDraft, limits: ReadLimit[]): void => {
  for (const limit of limits) {
    if (limit.doubtful) draft.cannotRead(`limits.${limit.label}`, limit.words, 'the amount cell does not hold one clear amount')
    else draft.limit(limit.label, limit.amount, limit.words)
  }
}
