import { ALONE_MIN, agreed, DISAGREE, type Draft, giveUp, ofPicture, SURE, taken } from './draft.ts'
import { foldNumber, likelyNumber, withoutSign } from './likely-numbers.ts'

/** One mark or digit before a number, apart from it, is the neighbouring cell's. */
const STRAY = /^(?:[xXyYnN|!'"_.,:;()\-\d] ){1,2}(?=\S{5})|(?<=\S{5})(?: [xX|!'"_.,:;\d]){1,2}$/

/** `AOS-228-614773-40 6 1`: two figures apart end a number in which every engine reads them. */
const ENDS_IN_FIGURES = /\S{5} \d \d$/

/** Letters alone between spaces or strokes, three and more: `USO (27)`. */
const lettersAlone = (text: string): boolean => /^[A-Z]{3,}$/.test(text)
/**
 * Every rival only puts a figure into what are letters alone, `US0 (27) 58 31`: of prefixes a figure within letters is so seldom one
 * that what three engines read alike is the letter.
 */
function onlyMixIntoLetters(text: string, rivals: readonly string[]): boolean {
  const pieces = text.split(/[^A-Za-z0-9]+/).filter(Boolean)
  const owner = pieces.flatMap((piece) => [...piece].map(() => piece))
  const folded = foldNumber(text)
  return rivals.length > 0 && rivals.every((rival) => rival.length === folded.length && [...rival].every((c, i) => c === folded[i] || (/\d/.test(c) && lettersAlone(owner[i]!.toUpperCase()))))
}

/** Signs that no policy number holds: a letter misread. */
const ODD = /[^A-Za-z0-9 \-/.#&,]/

/** A number that stands out by its print alone is of some length, and of no signs that specks and strokes are read as. */
const WHOLE = /^[A-Za-z0-9.\- ]{5,}$/

/** `LRIBI4I902`, a number printed over a word: what stands as an I between figures is a stroke of something. */
const STROKE_AMONG_FIGURES = /\dI\d/

/** By how much further ahead it must be of a number that the third engine reads. */
const DISSENT_AHEAD = 1

/** `ADF 1238394 X 48`: a mark of a box within a number. */
const MARK_WITHIN = /(?<=\d) [xX] (?=\d)/

/** By how much a number must be ahead for the third engine to settle it: of a coarse fax's small figures all three read a nought with a dot in it as 8, 1.5 ahead. */
const THIRD_AHEAD = 2

/** Another engine that is less sure of a letter agrees on print set over print as well. */
const FIRM_MIN = 0.5

const withoutRuns = (text: string): string => foldNumber(text).replace(/(.)\1+/g, '$1')

/** The two characters in which numbers of one length differ, where they differ in one only. */
function apartIn(own: string, other: string): string {
  const places = own.length === other.length ? [...own].flatMap((c, i) => (c === other[i] ? [] : [c + other[i]])) : []
  return places.length === 1 ? places[0]! : ''
}

/**
 * `76311.P0340`: an L whose foot is torn from its stroke, which every engine reads as a one and a point; `W850/296/P`: a seven whose
 * bar is lost.
 */
const mayBeTorn = (text: string, rivals: readonly string[]): boolean =>
  STROKE_AMONG_FIGURES.test(text) ||
  [...text.matchAll(/[1I][.,](?=[A-Za-z0-9])|\//g)].some(({ 0: torn, index }) => rivals.includes(foldNumber(text.slice(0, index) + (torn === '/' ? '7' : 'L') + text.slice(index + torn.length))))

/** The letters a number begins with, two and more: what one insurer's numbers on a page share. */
const leadOf = (text: string): string => /^[A-Z]{2,}/.exec(foldNumber(text))?.[0] ?? ''

/** Beginning like no other number of the page, where one that comes near begins like another: ARC222222222 beside ABC1212121212, read so by three engines. */
function isOutOfFamily({ reading, line }: Draft, text: string, rivals: readonly string[]): boolean {
  const leads = reading.coverage_lines.filter((l) => l !== line && l.policy_number !== null).map((l) => leadOf(l.policy_number!))
  return !leads.includes(leadOf(text)) && rivals.some((rival) => leadOf(rival) !== '' && leads.includes(leadOf(rival)))
}

const readByAll = (readings: readonly { text: string; reader: string }[], value: string): boolean =>
  new Set(readings.filter((r) => foldNumber(r.text) === foldNumber(value)).map((r) => r.reader)).size >= ENGINES_MIN
const ENGINES_MIN = 3

/** A speck or a stroke at either end of a number is none of it. */
const SPECKS = /^[\s.,:;'"`|_-]+|[\s.,:;'"`|_-]+$/g

export async function settleNumber(draft: Draft): Promise<void> {
  const { line } = draft
  const field = line.fields.policy_number
  if (line.policy_number === null || !ofPicture(field)) return
  line.policy_number = line.policy_number.replace(SPECKS, '')
  const value = line.policy_number
  const looksStray = STRAY.test(value)
  const whole = looksStray && ENDS_IN_FIGURES.test(value) ? await draft.reread('policy_number', 'policy_number', value) : null
  const stray = looksStray && !readByAll(whole?.readings ?? [], value)
  const odd = ODD.test(value) || MARK_WITHIN.test(value)
  if (field.confidence >= SURE && !stray && !odd) return
  const likely = stray ? null : await likelyNumber(draft, value)
  const outOfFamily = likely !== null && isOutOfFamily(draft, likely.text, likely.rivals)
  const told = likely && { ...likely, contested: likely.contested || outOfFamily }
  const near = told?.rivals.map((rival) => apartIn(foldNumber(told.text), rival)) ?? []
  // The stroke across a Z is the first that coarse print loses, for every engine.
  const isTorn = near.includes('2Z') || (told !== null && mayBeTorn(told.text, told.rivals))
  // How often a figure repeats is what the recogniser tells least surely: two readings that differ in that alone are in doubt.
  const sameButRuns = told !== null && foldNumber(told.text) !== foldNumber(value) && withoutRuns(told.text) === withoutRuns(value)
  if (told?.clear && !sameButRuns && !ODD.test(told.text)) {
    if (odd || foldNumber(told.text) !== foldNumber(value)) line.policy_number = told.text
    taken(draft, 'policy_number')
    return
  }
  const read = await draft.reread('policy_number', 'policy_number', value)
  const again = read && { ...read, text: read.text && withoutSign(read.text), readings: read.readings.map((r) => ({ ...r, text: withoutSign(r.text) })) }
  // What two engines read alike is it only where no other number explains the print nearly as well, and the third does not read such another.
  const dissents = (again?.readings ?? []).filter((r) => r.reader === 'tesseract' && told?.rivals.includes(foldNumber(r.text)))
  const dissent = dissents.length > 0
  const borneOut = stray || !again?.text || told === null || (!isTorn && !told.contested && !told.close && !told.asExpected && !dissent && withoutRuns(told.text) === withoutRuns(again.text))
  const firm = (again?.readings ?? []).some((r) => r.reader !== 'pp_ocr' && r.confidence >= FIRM_MIN && foldNumber(r.text) === foldNumber(again?.text ?? ''))
  // An engine of another kind that reads every character of the best one alike leaves little to doubt; where views read another that comes near, the first reading and the second look must be it as well.
  const allAgree = told !== null && again?.agreed === true && [value, again.text ?? ''].every((text) => foldNumber(text) === foldNumber(told.text))
  const third = told !== null && !isTorn && !outOfFamily && (!told.contested || allAgree) && told.ahead >= THIRD_AHEAD && !told.asExpected && !sameButRuns && !ODD.test(told.text) && (again?.readings ?? []).some((r) => r.reader === 'tesseract' && foldNumber(r.text) === foldNumber(told.text))
  // It is as far ahead of every other as what they differ in needs, and the first reading or the second look has it too.
  const readSo = told !== null && [value, again?.agreed ? (again.text ?? '') : ''].some((text) => foldNumber(text) === foldNumber(told.text))
  // The third engine takes a 5 for an S, and only that it reads another number otherwise counts.
  const otherwise = told !== null && dissents.some((r) => apartIn(foldNumber(told.text), foldNumber(r.text)) !== '5S')
  const standsOut = readSo && told.beyond >= (otherwise ? DISSENT_AHEAD : 0) && !isTorn && !outOfFamily && !sameButRuns && WHOLE.test(told.text)
  const unmixed = told !== null && allAgree && onlyMixIntoLetters(told.text, told.rivals) && (again?.readings ?? []).some((r) => r.reader === 'tesseract' && foldNumber(r.text) === foldNumber(told.text))
  const others = (again?.readings ?? []).map((r) => r.text)
  const bare = value.replace(STRAY, '')
  if (stray && others.some((o) => foldNumber(o) === foldNumber(bare))) {
    line.policy_number = bare
    field.confidence = 0.95
  } else if (third) {
    if (odd || foldNumber(told.text) !== foldNumber(value)) line.policy_number = told.text
    taken(draft, 'policy_number')
  } else if (again?.agreed && again.confidence >= ALONE_MIN && firm && borneOut && again.text && !ODD.test(again.text) && ((looksStray && !stray) || !STRAY.test(again.text))) {
    if (odd || foldNumber(again.text) !== foldNumber(value)) line.policy_number = again.text
    agreed(field, again)
  } else if (standsOut || unmixed) {
    if (odd || foldNumber(told.text) !== foldNumber(value)) line.policy_number = told.text
    taken(draft, 'policy_number')
  } else if (stray || odd || !borneOut || field.confidence < ALONE_MIN) {
    line.policy_number = null
    giveUp(draft, 'policy_number', DISAGREE)
  }
}
