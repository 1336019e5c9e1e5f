import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** What may stand between a policy's name and what is said of it; any other word behind it goes on to something else ("property inspection"). */
const BEHIND_A_NAME =
  /^(?:is|are|was|were|has|have|had|be|been|will|would|went|goes|go|gone|moved|stays?|renews?|renewed|expires?|ends?|runs?|comes?|with|through|thru|by|via|at|in|on|for|from|under|to|of|we|i|they|he|she|you|that|which|who|isn't|wasn't|aren't|does|doesn't|did|didn't|not|too|also|now|currently|still|only|here|there|this|last|next|since|until|as|because|when|or|y|con|es|esta|la|no|ours|placed|written|insured|handled|handles?|coverage|policy|policies|insurance|line|program|cert|certificate|certificates|if|please|call|ask|contact|check)$/
/** Said before the name, these are of something else than the policy it names. */
const OF_SOMETHING_ELSE =
  /\b(?:it|its|that one|this one|that|this|them|these|those|all|both|everything|each|others?|rest|ones?|polic(?:y|ies)|coverages?|limits?|deductibles?|when|because|due to|since|after|before|until|till|if|unless|once|while|over|of|pending|along|so|sold|selling|but|nothing)\b(?! (?:the|their|his|her|our)? ?$)|\b(?:when|because|due to|since|after|before|until|till|if|unless|once|while|over|pending|along with|together with|with) (?:the |their |his |her )?$/
const TAKES_OTHERS_ALONG = /\b(?:clos(?:ing|ed) (?:down|up|the|his|her|their|shop)|(?:is|are) closing|bankrupt\w*|out of business|too|as well|others?|rest|everything|these|those|both|it all|all of)\b/
/** What is sold or stolen, or owed, is the thing and not the policy. */
const IS_THE_THING = /^\W*(?:payments?|premiums?|deposits?|bills?|invoices?|money)\b|\b(?:was|were|is|are|got|been|being) (?:sold|repossessed|stolen|burned|destroyed|returned|damaged|vacant|empty)\b/
/** "Did you need workers comp too?", "our E&O carrier makes us answer these in writing": what the asker may want, and the agency's own cover. */
const ASKED_FOR = /^\W*(?:did|do|would) you (?:also )?(?:need|want)\b/
const OWN_COVER = /^\W*(?:our|my) (?:e ?& ?o|errors)\b/
/** "They have a $2M excess policy too", "physical damage is with us as well": one more that is held takes none along. */
const HELD_TOO = /^(?!.*\b(?:pending|notices?|problems?|issues?|cancel|laps|expir|late|claims?|needs?|questions?|trouble|lost|loss|open|balance|owes?|due|unpaid|another|other|different|had))\W*(?:(?:they|he|she|insured|the insured|we) (?:also |all |do )*(?:have|has|carry|carries|write|bought|got) .*[a-z]|[a-z&/' ]{2,30} (?:is|are) (?:also )?(?:with us|here|active|in force|written here|through us))(?: with us| here)?,? (?:too|as well)\W*$/
const isValue = (item: Item): boolean => ['amount', 'split', 'date', 'range', 'number', 'label'].includes(item.kind)

/**
 * Whether a clause that names a policy nobody asked about is of that policy: "the bond is with Coastal", "we don't write their cyber".
 * "It cancels 12/1 due to the property inspection", "it lapsed with the bond" are of what was asked about, whatever they name.
 */
export function tellsOfForeign({ items, text }: Clause): boolean {
  const at = items.findIndex((item) => item.kind === 'mention' && item.scope === 'foreign')
  if (at === -1) return false
  const next = items[at + 1]
  const start = items[0]!.at
  const folded = foldText(text)
  const [before, behind] = [folded.slice(0, items[at]!.at - start), folded.slice(items[at]!.end - start)]
  if (ASKED_FOR.test(before) || OWN_COVER.test(folded)) return true
  if (next?.kind === 'word' && !BEHIND_A_NAME.test(next.word)) return false
  // "They also carry a $5M umbrella": the amount is its own.
  const own = items[at - 1]?.kind === 'amount' ? at - 1 : at
  if (items.slice(0, own).some(isValue)) return false
  if (HELD_TOO.test(folded)) return true
  return !OF_SOMETHING_ELSE.test(before) && !TAKES_OTHERS_ALONG.test(behind) && !IS_THE_THING.test(behind)
}
