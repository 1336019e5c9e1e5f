import type { AnswerVocabulary } from '../words/answer-vocabulary.ts'
import type { Item } from '../words/lex-sentence.ts'
import { matchAmount, matchNumberWord, matchRange, matchSplit } from './read-values.ts'

/** A telephone number is no policy and no amount. */
export function phoneAt(folded: string, at: number): number {
  const pattern = /(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)(?: ?(?:x|ext\.?) ?\d+)?/y
  pattern.lastIndex = at
  return pattern.exec(folded)?.[0].length ?? 0
}

/** "Open 24/7" is no day in July. */
export function alwaysAt(folded: string, at: number): number {
  const pattern = /24 ?[/x] ?7(?:\/365)?(?![\d/.]*\d)/y
  pattern.lastIndex = at
  return pattern.exec(folded)?.[0].length ?? 0
}

/** "They are all 1099 now": who works on a form, and no amount. */
export function formAt(folded: string, at: number): number {
  const pattern = /1099(?:'?s|-nec)?(?! ?(?:k|m|mil)\b)(?![\d,.]*\d)/y
  pattern.lastIndex = at
  return /[$#] ?$/.test(folded.slice(0, at)) ? 0 : (pattern.exec(folded)?.[0].length ?? 0)
}

/** "The 26-27 term", "the 2026-2027 policies", where all that were asked run from the one year to the other. */
export function termAt(folded: string, at: number, { years }: AnswerVocabulary): number {
  const pattern = /(?:20)?(\d\d) ?[-/–] ?(?:20)?(\d\d)(?: (?:policy |coverage |annual )?(?:terms?|periods?|years?)(?![a-z])|(?= (?:policy|policies)(?![a-z])))/y
  pattern.lastIndex = at
  const match = pattern.exec(folded)
  return match !== null && years === `${match[1]}-${match[2]}` ? match[0].length : 0
}

/** "2025-26", "2025-2026" or "2026-27" by itself: two years in a row, whatever stands behind them, and no policy number. */
export function yearsAt(folded: string, at: number, { years }: AnswerVocabulary): { length: number; asAsked: boolean } | null {
  const pattern = /20(\d\d) ?[-/–] ?(?:20)?(\d\d)(?![\d-]|[/.,]\d)/y
  pattern.lastIndex = at
  const match = pattern.exec(folded)
  if (match === null || Number(match[2]) !== Number(match[1]) + 1) return null
  return { length: match[0].length, asAsked: years === `${match[1]}-${match[2]}` }
}

const COVERAGE_PREFIX = /^(?:gl|cgl|wc|al|umb|um|ca|bap|auto|pl|eo|no|num|pol|csl|exp|eff|in|on|at|to|of|for|the|de|el|and|is|was|are|now|not|new|be|by|up|from|than|per|with|or|it|its|es|era|con|por|son|limit|ded)$/
/** "GL is 1/2", "general liability active, 1/2": what was asked in millions, behind its name or a yes. */
const BEFORE_LIMITS = /(?<![a-z])(?:c?gl|general liab(?:ility)?|liab(?:ility)?|umb(?:rella)?|excess|e&o|professional|limits?|active|in force|confirmed|correct|yes|csl)(?:[ ,:]{1,2}(?:is|are|at|with|of|limits?|still|has|carries|good|policy|liability))*[ :,(-]{1,3}$/
/** "5/5 on the umbrella". */
const BEHIND_LIMITS = /^ (?:limits? )?(?:on|for|under) (?:the |their )?(?:c?gl|general liab(?:ility)?|umb(?:rella)?|excess|e&o|professional)(?![a-z])/
/** "FTX-330917-active", "EBT-771/EBC-772": how much stands behind a number that was asked, typed on without a blank. */
function gluedTo(word: string, { askedNumbers }: AnswerVocabulary): number {
  const [, own] = /^([^/]{5,40}?)(?:\/|-(?:yes|ok|good|active|inactive|confirmed|current|correct|cancell?ed|expired|lapsed)(?![a-z0-9]))/.exec(word) ?? []
  return own !== undefined && askedNumbers.has(own.replace(/[^a-z0-9]/g, '')) ? word.length - own.length : 0
}
const TERM_CHARS_MAX = 60
/** "3/3 active" counts policies; "policy 3/3" is one of them. */
const COUNTED = /(?<![\d/]|\b(?:policy|line|item|number|part|coverage|question|answer)[:.]? ?#?)([2-6])\/\1(?: (?:policies|coverages|lines|of (?:them|these|those)))?[,:]? (?:are |is |still |all )*(?:active|in[- ]force|confirmed|correct|good|in effect|current|verified)(?![a-z])/g
/** Dates, limits in shorthand, amounts and numbers at a place of the text. */
export function offerValues(
  raw: string,
  folded: string,
  at: number,
  vocabulary: AnswerVocabulary,
  offer: (item: Item, rank: number) => void,
): void {
  // "1/2 mil occurrence/agg" are amounts, and no day in January.
  // No term is as long as that, and a count as near as that may stand behind its first day.
  COUNTED.lastIndex = at
  const counted = COUNTED.exec(folded.slice(0, at + TERM_CHARS_MAX))?.index
  if (counted === at) return
  const found = matchRange(counted === undefined ? folded : folded.slice(0, counted), at)
  const inMillions = found?.type === 'date' && vocabulary.inMillions.has(folded.slice(at, at + found.length)) && (BEFORE_LIMITS.test(folded.slice(Math.max(0, at - 60), at)) || BEHIND_LIMITS.test(folded.slice(at + found.length, at + found.length + 40)))
  const when = inMillions ? null : found?.type === 'date' && /^ ?(?:k|m|mm|mil|million)(?![a-z])/.test(folded.slice(at + found.length)) ? null : found
  if (when?.type === 'date') offer({ at, end: at + when.length, kind: 'date', date: when.date }, 1)
  else if (when?.type === 'range') offer({ at, end: at + when.length, kind: 'range', from: when.from, to: when.to }, 1)
  const split = matchSplit(folded, at)
  if (split) offer({ at, end: at + split.length, kind: 'split', parts: split.parts }, 2)
  const amount = matchAmount(folded, at)
  if (amount && (/[\d$]/.test(folded[at]!) || !amount.bare))
    offer({ at, end: at + amount.length, kind: 'amount', candidates: amount.candidates, bare: amount.bare }, 3)
  const prefixed = /^([A-Z]{1,5}) (\d{4,}(?:-(?:\d{1,6}|[A-Z]{1,4}\d{0,4}))*(?: [A-Z](?=[,.;)]|\s*$))?)(?![\w-])/.exec(raw.slice(at, at + 30))
  if (prefixed && (vocabulary.numberPrefixes.has(prefixed[1]!.toLowerCase()) || !COVERAGE_PREFIX.test(prefixed[1]!.toLowerCase())))
    offer({ at, end: at + prefixed[0].length, kind: 'number', raw: prefixed[0] }, 4)
  for (const shape of vocabulary.numberShapes) {
    shape.lastIndex = at
    const built = shape.exec(folded)
    // "Policy number is 40021887", where "GL 40021877" was asked.
    if (built && !/^(?:not|but|was|for|are|per|see|its|yes|is|no|nos|num|was|to|of|on|has|now|as|at|be|in|it|its|and|eff|exp|pol|the)[ ./_-]/.test(built[0])) offer({ at, end: at + built[0].length, kind: 'number', raw: raw.slice(at, at + built[0].length) }, 4)
  }
  const word = matchNumberWord(folded, at)
  const number = word && { ...word, length: word.length - gluedTo(folded.slice(at, at + word.length), vocabulary) }
  const labelled =
    /(?:ref(?:erence)?|ticket|case|claim|tracking|confirmation|request|quote|invoice|license|lic|npn|ext|tel|phone|cell|fax|zip|suite|ste|box|vin|dot|mc|usdot|solicitud|caso|referencia)\b[ .:#]*(?:number|no\.?|num|id|#|numero)?[ .:#]*$/.test(
      folded.slice(0, at),
    )
  if (labelled && number) offer({ at, end: at + number.length, kind: 'word', word: 'reference', known: true }, 0)
  else if (number && !/^\d+(?:0000|,000)$/.test(folded.slice(at, at + number.length)))
    offer({ at, end: at + number.length, kind: 'number', raw: raw.slice(at, at + number.length) }, /^\d{6,}$/.test(folded.slice(at, at + number.length)) && !folded.slice(at, at + number.length).endsWith('00') ? 2 : 4)
}
