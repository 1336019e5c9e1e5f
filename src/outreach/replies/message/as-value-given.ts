import type { Fact } from '../../messages/describe-line.ts'

/** Behind the last value an answer is of the policy, unless it begins like another value, */
const BEGINS_VALUE = /^\W*(?:(?:now|should|is|it is|it's|was|actually)\b|not \$?\d|\$?\d)/i
/** or is another value, with nothing but words that lead to one. */
const AMOUNT = String.raw`\$? ?\d[\d,.]{0,12} ?(?:k|m|mm|mil|million)?`
const DENIES = String.raw`(?:no|nope|x|wrong|incorrect|not (?:quite )?(?:correct|right)|different|this is (?:wrong|incorrect|not (?:correct|right)))\W{1,4}`
const LEADS = String.raw`(?:(?:(?:our|my|the|your)? ?(?:records?|systems?|files?|dec(?:laration)?s?(?: page)?|policy|carrier) (?:now )?(?:shows?|says?|has|have|reads?|lists?))|(?:we|i) (?:show|have|see)(?: it as| this as| it at| this at)?|(?:the |it was |was |has been |it's been |been )?(?:changed|reduced|lowered|raised|increased|amended|endorsed|corrected|updated) to|per (?:our|the|my) (?:records?|system|file|policy|dec(?: page)?),?|(?:the )?(?:actual|correct|right|current)(?: (?:limit|amount|value|figure|number|one))?(?: is|:)?|(?:this|the limit|limit|amount|value)(?: is| should be)?(?: now)?)`
const GIVES = new RegExp(String.raw`^\W*(?:${DENIES}|(?:${DENIES})?${LEADS}[ :=]{1,3})(?=${AMOUNT}\W*$)`, 'i')
/** "INCORRECT should be Sentry": the word before it names no value. */
const DENIED = new RegExp(String.raw`^\W*${DENIES}(?=(?:it )?(?:should (?:be|read)|is now|now)\b)`, 'i')
/** "our records show Sentry Insurance", "actual carrier is Sentry". */
const NAMES = /^\W*(?:(?:our|my|the)? ?(?:records?|systems?|files?|dec(?:laration)?s?(?: page)?|policy) (?:now )?(?:shows?|says?|has|have|lists?)|(?:we|i) (?:show|have|see)|(?:the )?(?:actual|correct|right|current)(?: (?:carrier|company|insurer))?(?: is|:)?|actually|per (?:our|the|my) (?:records?|system|file|policy),?)(?: it| this)?(?: as| with| at)? (?=\p{Lu}[\p{L}&'.-]{1,30}(?: (?:\p{Lu}[\p{L}&'.-]{0,30}|of|and|the|&)){0,6}\W*$)/u

/**
 * Words behind a value of the request as a sentence of it: "- our records show $1,500,000" behind the aggregate is "Aggregate: should be
 * $1,500,000". Behind the last value of a policy, words that give no value are of the policy, and stay as they are.
 */
export function asValueGiven(words: string, fact: Fact, isLast: boolean): string {
  const plain = words.replace(DENIED, '')
  if (fact.path === 'carrier') return `${fact.name}: ${NAMES.test(plain) ? plain.replace(NAMES, 'should be ') : plain}`
  const given = GIVES.test(plain) ? plain.replace(GIVES, 'should be ') : plain
  return isLast && given === plain && !BEGINS_VALUE.test(plain) ? words : `${fact.name}: ${given}`
}
