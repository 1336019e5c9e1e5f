import type { SentenceView } from '../sentences/sentence-view.ts'
import type { Statement } from '../rules/statements.ts'

const APPLIES_TO = /^\W*(?:(?:items?|lines?|rows?|coverages?|nos?\.?|numbers?|sections?|policies|#) ?)*§+ (?:only |just )?(?:appl(?:y|ies)|holds?|counts?|goes|is|are|concerns?|matters?)(?: only| just)? (?:to|for|if|when|where|with|on)\b(?! (?:all|every|each|any|both|everybody|everyone)\b)/
/** "If you only bring a booth, skip #4", "Item 4 applies to tank crews only": of whom a numbered item is asked. */
export function skippedItems({ raw, reading, conditions, groups }: SentenceView): Statement[] {
  if (!groups.length && APPLIES_TO.test(reading.masked) && !reading.mentions.some((m) => m.kind === 'member' || m.kind === 'amount'))
    return reading.mentions.flatMap((m): Statement[] => (m.kind === 'items' ? [{ kind: 'question', sentence: raw, question: `Item ${m.refs.join(', ')} is asked of some only, which a rule cannot test. Of whom?`, candidates: ['Of everybody', 'Only with a tag'], refs: m.refs }] : []))
  if (!conditions.some((c) => c.condition.kind !== 'state') && !/\b(?:do not|don't|does not|doesn't|need not)\b/.test(reading.lower)) return []
  return reading.mentions.flatMap((m): Statement[] =>
    m.kind === 'items' && /\b(?:skip|ignore|disregard|leave out|no need for|need not (?:have|carry|show)|(?:don't|do not|doesn't|does not) need(?: to (?:have|carry|show))?)(?: (?:the|items?|lines?|numbers?|no\.?))* ?#?$/.test(reading.masked.slice(0, m.start))
      ? [{ kind: 'question', sentence: raw, question: `Who is let off ${reading.cased.slice(m.start, m.end).startsWith('the ') ? reading.cased.slice(m.start, m.end) : `item ${m.refs.join(', ')}`}, and how is it shown?`, candidates: ['Nobody', 'Only with a tag'], refs: m.refs }]
      : [],
  )
}
