import type { OutreachContext } from '../../../vocabulary/index.ts'
import { buildVocabulary } from '../words/answer-vocabulary.ts'
import { type Item, lexSentence } from '../words/lex-sentence.ts'
import { isGrave } from './grave-words.ts'
import { tellsOfThis, typedUnderContact } from './typed-under-contact.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'
import { isNameLine, saysInAWord } from '../message/trim-signature.ts'

const TELLING = new Set(['bad', 'rewrite', 'pending', 'wrong', 'partial', 'not', 'except', 'hedge', 'condition', 'active', 'match', 'yes', 'hearsay', 'cannot', 'restrict', 'cue'])

/** "Note: do not release the load", under the name: as much as a postscript. */
const NOTE = /^\W*(?:note|nb|n\.b\.?|fyi|heads[- ]up|caveat)\s*[:–—-]+\s*(?=\S)/i
/** "I will double check and get back to you", "Call me before you use this", "ending Friday", "Balance $400", "see notes": the answer is not all there is. */
const NOT_DONE =
  /^\W*(?:please |but |and |so )*(?:i|i'll|i'm|i've|let me|we|we'll|we're|call|contact|ask|talk to|check with|wait)\b(?!.*\b(?:quotes?|insure|renew(?:al)?s? (?:quote|review)|free|savings?)\b).*\b(?:double[- ]?check\w*|verify(?:ing)?|confirm(?:ing)?|get(?:ting)? back to you|call you|talk to you|before you|before (?:using|relying|releas)|look(?:ing)? into|find(?:ing)? out|follow up)\b|^\W*(?:ending|expiring|ends|expires|effective|starting|balance|amount|payment|premium)\b(?:.*\d|.* (?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|due)\b)|^\W*(?:please )?(?:call|review|check|questions?|ask|out|expiring|tbd|no|see (?:my |the |our )?(?:notes?|below|above|comments?|remarks?))\W*$/

/** "Ends this month", "for the old LLC", "once the signed app is in": what bounds an answer, and stands in no printed footer. */
const BOUNDS =
  /^\W*(?:(?:it |they |this |which )?(?:ends?|expires?|runs? out|drops? off|stops?|is up|cancels?|starts?|starting|effective|begins?) (?:on |at |in |until )?(?:today|tonight|tomorrow|this|next|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|\d)|(?:up )?(?:until|through|thru|till) |for (?:whatever|the (?:most|next)|the (?:old|other|sister|wrong|parent)|thirty|sixty|ninety|\d+|now|most)|as (?:soon as|of my|of the last)|once |if |unless |pending|per (?:the|an?|my|their) |aunque |mientras |nada mas |no promises|(?:we|i) make no (?:representation|promise|warrant)|(?:still )?(?:waiting|holding) (?:on|for)|awaiting |still need|subject to|going by|off the top|so i|take it with|with (?:one|a) |but |except |in (?:binder|principle|theory)|bound (?:verbally|subject)|prior to|before the (?:sale|merger)|under the (?:owner|old)|(?:more|details) to follow|disregard|hold|late again|unofficial|no guarantee|not (?:a|for|the|yet|any)\b|this is (?:a test|not)|just testing|jk\b|you wish|in your dreams|nope|were|was|will be|should|i'd (?:say|think)|ask [a-z]+$|call (?:the|before|to)|get (?:it|a)|hasta|menos|pero|por confirmar|falta|salvo|creo|ojala|sauf|sous|nicht|kein|nao)|\b(?:binder|inspection is|countersign\w*|audit (?:balance|non)|endorsement (?:requested|pending|isn)|\bbor\b|ten day notice|erodes?|nearly gone|hired or non-owned|no hired|named (?:perils|operators)|came off|removed a driver|limited to|limit goes|which (?:policies|one)|is behind|lags|never up to date|(?:cert|certificate) was|altered (?:it|the)|meant for|past due|outstanding|threatening)/
/** How people speak, and footers mostly do not: of themselves, of whom they insure, of when and whether. */
const SPOKEN =
  /^\W*(?:(?:and|but|so|oh|also|well|actually|though|although|however|wait|oops|sorry)\b[, ]*){0,3}(?:i|i'm|i've|i'd|i'll|we've|we're|we|they|they're|they've|he|she|he's|she's|it|it's|that|that's|thats|those|these|this (?:is|was|would|will|one|account|client)|there|there's|don't|do not|just|only|unless|until|if|assuming|provided|subject|as far|as long|so long|at least|somebody|someone|another|not|still|the (?:insured|owner|client|customer|carrier|company|underwriter|bank|finance company|binder|policy|policies|auto|cargo|gl|umbrella|account|truck|trucks|limits?|dates?|number)|their|his|her|one of|some of|(?:a|an) (?:notice|cancel\w*|bor|noc|lapse)|ella|ellos|el asegurado|la poliza|se)\b/
const OF_THEM = /\b(?:they|them|their|he|she|him|her|his|it|its|it's|insured|client|owner|carrier|underwriting|truck|trucks|account|binder|quote|bank|that|that's|those|policy|policies|limits?|dates?|login|system|file|records?)\b/
/** What agencies print under their names. */
const PRINTED =
  /\b(?:you|your|yours|e-?mails?|mailbox|messages?|privacy|referrals?|survey|web ?site|www|facebook|linkedin|quotes? (?:today|online)|app|hours|licensed|voice ?mail|fax|security|online|news|famil(?:y|ies)|proud\w*|serving|protect\w*|independent|award\w*|free|click|visit|virus\w*|print\w*|environment|recipient|coverage (?:can ?not|may not)|businesses|communit(?:y|ies)|believe in|care about|people|matters?|difference|promise|service|years|since \d{4}|us|attachments?|agency|office|certificate requests|bind|bound|fdic|finra|securities|confirmed (?:by|in)|gmail|terms|information|lic|npn|services|advisors|here to help|be kind|need a quote|we write [a-z]+!|ask (?:me|us) about (?!the\b|this|that|th(?:em|eir|ese|ose)|his|her|it|your|those|our\b|gl|auto|cargo|wc|umbrella|limits?|dates?|cancel))\b/
const TELLS_SHORTLY_MAX = 5

/** Where to write and call, and for whom: what follows it is mostly printed. */
const CONTACT = /\d{3}[-. )]{1,2}\d{3}|@|www\.|https?:|\||\b(?:agency|insurance|brokerage|group|inc|llc|services|associates|advisors|partners|seguros)\b/
const THIRD_PERSONS = /\b(?:they|he|she|insured|client|owner|carrier|underwriting|ellos|asegurado)\b/
const PRONOUNS = /^\W*(?:pronouns?\W*)?(?:he|she|they|ella|el)\/(?:him|her|them|ella|el)\b/

/** What somebody is, and how he is reached. */
const TITLE = /\b(?:agency|insurance|agents?|brokers?|manager|csr|specialist|producer|assistant|president|(?<!new )owner|representative|department|team|cell|direct|office|fax|ext|phone|mobile|tel|by appointment)\b|[@|]|\d{3}/

/** "You're missing one", "your dates are old". */
const OF_REQUEST = /^\W*(?:you(?:'re| are| have| left| missed| show| had) |your (?:list|dates?|limits?|numbers?|records?|request|info(?:rmation)?|letter) )(?!all set|welcome|our |the best)/

/** What somebody tells of himself is typed and not printed. */
const OF_ONESELF = /^\W*(?:i'm (?!a\b|an\b|here|out\b|licensed|your|not a\b)|let me (?!help|earn|quote|show|know|save)|(?:i|i've|i'd|i'll) (?!appreciate|love|believe in|care|help|speak|never ask|work with|specialize|am a|am an|am here))[a-z']+ [a-z]/

/** "The state pulled their authority", "In the spring", "for the driver": said of something, in small letters behind the first; mottoes stand in capitals. */
const OF_SOMETHING = /^\W*(?:(?:The|A|An|One|Two|Three|Their|His|Her|Some|Somebody|the|a|an|one|two|three|their|his|her|some|somebody) (?:\p{Ll}+ ){1,4}(?:is|are|was|were|has|have|had|isn't|aren't|wasn't|hasn't|haven't|didn't|doesn't|may|might|must|will|went|came|pulled|sent|got|filed|never|needs?|owes?|says?|said|shows?|flagged|took|takes|altered|stopped|quit)(?![\p{L}])|(?:For|In|Under|Or|While|Since|On|Before|After|for|in|under|or|while|since|on|before|after) (?:(?:the|their|his|her|it|that) (?:\p{L}+ ?){1,3}|(?:\p{Ll}+ ?){1,4})\W*$)/u

/** "Limits are shared with a sister company": a sentence with its verb, all but its first word in small letters. */
const STATED = /^\p{Lu}[\p{L}'’-]*(?:[ -]\p{Ll}[\p{Ll}'’-]*){0,4} (?:is|are|was|were|has|have|had|isn['’]t|aren['’]t|hasn['’]t|can['’]?t|cannot|may|might|must|says|said|came|went)(?: [\p{L}'’-]+){1,10}\W*$/u
const OF_OURSELVES = /\b(?:our|your|you|insurance is|life is)\b/
/** "Take that with a grain of salt", "best I can tell": how much of it is to be believed. */
const TO_BE_TAKEN = /^\W*(?:take (?:that|this|it)\b|run (?:it|this|that) (?:by|past)|cross (?:your|my) fingers|(?:speaking|roughly|loosely|frankly) [a-z]+|(?:as )?best (?:i|we) (?:can|could)|rated [a-f]\b|nomas |a reserva de|tengo entendido|segun )/

/** "Commercial Truck Dept.": capitals throughout, and the point of what is written short. */
const ABBREVIATED = /^(?:[\p{Lu}\d&][\p{L}\d.,&/-]*\s+){1,5}(?:Dept|Div|Mgr|Asst|Assoc|Svcs?|Ins|Agcy|Exec|Rep|Coord|Spec|Ste|St|Ave|Blvd|Rd|Hwy)\.$/u

/** "Have you reviewed your limits lately?" */
const ADVERTISED = /^\W*(?:have you|did you know|need|is your|are you (?:protected|covered|looking|ready)|want|looking for|got|ready|how did (?:i|we)|why)\b/

/**
 * Said as people speak. Right under a name that is a sentence of whatever kind; under an address, where footers stand, one of the
 * insured that doubts or denies something.
 */
function isSpoken(text: string, folded: string, tells: boolean, underContact: boolean, under: string): boolean {
  // "Gail", and below it "underwriting is reviewing": who writes his name with a capital prints his footer so.
  if (!underContact && /^\p{Lu}\p{Ll}/u.test(under) && /^(?:\p{Ll}+['’\p{L}]* \p{Ll}|(?:from|until|till|thru|through|effective|starting|beginning|after|before|ends?|unless|once|since|ask) \p{Lu})/u.test(text) && !TITLE.test(folded) && !/^(?:for|of|on behalf of) (?:the )?\p{Lu}/u.test(text)) return true
  if (!underContact && saysInAWord(text) && !TITLE.test(folded) && !PRINTED.test(folded)) return true
  if (folded.length > 120 || PRONOUNS.test(folded) || isNameLine(text)) return false
  if (!underContact && (OF_REQUEST.test(folded) || OF_ONESELF.test(folded) || TO_BE_TAKEN.test(folded) || (STATED.test(text) && !OF_OURSELVES.test(folded)) || (OF_SOMETHING.test(text) && !PRINTED.test(folded)))) return true
  if (tellsOfThis(folded)) return true
  if (PRINTED.test(folded) && !isGrave(folded) && !(!underContact && (tells || THIRD_PERSONS.test(folded))) && !folded.includes('?')) return false
  if (underContact) return (tells && SPOKEN.test(folded) && THIRD_PERSONS.test(folded)) || typedUnderContact(folded)
  if (/\?\W*$/.test(folded)) return !ADVERTISED.test(folded)
  return (SPOKEN.test(folded) && (tells || OF_THEM.test(folded))) || (tells && folded.split(/\s+/).length <= TELLS_SHORTLY_MAX) || (/[.!]\W*$/.test(text) && / [a-z]{2,}/.test(folded) && !ABBREVIATED.test(text))
}

/** "Cargo: see note", "GL - sold trucks": one policy, and a word or two behind it that is no other coverage. */
function answersForOne(items: Item[]): boolean {
  const solid = items.filter((item) => !(item.kind === 'word' && item.word === 'the'))
  // "No GL tho."
  if (solid.length <= 4 && solid[0]?.kind === 'sense' && /^(?:no|except)$/.test(solid[0].sense) && solid[1]?.kind === 'mention' && solid[1].scope === 'lines' && solid[1].via === 'coverage') return true
  const [name, mark, ...rest] = solid
  if (name?.kind !== 'mention' || name.scope !== 'lines' || name.via !== 'coverage') return false
  if (rest.length === 0 && mark?.kind === 'sense' && mark.sense === 'no') return true
  if (rest.length === 0 && mark?.kind === 'word' && /^(?:n\/?a|none|out|off|hold|tbd|gone|exp|review|check)$/.test(mark.word)) return true
  return mark?.kind === 'mark' && /[:=–—-]/.test(mark.mark) && rest.length > 0 && rest.length <= 5 && !rest.some((item) => item.kind === 'mention' || (item.kind === 'word' && /^(?:insurance|quotes?|coverage|experts?|specialists?|more)$/.test(item.word)))
}

const SIGNS = /^(?:insured-name|llc|inc|ltd|corp|co|lp|owner|president|dispatch|dispatcher|manager|safety|office|operations|accounting|bookkeeper|at|with|of|of the|the|and)$/
/** "Bob Sanchez, Blue Mesa Hauling", "Owner, Blue Mesa Hauling": signed by the insured, and not by the agent. */
export const signsForInsured = (items: Item[]): boolean => {
  const at = items.findIndex((item) => item.kind === 'word' && item.word === 'insured-name')
  const who = items.slice(0, at).filter((item) => item.kind === 'name' || item.kind === 'word')
  // Alone on its line it is whose office the name above is of.
  return at >= 0 && (who.length > 0 || at === 0) && who.length <= 4 && items.every((item, place) => item.kind === 'mark' || item.kind === 'name' || (item.kind === 'word' && (SIGNS.test(item.word) || (place < 2 && !item.known))))
}

/** A postscript, or a sentence about the policies under the name, was said all the same. */
export function saidBelow(lines: string[], context: OutreachContext | null, senderNames: ReadonlySet<string>): Sentence[] {
  if (lines.length === 0 || context === null) return []
  const vocabulary = buildVocabulary(context, senderNames)
  const out: Sentence[] = []
  let postscript = false
  let underContact = false
  for (const [at, sentence] of splitSentences(lines).entries()) {
    const note = NOTE.test(sentence.text)
    postscript ||= note || /^\s*p\.?\s?s\b/i.test(sentence.text) || /^(?:edit|update|also|one more thing|oh)\b[ ,:-]/i.test(sentence.text)
    const { items, folded } = lexSentence(sentence.text, vocabulary)
    const names = items.some((item: Item) => item.kind === 'mention' && item.scope !== 'topic' && item.scope !== 'foreign')
    const tells = items.some((item: Item) => item.kind === 'sense' && TELLING.has(item.sense))
    const signs = signsForInsured(items)
    // "Suspended." on a line of its own looks like a name.
    if (signs || postscript || (tells && (names || at === 0)) || isGrave(folded) || (!underContact && !PRINTED.test(folded) && BOUNDS.test(folded)) || (!underContact && (NOT_DONE.test(folded) || answersForOne(items))) || isSpoken(sentence.text, folded, tells, underContact, lines.find((line) => line.trim() !== '') ?? ''))
      out.push({
        ...sentence,
        paragraph: 1_000 + sentence.paragraph,
        ordinal: null,
        underName: !postscript,
        text: sentence.text.replace(/^\s*p\.?\s?s\.?[\s:,-]*/i, '').replace(NOTE, ''),
      })
    underContact ||= CONTACT.test(folded)
  }
  return out
}
