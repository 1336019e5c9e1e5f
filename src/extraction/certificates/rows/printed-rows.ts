import type { Box, DocType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { assignMarks, labelsIn } from './assign-marks.ts'
import { doubtUnseenBoxes } from './unseen-boxes.ts'
import type { Row } from './find-rows.ts'
import { readKeptAmount } from './kept-amount.ts'
import type { Table } from '../table/coverage-table.ts'
import type { Grid } from '../../classify/index.ts'
import { addTypedDeductible } from './typed-deductible.ts'
import { statutoryBesideBoxes } from '../limits/statutory-beside-boxes.ts'
import { AUTO, GARAGE, GENERAL_LIABILITY, type PrintedLabel, UMBRELLA, WORKERS_COMP } from '../limits/limit-labels.ts'
import type { LineDraft } from '../line-draft.ts'
import type { Mark } from '../page/marks.ts'
import { midX, midY, type PageText, right } from '../page/page-text.ts'

/** `doubts` gathers why rows that state policies give none. */
export type RowContext = { text: PageText; grid: Grid; table: Table; marks: Mark[]; documentClass: DocType; doubts: string[] }

export const LABELS: Partial<Record<Row['kind'], PrintedLabel[]>> = {
  general_liability: GENERAL_LIABILITY,
  auto_liability: AUTO,
  umbrella: UMBRELLA,
  workers_comp: WORKERS_COMP,
  garage_liability: GARAGE,
}

/** The part of a row under TYPE OF INSURANCE. */
export const typeArea = (ctx: RowContext, row: Row): { x: number; y: number; w: number; h: number } => {
  const { x1, x2 } = { ...ctx.table.columns.type!, x1: namesFrom(ctx, row) }
  return { x: x1 - 4, y: row.top - 1, w: x2 - x1 + 6, h: row.bottom - row.top + 1 }
}
/** Rows without boxes of their own begin before the column of types where no rule keeps them out of the one before it. */
const namesFrom = ({ grid, table }: RowContext, row: Row): number => {
  const { x1 } = table.columns.type!
  if (table.names === undefined || (row.kind !== 'free' && row.kind !== 'workers_comp')) return x1
  const rule = grid.bestVertical(x1 - 6, x1 + 6, row.top, row.bottom)
  return rule && rule.share > 0.5 ? x1 : table.names
}
/** The marks within an area, those that say no only where asked for. */
export const marksIn = (ctx: RowContext, area: { x: number; y: number; w: number; h: number }, crossesOnly = true): Mark[] =>
  ctx.marks.filter(
    (m) =>
      (!crossesOnly || m.sign !== 'N') &&
      midX(m.box) >= area.x &&
      midX(m.box) <= right(area) &&
      midY(m.box) >= area.y &&
      midY(m.box) <= area.y + area.h,
  )

/** What the boxes of a printed row say: form of trigger, scope of autos, umbrella or excess, officers, retention. */
export function readBoxes(ctx: RowContext, row: Row, draft: LineDraft): void {
  if (row.kind === 'general_liability') readGeneralLiability(ctx, row, draft)
  else if (row.kind === 'auto_liability' || row.kind === 'garage_liability') readAuto(ctx, row, draft)
  else if (row.kind === 'umbrella') readUmbrella(ctx, row, draft)
  else if (row.kind === 'workers_comp') readWorkersComp(ctx, row, draft)
}

function trigger(found: Map<string, Mark>, draft: LineDraft): void {
  const occur = found.get('occur')
  const claims = found.get('claims')
  if (Boolean(occur) === Boolean(claims)) return
  draft.line.occurrence_form = occur !== undefined
  draft.note('occurrence_form', wordsOf((occur ?? claims)!))
}
export const wordsOf = (mark: Mark): Word[] => [{ text: mark.sign, box: mark.box, confidence: mark.confidence, reader: mark.reader }]

function readGeneralLiability(ctx: RowContext, row: Row, draft: LineDraft): void {
  const area = typeArea(ctx, row)
  const labels = labelsIn(ctx.text, area, {
    row: ['COMMERCIALGENERALLIABILITY'],
    claims: ['CLAIMSMADE', 'CLAIMS'],
    occur: ['OCCUR'],
    project: ['PROJECT', 'PROJ', 'PRO'],
    location: ['LOC', 'LOCATION'],
    other: ['OTHER'],
  })
  const project = labels.find((l) => l.name === 'project')
  if (project) {
    const policy = ctx.text.level(midY(project.box), 7).find((w) => /^POLICY$/i.test(w.text) && right(w.box) < project.box.x && w.box.x > area.x)
    if (policy) labels.push({ name: 'policy', box: policy.box })
  }
  const found = assignMarks(labels, marksIn(ctx, area))
  trigger(found, draft)
  if (draft.line.occurrence_form === null) doubtUnseenBoxes(ctx.text.page, labels, ['occur', 'claims'], 'occurrence_form', draft)
  const bases = (['policy', 'project', 'location'] as const).filter((name) => found.has(name))
  if (ctx.text.page.source !== 'image') addTypedDeductible(ctx.text.linesIn(area), draft)
  if (bases.length === 1) {
    draft.line.aggregate_basis = `per_${bases[0]!}`
    draft.note('aggregate_basis', wordsOf(found.get(bases[0]!)!))
  }
}

function readAuto(ctx: RowContext, row: Row, draft: LineDraft): void {
  const area = typeArea(ctx, row)
  const labels = labelsIn(ctx.text, area, {
    any_auto: ['ANYAUTO', 'ANYAUTOS'],
    owned: ['ALLOWNED', 'OWNED'],
    scheduled: ['SCHEDULED'],
    hired: ['HIRED'],
    non_owned: ['NONOWNED'],
  })
  const found = assignMarks(labels, marksIn(ctx, area))
  const scope = (['any_auto', 'owned', 'scheduled', 'hired', 'non_owned'] as const).filter((name) => found.has(name))
  // A part of the autos is another answer than all of them: a box that the picture does not show may be one more.
  const others = scope.includes('any_auto') ? [] : (['any_auto', 'owned', 'hired', 'non_owned'] as const).filter((name) => !found.has(name))
  if (doubtUnseenBoxes(ctx.text.page, labels, others, 'auto_scope', draft)) return
  draft.line.auto_scope.push(...scope)
  if (scope.length > 0) draft.note('auto_scope', scope.flatMap((name) => wordsOf(found.get(name)!)))
}

function readUmbrella(ctx: RowContext, row: Row, draft: LineDraft): void {
  const area = typeArea(ctx, row)
  const { text } = ctx
  const labels = labelsIn(text, area, {
    umbrella: ['UMBRELLALIAB', 'UMBRELLAFORM', 'UMBRELLA'],
    excess: ['EXCESSLIAB', 'EXCESS'],
    occur: ['OCCUR'],
    claims: ['CLAIMSMADE', 'CLAIMS'],
    deductible: ['DEDUCTIBLE', 'DED'],
    retention: ['RETENTION'],
  })
  const found = assignMarks(labels, marksIn(ctx, area))
  trigger(found, draft)
  const umbrella = found.has('umbrella')
  if (umbrella !== found.has('excess')) {
    draft.line.umbrella_or_excess = umbrella ? 'umbrella' : 'excess'
    draft.line.coverage_type = umbrella ? 'umbrella' : 'excess_liability'
    draft.note('umbrella_or_excess', wordsOf(found.get(umbrella ? 'umbrella' : 'excess')!))
  }
  readKeptAmount(text, area, labels, found, draft)
}

function readWorkersComp(ctx: RowContext, row: Row, draft: LineDraft): void {
  const { text, table } = ctx
  const limits = table.columns.limits ?? { x1: right(typeArea(ctx, row)), x2: table.right }
  const area = { x: limits.x1 - 6, y: row.top - 1, w: limits.x2 - limits.x1 + 10, h: row.bottom - row.top }
  const labels = labelsIn(text, area, {
    statute: ['PERSTATUTE', 'STATUTE', 'WCSTATUTORYLIMITS', 'WCSTATU', 'STATUTORYLIMITS', 'STATUTORY'],
    other: ['OTHER', 'OTH'],
  })
  const statute = labels.find((l) => l.name === 'statute')
  if (statute) {
    // PER stands over STATUTE, and the box before PER.
    const per = text.words.find(
      (w) => /^(PER|WC)$/i.test(w.text) && Math.abs(w.box.x - statute.box.x) < 8 && Math.abs(midY(w.box) - midY(statute.box)) < 9,
    )
    if (per)
      statute.box = { x: per.box.x, y: per.box.y, w: statute.box.w, h: statute.box.y + statute.box.h - per.box.y }
  }
  const found = assignMarks(labels, marksIn(ctx, area))
  const mark = found.get('statute') ?? (statute ? undefined : markInFirstBox(ctx, row))
  if (mark) draft.line.limits.unshift({ label: 'statutory', amount: null })
  if (mark) draft.note('limits.statutory', wordsOf(mark))
  else if (text.page.source !== 'image') enteredStatutory(ctx, area, draft)
  const officers = officersAnswer(ctx, row)
  if (officers) {
    draft.line.officers_excluded = officers.sign === 'Y'
    draft.note('officers_excluded', wordsOf(officers))
  }
}

/** `WORKERS COMP LIMITS   Statutory`: entered behind its caption on a form that has no box for it. */
function enteredStatutory({ text }: RowContext, area: Box, draft: LineDraft): void {
  const words = text.wordsIn(area)
  const typed = statutoryBesideBoxes(words)
  if (typed) {
    draft.line.limits.unshift({ label: 'statutory', amount: null })
    draft.note('limits.statutory', typed)
    return
  }
  const word = words.find((w) => /^statutory$/i.test(w.text))
  const caption = word && words.some((w) => /^comp/i.test(w.text) && Math.abs(midY(w.box) - midY(word.box)) < 3 && right(w.box) < word.box.x)
  if (!word || !caption || words.some((w) => /^oth(?:er)?\b/i.test(w.text)) || text.page.checkboxes.some((c) => midX(c.box) > area.x && midX(c.box) < right(area) && Math.abs(midY(c.box) - midY(word.box)) < 9)) return
  draft.line.limits.unshift({ label: 'statutory', amount: null })
  draft.note('limits.statutory', [word])
}

/** Where PER STATUTE is illegible on a picture, its box is the one at the beginning of the row's first strip of limits. */
function markInFirstBox(ctx: RowContext, row: Row): Mark | undefined {
  const { ruled, columns } = ctx.table
  if (!ruled || !columns.limits) return undefined
  const { x1, x2 } = columns.limits
  return marksIn(ctx, { x: x1 - 1, y: row.top, w: (x2 - x1) * 0.12, h: FIRST_STRIP })[0]
}
const FIRST_STRIP = 13

/** The Y or N typed under the printed `Y / N`, beside ANY PROPRIETOR… EXCLUDED? */
function officersAnswer(ctx: RowContext, row: Row): Mark | null {
  const area = typeArea(ctx, row)
  // A typed Y beside the printed N / A reads like the heading too; the heading has its stroke and stands above.
  const headers = ctx.text.find('YN', area).sort((a, b) => a.box.y - b.box.y)
  const header = headers.find((h) => h.words.some((w) => w.text.includes('/'))) ?? headers[0]
  const printed = new Set(header?.words.map((w) => w.box) ?? [])
  const answers = marksIn(ctx, area, false).filter(
    (m) => (m.sign === 'Y' || m.sign === 'N') && !printed.has(m.box) && (!header || (midY(m.box) > midY(header.box) + 3 && Math.abs(midX(m.box) - midX(header.box)) < 9)),
  )
  return answers.length === 1 ? answers[0]! : null
}
