import type { CoverageType } from '../../../vocabulary/index.ts'
import { type AmountRow, headsOf } from '../limits/amount-rows.ts'
import { amountsUnder, claimColumns } from '../limits/claims-made-limits.ts'
import type { LimitRead } from '../limits/labelled-limits.ts'
import { namesIn } from './part-sections.ts'

const PART_HEAD = /^(?:liability\s)?coverages?(?:\s(?:part|section)s?)?$/i
const NOT_BOUGHT = /\b(?:not\s(?:covered|purchased|applicable|included|elected)|no\scoverage|n\/a|none|declined)\b/i
const ROWS_MAX = 14
const PARTS_MIN = 2
/** What is insured of those who lead a body: only such policies list their parts so. */
const LEADS: CoverageType = 'other'

type Part = { coverage_type: CoverageType; limits: LimitRead[]; confidence: number }

/**
 * Parts of one policy in a table, each with its limit and its retention: `Employment Practices Liability  $2,000,000  $50,000`. The
 * rows say which parts are bought, whatever the paper's other words name. Empty where there is no such table.
 */
export function tableOfParts(rows: readonly AmountRow[]): Part[] {
  for (const [at, row] of rows.entries()) {
    const isHead = row.amounts.length === 0 && row.row.segments.some((s) => PART_HEAD.test(s.text.trim())) && (headsAmounts(row) || claimColumns(row).length > 0)
    const parts = isHead ? partsUnder(rows, at) : []
    if (parts.length > 0) return parts
  }
  const listed = listOfParts(rows)
  return listed.length > 0 ? listed : headedParts(rows)
}

function partsUnder(rows: readonly AmountRow[], at: number): Part[] {
  const head = rows[at]!
  const parts: Part[] = []
  for (const row of rows.slice(at + 1, at + 1 + ROWS_MAX)) {
    if (row.page !== head.page || (row.row.segments.length < 2 && row.amounts.length === 0 && parts.length > 0)) break
    const [name] = row.row.segments
    const types = namesIn(name!.text)
    if (NOT_BOUGHT.test(row.row.segments.slice(1, 2).map((s) => s.text).join(' ')) || types.length !== 1) continue
    const limits = limitsOf(row, head)
    // Fiduciary liability is of those who lead a body too: the first such part stands for both.
    const isLed = types[0] === LEADS && parts.some((p) => p.coverage_type === LEADS)
    if (!isLed && limits.some((l) => l.label === 'limit' || l.label === 'each_claim' || l.label === 'aggregate')) parts.push({ coverage_type: types[0]!, limits, confidence: 0.85 })
  }
  // General liability has limits of its own names: a table with it is none of bare parts.
  if (parts.some((p) => p.coverage_type === 'general_liability')) return []
  // A bare `Coverage` heads the tables of many policies: those of who leads a body name that first of all, and those of claims have both a claim's limit and an aggregate.
  const isOfParts = head.row.segments.some((s) => /part|section/i.test(s.text)) || parts.some((p) => p.coverage_type === LEADS) || CLAIM_AND_AGGREGATE.test(head.run.text) || claimColumns(head).length > 0
  return parts.length >= PARTS_MIN && isOfParts ? parts : []
}

/** `(A) Part 1, Directors & officers liability:  $1,000,000`: a letter or a figure, the part's name, its limit. */
const ITEM = /^\W*(?:(?:part|section|coverage)\s)?[A-H1-9]\s?[.):,–—-]{1,2}\s?(?:part\s[A-H1-9]{1,2}\W+)?(?=[A-Z])/i
/** `[X] Directors & officers liability`: what is ticked is bought, what is not is none. */
const TICKED = /^\W*\[\s?x\s?\]\s?(?=[A-Z])/i
const ITEM_MIN = 50_000
const UNTICKED = /^\W*\[\s?\]/
/** What is insured by declarations of its own, which state an amount for each peril. */
const SEEN_ELSEWHERE = /\bsee\b.{0,40}\bdeclarations\b/i
/** Parts of one policy listed by letter, each with its limit; of the lists that name the same parts (their retentions, their dates) the first is that of limits. */
function listOfParts(rows: readonly AmountRow[]): Part[] {
  const parts: Part[] = []
  let open: AmountRow | null = null
  for (const row of rows) {
    if (open && (row.page !== open.page || row.index - open.index > 2)) break
    const isTicked = TICKED.test(row.run.text)
    const isItem = isTicked || UNTICKED.test(row.run.text) || ITEM.test(row.run.text)
    const types = isItem ? namesIn(isTicked ? row.row.segments[0]!.text : row.label) : []
    if (types.length !== 1) {
      if (isItem && open) open = row
      continue
    }
    open = row
    if (UNTICKED.test(row.run.text)) continue
    if (isTicked && SEEN_ELSEWHERE.test(row.run.text)) parts.push({ coverage_type: types[0]!, limits: [], confidence: 0.85 })
    const at = row.amounts.find((a) => a.amount >= ITEM_MIN && a.column !== 'premium')
    if (at && !NOT_BOUGHT.test(row.run.text) && !parts.some((p) => p.coverage_type === types[0])) parts.push({ coverage_type: types[0]!, limits: [{ label: 'limit', amount: at.amount, at, page: row.page, confidence: 0.85 }], confidence: 0.85 })
  }
  return parts.length >= PARTS_MIN && parts.some((p) => p.coverage_type === LEADS) ? parts : []
}

