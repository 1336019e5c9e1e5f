import { isCourtesy } from '../asides/is-courtesy.ts'
import { isSideRemark } from '../asides/is-side-remark.ts'
import { foldText } from '../message/fold-text.ts'
import { isTableHead } from '../asides/odd-sentences.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const WORD = "(?:yes|yep|no|y|n|active|inactive|in[- ]force|in effect|confirmed|correct|verified|good|ok|current|cancell?ed|expired|lapsed|terminated|dropped|non-?renewed|not (?:ours|active|in force|renewed|written|with (?:us|our agency)|our policy)|no longer (?:ours|active|in force|with (?:us|our agency)|insured)|si|activ[oa]|vigente|correct[oa]|cancelad[oa]|vencid[oa])"
const ITEM = new RegExp(`^\\W*${WORD}(?:(?:,| -|;| and)? ${WORD})*(?:,? (?:(?:on|eff|effective|as of|el) )?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)?\\W*$`)
const isItem = (text: string): boolean => ITEM.test(foldText(text))
/** A yes or a no, in so many words. */
export const saysYesOrNo = (text: string): boolean => isItem(text)
export const saysNo = (text: string): boolean => NEGATIVE.test(foldText(text))
const NEGATIVE = /\b(?:no|n|not|inactive|cancel\w*|expired|lapsed|terminated|dropped|non-?renewed|vencid[oa])\b/

/**
 * "Active / Active / Cancelled", or a word a line: as many answers as policies asked are taken in their order. As many as there are
 * not are of nobody knows which.
 */
export function answersInOrder(sentences: Sentence[], asked: number): Sentence[] {
  if (asked < 2) return sentences
  const spoken = sentences.filter((one) => !one.underName)
  // Whether the others say anything is asked only beside such an answer: it takes longer than to look for one.
  if (!spoken.some(({ text }) => isItem(text) || itemsOf(text) !== null || rowOf(text) !== null)) return sentences
  const own = spoken.filter((one) => !isIdle(one))
  const [only, ...more] = own
  if (only && more.length === 0) {
    const items = itemsOf(only.text) ?? rowOf(only.text)
    if (items?.length !== asked) return sentences
    return sentences.flatMap((one) => (one === only ? items.map((text, at) => ({ ...only, text, line: only.line + at / items.length, ordinal: at + 1 })) : [one]))
  }
  const inTurn = own.length === asked && own.every((one) => one.ordinal === null && isItem(one.text))
  const inLines = own.every((one, at) => one.line !== own[at - 1]?.line)
  if (!inTurn || !(inLines || saysOneTwice(own.map((one) => one.text))) || !own.some((one) => saysNo(one.text))) return sentences
  return sentences.map((one) => (own.includes(one) ? { ...one, ordinal: own.indexOf(one) + 1 } : one))
}

/** Said twice and more of so many: they are counted, and nobody insists. */
const saysOneTwice = (texts: readonly string[]): boolean => new Set(texts.map((one) => foldText(one).replace(/[^a-z]/g, ''))).size < texts.length
const SEPARATORS = [/\s*;\s*/, /\s+[-–—]\s+/, /,\s*(?:and\s+)?|\s+and\s+/i]
/** "Active, cancelled 11/1 and active": three answers and more, one of them twice; "yes, cancelled" is a yes to that. */
function rowOf(text: string): string[] | null {
  for (const separator of SEPARATORS) {
    const items = text.split(separator).map((item) => item.trim()).filter((item) => item !== '')
    if (items.length > 2 && items.every(isItem)) return items.some(saysNo) && saysOneTwice(items) ? items : null
  }
  return null
}
/** What stands around the answers and is none: a greeting, thanks, how to reach the office. */
const GREETS = /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hola|buen[oa]s)\b[^.;!?]{0,30}$/
const isIdle = ({ text }: Sentence): boolean => !isItem(text) && (GREETS.test(foldText(text)) || isCourtesy(foldText(text)) || isSideRemark(foldText(text), text))

/** "Active / Active / Active", where four were asked. */
export function isMiscounted(text: string, asked: number): boolean {
  const items = itemsOf(text) ?? rowOf(text)
  if (endsInReserve(text)) return true
  return items !== null && items.length !== asked && (new Set(items.map(foldText)).size < items.length || items.some(saysNo))
}

const OPENS_WITH_ANSWER = new RegExp(`^\\W*${WORD}(?![a-z0-9])`)
const answers = (cell: string): boolean => OPENS_WITH_ANSWER.test(foldText(cell))
/** "Yes, cancelled" is a yes to that. */
const AGREES = /^\W*(?:yes|yep|y|no|n|si|confirmed|correct|verified)\b/
const OF_ALL = /\b(?:all|both|everything|each|every|todo|todas|ambas)\b/i
/**
 * "Active | X | Active | -" under a row of names, "Active / moved / Active", "yes, out, yes": as many pieces as were asked about, and
 * some of them no answers. With commas one has to be said twice: whoever says "Yes, confirmed, thanks" counts nothing.
 */
