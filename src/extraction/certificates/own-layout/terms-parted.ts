import type { Word } from '../../page-model.ts'

const DAY = String.raw`\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})`
const BOTH = new RegExp(`^\\W*(${DAY})\\s?(?:[-–—]|to)\\s?(${DAY})\\W*$`, 'i')
/** `6/1/2026-27`, `5/1/26-27`: the same day of the next year. */
const YEAR_ON = /^\W*(\d{1,2}\/\d{1,2}\/)((?:20)?(\d{2}))\s?[-–]\s?((?:20)?(\d{2}))\W*$/

/** The words of a policy with both days of its term apart, where one word holds them. */
export const withTermsParted = (words: readonly Word[]): Word[] =>
  words.flatMap((word) => {
    const both = BOTH.exec(word.text)
    if (both) return [{ ...word, text: both[1]! }, { ...word, text: both[2]! }]
    const on = YEAR_ON.exec(word.text)
    if (on && Number(on[5]) > Number(on[3]) && Number(on[5]) - Number(on[3]) <= YEARS_MAX) return [{ ...word, text: `${on[1]}${on[2]}` }, { ...word, text: `${on[1]}${on[4]}` }]
    return [word]
  })
const YEARS_MAX = 3
