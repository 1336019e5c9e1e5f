import type { Box, CoverageType } from '../../vocabulary/index.ts'
import type { Word } from '../page-model.ts'
import type { PageClass, PartReading } from '../stages.ts'
import { findDate, parseAmount } from '../values/index.ts'
import { assignMarks, labelsIn } from './rows/assign-marks.ts'
import { valueUnder } from './page/cell-value.ts'
import type { Grid } from '../classify/index.ts'
import { AUTO, GARAGE, GENERAL_LIABILITY, type PrintedLabel, UMBRELLA, WORKERS_COMP } from './limits/limit-labels.ts'
import { wordsOf } from './rows/printed-rows.ts'
import { fieldOf, LineDraft } from './line-draft.ts'
import { findMarks, type Mark } from './page/marks.ts'
import { type Anchor, bottom, linesOf, midX, midY, type PageText, right } from './page/page-text.ts'
import { assemble } from './read-acord-25.ts'
import { applyDescription } from './read-description.ts'
import { addLimits, readLimits } from './limits/read-limits.ts'
import { readParties } from './read-parties.ts'
import { companyOf } from './read-single-policy.ts'
import { coveragesOfConditions } from './special-conditions.ts'

type Section = { phrases: string[]; type: CoverageType; labels: PrintedLabel[] }
const SECTIONS: Section[] = [
  { phrases: ['PROPERTY'], type: 'property', labels: [] },
  { phrases: ['GENERALLIABILITY'], type: 'general_liability', labels: GENERAL_LIABILITY },
  { phrases: ['VEHICLELIABILITY', 'AUTOMOBILELIABILITY', 'AUTOLIABILITY'], type: 'auto_liability', labels: AUTO },
  { phrases: ['VEHICLEPHYSICALDAMAGE', 'AUTOPHYSICALDAMAGE'], type: 'auto_physical_damage', labels: [] },
  { phrases: ['GARAGELIABILITY'], type: 'garage_liability', labels: GARAGE },
  {
    phrases: ['EXCESSLIABILITY', 'UMBRELLALIABILITY'],
    type: 'umbrella',
    labels: [...UMBRELLA, { phrases: ['SELFINSUREDRETENTION'], label: 'retention' }],
  },
  { phrases: ['WORKERSCOMPENSATION'], type: 'workers_comp', labels: WORKERS_COMP },
]
type Strip = Section & { anchor: Anchor; top: number; bottom: number }

/** An insurance binder (ACORD 75): one company and one term over a table of coverages; its number is no policy's. */
export function readBinder(text: PageText, grid: Grid, pageClass: PageClass): PartReading | null {
  const layout = layoutOf(text, grid)
  if (!layout) return null
  const { header, typeX, limitsX, deductible } = layout
  const marks = findMarks(text)
  const drafts: LineDraft[] = []
  for (const strip of stripsOf(text, grid, header, typeX)) {
    const draft = readStrip(text, grid, strip, { typeX, limitsX, deductible }, marks)
    if (draft) drafts.push(draft)
  }
  drafts.push(...coveragesOfConditions(text, limitsX, new Set(drafts.map((d) => d.line.coverage_type))))
  const company = companyOf(text, grid)
  const term = termOf(text, header)
  for (const draft of drafts) {
    if (company) draft.set('carrier', company.name, company.words)
    if (term.effective) draft.set('effective_date', term.effective.date, term.effective.words)
    if (term.expiration) draft.set('expiration_date', term.expiration.date, term.expiration.words)
  }
  const described = valueUnder(text, grid, ['DESCRIPTIONOFOPERATIONS'])?.lines.slice(0, 40) ?? []
  const description = described.length > 0 ? described.map((l) => l.text).join('\n') : null
  applyDescription(
    drafts.map((d) => d.line),
    description,
    true,
    fieldOf(text.page.number, described.flatMap((l) => l.words)),
  )
  return assemble(drafts, {
    ...readParties(text, grid),
    form: pageClass.form,
    form_edition: pageClass.form_edition,
    description_of_operations: description,
  })
}

type Layout = { header: Anchor; typeX: number; limitsX: number; deductible: Anchor | null }

const FIRST_LIMITS = ['EACHOCCURRENCE', 'COMBINEDSINGLELIMIT', 'BODILYINJURY']
/** Where the coverages' names end and the limits begin: by the headings, or by the first printed limit where there are none. */
function layoutOf(text: PageText, grid: Grid): Layout | null {
  const header = text.findFirst(['TYPEOFINSURANCE'])
  const forms = text.findFirst(['COVERAGEFORMS'])
  if (header && forms) {
    const level: Box = { x: 0, y: header.box.y - 6, w: text.page.width, h: 20 }
    const deductible = text.findFirst(['DEDUCTIBLE'], level)
    const first = deductible ?? text.findFirst(['AMOUNT'], level) ?? text.findFirst(FIRST_LIMITS, { x: right(forms.box), y: bottom(header.box), w: text.page.width, h: text.page.height })
    const edge = (from: number, to: number): number | undefined =>
      grid.bestVertical(from, to, bottom(header.box), bottom(header.box) + 300)?.at
    const limitsX = edge(right(forms.box), first?.box.x ?? text.page.width) ?? (deductible ? deductible.box.x - 10 : text.page.width * 0.75)
    return { header, typeX: edge(right(header.box), forms.box.x) ?? forms.box.x - 20, limitsX, deductible }
  }
  const coverages = text.findFirst(['COVERAGES', 'COVERAGE'])
  const limit = text.findFirst(FIRST_LIMITS)
  return coverages && limit && limit.box.x > text.page.width * 0.3
    ? { header: coverages, typeX: limit.box.x - 12, limitsX: limit.box.x - 6, deductible: null }
    : null
}

