import { PLAIN_NAME } from '../lexicon/plain-names.ts'
const GRADE = String.raw`((?:A|B)(?:\+\+|\+|-)(?:[ ,:/]{0,2}(?:[IVX]{1,4})\b)?|A(?:[ ,:/]{1,2}[IVX]{1,4}\b)?)`
const COVERAGE = `(${PLAIN_NAME})`
const OF_POLICY = String.raw`(?: (?:polic(?:y|ies)|insurers?|carriers?|paper|underwriters?|compan(?:y|ies)))?`
/** "Cargo can be B+", "the umbrella carrier may be rated B++" */
const CAN_BE = new RegExp(String.raw`(?<=^\W*|[.;,(] ?(?:but |and |though )?)(?:the |your |their |our )?${COVERAGE}${OF_POLICY} (?:can|may|could) (?:be|drop to|go (?:down )?to|go as low as|be as low as|be (?:written|placed|insured) (?:by|with|on)|be with|sit with|come from)(?: an?)?(?: rated)? ${GRADE}(?:[- ]rated)?(?: (?:paper|compan(?:y|ies)|carriers?|insurers?))?(?: or better| and up)?(?=\s*(?:[.;,)]|$))`, 'gi')
const OK = String.raw`(?:is|are|will be|'s) (?:still )?(?:ok|okay|fine|enough|acceptable|accepted|allowed|good enough)|will do|works|we (?:can )?(?:take|accept|allow)`
/** "A- is the target but B+ and up is ok", "A- preferred, B+ accepted": what is hoped for, and what is asked. */
const HOPED = new RegExp(String.raw`^(\W*(?:[A-Za-z'. ]{2,24}: ?)?)(?:an? )?["']?${GRADE}["']?(?: or better)? (?:is |would be |as )?(?:the |our |an? )?(?:target|goal|preferred|preference|ideal|nice|best case|what we (?:like|prefer|want to see|hope for))[,;]?(?: ?[-\u2013])? (?:but |though |and |with )?(?:we'll take |we will take |we take |we accept )?(?:an? )?["']?${GRADE}["']?(?: (?:or|and) (?:better|up|higher|above))?(?: (?:${OK}))?\.?$`, 'i')
/** "rated B+ or better (A- preferred)", "A- VII; A VIII is a plus": behind the one that is asked, the one that is only hoped for. */
const BETTER_YET = new RegExp(String.raw`(?<=(?:rated|rating|best|at least|minimum|or better|required)[^.;()]{0,30}(?<![A-Za-z])(?:A(?:\+{1,2}|-)?|B\+{1,2})(?:[ ,:/]{0,2}[IVX]{1,4}\b)?["']?(?: or (?:better|higher|above))?(?: (?:is )?(?:required|minimum|at (?:a )?minimum))?)(?: ?[(,;] ?| [-\u2013] )(?:but |and |with |though )?(?:an? )?["']?(?:${GRADE}|(?:(?:size|class) )[IVX]{1,4}|[VX]I{0,3})["']?(?: or better| rating| rated)? (?:is |are |would be )?(?:(?:strongly|much|highly) )?(?:preferred|desired|desirable|ideal|better|nicer|nice|a (?:big )?plus|a bonus|encouraged|recommended)(?: but not (?:required|needed))?(?=\s*(?:[.;,)]|$))\)?`, 'gi')
const BOUNCED = String.raw`(?:(?:is|are|gets?|will be) )?(?:kicked back|rejected|refused|sent back|bounced|turned (?:away|down)|declined|not (?:ok|accepted|acceptable|allowed)|no good|out)`
/** "Carriers rated B++ or worse get kicked back: we look for A-": what will not do, where what will stands behind it. */
const OR_WORSE = new RegExp(String.raw`(?:any ?thing|any ?(?:one|body)|insurers?|carriers?|companies|paper)(?: that (?:is|are))?(?: rated)? ["']?${GRADE}["']? (?:or|and|on) (?:worse|lower|below|under|down) ${BOUNCED} ?[:;,.-] ?(?=[^.;]{0,30}(?<![A-Za-z])(?:A(?:\+{1,2}|-)?|B\+{1,2})(?![A-Za-z]))`, 'i')
/** "We look for A- from AM Best" */
const LOOK_FOR = new RegExp(String.raw`(?<=^\W*|[.;:,] ?)(?:we|they|i) (?:look for|want(?: to see)?|like to see|ask for|go by|insist on)(?: an?| at least)? ["']?${GRADE}["']?(?: or better)?(?: (?:from|by|with|per|rating from)(?: AM| A\.M\.)? Best'?s?| (?:Best|best) rating)(?=\s*(?:[.;,]|$))`, 'gi')

