import { PLAIN_WORDS } from '../lexicon/plain-words.ts'
import { question } from './questions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { QuestionStatement, Statement } from '../rules/statements.ts'

/** An item of a list names no more than this many words. */
const ITEM_WORDS = 8
/** A part of a list of coverages that is only a name. */
const PART_WORDS = 3
const TELLS = /\b(?:must|shall|will|may|can|should|is|are|was|were|be|has|have|had|do|does|did|needs?|insures?|insured|owns?|if|when|unless|not|no|none|nothing|optional|choice|option|call|decision|own|ours|theirs|yours|risk|responsibility|by|you|we|us|they|see|buys?|comply|provided|lapse)\b|n't\b/
/** "for off-site employees", "every trade", "OH", "dec page": said of the name before it. */
const OF_WHAT_IS_BEFORE = /^\s*(?:for|during|until|in|on|at|to|with|without|of|from|every|each|all|any|providing|renew|besides|[A-Z]{2}(?=\W*$)|dec(?:laration)?s?)\b/
const SPEAKS_OF_INSURANCE = /insur|\bcover(?:age)?\b|polic(?:y|ies)|liabilit|\bbonds?\b|\bfloater\b|£/
const strange = (words: string): boolean => [...words.matchAll(/[a-z][a-z'-]*[a-z]/g)].some(([w]) => !PLAIN_WORDS.has(w) && !PLAIN_WORDS.has(w.replace(/(?:'s|s'|s)$/, '')))
const countOf = (words: string): number => words.trim().split(/\s+/).length

/**
 * What may be a coverage by a name nobody knows: an item of a list whose other items were read ("Kidnap and ransom cover:
 * statutory"), or a part of a list of coverages that holds nothing known ("auto 1M, cargo 100k, tarps"). It is put to a person.
 */
export function unreadNames(view: SentenceView, statements: Statement[]): QuestionStatement[] {
  const { raw, segment } = view
  if (/\?\s*$/.test(raw) || segment.row || segment.context.mode === 'skip' || statements.some((s) => s.kind === 'question')) return []
  const idle = statements.every((s) => (s.kind === 'coverage' && !s.asked && !s.limits.length) || (s.kind === 'documents' && s.accepted.join() === 'endorsement'))
  const unread = idle && unreadItem(view) ? [raw] : statements.length ? unreadParts(view, statements) : []
  return unread.length ? [question(raw, `"${unread.join('", "')}" may name a coverage that was not read. What is asked?`, ['Nothing that is checked', 'Add a rule for it'])] : []
}

/** "Pesticide applicator's liability if you spray": when it is asked is no part of its name. */
const WHEN = /,? (?:only |but only )?(?:if|when|whenever|where|unless)\b.*$/
/** "Herbicide applicator endorsement on GL": a form by a name nobody knows. */
const ENDORSEMENT = /^\W*(?:(?!(?:an?|the|all|each|any|of|for|on|copy|copies|blanket|attach|send)\b)[a-z][a-z'-]* ){1,4}endorsements?(?: (?:on|to|for) (?:the )?©+(?: polic(?:y|ies))?)?\W*$/

function unreadItem({ reading: { masked, mentions }, segment, memory }: SentenceView): boolean {
  const beside = segment.item && memory.lastBlock === segment.block && memory.last.length > 0
  if (!beside) return false
  const name = masked.replace(WHEN, '')
  if (ENDORSEMENT.test(name)) return mentions.every((m) => m.kind === 'coverage') && strange(name.replace(/endorsements?.*$/, ''))
  return mentions.every((m) => m.kind === 'limit') && countOf(name) <= ITEM_WORDS && SPEAKS_OF_INSURANCE.test(name) && !TELLS.test(name) && strange(name)
}

function unreadParts(view: SentenceView, statements: Statement[]): string[] {
  const { masked, cased } = view.reading
  if (statements.filter((s) => s.kind === 'coverage' && s.asked).length < 2) return []
  const found: string[] = []
  const flat = masked.replace(/\([^()]*\)/g, (s) => '~'.repeat(s.length))
  let from = 0
  let listed = false
  for (const part of flat.split(/[,;+]/)) {
    const to = from + part.length
    const rest = flat.slice(to)
    const name = part.replace(/[.\s]+$/, '').trim()
    const party = /^[^©¤£]*µ/.test(rest)
    if (listed && name !== '' && /^[a-z' -]+$/.test(name) && countOf(name) <= PART_WORDS && !party && !TELLS.test(name) && strange(name) && !OF_WHAT_IS_BEFORE.test(cased.slice(from, to)) && !view.conditions.some((c) => c.start < to && c.end > from) && !(view.holder && view.holder.start < to && view.holder.end > from))
      found.push(cased.slice(from, to).trim())
    listed ||= /©/.test(part)
    from = to + 1
  }
  return found
}
