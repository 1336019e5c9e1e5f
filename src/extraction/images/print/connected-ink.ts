import type { Ink } from '../sheet/binarise.ts'

/** A connected group of ink: its bounds (right and bottom exclusive) and its number of pixels. */
export type InkGroup = { left: number; top: number; right: number; bottom: number; pixels: number }
export type LabelledInk = {
  groups: InkGroup[]
  runY: Int32Array
  runFrom: Int32Array
  runTo: Int32Array
  runGroup: Int32Array
  runs: number
}

/** Groups ink whose corners or sides touch, by rows of runs: linear in the page, whatever the picture holds. */
export const connectInk = (ink: Ink): LabelledInk => {
  const { data, width, height } = ink
  let capacity = 1 << 14
  let runY = new Int32Array(capacity)
  let runFrom = new Int32Array(capacity)
  let runTo = new Int32Array(capacity)
  let parent = new Int32Array(capacity)
  const grow = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
    const bigger = new Int32Array(capacity)
    bigger.set(old)
    return bigger
  }
  const find = (run: number): number => {
    let at = run
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!
    return at
  }
  let runs = 0
  let aboveFrom = 0
  let aboveTo = 0
  let next = -1
  for (let y = 0; y < height; y++) {
    const rowStart = runs
    let above = aboveFrom
    const base = y * width
    // Most of a page is paper: the search for the next ink is the engine's own, and goes on over empty rows once.
    for (let x = 0; ; ) {
      if (next < base + x) next = data.indexOf(1, base + x)
      if (next < 0) next = data.length
      if (next >= base + width) break
      x = next - base
      const from = x
      while (x < width && data[base + x]) x++
      if (runs === capacity) {
        capacity *= 2
        runY = grow(runY)
        runFrom = grow(runFrom)
        runTo = grow(runTo)
        parent = grow(parent)
      }
      runY[runs] = y
      runFrom[runs] = from
      runTo[runs] = x
      parent[runs] = runs
      while (above < aboveTo && runTo[above]! < from) above++
      for (let k = above; k < aboveTo && runFrom[k]! <= x; k++) {
        const a = find(k)
        const b = find(runs)
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b)
      }
      runs++
    }
    aboveFrom = rowStart
    aboveTo = runs
  }
  const runGroup = new Int32Array(runs)
  const groupOf = new Map<number, number>()
  const groups: InkGroup[] = []
  for (let run = 0; run < runs; run++) {
    const root = find(run)
    let id = groupOf.get(root)
    if (id === undefined) {
      id = groups.length
      groupOf.set(root, id)
      groups.push({ left: runFrom[run]!, top: runY[run]!, right: runTo[run]!, bottom: runY[run]! + 1, pixels: 0 })
    }
    const group = groups[id]!
    runGroup[run] = id
    group.left = Math.min(group.left, runFrom[run]!)
    group.right = Math.max(group.right, runTo[run]!)
    group.bottom = runY[run]! + 1
    group.pixels += runTo[run]! - runFrom[run]!
  }
  return { groups, runY, runFrom, runTo, runGroup, runs }
}

/** The ink without the groups that `drop` names. */
export const withoutGroups = (ink: Ink, labelled: LabelledInk, drop: (group: InkGroup) => boolean): Ink => {
  const data = ink.data.slice()
  const dropped = labelled.groups.map(drop)
  for (let run = 0; run < labelled.runs; run++) {
    if (!dropped[labelled.runGroup[run]!]) continue
    const base = labelled.runY[run]! * ink.width
    data.fill(0, base + labelled.runFrom[run]!, base + labelled.runTo[run]!)
  }
  return { data, width: ink.width, height: ink.height }
}
