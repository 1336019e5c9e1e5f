import { type Row, rowsOf, type Segment, segmentOf } from '../classify/index.ts'
import type { Page, Word } from '../page-model.ts'
import { findAmount, findDate } from '../values/index.ts'
import { isCompanyName } from '../naic/index.ts'
import { otherColumns } from './other-columns.ts'
import { OtherLabels, type OtherKind } from './other-labels.ts'

/**
 * The page without what its labels say of something else than the policies: numbers of quotes, accounts and claims, days of print or
 * of a contract, agents, administrators and former insurers, premiums, payrolls and what was asked for. What stands beside a
 * policy's facts under such a label is never one of them.
 */
export function withoutOtherFacts(page: Page): Page {
  if (page.source === 'image') return page
  const dropped = otherWords(page, rowsOf(page))
  return dropped.size > 0 ? { ...page, words: page.words.filter((w) => !dropped.has(w)) } : page
}

/** The words of a page's rows that say something else than its policies, their labels too; `declared`: of declarations, whose amounts stay. */
export function otherWords(page: Page, rows: readonly Row[], declared = false): Set<Word> {
  const labels = new OtherLabels(rows.flatMap((r) => r.segments.map((s) => s.text)), declared)
  const dropped = otherColumns(page, rows, labels)
  rows.forEach((row, at) => {
    row.segments.forEach((segment, i) => {
      if (segment.words.some((w) => dropped.has(w))) return
      const words = labels.alone(segment.text) ? ofLabelAlone(rows, at, i, labels) : clausesIn(segment, labels)
      for (const word of words) dropped.add(word)
    })
  })
  for (const { lines, begins } of runningLines(rows)) for (const word of clausesIn(lines, labels, begins)) dropped.add(word)
  return dropped
}

const LABELLED = /:\s*$|^\W*(?:polic(?:y|ies)|insur(?:er|ance|ing)|carrier|company|coverage|effective|eff\b|expir|exp\b|inception|from|to|term|period|limits?|each|general|products|combined|aggregate|deductible|naic|type|named)\b[^:\d]{0,40}$/i
const isLabel = ({ text }: Segment, labels: OtherLabels): boolean => labels.alone(text) !== null || (LABELLED.test(text) && !isCompanyName(text))
const BESIDE_MAX = 260
const EDGE = 3

/** A label alone in its cell with its value: beside it, or in the next line under it. */
function ofLabelAlone(rows: readonly Row[], at: number, i: number, labels: OtherLabels): Word[] {
  const row = rows[at]!
  const label = row.segments[i]!
  const kind = labels.alone(label.text)!
  const next = row.segments[i + 1]
  const under = rows[at + 1]?.segments.find((s) => Math.abs(s.box.x - label.box.x) < EDGE && s.box.y - label.box.y < UNDER_MAX * Math.max(7, label.box.h))
  const beside = next && next.box.x - label.box.x - label.box.w < BESIDE_MAX ? next : undefined
  // `Physical damage | APD 44-119 | Stated value | $1,000`: among the cells of a row it is an entry.
  const [two, one] = [row.segments[i - 2], row.segments[i - 1]]
  if (two && one && !isLabel(two, labels) && !isLabel(one, labels)) return []
  const value = [beside, under].find((s) => s !== undefined && !isLabel(s, labels) && answers(kind, s.text) && labels.couldMislead(kind, s.text))
  // `$0 (separate policy)` says something else besides.
  const end = value && kind !== 'company' ? valueEnd(value.text, 0, kind, true, value.text) : null
  return value ? [...(labels.stays(kind, label.text) ? [] : label.words), ...(end ? wordsIn(value, 0, end) : value.words)] : []
}
const UNDER_MAX = 2.6

/** Whether a cell could be the value of such a label. */
function answers(kind: OtherKind, text: string): boolean {
  // A cell that begins with a label of its own is no number, and no name.
  if (kind === 'number') return /\d/.test(text) && text.length < NUMBER_MAX && !/\$/.test(text) && !LABEL_FIRST.test(text)
  if (kind === 'day') return (findDate(text)?.start ?? NUMBER_MAX) < 8
  // `225269-` under `Surplus` is a piece of a number.
  if (kind === 'amount') return /^\W*(?:USD|\$)?\s?\d/.test(text) && !/^\d+-/.test(text) && (findAmount(text) !== null || /\d/.test(text)) && text.length < NUMBER_MAX
  return /[A-Za-z]{2}/.test(text) && !LABEL_FIRST.test(text)
}
const LABEL_FIRST = /^[^:]{2,40}:\s*\S/
const NUMBER_MAX = 40

