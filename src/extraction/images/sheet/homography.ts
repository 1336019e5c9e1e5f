/** A plane projection, row by row; the last entry is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]
export type Point = { x: number; y: number }
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const applyHomography = (h: Homography, x: number, y: number): Point => {
  const w = h[6] * x + h[7] * y + h[8]
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w }
}

export const multiplyHomographies = (a: Homography, b: Homography): Homography => {
  const out: number[] = []
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) out.push(a[r * 3]! * b[c]! + a[r * 3 + 1]! * b[c + 3]! + a[r * 3 + 2]! * b[c + 6]!)
  return out as unknown as Homography
}

/** The projection that takes each of four points to its partner; null when three of them lie on a line. */
export const homographyFrom = (from: readonly Point[], to: readonly Point[]): Homography | null => {
  const rows: number[][] = []
  for (let i = 0; i < 4; i++) {
    const p = from[i]!
    const q = to[i]!
    rows.push([p.x, p.y, 1, 0, 0, 0, -q.x * p.x, -q.x * p.y, q.x])
    rows.push([0, 0, 0, p.x, p.y, 1, -q.y * p.x, -q.y * p.y, q.y])
  }
  const solved = solveLinear(rows)
  return solved ? ([...solved, 1] as unknown as Homography) : null
}

/** Gaussian elimination with pivoting over rows that carry their right side last; null when singular. */
const solveLinear = (rows: number[][]): number[] | null => {
  const n = rows.length
  for (let col = 0; col < n; col++) {
    let pivot = col
    for (let r = col + 1; r < n; r++) if (Math.abs(rows[r]![col]!) > Math.abs(rows[pivot]![col]!)) pivot = r
    const lead = rows[pivot]!
    if (Math.abs(lead[col]!) < 1e-10) return null
    rows[pivot] = rows[col]!
    rows[col] = lead
    for (let r = 0; r < n; r++) {
      if (r === col) continue
      const row = rows[r]!
      const factor = row[col]! / lead[col]!
      if (factor !== 0) for (let c = col; c <= n; c++) row[c] = row[c]! - factor * lead[c]!
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!)
}

type Leaning = { at: number; slope: number }
/** Where a line that stands (`x` by `y`) and one that lies (`y` by `x`) cross; both are `at` in the middle of the picture. */
export const crossingOf = (upright: Leaning, level: Leaning, width: number, height: number): Point => {
  // x = at + slope (y - height/2), y = at' + slope' (x - width/2)
  const x = (upright.at + upright.slope * (level.at - (level.slope * width) / 2 - height / 2)) / (1 - upright.slope * level.slope)
  return { x, y: level.at + level.slope * (x - width / 2) }
}
