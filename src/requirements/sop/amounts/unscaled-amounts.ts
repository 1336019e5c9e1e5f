import { allMatches } from '../text/all-matches.ts'
import type { AmountMention } from './join-amounts.ts'
import { NUMBER_UNITS } from '../../../vocabulary/index.ts'

/** Figures that name no scale, beside the short name of a coverage or limit: "auto 1 csl", "umb 5", "300 csl". */
const UNSCALED = /(?<=\b(?:c?gl|auto|b?al|bap|umb(?:rella)?|ul|excess|xs|el|e&o|pl|cargo|mtc|liquor|cyber|wc|riggers|rigging|cpl|poll(?:ution)?|prof|crime)(?: ?[:=] ?| (?:of |at )?)|\bstat(?:utory)?\.? ?(?:\+|&|and|plus) ?|\bstat(?:utory)?, (?=(?:100|500)(?!\d)))(\d{1,4})(?!\.\d)(?!\+? ?(?:passengers?|seats?|people|persons?|employees|trucks|vehicles|drivers|units|students|guests|days?|months?|years?)\b)(?= ?(?:any(?: auto)?(?=\s*(?:[,;.)]|$))|csl\b|occ\b|agg\b|ded\b|each\b|per\b|w\/|with\b|\(|[,;.)+]|$|(?:and|&|plus) (?:c?gl|auto|b?al|bap|umb(?:rella)?|ul|excess|xs|e&o|cargo|mtc|cyber|wc|work)\b))|(?<![\d.,/$#-])(?<!\b(?:and|over|items?|on|under|\d|&) )\b(\d{1,4})(?= (?:csl|el)\b)|(?<=(?:^|[;:(]|\d ?(?:m|mil|mm)?(?: (?:c?gl|auto|b?al|bap|umb\w*|xs|excess|el))?(?: occ| csl)?[,+&]|,(?: and| \+| plus)?|\band) ?)(?<!\b(?:section|item|tier|level|class|phase|option|no\.?|number|line|row|part|zone|article|exhibit|clause) )\b([125]|10)(?= (?:c?gl|auto|b?al|bap|umb(?:rella)?|xs)(?: liab\w*)?\s*(?:[,;.)+&]|$|and\b|plus\b|csl\b|occ\b))|(?<=\u0001[^.;,\u0001]{0,24}(?:&|and|\/|with|,(?: and| with)?) )(\d{1,2}|one|two|three|four|five|six|eight|ten)(?= (?:in (?:the )?)?(?:annual |general )?(?:agg|aggregate)\b)|(?<=\u0001[^.\u0001]{0,20}[;,] (?:and )?(?:the )?(?:annual |general )?(?:agg|aggregate)(?: of| is|:)? )(\d{1,2}|one|two|three|four|five|six|eight|ten)(?= ?(?:[.;,)]|$))/g

/** What employers liability is written for: "wc + el 500" says enough. */
export const EL_AMOUNTS = new Set([100_000, 500_000, 1_000_000])

/** "Umb 5", and nothing else. */
export const WHOLE_LINE = /^\W*(?:c?gl|auto|b?al|bap|umb(?:rella)?|ul|excess|xs|e&o|pl|cargo|mtc|liquor|cyber)(?: liab\w*)? ?[:=-]? ?\d{1,4}(?: ?\([^()]{3,40}\))?\W*$/
export const LIMIT_BEHIND = /^ ?(?:csl|occ|agg|each)\b/

/** Ones and tens are millions there, hundreds thousands; a person looks at each. */
export function unscaled(text: string): AmountMention[] {
  return allMatches(UNSCALED, text).flatMap((m): AmountMention[] => {
    const behind = m[4] ?? m[5]
    const n = behind && behind in NUMBER_UNITS ? NUMBER_UNITS[behind]! : Number(m[1] ?? m[2] ?? m[3] ?? behind)
    const value = n >= 1 && n <= 20 ? n * 1e6 : (n >= 25 && n <= 2000 && n % 5 === 0) || (n <= 9000 && n % 1000 === 0) ? n * 1e3 : 0
    return value ? [{ start: m.index, end: m.index + m[0].length, value, doubt: 'implied_scale' }] : []
  })
}
