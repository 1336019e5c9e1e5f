import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from './normalise-text.ts'

const NAME = String.raw`([A-Za-z][A-Za-z'\u2019 &\/-]{2,40}?)`
const WHO = String.raw`(?:we|our (?:contract|policy|program|platform|rules)|the (?:city|county|district|owner|landlord|program|contract|university|network)|this (?:program|contract))`
const DOES = String.raw`(?:but|however|though|yet),? ${WHO} (?:(?:still|always|also|do|does|will) ){0,2}(?:requires?|needs?|asks? for|wants?|insists? on|does?|expects?)(?: (?:it|one|that|them|you to (?:have|carry) it))?(?: anyway| regardless| all the same| either way)?`
/** What is only preferred. */
const LIKES = String.raw`(?:but|however|though|yet),? ${WHO} (?:(?:still|always|also|strongly|do|does|would) ){0,2}(recommends?|prefers?|encourages?|suggests?)(?: (?:it|one|that|them))?`
const OR = String.raw`((?:,? or (?:an? )?)[A-Za-z][^.;]{3,60})?`
/** "Texas: workers' comp is optional under state law, but we require it or occupational accident." */
const OPTIONAL = new RegExp(String.raw`^(\W*(?:[A-Z][A-Za-z ,&]{1,40}: ?)?)${NAME} (?:is|may be|might be|is often|isn['\u2019]t|may not be) (?:optional|voluntary|elective|not (?:legally )?(?:required|mandatory|compulsory)|(?<=n['\u2019]t |not be )(?:legally )?(?:required|mandatory|compulsory))(?: (?:by|under) (?:the |your |their )?(?:[A-Za-z]+ )?(?:law|laws|statute|regulations?|rules))?(?: in (?:(?:your|most|some|many|that|the|this) )?(?:states?|[A-Z][A-Za-z]+(?: [A-Z][a-z]+)?))?(?: there| here)?, (?:${DOES}|${LIKES})${OR}\W*$`, 'i')
/** "Your state may not require workers' comp, but we do." */
const STATE = new RegExp(String.raw`^(\W*(?:[A-Z][A-Za-z ,&]{1,40}: ?)?)(?:even (?:if|though|where) |while |although )?(?:(?:your|the|some|many|most|that|their) )?(?:state|states|law|dmv|city)(?: law)? (?:(?:may|might|does|do|will)(?: not|n['\u2019]t)|not) (?:require|ask for|mandate) ${NAME},? (?:${DOES}|${WHO} (?:do|does|requires? it)|${LIKES})${OR}\W*$`, 'i')

/** What the law leaves open and who asks does not: read as if it were asked plainly. */
export function thoughTheLawDoesNot(sentences: string[]): string[] {
  return sentences.map((sentence) => {
    if (sentence.length > 260 || !/\b(?:but|however|though|yet|even|while|although)\b/i.test(sentence)) return sentence
    const optional = OPTIONAL.exec(sentence)
    const state = optional ? null : STATE.exec(sentence)
    const m = optional ?? state
    if (!m || !findMentions(readableText(m[2]!)).mentions.some((x) => x.kind === 'coverage')) return sentence
    // "optional in Texas": the place says where the law does not ask, and who asks does all the same.
    return `${m[1]!}${m[2]!}${m[4] ?? ''} is ${m[3] === undefined ? 'required' : 'recommended'}.`
  })
}
