import type { CoverageType } from '../../vocabulary/index.ts'
import type { Word } from '../page-model.ts'
import { withoutDeductibles } from './limits/amounts-behind.ts'
import { withSpans } from './rows/cell-spans.ts'
import { findRows, type Row } from './rows/find-rows.ts'
import { doubtForeign } from './rows/foreign-labels.ts'
import { limitsAcross } from './limits/limits-across.ts'
import { joinsDamage, joinsLimits } from './limits/free-row-limits.ts'
import { nameWords, readFreeRow, type RowLine } from './rows/free-rows.ts'
import { withoutHiredParts } from './rows/hired-autos.ts'
import { joinBrokenRows } from './rows/join-rows.ts'
import { carrierRows, setCarriersOver } from './insurers/carrier-rows.ts'
import { formPitch } from './limits/limit-strips.ts'
import { LineDraft } from './line-draft.ts'
import { partOwnLines } from './rows/part-own-lines.ts'
import { partSharedRows } from './rows/part-shared-rows.ts'
import { LABELS, readBoxes, type RowContext, typeArea } from './rows/printed-rows.ts'
import type { Insurer } from './insurers/read-insurers.ts'
import { addLimits, readLimits } from './limits/read-limits.ts'
import { addRunningLimits, runningLimits, type RunningLine } from './limits/running-limits.ts'
import { readColumns } from './rows/row-answers.ts'
import { readCarrierColumn, readCodeColumn, setPolicy } from './rows/row-insurers.ts'
import { isSetOff, withholdByLine } from './page/set-off.ts'
import { readTypeCellMarks } from './rows/type-cell-marks.ts'
import { columnWords, isStated, policiesOf, type RowPolicy } from './rows/row-policies.ts'

/** Every coverage line of an ACORD 25 style table. */
export function readLiabilityTable(given: RowContext, insurers: Map<string, Insurer>): LineDraft[] {
  const drafts: LineDraft[] = []
  
  const { heads, rest: unheaded } = carrierRows(given.text, given.table)
  const { lines, rest } = runningLimits(unheaded, given.table)
  const ctx = { ...given, text: rest }
  const begun: { top: number; read: LineDraft[] }[] = []
  const hired = new Set<LineDraft>()
  const placed: { draft: LineDraft; y: number }[] = []
  const rows = findRows(ctx.text, ctx.grid, ctx.table)
  const whole = ctx.text.page.source === 'image' ? rows : withSpans(ctx.grid, ctx.table, partSharedRows(ctx.text, ctx.grid, ctx.table, joinBrokenRows(ctx.text, ctx.table, rows)).flatMap((row) => partOwnLines(ctx.text, ctx.table, row)))
  for (const row of whole) {
    const own = { ...row, ...row.shared }
    const printedWords = new Set<Word>(row.anchor && row.kind !== 'free' ? row.anchor.words : [])
    const policies = policiesOf(ctx.text, ctx.table, own, printedWords)
    const spilled = new Set(row.kind === 'free' ? nameWords(ctx, typeArea(ctx, row), row) : [])
    const read = row.kind === 'free' ? readFreeRow(ctx, row, policies) : readPrintedRow(ctx, row, policies)
    if (read.length > 0) begun.push({ top: Math.min(...read.map((r) => r.policy.y)), read: read.map((r) => r.draft) })
    // Several coverages in one band have each their own limits in it.
    if (new Set(read.map((r) => r.draft.line.coverage_type)).size === 1) for (const { draft } of read) doubtForeign(ctx, row, draft)
    for (const { draft, policy } of read) {
      setPolicy(draft, policy, insurers)
      readCarrierColumn(ctx, own, policy, policies, draft, spilled)
      readCodeColumn(ctx, own, policy, policies.length, draft)
      const joins = joinsDamage(drafts, draft) || (row.kind === 'free' && ctx.text.page.source !== 'image' && joinsLimits(drafts, draft))
      if (joins) continue
      if (row.kind === 'free' && draft.line.auto_scope.length > 0) hired.add(draft)
      drafts.push(draft)
      placed.push({ draft, y: policy.y })
    }
  }
  setCarriersOver(heads, placed)
  for (const { draft, own } of runningUnder(lines, begun)) addRunningLimits(draft, own, ctx.text.page.number)
  if (isSetOff(ctx, whole)) for (const draft of drafts) withholdByLine(draft)
  return ctx.text.page.source === 'image' ? drafts : withoutFacts(withoutHiredParts(drafts, hired))
}

