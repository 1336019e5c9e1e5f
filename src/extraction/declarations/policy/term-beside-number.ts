import { unionBox } from '../../classify/index.ts'
import { daysBetween } from '../../values/index.ts'
import { type DateFound, datesIn } from './find-policy-term.ts'
import type { PageView } from '../view/page-view.ts'
import { type TextRun, wordsBetween } from '../view/text-run.ts'

export type TermFound = { effective: DateFound; expiration: DateFound }

/** Rows of another term of the same number, and rows that tell what happened under it. */
const NOT_ITS_TERM = /\b(?:prior|previous|expiring|expired|renewal\sof|replaces|claims?|loss(?:es)?|paid|incurred|underlying|billing|due|issued?|process(?:ed)?|print(?:ed)?|change|amended|mailed)\b/i
const KEY_MIN = 6
/** Half a year, one, two, three. */
const isTermLong = (days: number): boolean => (days >= 180 && days <= 185) || [1, 2, 3].some((years) => Math.abs(days - 365.25 * years) < 2)
const SCORE = 6

/**
 * The term that stands in one row with a policy's number, where a paper lists several policies and the term of each:
 * `Policy number: BTX 90331   From: 03-01-2026   To: 03-01-2029`. Null where no such row stands or two differ.
 */
export function termBesideNumber(views: readonly PageView[], key: string): TermFound | null {
  if (key.length < KEY_MIN) return null
  const found = views.flatMap((view) => view.rowRuns.flatMap((run) => termIn(run, key) ?? []))
  const [first] = found
  return first && found.every((f) => f.effective.date === first.effective.date && f.expiration.date === first.expiration.date) ? first : null
}

function termIn(run: TextRun, key: string): TermFound | null {
  if (!/\d/.test(run.text) || NOT_ITS_TERM.test(run.text) || !fold(run.text).includes(key)) return null
  const [first, second, third] = datesIn(run)
  if (!first || !second || third) return null
  if (!isTermLong(daysBetween(first.date, second.date))) return null
  const at = ({ date, start, end }: { date: string; start: number; end: number }): DateFound => {
    const words = wordsBetween(run, start, end)
    return { date, text: run.text.slice(start, end), page: run.page, words, box: unionBox(words.map((w) => w.box)), score: SCORE }
  }
  return { effective: at(first), expiration: at(second) }
}

const fold = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
