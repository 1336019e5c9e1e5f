import type { AmountAt, AmountRow } from './amount-rows.ts'

const IN_THOUSANDS = /\bin\s(?:\$\s?)?thousands\b|\bthousands\sof\sdollars\b|\b000['’]?s?\somitted\b/i
const FULL_AMOUNT_MIN = 5000
const OF_EACH = /^\W*(?:(?:each|per|ea\.?|any\sone)\s|combined|csl\b)/i
const BY_LETTER = /^\$?\s?(\d{1,4})M\b/i
const OF_PERSON = /^\W{0,3}(?:(?:each|per|ea\.?)\s)?(?:person|per)\b/i
/** No car is insured for so much an injured person: there the letter says thousands. */
const MILLIONS_A_PERSON = 15_000_000
const OF_SPLIT = /^\W{0,3}(?:(?:each|per|ea\.?)\s)?(?:person|per|accident|acc|occurrence)\b/i
/** `$250M/person  $500M/accident`: Roman thousands, on papers that write millions so nowhere. */
function withRomanThousands(rows: readonly AmountRow[]): readonly AmountRow[] {
  const isRoman = (a: AmountAt, { run }: AmountRow): boolean => OF_SPLIT.test(a.after) && BY_LETTER.test(run.text.slice(a.start, a.end + 1))
  const tells = rows.some((r) => r.amounts.some((a) => a.amount >= MILLIONS_A_PERSON && isRoman(a, r) && OF_PERSON.test(a.after)))
  return tells ? rows.map((r) => ({ ...r, amounts: r.amounts.map((a) => (isRoman(a, r) ? { ...a, amount: a.amount / 1000 } : a)) })) : rows
}

/** `Limits of liability (in thousands)` over `$50 each person`: what the heading leaves out is made good. */
export function withThousands(printed: readonly AmountRow[]): readonly AmountRow[] {
  const rows = withRomanThousands(printed)
  if (!rows.some((r) => IN_THOUSANDS.test(r.run.text))) return rows
  // Of several figures in a row those that nothing calls a limit are what each vehicle costs.
  const isLimit = (a: AmountAt, { amounts }: AmountRow): boolean => (amounts.length === 1 && a.column === null) || a.column === 'limit' || OF_EACH.test(a.after)
  const whole = (a: AmountAt, row: AmountRow): AmountAt => (a.amount < FULL_AMOUNT_MIN && Number.isInteger(a.amount) && isLimit(a, row) ? { ...a, amount: a.amount * 1000 } : a)
  return rows.map((r) => ({ ...r, amounts: r.amounts.map((a) => whole(a, r)) }))
}
