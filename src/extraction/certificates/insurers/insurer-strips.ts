import type { Grid } from '../../classify/index.ts'
import { type Anchor, bottom, midX, midY, type PageText, right } from '../page/page-text.ts'
import type { Label } from './insurer-labels.ts'

/** `ruled`: the strip is the label's own cell, and a name too long for its line goes on under the label. */
export function stripsOf(labels: Label[], grid: Grid): (Label & { top: number; end: number; from: number; ruled: boolean })[] {
  return labels.map((label, i) => {
    const y = midY(label.anchor.box)
    const cell = grid.cellAt(midX(label.anchor.box), y)
    // Two may stand on one line.
    const before = labels.slice(0, i).findLast((l) => Math.abs(midY(l.anchor.box) - y) > 3)?.anchor.box
    const after = labels.slice(i + 1).find((l) => Math.abs(midY(l.anchor.box) - y) > 3)?.anchor.box
    const pitch = after ? after.y - label.anchor.box.y : before ? label.anchor.box.y - before.y : 12
    // A cell that another's label stands in is not this row's own: a rule between them is faint or broken.
    const shared = (before !== undefined && cell.y < midY(before) && midY(before) < y) || (after !== undefined && bottom(cell) > midY(after) && midY(after) > y)
    const ruled = !shared && cell.h < Math.max(8, Math.abs(pitch) * 1.6)
    const top = ruled ? cell.y : before && before.y < y ? (midY(before) + y) / 2 : y - Math.abs(pitch) / 2
    const end = ruled ? bottom(cell) : after && after.y > y ? (midY(after) + y) / 2 : y + Math.abs(pitch) / 2
    return { ...label, top, end, ruled, from: label.glued ? label.anchor.box.x : right(label.anchor.box) }
  })
}

export const naicEdgeOf = (grid: Grid, naic: Anchor, labels: Label[]): number | null => {
  const first = labels[0]!.anchor.box
  const last = labels[labels.length - 1]!.anchor.box
  if (midX(naic.box) < right(first)) return null
  const rule = grid.bestVertical(right(first), midX(naic.box), first.y - 1, bottom(last) + 1)
  return rule && rule.share > 0.5 ? rule.at : naic.box.x - 14
}

/** Two columns of insurers, or a box beside the list: a rule that runs past the label's strip closes it. */
export const rightLimit = (grid: Grid, anchor: Anchor, width: number): number => {
  const y = midY(anchor.box)
  const beyond = grid.verticals.filter((v) => v.at > right(anchor.box) + 120 && v.from < y - 12 && v.to > y + 12)
  return beyond.length > 1 ? beyond[beyond.length - 1]!.at + 2 : width
}

/** Where no column of codes is headed a name begun in its label's cell ends with that cell. */
export function ownCellEnd(text: PageText, grid: Grid, anchor: Anchor): number {
  const cell = grid.cellAt(midX(anchor.box), midY(anchor.box))
  const begins = text.level(midY(anchor.box), 2).some((w) => w.box.x > right(anchor.box) && right(w.box) < right(cell))
  return begins ? right(cell) + 2 : Number.POSITIVE_INFINITY
}
