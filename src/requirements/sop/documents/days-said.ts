export type UnknownPeriod = { start: number; end: number; what: 'reverification_cadence' | 'expiry_lead_days' | 'min_days_remaining' | 'cancellation_notice_days' }

const WORD_DAYS: Record<string, number> = {
  five: 5,
  seven: 7,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
  one: 1,
  two: 2,
  three: 3,
}
const number = `(?<![a-z0-9][-.]?)(?:(?:(?:five|seven|ten|twelve|fourteen|fifteen|twenty|thirty|forty[- ]five|sixty|ninety|one|two|three)[ -]?)?\\(?(\\d{1,3})\\)?(?: ?\\((?:five|seven|ten|twelve|fourteen|fifteen|twenty|thirty|forty[- ]five|sixty|ninety)\\))?|(five|seven|ten|fourteen|fifteen|twenty|thirty|forty[- ]five|sixty|ninety))`
export const days = `${number}[ -]*(?:calendar |consecutive |more |full |clear )?(?:(?:days?|d\\b)(?:'s?)?|(?= ?noc\\b))`
export const daysOf = (a: string | undefined, b: string | undefined): number =>
  a ? Number(a) : (WORD_DAYS[(b ?? '').replace(' ', '-')] ?? WORD_DAYS[b ?? ''] ?? Number.NaN)

export const DAYS = new RegExp(days, 'g')
export const SOME_DAYS = new RegExp(days)
/** The first number of days of a match whose patterns each hold one, in figures or in words. */
export const firstDays = (m: RegExpExecArray): number => {
  for (let i = 1; i + 1 < m.length; i += 2) if (m[i] !== undefined || m[i + 1] !== undefined) return daysOf(m[i], m[i + 1])
  return Number.NaN
}
