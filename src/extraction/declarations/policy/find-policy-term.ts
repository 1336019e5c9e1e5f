import { type Segment, unionBox } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { daysBetween, findDate } from '../../values/index.ts'
import { candidatesFor } from '../view/label-values.ts'
import type { PageView } from '../view/page-view.ts'
import { isOfWhatItIsFor } from './of-what-it-is-for.ts'
import { stackedTerms } from './stacked-terms.ts'
import { type Found, runOf, type TextRun, wordsBetween } from '../view/text-run.ts'

type DateAt = { date: string; start: number; end: number }
export type DateFound = Found & { date: string }
export type Term = { effective: DateFound | null; expiration: DateFound | null; score: number }

const PERIOD =
  /polic(?:y|ies)['’]?s?\s(?:period|term|dates)|coverage\s(?:period|term|dates)|insurance\speriod|term\sof\s(?:policy|insurance)|period\sof\s(?:insurance|coverage)|policy\sis\sin\sforce|certificate\speriod|policy\sduration|policy\seffective|effective\sdates?|inception|coverage\s(?:begins|starts)|term\b|period\b|\bfrom\b|policy\sperio/i
const NOT_THE_TERM =
  /\b(?:prior|previous|expiring|expired\s(?:polic|term|coverage|certificate)|experience|statement period|billing|bill date|payment|due|pay by|invoice|loss|accident|claim(?!s[-\s]made)|violation|birth|quote valid|valid until|rating period|audit|licen[sc]ed|(?:licen[sc]e|registration|permit)s? (?:expir|exp\b|effective|issue|renew|valid)|statement|retroactive|underlying|mailing date|mailed|renewal offer|temporary|conviction|evaluation)/i
/** A date of the paper itself, whatever stands behind it: `Process Date: 10/02/25  Policy Expiration Date: 11/05/26`. */
const OF_THE_PAPER = /\b(?:process(?:ed|ing)?|issued?|print(?:ed)?|prepared|countersigned)\s?(?:date|on|at)?\W*$/i
/** An agency's form bears the number it was approved under and the day until which it may be used. */
const OF_THE_FORM = /\bOMB\s(?:no|number|control|approval|#)/i
/** `Original start date`, `Replaces declarations effective`: the day of a policy before this one. */
const OF_ANOTHER_TERM = /\b(?:original(?:ly)?|replac(?:es|ed|ing)|first)\b[^.;]{0,30}$/i
/** `Agent License No.: W118820` in the cell before `Expiration: 06/30/2027`. */
const OF_A_LICENCE = /\b(?:licen[sc]e|permit|registration)\s?(?:no\b|number|#|:)/i
/** `Waiting period: illness   ends 06/01/2026`. */
const OF_A_WAIT = /\bwaiting\s(?:period|time)\b/i
/** When a business or a person's work began: `Business Start Date: 03/01/2012`. */
const OF_THE_BUSINESS = /\b(?:business|company)\s(?:start|began|established|commenced|inception)|\bin\sbusiness\b|\bdate\s(?:of\s)?(?:hired?|incorporat)/i
/** `Prior umbrella carrier: Lantern Casualty Company - BSX-44120 - 03/15/2024 to 03/15/2025`, however long the name is. */
const OF_A_PRIOR_ONE = /\b(?:prior|previous|expiring)\s(?:[\w'’]+\s){0,3}(?:carriers?|insurers?|polic(?:y|ies)|compan(?:y|ies)|coverage)\b[^;]{0,160}$/i
const CONNECTOR = /(?:\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b|[-–—−]|\bexpir\w*|\bexp\b(?:[.:]|\sdate|\s*$)|\bending\b|\bends\b|\band\b|\bending on\b|\/)/i
const TIME =
  /(?:12[:.]\s?0[01]|\b12\b|noon|\ba\.?\s?m\b\.?|\bp\.?\s?m\b\.?|standard|time|\bst\b|at|on|the|and|this|policy|expires?|expiration|dates?|both|days|inclusive|local|mailing|address|your|named|insured|insured's|of|effective|beginning|ending|ends?|term|period|continuing|months?|[\d]{1,2}:\d\d|[(),:;.*|'’])/gi

/** What stands before a stroke that joins two dates: a whole date, or a space behind one. */
const STROKE_JOINS = /[-/.]\d{2,4}\s?$|\s$/

/** All dates of a run, with their stretch of text. */
export function datesIn(run: TextRun): DateAt[] {
  const found: DateAt[] = []
  // A stroke set against the second date of a term is no part of it.
  const parted = run.text.replace(/(?<=\d{2}|\s)[-–—](?=\d{1,2}[-/.]\s?\d{1,2}[-/.]\s?\d{2})/g, (stroke, at: number) => (STROKE_JOINS.test(run.text.slice(Math.max(0, at - 10), at)) ? ' ' : stroke))
  const text = parted.replace(/(?<=\b\d{1,2}-\d{1,2}-(?:\d{4}|\d{2}))\/(?=\d{1,2}-\d{1,2}-\d)/g, ' ')
  let from = 0
  for (let i = 0; i < 40 && from < text.length; i++) {
    const next = findDate(text.slice(from, from + 4000))
    if (!next) break
    found.push({ date: next.date, start: from + next.start, end: from + next.end })
    from += next.end
  }
  return found
}

const located = (run: TextRun, at: DateAt, score: number): DateFound => {
  const words = wordsBetween(run, at.start, at.end)
  return { date: at.date, text: run.text.slice(at.start, at.end), page: run.page, words, box: unionBox(words.map((w) => w.box)), score }
}

/** An event's policy ends on the day of the event or on the next. */
const OF_AN_EVENT = /\b(?:special\s+events?|event\s+(?:liability|insurance|type|dates?|location|name)|one[-\s]day|short[-\s]term)\b/i
/** A term of one to 36 months reads like a policy's; the usual ones count for more. */
const lengthScore = (effective: string, expiration: string, isEvent: boolean): number => {
  const days = daysBetween(effective, expiration)
  if (isEvent && days >= 0 && days < 20) return 0
  if (days <= 0 || days > 1900) return -10
  if ((days >= 364 && days <= 367) || (days >= 180 && days <= 185)) return 2
  return days < 20 ? -3 : days > 1110 ? -2 : 0
}

/** `From 01-15-2026 (not prior to time applied for) to 01-15-2027`. */
const AS_APPLIED_FOR = /\(?\bnot\sprior\sto\s(?:the\s)?time\sapplied\sfor\b\)?/i

/** `RENEWAL DECLARATIONS (ATTACH TO PREVIOUS POLICY)`: what to do with the paper. */
const ATTACH = /\(\s?(?:please\s)?attach\b[^()]{0,60}\)/gi

const OWN_PERIODS = ['policy period', 'policy term', 'coverage period']
/** What stands behind the last words that name the policy's own period: a prior paper's day before them is not its. */
const fromLabel = (context: string): string => {
  const at = Math.max(...OWN_PERIODS.map((words) => context.toLowerCase().lastIndexOf(words)))
  return at >= 0 && !/\b(?:prior|previous|expiring)\s?$/i.test(context.slice(0, at)) ? context.slice(at) : context
}

type Pair = { effective: DateFound; expiration: DateFound; score: number }

function pairsIn(run: TextRun, isEvent: boolean, contextOf: (start: number, reach?: number) => string, beforeIn: (start: number) => string, isCaptioned: (a: DateAt, b: DateAt) => boolean): Pair[] {
  const dates = datesIn(run)
  const pairs: Pair[] = []
  for (let i = 0; i + 1 < dates.length; i++) {
    const [a, b] = [dates[i]!, dates[i + 1]!]
    const between = run.text.slice(a.end, b.start).replace(AS_APPLIED_FOR, ' ')
    if (between.length > 90) continue
    const residue = between.replace(TIME, '').replace(/\s+/g, '')
    const connected = CONNECTOR.test(between)
    const bare = between.trim() === ''
    if (!connected && !bare && residue.length > 0) continue
    if (residue.replace(/to|through|thru|until|till|and|expir\w*|[-–—−/]/gi, '').length > 14) continue
    const context = contextOf(a.start)
    // What denies a term stands before it or right over it; `each accident` in the column beside says nothing of it.
    if (NOT_THE_TERM.test(fromLabel(contextOf(a.start, OVER_REACH).replace(ATTACH, ' ').slice(-60))) || OF_A_PRIOR_ONE.test(fromLabel(beforeIn(a.start).replace(ATTACH, ' '))) || OF_THE_PAPER.test(context)) continue
    const labelled = PERIOD.test(context) || isCaptioned(a, b)
    if (!connected && !labelled) continue
    if (isOfWhatItIsFor(run.text.slice(Math.max(0, a.start - 200), a.start))) continue
    const score = (connected ? 2.5 : 0.5) + (labelled ? 3 : 0) + lengthScore(a.date, b.date, isEvent)
    if (score > 1.5) pairs.push({ effective: located(run, a, score), expiration: located(run, b, score), score })
  }
  return pairs
}

/** What stands before a place and above it: the words a label would be in. */
const OVER_REACH = 70
const wordAt = (run: TextRun, start: number): Word | undefined => run.words[Math.max(0, run.starts.findLastIndex((s) => s <= start))]
function contextAbove(view: PageView, run: TextRun, start: number, reach = 180): string {
  const word = wordAt(run, start)
  if (!word) return ''
  const above = view.rows
    .filter((r) => r.y + r.h * 0.6 < word.box.y && r.y > word.box.y - Math.max(40, word.box.h * 4.5))
    .flatMap((r) => r.segments.filter((s) => s.box.x < word.box.x + reach && s.box.x + s.box.w > word.box.x - reach))
    .map((s) => s.text)
  return `${above.join(' ')} ${leftOf(view, word)} ${run.text.slice(Math.max(0, start - 110), start)}`
}
/** `Prior No. BAP 44 188 19` in the cell beside `From April 30, 2026 to April 30, 2027`: a fact whole in its own cell says nothing of the next that begins with its own word. */
const OWN_LABEL = /^(?:from|(?:policy\s)?(?:period|term))\b/i
const WHOLE_FACT = /\b(?:no\.?|number|#)\W{0,3}[A-Z]{0,4}[\s-]?\d/i
const leftOf = (view: PageView, word: Word): string =>
  view.rows
    .filter((r) => Math.abs(r.y - word.box.y) < word.box.h)
    .flatMap((r) => {
      const isOwn = r.segments.some((s) => s.words.includes(word) && OWN_LABEL.test(s.text))
      return r.segments.filter((s) => s.box.x + s.box.w < word.box.x + 1 && s.box.x > word.box.x - 330 && !(isOwn && WHOLE_FACT.test(s.text)))
    })
    .map((s) => s.text)
    .join(' ')
/** What stands before a place in its own row. */
function beforeInRow(view: PageView, run: TextRun, start: number): string {
  const word = wordAt(run, start)
  if (!word) return ''
  const own = run.words.filter((w, i) => run.starts[i]! < start && Math.abs(w.box.y - word.box.y) < word.box.h)
  return [leftOf(view, word), ...own.map((w) => w.text)].join(' ')
}

const EFFECTIVE =
  /\b(?:policy\s)?(?:effective\s?(?:date|from|on)?|eff\.?\s?(?:date)?|inception\s?(?:date)?|commenc(?:ement(?:\sof\s(?:insurance|cover))?|ing(?:\son)?)|first\sday\sof\s(?:coverage|the\spolicy)|begins?(?:\son)?|start\s?(?:date|s)?|beginning|from|coverage\sbegins)\s?(?:\([^)]{0,20}\))?\s?(?:is|of\spolicy)?\s?:?\s?/i
const EXPIRATION =
  /\b(?:policy\s)?(?:expiration|expiry|expires?|exp\.|exp(?=:|$|\s\d)|exp\sdate|end\sdate|(?:coverage|policy)\sends?\b|last\sday\sof\s(?:coverage|the\spolicy)|(?<![a-z]\s)end(?=:)|ending|ends|termination|to|until|through)\s?(?:date|on)?\s?(?:\([^)]{0,20}\))?\s?(?:is)?\s?:?\s?/i
/** `Policy term: one year from 05/21/26`: its last day is not said. */
const FROM_A_DAY = /(?:^|[.;|]\s?|\b(?:policy|insurance|coverage)\s)(?:term|period)\s?:?\s(?:is\s|of\s)?(?:one|two|three|six|twelve|\d{1,2})\s?(?:\(\d{1,2}\)\s?)?(?:years?|months?|mos?\.?)\s(?:from|commencing|starting)\b/i
const CHANGE = /\b(?:change|endorse|amend|added|delet|remov|transaction|revis|discount|coverage for|fee|rate|cancel|membership|driver|adjust|client|employees?)/i

/** `POLICY CHANGES` over `EFFECTIVE 09/01/2026`: a label that its cell breaks over two lines. */
function saysChangeOver(view: PageView, label: Segment): boolean {
  const over = view.rows.flatMap((r) => r.segments).findLast((s) => s.box.y < label.box.y - 0.5 * label.box.h && Math.abs(s.box.x - label.box.x) < SAME_EDGE)
  return over !== undefined && label.box.y - over.box.y < 2 * Math.max(7, label.box.h) && !/\d|:\s?$/.test(over.text.replace(ITS_NUMBER, '')) && over.words.length <= LABEL_WORDS_MAX && CHANGE.test(over.text)
}
/** Which change it is: `Endorsement No. 3`. */
const ITS_NUMBER = /\s(?:no\.?|num(?:ber|\.)?|#)\s?\d{1,4}$/i
const SAME_EDGE = 3
const LABEL_WORDS_MAX = 4

/** `Effective: TBD  Expires: 10/17/2025`, and a first day that cannot be made out: the day behind the next label is not the one it begins on. */
const OF_ITS_END = /(?:\d.{0,20}\bexp(?:ir\w{1,7})?\b|\bexp(?:ir\w{1,7})?(?:\sdate)?\s?:)/i
const SPOKEN_MIN = 20
function roleDates(view: PageView, label: RegExp, isStrong: (around: string) => boolean): DateFound[] {
  const found: DateFound[] = []
  for (const c of candidatesFor(view, label, 2)) {
    if (c.distance > 1) continue
    const around = c.label.segment.text
    const row = view.rows.find((r) => r.segments.includes(c.label.segment))
    if (row?.segments.some((s) => (OF_THE_FORM.test(s.text) || OF_A_PRIOR_ONE.test(s.text) || OF_A_WAIT.test(s.text)) && s.box.x <= c.label.segment.box.x)) continue
    const left = row?.segments[row.segments.indexOf(c.label.segment) - 1]
    if (left && OF_A_LICENCE.test(left.text) && !/polic/i.test(c.label.text)) continue
    if (NOT_THE_TERM.test(around.slice(0, 80)) || OF_THE_BUSINESS.test(around.slice(0, 80)) || CHANGE.test(c.label.before.slice(-30)) || OF_ANOTHER_TERM.test(c.label.before.slice(-40))) continue
    if (c.label.before.trim() === '' && /^\W*eff(?:ective|\.|\b)/i.test(c.label.text) && saysChangeOver(view, c.label.segment)) continue
    const at = findDate(c.run.text.slice(0, 60))
    // A time of day may stand before the date, a sentence may not.
    if (!at || at.start > 24 || OF_THE_PAPER.test(c.run.text.slice(0, at.start)) || CHANGE.test(c.run.text.slice(0, at.start))) continue
    if (label === EFFECTIVE && OF_ITS_END.test(c.run.text.slice(0, at.start))) continue
    const labelled = isStrong(around)
    // In the midst of a sentence a day may be anything's: one under its own heading goes before it.
    const spoken = /[a-z]{3,}[,)]?\s$/.test(c.label.before) && !c.label.text.includes(':') && c.label.before.length > SPOKEN_MIN ? 0.75 : 1
    const weight = spoken * (labelled ? 2.5 : 1) * (c.relation === 'same' ? 1 : c.relation === 'right' ? 0.9 : 0.8) * (c.distance ? 0.6 : 1)
    found.push(located(c.run, { date: at.date, start: at.start, end: at.end }, weight))
  }
  return found
}

const best = (found: DateFound[]): DateFound[] => {
  const sums = new Map<string, DateFound>()
  for (const f of found) {
    const held = sums.get(f.date)
    if (held) held.score += f.score * 0.6
    else sums.set(f.date, { ...f })
  }
  return [...sums.values()].sort((a, b) => b.score - a.score)
}

/** `06/04/2026  06/04/2027` over `Effective date  Expiration date`, with no days under those. */
function hasCaptionsUnder(view: PageView, run: TextRun, a: DateAt, b: DateAt): boolean {
  const [first, last] = [wordAt(run, a.start), wordAt(run, b.start)]
  if (!first || !last || Math.abs(first.box.y - last.box.y) > first.box.h) return false
  const at = view.rows.findIndex((r) => r.y > first.box.y + first.box.h * 0.6)
  const [under, next] = [view.rows[at], view.rows[at + 1]]
  if (!under || under.y - first.box.y > CAPTION_UNDER_MAX * first.box.h || (next && next.y - under.y < CAPTION_UNDER_MAX * under.h && datesIn(runOf(view.number, next.segments.flatMap((s) => s.words))).length > 0)) return false
  const isUnder = (word: Word, says: RegExp): boolean => under.segments.some((s) => says.test(s.text) && Math.abs(s.box.x - word.box.x) < CAPTION_SLACK)
  return isUnder(first, BEGINS) && isUnder(last, ENDS)
}
const BEGINS = /^\W*(?:policy\s)?(?:effective|inception|from|start|begin)/i
const ENDS = /^\W*(?:policy\s)?(?:expir|to\b|end)/i
const CAPTION_UNDER_MAX = 2.6
const CAPTION_SLACK = 15

const BEGINS_IT = /effective|inception|commencement|begin|start|eff\b|first\sday/i
const ENDS_IT = /expir|exp\b|end|terminat|last\sday|^(?:through|thru|until):?$/i
const ROLE_MIN = 1.8
const isUsual = (first: DateFound, [last]: readonly DateFound[], isEvent: boolean): number => (last && lengthScore(first.date, last.date, isEvent) >= 2 ? 1 : 0)

/** The policy's term: a pair of dates that reads as a period, else an effective and an expiration date by their own labels. */
export function findPolicyTerm(views: readonly PageView[]): Term {
  const sums = new Map<string, Pair>()
  const isEvent = views.some((v) => OF_AN_EVENT.test(v.text))
  for (const view of views) {
    const here = new Set<string>()
    for (const run of [...view.blockRuns, ...view.rowRuns, ...stackedTerms(view)]) {
      if (!/\d/.test(run.text)) continue
      for (const pair of pairsIn(run, isEvent, (start, reach) => contextAbove(view, run, start, reach), (start) => beforeInRow(view, run, start), (a, b) => hasCaptionsUnder(view, run, a, b))) {
        const key = `${pair.effective.date} ${pair.expiration.date}`
        const held = sums.get(key)
        if (!held) sums.set(key, { ...pair })
        else if (!here.has(key)) held.score += pair.score * 0.6
        here.add(key)
      }
    }
  }
  const effectives = best(views.flatMap((v) => roleDates(v, EFFECTIVE, (around) => BEGINS_IT.test(around) || FROM_A_DAY.test(around))))
  const expirations = best(views.flatMap((v) => roleDates(v, EXPIRATION, (around) => ENDS_IT.test(around))))
  const pairs = [...sums.values()]
  for (const p of pairs) {
    p.score += Math.min(2, effectives.find((d) => d.date === p.effective.date)?.score ?? 0)
    p.score += Math.min(2, expirations.find((d) => d.date === p.expiration.date)?.score ?? 0)
  }
  pairs.sort((a, b) => b.score - a.score)
  const top = pairs[0]
  if (top) return { effective: top.effective, expiration: top.expiration, score: top.score }
  const told = expirations.filter((d) => d.score >= ROLE_MIN)
  // Of several first days the one that a usual term goes on from: `leased employees effective 03/15/2024` begins no policy.
  const effective = effectives.filter((d) => d.score >= ROLE_MIN).toSorted((a, b) => isUsual(b, told, isEvent) - isUsual(a, told, isEvent) || b.score - a.score)[0] ?? null
  const expiration = told.find((d) => !effective || daysBetween(effective.date, d.date) > 0) ?? null
  if (effective && expiration && lengthScore(effective.date, expiration.date, isEvent) < -1)
    return { effective, expiration: null, score: effective.score }
  return { effective, expiration, score: (effective?.score ?? 0) + (expiration?.score ?? 0) }
}
