import type { PartReading } from '../../stages.ts'
import type { Word } from '../../page-model.ts'
import { isPrintedWord } from './printed-words.ts'
import { labelsFound } from '../limits/amount-strips.ts'
import { findRows } from '../rows/find-rows.ts'
import { LABELS } from '../rows/printed-rows.ts'
import type { Table } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { bottom, midX, midY, PageText, right } from './page-text.ts'

const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/
/** Points: how far up or down print is looked for, in what steps, and how near to its place it lies where it is. */
const [REACH, STEP, IN_PLACE] = [9, 0.5, 1.5]
const [AMOUNTS_MIN, ROWS_MIN, STRIPS_MIN] = [4, 2, 3]
/** An amount may reach so far over its strip's rules. */
const OVER_MAX = 1
const ADRIFT_MIN = 2
/** Small boxes to tick, and how far from their middle a mark lies at most. */
const [BOX_MAX, MARK_OFF_MAX] = [15, 3.4]

type Strip = { top: number; end: number }

/**
 * A ruled form on which all that was filled in is printed higher or lower than it was meant, by less than a line: the page with it where it
 * belongs, and by how much it was moved up. Told by the limits: each must come to lie in a strip that a label heads, no two in one, and there
 * may be one way only. Null where they lie in place, or it does not show.
 */
export function inPlace(text: PageText, grid: Grid, table: Table): { text: PageText; by: number } | null {
  const { limits } = table.columns
  if (text.page.source !== 'digital' || !limits || !table.ruled && grid.horizontals.length < STRIPS_MIN) return null
  if (liesLevel(text, limits)) return null
  const rows = findRows(text, grid, table).filter((row) => row.kind !== 'free')
  const strips: Strip[] = []
  const edges: number[] = []
  let told = 0
  for (const row of rows) {
    const found = labelsFound(text, { x: limits.x1 - 3, y: row.top - 1, w: limits.x2 - limits.x1 + 6, h: row.bottom - row.top + 1 }, LABELS[row.kind] ?? [])
    if (found.length === 0) continue
    const edge = Math.max(...found.map((f) => right(f.anchor.box)))
    const own = found.map(({ anchor }) => grid.cellAt(midX(anchor.box), midY(anchor.box))).map((cell): Strip => ({ top: cell.y, end: bottom(cell) }))
    if (own.some((s) => s.end - s.top > 4 * found[0]!.anchor.box.h + 4)) return null
    strips.push(...own)
    edges.push(edge)
    if (found.length >= Math.min(STRIPS_MIN, (LABELS[row.kind] ?? []).length)) told += 1
  }
  if (told < ROWS_MIN) return null
  const [top, end] = [Math.min(...strips.map((s) => s.top)) - REACH, Math.max(...strips.map((s) => s.end)) + REACH]
  const amounts = text.wordsFrom(top, end).filter((w) => midY(w.box) > top && midY(w.box) < end && AMOUNT.test(w.text) && w.box.x > Math.min(...edges) - 2 && midX(w.box) < limits.x2 + 6 && !isNamed(text, w, limits.x1, midY(w.box) > end - 2 * REACH))
  if (amounts.length < AMOUNTS_MIN) return null
  const adrift = amounts.filter((w) => stripOf(strips, w, 0) < 0).length
  if (adrift === 0) return null
  const ways = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, i) => i * STEP - REACH).filter((by) => fits(strips, amounts, by))
  const [first, last] = [ways[0], ways.at(-1)]
  if (first === undefined || last === undefined || ways.length !== (last - first) / STEP + 1) return null
  const middle = (first + last) / 2
  // Print stands in the middle of its strips.
  const by = amounts.reduce((sum, w) => sum + midY(w.box) - middleOf(strips[stripOf(strips, w, middle)]!), 0) / amounts.length
  if (Math.abs(by) < IN_PLACE || !marksAgree(text, grid, by, adrift >= ADRIFT_MIN)) return null
  const words = moved(text.page.words, by, grid)
  return { text: new PageText({ ...text.page, words }), by }
}