/** "The Center may accept a B++ carrier in writing", "We occasionally take B+ carriers; ask first": what another may allow, and nobody may count on. */
const MAY_TAKE = new RegExp(String.raw`^(\W*)(?:[A-Z][\w'&.-]*|the|our|its) ?(?:[\w'&-]+ ){0,4}?(?:may|might|will sometimes|reserves the right to|occasionally|sometimes|at times)(?:,? (?:in|at) (?:its|our|their) (?:sole |own |absolute )*(?:discretion|option),?| also| sometimes| occasionally| choose to| elect to)* (?:accepts?|approves?|permits?|allows?|considers?|takes?|waives? the rating for) (?:(?:an?|any|some|other) )?(?:(?:insurers?|carriers?|compan(?:y|ies)|polic(?:y|ies)|paper|ratings?)(?: (?:rated|with|of|from)(?: an?)?)? ["']?${GRADE}["']?|["']?${GRADE}["']?(?:[- ]rated)?(?: (?:insurers?|carriers?|compan(?:y|ies)|paper|ratings?))?)(?: or (?:better|higher|above))?(?:[,;:]? [a-z' -]{2,60})?\.?$`)
/** "rated A- or better; the Board may approve B++": what another may allow, behind what is asked, in a sentence of its own. */
const THEN_MAY = new RegExp(String.raw`((?:insurers?|carriers?|compan(?:y|ies)|rated|rating|best)[^.;]{0,60}(?<![A-Za-z])(?:A(?:\+{1,2}|-)?|B\+{1,2})(?:[ ,:/]{0,2}[IVX]{1,4}\b)?(?: or (?:better|higher|above))?)[;,] (?:but |though |although )?((?:the |our )?[A-Za-z]+ (?:may|might|can) (?:[a-z]+ ){0,3}?(?:accept|approve|permit|allow|consider|take)s? (?:(?:an?|any) )?(?:A-?|B\+{1,2})(?:[- ]rated)?(?: (?:insurers?|carriers?|compan(?:y|ies)|paper))?(?: (?:in writing|case by case|with (?:prior )?approval))?\.?)$`, 'i')
export const ratingThenMay = (sentences: string[]): string[] =>
  sentences.flatMap((sentence) => {
    const m = sentence.length < 240 && /\b(?:may|might|can) /.test(sentence) ? THEN_MAY.exec(sentence) : null
    return m ? [`${m[1]!}.`, `${m[2]!.charAt(0).toUpperCase()}${m[2]!.slice(1)}`] : [sentence]
  })

/** What a rating may be of one policy, what is only hoped for, and what is too low: in the plainest of their wordings. */
export function lowerRatings(textIn: string): string {
  if (!/(?<![A-Za-z])[AB](?:\+|-|[ ,:/]{1,2}[IVX])/.test(textIn)) return textIn
  return textIn
    .replace(OR_WORSE, '')
    .replace(BETTER_YET, '')
    .replace(MAY_TAKE, (_, lead: string, after?: string, before?: string) => `${lead}A carrier rated ${after ?? before} may be accepted with written approval.`)
    .replace(LOOK_FOR, (_, grade: string) => `insurers rated ${grade} or better`)
    .replace(CAN_BE, (_, coverage: string, grade: string) => `${grade} is ok on the ${coverage}`)
    .replace(HOPED, (_, lead: string, _hoped: string, asked: string) => `${lead}insurers rated ${asked} or better.`)
}
