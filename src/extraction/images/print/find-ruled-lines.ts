import type { Ink } from '../sheet/binarise.ts'
import type { PixelBox } from './detect-text.ts'

/** A ruled line in pixels; horizontal lines have y as centre, vertical lines x. `from` and `to` run along it. */
export type PixelLine = { horizontal: boolean; at: number; from: number; to: number; thickness: number }

export type LineLimits = {
  /** Shortest run that counts, in pixels. */
  runMin: number
  /** Thickest line; thicker ink is a filled area and gives its two edges. */
  thicknessMax: number
  /** Broken ink inside one run (noise, fax) bridged up to this many pixels. */
  gapMax: number
  /** Collinear pieces further apart than this stay two lines. */
  joinMax: number
  /** Leave out short runs with print right above or below them: rows of bold letters. */
  isolated: boolean
}

const LINES_MAX = 6000

/** `level` and `upright` are the masks in which horizontal and vertical rules show. */
export const findRuledLines = (level: Ink, upright: Ink, limits: LineLimits): PixelLine[] => [
  ...linesAlong(level, limits, true),
  ...linesAlong(upright, limits, false),
]

type Run = { at: number; from: number; to: number }

const linesAlong = (ink: Ink, limits: LineLimits, horizontal: boolean): PixelLine[] => {
  const bundles = bundleRuns(longRuns(ink, limits, horizontal))
  const lines: PixelLine[] = []
  for (const runs of bundles) {
    let from = Infinity
    let to = -Infinity
    let pixels = 0
    let moment = 0
    let first = Infinity
    let last = -Infinity
    for (const run of runs) {
      const length = run.to - run.from
      from = Math.min(from, run.from)
      to = Math.max(to, run.to)
      pixels += length
      moment += length * (run.at + 0.5)
      first = Math.min(first, run.at)
      last = Math.max(last, run.at + 1)
    }
    const thickness = pixels / (to - from)
    if (thickness > limits.thicknessMax) {
      if (last - first > limits.thicknessMax * 1.5) {
        lines.push({ horizontal, at: first + 0.5, from, to, thickness: 1 }, { horizontal, at: last - 0.5, from, to, thickness: 1 })
      }
      continue
    }
    if (
      to - from >= Math.max(limits.runMin, thickness * 4) &&
      !(limits.isolated && insidePrint(ink, horizontal, moment / pixels, from, to, thickness))
    )
      lines.push({ horizontal, at: moment / pixels, from, to, thickness })
    if (lines.length > LINES_MAX) break
  }
  return joinCollinear(lines, limits)
}

/** A row of bold letters can hold a long run; print goes on above and below it, beside a rule there is paper. */
const insidePrint = (ink: Ink, horizontal: boolean, at: number, from: number, to: number, thickness: number): boolean => {
  if (to - from > 220) return false
  const share = (row: number): number => {
    const index = Math.round(row)
    if (index < 0 || index >= (horizontal ? ink.height : ink.width)) return 0
    let count = 0
    for (let i = from; i < to; i++) count += horizontal ? ink.data[index * ink.width + i]! : ink.data[i * ink.width + index]!
    return count / (to - from)
  }
  const reach = thickness / 2 + 2
  return Math.max(share(at - reach), share(at - reach - 2)) > 0.22 || Math.max(share(at + reach), share(at + reach + 2)) > 0.22
}

const RUNS_MAX = 200_000

/** Runs of ink along every row or column, those of one row or column together. The page is walked row by row either way, as it lies in memory. */
const longRuns = (ink: Ink, limits: LineLimits, horizontal: boolean): Run[] => {
  const { data, width, height } = ink
  const across = horizontal ? height : width
  const from = new Int32Array(across).fill(-1)
  const lastInk = new Int32Array(across)
  const filled = new Int32Array(across)
  const runs: Run[] = []
  const close = (at: number): void => {
    // A run bridged over many gaps is a row of letters, not a rule.
    const [begun, end] = [from[at]!, lastInk[at]! + 1]
    if (begun >= 0 && end - begun >= limits.runMin && filled[at]! >= (end - begun) * 0.9) runs.push({ at, from: begun, to: end })
  }
  let y = 0
  let begins = 0
  for (let p = data.indexOf(1); p >= 0; p = data[p + 1] ? p + 1 : data.indexOf(1, p + 1)) {
    for (; p >= begins + width; begins += width) y++
    const at = horizontal ? y : p - begins
    const i = horizontal ? p - begins : y
    if (from[at]! < 0 || i - lastInk[at]! > limits.gapMax + 1) {
      close(at)
      from[at] = i
      filled[at] = 0
    }
    filled[at]!++
    lastInk[at] = i
  }
  for (let at = 0; at < across; at++) close(at)
  runs.sort((a, b) => a.at - b.at)
  const last = runs[RUNS_MAX]?.at
  return last === undefined ? runs : runs.filter((r) => r.at <= last)
}

