import type { Word } from '../../page-model.ts'
import { segmentOf } from '../../classify/index.ts'
import { findDate } from '../../values/index.ts'
import { partedAtDots } from '../page/parted-at-dots.ts'
import { midY, PageText, right } from '../page/page-text.ts'
import { sectionLimits } from '../own-layout/section-limits.ts'
import type { Table } from '../table/coverage-table.ts'
import type { LineDraft } from '../line-draft.ts'
import { addLimits } from './read-limits.ts'

/** A line of limits that runs across a table's columns, under the row that it goes on from. */
export type RunningLine = { y: number; words: Word[] }

const MONEY = /^\(?\$\d|^\d{1,3}(?:,\d{3})+/
/** In heights of the words: cells stand farther apart. */
const SPACE_MAX = 1.3

/**
 * `Each occurrence: $1,000,000 | Aggregate: $2,000,000` set in one run over the columns of names, companies and numbers: what its words are
 * is none of these columns'. The lines, and the table's text without them.
 */
export function runningLimits(text: PageText, table: Table): { lines: RunningLine[]; rest: PageText } {
  const { type, number, limits } = table.columns
  if (text.page.source === 'image' || table.ruled || !type || !number || number.x1 < type.x2 || (limits && limits.x1 < number.x1)) return { lines: [], rest: text }
  const next = Math.min(...Object.values(table.columns).flatMap((c) => (c.x1 > type.x2 - EDGE ? [c.x1] : [])))
  const within = text.linesIn({ x: table.left - 2, y: table.top, w: table.right - table.left + 4, h: table.bottom - table.top })
  const lines = within.flatMap(({ words }): RunningLine[] => {
    const [first, last] = [words[0]!, words.at(-1)!]
    const isOneRun = words.every((w, i) => i === 0 || w.box.x - right(words[i - 1]!.box) < SPACE_MAX * w.box.h)
    return isOneRun && first.box.x < type.x2 - RUN_MIN && right(last.box) > next + OVER_MIN && !isOfPolicy(words) && words.some((w) => MONEY.test(w.text)) && words.some((w) => /[A-Za-z]{3}/.test(w.text)) ? [{ y: midY(first.box), words }] : []
  })
  if (lines.length === 0) return { lines, rest: text }
  // What it breaks over goes on at its own edge.
  for (const line of lines) {
    const [first, last] = [line.words[0]!, line.words.at(-1)!]
    const next = within.find((l) => l.box.y > first.box.y + 0.5 * first.box.h && l.box.y - first.box.y < LINE_MAX * first.box.h)
    if (next && Math.abs(next.box.x - first.box.x) < 2 && !isOfPolicy(next.words) && (/[:&,/|–-]$/.test(last.text) || /^(?:\$\d|[a-z(])/.test(next.words[0]!.text))) line.words.push(...next.words)
  }
  const running = new Set(lines.flatMap((l) => l.words))
  return { lines, rest: new PageText({ ...text.page, words: text.page.words.filter((w) => !running.has(w)) }) }
}
/** A day or a number is a policy's own. */
const isOfPolicy = (words: readonly Word[]): boolean => words.some((w) => findDate(w.text) || /^[A-Z-]*\d{4,}/.test(w.text))
const LINE_MAX = 2.2
const RUN_MIN = 20
const EDGE = 10
const OVER_MIN = 24

/** The limits of a policy's line that has none of its own, from the lines that run on under its row. */
export function addRunningLimits(draft: LineDraft, lines: readonly RunningLine[], page: number): void {
  const rows = lines.flatMap(({ y, words }) => partedAtDots([{ page, y, h: words[0]!.box.h, segments: [segmentOf(page, words)] }]).flatMap((row) => row.segments.flatMap((s) => partsOf(s.words).map((own, i) => ({ page, y: y + i * 0.01, h: row.h, segments: [segmentOf(page, own)] })))))
  const heading = rows[0]?.segments[0]
  if (heading) addLimits(draft, sectionLimits({ type: draft.line.coverage_type, name: '', heading, rows }))
}
/** A semicolon ends a limit. */
const partsOf = (words: readonly Word[]): Word[][] => words.reduce<Word[][]>((all, w, i) => (i > 0 && words[i - 1]!.text.endsWith(';') ? [...all, [w]] : [...all.slice(0, -1), [...all.at(-1)!, w]]), [[]])
