import type { Ink } from '../sheet/binarise.ts'
import { connectInk, type InkGroup } from './connected-ink.ts'
import type { PixelBox } from './detect-text.ts'

const CLUSTERS_MAX = 250

/**
 * Print that the text detector passed over: single letters, marks, short numbers in narrow cells.
 * `covered` are boxes already taken. Sizes follow the page's usual `body` height in pixels.
 */
export const findLooseInk = (print: Ink, covered: readonly PixelBox[], body: number): PixelBox[] => {
  const rows = bucketByRow(covered)
  const letters = connectInk(print).groups.filter((g) => looksLikePrint(g, body) && !isCovered(g, rows))
  if (letters.length > 6000) return []
  letters.sort((a, b) => a.left - b.left)
  const clusters: PixelBox[] = []
  for (const g of letters) {
    const near = clusters.findLast(
      (c) =>
        g.left - c.right < Math.max(body * 0.7, (c.bottom - c.top) * 0.55) &&
        Math.min(c.bottom, g.bottom) - Math.max(c.top, g.top) > Math.min(c.bottom - c.top, g.bottom - g.top) * 0.5,
    )
    if (near) {
      near.right = Math.max(near.right, g.right)
      near.top = Math.min(near.top, g.top)
      near.bottom = Math.max(near.bottom, g.bottom)
    } else clusters.push({ left: g.left, top: g.top, right: g.right, bottom: g.bottom })
  }
  return clusters.filter((c) => c.bottom - c.top >= body * 0.55 && c.right - c.left <= body * 30).slice(0, CLUSTERS_MAX)
}

const looksLikePrint = (g: InkGroup, body: number): boolean => {
  const width = g.right - g.left
  const height = g.bottom - g.top
  if (height < body * 0.45 || height > body * 2.4 || width > body * 8 || width < 2) return false
  return g.pixels >= body * 0.8
}

const BUCKET = 64
const bucketByRow = (boxes: readonly PixelBox[]): Map<number, PixelBox[]> => {
  const rows = new Map<number, PixelBox[]>()
  for (const box of boxes) {
    for (let row = Math.floor(box.top / BUCKET); row <= Math.floor(box.bottom / BUCKET); row++) {
      const list = rows.get(row)
      if (list) list.push(box)
      else rows.set(row, [box])
    }
  }
  return rows
}
const isCovered = (g: InkGroup, rows: Map<number, PixelBox[]>): boolean => {
  const x = (g.left + g.right) / 2
  const y = (g.top + g.bottom) / 2
  return (rows.get(Math.floor(y / BUCKET)) ?? []).some((b) => x >= b.left - 2 && x <= b.right + 2 && y >= b.top - 2 && y <= b.bottom + 2)
}
