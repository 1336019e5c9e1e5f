import { OBLIGED } from '../lexicon/party-names.ts'

const PARTIES = String.raw`(?:${OBLIGED.join('|')}|sub|crew|owner-operator|business|renter|compan(?:y|ie)|agenc(?:y|ie)|part(?:y|ie)|trucking compan(?:y|ie)|towing compan(?:y|ie)|freelancer|technician|cleaner|contractor|hauler)s?`
/** "carriers", "Every new vendor", "a trucking company": those who are to insure, and nothing else said of them. */
const WHOM = String.raw`(?:any |every |each |all |an? |the |our |new |only )*(?:(?!that|who|which)[a-z-]+ ){0,2}?(?:${PARTIES}|anyone|everyone|they)`
const TAKEN = String.raw`(?:approved|accepted|eligible|qualified|cleared|onboarded|hired|booked|activated|admitted|taken on|considered|allowed(?: on site| in)?|set up)(?: (?:as|for|to) (?!.*\d)[a-z -]{3,30}?)?`
const WHERE = String.raw`,? ?(?:but )?(?:only |just |solely )?(?:if|when|once|where|provided(?: that)?|as long as|so long as|on condition that|after)`
const HAVE = String.raw`(?:they|it|he or she|the (?:carrier|vendor|contractor|tenant|company)) (?:all |each |can |do |does )?(?:have|has|carry|carries|maintain|maintains|hold|holds|show|shows|provide|provides|prove|proves|keep|keeps)(?: (?:all of )?the following)?(?: proof of| evidence of)?`
/** "Vendors will only be approved if they carry ..." */
const ARE_TAKEN = new RegExp(String.raw`^(\W*)(${WHOM}) (?:is|are|will|can|may|must|shall|gets?|be|only|then| )+ ${TAKEN}${WHERE} (?:(${HAVE})|(?=(?:the |their |an? )?(?:[a-z']+ ){1,4}?(?:limits?|coverage|policy|insurance|liability) (?:is|are|of) (?:at least |no less than |not less than |a minimum of )?\$? ?\d))`, 'i')
/** "We only onboard carriers once they show ..." */
const WE_TAKE = new RegExp(String.raw`^(\W*)(?:we|i)(?: will|'ll| can)?(?: only| just)? (?:approve|accept|onboard|hire|use|book|clear|admit|activate|take on|qualify|consider|work with|load|contract with|sign)(?: only)? (${WHOM})${WHERE} (?:${HAVE})`, 'i')
/** What is asked of those who fail it, or of others, is not asked in its place. */
const OTHERWISE = /\b(?:otherwise|or else|if not|else|unless|until)\b/i

/** Who is taken on only with an insurance is asked for it: what stands as a condition is the requirement. */
export function approvedIf(text: string): string {
  if (text.length > 600 || !/\b(?:if|when|once|where|provided|long as|condition|after) /i.test(text) || OTHERWISE.test(text)) return text
  const passive = ARE_TAKEN.exec(text)
  if (passive) return `${passive[1]!}${passive[2]!}${passive[3] ? ' must have' : ':'}${passive[3] ? '' : ' '}${text.slice(passive[0].length)}`
  const active = WE_TAKE.exec(text)
  return active ? `${active[1]!}${active[2]!} must have${text.slice(active[0].length)}` : text
}
