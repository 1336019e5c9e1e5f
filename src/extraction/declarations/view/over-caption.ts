import type { Row, Segment } from '../../classify/index.ts'
import type { Page } from '../../page-model.ts'
import { type PageView, segmentsBelow } from './page-view.ts'

const RULE_OVER = 6
const VALUE_OVER = 8
const SET_IN_MAX = 15
/** In heights of the caption: what stands nearer under it is its value, as in a table. */
const NEAR_UNDER = 1.2

/** What is typed on a rule that has its caption under it, as blanks to fill have; null where the words label a cell. */
export function valueOverCaption(view: PageView, caption: Segment): Segment | null {
  const { x, y, h } = caption.box
  const rule = view.page.lines.find(
    (l) => Math.abs(l.y1 - l.y2) < 1.5 && l.y1 > y - RULE_OVER && l.y1 < y + 0.3 * h && Math.abs(Math.min(l.x1, l.x2) - x) < SET_IN_MAX && Math.max(l.x1, l.x2) > x + 2 * h,
  )
  if (!rule) return null
  const near = segmentsBelow(view, caption, 2).filter((s) => s.box.y - y - h < NEAR_UNDER * h)
  const [from, to] = [Math.min(rule.x1, rule.x2), Math.max(rule.x1, rule.x2)]
  const onRule = view.rows
    .flatMap((r) => r.segments)
    .filter((s) => s.box.y + s.box.h < rule.y1 + 3 && s.box.y + s.box.h > rule.y1 - VALUE_OVER && s.box.x < to && s.box.x + s.box.w > from)
  const [typed] = onRule
  return typed && onRule.length === 1 && near.every((s) => isOfAnotherKind(typed.text, s.text)) ? typed : null
}
/** Words without figures under the caption of a number are the next caption, and a day is no number. */
const isOfAnotherKind = (typed: string, under: string): boolean => /\d/.test(typed) && (!/\d/.test(under) || DAY.test(under) !== DAY.test(typed))
const DAY = /\b\d{1,2}[-/]\d{1,2}[-/]\d{2,4}\b|\b[A-Za-z]{3,9}\.? \d{1,2},? \d{4}\b/

const BARE_AMOUNT = /^\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/
const WORDS = /[A-Za-z]{3}/
const LINES_APART_MAX = 2.2
/** Whether a value stands on a rule of its own that its caption hangs under, as wide as no more than the two. */
const hangsUnder = (page: Page, value: Segment, caption: Segment, next: Segment | undefined): boolean =>
  WORDS.test(caption.text) &&
  Math.abs(caption.box.x - value.box.x) < SET_IN_MAX &&
  page.lines.some((l) => {
    const [from, to] = [Math.min(l.x1, l.x2), Math.max(l.x1, l.x2)]
    return Math.abs(l.y1 - l.y2) < 1.5 && l.y1 > value.box.y + 0.6 * value.box.h && l.y1 < caption.box.y + 0.3 * caption.box.h && Math.abs(from - caption.box.x) < SET_IN_MAX && (!next || to < next.box.x)
  })

/** Amounts typed on rules with their captions under them, each amount a row behind its caption. All other rows stay as they are. */
export function joinCaptions(page: Page, rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let i = 0; i < rows.length; i++) {
    const [above, row, under, below] = [rows[i - 1], rows[i]!, rows[i + 1], rows[i + 2]]
    const isNear = (a: Row, b: Row): boolean => b.y - a.y < LINES_APART_MAX * Math.max(7, a.h)
    const isTyped =
      under !== undefined &&
      under.segments.length === row.segments.length &&
      row.segments.every((s) => BARE_AMOUNT.test(s.text.trim())) &&
      isNear(row, under) &&
      // Words near over the amounts, or amounts near under the words, make a table with its heads above.
      !(above && isNear(above, row) && above.segments.some((s) => WORDS.test(s.text) && row.segments.some((v) => Math.abs(v.box.x - s.box.x) < SET_IN_MAX))) &&
      !(below && below.y - under.y < NEAR_UNDER * 2 * Math.max(7, under.h) && below.segments.some((s) => BARE_AMOUNT.test(s.text.trim()) && under.segments.some((c) => Math.abs(c.box.x - s.box.x) < SET_IN_MAX))) &&
      under.segments.every((caption, k) => hangsUnder(page, row.segments[k]!, caption, under.segments[k + 1]))
    if (!isTyped) {
      out.push(row)
      continue
    }
    out.push(...under.segments.map((caption, k): Row => ({ ...row, segments: [caption, row.segments[k]!] })))
    i++
  }
  return out
}
