import { foldText } from '../message/fold-text.ts'
import { isAwayByName } from './who-is-away.ts'

/** What goes on behind it and may be of a policy. */
const OF_A_POLICY = /\b(?:(?:is|are|still|was|were|both|all) (?:all |both |still |currently )*(?:active|in force|in effect|in place|current|correct|good|right|cancell?ed|lapsed|expired)|all (?:two|three|four|five|six|[2-6])|it|it's|its|this is (?!my)|that the|autos?|gl|cargo|wc|comp|umbrella|excess|property|liability|polic(?:y|ies)|coverages?|(?:non-?)?renew\w*|expir\w*|never|not|n't|except\w*|means)\b(?! (?:now|these days|and took over))/

/** "Dana is no longer with the agency": a colleague, not a policy. */
export function isDeparture(folded: string, agent: string | null, senderNames: Iterable<string>): boolean {
  if (isAwayByName(folded, new Set([...foldText(agent ?? '').split(' '), ...senderNames]))) return true
  if (/\b(?:since|because|they|them|cancel\w*|laps\w+)\b/.test(folded)) return false
  const match =
    /^(?:please note (?:that )?|unfortunately,? |hi,? )?([a-z]+)(?: [a-z]+)? (?:is|has|no longer|left|retired)\b.{0,40}(?:no longer|left|retired|out of|away|on (?:vacation|leave))/.exec(
      folded,
    )
  const handed = /^(?:please note (?:that )?|hi,? )?([a-z]+)(?: [a-z]+)? (?:no longer|does not|doesn't) (?:handles?|services?|manages?|works? (?:on|with))(?: any ?more)? [a-z ]{3,40}\W*$/.exec(folded)
  if (handed !== null && foldText(agent ?? '').split(' ').includes(handed[1]!)) return true
  const gone = /^(?:please note (?:that )?|unfortunately,? |hi,? )?([a-z]+)(?: [a-z]+)? (?:(?:has )?(?:left|retired|moved on|quit)|no longer works here)(?: (?:the agency|the company|our (?:office|agency)|us|here|in|last|this|back|on|at|year|month|week|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|the end of))*(?:,? (?:so |and )?(?:i|we) (?:now )?(?:handle|have|took over|service|am handling|do) (?:this|the|his|her|their) (?:accounts?|file|book)(?: now)?)?\W*$/.exec(folded)
  if (gone !== null && foldText(agent ?? '').split(' ').includes(gone[1]!)) return true
  return match !== null && [...senderNames].includes(match[1]!) && !OF_A_POLICY.test(folded)
}