const HEAD_LETTERS_MAX = 80
const OWN_LIMIT = /^(?:\W|\d{1,2}\s)*(?:(?:single\sloss\s|maximum\s|aggregate\s)?limits?\sof\s(?:liability|insurance)|employee\stheft\s(?:single\sloss\s)?limit)\b/i
const OWN_RETENTION = /\b(retention|deductible)\W*$/i
/** The cell that counts the items beside. */
const ITEM_CELL = /^(?:item\s?)?(?:\d{1,2}|[A-Z])?\W?$/i
const KEPT_ROWS_MAX = 4
/** `Employment Practices Liability Coverage` over `Limit of Liability: $1,000,000 for all Claims`: parts one under another, each under its name. */
function headedParts(rows: readonly AmountRow[]): Part[] {
  const stated = rows.flatMap((row, i): Part[] => {
    const isHead = row.amounts.length === 0 && row.run.text.length < HEAD_LETTERS_MAX && (row.row.segments.length === 1 || (row.row.segments.length === 2 && ITEM_CELL.test(row.row.segments[0]!.text)))
    const types = isHead ? namesIn(row.run.text) : []
    const next = rows[i + 1]
    if (types.length !== 1 || !next || next.page !== row.page || !OWN_LIMIT.test(next.label)) return []
    const under = rows.slice(i + 1, i + 1 + KEPT_ROWS_MAX)
    const end = under.findIndex((r) => r.amounts.length === 0)
    const own = end < 0 ? under : under.slice(0, end)
    const [limit] = next.amounts
    if (!limit || limit.amount < ITEM_MIN) return []
    const kept = own.flatMap((r) => r.amounts.filter((a) => a !== limit && OWN_RETENTION.test(/[^.;]*$/.exec(a.before)![0].replace(/[$\s]+$/, ''))).map((at) => ({ at, page: r.page })))
    const [first] = kept
    const named = first && { label: OWN_RETENTION.exec(first.at.before.replace(/[$\s]+$/, ''))![1]!.toLowerCase(), amount: first.at.amount, at: first.at, page: first.page, confidence: 0.85 }
    const agreed = named && kept.every((k) => k.at.amount === named.amount) ? [named] : []
    return [{ coverage_type: types[0]!, limits: [{ label: 'limit', amount: limit.amount, at: limit, page: next.page, confidence: 0.85 }, ...agreed], confidence: 0.85 }]
  })
  // Fiduciary liability is of those who lead a body too: the first such part stands for both.
  const led = stated.findIndex((p) => p.coverage_type === LEADS)
  const parts = stated.filter((p, i) => p.coverage_type !== LEADS || i === led)
  const isOnce = parts.every((p) => parts.filter((o) => o.coverage_type === p.coverage_type).length === 1)
  return parts.length >= PARTS_MIN && isOnce && parts.some((p) => p.coverage_type === LEADS) ? parts : []
}

const headsAmounts = ({ row }: AmountRow): boolean => {
  const kinds = row.segments.flatMap((s) => headsOf(s).map((h) => h.kind))
  return kinds.includes('limit') && kinds.includes('deductible')
}

/** Whether the column is of deductibles by its own word, and not of retentions. */
const isDeducted = ({ row }: AmountRow): boolean => row.segments.some((s) => /\bdeductibles?\b/i.test(s.text)) && !row.segments.some((s) => /\bretentions?\b|\bsir\b/i.test(s.text))

/** `Aggregate limit of liability` over the only column of limits. */
const isOfAll = ({ row }: AmountRow): boolean => row.segments.some((s) => /\baggregate\b/i.test(s.text) && /\blimits?\b/i.test(s.text) && !/\b(?:each|per|any\s+one)\b/i.test(s.text)) && !row.segments.some((s) => /\b(?:each|per)\b/i.test(s.text) && /\blimits?\b/i.test(s.text))

/** Two columns of limits, the first of each claim. */
const CLAIM_AND_AGGREGATE = /\b(?:each|per)\s(?:claim|wrongful\sact|incident|occurrence)\b.*\baggregate\b/i
/** `$1,000,000 each claim and in the aggregate`. */
const OF_BOTH = /^\W*(?:each|per)\s(?:claim|wrongful\sact|incident|loss|occurrence)\s(?:and|&)\s(?:in\s)?(?:the\s)?(?:annual\s|policy\s)?aggregate\b/i
function limitsOf(row: AmountRow, head: AmountRow): LimitRead[] {
  const read = (labels: string[], column: 'limit' | 'deductible'): LimitRead[] => {
    const found = amounts.filter((a) => a.column === column)
    return found.length === labels.length ? labels.map((label, i) => ({ label, amount: found[i]!.amount, at: found[i]!, page, confidence: 0.85 })) : []
  }
  const { amounts, page } = row
  const columns = claimColumns(head)
  if (columns.length > 0)
    return columns.flatMap((column): LimitRead[] => {
      const stated = amountsUnder(row, column)
      return stated.length === column.labels.length ? column.labels.map((label, i) => ({ label, amount: stated[i]!.amount, at: stated[i]!, page, confidence: 0.85 })) : []
    })
  const both = CLAIM_AND_AGGREGATE.test(head.run.text) ? read(['each_claim', 'aggregate'], 'limit') : []
  const [only] = read([isOfAll(head) ? 'aggregate' : 'limit'], 'limit')
  const ofBoth = only?.at && OF_BOTH.test(only.at.after) ? ['each_claim', 'aggregate'].map((label) => ({ ...only, label })) : []
  return [...(both.length > 0 ? both : ofBoth.length > 0 ? ofBoth : only ? [only] : []), ...read([isDeducted(head) ? 'deductible' : 'retention'], 'deductible')]
}
