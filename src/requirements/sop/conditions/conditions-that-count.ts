import type { OpenSentence } from '../sentences/open-sentence.ts'
import type { Facts } from '../sentences/sentence-view.ts'
import type { ConditionAt } from './conditions.ts'
import { conditionsOf, namesEveryLevel } from './sentence-conditions.ts'

/** The conditions of a sentence, without those that say who or what the whole text is about. */
export function conditionsThatCount({ text, reading, segment, index, facts, memory }: OpenSentence, isOfPaper: (at: number) => boolean): ConditionAt[] {
  return conditionsOf(text, reading, segment, index, memory)
    .filter((c) => !(facts.everywhere !== undefined && c.condition.kind === 'open' && c.condition.text.toLowerCase() === facts.everywhere))
    .filter((c) => !(c.condition.kind === 'open' && namesEveryLevel(c.condition.text, facts.levels)))
    .filter((c) => !isOfPaper(c.end - 1) || !isOfPaper(c.start + 12))
    // "Quick answer for the caterer: we need ...", before anything was asked: what the message is about.
    .filter((c) => !(c.condition.kind === 'open' && !memory.last.length && c.end <= reading.masked.indexOf(':') + 1 && /^[^:©¤£µ]{0,70}:\s*(?:we|i|you|they)(?:'ll|'d)? (?:will |would |do |all )?(?:need|want|ask|require|should|must)\b/.test(reading.masked)))
    // "ins for the sound crew: 1M GL, ...", in a text of one line: who all of it is for.
    .filter((c) => !(facts.oneLine && c.condition.kind === 'open' && (/^[^:©¤£µ]*:/.exec(reading.masked)?.[0].length ?? 0) >= c.end))
    .filter((c) => !(c.start <= 2 && c.condition.kind === 'open' && !memory.last.length && isWhoItIsFor(reading.masked, facts)))
}

/** "Suppliers who bring generators need ...", first of a text titled "generators": who the whole text is for. */
function isWhoItIsFor(masked: string, { topic, roles }: Facts): boolean {
  // "A caterer working in any of our museums hands in ..."
  if (/^(?:an? |each |every |any )[a-z]+ (?:working|performing|serving|operating|providing|who|that) [^,;:.©¤]{0,30}\b(?:(?:any|all|one) of (?:our|the)|our|us)\b[^,;:.©¤]{0,30}? (?:must|shall|needs?|carries|hands?|brings?|provides?|shows?|submits?|has to)\b/.test(masked)) return true
  // "Adjusters carry errors and omissions of ...", first of a text about adjusters.
  const party = /^(?:all |any |our |the )?([a-z]{4,}s) (?:must|shall|needs?|carry|hold|maintain|provide|show|have|bring)\b/.exec(masked)?.[1]
  if (party && topic.has(party)) return true
  const said = /^(?:all |any |our |the )?[a-z]+s (?:who|that|which|with|for) ([^,;:.©¤]{3,60}?) (?:must|shall|needs?|carry|have to|should|will|are (?:asked|required))\b/.exec(masked)?.[1]
  return said?.match(/[a-z][a-z'-]{3,}/g)?.some((w) => topic.has(w) && !roles.obligated.has(w.replace(/s$/, ''))) ?? false
}
