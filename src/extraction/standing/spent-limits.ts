import { AnyOf, type CoverageType, type DocType, LatePattern, type ReadLine, type UnreadChange } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import type { PartReading } from '../stages.ts'
import { sentencesOf } from './sentences-of.ts'

/** Papers that show limits as they are; the wording of policies and of their declarations says of every limit how it is used up. */
const SHOWS: ReadonlySet<DocType> = new Set(['coi', 'binder', 'state_fund_certificate'])

const LIMIT = String.raw`\b(?:aggregates?|limits?|occurrence)\b(?: of (?:liability|insurance))?(?: limits?)?`
const HOW = String.raw`(?: now| currently| already| partially| partly| fully| completely| substantially| significantly| almost| nearly| entirely){0,2}`
const SPENT = String.raw`(?:exhausted|depleted|impaired|eroded|reduced|used up|consumed)`
/** That a limit is not whole any more, stated as a fact. */
const STATED = new AnyOf([
  `${LIMIT}[^.;:]{0,40}? (?:has|have)${HOW} been${HOW} ${SPENT}\\b`,
  `${LIMIT}[^.;:]{0,40}? (?:is|are|was|were)${HOW} (?:exhausted|depleted|impaired|used up|consumed)\\b`,
  `${LIMIT}[^.;:]{0,40}? (?:is|are)${HOW} eroded\\b(?! by (?:the |any )?(?:defen[cs]e|claims? expenses?|legal|deductibles?))`,
  `${LIMIT}[^.;:]{0,60}\\b(?:now stands?|stands? now|currently stands?) at\\b`,
  String.raw`\bclaims?\b[^.;:]{0,30} (?:has|have)${HOW} ${SPENT} [^.;:]{0,40}\b(?:aggregate|limits?)\b`,
  String.raw`\b(?:remaining|unimpaired|available) (?:general |policy |annual )?(?:aggregate|limits?)\b[^.;$\d]{0,30}\$ ?\d`,
  String.raw`\$ ?[\d,.]{1,15} (?:of the (?:general )?aggregate (?:remains|is left)|(?:aggregate|limit) remaining|(?:still )?remains available|is (?:still )?left|is still available)\b`,
])
/** What only might be, is denied, or is said of what another policy lies over: `Limits shown may have been reduced by paid claims` stands on every certificate. */
const SUPPOSED = LatePattern.of(/\b(?:if|should|unless|when|whenever|until|once|upon|after|may|can|cannot|could|might|would|will|shall|not|no|never|nor|any|whether|underlying|by endorsement|reinstated|replenished|restored|warrants?|in the event)\b/)

/** One of which each of them holds. */
const OF_LIMITS = ['limit', 'aggregate', 'occurrence']
/** Whether a sentence, in small letters, states that a limit of its policy has been used up, wholly or in part. */
export const saysSpent = (sentence: string): boolean => OF_LIMITS.some((word) => sentence.includes(word)) && STATED.test(sentence) && !SUPPOSED.test(sentence)

const NAMED: readonly [RegExp, readonly CoverageType[]][] = [
  [/general\s+liab|\bgl\b|\bcgl\b/, ['general_liability']],
  [/\bauto/, ['auto_liability']],
  [/umbrella|excess/, ['umbrella', 'excess_liability']],
  [/\bcargo\b/, ['cargo', 'contingent_cargo']],
  [/profess|e\s?&\s?o\b/, ['professional_liability']],
  [/pollution/, ['pollution_liability']],
  [/cyber/, ['cyber']],
]

/**
 * Policies of which the paper itself says that their limits are no longer whole: what is left of them nobody can say, on this paper
 * or on an older one, so they are heard like a change that nobody could read. Of the coverages that the sentence names, of all of
 * the part where it names none that is there. Adds to `reading`.
 */
export function hearSpentLimits(docType: DocType, pages: readonly Page[], reading: PartReading): void {
  if (!SHOWS.has(docType)) return
  const heard = new Map<string, UnreadChange>()
  for (const page of pages) {
    for (const sentence of sentencesOf(page)) {
      if (!saysSpent(sentence)) continue
      for (const line of linesMeant(sentence, reading.coverage_lines)) {
        const term = line.effective_date !== null && line.expiration_date !== null ? { effective_date: line.effective_date, expiration_date: line.expiration_date } : { effective_date: null, expiration_date: null }
        const number = line.policy_number
        if (!heard.has(number ?? '')) heard.set(number ?? '', { policy_numbers: number === null ? [] : [number], ...term, page: page.number, says: sentence })
      }
    }
  }
  if (heard.size > 0) reading.unread_changes = [...(reading.unread_changes ?? []), ...heard.values()]
}

function linesMeant(sentence: string, lines: readonly ReadLine[]): readonly ReadLine[] {
  const types = new Set(NAMED.flatMap(([pattern, of]) => (pattern.test(sentence) ? of : [])))
  const named = lines.filter((line) => types.has(line.coverage_type))
  return named.length > 0 ? named : lines
}
