import type { PrintedLabel } from './limit-labels.ts'
import { type Strip, stripAt } from './limit-strips.ts'
import type { Column } from '../table/coverage-table.ts'
import { type Anchor, midX, midY, type PageText, unionBox } from '../page/page-text.ts'

export type LabelStrip = { label: string; anchor: Anchor; top: number; bottom: number }

/** Strips of a form are of one height, give or take what skew and blur do to their rules. */
const HEIGHT_SLACK = 0.4
const LABELS_SURE = 3

/**
 * Limit labels are the next smallest print of a form. The forms print them in one order, a ruled strip each: a strip whose
 * label is illegible, between strips whose labels are not, is the one left out of the order. Gives the strips so told.
 */
export function placeLimitLabels(
  text: PageText,
  strips: readonly Strip[],
  area: { column: Column },
  labels: PrintedLabel[],
  found: readonly LabelStrip[],
): LabelStrip[] {
  const known = labels.map((l) => found.find((f) => f.label === l.label))
  // One label can vouch for the others where the row has all its strips and the spare one.
  if (found.length < (strips.length === labels.length + 1 ? 1 : 2) || known.every(Boolean)) return []
  const edge = Math.max(...found.map((f) => midX(f.anchor.box)))
  const at = known.map((k) => (k ? stripAt(strips, midY(k.anchor.box)) : -1))
  const first = at.findIndex((i) => i >= 0)
  // Each known label must stand in the strip that the order gives it, or nothing is to be told from places.
  if (first < 0 || at.some((strip, i) => strip >= 0 && strip - i !== at[first]! - first)) return []
  const heights = strips.map((s) => s.bottom - s.top).sort((a, b) => a - b)
  const usual = heights[heights.length >> 1] ?? 0
  const out: LabelStrip[] = []
  labels.forEach(({ label }, i) => {
    const strip = strips[i + at[first]! - first]
    if (known[i] || !strip || Math.abs(strip.bottom - strip.top - usual) > usual * HEIGHT_SLACK) return
    const words = text.words.filter(
      (w) => midY(w.box) > strip.top && midY(w.box) < strip.bottom && w.box.x >= area.column.x1 - 3 && midX(w.box) < edge + 30 && /[A-Za-z]/.test(w.text),
    )
    const letters = words.map((w) => w.text.replace(/[^A-Za-z]/g, '')).join('')
    // Labels read as one with their neighbour's leave a strip empty: three others in order vouch for it.
    if (letters.length < 4 && found.length < LABELS_SURE) return
    const blank = { x: area.column.x1, y: strip.top, w: edge - area.column.x1, h: strip.bottom - strip.top }
    out.push({ label, anchor: { box: words.length > 0 ? unionBox(words.map((w) => w.box)) : blank, words }, top: strip.top, bottom: strip.bottom })
  })
  return out
}
