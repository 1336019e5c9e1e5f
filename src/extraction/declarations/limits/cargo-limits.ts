import type { AmountAt, AmountRow } from './amount-rows.ts'
import { type LimitRead, readLabelled } from './labelled-limits.ts'
import { CARGO } from './limit-specs.ts'

/** `DED 1,000`, `$100,000 per vehicle; $1,000 deductible` in one cell, however near the column of premiums. */
const isCalledDeductible = ({ row }: AmountRow, amount: AmountAt): boolean =>
  row.segments.some((s) => {
    const last = s.words.indexOf(amount.words.at(-1)!)
    return last >= 0 && (/^\W*ded(?:uctible)?\b\W*[\d,]+$/i.test(s.text.trim()) || /^ded(?:uctible)?\b/i.test(s.words[last + 1]?.text ?? ''))
  })

/** `$100,000 any one vehicle` over `Deductible $2,500` in one cell, or `deductible` alone under the amount that it ends: said of the row whose cell it is. */
export function withDeductibleUnder(rows: readonly AmountRow[]): AmountRow[] {
  const out: AmountRow[] = []
  for (const row of rows) {
    const over = out.at(-1)
    const [only] = row.row.segments
    const cell = over && only && (row.row.segments.length === 1 || isBareDeductible(row)) && over.page === row.page && row.row.y - over.row.y < CELL_LINE_MAX * Math.max(7, over.height) ? over.row.segments.find((s, i) => i > 0 && Math.abs(s.box.x - only.box.x) < SLACK) : undefined
    const own = cell ? over!.amounts.filter((a) => a.words.some((w) => cell.words.includes(w))) : []
    const [kept] = row.amounts
    if (own.length > 0 && kept && row.amounts.length === 1 && (DEDUCTIBLE.test(row.label) || isBareDeductible(row))) out[out.length - 1] = { ...over!, amounts: [...over!.amounts, { ...kept, before: row.label, after: row.run.text.slice(kept.end), column: 'deductible' }] }
    else if (own.length > 1 && row.amounts.length === 0 && DEDUCTIBLE.test(row.run.text)) out[out.length - 1] = { ...over!, amounts: over!.amounts.map((a) => (a === own.at(-1) ? { ...a, after: ` ${row.run.text}` } : a)) }
    else out.push(row)
  }
  return out
}
const CELL_LINE_MAX = 1.9
/** `$ 1,000  DEDUCTIBLE`, whatever gaps stand in it. */
const isBareDeductible = ({ run, label }: AmountRow): boolean => label.replace(/\W/g, '') === '' && /^\W*[\d,]+\s*ded(?:uctible|\.)?$/i.test(run.text)

/** `Motor truck cargo  $100,000  $2,500`: the deductible stands in its own column of the limit's row. */
function withDeductibleBeside(rows: readonly AmountRow[], limits: LimitRead[]): LimitRead[] {
  const pairs = [
    ['per_vehicle', 'deductible'],
    ['per_occurrence', 'deductible'],
    ['reefer_breakdown', 'reefer_deductible'],
  ] as const
  return pairs.reduce((read, [of, label]) => {
    const limit = read.find((l) => l.label === of)
    const row = limit?.at && rows.find((r) => r.amounts.includes(limit.at!))
    if (!row) return read
    // What the limit's own row says goes before a deductible that some other row states.
    const named = row.amounts.filter((a) => a !== limit.at && (a.column === 'premium' ? isCalledDeductible(row, a) : /\bded(?:uctible)?\W{0,4}$/i.test(a.before) || /^\s?ded/i.test(a.after)))
    // `$1,000 deductible  1,325.00`: the word in an amount's own cell is that amount's, and none of the next one's.
    const called = named.filter((a) => isCalledDeductible(row, a))
    const kept = called.length > 0 ? called : named
    const [first] = kept
    if (first && first.amount <= 250_000 && kept.every((a) => a.amount === first.amount))
      return [...read.filter((l) => l.label !== label), { label, amount: first.amount, at: first, page: row.page, confidence: 0.9 }]
    if (read.some((l) => l.label === label)) return read
    const beside = row.amounts.filter((a) => a !== limit.at && a.column === 'deductible' && a.amount <= 250_000)
    return beside.length === 1 ? [...read, { label, amount: beside[0]!.amount, at: beside[0]!, page: row.page, confidence: 0.88 }] : read
  }, limits)
}

/** Under a heading `Deductibles` an amount for each loss is what is kept back of it, and no limit. */
export function cargoLimits(printed: readonly AmountRow[]): LimitRead[] {
  const { rows: stated, kept: continued } = withoutContinued(printed)
  return [...continued.filter((c) => !limitsOf(stated).some((l) => l.label === c.label)), ...limitsOf(stated)]
}

