import type { AmountAt, AmountRow } from './amount-rows.ts'

const IN_THOUSANDS = /\bin\s(?:\$\s?)?thousands\b|\bthousands\sof\sdollars\b/i
const FULL_AMOUNT_MIN = 5000
/** `Limits of liability (in thousands)` over `$50 each person`: what the heading leaves out is made good. */
export function withThousands(rows: readonly AmountRow[]): readonly AmountRow[] {
  if (!rows.some((r) => IN_THOUSANDS.test(r.run.text))) return rows
  const whole = (a: AmountAt): AmountAt => (a.amount < FULL_AMOUNT_MIN && Number.isInteger(a.amount) && a.column !== 'premium' && a.column !== 'deductible' ? { ...a, amount: a.amount * 1000 } : a)
  return rows.map((r) => ({ ...r, amounts: r.amounts.map(whole) }))
}
