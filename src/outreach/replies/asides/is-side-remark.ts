import { FORM_REMARKS, NONE_NOTED, OF_TICKET, PAPERS_ELSEWHERE } from './frames/frames-of-forms.ts'
import { LINK_FRAMES, NOTICE_FRAMES } from './frames/frames-of-links.ts'
import { QUESTION_FRAMES } from './frames/frames-of-questions.ts'
import { OFFICE_FRAMES } from './frames/frames-of-the-office.ts'
import { PEOPLE_FRAMES, REMINDER_FRAMES } from './frames/frames-of-people.ts'
import { TERM_FRAMES, UNTOUCHED } from './frames/frames-of-terms.ts'
import { isCourtesy } from './is-courtesy.ts'
import { fillsFrame } from './frames/remark-frame.ts'
import { tellsOfOfficeLife } from './life-of-the-office.ts'
import { tellsOfPeople } from './talk-among-people.ts'
import { tellsWhoIsAway } from './who-is-away.ts'
import { isTalk, tellsOfThem } from './talk/is-talk.ts'
import { AnyOf } from '../../../vocabulary/index.ts'
import { PAPER } from '../words/remark-words.ts'
import { ANSWER_REMARKS, CLOSING_REMARKS, OFFICE_REMARKS } from './frames/remarks-on-answering.ts'
import { tellsOfEndorsements } from './frames/remarks-on-endorsements.ts'
import { namesAnInterest } from './frames/remarks-on-interests.ts'
import { PEOPLE_REMARKS } from './frames/remarks-on-people.ts'
import { PAPER_REMARKS, POLICY_REMARKS } from './frames/remarks-on-policies.ts'

/**
 * Whole sentences that agents put beside an answer and that say nothing of it: where certificates are to be had, who is who,
 * how the insured pays, what kept the office busy. Each is read from its first word to its last; with anything else in it, or
 * with a word that might take an answer back, it is no remark.
 */
