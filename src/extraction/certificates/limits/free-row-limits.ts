import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { parseAmount } from '../../values/index.ts'
import type { Row } from '../rows/find-rows.ts'
import { soleAccident } from './each-accident.ts'
import { labelOf } from './limit-labels.ts'
import { statutoryBesideBoxes } from './statutory-beside-boxes.ts'
import type { ReadLimit } from './limit-pairs.ts'
import { LineDraft } from '../line-draft.ts'
import { midX, midY } from '../page/page-text.ts'
import type { RowContext } from '../rows/printed-rows.ts'
import { columnWords } from '../rows/row-policies.ts'

/** Amounts in columns that are headed by the limit they hold. */
export function addHeadedAmounts(ctx: RowContext, row: Row, draft: LineDraft): void {
  for (const column of ctx.table.amounts ?? []) {
    // Without rules the second line of a heading falls into the first row.
    const words = columnWords(ctx.text, column, row.top, row.bottom).filter((w) => /\d/.test(w.text) || !column.label.includes(w.text))
    const amount = words.length > 0 ? parseAmount(words.map((w) => w.text).join(' ')) : null
    const own = labelOf(draft.line.coverage_type, column.label)
    // Automobile's one limit is of each occurrence too.
    const label = draft.line.coverage_type === 'auto_liability' && own === 'each_occurrence' ? 'combined_single_limit' : own
    // Of compensation no column of occurrences or aggregates says which of its limits it holds.
    const isOwn = draft.line.coverage_type !== 'workers_comp' || !/occurrence|aggregate|claim/.test(label ?? '')
    if (amount !== null && label && isOwn) draft.limit(label, amount, words)
  }
}

const HEAD_HEIGHT = 30
const OF_EACH = /\b(?:limits?\s+)?(?:per|each|any\s+one)\s+(?:accident\s+or\s+|claim\s+or\s+)?occurrence\b(?:\s+limits?)?\W*$/i
/** A bare amount under `Limit per occurrence`: the heading says of what it is the limit; `$1,000,000 per accident` alone is automobile's one limit. */
export function headedLimit(ctx: RowContext, row: Row, type: CoverageType): ReadLimit[] {
  const { limits } = ctx.table.columns
  if (!limits || ctx.text.page.source === 'image') return []
  const heading = ctx.text.linesIn({ x: limits.x1, y: ctx.table.top - HEAD_HEIGHT, w: limits.x2 - limits.x1, h: HEAD_HEIGHT }).map((l) => l.text).join(' ')
  const words = columnWords(ctx.text, limits, row.top, row.bottom)
  const printed = words.map((w) => w.text).join(' ')
  const sole = type === 'auto_liability' ? soleAccident([printed]) : null
  if (sole) return [{ label: 'combined_single_limit', amount: sole.amount, words }]
  const amount = OF_EACH.test(heading) && !/[a-z]/i.test(printed) ? parseAmount(printed) : null
  const label = labelOf(type, 'each occurrence')
  return amount !== null && label ? [{ label, amount, words }] : []
}

/** `PER VEHICLE DED $ 1,000` under the coverage's name, where the form asks for the deductible there. */
export function addNamedDeductible(name: string, words: Word[], draft: LineDraft): void {
  const printed = /\bded(?:uctible)?\b\.?:?\s*(\$?\s?\d{1,3}(?:,\d{3})+|\$\s?\d+)/i.exec(name)?.[1]
  const amount = printed ? parseAmount(printed) : null
  const label = labelOf(draft.line.coverage_type, 'deductible')
  if (amount !== null && label) draft.limit(label, amount, words.filter((w) => /\d/.test(w.text)))
}

/** The amount in a column of deductibles, by the coverage's own word for it. */
export function addDeductible(ctx: RowContext, row: Row, draft: LineDraft, labelled = (label: string): string => label): void {
  const { naic } = ctx.table.columns
  // A code runs into the next column where its own is narrow.
  const words = columnWords(ctx.text, ctx.table.columns.deductible, row.top, row.bottom).filter((w) => !(naic && /^\d{5}$/.test(w.text) && midX(w.box) < naic.x2))
  const printed = words.map((w) => w.text).join(' ')
  // `$10,000 SIR` in a column of deductibles is retained, not deducted.
  const kind = /^(.*?)\s*\b(sir|retention)\W*$/i.exec(printed)
  const amount = words.length > 0 ? parseAmount(kind ? kind[1]! : printed) : null
  const own = labelOf(draft.line.coverage_type, kind || isHeadedRetention(ctx, draft.line.coverage_type) ? 'retention' : 'deductible')
  const label = own && labelled(own)
  if (amount !== null && label && !draft.line.limits.some((l) => l.label === label)) draft.limit(label, amount, words)
}

