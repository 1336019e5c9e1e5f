import { OF_THEM, THINGS } from './life-of-the-office.ts'

/**
 * "Marlene broke her wrist so typing is on me for a while", "I see your first e-mail came in while I was at lunch": talk of colleagues,
 * of family, and of how a message was come across. As with the life of the office each word has to be of this small world, and one of
 * them a person or a message in it; it has no words for policies, for those insured, for what was looked up, or for doubts.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Colleagues and family. */
const PEOPLE = words(`
boss assistant csr colleague colleagues coworker coworkers receptionist intern manager girls crew staff teammate trainee
mom dad wife husband son daughter kids sister uncle aunt cousin nephew niece grandson granddaughter family
`)
/** What the one who asks has sent, and where it came in: a letter or a call that is not his may be from anybody. */
const MAIL = / (?:your|this) (?:(?:first|second|last|original|latest|other|earlier) )?(?:request|e-?mails?|messages?|note|voice ?mails?|reminders?|letter|inquiry)\b| (?:my|our) (?:inbox|voice ?mail|cell|direct line|phone)\b/g
/** What may be said of them beside what is said of an office's day. */
const SAID = words(`
hi hello folks answer answered answering reply replied replying respond responded responding copied copying cc'd cc'ing looped forwarded passed handed
see saw seen then reach reached quicker faster sooner easier direct directly best number texts
retiring retired retires retire training learning helping help helped typing types typed arm leg
tonight afternoon lunch end year years stepped stepping bit while branch
`)
/** Said in these words alone, whatever "it" and "if" may be elsewhere. */
const SAFE = [
  /\bit (?:got away from (?:me|us)|slipped (?:by|past|through|my mind)(?: me| us)?|fell through the cracks|got (?:buried|lost in the shuffle)|took (?:me|us) a (?:while|minute|bit|day|few days))\b/g,
  /\b(?:was|were|am|are|'m|'re) able to (?:help|answer|jump in|step in|(?:look|pull|find) (?:it|them|this|these|everything)(?: up)?)\b/g,
  /\bif you (?:ever )?(?:need|want) (?:to (?:reach|call|text|catch)|me|us)(?: me| us)?(?: (?:quicker|faster|sooner|directly|direct))?\b/g,
  /\bshould(?:'ve| have) (?:gone|come|been sent) to\b/g,
  /\b(?:taken|taking|took) over (?:(?:his|her) (?:accounts|book|desk|files|clients|inbox))\b/g,
  / with (?:a|the|our|some|one of our) (?:carrier |company |marketing )?reps?\b/g,
  /\b(?:you(?:'re| are)|y'all are) asking\b/g,
]
/** Who it is said of: nobody's policy stands so at the beginning of a sentence. */
const BEGINS = /^\W*(?:(?:and|also|so|hey|hi|hello|hey guys|hi all|hi there|ps|fyi|oh|well|sorry|side note|lol|haha)[,:]? )*(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'll|our|my|you|you're|y'all|the (?:girls|phones|office|boss|kids|crew|staff)|had|got|just|been|ok)(?= |'|,|$)/
const NAMED = /^\W*(?:(?:Hey|Hi|Hello|So|Also|And|Oh)(?: (?:guys|all|there|folks))?[,:]? )?(\p{Lu}\p{Ll}{1,13})(?:'s)? (?=(?:is|was|has|had|and|broke|just)\b|(?<='s ))/u
/** After these a name is a person that was written to. */
const BEFORE_NAME = /^(?:copied|copying|cc'd|cc'ing|looped|hi|hello|hey)$/
const OF_MORE = /\b(?:they|them|their|theirs|hers|those|these|it|it's|its|that|if|unless|until|till|but|not|no|never|off|down|behind|last|out|two|three|first|second|what|owner|done)\b|n't\b|\b(?:took|take|taken|taking) over\b/
/** "I copied this from your request": what the answer was taken from. */
const TAKEN_FROM = /\b(?:copied|copying|answered|answering|replied|reply|took|taken|working) (?:[a-z]+ ){0,3}from (?:my|our|your) (?!phone|cell|desk|truck|car|home|office|house|kitchen|couch|tablet|laptop)/
const PERSON = /\b(?:he|she|him|her|his)\b|\b(?:he|she)'/
const ANTECEDENT = /\b(?:boss|assistant|csr|colleague|coworker|receptionist|intern|manager|teammate|mom|dad|wife|husband|son|daughter|brother|sister|uncle|aunt|cousin|nephew|niece)\b/
const PHONE = /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|x@x+/g
const CHARS_MAX = 160

/** Whether a sentence is such talk; `text` and `raw` are the same letters, folded and not. */
export function tellsOfPeople(text: string, raw: string): boolean {
  const folded = text.replace(PHONE, 'number')
  if (folded.length > CHARS_MAX || /[?$%|=\d:]/.test(folded)) return false
  if (TAKEN_FROM.test(folded)) return false
  const named = NAMED.exec(raw)?.[1]?.toLowerCase()
  const mailed = MAIL.test(` ${folded}`)
  MAIL.lastIndex = 0
  const said = SAFE.reduce((text, safe) => text.replace(safe, ' just '), ` ${folded}`.replace(MAIL, ' my desk')).trim()
  if (named === undefined && !BEGINS.test(said)) return false
  if (OF_MORE.test(said)) return false
  const tokens = [...said.matchAll(/[a-z][a-z'-]*/g)].map(([word]) => word.replace(/'s$/, ''))
  if (tokens.length < 3 || (PERSON.test(said) && named === undefined && !ANTECEDENT.test(said))) return false
  const known = (word: string, at: number): boolean =>
    THINGS.has(word) || OF_THEM.has(word) || PEOPLE.has(word) || SAID.has(word) || /^(?:he|she|him|her|his)$/.test(word) || word === named || (BEFORE_NAME.test(tokens[at - 1] ?? '') && isCapital(word, raw)) || (tokens[at - 1] === 'our' && isCapital(word, raw))
  return tokens.every(known) && (mailed || tokens.some((word) => (word !== 'desk' && THINGS.has(word)) || (named === undefined && PEOPLE.has(word))))
}

const isCapital = (word: string, raw: string): boolean => new RegExp(`(?<!^)\\b${word[0]!.toUpperCase()}${word.slice(1).replace(/[^a-z]/g, '.')}\\b`).test(raw)