/** Facts of something else within a cell or a sentence: behind a stroke, in brackets, after a stop. */
function clausesIn(segment: Segment, labels: OtherLabels, begins: ReadonlySet<Word> = new Set()): Word[] {
  const { text } = segment
  const out: Word[] = []
  let at = 0
  const cells = segment.words.flatMap((w) => {
    const from = at
    at += w.text.length + 1
    return begins.has(w) ? [{ index: from, 0: '' }] : []
  })
  for (const begin of [...cells, ...text.matchAll(/^|[|•·;(]\s*|[.,]\s+|\s[–—-]\s/g)]) {
    const from = begin.index + begin[0].length
    const label = labels.leading(text.slice(from))
    // Within a sentence only amounts and days are left out without harm to what goes on behind it.
    if (label && label.kind !== 'amount' && label.kind !== 'day' && begin[0].startsWith(',')) continue
    const end = label ? valueEnd(text, from + label.end, label.kind, label.colon || begin[0].startsWith('('), text.slice(from)) : null
    if (end !== null && labels.couldMislead(label!.kind, text.slice(from + label!.end, end))) out.push(...wordsIn(segment, label && labels.stays(label.kind, text.slice(from, from + label.end)) ? from + label.end : from, end))
  }
  return out
}

/** `License No.: W118820  Exp. 06/30/2027`: a day right behind such a number is its own. */
const LAPSES = /^[,;]?\s?\(?(?:exp(?:\.|ires|iration|iry)?|lapses|valid\s(?:until|through|thru|to))(?:\sdate|\son)?\s?:?\s?(?=\S)/i
/** `Endorsement No. 3 effective 09/01/2026`: the day is the change's. */
const OF_A_CHANGE = /^(?:endorsement|amendment|(?:policy\s)?change)\b/i
const TAKES_EFFECT = /^[,;]?\s?\(?(?:is\s|takes\s)?eff(?:ective|ect|\.)?(?:\sdate|\son)?\s?:?\s?(?=\S)/i
/** Where the value behind such a label ends; null where what stands there is no value. */
function valueEnd(text: string, from: number, kind: OtherKind, sure: boolean, whole: string): number | null {
  const rest = text.slice(from)
  if (kind === 'number') {
    const number = /^#?\s?[A-Z0-9][\w./-]*(?:\s(?=\S*\d)[A-Z0-9-]{1,12}(?![a-z]))*/i.exec(rest)?.[0]
    if (!number || !/\d/.test(number)) return null
    const lapses = (OF_A_CHANGE.test(whole) ? TAKES_EFFECT : LAPSES).exec(rest.slice(number.length))
    const day = lapses && findDate(rest.slice(number.length + lapses[0].length))
    return from + number.length + (day?.start === 0 ? lapses![0].length + day.end : 0)
  }
  if (kind === 'day') {
    const first = findDate(rest)
    if (!first || first.start > 12) return null
    const second = /^\s?(?:to|through|thru|until|[-–—/])\s?/i.exec(rest.slice(first.end))
    const last = second ? findDate(rest.slice(first.end + second[0].length)) : null
    return from + (last && last.start === 0 ? first.end + second![0].length + last.end : first.end)
  }
  if (kind === 'amount') {
    const amount = /^(?:USD\s?)?\$?\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|mil|mm?|k)\b)?/i.exec(rest)?.[0]
    return amount && (sure || /\$|\d,\d{3}/.test(amount)) ? from + amount.length : null
  }
  // `Agent: Lic. #: W551188`.
  if (/\blic\b|#/i.test(rest)) return null
  // `Agency Insurance Company`: in capitals and without a colon the label may be the name.
  if (!sure && !/^[a-z]/.test(whole)) return null
  const stop = /[|•·;)]|(?<!\b[A-Z])\.\s+(?=[A-Z])|,\s+(?=[a-z])|\s(?=[A-Z][A-Za-z.#/]{1,14}(?:\s[A-Za-z.#/]{1,14}){0,3}:\s)/.exec(rest)
  const end = stop ? stop.index + (stop[0] === ')' ? 1 : 0) : rest.length
  return sure || isCompanyName(rest.slice(0, end)) ? from + end : null
}

/** Lines that run on under each other from one edge, as one: a label may be broken between two of them. */
function runningLines(rows: readonly Row[]): { lines: Segment; begins: Set<Word> }[] {
  const blocks: Segment[][] = []
  for (const row of rows) {
    const line = lineOf(row)
    const last = blocks.at(-1)?.at(-1)
    const follows = line !== null && last !== undefined && Math.abs(last.box.x - line.box.x) < EDGE && line.box.y - last.box.y < LINES_MAX * Math.max(7, last.box.h) && last.text.length >= RUNNING_MIN
    if (line && follows) blocks.at(-1)!.push(line)
    else blocks.push(line ? [line] : [])
  }
  const begins = new Set(rows.flatMap((r) => r.segments.slice(1).flatMap((s) => s.words.slice(0, 1))))
  return blocks.filter((b) => b.length > 1).map((b) => ({ lines: segmentOf(b[0]!.page, b.flatMap((s) => s.words)), begins }))
}
/** A row whose cells stand no farther apart than strokes between facts would set them. */
const lineOf = ({ page, segments }: Row): Segment | null =>
  segments.every((s, i) => i === 0 || s.box.x - segments[i - 1]!.box.x - segments[i - 1]!.box.w < STROKE_GAP) ? segmentOf(page, segments.flatMap((s) => s.words)) : null
const STROKE_GAP = 24
const RUNNING_MIN = 70
const LINES_MAX = 1.8

/** The words of a cell that begin within a stretch of its text. */
function wordsIn(segment: Segment, from: number, end: number): Word[] {
  let at = 0
  return segment.words.filter((w) => {
    const start = at
    at += w.text.length + 1
    return start + w.text.length > from && start < end
  })
}
