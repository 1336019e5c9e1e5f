import { coveragesIn } from '../tables/name-columns.ts'
import type { Segment } from './segment.ts'

/** The lowest there is: what it asks is what all are asked. */
const LOWEST = /\b(?:under|up to|below|less than|not over|not exceeding|small|minor|basic|standard|base|entry|low)\b|\b(?:tier|level|class|category|group|grade|band|list) ?(?:1|one|i|a)\b/i

/** "Items 1-4: 30 days' notice": what is asked of items, and no level. */
const OF_ITEMS = /^\W*(?:items?|lines?|polic(?:y|ies)|coverages?|nos?\.?|numbers?|rows?|sections?|clauses?|paragraphs?)\b/i

/** "GL $1M", "Class 3 loads: auto $5,000,000", "Cargo $100,000": one level before one line, beside what is asked of all, is a condition of that line. */
export function loneLevelApart(segments: Segment[]): Segment[] {
  const levels = segments.filter((s) => s.context.tier)
  const titles = new Set(levels.map((s) => s.context.tier!.title))
  const [title] = titles
  if (titles.size !== 1 || levels.length > 2 || !levels.every((s) => s.context.tier!.inline && coveragesIn(s.raw) > 0) || OF_ITEMS.test(title!) || LOWEST.test(title!)) return segments
  const plain = segments.filter((s) => !s.context.tier && /\d/.test(s.raw) && coveragesIn(s.raw) > 0)
  if (!plain.length) return segments
  return segments.map((s) => (s.context.tier ? { ...s, context: { ...s.context, tier: null, condition: s.context.condition ?? { kind: 'open', text: title! } } } : s))
}
