import type { Box } from '../../../vocabulary/index.ts'
import type { Mark } from '../page/marks.ts'
import { type Anchor, midY, type PageText, right } from '../page/page-text.ts'

export type Labelled = { name: string; box: Box }
const REACH_X_MAX = 30
const REACH_Y_MAX = 8.2

/** Which label each mark stands before: a box is printed at the left of what it ticks. Returns the marks by label name. */
export function assignMarks(labels: Labelled[], marks: Mark[]): Map<string, Mark> {
  const taken = new Map<string, Mark>()
  const costs: { label: Labelled; mark: Mark; cost: number }[] = []
  for (const mark of marks) {
    for (const label of labels) {
      const gap = label.box.x - right(mark.box)
      const dy = Math.abs(midY(label.box) - midY(mark.box))
      if (gap < -4 || gap > REACH_X_MAX || dy > REACH_Y_MAX) continue
      costs.push({ label, mark, cost: Math.max(0, gap) + dy * 2.2 })
    }
  }
  costs.sort((a, b) => a.cost - b.cost)
  const used = new Set<Mark>()
  for (const { label, mark } of costs) {
    if (used.has(mark) || taken.has(label.name)) continue
    used.add(mark)
    taken.set(label.name, mark)
  }
  return taken
}

/** Labels by their printed phrases within an area; a phrase in two lines is centred on both. */
export function labelsIn(text: PageText, area: Box, phrases: Record<string, string[]>): Labelled[] {
  const out: Labelled[] = []
  for (const [name, options] of Object.entries(phrases)) {
    const best = text.findFirst(options, area)
    if (!best) continue
    out.push({ name, box: withSecondLine(text, best) })
  }
  return out
}

const withSecondLine = (text: PageText, anchor: Anchor): Box => {
  const { box } = anchor
  const under = text.words.some(
    (w) =>
      w.box.y > midY(box) &&
      w.box.y < box.y + box.h * 2.4 &&
      w.box.x < right(box) &&
      right(w.box) > box.x &&
      /^(AUTOS?|ONLY|JECT|STATUTE|TORY|ER)\b/i.test(w.text),
  )
  return under ? { ...box, h: box.h * 2.1 } : box
}
