import { LatePattern } from '../../../../vocabulary/index.ts'

/** How a remark opens, a pattern over folded text, and the only words that may stand after it. */
export type RemarkFrame = { opens: LatePattern; rest: ReadonlySet<string> }

/** `rest` in words parted by blanks. */
export const frame = (opens: string, ...rest: string[]): RemarkFrame => ({ opens: new LatePattern(`^(?:${opens})(?![a-z0-9])`), rest: new Set(rest.join(' ').split(/\s+/).filter((word) => word !== '')) })

/** "This is Bill's", "12", "11/16", "2:30": words, days and hours. */
const WORD = /[a-z0-9][a-z0-9'/:&+-]*/g
/** Which week or month, so that no other "this" or "last" passes with it. */
const DATED = / (?:this|last|next|that) (?=(?:week|weekend|month|morning|afternoon|evening|year|quarter|season|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|fall|winter)(?![a-z]))/g
const NUMBER = /^\d{1,4}(?:[/:]\d{1,2}){0,2}(?:st|nd|rd|th|am|pm)?(?:-\d{1,2}(?:\/\d{1,2}(?:\/\d{2,4})?)?(?:st|nd|rd|th|am|pm)?)?$/

/** Whether a piece of a sentence is such an opening with nothing but its words after it. */
export function fillsFrame(folded: string, frames: readonly RemarkFrame[]): boolean {
  return frames.some(({ opens, rest }) => {
    const opened = opens.matchAt(folded, 0)
    if (opened === null) return false
    const tail = folded.slice(opened[0].length).replace(DATED, ' ').replace(/x@x+/g, 'x')
    if (/[?$%"|=[\]{}@#]/.test(tail.replace(/\?\s*$/, ''))) return false
    return (tail.match(WORD) ?? []).every((word) => rest.has(word) || (rest.has('#') && NUMBER.test(word)))
  })
}

/** Words of when something was done or is. */
export const TIMES =
  '# ago decade weeks months years today tomorrow yesterday tonight now just already again earlier later recently lately early late week weekend month year morning afternoon evening day days hour hours minute minutes monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec noon am pm a an the all on in at of for since few couple two three four five time'
/** Nothing of a day that is past, of what came before, or of somebody else's word. */
export const OF_TODAY =
  '(?!.*\\b(?:last|old|ago|insured|client|owner|previous|prior|original|initial|earlier|first|weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d|\\d{1,2}/\\d{1,2})\\b)'
/** What is said of people and things that are liked. */
export const PRAISE =
  'great good nice solid wonderful excellent awesome fantastic terrific super fine loyal valued pleasant easy friendly responsive professional careful safe reliable honest dependable hardworking hard-working conscientious outstanding best favorite favourite lovely sweet sharp thorough'
export const DEGREE = 'a an very really so such pretty super always truly one of our my the just and'
