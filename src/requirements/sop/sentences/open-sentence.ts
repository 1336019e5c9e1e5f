import { compOnly } from '../conditions/comp-only.ts'
import { addItems } from '../mentions/find-items.ts'
import { findMentions, type Reading } from '../mentions/find-mentions.ts'
import { addOrdinals } from '../mentions/find-ordinals.ts'
import type { Statement } from '../rules/statements.ts'
import { EVERY_LEVEL } from '../segments/find-levels.ts'
import type { Segment } from '../segments/segment.ts'
import { withoutYesAndNo } from '../tables/yes-no-lists.ts'
import { withDefinedValues } from '../text/defined-values.ts'
import { type PlainText, readableText } from '../text/normalise-text.ts'
import { umbrellaByItem } from '../text/umbrella-by-item.ts'
import { damageAbove } from './damage-heads.ts'
import { putRight } from './put-right.ts'
import { rejectedFor } from './rejected-for.ts'
import type { Facts, Memory } from './sentence-view.ts'

/** A sentence with what stands over it, before it is known what it says. */
export type OpenSentence = { raw: string; text: PlainText; reading: Reading; segment: Segment; index: number; facts: Facts; memory: Memory; /** What brackets ask of workers' compensation alone, read already. */ compOf: Statement[] }

/** "Second, workers' comp": what only counts says nothing of what it counts. */
const COUNTED = /^\W{0,3}(?:(?:and )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|final)(?:ly)?|next)[,:] +(?=\S)/i

export function openSentence(raw: string, segmentIn: Segment, index: number, facts: Facts, memory: Memory): OpenSentence {
  const segment = { ...segmentIn }
  const compOf = compOnly(segment.row ? '' : rejectedFor(putRight(umbrellaByItem(withDefinedValues(raw, facts.defined), facts.segments), memory.next), segment, index, memory), { sentence: raw, tier: segment.context.tier?.title ?? null, segment: index, item: segment.label })
  const said = segment.row ? segment.row.cells[0]! : `${deductibleAsked(raw, memory, index)}${compOf.text.replace(/^\(\d{1,2}(?:\.\d{1,2}){1,2}\)\s+/, '').replace(COUNTED, '')}`
  const text = readableText(`${segment.row ? '' : damageAbove(said, segment, memory)}${subjectOf(said, segment, index, memory)}${segment.row ? said : withoutYesAndNo(said)}`)
  const reading = findMentions(text)
  addItems(reading, facts.labels)
  addOrdinals(reading)
  if (memory.segmentIndex !== index) {
    memory.segmentIndex = index
    memory.segmentTypes = segment.context.coverages.map((c) => c.type)
  }
  if (facts.everywhere !== undefined && segmentIn.context.condition?.kind === 'open' && segmentIn.context.condition.text.toLowerCase() === facts.everywhere)
    segment.context = { ...segment.context, condition: null }
  if (segment.context.tier && EVERY_LEVEL.test(text.lower)) segment.context = { ...segment.context, tier: null }
  return { raw, text, reading, segment, index, facts, memory, compOf: compOf.statements }
}

/** "The policies under (a) and (b) shall", before each item of its list that says what is asked of a policy. */
function subjectOf(said: string, { context: { subject }, row }: Segment, index: number, memory: Memory): string {
  if (subject === null || row || memory.segmentIndex === index) return ''
  const { mentions } = findMentions(readableText(said))
  return mentions.some((m) => m.kind === 'member') && !mentions.some((m) => m.kind === 'amount') ? `${subject} ` : ''
}

/** "Deductible? Not more than $10,000.": the answer is read with what it answers. */
const deductibleAsked = (raw: string, memory: Memory, index: number): string =>
  memory.asks && index - memory.asks.segment <= 1 && !/\?\s*$|deductib/i.test(raw) && /^\W*(?!who\b)[^?$\d]{0,40}\b(?:deductibles?|retentions?)\b[^?]{0,20}\?\s*$/.test(memory.asks.text) ? 'deductible: ' : ''