function stripsOf(text: PageText, grid: Grid, header: Anchor, typeX: number): Strip[] {
  const area: Box = { x: 0, y: bottom(header.box), w: typeX, h: text.page.height }
  const found = SECTIONS.map((section) => ({ ...section, anchor: text.findFirst(section.phrases, area) })).filter(
    (s): s is Section & { anchor: Anchor } => s.anchor !== null,
  )
  found.sort((a, b) => a.anchor.box.y - b.anchor.box.y)
  const end = text.findFirst(['SPECIALCONDITIONS', 'SPECIAL', 'NAMEADDRESS', 'NAMEANDADDRESS'], area)?.box.y ?? text.page.height
  return found.map((section, i) => {
    const after = found[i + 1]
    const rules = grid.crossings(section.anchor.box.x, typeX - 4, section.anchor.box.y + 4, (after?.anchor.box.y ?? end) + 8)
    const fallback = after ? after.anchor.box.y - 3 : end
    const edge = rules.filter((y) => y <= fallback + 4).pop()
    const above = grid.crossings(section.anchor.box.x, typeX - 4, section.anchor.box.y - 24, section.anchor.box.y + 2).pop()
    return { ...section, top: above ?? section.anchor.box.y - 3, bottom: Math.max(edge ?? fallback, section.anchor.box.y + 10) }
  })
}

type Columns = { typeX: number; limitsX: number; deductible: Anchor | null }

/** Height of the strips of ACORD 75 in shares of the sheet's width. */
const PITCH = 12 / 612

function readStrip(text: PageText, grid: Grid, strip: Strip, columns: Columns, marks: Mark[]): LineDraft | null {
  const { type, labels, top } = strip
  const draft = new LineDraft(type, 'binder', text.page.number)
  const own = marks.filter((m) => m.sign === 'X' && midX(m.box) < columns.typeX && midY(m.box) > top && midY(m.box) < strip.bottom)
  const border = grid.verticals.filter((v) => v.at > columns.limitsX + 60 && v.from < top + 4 && v.to > strip.bottom - 4).pop()
  const area = { column: { x1: columns.limitsX, x2: border?.at ?? text.page.width }, top, bottom: strip.bottom, pitch: PITCH * text.page.width }
  if (type === 'property') propertyAmounts(text, strip, columns, draft)
  else if (type === 'auto_physical_damage') physicalDamage(text, strip, columns, marks, draft)
  else addLimits(draft, readLimits(text, grid, area, labels, type))
  // Two amounts in one cell (uninsured motorists) have no label of their own in the contract.
  const typeArea: Box = { x: 0, y: top, w: columns.typeX, h: strip.bottom - top }
  readMarks(text, type, typeArea, own, draft)
  if (type === 'workers_comp') {
    const statute = assignMarks(
      labelsIn(
        text,
        { x: columns.limitsX - 6, y: top, w: text.page.width, h: strip.bottom - top },
        { statute: ['PERSTATUTE', 'STATUTORYLIMITS', 'STATUTE'] },
      ),
      marks,
    ).get('statute')
    if (statute) {
      draft.line.limits.unshift({ label: 'statutory', amount: null })
      draft.note('limits.statutory', wordsOf(statute))
    }
  }
  return own.length > 0 || draft.line.limits.length > 0 ? draft : null
}

function readMarks(text: PageText, type: CoverageType, area: Box, marks: Mark[], draft: LineDraft): void {
  const labels = labelsIn(text, area, {
    claims: ['CLAIMSMADE'],
    occur: ['OCCUR'],
    any_auto: ['ANYAUTO'],
    owned: ['ALLOWNED', 'OWNED'],
    scheduled: ['SCHEDULED'],
    hired: ['HIRED'],
    non_owned: ['NONOWNED'],
    umbrella: ['UMBRELLAFORM'],
    excess: ['OTHERTHANUMBRELLA'],
  })
  const found = assignMarks(labels, marks)
  const note = (field: string, ...names: string[]): void => draft.note(field, names.flatMap((name) => wordsOf(found.get(name)!)))
  if (type === 'general_liability' && found.has('occur') !== found.has('claims')) {
    draft.line.occurrence_form = found.has('occur')
    note('occurrence_form', found.has('occur') ? 'occur' : 'claims')
  }
  if (type === 'auto_liability' || type === 'garage_liability') {
    const scope = (['any_auto', 'owned', 'scheduled', 'hired', 'non_owned'] as const).filter((name) => found.has(name))
    draft.line.auto_scope.push(...scope)
    if (scope.length > 0) note('auto_scope', ...scope)
  }
  if (type === 'umbrella' && found.has('umbrella') !== found.has('excess')) {
    draft.line.umbrella_or_excess = found.has('umbrella') ? 'umbrella' : 'excess'
    note('umbrella_or_excess', draft.line.umbrella_or_excess)
    draft.line.coverage_type = found.has('umbrella') ? 'umbrella' : 'excess_liability'
  }
}