const REMARKS = [...PAPER_REMARKS, ...POLICY_REMARKS, ...PEOPLE_REMARKS, ...ANSWER_REMARKS, ...CLOSING_REMARKS, ...OFFICE_REMARKS, ...FORM_REMARKS]
/** "If you need a certificate issued to you directly, use our online portal": told in these words alone. */
const LETS = /^\W*(?:please |just )?(?:let (?:me|us) know|tell (?:me|us)|e-?mail (?:me|us)|call (?:me|us)|holler|shout|send (?:me|us)) (?:if (?:you(?:'d)?|your(?: (?:system|file|form))?|(?:the|a|an|any|their|his|her) (?:certificate )?(?:holder|lender|mortgagee|gc|general contractor|landlord|owner|bank|other party)|anyone|this|that|it)|(?:who|how) (?:the|your|you)|(?:the|your) (?:certificate )?holder'?s?)\b/
const IFS = new RegExp(`^\\W*(?:if|should|when(?:ever)?) (?:you|your|anyone|the (?:certificate )?holder)\\b.*\\b${PAPER}\\b|^\\W*(?:if|should|when(?:ever)?) (?:the |an? |any )?(?:updated |new |additional |further |more |other |formal )*(?:${PAPER}\\b|(?:documentation|paperwork|proof|information|info|assistance|help)\\b(?= (?:is|are|be) (?:needed|required|requested|necessary)))`)
const PAPER_WORDS: ReadonlySet<string> = new Set(
  `a an the it its this that on in our my company agency letterhead signed copy copies certificate certificates cert certs coi cois of insurance dec decs declarations page pages need needs to be added listed named
  holder as works work helps help enough ok okay fine anything else more further from me us you your want would like prefer one them issued sent emailed mailed faxed directly also too
  or and for records record files file client office team by email mail fax separately formal letter pdf version hard wording online portal use goes out same day go through instantly within minutes order request get can
  website site is are available hours usually please just feel free with any questions let know tell call holler shout if should when whenever anyone new requests needed ever loss runs id card cards link below at our
  who should be what how i will i'll we'll and holder's holders name names address actual new info details
  system form format some other way another
  additional necessary lender mortgagee gc general contractor landlord owner bank other party parties evidence proof of property insurance wants requires formal submit include subject line insured's documentation
  you'd distribution mailing renewals renewal notices require requires required naming team department turn turned around couple quickly
  24 24/7 7 we happy send provide issue email e-mail future`.split(/\s+/),
)
const isOnPapers = (folded: string): boolean => (LETS.test(folded) || IFS.test(folded)) && (folded.replace(/\badditional insureds?\b|\bright away\b|\bnext time\b|[a-z0-9._-]+@[a-z0-9._-]+/g, '').match(/[a-z0-9][a-z0-9'/-]*/g) ?? []).every((word) => PAPER_WORDS.has(word))
const ANY_PAPER = new RegExp(`\\b${PAPER}\\b`)
/** How papers come and go: "A certificate was mailed Monday", "I put you down as certificate holder". What they say is not in it. */
const PAPER_GOES: ReadonlySet<string> = new Set(
  `a an the your our my this that these i we you i'm we're i'll we'll i've we've you'll you're i'd we'd will can could have has had just also already been be is are was were am being get gets got put down send sends sending sent
  mail mails mailed mailing email emails emailed emailing e-mail e-mailed e-mailing fax faxed forward forwarded forwarding attach attached attaching enclosed include included including issue issued issuing provide provided order ordered request requested follow follows
  coming on its it's it way separately separate shortly later today tomorrow yesterday monday tuesday wednesday thursday friday morning afternoon for records record files file reference convenience as well too with by in from to out over of and so them one
  certificate certificates cert certs coi cois insurance holder holders list listed renewal automatically every each year online portal website center department team desk office csr assistant service copy copies dec decs declaration declarations page pages id card cards below here see see find please pull yourself
  x have asap soon minute few minutes hour now client clients 24/7 anytime any time day instantly around clock always app at via`.split(/\s+/),
)
const papersGo = (folded: string): boolean => ANY_PAPER.test(folded) && !/^(?:please )?see (?:(?:the|our|your) )?(?:cert|coi)/.test(folded) && !folded.includes('?') && /\b(?:sen[dt]|mail|e-?mail|fax|forward|attach|enclos|includ|issu|provid|order|(?<=you (?:can|may) (?:now |also |always )?)request|follow|coming|on (?:its|it's|the) way|put you|list|get|pull|have (?:them|it)|find|see)/.test(folded) && !/\bby (?!e-?mail|mail|fax|us\b|our\b|me\b)|\brenewal(?! (?:cert|coi))|\brenewals\b/.test(folded) && (folded.replace(/[a-z0-9._-]+@[a-z0-9._-]+/g, '').match(/[a-z0-9][a-z0-9'/-]*/g) ?? []).every((word) => PAPER_GOES.has(word))
/** Said in these words alone, for all that they refuse something. */
const LATE_ANSWER =
  /^\W*(?:(?:so|very|my|i am|i'm|we are|we're|i|we|please) )*(?:sorry|apologi[sz]e|apologies)(?: (?:for|about))? (?:not|the (?:delay in|wait (?:on|for)|time it took)) (?:getting|responding|replying|answering|being able)(?: (?:back|to|you|your|e-?mail|e-?mails|sooner|earlier|right|away|faster|quicker|last|week|friday|monday|in|time|this|respond|reply|answer|until|today|now|before))*\W*$/
/** "Effective 1/1/26 our fax number has changed to 785-555-0199": how the office is reached, and nothing a policy has. */
const OWN_CONTACT =
  /^\W*(?:please note:? ?(?:that )?)?(?:(?:effective|as of|starting|beginning)(?: on)? (?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:,? \d{4})?|immediately)[,:]? )?(?:we have (?:an? )?new|our|my)(?: (?:new|main|direct|office|mailing|physical|street|toll[- ]free))* (?:fax|phone|telephone|cell|e-?mail|mailing address|address|office)(?: (?:numbers?|address|location|line))?(?: (?:has|have))?(?: (?:changed|moved|is|are))?(?: now)?(?: to)?:? ?(?:x@x+|[+(]?\d[\d().x -]{6,22})\W*$/
const NO_FORMS = /^\W*(?:(?:unfortunately|as a rule|sorry),? )?we (?:do not|don't|cannot|can't) (?:sign|complete|fill out|use) (?:(?:third[- ]party|outside|other|your|these|any|individual) )*(?:forms?|questionnaires?|portals?|paperwork)(?:,? (?:so|but) (?:please )?(?:accept|consider|take|use) this (?:e-?mail |letter |reply |message )?(?:as|to be) (?:our|my|the) (?:response|answer|reply))?\W*$/
const REMARK = new AnyOf(REMARKS.map((remark) => `^\\W*(?:(?:and|also|so|btw|fyi|ps|oh|just so you know)[,:]? )?(?:${remark})\\W*$`))
/** What may take an answer back, or tells of a policy, in whatever frame. */
const WEIGHS =
  /\b(?:cancel|laps|expir(?!ation dates?$)|terminat|suspen|rescind|void|reinstat|unpaid|overdue|past[- ]due|owe|balance|pending|except|however|but(?! (?:reopen|(?:s?he )?asked me))|not\b|never|no longer|unless|wrong|incorrect|mistake|differ|otherwise|former|used to|dropp|quot|replac|mov(?:e|ed|ing)\b|sold|sell|other (?:agen|carrier|broker|compan)|new (?:agen|carrier|broker|polic|owner|limit)|limits?\b|deductib|claims?\b(?![- ]made)|exclu|revis|correct|updated|hear|find out|instead|first\b.*\bthen|chang(?:es?|ed|ing) (?:to|in|on|the)|if (?:this|that|it|you|anyone) (?:\w+ )?(?:chang|is (?:not|wrong)|isn))|n't\b/
const LENGTH_MAX = 160
/** "The owner is Ted Blue", and no "The owner is deceased". */
const WHO_IS_WHO = /\b(?:owner|manager|director|contact(?: person)?|bookkeeper|dispatcher|president|controller|cfo) (?:there )?is\b/
const CALLED = /\bis (?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,2}\W*$/u

const FRAMES = [...OFFICE_FRAMES, ...PEOPLE_FRAMES, ...TERM_FRAMES]
const EXEMPT = /\bnever (?=missed|miss|been late|late|had)|\b(?:don't|do not) (?=answer|respond|do|reply)|\b(?:balance|past due|owed|owing|due)\b(?= is (?:zero|0|\$0|nothing))|\b(?:no|nothing|is no) (?:balance |money |premium |past )*(?:due|owed|owing|outstanding)|\bclaims?(?=[- ]free)|\bupdated (?=(?:auto )?id cards?)|\bnew (?=contract|job|project|bid)|\bmov(?:ed|ing) (?=(?:to|over|offices))|\bswitched (?=to)|\bchanged (?=to)/g
const plainFrame = (piece: string): boolean =>
  (!WEIGHS.test(piece.replace(EXEMPT, '').replace(UPDATING, '')) && fillsFrame(piece, FRAMES)) || fillsFrame(piece, REMINDER_FRAMES) || fillsFrame(piece, LINK_FRAMES) || fillsFrame(piece, NOTICE_FRAMES) || fillsFrame(piece, QUESTION_FRAMES) || UNTOUCHED.test(piece) || NONE_SINCE.test(piece) || NONE_NOTED.test(piece) || PAPERS_ELSEWHERE.test(piece)
const NONE_SINCE = /^there (?:have|has)(?:n't| not) been any (?:pending |recent |other )*(?:cancell?ations?|lapses?|changes?|notices?(?: of cancell?ation)?|interruptions?|gaps?|issues|problems|claims|losses)(?: (?:at all|on (?:any of )?(?:it|them|these)|since|ever))?$/
const UPDATING = /\b(?:updat|chang)ing (?=systems?|computers?|phones?)/g

const isWhole = (folded: string, raw: string): boolean =>
  namesAnInterest(folded, raw) || tellsWhoIsAway(folded) || tellsOfOfficeLife(folded) || tellsOfPeople(folded, raw) || tellsOfEndorsements(folded) || NO_FORMS.test(folded) || (OF_TICKET.test(folded) && !/cancel|laps|renew/.test(folded)) || OWN_CONTACT.test(folded) || LATE_ANSWER.test(folded) || plainFrame(trimmed(folded)) || isTalk(trimmed(folded), raw) || isTalk(bareOf(folded), raw) || ((isOnPapers(folded) || papersGo(folded) || ((REMARK.test(folded) || REMARK.test(trimmed(folded))) && (!WHO_IS_WHO.test(folded) || CALLED.test(raw)))) && !WEIGHS.test(folded))
const bareOf = (piece: string): string => piece.replace(/^[^a-z0-9#]+|[^a-z0-9)'?]+$/g, '')
const trimmed = (piece: string): string => bareOf(piece).replace(/^[^a-z0-9]+/, '').replace(/^(?:and|also|so|btw|fyi|p\.? ?s\.?|oh|well|(?:hi|hey|hello|good (?:morning|afternoon|evening)|morning|afternoon)(?: (?:there|folks|all|team|everyone|everybody|guys|again|y'all))?|just so you know|(?:please |kindly |just )?note(?: that)?|please be advised(?: that)?|(?:i've|i have) been meaning to ask|if (?:you could|possible|you can|you don't mind))[,:]? (?=[a-z])/, '')

/** Where a sentence may go on to another remark. */
const GOES_ON = /(?:,? (?:and|but|so|because|as|since|while)(?= )|[,;(:)]| -+| \||!)(?= |$)/g
const PIECES_MAX = 4
/** Of a sentence with more joints than this only the first are tried. */
const JOINTS_MAX = 6

const SUBJECT = /^(?:they|he|she|we|i)(?![a-z])/

/** "They've been with me forever, great to work with": each piece a remark or a courtesy of its own. */
function eachIsRemark(folded: string, raw: string, left: number): boolean {
  if (isWhole(folded, raw)) return true
  if (left <= 1) return false
  for (const join of [...folded.matchAll(GOES_ON)].slice(0, JOINTS_MAX)) {
    const [from, to] = [join.index, join.index + join[0].length]
    const head = folded.slice(0, from)
    if (!/[a-z]/.test(head) || !/[a-z]/.test(folded.slice(to))) continue
    if (!isWhole(head, raw.slice(0, from)) && !isCourtesy(head)) continue
    const [tail, rest] = [folded.slice(to), raw.slice(to)]
    if (isCourtesy(tail) || eachIsRemark(tail, rest, left - 1)) return true
    // "They've been with us since 2019 and always pay on time": what the first is of.
    const [subject] = / and$/.test(join[0]) ? (SUBJECT.exec(head) ?? []) : []
    if (subject !== undefined && eachIsRemark(`${subject}${tail}`, `${subject}${rest}`, left - 1)) return true
  }
  return false
}

/** "Called Old Plains to be sure and left a voicemail". */
const UNANSWERED = /\b(?:called|checked with|verified with)(?! your?\b).*\b(?:voice ?mail|message|no answer|waiting|recording)\b/
/** "Our system is down": what was it looked up in? "I compared it two years ago" is of another day. "I wish it did" leaves open what does not. */
const LEFT_OPEN = /\b(?:systems?|(?<!\byour )(?:portals?|sites?|web ?sites?)) (?:is|are|was|were|has been|have been) (?:still )?(?:down|offline|out)\b|\b(?:check|compar|review|verif|match|look|went over|went through)\w*\b.*\b(?:years?|months?) ago\b|\bi wish (?:it|they|that|he|she|we) (?:did|do|were|was|had|could|would)\b/
/** "Can't open your link". */
export const isOnLink = (folded: string): boolean => fillsFrame(trimmed(folded), LINK_FRAMES)
/** Whether a sentence, folded, is such a remark, or several of them. */
export const isSideRemark = (folded: string, raw: string): boolean => folded.length <= LENGTH_MAX && !UNANSWERED.test(folded) && !LEFT_OPEN.test(folded) && eachIsRemark(folded, raw, PIECES_MAX)
const ON_PEOPLE = new AnyOf(PEOPLE_REMARKS.map((remark) => `^\\W*(?:${remark})\\W*$`))
/** Who somebody is, what somebody saw or does: "yes, they are our client", "yes, I saw your e-mail" is a yes to that. */
/** "Yes, you are additional insured on the GL", "yes, the waiver is included": of what a policy has, and not of how it stands. */
const OF_POLICIES = /\b(?:c?gl|auto|cargo|umb(?:rella)?|excess|wc|comp|property|building|liability|polic(?:y|ies)|coverages?|additional insureds?|ai|waivers?|primary|non-?contributory|holder|aggregate|agg|endorsements?|occurrence|deductible|notice)\b/
export const takesTheYes = (folded: string): boolean => OF_POLICIES.test(folded) || ON_PEOPLE.test(folded) || (folded.length <= LENGTH_MAX && (plainFrame(trimmed(folded)) || tellsOfThem(trimmed(folded))))
/** It tells of a paper: what is said right after it may be said of that. */
export const remarksOnPaper = (folded: string, raw: string): boolean => isSideRemark(folded, raw) && /\b(?:certificates?|certs?|cois?|decs?|declarations?|copies)\b/.test(folded)
