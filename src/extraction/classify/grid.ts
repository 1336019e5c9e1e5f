import type { Box } from '../../vocabulary/index.ts'
import type { Page, RuledLine } from '../page-model.ts'
import { ascending, putInOrder } from '../in-order.ts'

/** Share of a word's height above and below its middle band. */
const MIDDLE = 0.42
export type Rule = { at: number; from: number; to: number }

/** The ruled lines of a page, asked by cell. Coordinates in points. */
export class Grid {
  readonly horizontals: Rule[]
  readonly verticals: Rule[]
  readonly width: number
  readonly height: number

  constructor(page: Page) {
    this.width = page.width
    this.height = page.height
    this.horizontals = page.lines.filter(isHorizontal).map((l) => ({ at: l.y1, from: Math.min(l.x1, l.x2), to: Math.max(l.x1, l.x2) }))
    this.verticals = page.lines
      .filter((l) => !isHorizontal(l))
      .map((l) => ({ at: l.x1, from: Math.min(l.y1, l.y2), to: Math.max(l.y1, l.y2) }))
    this.horizontals.sort((a, b) => a.at - b.at)
    this.verticals.sort((a, b) => a.at - b.at)
  }

  /** Nearest rules around a point that reach across it; the page's edge where there is none. */
  cellAt(x: number, y: number): Box {
    let top = 0
    let bottom = this.height
    for (const h of this.horizontals) {
      if (h.from > x + 1 || h.to < x - 1) continue
      if (h.at <= y) top = h.at
      else {
        bottom = h.at
        break
      }
    }
    let left = 0
    let right = this.width
    for (const v of this.verticals) {
      if (v.from > y + 1 || v.to < y - 1) continue
      if (v.at <= x) left = v.at
      else {
        right = v.at
        break
      }
    }
    return { x: left, y: top, w: right - left, h: bottom - top }
  }

  /** Whether a rule runs through the middle of a word: print between two cells is neither's. */
  cutsThrough({ x, y, w, h }: Box): boolean {
    return this.horizontals.some((r) => r.at > y + MIDDLE * h && r.at < y + (1 - MIDDLE) * h && r.from < x + 1 && r.to > x + w - 1)
  }

  /** Whether a rule between two columns runs through a sign, and leaves `margin` of its width at least on either side. */
  cutsAcross({ x, y, w, h }: Box, margin: number): boolean {
    return this.verticals.some((r) => r.at > x + margin * w && r.at < x + (1 - margin) * w && r.from < y + 1 && r.to > y + h - 1)
  }

  /** Heights at which rules together cover most of `x1..x2`, between `y1` and `y2`, top to bottom. */
  crossings(x1: number, x2: number, y1: number, y2: number, shareMin = 0.85): number[] {
    const out: number[] = []
    const near = this.horizontals.filter((h) => h.at > y1 && h.at < y2 && h.to > x1 && h.from < x2)
    for (let i = 0; i < near.length; ) {
      let j = i
      const spans: [number, number][] = []
      while (j < near.length && near[j]!.at - near[i]!.at <= 2.5) {
        spans.push([Math.max(x1, near[j]!.from), Math.min(x2, near[j]!.to)])
        j++
      }
      if (covered(spans) >= (x2 - x1) * shareMin) {
        // Of rules drawn on top of each other the longest is the cell's edge.
        const edge = near.slice(i, j).reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a))
        out.push(edge.at)
      }
      i = j
    }
    return out
  }

  /** The vertical rule between x1 and x2 that covers most of y1..y2, with how much of it. */
  bestVertical(x1: number, x2: number, y1: number, y2: number): { at: number; share: number } | null {
    let best: { at: number; share: number } | null = null
    const near = this.verticals.filter((v) => v.at >= x1 && v.at <= x2 && v.to > y1 && v.from < y2)
    for (const v of near) {
      const spans = near
        .filter((o) => Math.abs(o.at - v.at) <= 1.5)
        .map((o): [number, number] => [Math.max(y1, o.from), Math.min(y2, o.to)])
      const share = covered(spans) / Math.max(1, y2 - y1)
      if (!best || share > best.share + 0.02) best = { at: v.at, share }
    }
    return best
  }
}

const isHorizontal = (l: RuledLine): boolean => Math.abs(l.x2 - l.x1) >= Math.abs(l.y2 - l.y1)

const covered = (spans: [number, number][]): number => {
  putInOrder(spans, (a, b) => ascending(a[0], b[0]))
  let total = 0
  let end = -Infinity
  for (const [from, to] of spans) {
    if (to <= end) continue
    total += to - Math.max(from, end)
    end = to
  }
  return total
}
