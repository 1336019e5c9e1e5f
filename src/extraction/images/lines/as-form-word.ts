import { FORM_WORDS } from '../../values/index.ts'
import type { LineScores, ReadChar } from './recognise-line.ts'
import { OWN_WEIGHT, weighTexts } from './weigh-texts.ts'

/** A word of mostly letters, and the marks around it. */
const WORDED = /^([^A-Za-z0-9]{0,2})([A-Za-z0-9'.!|]{4,16})([^A-Za-z0-9]{0,3})$/
const LETTERS_SHARE = 0.7
const WORD_MIN = 4
const LENGTHS_APART = 2
/**
 * How much worse than the word as read a form's own word may explain the print, in natural logs of both engines, the own reader's
 * counted twice; and how far it must be ahead of every other such word. Of 72 doubtful words of coarse faxes told so none was
 * another, looked at by eye; words in small letters are names as well, and have to come nearer: `Kempers` is not Keepers.
 */
const BEHIND_MAX = 8
const BEHIND_MAX_SMALL = 3
const AHEAD_MIN = 15
const EXPLAINS_MIN = -25
/** What is told by the forms' vocabulary and not by either engine. */
const TOLD = 0.8

/** The form's own word that a doubtful one is, where the print bears it out and no other word of the forms comes near: `CHIME` is CRIME. Null where none is. */
export function asFormWord(read: readonly ReadChar[], own: LineScores, other: LineScores): ReadChar[] | null {
  const text = read.map((c) => c.text).join('')
  const match = WORDED.exec(text)
  if (!match) return null
  const [, head, core, tail] = match as unknown as [string, string, string, string]
  const letters = core.replace(/[^A-Za-z]/g, '')
  if (letters.length < core.length * LETTERS_SHARE || FORM_WORDS.has(letters.toLowerCase())) return null
  const capitals = letters === letters.toUpperCase()
  const texts = [...FORM_WORDS].filter((w) => w.length >= WORD_MIN && Math.abs(w.length - core.length) <= LENGTHS_APART).map((w) => head + inCaseOf(w, core, capitals) + tail)
  const [asRead, ...weights] = sum(weighTexts([own], [text, ...texts], false), weighTexts([other], [text, ...texts], false))
  const ranked = weights.map((weight, i) => ({ weight, text: texts[i]! })).sort((a, b) => b.weight - a.weight)
  const [best, next] = ranked
  if (!best || best.weight < EXPLAINS_MIN || asRead! - best.weight > (capitals ? BEHIND_MAX : BEHIND_MAX_SMALL) || (next && best.weight - next.weight < AHEAD_MIN)) return null
  return along(best.text, read)
}

const sum = (own: readonly number[], other: readonly number[]): number[] => own.map((weight, i) => OWN_WEIGHT * weight + other[i]!)
const inCaseOf = (word: string, printed: string, capitals: boolean): string => (capitals ? word.toUpperCase() : /^[A-Z]/.test(printed) ? word[0]!.toUpperCase() + word.slice(1) : word)

/** The word's letters spread over the place of those that were read. */
function along(text: string, read: readonly ReadChar[]): ReadChar[] {
  const [first, last] = [read[0]!, read.at(-1)!]
  const step = (last.centre - first.centre) / Math.max(1, text.length - 1)
  return [...text].map((char, i) => ({ text: char, confidence: TOLD, centre: first.centre + i * step, spaceBefore: i === 0 ? first.spaceBefore : 0 }))
}
