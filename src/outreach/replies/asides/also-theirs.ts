import type { Lexed } from '../words/lex-sentence.ts'

const OFFERED =
  /^\W*(?:(?:fyi|btw|and|also),? )*(?:(?:we|i|our agency|our office) (?:also |do )*(?:have|write|handle|insure|do|place) (?:all )?(?:of )?(?:their|his|her|the insured's|insured-name'?s?)|(?:they|he|she|insured-name|the insured) (?:also |do )*(?:have|has|carry|carries)(?: also)?(?: an?| the| some| their)?) [a-z0-9$ ,&/'-]{2,80}?(?: (?:as well|too|also|here|with us))*(?:,? (?:if|should|in case) you (?:ever |also )?(?:need|want) (?:those|them|that|it|any of (?:those|them|that)|me to (?:send|show|include|add|get)(?: you)? (?:that|it|them|those|one)(?: (?:one|cert|certificate|coi|too|as well|policy))*|(?:certs?|certificates?|proof) (?:for|on|of) (?:those|them|that|it)))?\W*$/

const OF_AN_OFFER = /^(?:fyi|btw|also|we|i|they|he|she|our|agency|office|have|has|write|handle|insure|do|place|carry|carries|all|of|an?|the|some|their|his|her|insured|insured-name|as|well|too|here|with|us|if|should|in|case|you|need|want|ever|any|certs?|certificates?|coi|proof|for|on|me|to|send|show|include|add|get|one|layers?|policy|policies)$/
/** "We also have their umbrella and auto if you need those": policies that nobody asked about, and nothing of those that were. */
export const offersOthers = ({ folded, items }: Lexed): boolean =>
  OFFERED.test(folded) &&
  items.some((item) => item.kind === 'mention' && item.scope === 'foreign') &&
  items.every((item) => ['word', 'mark', 'join'].includes(item.kind) || (item.kind === 'mention' && (item.scope === 'foreign' || item.scope === 'topic')) || (item.kind === 'sense' && item.sense === 'plain') || (item.kind === 'sense' && item.sense === 'condition') || (item.kind === 'amount' && !item.bare)) &&
  items.every((item) => item.kind !== 'word' || OF_AN_OFFER.test(item.word))
