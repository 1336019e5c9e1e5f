import type { Mention } from '../mentions/mentions.ts'
import type { ConditionAt } from '../conditions/conditions.ts'
import { papersByPolicy } from './papers-by-policy.ts'
import { readDocuments } from './read-documents.ts'
import { question } from '../questions/questions.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { Statement } from '../rules/statements.ts'

/** "In Illinois we want EL at $500,000; in Ohio the BWC certificate is accepted": the states of the clause that names the papers. */
function stateOfPapers({ conditions, reading: { lower } }: SentenceView): ConditionAt | undefined {
  const states = conditions.filter((c) => c.condition.kind === 'state')
  return states.length < 2 ? states[0] : (states.findLast((c) => readDocuments(lower.slice(c.start).split(';')[0]!)?.accepted.length) ?? states[0])
}

/** "Movers from Ohio show the state fund certificate; all others an ACORD 25": each clause with its own states and papers. */
function papersByState({ conditions, reading: { lower }, raw }: SentenceView): Statement[] | null {
  const states = conditions.filter((c) => c.condition.kind === 'state').sort((a, b) => a.start - b.start)
  if (states.length < 2 || !states.every((c, i) => i === 0 || lower.slice(states[i - 1]!.end, c.start).includes(';'))) return null
  const found = states.map((c, i) => readDocuments(lower.slice(c.start, states[i + 1]?.start ?? lower.length)))
  return found.every((f) => f?.accepted.length) ? found.map((f, i) => ({ kind: 'documents', sentence: raw, ...f!, types: null, condition: states[i]!.condition })) : null
}

const named1 = (mentions: Mention[]): boolean => mentions.some((m) => m.kind === 'coverage')

/** The kinds of proof a sentence names, for the coverages and states it names them of. */
export function documentsOf(view: SentenceView, asks: string | null): Statement[] {
  const { reading, raw, segment, groups } = view
  // "Do you accept binders? Yes, for 30 days.": what is taken as well says nothing of what else is.
  if (/\?\s*$/.test(raw) || (asks && /\b(?:do you|will you|can i|may i|could i)\b[^?]*\b(?:accept|take|send|use|upload)\b/.test(asks) && /^\W*(?:yes|sure|of course)\b(?!.*\bonly\b)/.test(reading.lower))) return []
  const apart = asks || groups.length ? null : papersByState(view)
  if (apart) return apart
  const byPolicy = asks ? null : papersByPolicy(view)
  if (byPolicy) return byPolicy
  // "Is a binder ok? No. ACORD 25 only.": what is not said yes to is not taken.
  const refused = asks !== null && /^\W*(?:is|are|do|does|can|may|could|will|would)\b/.test(asks) && !/^\W*(?:yes|sure|of course|yep|absolutely)\b/.test(reading.lower)
  const found = readDocuments(asks && !refused ? `${asks.replace(/\?\s*$/, ':')} ${reading.lower}` : reading.lower)
  if (!found) return []
  // "Upload a COI or a copy of the policy. Nothing else."
  if (found.send && found.accepted.length && /^\W*(?:nothing else|(?:we (?:do not|don't|won't|can't|cannot) (?:take|accept|use) )?(?:anything|any other (?:papers?|documents?|proof)) else)\b/i.test(view.memory.next ?? '')) found.limiting = true
  // "Dec page for auto, ACORD 25 for the rest": which papers are whose is not read.
  if (named1(reading.mentions) && found.accepted.length > 1 && /\bfor (?:(?:all )?(?:the )?(?:rest|others?)|everything else|all other|any other|every other)\b/.test(reading.lower))
    return [question(raw, 'Different papers count for different policies. Which for which?', ['The same for all', 'A person checks it'], undefined, 'accepted_documents')]
  const condition = stateOfPapers(view)?.condition ?? segment.context.condition
  const named: Mention[] = reading.mentions.filter((m) => m.kind === 'coverage')
  const types =
    segment.item && segment.context.coverages.length
      ? segment.context.coverages.map((c) => c.type)
      : named.length === 1 && groups.length === 1
        ? groups[0]!.coverages.map((c) => c.type)
        : null
  return [{ kind: 'documents', sentence: raw, ...found, types, condition }]
}
