const LONGER = new Set([30, 45, 60, 90])
const SHORTER = new Set([5, 7, 10, 14, 15, 20])
const NP = String.raw`(?:np|n\/p|n\.p\.|non-?pay\w*|nonpmt)`
const TWO = new RegExp(String.raw`(?<![\d$.,\/])(\d{1,2}) ?-?(?:d|days?)?( ?D?NOC| notice)? ?\/ ?(\d{1,2}) ?-?(?:d|days?)(?:\b|(?=DNOC|NOC))(?: ?${NP}\b)?`, 'gi')
const SHORTER_FIRST = new RegExp(String.raw`(?<![\d$.,\/])(\d{1,2}) ?-?(?:d|days?)? ?${NP} ?[\/,;] ?(\d{2}) ?-?(?:d|days?)? ?(?:all )?others?\b`, 'gi')
const FOR_NONPAY = String.raw`(?:(?:for |if |on |in case of )?(?:${NP.replace('non-?pay', 'non ?-? ?pay')})(?:ment)?(?: of premiums?)?)`
const OTHER = String.raw`(?:for |if |on )?(?:(?:all|any|every) )?others?(?: reasons?| causes?| cases?)?`
/** "10 days non-pay, 30 days all other cancellation": what either is of is told behind the two. */
const NONPAY_FIRST = new RegExp(String.raw`(?<![\d$.,\/])(\d{1,2}) ?-?(?:d|days?)['\u2019]?(?: notice)?,? ${FOR_NONPAY} ?(?:[\/,;]|and|&|-) ?(\d{2}) ?-?(?:d|days?)['\u2019]?(?: notice)?,? ${OTHER}(?: (?:canc\w*|terminations?|notices?))?`, 'gi')
const OF_NOTICE = /\b(?:noc|dnoc|notice|canc\w*|canx|cxl)\b/i
/** "30d/10d NOC", "NOC: 30d / 10d NP": two periods in the shortest way of writing; the shorter one is that of nonpayment. */
export function shortNotices(text: string): string {
  if (!/\d ?-?d/i.test(text) || !/noc|notice|canc|canx|cxl/i.test(text)) return /thirty ?\/ ?ten/i.test(text) ? text.replace(/\bthirty ?\/ ?ten\b/gi, '30/10') : text
  const pair = (whole: string, a: string, b: string, at: number, between = ''): string => {
    const [short, long] = [Number(a), Number(b)].sort((x, y) => x - y) as [number, number]
    if (!LONGER.has(long) || !SHORTER.has(short) || !OF_NOTICE.test(text.slice(Math.max(0, at - 24), at + whole.length + 24))) return whole
    return new RegExp(NP, 'i').test(whole) ? `${long}${between} (${short} NP)` : `${long}/${short}${between}`
  }
  return text
    .replace(NONPAY_FIRST, (whole: string, a: string, b: string) => (LONGER.has(Number(b)) && SHORTER.has(Number(a)) && OF_NOTICE.test(text) ? `${b} days notice of cancellation (${a} NP)` : whole))
    .replace(/\bthirty ?\/ ?ten\b/gi, '30/10')
    .replace(SHORTER_FIRST, (whole: string, a: string, b: string, at: number) => pair(whole, a, b, at))
    .replace(TWO, (whole: string, a: string, noc: string | undefined, b: string, at: number) => pair(whole, a, b, at, noc ? ' days notice' : ''))
    .replace(/(?<=\b\d\d\/\d{1,2} )(?:canc|canx|cxl)\b\.?(?! notice)/gi, 'NOC')
}
