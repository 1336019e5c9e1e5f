import type { Word } from '../../page-model.ts'
import { findDate } from '../../values/index.ts'

const DAY = String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})`
const BOTH = new RegExp(`^\\W*(${DAY})\\s?(?:[-–—]|to)\\s?(${DAY})\\W*$`, 'i')
/** `6/1/2026-27`, `5/1/26-27`: the same day of the next year. */
const YEAR_ON = /^\W*(\d{1,2}\/\d{1,2}\/)((?:20)?(\d{2}))\s?[-–]\s?((?:20)?(\d{2}))\W*$/

/** `15-` at a line's end and `Mar-2027` at the head of the next: a day that breaks behind its stroke. */
function withDaysWhole(words: readonly Word[]): Word[] {
  const out: Word[] = []
  for (const word of words) {
    const last = out.at(-1)
    if (last && HALF_DAY.test(last.text) && REST_OF_DAY.test(word.text) && findDate(`${last.text}${word.text}`)) out[out.length - 1] = { ...last, text: `${last.text}${word.text}` }
    else out.push(word)
  }
  return out
}
const HALF_DAY = /^\d{1,2}-(?:(?:\d{1,2}|[A-Za-z]{3,9})-)?$/
const REST_OF_DAY = /^(?:[A-Za-z]{3,9}-|\d{1,2}-)?\d{2,4}[,.;]?$/

/** The words of a policy with both days of its term apart, where one word holds them. */
export const withTermsParted = (words: readonly Word[]): Word[] =>
  withDaysWhole(words).flatMap((word) => {
    const both = BOTH.exec(word.text)
    if (both) return [{ ...word, text: both[1]! }, { ...word, text: both[2]! }]
    const on = YEAR_ON.exec(word.text)
    if (on && Number(on[5]) > Number(on[3]) && Number(on[5]) - Number(on[3]) <= YEARS_MAX) return [{ ...word, text: `${on[1]}${on[2]}` }, { ...word, text: `${on[1]}${on[4]}` }]
    return [word]
  })
const YEARS_MAX = 3
