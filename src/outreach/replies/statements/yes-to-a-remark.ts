import { isCourtesy } from '../asides/is-courtesy.ts'
import { isSideRemark } from '../asides/is-side-remark.ts'
import { saysNothing } from '../asides/say-nothing.ts'
import type { Lexed } from '../words/lex-sentence.ts'

/** Why such a sentence is left open; where another says how the policies stand, it takes nothing from that. */
export const TO_A_REMARK = 'a yes to a remark'

/** A yes that is no more than one; "confirmed" and "yes to all" are the words that were asked for. */
const YES = /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: (?:there|all|team))?\W+)?(?:yes|yep|yup|yeah|yea|yessir|correct|right|si|sure|(?:that is|that's) (?:correct|right))(?: (?:sir|ma'am|indeed))?\b(?:,? (?:indeed|certainly|absolutely))?[\s,;:.–—-]{1,4}/
const CONFIRMED = /^\W*(?:confirmed|confirm|verified|affirmative|confirmo|confirmado)\b[\s,;:–—-]{1,4}(?:that )?/
/** Wishes, thanks, excuses, where to write, what comes along, and where it was looked up: none of them is what a yes could be to. */
const KEEPS = /\b(?:thanks?|thank you|gracias|thx|sorry|apolog|excuse|appreciate|regards|saludos|have an? (?:good|great|nice|wonderful|safe|happy|blessed|fantastic)|hope|(?:let|tell) (?:me|us)|feel free|questions?|anything else|if (?:you|there)|please|pls|attach\w*|enclos\w*|(?:will|'ll|can) (?:also |now |then )?(?:send|e-?mail|forward|follow|issue|mail|fax|get)|to follow|on (?:its|the) way|looked|checked|checking|pulled|verified|records?|nothing|no(?:ne)?|not|never|without|same)\b|n't\b|welcome|^\W*(?:happy (?!to)|merry )/
/** "The named insured is correct", "renewal is 7/1", "we sent the certificate", "that works": what a yes before it is to, whatever it says. */
const TO_THAT = /^\W*(?:(?:that(?:'s| is)|this is|it's|it is) )?(?:the |their |his |her |its |your |our |my )*(?:(?:named )?insured(?:'s)?(?: name)?|names?|addresse?s?|mailing address|phone(?: number)?|e-?mails?(?: address)?|contact|agency|office|producer|agent|broker|holder|dba|fein|certificates?(?: holder)?|certs?|cois?)(?: (?:you have|you list|shown|listed|on file|there))? (?:is|are|looks?|came|was|were)\b(?!.{0,60}\b(?:active|in force|in effect|attached|enclosed|current and)\b)|^\W*(?:the |their |next |policy |policies )*(?:renewals?|renews?)(?: date)? (?:is|are|on|in|for|comes?|\d)|^\W*(?:i|we)(?:'ve| have)? (?:already |also |just )*(?:sent|issued|mailed|e-?mailed|faxed|produced|provided|made|read|received|got|saw|see|signed|can see) (?:you |out |over |it|that|this|those|them|an?|the|your)\b(?!.{0,60}\b(?:all|each|active|in force|in effect|current|policies)\b)|^\W*(?:that|this|it|those|these)(?:'s| is| are)? (?:works?|what you sent|(?:the )?(?:policies|ones) (?:you|that you) (?:asked|sent|want)\w*|fine to e-?mail)\b|^\W*(?:we|i) do (?:verif|confirm|provide|offer|handle)\w*\b|^\W*(?:el|la|su) (?:nombre|direccion|correo|telefono|certificado|asegurad[oa]|agente|agencia|contacto)(?: (?:del?|asegurad[oa]|cliente|la|compania|postal|electronico)){0,3} (?:esta|es|son)\b|^\W*(?:esa|esta|esas|estas|es|son|la|las)(?: (?:es|son|esa|esas))? (?:(?:la|las|nuestras?|mias?|de nosotros) ?){0,2}(?:polizas?|nuestras?|mias?)\W*$/
const THEM = '(?:(?:all(?: (?:of|two|three|four|five|[2-6]))?|both(?: of)?|each of|the|these|those|this|that|them|it|their|his|her|our|ours|mine|my|own|full|two|three|four|five|[2-6]|policy|policies|coverages?|accounts?|insurance|business|program|package|numbers?) ?){1,5}'
const WITH_US = '(?: ?(?:(?:with|through|by|for|in|on|from|at) (?:us|me|our|the|my|them|him|her|here|file|agency|office|systems?|books|records?|database|insured-name|this client)(?: (?:systems?|agency|office|books|files?|records?|insured))?|here|now|today|currently)){0,3}'
/** "Yes, we have those policies", "yes, those are ours", "yes, still on the books": whose they are, and not how they stand. */
const HELD = new RegExp(`^\\W*(?:(?:they|he|she|we|i|it|these|those|this|that|the (?:insured|client|policies)|insured-name|all(?: (?:two|three|four|five|of (?:them|these|those)))?|both)(?:'ve|'re|'s)? ?(?:policies )?(?:(?:still|do|does|all|both|currently|also|have|has|did) ){0,3}(?:(?:have|has|had|wrote|write|hold|issued|sold|placed|carry|bought|purchased|got|did|handle|service|insure|(?:are|is|were|was)(?: (?:all |both )?(?:written|placed|issued|bound|sold|produced|serviced|handled))?|see|saw|find|found|recognize|know) )?)?(?:still )?(?:${THEM})?(?:on (?:the|our) books)?${WITH_US}\\W*$`)
const OF_HOLDING = /\b(?:have|has|had|wrote|write|hold|issued|sold|placed|carry|bought|purchased|got|did|handle|service|insure|see|saw|find|found|recognize|know|ours?|mine|with us|written|bound|produced|serviced|handled|systems?|books|are the (?:policies|numbers|ones)|on file)\b/
/** "Yes, they're good": of the policies, though lightly. */
const LIGHT = /^\W*(?:ma'am |sir )?(?:they|these|those|it|all|both|everything)(?:'re|'s| are| is)? (?:all )?(?:good|fine|ok|okay|great)\W*$/
/** "Confirmed, they're still a client of ours." */
const OF_CLIENT = /\b(?:clients?|customers?|insureds?|agents?|brokers?|producers?|with us|ours)\b/
/** "Yes, no problem", "of course", "yes, right away": ready to do the favour that was asked, which it does not do. */
const READY = /^\W*(?:(?:hi|hello|hey)(?: there)?\W+)?(?:(?:(?:yes|yep|yup|yeah|yea|sure|absolutely|certainly|definitely)(?: (?:sir|ma'am))?[\s,;:.!–—-]{1,4}){0,2}(?:(?:(?:that|it)(?:'s| is|s)? |this is )?(?:no (?:problem|worries|trouble|bother|prob)|not a (?:problem|bother)|fine|sounds (?:good|great|fine)|right away|straight away|at once|any ?time|shortly|asap|momentarily)(?: at all)?)|of course|certainly)(?: (?:sir|ma'am))?\W*$/
/** Why such a sentence is left open; any sentence that confirms more than by a yes outweighs it. */
export const TO_A_FAVOUR = 'ready to do what was asked'
export const isReady = (folded: string): boolean => READY.test(folded)
const SAYS = new Set(['active', 'match', 'bad', 'wrong', 'not', 'no', 'cannot', 'doubt', 'checking', 'rewrite', 'denied'])

/**
 * "Yes, they're still a client of ours", "yes, happy to help", "correct, he is our insured": in one breath with a remark, a yes is to that.
 * What the sentence says of a policy is read as everywhere.
 */
export function yesToARemark({ items, folded, raw }: Lexed): boolean {
  const yes = YES.exec(folded)?.[0]
  const confirmed = yes === undefined ? CONFIRMED.exec(folded)?.[0] : undefined
  const opens = yes ?? confirmed
  if (opens === undefined) return false
  const from = opens.length
  const rest = items.filter((item) => item.at >= from)
  const words = folded.slice(from)
  if (yes !== undefined && OF_HOLDING.test(words) && HELD.test(words)) return true
  // "Yes, the name is correct and all three are active."
  const stands = rest.some((item) => item.kind === 'sense' && item.sense === 'active')
  if (LIGHT.test(words) || (stands && yes !== undefined)) return false
  if (yes !== undefined && TO_THAT.test(words)) return true
  if (rest.length === 0 || rest.some((item) => (item.kind === 'sense' && (SAYS.has(item.sense) || /\b(?:all|both|everything)\b/.test(item.text))) || (item.kind === 'mention' && item.scope !== 'topic'))) return false
  if (confirmed !== undefined) return saysNothing(rest) || (OF_CLIENT.test(words) && isSideRemark(words, raw.slice(from)))
  return !KEEPS.test(words) && (saysNothing(rest) || isCourtesy(words) || isSideRemark(words, raw.slice(from)))
}