/** Runs on neighbouring rows that overlap belong to one line. Runs come ordered by row. */
const bundleRuns = (runs: Run[]): Run[][] => {
  const bundles: Run[][] = []
  const bundleOf: number[] = []
  const owner: number[] = []
  const root = (id: number): number => {
    let at = id
    while (owner[at] !== at) at = owner[at] = owner[owner[at]!]!
    return at
  }
  let previousStart = 0
  let start = 0
  runs.forEach((run, i) => {
    if (i > 0 && run.at !== runs[i - 1]!.at) {
      previousStart = start
      start = i
    }
    let mine = -1
    if (start > 0 && runs[previousStart]!.at === run.at - 1) {
      for (let k = previousStart; k < start; k++) {
        const above = runs[k]!
        if (above.to <= run.from || above.from >= run.to) continue
        const theirs = root(bundleOf[k]!)
        if (mine < 0) mine = theirs
        else if (mine !== theirs) owner[theirs] = mine
      }
    }
    if (mine < 0) {
      mine = owner.length
      owner.push(mine)
    }
    bundleOf.push(mine)
  })
  runs.forEach((run, i) => {
    const id = root(bundleOf[i]!)
    bundles[id] ??= []
    bundles[id]!.push(run)
  })
  return bundles.filter(Boolean)
}

/** Pieces of one line broken by noise, by slight slope or by crossing print. */
const joinCollinear = (lines: PixelLine[], limits: LineLimits): PixelLine[] => {
  const sorted = [...lines].sort((a, b) => a.from - b.from)
  const done: PixelLine[] = []
  const slack = 3
  let open: PixelLine[] = []
  for (const line of sorted) {
    let joined = false
    for (const other of open) {
      if (Math.abs(other.at - line.at) > slack || line.from - other.to > limits.joinMax) continue
      const weightA = other.to - other.from
      const weightB = line.to - line.from
      other.at = (other.at * weightA + line.at * weightB) / (weightA + weightB)
      other.thickness = Math.max(other.thickness, line.thickness)
      other.to = Math.max(other.to, line.to)
      joined = true
      break
    }
    if (!joined) {
      open.push({ ...line })
      if (open.length > 400) {
        done.push(...open.filter((o) => o.to + limits.joinMax < line.from))
        open = open.filter((o) => o.to + limits.joinMax >= line.from)
      }
    }
  }
  return [...done, ...open].sort((a, b) => a.at - b.at || a.from - b.from)
}

/** Takes out what is print: upright strokes of large letters, and level runs along the tops or feet of a line of capitals. */
export const withoutStrokes = (lines: readonly PixelLine[], text: readonly PixelBox[]): PixelLine[] =>
  lines.filter((line) => (line.horizontal ? !isOfCapitals(line, text) : !isStem(line, text)))

const isStem = (line: PixelLine, text: readonly PixelBox[]): boolean => {
  const length = line.to - line.from
  return text.some((box) => {
    if (line.at < box.left || line.at > box.right || length > (box.bottom - box.top) * 2.2) return false
    if (box.right - box.left < (box.bottom - box.top) * 2.2) return false
    const inside = Math.min(line.to, box.bottom) - Math.max(line.from, box.top)
    return inside > length * 0.55
  })
}

/** Rules of a form run on past the print of a cell; a thin run that begins and ends with a line of print is of its letters. */
const THIN_MAX = 2
const isOfCapitals = (line: PixelLine, text: readonly PixelBox[]): boolean =>
  line.thickness <= THIN_MAX &&
  text.some((box) => {
    const height = box.bottom - box.top
    if (line.at < box.top || line.at > box.bottom || line.to - line.from < height * 2) return false
    return line.from >= box.left - height * 0.2 && line.to <= box.right + height * 0.2
  })
