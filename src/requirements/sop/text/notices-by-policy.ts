import { PLAIN_NAME } from '../lexicon/plain-names.ts'

const HEAD = String.raw`(?:\bNOC|\b(?:\d{2} days['’]? )?(?:written )?(?:notice of cancellation|cancellation notice|notice))`
const DAYS = String.raw`(10|15|20|30|45|60|90)(?:[- ]?(?:days?['’]?|d\b))?(?: (?:notice|NOC)(?: of cancellation)?)?`
const ITEM = String.raw`(?:items? |lines? |nos?\.? )?\(?(?:[a-h]|\d{1,2})\)?(?! ?(?:days?\b|d\b|on\b|for\b|under\b|[A-Za-z$]{2}))`
const ONE = String.raw`(?:the )?(?:${PLAIN_NAME}|${ITEM})`
const SCOPE = String.raw`(${ONE}(?:(?:,? (?:and|&|\+) |, ?|\/| ?- ?| to | through )${ONE}){0,6})`
const PART = String.raw`${DAYS} ?(?:on|for|under)? ?${SCOPE}`
/** "NOC: 30 on 1-4, 60 on 5", "NOC 30 GL/auto, 60 pollution": the days of each policy in one line. */
const EACH = new RegExp(String.raw`${HEAD}(?: is| are)?[:,]? ?(?:at )?${PART}[,;] ?(?:and |but )?${PART}(?:[,;] ?(?:and |but )?${PART})?(?=\s*(?:[.;)]|$))`, 'i')
/** "30 days notice of cancellation (60 on the pollution)" */
const BRACKETED = new RegExp(String.raw`(\b(?:30|45|60|90) days['’]? (?:written )?(?:notice(?: of cancellation)?|cancellation notice|NOC)[^.;()]{0,40}) ?\((?:but )?${DAYS} (?:on|for|under) (?:the )?${SCOPE}(?: only)?\)(?=\s*(?:[.;]|$))`, 'i')

/** Days of notice with the policies that each are of, in one line or in brackets: each as a clause of its own. */
export function noticesByPolicy(text: string): string {
  if (!/\bnoc\b|notice/i.test(text) || !/\d\d/.test(text)) return text
  return text
    .replace(EACH, (_whole: string, ...rest: (string | undefined)[]) => {
      const parts = [0, 2, 4].flatMap((i) => (rest[i] && rest[i + 1] ? [`${rest[i]} days notice of cancellation on ${rest[i + 1]!.trim()}`] : []))
      return parts.join('; ')
    })
    .replace(BRACKETED, '$1, $2 on $3')
}
