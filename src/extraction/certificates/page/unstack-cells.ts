import { type Row, type Segment, segmentOf } from '../../classify/index.ts'
import { FACT_LABEL } from './fact-labels.ts'

const VALUE = /^(?:(?:USD\s?)?\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\$\s?\d+(?:\.\d{1,2})?\s?[MK]?|yes|no|y|n|n\/a|none|included|statutory)$/i
/** Labels whose values are words. */
const IN_WORDS = /^(?:(?:covered\s+)?autos?|symbols?|basis|form|trigger|territory|causes?\s+of\s+loss|perils?|valuation)$/i
/** `$8,400,000 replacement cost`: an amount with what is said of it. */
const AMOUNT_LED = /^\$\s?\d{1,3}(?:,\d{3})+\s(?:[–—-]\s)?[a-z\d]/i
const ALIGNED_MAX = 6
const NEAR_MAX = 3
const LABEL_LETTERS_MAX = 44

const isLabel = (segment: Segment): boolean => /[A-Za-z]{2}/.test(segment.text) && !/\d/.test(segment.text) && segment.text.length <= LABEL_LETTERS_MAX && !VALUE.test(segment.text)
const isFlush = (a: Row, b: Row): boolean => a.segments.length === b.segments.length && a.segments.every((s, i) => Math.abs(s.box.x - b.segments[i]!.box.x) < ALIGNED_MAX)
const areValues = (row: Row): boolean => row.segments.length > 0 && row.segments.every((s) => VALUE.test(s.text.trim()))
const isNear = (upper: Row, lower: Row): boolean => lower.y - upper.y < NEAR_MAX * Math.max(6, upper.h)
const isValue = (segment: Segment): boolean => VALUE.test(segment.text.trim()) || AMOUNT_LED.test(segment.text.trim())
/** Each value under a label of its own, flush with it. */
const pairsUp = (labels: Row, values: Row | undefined): boolean => values !== undefined && isNear(labels, values) && isFlush(labels, values) && labels.segments.every(isLabel) && values.segments.some((s) => isValue(s)) && values.segments.every((s, i) => isValue(s) || IN_WORDS.test(labels.segments[i]!.text.trim()))

const TILES_MIN = 2
/** `$1,000,000` over `Each occurrence`: tiles of amounts with their names under them, where nothing over the amounts names them. */
const standsOver = (values: Row, labels: Row | undefined, before: Row | undefined): boolean =>
  labels !== undefined &&
  values.segments.length >= TILES_MIN &&
  areValues(values) &&
  values.segments.every((s) => /\$\s?\d/.test(s.text)) &&
  isNear(values, labels) &&
  isFlush(values, labels) &&
  labels.segments.every(isLabel) &&
  !(before && isNear(before, values) && isFlush(before, values))

const isFact = (segment: Segment): boolean => FACT_LABEL.test(segment.text.trim())
/** `NXT-0418-GL | 06/05/2026` over `Policy number | Effective`: facts with their labels under them, where neither what stands over them nor what follows would be theirs. */
const factsOver = (facts: Row, labels: Row, after: Row | undefined, before: Row | undefined): boolean =>
  labels.segments.length >= TILES_MIN &&
  labels.segments.every(isFact) &&
  isNear(facts, labels) &&
  isFlush(facts, labels) &&
  facts.segments.some((s) => /\d{2}/.test(s.text)) &&
  !facts.segments.some((s) => isFact(s) || s.text.trim().endsWith(':')) &&
  ![before && isNear(before, facts) ? before : undefined, after && isNear(labels, after) ? after : undefined].some((row) => row?.segments.some((s) => facts.segments.some((f) => Math.abs(f.box.x - s.box.x) < ALIGNED_MAX) && (isFact(s) || row === after) && row.segments.length > 1))

/**
 * A row of labels over a row of amounts and answers, as cards on web pages set them: one row for each label with its value.
 * Where a second row of values follows, the labels head a table and stay.
 */
export function unstackCells(printed: readonly Row[]): Row[] {
  const rows = withWholeHeads(printed)
  const out: Row[] = []
  for (let i = 0; i < rows.length; i++) {
    const [labels, values, after] = [rows[i]!, rows[i + 1], rows[i + 2]]
    if (values && standsOver(labels, values, rows[i - 1])) {
      i = tilesFrom(rows, i, out) - 1
      continue
    }
    if (values && factsOver(labels, values, after, rows[i - 1])) {
      values.segments.forEach((label, k) => out.push({ ...values, y: values.y + k * 0.01, segments: [label, labels.segments[k]!] }))
      i += 1
      continue
    }
    const tabled = values && after && after.segments.length === values.segments.length && after.segments.every((s, k) => VALUE.test(s.text.trim()) && Math.abs(s.box.x - values.segments[k]!.box.x) < ALIGNED_MAX)
    if (labels.segments.length === 0 || tabled || !pairsUp(labels, values)) {
      out.push(labels)
      continue
    }
    // Heights apart, so that each stays a row of its own.
    labels.segments.forEach((label, k) => out.push({ ...labels, y: labels.y + k * 0.01, segments: [label, values!.segments[k]!] }))
    i += 1
  }
  return out
}

/** `Damage to premises | Personal &` over `rented | advertising` over a row of amounts: heads that break in their columns, each whole. */
function withWholeHeads(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let i = 0; i < rows.length; i++) {
    const [heads, rest, values] = [rows[i]!, rows[i + 1], rows[i + 2]]
    const isBroken = rest && values && heads.segments.length >= HEADS_MIN && heads.segments.every(isLabel) && rest.segments.length <= heads.segments.length && rest.segments.every((s) => isLabel(s) && heads.segments.some((h) => Math.abs(h.box.x - s.box.x) < FLUSH_MAX)) && isNear(heads, rest) && isNear(rest, values) && areValues(values) && isFlush(heads, values)
    if (isBroken) {
      out.push({ ...heads, y: rest.y, segments: heads.segments.map((h) => withRest(h, rest)) })
      i += 1
    } else out.push(heads)
  }
  return out
}
const HEADS_MIN = 3
const FLUSH_MAX = 3

/** Tiles stand in one grid: what the first row of them shows holds for the rows that follow it. Gives the row behind them. */
function tilesFrom(rows: readonly Row[], from: number, out: Row[]): number {
  let at = from
  for (; rows[at + 1]; at += 2) {
    const [values, names] = [rows[at]!, rows[at + 1]!]
    const goesOn = at === from || (areValues(values) && isNear(values, names) && isFlush(values, names) && names.segments.every(isLabel))
    if (!goesOn) break
    const rest = rows[at + 2] && isRest(names, rows[at + 2]!) ? rows[at + 2]! : null
    names.segments.forEach((name, k) => out.push({ ...names, y: names.y + k * 0.01, segments: [withRest(name, rest), values.segments[k]!] }))
    if (rest) at += 1
  }
  return at
}

/** The second lines of names that break in their tiles, each flush under its first. */
const isRest = (names: Row, row: Row): boolean => isNear(names, row) && row.segments.length <= names.segments.length && row.segments.every((s) => isLabel(s) && /^[a-z(&]/.test(s.text) && names.segments.some((n) => Math.abs(n.box.x - s.box.x) < ALIGNED_MAX))
const withRest = (name: Segment, rest: Row | null): Segment => {
  const own = rest?.segments.find((s) => Math.abs(s.box.x - name.box.x) < ALIGNED_MAX)
  return own ? segmentOf(name.page, [...name.words, ...own.words]) : name
}
