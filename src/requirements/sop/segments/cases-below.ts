import { inWhichCase, isOfOne, OF_A_POLICY } from '../text/asked-of-some.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { Segment } from './segment.ts'

/** Longer than this no line is that says of whom the one above it is asked. */
const LENGTH_MAX = 160

/** "C. Pollution liability: $2,000,000", and below it "Required only for Lot 2": read with the item it stands under. */
export function withCasesBelow(segments: Segment[]): Segment[] {
  const out: Segment[] = []
  for (const segment of segments) {
    const above = out.at(-1)
    const which = above && segment.raw.length <= LENGTH_MAX ? inWhichCase(segment.raw) : null
    if (which === null || !standsUnder(segment, above!)) out.push(segment)
    else out[out.length - 1] = { ...above!, raw: `${above!.raw.replace(/[.\s]+$/, '')} (${which}).` }
  }
  return out
}

const standsUnder = (segment: Segment, above: Segment): boolean =>
  !segment.row && !above.row && above.item && segment.block === above.block &&
  (segment.label === null || (segment.label === '1' && above.label !== null && !/^\d/.test(above.label)) || (above.label !== null && segment.label.startsWith(above.label))) &&
  OF_A_POLICY.test(above.raw) && !/[;?:]\s*$/.test(above.raw) && splitSentences(segment.raw).length === 1 && isOfOne(splitSentences(above.raw).at(-1)!)
