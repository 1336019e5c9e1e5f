import type { Segment } from '../../classify/index.ts'
import type { PageView } from '../view/page-view.ts'

const TICK = /^(?:[[(]\s?[xX✓✔]\s?[\])]|[☒☑✓✔]|[xX](?=\s|$))/
const EMPTY = /^(?:[[(]\s{0,6}[\])]|[☐□❏❑]|_{1,4}(?=\s|$))/
const COMPANY = /\b(?:company|co|corp(?:oration)?|exchange|indemnity|mutual|lloyds)\b\.?/i
const BESIDE_MAX = 40
const LIST_MIN = 2

type Ticks = { ticked: Segment[]; empty: Segment[] }

/** What stands before a name in its row, or opens it: a mark, an empty box, or nothing of the kind. */
function markBefore(view: PageView, name: Segment, left: readonly Segment[]): boolean | null {
  const before = left.filter((s) => name.box.x - s.box.x - s.box.w < BESIDE_MAX && s.text.length < 9).map((s) => s.text).join(' ')
  for (const text of [before, name.text]) {
    if (TICK.test(text)) return true
    if (EMPTY.test(text)) return false
  }
  const box = view.page.checkboxes.find((c) => Math.abs(c.box.y + c.box.h / 2 - name.box.y - name.box.h / 2) < name.box.h && c.box.x < name.box.x + 2 && name.box.x - c.box.x - c.box.w < BESIDE_MAX)
  return box?.checked ?? null
}

/** `Insurance is provided by the company designated by an X`: the company that is ticked, and those that are not; none where no list of companies has its boxes. */
export function tickedCompanies(view: PageView): Ticks {
  const none: Ticks = { ticked: [], empty: [] }
  if (!view.page.checkboxes.length && !/[[(☐☒☑□✓✔]|\bx\b/i.test(view.text)) return none
  const ticks: Ticks = { ticked: [], empty: [] }
  for (const row of view.rows) {
    row.segments.forEach((s, i) => {
      if (!COMPANY.test(s.text) || s.text.length > 80) return
      const mark = markBefore(view, s, row.segments.slice(0, i))
      if (mark !== null) (mark ? ticks.ticked : ticks.empty).push(s)
    })
  }
  return ticks.ticked.length + ticks.empty.length >= LIST_MIN && ticks.ticked.length < 2 ? ticks : none
}
