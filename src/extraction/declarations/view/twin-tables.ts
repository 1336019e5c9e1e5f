import { type Row, segmentOf } from '../../classify/index.ts'

const HEADS_MIN = 4
const ROWS_MAX = 40
/** In heights of a row: a wider gap ends the tables. */
const APART_MAX = 5
const SLACK = 2
/** What heads the column of names in each of them. */
const NAMES = /^\W*(?:coverages?|parts?|description|items?|benefits?|protection|section)\b/i
const FIGURES = /\b(?:limits?|amounts?|premiums?|deductibles?)\b/i

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** Where the second of two tables begins whose heads one row sets side by side, be two of them set close; null where the row heads no such pair. */
function secondBegins({ segments }: Row): number | null {
  const words = segments.length < 3 ? [] : segments.flatMap((s) => s.words).filter((w) => plain(w.text) !== '')
  const half = words.length / 2
  const heads = words.slice(0, half)
  if (words.length < HEADS_MIN || words.length % 2 === 1 || !NAMES.test(words[0]!.text) || !heads.slice(1).some((w) => FIGURES.test(w.text))) return null
  return heads.every((w, i) => plain(w.text) === plain(words[i + half]!.text)) ? words[half]!.box.x - SLACK : null
}

/** The part of a row on one side; null where a word of it stands across. */
function sides(row: Row, at: number): [Row, Row] | null {
  const words = row.segments.flatMap((s) => s.words)
  if (words.some((w) => w.box.x < at && w.box.x + w.box.w > at + 2 * SLACK)) return null
  const side = (isIn: (x: number) => boolean): Row => ({
    ...row,
    segments: row.segments.flatMap((s) => {
      const own = s.words.filter((w) => isIn(w.box.x))
      return own.length === 0 ? [] : [own.length === s.words.length ? s : segmentOf(s.page, own)]
    }),
  })
  return [side((x) => x < at), side((x) => x >= at)]
}

/**
 * `Part  Limits  Premium` twice in one row: two tables side by side, as Massachusetts' coverage selections page sets compulsory beside
 * optional parts. The second one's rows come behind the first one's, each with its own heads.
 */
export function withTwinTables(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const edge = secondBegins(rows[at]!)
    const pairs: [Row, Row][] = []
    for (let i = at; edge !== null && i < rows.length && i < at + ROWS_MAX; i++) {
      const pair = i > at && rows[i]!.y - rows[i - 1]!.y > APART_MAX * Math.max(7, rows[i]!.h) ? null : sides(rows[i]!, edge)
      if (pair === null) break
      pairs.push(pair)
    }
    if (pairs.length < 2) {
      out.push(rows[at]!)
      continue
    }
    for (const side of [0, 1]) out.push(...pairs.map((pair) => pair[side]!).filter((row) => row.segments.length > 0))
    at += pairs.length - 1
  }
  return out
}