/** `Policy period | 10/01/2026 to 10/01/2027` under a table's rows: what names no coverage, no number and no limit is a fact and no policy beside those that do. */
function withoutFacts(drafts: LineDraft[]): LineDraft[] {
  const states = ({ line, unreadable }: LineDraft): boolean => line.coverage_type !== 'other' || line.policy_number !== null || line.limits.length > 0 || unreadable.length > 0
  return drafts.some(({ line }) => line.policy_number !== null) ? drafts.filter(states) : drafts
}

/** The lines that run on under each row's one policy, where the row has no limits of its own. */
function runningUnder(lines: readonly RunningLine[], begun: readonly { top: number; read: LineDraft[] }[]): { draft: LineDraft; own: RunningLine[] }[] {
  return begun.flatMap(({ top, read }, i) => {
    const own = lines.filter((l) => l.y > top && l.y < (begun[i + 1]?.top ?? Number.POSITIVE_INFINITY))
    const [draft] = read
    return draft && read.length === 1 && own.length > 0 && draft.line.limits.length === 0 ? [{ draft, own }] : []
  })
}

function readPrintedRow(ctx: RowContext, row: Row, policies: RowPolicy[]): RowLine[] {
  const labels = LABELS[row.kind] ?? []
  const type: CoverageType = row.kind === 'umbrella' ? 'umbrella' : (row.kind as CoverageType)
  const beside = ctx.table.columns.limits
    ? readLimits(withoutDeductibles(ctx.text, ctx.table), ctx.grid, { column: ctx.table.columns.limits, top: row.top, bottom: row.bottom, pitch: formPitch(ctx.table) }, labels, type)
    : []
  const limits = beside.length > 0 ? beside : limitsAcross(ctx, row, type)
  const stated = policies.some(isStated)
  // Limits under a letter without number or dates state a coverage all the same; marks alone do not.
  const kept = stated ? policies.filter(isStated) : limits.some((l) => l.amount !== null) ? [policies[0] ?? nobody(row)] : []
  const isTower = kept.length > 1 && row.kind === 'umbrella' && ctx.text.page.source !== 'image' && columnWords(ctx.text, ctx.table.columns.limits, row.top, row.bottom).some((w) => OF_A_LAYER.test(w.text))
  return kept.map((policy, i) => {
    const draft = new LineDraft(type, ctx.documentClass, ctx.text.page.number)
    addLimits(draft, limits, (policy.layer || isTower) && kept.length > 1)
    readBoxes(ctx, row, draft)
    // What the lowest policy keeps back is kept back of no layer over it.
    if (isTower && i > 0 && draft.line.limits.some((l) => l.label === 'retention')) draft.withdrawLimit('retention', 'what is kept back is printed once beside several layers')
    readColumns(ctx, row, policy, kept, draft)
    readTypeCellMarks(ctx, row, draft)
    return { draft, policy }
  })
}

/** `XS OF 5M` typed into a spare strip beside two policies: one of them lies over the other. */
const OF_A_LAYER = /^\W*(?:excess|xs|x\/s|layers?)\b/i

const nobody = (row: Row): RowPolicy => ({
  letter: null,
  letterWords: [],
  number: null,
  numberWords: [],
  eff: null,
  exp: null,
  y: (row.top + row.bottom) / 2,
})
