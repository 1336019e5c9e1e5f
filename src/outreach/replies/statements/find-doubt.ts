import { foldText } from '../message/fold-text.ts'
import type { Sense } from '../words/sense.ts'

/** "We have them for the E&O only" says what is theirs. */
const WE_HAVE = /\bour (?:office|agency) (?:only )?(?:handles?|writes?|services?|places?) only\b|\b(?:we|i)(?: do)? (?:write|wrote|place|placed|have|handle|insure|service|do|did|hold)\b|\b(?:is|are) (?:all |both )?(?:placed |written |insured |handled )?(?:through|thru|with|by) (?:us|our (?:office|agency))\b|\b(?:we are|we're|i am|i'm) the (?:agent|agents|broker|brokers|producer)s? (?:on|for|of)\b/
/** A change that was made: "went up to 150,000 when they took on the new lanes" sets no condition. */
const WENT = /\b(?:went|gone|was|were|been|got|lowered|increased|reduced|raised|amended|decreased|bumped|dropped|upped|revised|changed|moved|brought|came|redujo|aumento|bajo|subio|cambio)\b/
/** "4,400,000 after the reappraisal": of something that has happened. */
const AFTERWARDS = /\bafter (?:the|an?|his|her|their|last) (?!.*\b(?:is|are|will|clears?|posts?|pays?|goes|gets|payment|endorsement|underwriting|premium)\b)[a-z]/
const CAME_ABOUT = /\b(?:was|were|went|got|has been|have been|they|we|carrier|company) (?:re-?issued|replaced|rewritten|re-?wrote|switched|renewed|endorsed|renumbered|changed|increased|raised|lowered|reduced|moved|updated|amended|corrected|endorsed|converted)\b/
/** "Once they started hauling electronics", "after they sold a truck": what has happened, and sets no condition to a value that is told with it. */
const HAPPENED = /\b(?:when|after|once|since) (?:they|he|she|we|it|the (?:insured|client|owner|carrier|company|bank|lender|state|son|wife|partner)) (?:just |also |finally )?(?:[a-z]{3,}ed|took|sold|bought|got|went|began|had|lost|hired|made|built|brought|took|left|grew|quit|let|won|put)\b(?! (?:to|yet|until))/
const OWED = /^(?:owes?|owing|unpaid|outstanding|past[- ]due|overdue|behind|late|nsf|returned|atrasad|pago)/
const PAST =
  /\bhad (?:(?:all|both|these|those|them|it|this|that|the|three|two|four|policies|policy|coverage) ?){1,4}(?:active|in force|in effect|in place|insured|covered)\b|\b(?:was|were|had been|estaba|estaban|era|eran)\b(?: [a-z]+){0,2} (?:ours|with us|our (?:client|customer|insured)s?|active|in force|in effect|in place|correct|current|accurate|valid|right|true|good|fine|ok|vigentes?|activ[oa]s?|correct[oa]s?)\b/
/** "Was in force" says nothing of today, unless it was looked up today. */
export const pastTense = (text: string): string | null => {
  const folded = foldText(text)
  return PAST.test(folded) && !/\b(?:is|are|remains?|still|today|this (?:morning|afternoon)|just now|hoy|sigue)\b/.test(folded)
    ? 'hedged'
    : null
}

