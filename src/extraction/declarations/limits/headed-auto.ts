import type { AmountAt, AmountRow } from './amount-rows.ts'
import { headRows, wordsOver } from './headed-limits.ts'
import type { LimitRead } from './labelled-limits.ts'

const BODILY = /\bb\.?i\.?\b|bodily\sinjury/i
const PROPERTY = /\bp\.?d\.?\b|property\sdamage/i
const OTHER = /uninsured|underinsured|\bu\/?i?m\b|\bum\b|\buim\b|premium|medical|deductible/i
const LIMIT_MIN = 5_000
const isLimit = (a: AmountAt): boolean => a.amount >= LIMIT_MIN && a.amount % 1000 === 0 && a.column !== 'premium' && a.column !== 'deductible'

/** `BI liability  PD liability` over `100,000/300,000  100,000`: split limits side by side, each under its coverage's own head. */
export function headedAuto(rows: readonly AmountRow[]): LimitRead[] {
  for (const [i, row] of rows.entries()) {
    const cells = row.row.segments.map((s) => ({ segment: s, amounts: row.amounts.filter((a) => s.words.includes(a.words[0]!)) })).filter((c) => c.amounts.length > 0)
    if (cells.length < 2) continue
    const heads = headRows(rows, i)
    const named = cells.map((c) => ({ ...c, text: wordsOver(heads, c.segment) })).filter((c) => !OTHER.test(c.text))
    const bodily = named.filter((c) => BODILY.test(c.text) && !PROPERTY.test(c.text))
    const property = named.filter((c) => PROPERTY.test(c.text) && !BODILY.test(c.text))
    const [person, accident] = bodily.flatMap((c) => c.amounts)
    const [damage] = property.flatMap((c) => c.amounts)
    const isWhole = bodily.flatMap((c) => c.amounts).length === 2 && property.flatMap((c) => c.amounts).length === 1
    if (!isWhole || ![person!, accident!, damage!].every(isLimit) || person!.amount > accident!.amount) continue
    const read = (label: string, at: AmountAt): LimitRead => ({ label, amount: at.amount, at, page: row.page, confidence: 0.88 })
    return [read('bodily_injury_per_person', person!), read('bodily_injury_per_accident', accident!), read('property_damage_per_accident', damage!)]
  }
  return []
}
