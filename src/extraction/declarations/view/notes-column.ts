import { type Row, type Segment, segmentOf } from '../../classify/index.ts'
import type { Page, Word } from '../../page-model.ts'

const MONEY = /^\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?$|^\$\s?\d+(?:\.\d{2})?$/
const LETTERS = /[A-Za-z]{3}/
const SAME_EDGE = 3
const AMOUNTS_MIN = 3
const RUNNING_ON_MIN = 2
const RULE_MIN = 100
const APART = 1.25

const amountOf = (row: Row): Segment | undefined => row.segments.find((s) => MONEY.test(s.text))
/** What stands in a column of premiums in place of a figure says nothing of the limit. */
const ANSWER = /^(?:incl(?:uded|\.)?|excl(?:uded|\.)?|none|n\/a|not\s(?:covered|included|applicable)|no\scoverage|waived|rejected)$/i
const isNote = (text: string): boolean => LETTERS.test(text) && !ANSWER.test(text.trim())
const noteOf = (row: Row, x: number): Segment | undefined => row.segments.find((s) => Math.abs(s.box.x - x) < SAME_EDGE && isNote(s.text))

/** Where the notes begin: one left edge behind several amounts that other lines, without an amount, share. */
function edgeOf(rows: readonly Row[]): number | null {
  const behind = rows.flatMap((row) => {
    const amount = amountOf(row)
    const next = amount && row.segments[row.segments.indexOf(amount) + 1]
    return next && next === row.segments.at(-1) && isNote(next.text) && !/\d,\d{3}/.test(next.text) ? [next.box.x] : []
  })
  const isShared = (x: number): boolean =>
    behind.filter((other) => Math.abs(other - x) < SAME_EDGE).length >= AMOUNTS_MIN && rows.filter((r) => !amountOf(r) && noteOf(r, x)).length >= RUNNING_ON_MIN
  return behind.find(isShared) ?? null
}

/** What a limit is subject to names other limits. */
function untilSubject(words: Word[]): Word[] {
  const at = words.findIndex((w, i) => /^\(?subject$/i.test(w.text) && /^to$/i.test(words[i + 1]?.text ?? ''))
  return at < 0 ? words : words.slice(0, at)
}

/** One cell of the table: its label whole, and behind each amount the words that go on under them. */
function joinGroup(group: readonly Row[], x: number): Row[] {
  const valued = group.filter(amountOf)
  const first = group[0]!
  if (valued.length === 0) return [...group]
  const amountsFrom = Math.min(...valued.map((r) => amountOf(r)!.box.x))
  const label = group.flatMap((r) => r.segments.filter((s) => s !== noteOf(r, x) && s !== amountOf(r) && s.box.x < amountsFrom)).flatMap((s) => s.words)
  const notes = (from: number, to: number): Word[] => untilSubject(group.slice(from, to).flatMap((r) => noteOf(r, x)?.words ?? []))
  const rowWith = (row: Row, from: number, to: number, lead: Word[]): Row => {
    const words = notes(from, to)
    return { ...row, segments: [...(lead.length ? [segmentOf(row.segments[0]!.page, lead)] : []), amountOf(row)!, ...(words.length ? [segmentOf(row.segments[0]!.page, words)] : [])] }
  }
  if (valued.length === 1) return [{ ...rowWith(valued[0]!, 0, group.length, label), y: first.y }]
  const starts = valued.map((r) => group.indexOf(r))
  return [
    ...(label.length ? [{ ...first, segments: [segmentOf(first.segments[0]!.page, label)] }] : []),
    ...valued.map((row, i) => rowWith(row, starts[i]!, starts[i + 1] ?? group.length, [])),
  ]
}

const DEFAULT = /^\$\s?[\d,]+\s(?:limit\s)?unless\b/i

/**
 * Rows that nothing parts, each beginning where a label stands beside its amount. Null where labels begin over their amounts:
 * which line belongs to which could only be guessed.
 */
function atLabels(group: Row[], x: number): Row[][] | null {
  const hasLabel = (row: Row): boolean => row.segments.some((s) => s !== amountOf(row) && s !== noteOf(row, x))
  // `$5,000 limit unless otherwise indicated herein: $10,000` stands under the label that it says this of.
  const isNamedAbove = (row: Row, i: number): boolean => DEFAULT.test(row.segments[0]!.text) && i > 0 && hasLabel(group[i - 1]!) && !amountOf(group[i - 1]!)
  const starts = group.flatMap((row, i) => (amountOf(row) && hasLabel(row) ? [isNamedAbove(row, i) ? i - 1 : i] : []))
  if (starts.length === 0 && hasLabel(group[0]!) && !amountOf(group[0]!) && amountOf(group.at(-1)!)) return untilAmounts(group)
  if (starts.length < 2) return [group]
  if (hasLabel(group[0]!) && !amountOf(group[0]!)) return null
  return [0, ...starts.filter((i) => i > 0)].map((from, i, all) => group.slice(from, all[i + 1] ?? group.length))
}

/** No label stands beside an amount, the first line has a label and the last an amount: each amount ends the lines that are said of it. */
function untilAmounts(group: readonly Row[]): Row[][] {
  const groups: Row[][] = [[]]
  group.forEach((row, i) => {
    groups.at(-1)!.push(row)
    if (amountOf(row) && i < group.length - 1) groups.push([])
  })
  return groups
}

/** Rows of a table whose third column says of each amount, over several lines, what it is for. All other rows stay as they are. */
export function joinNotes(page: Page, rows: readonly Row[]): Row[] {
  const x = edgeOf(rows)
  if (x === null) return [...rows]
  const isIn = (row: Row): boolean => noteOf(row, x) !== undefined
  const from = rows.findIndex((r) => isIn(r) && (amountOf(r) !== undefined || r.segments.length > 1))
  const to = rows.findLastIndex((r) => isIn(r)) + 1
  const rules = page.lines.filter((l) => Math.abs(l.y1 - l.y2) < 1.5 && Math.abs(l.x1 - l.x2) > RULE_MIN).map((l) => l.y1)
  const leading = Math.min(...rows.slice(from + 1, to).map((r, i) => r.y - rows[from + i]!.y))
  const parts = (above: Row, row: Row): boolean =>
    rules.length > RUNNING_ON_MIN ? rules.some((y) => y > above.y + 0.5 * above.h && y < row.y + 0.5 * row.h) : row.y - above.y > APART * leading
  const groups: Row[][] = []
  for (const row of rows.slice(from, to)) {
    const open = groups.at(-1)
    if (open && !parts(open.at(-1)!, row)) open.push(row)
    else groups.push([row])
  }
  const joined = groups.flatMap((group) => atLabels(group, x)?.flatMap((own) => joinGroup(own, x)) ?? group)
  return [...rows.slice(0, from), ...joined, ...rows.slice(to)]
}
