import type { Point } from './homography.ts'

type Side = { a: Point; b: Point }

/**
 * The four-sided figure around the points, corners clockwise from the top left: the hull's sides are taken away
 * one by one, each time the one whose neighbours, prolonged, add the least area. Worn corners thus become sharp again.
 */
export const fitQuadrilateral = (points: readonly Point[]): Point[] | null => {
  const hull = convexHull(points)
  if (hull.length < 4) return null
  let corners = hull
  while (corners.length > 4) {
    let best: { at: number; corner: Point; cost: number } | null = null
    for (let i = 0; i < corners.length; i++) {
      const before: Side = { a: corners[(i + corners.length - 1) % corners.length]!, b: corners[i]! }
      const after: Side = { a: corners[(i + 2) % corners.length]!, b: corners[(i + 1) % corners.length]! }
      const corner = crossing(before, after)
      if (!corner) continue
      const cost = triangle(corners[i]!, corners[(i + 1) % corners.length]!, corner)
      if (!best || cost < best.cost) best = { at: i, corner, cost }
    }
    if (!best) return null
    const next: Point[] = []
    const { at, corner } = best
    corners.forEach((p, i) => {
      if (i === at) next.push(corner)
      else if (i !== (at + 1) % corners.length) next.push(p)
    })
    corners = next
  }
  return clockwiseFromTopLeft(corners)
}

export const quadArea = (quad: readonly Point[]): number => {
  let sum = 0
  for (let i = 0; i < quad.length; i++) {
    const a = quad[i]!
    const b = quad[(i + 1) % quad.length]!
    sum += a.x * b.y - b.x * a.y
  }
  return Math.abs(sum) / 2
}

const convexHull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const p of list) {
      while (chain.length >= 2 && cross(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop()
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
const triangle = (a: Point, b: Point, c: Point): number => Math.abs(cross(a, b, c)) / 2

/** Where the first side, prolonged past b, meets the second prolonged past b; null when they part. */
const crossing = (first: Side, second: Side): Point | null => {
  const d1 = { x: first.b.x - first.a.x, y: first.b.y - first.a.y }
  const d2 = { x: second.b.x - second.a.x, y: second.b.y - second.a.y }
  const det = d1.x * d2.y - d1.y * d2.x
  if (Math.abs(det) < 1e-9) return null
  const t = ((second.a.x - first.a.x) * d2.y - (second.a.y - first.a.y) * d2.x) / det
  const u = ((second.a.x - first.a.x) * d1.y - (second.a.y - first.a.y) * d1.x) / det
  return t >= 1 - 1e-9 && u >= 1 - 1e-9 ? { x: first.a.x + d1.x * t, y: first.a.y + d1.y * t } : null
}

const clockwiseFromTopLeft = (corners: readonly Point[]): Point[] => {
  const cx = corners.reduce((s, p) => s + p.x, 0) / corners.length
  const cy = corners.reduce((s, p) => s + p.y, 0) / corners.length
  const round = [...corners].sort((a, b) => Math.atan2(a.y - cy, a.x - cx) - Math.atan2(b.y - cy, b.x - cx))
  let first = 0
  round.forEach((p, i) => {
    if (p.x + p.y < round[first]!.x + round[first]!.y) first = i
  })
  return [...round.slice(first), ...round.slice(0, first)]
}