export const answersInPart = (text: string, asked: number): boolean => {
  const partly = (pieces: string[]): boolean => pieces.length === asked && asked > 1 && pieces.some(answers) && (!pieces.every(answers) || new Set(pieces.map((one) => NEGATIVE.test(foldText(one)))).size > 1) && !OF_ALL.test(text)
  const twice = (pieces: string[]): boolean => new Set(pieces.filter(answers).map((one) => foldText(one).replace(/\W/g, ''))).size < pieces.filter(answers).length
  const mixed = (pieces: string[]): boolean => new Set(pieces.filter(isItem).map(saysNo)).size > 1
  const [cells, strokes, commas] = [text.replace(/^\s*\||\|\s*$/g, '').split('|').map((one) => one.trim()), text.split(/\s+\/\s+/), text.split(/[,;]/)]
  // "Coverage | Policy | In force? | Comments" heads a table.
  if (isTableHead(text) && cells.filter((cell) => answers(cell) && !cell.includes('?')).length < 2) return false
  // "Status | Active | X | Active": what stands first tells of the row.
  return partly(cells) || partly(cells.slice(1)) || partly(strokes) || (partly(commas) && (twice(commas) || ((asked > 2 || !AGREES.test(foldText(commas[0]!))) && mixed(commas))))
}

