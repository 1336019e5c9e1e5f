import { STATE_NAMES_OR_CODES } from '../lexicon/lexicon-states.ts'

const STATE = String.raw`(?:${STATE_NAMES_OR_CODES})`
const STATES = String.raw`${STATE}(?:(?:,? (?:and|or|&) |, ?|\/)${STATE}){0,12}`
/** How the singular of a verb behind a state reads behind its vendors. */
const PLURAL: Record<string, string> = { has: 'have', needs: 'need', shows: 'show', carries: 'carry', sends: 'send', gets: 'get', skips: 'skip', is: 'are', does: 'do' }
const DOES = String.raw`(?:(?:has|have|needs?) to|must|shall|can|may|needs?|shows?|carr(?:y|ies)|sends?|skips?|(?:is|are)(?= (?:exempt|excused|let off|off the hook)\b)|(?:do|does)(?: not|n['’]t)(?= (?:need|have to)\b))`
/** "Ohio has to show the state fund certificate", "Texas and Utah can go without": a state that does something is whoever is based there. */
const DOING = new RegExp(String.raw`(^|[.;:,(] |\b(?:and|but|while|whereas) )(${STATES}) (${DOES})(?! ?(?:be|law|statute|not be)\b)(?![a-z])`, 'g')

const COMP = String.raw`(?:the )?(?:work(?:er)?s?['’]?s?['’]? comp(?:ensation)?|comp|wc|it|that|one)(?: insurance| coverage| requirement| policy)?`
const OCC = String.raw`(?:an? |their |its )?(?:occ(?:upational)?[\/ -]?acc(?:ident)?\b\.?(?: insurance| coverage| polic(?:y|ies))?|oa\b)`
const SUM = String.raw`(?:,? (?:of |at |with |for )?(?:at least )?\$? ?\d(?:[\d,.]*\d)?(?: ?(?:k|mm?|mil(?:lion)?))?\b(?: csl)?)?`
const WHO = String.raw`(?: (?:based )?(?:vendors?|carriers?|contractors?|drivers?|haulers?|operators?|owner-operators?|couriers?|employers?|suppliers?|subcontractors?|subs|businesses|companies|firms|people|folks))?`
const WITHOUT = String.raw`(?:(?:can|may|could) (?:go|do|get by|work) without|(?:can|may|could) (?:skip|omit|forgo|leave (?:off|out)|drop|opt out of|waive|be without)|(?:do not|don['’]t|does not|doesn['’]t|need not|needn['’]t) (?:need|have to (?:have|carry|show)|carry|have|show)|(?:is|are) (?:exempt|excused|let off) from)`
const WHERE_THEY = String.raw`,? (?:as long as|so long as|if|when|where|provided(?: that)?|on condition that|but only if) (?:it|they|you|he|she)(?:['’]ve got| (?:carr(?:y|ies)|have|has|hold|show|send|buy|keep|maintain|provide)s?(?: us)?)(?: instead)?`
/** "Texas carriers can go without comp as long as they carry occ/acc of $1M" */
const LET_OFF = new RegExp(String.raw`(^|[.;:,(] |\b(?:and|but|that) )(?:in |for )?(${STATES})${WHO},? ${WITHOUT} ${COMP}${WHERE_THEY} (${OCC}${SUM})(?: instead)?(?=\s*(?:[.;,)]|$))`, 'gi')
/** "In Texas, comp may be skipped if they carry occ/acc of $1M" */
const LET_OFF_THERE = new RegExp(String.raw`(^|[.;:,(] |\b(?:and|but) )(?:in |for )(${STATES})${WHO},? ${COMP} (?:(?:can|may|could) be (?:skipped|omitted|waived|left (?:off|out)|dropped)|(?:is|are) (?:optional|not (?:required|needed)|waived))${WHERE_THEY} (${OCC}${SUM})(?: instead)?(?=\s*(?:[.;,)]|$))`, 'gi')
/** "statutory, except Texas carriers, who may show occ/acc ($1,000,000) instead" */
const EXCEPT_WHO = new RegExp(String.raw`(\bcomp(?:ensation)?\b[^.;]{0,40}|\bwc\b[^.;]{0,40}),? (?:except|but)(?: for| that)? (${STATES})${WHO},? (?:who |which )?(?:can |may |could )?(?:carr(?:y|ies)|sends?|shows?|ha(?:ve|s)|uses?|provides?)(?: us)?(?: their)? (${OCC})((?: dec(?:laration)?s? pages?)?)( \(\$? ?\d[^()]{1,20}\)|${SUM}) instead(?=\s*(?:[.;)]|$))`, 'i')
/** "Texas vendors can skip it", "Texas vendors can go without": said of what was asked last. */
const SKIPS = new RegExp(String.raw`^(\W*(?:[Bb]ut |[Tt]hough |[Hh]owever,? )?(?:[Ii]n )?${STATES}(?: [a-z-]+){0,2}),? (?:(?:you|they|vendors) )?(?:(?:can|may) (?:skip|leave out|omit|forgo|opt out of|do without|go without) (?:it|that|this one|this)|(?:can|may) (?:go|do) without|(?:need not|needn['’]t|(?:don['’]t|do not) have to) (?:carry|have|show|bother with) (?:it|that|one)|(?:don['’]t|do not) need (?:it|that|one))(?=\s*[.;]?\s*$)`)
const OF_SOME = /\b(?:if|unless|when|with|under|over|only|less|more|who|whose|that)\b/i

/** "ky and tn vendors": codes in small letters that are no words, before who is based there. */
const CODE = String.raw`(?:ak|ar|az|ca|ct|fl|ga|il|ks|ky|mn|nc|nd|ne|nh|nj|nm|nv|ny|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)`
const SMALL_CODES = new RegExp(String.raw`(?<![A-Za-z.])${CODE}(?:(?:,? and |, |\/| ?& ?)${CODE}){0,8}(?= (?:based )?(?:vendors?|carriers?|drivers?|haulers?|subs|contractors?|operators?|couriers?|firms?|companies|tenants?|guys|crews?|folks)\b)`, 'g')

/** What a state does, and is let off, said of whoever is based there. */
export function statesAsSubjects(textIn: string): string {
  let text = textIn.replace(SMALL_CODES, (codes) => codes.replace(/\b[a-z]{2}\b/g, (code) => code.toUpperCase()))
  if (!A_STATE.test(text)) return text
  text = text
    .replace(LET_OFF, (whole, lead: string, states: string, other: string) => (A_STATE.test(states) ? `${lead}in ${states}, ${other} is accepted in place of workers' compensation` : whole))
    .replace(LET_OFF_THERE, (whole, lead: string, states: string, other: string) => (A_STATE.test(states) ? `${lead}in ${states}, ${other} is accepted in place of workers' compensation` : whole))
    .replace(EXCEPT_WHO, (whole, comp: string, states: string, other: string, _paper: string, sum: string) => (A_STATE.test(states) ? `${comp}; in ${states}, ${other} ${sum.replace(/[()]/g, '').trim()} is accepted in place of workers' compensation` : whole))
    .replace(DOING, (_, lead: string, states: string, does: string) => `${lead}${states} vendors ${does.replace(/^[a-z]+/, (verb) => PLURAL[verb] ?? verb)}`)
  return text.replace(SKIPS, (whole, who: string) => (OF_SOME.test(who) ? whole : `${who} are exempt`))
}
const A_STATE = new RegExp(String.raw`\b${STATE}\b`)
