import type { MemberMention } from '../mentions/mentions.ts'

const NONPAY = String.raw`(?:non-?\s?pay\w*|nonpmt|non-?pmt|n ?\/ ?p|n\.p\.?|np)(?: (?:of )?(?:the )?premiums?)?`
const D = String.raw`(?:ten |fifteen |thirty |forty-five |sixty )?\(?(\d{1,3})\)?(?:[- ]{0,2}(?:days?'?s?'?|d\b))?`
const SAID = String.raw`(?: (?:prior|advance|written|notice|noc|of|cancell?ation)\b){0,5}`
const FOR = String.raw`[ ,:=(-]{0,3}(?:(?:for|on|if|in case of|when|where) )?`
const OTHERS = String.raw`(?:(?:for |on )?(?:all |any |every(?:thing)? )?(?:the )?(?:others?|otherwise|else|rest|remaining)\b(?: (?:reasons?|causes?|cases?|cancell?ations?|circumstances))?)`
const BETWEEN = String.raw`\)?[ ,;\/.&-]{1,4}(?:and |but )?`
/** "10 days n/p, 30 other", "NOC 10 (non-pay) / 30 (other)", "NP 10, all other 30", "30 other / 10 n/p": the days of everything but nonpayment. */
const PAIRS = [
  new RegExp(String.raw`${D}${SAID}${FOR}${NONPAY}${BETWEEN}${D}${SAID}${FOR}${OTHERS}`),
  new RegExp(String.raw`\b${NONPAY}[ :=-]{0,3}${D}${BETWEEN}${OTHERS}[ :=-]{0,3}${D}`),
  new RegExp(String.raw`${D}${SAID}${FOR}${OTHERS}${BETWEEN}${D}${SAID}${FOR}${NONPAY}`),
]

/** Notice of cancellation told as a pair, the shorter one for nonpayment. Null where there is none. */
export function pairedNotice(lower: string): MemberMention | null {
  if (!/\bn ?\/ ?p\b|\bnp\b|n\.p\.|non-?\s?p(?:ay|mt)/.test(lower)) return null
  for (const pattern of PAIRS) {
    const m = pattern.exec(lower)
    const value = Math.max(Number(m?.[1]), Number(m?.[2]))
    if (m && value >= 15) return { kind: 'member', start: m.index, end: m.index + m[0].length, member: { name: 'cancellation_notice_days', value } }
  }
  const behind = NOTICE_THEN_SHORTER.exec(lower) ?? BRACKETED_SHORTER.exec(lower)
  if (!behind) return null
  const bare = !/noti|noc\b|canc/.test(lower)
  return { kind: 'member', start: behind.index, end: behind.index + behind[0].length, member: { name: 'cancellation_notice_days', value: Number(behind[1]) }, ...(bare ? { doubt: 'Days are named without saying of what.' } : {}) }
}
const SHORTER = String.raw`(?:5|7|10|14|15|20)(?:[- ]?days?'?)?[ :]?\(?(?:for |on |if )?${NONPAY}`
/** "30 days NOC / 10 non-pay" */
const NOTICE_THEN_SHORTER = new RegExp(String.raw`(?<![\d$.,])(30|45|60|90)[- ]?days?'? (?:(?:prior|advance|written) )*(?:notice|noc)(?: of cancell?ation)? ?[\/(,;] ?${SHORTER}`)
/** "All policies: 30 days (10 for nonpay)" */
const BRACKETED_SHORTER = new RegExp(String.raw`(?<![\d$.,])(30|45|60|90)[- ]?days?'? ?\( ?${SHORTER} ?\)`)

/** "Cancellation notice 30 days / 10 non-pay": the shorter notice behind a slash, where nothing else said which days are which. */
const SHORTER_BEHIND = new RegExp(String.raw`\b(?:notice|noc|cancell?ation)\b[^.;\d]{0,40}\b(30|45|60|90)(?: days?)? ?[\/(] ?(?:5|7|10|14|15|20)(?: days?)? ?\(?(?:for |on |if )?${NONPAY}`)
export function longerBefore(lower: string): MemberMention | null {
  const m = SHORTER_BEHIND.exec(lower)
  return m && { kind: 'member', start: m.index, end: m.index + m[0].length, member: { name: 'cancellation_notice_days', value: Number(m[1]) } }
}
