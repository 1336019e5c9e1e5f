import type { Reading } from '../mentions/find-mentions.ts'
import type { Group } from '../coverages/groups.ts'

export const VAGUE =
  /\b(?:adequate|as (?:the )?(?:parties|both|they|we) (?:may |shall |will )?agree|by (?:mutual )?agreement|a level (?:acceptable|satisfactory|agreed|appropriate)|sufficient|reasonable|reasonably|appropriate|customary|suitable|satisfactory|acceptable limits?|industry[- ]standard|standard limits|proper|tbd|tbc|amounts? (?:to follow|to come)|to be confirmed|to be (?:determined|agreed|specified|confirmed|set|advised|negotiated)|as (?:agreed|determined|specified|directed|set) (?:by|upon|from)|ample|enough for|market limits|usual limits|normal limits|limits? (?:acceptable|satisfactory)|amounts? (?:acceptable|satisfactory|sufficient|as)|per contract|as required by (?:the )?contract|high enough|decent|good limits|enough to cover|commensurate|(?:the )?(?:same|equal|matching|identical) (?:limits?|amounts?)|in (?:a )?like (?:limits?|amounts?|sums?)|\d+ months|(?:six|twelve|eighteen) months|full replacement|replacement (?:cost|value)|full value|actual cash value|insurable value|value of the|(?:invoice|declared|market|agreed|appraised|contract|completed|stated) value|(?:full|total|entire) (?:contract|project|construction) (?:price|sum|cost|amount)|contract sum|cost of the work)/
/** The words a text uses instead of an amount, when it names none. */
export function vagueAmount(group: Group, reading: Reading): string | null {
  if (group.tokens.some((t) => t.kind === 'amount')) return null
  const semi = reading.masked.indexOf(';', group.end)
  const around = reading.masked.slice(Math.max(0, group.start - 50), Math.min(semi < 0 ? reading.masked.length : semi, group.end + 110))
  return VAGUE.exec(around)?.[0] ?? null
}
