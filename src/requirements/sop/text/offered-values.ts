import { aloneOrWithNext } from './alone-or-with-next.ts'
import { kindOfValue, OF_INSURANCE, value } from './corrected-values.ts'

/** "a $2,000,000 umbrella", "60 days' notice of cancellation", "$2M of umbrella", "a B+ rating" */
const THING = String.raw`(?:(?:an?|the|only|just|at least) ){0,2}${value('old')}['’]?s?(?: (?:of|in|for|on))? (?:the |their |an? )?(?<name>[A-Za-z][A-Za-z' &-]{1,40}?)`
const WHO = String.raw`(?:(?:they|he|she|who|somebody|someone)|(?:(?:the|their|his|her|your|our|its|this) )?(?:[A-Za-z][\w'’&.-]* ){0,2}?(?:broker|agent|agency|vendor|contractor|sub|subcontractor|carrier|insurer|tenant|supplier|consultant|rep|hauler|driver|underwriter)s?)`
const OFFERS = String.raw`(?:(?:has |have |had )?(?:also |just |only )?(?:ask(?:ed|s)?|want(?:ed|s)?|offer(?:ed|s)?|propos(?:ed?|es)|suggest(?:ed|s)?|request(?:ed|s)?|inquired|would like|hoped? for)|can only (?:get|do|offer|provide|give)|could only (?:get|do|offer|provide|give))(?: (?:us|me|about|for|to|if|whether|we|you|could|would|can|will|live|with|accept|take|agree|go|do|reduce|it|get|have|by)\b){0,8}`
const LEFT = String.raw`(?: (?:would be|is|was|were|are|will be) (?:ok|okay|fine|enough|alright|acceptable|possible|good enough|sufficient))?`
const MARK = String.raw`\)?(?: ?[-–,;.:?]{1,2} ?| (?:but|and) ){1,3}(?:but |and |so )?`
const NO = String.raw`(?:(?:we (?:said|told (?:him|her|them)) |i (?:said|told (?:him|her|them)) |the answer (?:is|was) |answer: ?)?(?:no|nope)\b(?! (?:more|less|later|lower|higher|fewer|greater|longer)\b)|(?:(?:that|this|it)(?:['’]s| is) )?not (?:acceptable|accepted|enough|good enough|sufficient|ok|okay|possible|allowed)|(?:we|i) (?:can['’]t|cannot|can not|won['’]t|will not|do not|don['’]t)(?: (?:do|accept|take|agree to) (?:that|it|this))?(?=[,;.:-]))`
const NEEDS = String.raw`(?:(?:we|it|that|this) ?(?:['’]s|is|has to be|must be|needs? to be|stays?(?: at)?|remains?|need|needs|require|requires|want)|the (?:requirement|minimum|contract|answer) (?:is|says|stays))`
const NOW = String.raw`(?: (?:the |an? |at least |still |now |only |full ){0,2}| )?${value('now')}`
const TAIL = String.raw`(?:['’]? (?:(?:(?:is|are|stays) )?(?:required|needed|the (?:requirement|minimum|rule|standard)|what (?:we (?:need|require|ask)|the contract (?:says|asks|requires)|is required)|it)|minimum|please|or (?:nothing|more|better|higher)|now|days(?:['’]? notice)?))?[ .;!]*$`
const GONE = String.raw`(?:is|are) (?:gone|out|dropped|history|void|no longer (?:valid|in force|used)|superseded)|no longer (?:applies|apply|holds?|counts?)|(?:does|do)(?: not|n['’]t) (?:apply|hold|count) any ?more`
const WAYS: RegExp[] = [
  // "They asked if we could live with 25 days' notice - no, 30.", "The broker offered a $2M umbrella, we need $5M."
  `^${WHO} ${OFFERS} ${THING}${LEFT}${MARK}(?:${NO}(?:[ ,;.:-]+(?:${NEEDS})?)?|${NEEDS})${NOW}${TAIL}`,
  // "The old rule (60 days' notice) is gone; it's 30 now."
  String.raw`^(?:the|our|that) (?:old|former|previous|earlier|prior) [a-z]{3,14},? \(${THING}\),? (?:${GONE})${MARK}(?:${NEEDS}|now)?${NOW}${TAIL}`,
  // "A B+ rating is not enough; A- is required."
  `^${THING} (?:is|are|was|won['’]t be|will not be)(?: not|n['’]t)? ?(?:good |high |long |large )?(?:enough|sufficient|acceptable|accepted|ok|okay)${MARK}(?:${NEEDS})?${NOW}${TAIL}`,
].map((source) => new RegExp(source, 'i'))
const REFUSES_LAST = /^(?!.*\b(?:not|won['’]t|will not|isn['’]t|aren['’]t|n['’]t) ?(?:be )?(?:good |high |long |large )?(?:enough|sufficient|acceptable|accepted|ok|okay))/i

/** What somebody offered or asked for, or what was asked once, and what is required in its place: as what is asked. */
export function offeredValues(sentences: string[]): string[] {
  return aloneOrWithNext(sentences, 90, asked)
}

function asked(sentence: string): string | null {
  if (sentence.length > 180 || !/\d.*\d|[AB][+-].*[AB]/.test(sentence) || !OF_INSURANCE.test(sentence)) return null
  for (const [i, way] of WAYS.entries()) {
    const found = way.exec(sentence.trim())?.groups
    if (!found || !OF_INSURANCE.test(found.name!) || (i === 2 && REFUSES_LAST.test(sentence))) continue
    const now = found.now!
    if (kindOfValue(found.old!) !== kindOfValue(now)) continue
    const days = kindOfValue(now) === 'days' && !/day/i.test(now)
    if (days && !/day/i.test(found.old!) && !/notice|cancel/i.test(found.name!)) continue
    return `${found.name!.trim()}: ${now}${days ? ' days' : ''}.`
  }
  return null
}