/** Coverages of which the contract knows what is kept back as a retention. */
const RETAINED: ReadonlySet<CoverageType> = new Set(['umbrella', 'excess_liability', 'professional_liability', 'cyber', 'pollution_liability'])
/** Coverages of claims, which keep back what the heading names first. */
const CLAIMED: ReadonlySet<CoverageType> = new Set(['epli', 'other', 'general_liability', 'product_liability', 'abuse_molestation'])
/** `Retention` alone over the column of what is kept back, or beside `Deductible` where the coverage keeps back a retention. */
function isHeadedRetention({ text, table: { columns, top } }: RowContext, type: CoverageType): boolean {
  const { deductible } = columns
  if (!deductible || text.page.source === 'image') return false
  const heading = text.linesIn({ x: deductible.x1, y: top - HEAD_HEIGHT, w: deductible.x2 - deductible.x1, h: HEAD_HEIGHT }).map((l) => l.text).join(' ')
  return /\b(?:retentions?|sir)\b/i.test(heading) && (!/ded/i.test(heading) || RETAINED.has(type) || (/^\W*(?:self-?insured\s+)?(?:retentions?|sir)\b/i.test(heading) && CLAIMED.has(type)))
}

/** STATUTORY typed as the limit; beside boxes to tick it is only a caption. */
export function statutoryIn(ctx: RowContext, top: number, end: number, draft: LineDraft, named: Word[]): void {
  const { limits } = ctx.table.columns
  if (!limits || draft.line.limits.some((l) => l.label === 'statutory')) return
  const words = columnWords(ctx.text, limits, top, end)
  const typed = ctx.text.page.source === 'image' ? null : statutoryBesideBoxes(words)
  if (typed) {
    draft.line.limits.unshift({ label: 'statutory', amount: null })
    draft.note('limits.statutory', typed)
    return
  }
  const word = words.find((w) => /^statu(?:t|-)|^stat\.?$/i.test(w.text)) ?? named.find((w) => /^statutory$/i.test(w.text))
  if (!word) return
  const near = (box: { x: number; y: number; w: number; h: number }): boolean =>
    Math.abs(midY(box) - midY(word.box)) < 9 && midX(box) > word.box.x - 60 && midX(box) < word.box.x
  const boxed = words.some((w) => /^oth(er)?\b/i.test(w.text)) || ctx.text.page.checkboxes.some((c) => near(c.box))
  if (boxed && !ctx.marks.some((m) => m.sign !== 'N' && near(m.box))) return
  draft.line.limits.unshift({ label: 'statutory', amount: null })
  draft.note('limits.statutory', [word])
}

/** A table with a row for each limit names coverage, policy and term again in each; it is one line of one policy. */
export function joinsLimits(drafts: readonly LineDraft[], { line, unreadable }: LineDraft): boolean {
  // A policy not numbered yet is the one of the row before, by its company.
  const isUnnumbered = (l: LineDraft['line']): boolean => l.policy_number === null && l === drafts.at(-1)?.line && l.carrier !== null && l.carrier === line.carrier && l.effective_date !== null
  const same = drafts.find(({ line: l }) => l.coverage_type === line.coverage_type && (l.policy_number !== null || isUnnumbered(l)) && l.policy_number === line.policy_number && l.effective_date === line.effective_date && l.expiration_date === line.expiration_date)
  const [one, other] = [same?.line.limits ?? [], line.limits]
  // A limit of which the row says that it is excluded or included has no amount.
  if (same && one.length > 0 && other.length === 0 && unreadable.length === 0 && same.line !== line) return true
  if (!same || one.length === 0 || other.length === 0 || other.some((l) => one.some((k) => k.label === l.label))) return false
  for (const { label, amount } of other) {
    same.line.limits.push({ label, amount })
    const field = line.fields[`limits.${label}`]
    if (field) same.line.fields[`limits.${label}`] = field
  }
  return true
}

/** Collision and comprehensive may each have a row, and so may the breakdown of a cargo's refrigeration; they are one cover of one policy. */
export function joinsDamage(drafts: readonly LineDraft[], draft: LineDraft): boolean {
  const { line } = draft
  const isReefer = line.coverage_type === 'cargo' && line.limits.length > 0 && line.limits.every((l) => l.label.startsWith('reefer_'))
  const first = drafts.find((d) => d.line.coverage_type === line.coverage_type && d.line.policy_number !== null && d.line.policy_number === line.policy_number)
  if ((line.coverage_type !== 'auto_physical_damage' && !isReefer) || !first || line.limits.some((l) => first.line.limits.some((k) => k.label === l.label && k.amount !== l.amount))) return false
  for (const { label, amount } of line.limits) {
    // Both perils may state the vehicle's one worth.
    if (first.line.limits.some((k) => k.label === label)) continue
    first.line.limits.push({ label, amount })
    const field = line.fields[`limits.${label}`]
    if (field) first.line.fields[`limits.${label}`] = field
  }
  return true
}
/** What a row of its own says of a cargo's refrigeration. */
export const reeferLabel = (label: string): string => (label === 'deductible' ? 'reefer_deductible' : /^(?:limit|per_vehicle|per_occurrence|each_occurrence)$/.test(label) ? 'reefer_breakdown' : label)