/** Asked first, for it costs little: most amounts are level with words of a label before them. */
function liesLevel(text: PageText, { x1, x2 }: { x1: number; x2: number }): boolean {
  const amounts = text.words.filter((w) => midX(w.box) > x1 && midX(w.box) < x2 + 6 && AMOUNT.test(w.text))
  const level = amounts.filter((w) => text.level(midY(w.box), LEVEL).some((o) => o.box.x > x1 - 2 && right(o.box) < w.box.x + 1 && /[A-Za-z]{2}/.test(o.text)))
  return amounts.length < AMOUNTS_MIN || level.length >= LEVEL_SHARE * amounts.length
}
const [LEVEL, LEVEL_SHARE] = [2.2, 0.9]

/** Typed words before an amount on its own line: a limit that the form does not print. Near the rows that it leaves free any words are such. */
const isNamed = (text: PageText, amount: Word, from: number, isLow: boolean): boolean =>
  text.level(midY(amount.box), 1.2).some((w) => w !== amount && w.box.x > from - 2 && right(w.box) < amount.box.x + 1 && /[A-Za-z]{2}/.test(w.text) && (isLow || !isPrintedWord(w.text)) && Math.abs((w.base ?? bottom(w.box)) - (amount.base ?? bottom(amount.box))) < 0.8)

const middleOf = ({ top, end }: Strip): number => (top + end) / 2
const stripOf = (strips: readonly Strip[], { box }: Word, by: number): number => strips.findIndex((s) => box.y - by > s.top - OVER_MAX && bottom(box) - by < s.end + OVER_MAX)
const fits = (strips: readonly Strip[], amounts: readonly Word[], by: number): boolean => {
  const held = amounts.map((w) => stripOf(strips, w, by))
  return !held.includes(-1) && new Set(held).size === held.length
}

/** Crosses come to lie in more of the form's boxes than they did; `without`: what holds where there are none. */
function marksAgree(text: PageText, grid: Grid, by: number, without: boolean): boolean {
  const marks = text.words.filter((w) => /^[xX]$/.test(w.text))
  const inBoxes = (shift: number): number =>
    marks.filter(({ box }) => {
      const [x, y] = [midX(box), midY(box) - shift]
      const cell = grid.cellAt(x, y)
      return cell.w < BOX_MAX && cell.h < BOX_MAX && Math.abs(cell.y + cell.h / 2 - y) < MARK_OFF_MAX
    }).length
  return marks.length === 0 ? without : inBoxes(by) > inBoxes(0)
}

/** The page's words, those that the form does not print moved up. Words of one line stay together: a company is called by words that the form prints too. */
function moved(words: readonly Word[], by: number, grid: Grid): Word[] {
  const lines = new Map<number, Word[]>()
  for (const word of words) {
    const base = Math.round((word.base ?? bottom(word.box)) * 2)
    const line = [base, base - 1, base + 1].map((b) => lines.get(b)).find((l) => l?.some((o) => Math.abs((o.base ?? bottom(o.box)) - (word.base ?? bottom(word.box))) < 0.6))
    if (line) line.push(word)
    else lines.set(base, [word])
  }
  const typed = new Set<Word>()
  for (const line of lines.values()) {
    let run: Word[] = []
    const close = (): void => {
      if (!run.every((w) => isPrintedWord(w.text)) || run.every((w) => /^[A-Z]$/i.test(w.text))) for (const w of run) typed.add(w)
      run = []
    }
    for (const word of line.sort((a, b) => a.box.x - b.box.x)) {
      const last = run.at(-1)
      const isParted = last && grid.verticals.some((v) => v.at > midX(last.box) && v.at < midX(word.box) && v.from < midY(word.box) && v.to > midY(word.box) && v.at > right(last.box) - 3 && v.at < word.box.x + 3)
      if (last && (isParted || word.box.x - right(last.box) > GAP_MAX * Math.max(5, word.box.h))) close()
      run.push(word)
    }
    close()
  }
  return words.map((w) => (typed.has(w) ? { ...w, box: { ...w.box, y: w.box.y - by }, ...(w.base === undefined ? {} : { base: w.base - by }) } : w))
}
/** In heights of print. */
const GAP_MAX = 0.9

/** The reading with its places where the page shows them. */
export function placedBack(read: PartReading, by: number): PartReading {
  const back = <B extends { y: number } | null>(box: B): B => (box ? { ...box, y: box.y + by } : box)
  for (const { fields } of read.coverage_lines) for (const field of Object.values(fields)) if (field.provenance) field.provenance = { ...field.provenance, box: back(field.provenance.box) }
  return { ...read, unreadable_fields: read.unreadable_fields.map((u) => ({ ...u, box: back(u.box) })) }
}
