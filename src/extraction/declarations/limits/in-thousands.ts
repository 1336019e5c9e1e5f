import type { AmountAt, AmountRow } from './amount-rows.ts'

const IN_THOUSANDS = /\bin\s(?:\$\s?)?thousands\b|\bthousands\sof\sdollars\b|\b000['’]?s?\somitted\b/i
const FULL_AMOUNT_MIN = 5000
const OF_EACH = /^\W*(?:(?:each|per|ea\.?|any\sone)\s|combined|csl\b)/i
/** `Limits of liability (in thousands)` over `$50 each person`: what the heading leaves out is made good. */
export function withThousands(rows: readonly AmountRow[]): readonly AmountRow[] {
  if (!rows.some((r) => IN_THOUSANDS.test(r.run.text))) return rows
  // Of several figures in a row those that nothing calls a limit are what each vehicle costs.
  const isLimit = (a: AmountAt, { amounts }: AmountRow): boolean => (amounts.length === 1 && a.column === null) || a.column === 'limit' || OF_EACH.test(a.after)
  const whole = (a: AmountAt, row: AmountRow): AmountAt => (a.amount < FULL_AMOUNT_MIN && Number.isInteger(a.amount) && isLimit(a, row) ? { ...a, amount: a.amount * 1000 } : a)
  return rows.map((r) => ({ ...r, amounts: r.amounts.map((a) => whole(a, r)) }))
}