/** "It was never taken, they only needed a quote." */
const REFUSED_FIRST = /\b(?:never|not|n't|cancell?ed|expired|lapsed|no longer)\b.*[,;-] ?(?:(?:they|he|she|insured|client|it was) only\b|(?:it was |we )?(?:quoted|a quote) only\b)|\b(?:nunca|no) se (?:emitio|emitieron|expidio|compro|tomo|pago)\b.*[,;-] ?(?:solo|solamente|nada mas) (?:fue|fueron|era|se cotizo|cotizamos|hicimos)\b/

/** "We hope all four are active"; "hope this helps" and "hope you are well" doubt nothing. */
const HOPES = /\bhop(?:e|es|ed|ing|efully)\b(?! (?:this|that|it) (?:helps?|is what you|works|answers)\b| (?:you|your|all is well|all's well|y'all|everyone)\b)/

/** "Should be active", whatever days stand beside it. */
const SHOULD_STAND = /\b(?:should|ought to|must|supposed to)(?: all| both| still)* be (?:(?:all|both|still|fully|now) )*(?:active|in[- ]force|in effect|current|ok|okay|fine|good to go|all set)\b/

/** Denied of all the time until now: "nothing has changed since", "have not been cancelled or amended since". */
const SINCE_THEN = /\b(?:nothing(?:'s| has)? (?:been )?changed|(?:(?:not|never)|n't) (?:been )?(?:cancell?ed|changed|lapsed|amended|altered|modified)(?:(?:, (?:or |nor |and )?| or | nor | and )(?:been )?(?:cancell?ed|changed|lapsed|amended|altered|modified)){0,5}) since(?: then)?\W*$/

/** Why a person must look, or null: hedges, conditions, what is pending, somebody else's word. */
export function findDoubt(senses: Set<Sense>, texts: (sense: Sense) => string[], valued: boolean, corrected: boolean, only: boolean, text: string): string | null {
  // "Nothing is pending on any of them" denies it of all.
  if (senses.has('partial') && !((senses.has('denied') || senses.has('bad') || (senses.has('cannot') && !senses.has('active') && !senses.has('match'))) && texts('partial').every((one) => /^(?:any|either)\b/.test(one)))) return 'says it of some without saying which'
  if (senses.has('bad') && texts('rewrite').some((one) => /^ren(?:ew|ov)/.test(one)) && !texts('bad').some((one) => /^no renewal/.test(one)) && !/\brenewal (?:down ?)?(?:payment|premium|bill|deposit|invoice|installment)\b/.test(text) && !/\b(?:at|on|upon|since|with|(?:came|come|was|were) (?:up|due) for) (?:the |its |their |last |this )*(?:[\d/-]+ |(?:jan|febr)uary |march |april |may |june |july |august |(?:septem|octo|novem|decem)ber )?renewal\b(?! (?:company|carrier|quote|offer))/.test(text)) return 'speaks of a renewal'
  if (
    senses.has('pending') &&
    !(
      senses.has('bad') &&
      texts('pending').every((text) => /^(?:non-?pay|cancellation|cancel|pago|falta|late|notice of cancel|overdue|past|nsf|returned|unpaid|ow(?:e|ing)|behind)/.test(text))
    )
  )
    return texts('pending').every((one) => OWED.test(one)) ? 'money is owed' : 'something is pending'
  // "Removed 10/15 per insured": at whose wish it ended.
  const atTheirWish = senses.has('bad') && !senses.has('active') && texts('hearsay').every((one) => /^per (?:the |our )?(?:insured|client|customer|owner)$/.test(one))
  if (senses.has('hearsay') && !atTheirWish) return 'somebody else’s word'
  // "Correction: the GL expires 6/30/2027" gives the right value.
  // "No notices have gone out yet."
  if (senses.has('denied') && /\b(?:yet|so far|since(?: then)?|as of now|for now|todavia|aun)\W*$/.test(text) && !SINCE_THEN.test(text)) return 'hedged'
  const dated = (senses.has('bad') || corrected) && texts('hedge').every((one) => /^(?:last (?:week|month|year)|at (?:that|the) time|as of (?:january|february|march|april|may|june|july|august|september|october|november|december))$/.test(one))
  // "I can't find it, which doesn't mean we don't have it."
  if (texts('hedge').some((one) => /\bmean$/.test(one))) return 'says two things at once'
  // "Hank will reply when he is back": promised, whatever comes first.
  const promised = senses.has('checking') && !['active', 'match', 'yes', 'bad', 'weak'].some((sense) => senses.has(sense as Sense))
  const about = promised && !/(?:'d|\bwould) (?:have|need)\b/.test(text) && texts('hedge').every((one) => one === 'about')
  if (senses.has('hedge') && !about && !dated && !(corrected && texts('hedge').every((one) => /^(?:correction|almost)/.test(one)))) return 'hedged'
  if ((senses.has('active') || senses.has('match')) && HOPES.test(text)) return 'hedged'
  const came = senses.has('bad') || [...texts('cue'), ...texts('wrong')].some((one) => WENT.test(one)) || (corrected && (AFTERWARDS.test(text) || CAME_ABOUT.test(text) || HAPPENED.test(text))) || (texts('rewrite').some((one) => /ritten|issued|numbered/.test(one)) && /\b(?:was|were|got|been) /.test(text) && HAPPENED.test(text))
  if (texts('condition').some((one) => !((came && (/^(?:when|after|upon|cuando)/.test(one) || (/^once/.test(one) && HAPPENED.test(text)))) || (promised && /^(?:when|once|after|upon|until|till|cuando|hasta que|una vez)/.test(one))))) return 'conditional'
  // "should be active" doubts; "should be 1,000,000" corrects.
  if (texts('cue').some((text) => /^(?:should|ought|supposed|must|debe|deberia)/.test(text)) && !valued && !corrected) return 'hedged'
  if (!corrected && SHOULD_STAND.test(text)) return 'hedged'
  const tells = senses.has('active') || senses.has('match') || senses.has('yes') || senses.has('weak')
  if (!tells && WE_HAVE.test(text) && !texts('restrict').some((one) => /exclu/.test(one))) return null
  if (texts('cue').some((one) => /^(?:only|solo|solamente)$/.test(one)) && !valued && !(only && (tells || senses.has('bad'))) && !(senses.has('bad') && REFUSED_FIRST.test(text))) return 'restricted'
  if (senses.has('restrict') && !(senses.has('bad') && !senses.has('active'))) return 'restricted'
  return null
}