function limitsOf(rows: readonly AmountRow[]): LimitRead[] {
  let under: AmountRow | null = null
  const kept: AmountRow[] = []
  const reefers: AmountRow[] = []
  const own = rows.filter((row, i) => {
    const isHeading = row.amounts.length === 0
    if (rows[i - 1]?.page !== row.page || (isHeading && HEADING.test(row.run.text))) under = isHeading && headsDeductibles(row, rows[i + 1]) ? row : null
    const isKept = under !== null && row.amounts.length === 1 && /[a-z]{3}/i.test(saysOf(row)) && row.amounts[0]!.amount <= KEPT_MAX && leftOf(row) > leftOf(under) - SLACK && leftOf(row) < leftOf(under) + SET_IN_MAX
    if (isKept) (REEFER.test(saysOf(row)) && !EXCEPT.test(saysOf(row)) ? reefers : kept).push(row)
    return !isKept
  })
  const limits = withDeductibleBeside(own, readLabelled(own, CARGO))
  return withKept(withKept(limits, 'deductible', kept), 'reefer_deductible', reefers)
}
/** What a row says of its one amount, before it or, where it begins with the amount, behind it. */
const saysOf = ({ label, run, amounts }: AmountRow): string => (/[a-z]/i.test(label) ? label : run.text.slice(amounts[0]?.end ?? 0))
const REEFER = /reefer|refrigerat/i
const EXCEPT = /\b(?:except|excluding|other\sthan|but\snot)\b/i
/** What goes for every peril, beside amounts kept back of some. */
const GENERAL = /\ball\s(?:other\s)?(?:covered\s)?(?:perils|loss(?:es)?|causes)\b/i
/** The limits with what the rows under a heading of deductibles agree to be kept back. */
function withKept(limits: LimitRead[], label: string, of: readonly AmountRow[]): LimitRead[] {
  const general = of.filter((r) => GENERAL.test(saysOf(r)))
  const kept = general.length > 0 ? general : of
  const [first] = kept
  const at = first?.amounts[0]
  if (!at || kept.some((r) => r.amounts[0]!.amount !== at.amount)) return limits
  return [...limits.filter((l) => l.label !== label), { label, amount: at.amount, at, page: first.page, confidence: 0.9 }]
}
const CURRENCY_ONLY = /^\W*(?:USD|US)?\W*$/i
/** Amounts in lines under `Deductible  USD 2,500 each loss`, with no label of their own, are kept back as well. */
function withoutContinued(rows: readonly AmountRow[]): { rows: AmountRow[]; kept: LimitRead[] } {
  const kept: LimitRead[] = []
  let lead: AmountRow | null = null
  const own = rows.filter((row) => {
    const [first] = row.amounts
    if (first && /^\W*deductibles?\W*(?:USD|US)?\W*$/i.test(row.label)) lead = row
    else if (!lead || !first || row.page !== lead.page || !CURRENCY_ONLY.test(row.label) || Math.abs(first.box.x - lead.amounts[0]!.box.x) > SLACK) {
      lead = null
      return true
    } else {
      if (/reefer|refrigerat/i.test(row.run.text)) kept.push({ label: 'reefer_deductible', amount: first.amount, at: first, page: row.page, confidence: 0.85 })
      return false
    }
    return true
  })
  return { rows: own, kept: kept.slice(0, 1) }
}

const KEPT_MAX = 50_000
const SLACK = 4
const SET_IN_MAX = 40
const leftOf = (row: AmountRow): number => row.row.segments[0]?.box.x ?? 0
const HEADING = /^\W*(?:(?:item|section|part)\s\w{1,5}\W+|\d{1,2}\W+)?(?:limits?|optional|additional|deductibles?|coverages?|schedule)\b.{0,40}$/i
/** In the singular it labels the one amount under it, or heads a row that says no more than of what it is kept back. */
const DEDUCTIBLES = /^\W*(?:(?:item|section|part)\s\w{1,5}\W+|\d{1,2}\W+)?deductibles\W*$/i
const DEDUCTIBLE = /^\W*(?:(?:item|section|part)\s\w{1,5}\W+|\d{1,2}\W+)?deductible\W*$/i
const OF_EACH = /^\W*(?:each|per|any\sone)\s(?:loss|occurrence|claim|vehicle|disaster)\W*$/i
const headsDeductibles = (row: AmountRow, next: AmountRow | undefined): boolean =>
  DEDUCTIBLES.test(row.run.text) ||
  (DEDUCTIBLE.test(row.run.text) && next !== undefined && next.page === row.page && next.amounts.length === 1 && (OF_EACH.test(saysOf(next)) || (leftOf(next) > leftOf(row) + SLACK && /\b(?:loss(?:es)?|perils)\b/i.test(saysOf(next)))))
