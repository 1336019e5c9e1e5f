import type { RuledLine } from './ruled-rows.ts'
import type { Piece } from './text-of.ts'

/** Where in the height of a word's box, from its upper edge, or above the lower edge of its line, in its size, a line strikes it out: an underline stands below, and a rule of a table beside. */
const [HIGHEST, LOWEST] = [0.3, 0.78]
const [ABOVE_MOST, ABOVE_LEAST] = [0.7, 0.38]
/** A line that strikes words out ends about where they do. */
const PAST = 3
const LINES_MAX = 2_000
const BAND = 4

/** The words of a page that no line is drawn through: what is struck out is taken back. */
export function unstruck<W extends Piece>(words: W[], lines: readonly RuledLine[]): W[] {
  const level = lines.filter((l) => Math.abs(l.y1 - l.y2) < 1 && Math.abs(l.x2 - l.x1) > 3)
  if (level.length === 0 || level.length > LINES_MAX) return words
  const through = new Map<RuledLine, W[]>()
  const byHeight = Map.groupBy(level, (l) => Math.floor(l.y1 / BAND))
  for (const word of words) {
    const { box, size, base } = word
    const [top, bottom] = size !== undefined && base !== undefined ? [base - size * ABOVE_MOST, base - size * ABOVE_LEAST] : [box.y + box.h * HIGHEST, box.y + box.h * LOWEST]
    for (let band = Math.floor(top / BAND); band <= Math.floor(bottom / BAND); band++)
      for (const line of byHeight.get(band) ?? []) {
        const shared = Math.min(Math.max(line.x1, line.x2), box.x + box.w) - Math.max(Math.min(line.x1, line.x2), box.x)
        if (line.y1 >= top && line.y1 <= bottom && shared > box.w * 0.6) (through.get(line) ?? through.set(line, []).get(line)!).push(word)
      }
  }
  const struck = new Set<W>()
  for (const [line, on] of through) {
    const [from, to] = [Math.min(line.x1, line.x2), Math.max(line.x1, line.x2)]
    const [first, last] = on.reduce(([least, most], { box }) => [Math.min(least, box.x), Math.max(most, box.x + box.w)], [Infinity, -Infinity])
    if (Math.abs(first - from) <= PAST + on[0]!.box.h * 0.3 && Math.abs(last - to) <= PAST + on[0]!.box.h * 0.5) for (const word of on) struck.add(word)
  }
  return struck.size === 0 ? words : words.filter((word) => !struck.has(word))
}