const numbersIn = (text: PageText, box: Box): { amount: number | null; words: Word[] } => {
  const words = text.wordsIn(box).filter((w) => /\d/.test(w.text))
  return { amount: words.length > 0 ? parseAmount(words.map((w) => w.text).join(' ')) : null, words }
}

function propertyAmounts(text: PageText, strip: Strip, columns: Columns, draft: LineDraft): void {
  const headerBand: Box = { x: 0, y: strip.top - 26, w: text.page.width, h: 40 }
  const amount = text.findFirst(['AMOUNT'], headerBand)
  const coins = text.findFirst(['COINS'], headerBand)
  const deductible = columns.deductible
  const band = (from: number, to: number): Box => ({ x: from, y: strip.top + 1, w: to - from, h: strip.bottom - strip.top - 2 })
  const dedEnd = coins ? coins.box.x - 6 : amount ? amount.box.x - 20 : text.page.width
  if (amount) {
    const read = numbersIn(text, band(amount.box.x - 30, text.page.width))
    if (read.amount !== null) draft.limit('amount', read.amount, read.words)
  }
  if (deductible) {
    const read = numbersIn(text, band(columns.limitsX, dedEnd))
    if (read.amount !== null) draft.limit('deductible', read.amount, read.words)
  }
}

function physicalDamage(text: PageText, strip: Strip, columns: Columns, marks: Mark[], draft: LineDraft): void {
  const area: Box = { x: columns.limitsX - 6, y: strip.top, w: text.page.width, h: strip.bottom - strip.top }
  const found = assignMarks(labelsIn(text, area, { actual_cash_value: ['ACTUALCASHVALUE'], stated_amount: ['STATEDAMOUNT'] }), marks)
  const read = numbersIn(text, { ...area, x: columns.limitsX })
  if (read.amount !== null && found.size === 1) draft.limit([...found.keys()][0]!, read.amount, read.words)
  for (const [label, phrases] of [
    ['collision_deductible', ['COLLISION']],
    ['other_than_col_deductible', ['OTHERTHANCOL']],
  ] as const) {
    const printed = text.findFirst([...phrases], { x: 0, y: strip.top, w: columns.typeX, h: strip.bottom - strip.top })
    if (!printed) continue
    const ded = numbersIn(text, {
      x: right(printed.box),
      y: printed.box.y - 4,
      w: columns.typeX - right(printed.box),
      h: printed.box.h + 8,
    })
    if (ded.amount !== null) draft.limit(label, ded.amount, ded.words)
  }
}

type Dated = { date: string; words: Word[] }
type Placed = Dated & { x: number }
/** The binder's term: the dates typed under EFFECTIVE and under EXPIRATION, which stand side by side above the table. */
/** `Feb 1, 2026`: a day of several words that stand close. */
const spelledDays = (words: readonly Word[]): Placed[] =>
  words.flatMap((first, i): Placed[] => {
    const own = words.slice(i, i + 3)
    const isClose = own.length === 3 && own.every((w, n) => n === 0 || w.box.x - right(own[n - 1]!.box) < first.box.h)
    const found = isClose && /^[A-Za-z]{3,9}\.?$/.test(first.text) ? findDate(own.map((w) => w.text).join(' ')) : null
    return found ? [{ date: found.date, words: own, x: midX(first.box) }] : []
  })

function termOf(text: PageText, table: Anchor): { effective: Dated | null; expiration: Dated | null } {
  const above: Box = { x: 0, y: 0, w: text.page.width, h: table.box.y }
  const effective = text.findFirst(['EFFECTIVE'], above)
  const expiration = text.findFirst(['EXPIRATION'], above)
  if (!effective || !expiration) return { effective: null, expiration: null }
  const top = Math.min(effective.box.y, expiration.box.y)
  const level = text.words.filter((w) => w.box.y > top - 2 && w.box.y < top + 60)
  const single = level.filter((w) => findDate(w.text)).map((w) => ({ date: findDate(w.text)!.date, words: [w], x: midX(w.box) }))
  const dates = single.length > 0 || text.page.source === 'image' ? single : linesOf(level).flatMap((line) => spelledDays(line.words))
  const middle = expiration.box.x - 40 > effective.box.x ? (midX(effective.box) + midX(expiration.box)) / 2 : 0
  const side = (right: boolean): Dated | null => {
    const own = dates.filter((d) => d.x > middle === right)
    return own.length === 1 || new Set(own.map((d) => d.date)).size === 1 ? (own[0] ?? null) : null
  }
  return middle > 0 ? { effective: side(false), expiration: side(true) } : { effective: null, expiration: null }
}