/** "Still active", "active as shown". */
const STANDS_SO = new RegExp(`^\\W*(?:(?:still|currently|yes,?|is|are) )*${WORD}(?:,? ?-? ?(?:${WORD}|as shown|as listed|no changes|with no changes))*\\W*$`)
const stands = (folded: string): boolean => STANDS_SO.test(folded) && !saysNo(folded.replace(/\b(?:with )?no changes\b/, ''))
const OPENS_WITH_ENDING = /^\W*(?:we (?:do not|don't|no longer) (?:write|have|insure|handle)\b|(?:(?:was|got|has been|flat) )?(?:inactive|cancel\w*|cxld?|expired|lapsed|terminated|dropped|non-?renewed|moved|voided|rescinded|(?:not|never|no longer) [a-z]+)\b)/
/** "Confirmed, cancelled last month, confirmed": an ending, and behind it a yes, with nothing that says of which policy either is. */
export function endsAndStands(text: string, asked: number): boolean {
  const parted = (sign: RegExp): string[] => text.split(sign).map((one) => foldText(one).trim()).filter((one) => one !== '')
  const strokes = parted(/\s[/|]\s/)
  const pieces = strokes.length > 1 ? strokes : parted(/[,;|]|(?<!\d)\/(?!\d)|\n|\. /)
  const ending = pieces.findIndex((one) => OPENS_WITH_ENDING.test(one))
  if (pieces.length === asked && asked > 1 && ending !== -1 && pieces.length > (AGREES.test(pieces[0]!) ? 2 : 1) && pieces.some(stands)) return true
  // "No longer insured here, confirmed": of the ending itself.
  return ending !== -1 && pieces.slice(ending + 1).some((one) => stands(one) && (!AGREES.test(one) || pieces.slice(0, ending).some(stands)))
}

/** "Yes", "number is off" and "not one of ours", as many lines as policies asked: which line is of which, nobody knows. */
export function endsInTurn(sentences: Sentence[], asked: number): Sentence | null {
  const own = sentences.filter((one) => !one.underName && !isIdle(one))
  if (asked < 2 || own.length !== asked || own.some((one, at) => one.ordinal !== null || (at > 0 && one.line === own[at - 1]!.line))) return null
  const ending = own.find((one) => OPENS_WITH_ENDING.test(foldText(one.text)))
  return ending !== undefined && own.some((one) => stands(foldText(one.text))) ? ending : null
}

/** "Active" twice, each on a line of its own, where three were asked: of which, nobody knows. */
export function repeatsOtherwise(sentences: Sentence[], asked: number): Sentence | null {
  // "Auto EBT-771 limits are 1M. In force.": said on the line of a policy, it is of that one.
  const bare = sentences.filter((one, at) => !one.underName && one.ordinal === null && isItem(one.text) && sentences[at - 1]?.line !== one.line)
  const again = bare.find((one, at) => bare.slice(0, at).some((other) => foldText(other.text).replace(/\W/g, '') === foldText(one.text).replace(/\W/g, '') && other.line !== one.line))
  return again === undefined || bare.length === asked || asked < 2 ? null : again
}

const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }
const HAVE = /\b(?:have|has|show|see|find|list|write|insure)s? (?:them |him |her |you )?(?:for |with )?(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:separate |total )?(?:active|current|open|in-force) polic(?:y|ies)\b/
/** "Active x3." */
const TIMES = /\b(?:active|in[- ]force|in effect|confirmed|correct|good|yes|current|ok)[^.;!?]{0,12}? ?\bx ?([2-9])\b/
const NUMBER_WORDS: Record<string, number> = { ...COUNTS, una: 1, uno: 1, un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 }
const SOME = Object.keys(NUMBER_WORDS).join('|')
const SO_MANY = new RegExp(
  `(?:^|[.;:!?,(] ?|-|\\b(?:yes|si|and|but|only|just|y|pero|solo|solamente) )\\W*(${SOME}|[1-9])(?: (?:polic(?:y|ies)|polizas?|coverages?|lines?))? (?:of (?:them|these|those) |de ellas )?(?:is|are|remains?|shows?|esta|estan|sigue|siguen|son) (?:still |both |all |currently |aun |todavia )*(?:active|in[- ]force|in effect|current|good|correct|confirmed|ok|activ[oa]s?|vigentes?|en vigor|correct[oa]s?)\\b|\\b(?:have|has|show|shows|see|tengo|tenemos|hay|veo|vemos) (?:only |just |solo |solamente )?(${SOME}|[1-9]) (?:of (?:them|these|those) )?(?:active|in[- ]force|in effect|current|activ[oa]s?|vigentes?)\\b`,
)
/** "Two are active.", with none named, where three were asked about. */
export const someOfThem = (folded: string, asked: number): boolean => {
  const match = SO_MANY.exec(folded)
  const counted = match?.[1] ?? match?.[2]
  return counted !== undefined && (NUMBER_WORDS[counted] ?? Number(counted)) !== asked
}

/** "We have two active policies", where three were asked about: which two, it does not say. */
export const countsOthers = (folded: string, asked: number): boolean => {
  const counted = (HAVE.exec(folded) ?? TIMES.exec(folded))?.[1]
  return counted !== undefined && (COUNTS[counted] ?? Number(counted)) !== asked
}

const LOOKED_AT = /\b(?:check|review|compar|match|look|went|gone|go|verif|pull|answer|respond|search)\w*\b[^.;]{0,40}\b(both|two|three|four|five|six)(?: of (?:the|these|those|your))? (?:[a-z]+ )?(?:policies|coverages|lines)\b/
/** "I checked both policies", where three were asked about. */
export const looksAtOthers = (folded: string, asked: number): boolean => {
  const counted = LOOKED_AT.exec(folded)?.[1]
  return counted !== undefined && (counted === 'both' ? 2 : (COUNTS[counted] ?? NUMBER_WORDS[counted])) !== asked
}

/** "Y Y N Y", "yes, yes, no, yes": with nothing between them but blanks, commas or "and". Two that say the same only insist. */
const LETTERS = /^\W*[yn](?:[\s,]+[yn])+\W*$/i
const IN_A_ROW = /^\W*(?:yes|no|y|n)(?: \([^)]{1,40}\))?(?:,?(?: and)? ?\b(?:yes|no|y|n)(?: \([^)]{1,40}\))?){1,10}\W*$/i
/** "Y Y Y Y (could not log in)": of the last of them, or of all. */
const endsInReserve = (text: string): boolean => IN_A_ROW.test(text) && /\b(?:yes|y) \([^)]{1,40}\)\W*$/i.test(text)

/** "Active / Active / Cancelled, in the order you listed them." */
const IN_THAT_ORDER = /[\s,(-]+(?:all )?in (?:the )?(?:same |listed )?order(?: (?:listed|shown|asked|above|below|(?:as )?(?:listed|above)|(?:that )?you (?:listed|list|have|gave|asked)(?: (?:them|about))?|(?:of|on) your (?:list|e-?mail|request|letter)))?[\s.)]*$/i

function itemsOf(text: string): string[] | null {
  if (endsInReserve(text)) return null
  const inRow = text.match(/\b(?:yes|no|y|n)\b(?: \([^)]{1,40}\))?/gi) ?? []
  if (LETTERS.test(text) || (IN_A_ROW.test(text) && (NEGATIVE.test(foldText(text)) || inRow.length > 2))) return inRow
  const items = text.replace(IN_THAT_ORDER, '').split(/\s*\/\s*(?!\d)|\s*\|\s*/).map((item) => item.trim())
  return items.length > 1 && items.length < 12 && items.every((item) => item !== '' && isItem(item)) ? items : null
}
