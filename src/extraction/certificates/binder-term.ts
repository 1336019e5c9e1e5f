import type { ReadLine } from '../../vocabulary/index.ts'
import { candidatesFor, type PageView, viewPage } from '../declarations/index.ts'
import type { Page, Word } from '../page-model.ts'
import type { PartReading } from '../stages.ts'
import { daysBetween, findDate } from '../values/index.ts'
import { fieldOf } from './line-draft.ts'

const BINDER = String.raw`(?:(?:this|the|temporary)\s){0,2}(?:binder|cover\snote|temporary\scoverage)`
const PERIOD = new RegExp(String.raw`\b${BINDER}\s(?:period|term|dates)\b|\b(?:term|period)\sof\s${BINDER}\b`, 'i')
const BEGINS = new RegExp(String.raw`\b${BINDER}\s(?:coverage\s)?(?:is\s)?(?:effective|inception|begins|starts?|commences)\b|\b(?:effective|inception)(?:\sdate)?\sof\s${BINDER}\b|\bbound\s(?:effective|from|as\sof)\b`, 'i')
const ENDS = new RegExp(
  String.raw`\b${BINDER}\s(?:coverage\s)?(?:(?:will|shall)\s)?(?:automatically\s)?(?:expir(?:es?|y|ation)|ends?|terminat(?:es?|ion)|(?:(?:is|remains)\s)?(?:valid|effective|good|in\s(?:force|effect))\s(?:until|through|thru|to|till))\b|\b(?:expir(?:y|ation)|end|termination)(?:\sdate)?\sof\s${BINDER}\b|\bbound\s(?:until|through|thru|to)\b`,
  'i',
)
/** `at 12:01 AM standard time on`: what may stand before a day. */
const BEFORE_DAY_MAX = 34
const JOINS = /^[\s,]{0,2}(?:(?:at\s)?12:01\s?a\.?m\.?\s)?(?:to|through|thru|until|and|[-–—])\s/i

type Day = { page: number; date: string; words: Word[] }

/** The one day that such labels give; null where they give none or several. */
function dayBehind(views: readonly PageView[], label: RegExp, which: 'first' | 'second'): Day | null {
  const days = views.flatMap((view) =>
    candidatesFor(view, label, 1).flatMap(({ run, distance }): Day[] => {
      const first = distance === 0 ? findDate(run.text.slice(0, RUN_MAX)) : null
      if (!first || first.start > BEFORE_DAY_MAX) return []
      const joined = JOINS.exec(run.text.slice(first.end))
      const from = first.end + (joined?.[0].length ?? 0)
      const second = joined ? findDate(run.text.slice(from, from + RUN_MAX)) : null
      const at = which === 'first' ? first : second && second.start < BEFORE_DAY_MAX ? { date: second.date, start: from + second.start, end: from + second.end } : null
      return at ? [{ page: view.number, date: at.date, words: run.words.filter((w, i) => run.starts[i]! < at.end && run.starts[i]! + w.text.length > at.start) }] : []
    }),
  )
  return new Set(days.map((d) => d.date)).size === 1 ? days[0]! : null
}
const RUN_MAX = 90

const withDay = (line: ReadLine, field: 'effective_date' | 'expiration_date', day: Day | null): ReadLine =>
  day ? { ...line, [field]: day.date, fields: { ...line.fields, [field]: fieldOf(day.page, day.words) } } : line

/** `Expires: 01/09/2027` beside the period of the policy to come. */
const EXPIRES = /^\W*expir(?:es|y|ation)(?:\sdate)?(?=\s?:|\s?$|\s\d)/i
const TERM_MAX = 200
const isWithin = (line: ReadLine, { date }: Day): boolean =>
  line.effective_date !== null && line.expiration_date !== null && date < line.expiration_date && daysBetween(line.effective_date, date) > 0 && daysBetween(line.effective_date, date) < TERM_MAX

/** What a binder states is bound for its own term, whatever term the policy is to have. */
export function withBinderTerm(reading: PartReading, pages: readonly Page[]): PartReading {
  if (reading.coverage_lines.length === 0) return reading
  const views = pages.map((page) => viewPage(page))
  const [from, to] = [dayBehind(views, PERIOD, 'first') ?? dayBehind(views, BEGINS, 'first'), dayBehind(views, PERIOD, 'second') ?? dayBehind(views, BEGINS, 'second') ?? dayBehind(views, ENDS, 'first')]
  if (!to) {
    const plain = dayBehind(views, EXPIRES, 'first')
    return plain && reading.coverage_lines.every((line) => isWithin(line, plain)) ? { ...reading, coverage_lines: reading.coverage_lines.map((line) => withDay(line, 'expiration_date', plain)) } : reading
  }
  const given = new Set([...(from ? ['effective_date'] : []), 'expiration_date'])
  const unreadable_fields = reading.unreadable_fields.filter((u) => !given.has(u.field))
  return { ...reading, unreadable_fields, coverage_lines: reading.coverage_lines.map((line) => withDay(withDay(line, 'effective_date', from), 'expiration_date', to)) }
}
