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
  return liabilityByVehicle(rows)
}

const OF_LIABILITY = /^(?:auto\s|automobile\s)?liab(?:ility|\.)?(?:\s(?:limit|csl|\(csl\)))?$|^csl$/i
const SINGLE_MIN = 100_000
/** `VIN  Liability  UM  Collision` over the rows of the vehicles: the one limit that each row states under the bare word. */
function liabilityByVehicle(rows: readonly AmountRow[]): LimitRead[] {
  let heads: AmountRow[] = []
  const stated: { at: AmountAt; page: number }[] = []
  for (const [i, row] of rows.entries()) {
    if (row.amounts.length === 0) heads = []
    else if (rows[i - 1]?.amounts.length === 0) heads = headRows(rows, i)
    const at = heads.length > 0 ? row.amounts.find((a) => [heads.slice(-1), heads].some((over) => OF_LIABILITY.test(wordsOver(over, a).trim()))) : undefined
    if (at) stated.push({ at: { ...at, column: 'limit' }, page: row.page })
  }
  const [first] = stated
  if (!first || first.at.amount < SINGLE_MIN || first.at.amount % 1000 !== 0 || stated.some((s) => s.at.amount !== first.at.amount)) return []
  return [{ label: 'combined_single_limit', amount: first.at.amount, at: first.at, page: first.page, confidence: 0.88 }]
}
