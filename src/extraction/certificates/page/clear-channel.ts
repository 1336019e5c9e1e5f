import type { Word } from '../../page-model.ts'
import { right } from './page-text.ts'

export type Channel = { from: number; to: number }
/** Narrower gaps are spaces between words. */
const WIDTH_MIN = 3

/** The strips between two heights of a table that no word reaches into, left to right, within `x1..x2`. */
export function clearChannels(words: readonly Word[], x1: number, x2: number): Channel[] {
  const spans = words
    .map((w): [number, number] => [w.box.x, right(w.box)])
    .filter(([from, to]) => to > x1 && from < x2)
    .sort((a, b) => a[0] - b[0])
  const out: Channel[] = []
  let at = x1
  for (const [from, to] of spans) {
    if (from - at >= WIDTH_MIN) out.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  if (x2 - at >= WIDTH_MIN) out.push({ from: at, to: x2 })
  return out
}

/** The channel that holds a place or stands nearest to it; null where there is none. */
export const nearestChannel = (channels: readonly Channel[], x: number): Channel | null => {
  const away = ({ from, to }: Channel): number => Math.max(0, from - x, x - to)
  return channels.reduce<Channel | null>((best, c) => (best && away(best) <= away(c) ? best : c), null)
}
