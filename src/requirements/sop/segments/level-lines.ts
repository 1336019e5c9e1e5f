import { namesLevel } from './read-headings.ts'
import type { Line } from './segment.ts'

/** The lines of a text that name a level. Each is read at most once, and none before it is asked for: most texts ask of none. */
export type LevelLines = {
  /** The places of the first so many of them, or of all where there are fewer. */
  first(count: number): number[]
  /** The place of the last one, -1 where there is none. */
  last(): number
}

/** `levels` are the places of those that are known as heads of parallel lists. */
export function levelLines(lines: Line[], levels: Set<number>): LevelLines {
  const known = new Map<number, boolean>()
  const isLevel = (at: number): boolean => {
    const held = known.get(at)
    if (held !== undefined) return held
    const found = levels.has(at) || namesLevel(lines[at]!.body)
    known.set(at, found)
    return found
  }
  const found: number[] = []
  let read = 0
  let last: number | undefined
  return {
    first(count) {
      for (; found.length < count && read < lines.length; read++) if (isLevel(read)) found.push(read)
      return found.slice(0, count)
    },
    last: () => (last ??= lines.findLastIndex((_, at) => isLevel(at))),
  }
}
