import type { Segment } from '../segments/segment.ts'
import type { Memory } from './sentence-view.ts'

const HEAD = /^\W*(bodily injury|property damage)(?: liability)?\W*$/i

/**
 * "Bodily injury" and "Property damage" as lines of their own under a coverage, with its amounts below: which of the two an
 * amount is of. Said before the amounts, or nothing.
 */
export function damageAbove(said: string, segment: Segment, memory: Memory): string {
  const of = segment.context.coverages.map((c) => c.type).join()
  const head = HEAD.exec(said)?.[1]
  if (head) memory.damage = { word: head.toLowerCase(), of }
  else if (memory.damage && memory.damage.of !== of) memory.damage = null
  // A general liability policy has one limit for both.
  if (head || of !== 'auto_liability' || !memory.damage || !/\d/.test(said) || said.length > 80 || /bodily|property|damage|\bbi\b|\bpd\b|single limit|\bcsl\b/i.test(said)) return ''
  return `${memory.damage.word}, `
}
