import type { Segment } from '../../classify/index.ts'
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
  if (!rule || segmentsBelow(view, caption, 2).some((s) => s.box.y - y - h < NEAR_UNDER * h)) return null
  const [from, to] = [Math.min(rule.x1, rule.x2), Math.max(rule.x1, rule.x2)]
  const onRule = view.rows
    .flatMap((r) => r.segments)
    .filter((s) => s.box.y + s.box.h < rule.y1 + 3 && s.box.y + s.box.h > rule.y1 - VALUE_OVER && s.box.x < to && s.box.x + s.box.w > from)
  return onRule.length === 1 ? onRule[0]! : null
}
