import type { AmountAt, AmountRow } from './amount-rows.ts'
import { type LimitRead, readLabelled, settle } from './labelled-limits.ts'
import { EMPLOYERS_LIABILITY } from './limit-specs.ts'

/** What is said behind an amount of employers' liability (NCCI WC 00 00 01, item 3.B). */
const DISEASE = String.raw`^\W{0,3}(?:bodily\sinjury\s)?(?:by\s)?(?:disease\W{0,4})?`
const EMPLOYERS_UNITS: readonly [RegExp, string][] = [
  [/^\W{0,3}(?:bodily\sinjury\s)?(?:by\saccident\W{0,4})?(?:each|per|ea\.?)\saccident/i, 'el_each_accident'],
  [new RegExp(String.raw`${DISEASE}policy\slimit`, 'i'), 'el_disease_policy_limit'],
  [new RegExp(String.raw`${DISEASE}(?:each|per|ea\.?)\semployee`, 'i'), 'el_disease_each_employee'],
]
const AMOUNTS_MIN = 2

/** `$100,000 each accident; $500,000 disease, policy limit; $200,000 disease, each employee`: a row in which each amount has its own words behind it. */
function unitsBehind({ amounts, run, page }: AmountRow): LimitRead[] {
  const read = amounts.flatMap((at, i): LimitRead[] => {
    const behind = run.text.slice(at.end, amounts[i + 1]?.start ?? run.text.length)
    const label = EMPLOYERS_UNITS.find(([unit]) => unit.test(behind))?.[1]
    return label ? [{ label, amount: at.amount, at, page, confidence: 0.9 }] : []
  })
  // Where the words stand before their amounts the last amount has none behind it.
  return read.length >= AMOUNTS_MIN && read.length === amounts.length && new Set(read.map((l) => l.label)).size === read.length ? read : []
}

/** What a workers' compensation policy pays, and the limits of its employers' liability. */
export const workersCompensation = (rows: readonly AmountRow[]): LimitRead[] => [
  { label: 'statutory', amount: null, at: null, page: rows[0]?.page ?? 1, confidence: 0.9 },
  ...compactEmployersLiability(rows, wordedEmployersLiability(rows)),
]

/** One limit a label: what most rows state, none where they differ. */
const settled = (reads: LimitRead[]): LimitRead[] => [...new Set(reads.map((l) => l.label))].flatMap((label) => settle(reads.filter((l) => l.label === label), 'none'))

/** `$500,000 each accident`, `$500,000 policy limit`, `$500,000 each employee`: the words behind the amount tell, whatever the row. */
function wordedEmployersLiability(rows: readonly AmountRow[]): LimitRead[] {
  const stated = rows.map(unitsBehind)
  const labelled = settled([...stated.flat(), ...besideEachOther(rows)])
  labelled.push(...readLabelled(rows.filter((_, i) => stated[i]!.length === 0), EMPLOYERS_LIABILITY).filter((l) => !labelled.some((held) => held.label === l.label)))
  rows.forEach((row, i) => {
    const columns = row.amounts.length > 1 && !/[a-z]/i.test(row.run.text) ? [rows[i + 1], rows[i - 1]] : []
    for (const a of row.amounts) {
      const says = [a.after || lineUnder(row, rows[i + 1]), ...columns.map((beside) => wordsInColumn(row, beside, a))]
      const label = says.map((text) => EMPLOYERS_UNITS.find(([unit]) => unit.test(text))?.[1]).find((found) => found)
      if (!label || a.amount < 100_000 || labelled.some((l) => l.label === label)) continue
      labelled.push({ label, amount: a.amount, at: a, page: row.page, confidence: 0.9 })
    }
  })
  return labelled
}

/** `Each accident`, `Policy limit`, `Each employee`, in whatever order, on three lines on end and each before its one amount: no other policy has the three. */
function besideEachOther(rows: readonly AmountRow[]): LimitRead[] {
  const named = rows.map((row) => (row.amounts.length === 1 ? BARE_NAMES.find(([name]) => name.test(row.label.trim()))?.[1] : undefined))
  return rows.flatMap((first, i) => {
    const own = [i, i + 1, i + 2]
    if (new Set(own.map((k) => named[k])).size !== own.length || own.some((k) => !named[k] || rows[k]!.page !== first.page)) return []
    return own.map((k): LimitRead => ({ label: named[k]!, amount: rows[k]!.amounts[0]!.amount, at: rows[k]!.amounts[0]!, page: first.page, confidence: 0.9 }))
  })
}
const BARE_NAMES: readonly [RegExp, string][] = [
  [/^(?:each|per)\saccident\W*$/i, 'el_each_accident'],
  [/^policy\slimit\W*$/i, 'el_disease_policy_limit'],
  [/^(?:each|per)\semployee\W*$/i, 'el_disease_each_employee'],
]

const LINES_APART_MAX = 2
/** A sentence that ends its line in an amount goes on at the next line's beginning. */
const lineUnder = (row: AmountRow, next: AmountRow | undefined): string => {
  const [own, under] = [row.row.segments[0], next?.page === row.page ? next.row.segments[0] : undefined]
  return own && under && row.row.segments.length === 1 && Math.abs(own.box.x - under.box.x) < 3 ? next!.run.text.slice(0, 45) : ''
}

/** What stands over or under an amount of a row of bare amounts. */
function wordsInColumn(row: AmountRow, beside: AmountRow | undefined, { box }: AmountAt): string {
  if (!beside || beside.page !== row.page || beside.amounts.length > 0 || Math.abs(beside.row.y - row.row.y) > LINES_APART_MAX * Math.max(7, row.height)) return ''
  return beside.row.segments.find((s) => s.box.x < box.x + box.w && box.x < s.box.x + s.box.w)?.text ?? ''
}

/** `1,000,000/1,000,000/1,000,000`: three equal amounts need no order. */
function compactEmployersLiability(rows: readonly AmountRow[], read: LimitRead[]): LimitRead[] {
  if (read.length) return read
  for (const row of rows) {
    if (!/employers?['’]?\sliability/i.test(row.run.text) || row.amounts.length !== 3) continue
    const [a, b, c] = row.amounts
    if (a!.amount !== b!.amount || b!.amount !== c!.amount || a!.amount < 100_000) continue
    return ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'].map((label) => ({
      label,
      amount: a!.amount,
      at: a!,
      page: row.page,
      confidence: 0.9,
    }))
  }
  return read
}
