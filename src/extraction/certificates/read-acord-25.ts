import type { PageClass, PartReading } from '../stages.ts'
import { gatherFacts, type PageView, viewPage } from '../declarations/index.ts'
import type { Word } from '../page-model.ts'
import { isCompanyName, isKnownCarrier } from '../naic/index.ts'
import { findDate } from '../values/index.ts'
import { withBareLetters } from './insurers/bare-letters.ts'
import { coverageSections } from './own-layout/coverage-sections.ts'
import type { Table } from './table/coverage-table.ts'
import type { Grid } from '../classify/index.ts'
import { labelledCarrier, withoutTick } from './insurers/labelled-carrier.ts'
import type { LineDraft } from './line-draft.ts'
import { findMarks } from './page/marks.ts'
import { restoreThousands } from './limits/omitted-thousands.ts'
import { midY, type PageText } from './page/page-text.ts'
import { type KeyedLimits, keyedLimits } from './limits/keyed-limits.ts'
import { applyDescription, doubtDeniedMarks, paragraphs, readDescription, somewhereOn } from './read-description.ts'
import { type Insurer, readInsurers } from './insurers/read-insurers.ts'
import { readLiabilityTable } from './read-liability-table.ts'
import { addLimits } from './limits/read-limits.ts'
import { loseFailed } from './own-layout/lose-failed.ts'
import { readOwnParties } from './own-layout/read-own-parties.ts'
import { readParties } from './read-parties.ts'
import { setCompany } from './rows/row-insurers.ts'
import { isWithheld } from './page/set-off.ts'
import { inPlace, placedBack } from './page/shifted-print.ts'
import { sectionLimits } from './own-layout/section-limits.ts'
import { applyAnswersByCoverage } from './page/answers-by-coverage.ts'
import { applyAnswers } from './page/stated-answers.ts'
import { doubtLetters } from './limits/thousands-by-letter.ts'

/** One page that carries a coverage table with the columns of an ACORD 25, in whatever proportions it was drawn. */
export function readAcord25(text: PageText, grid: Grid, headed: Table, pageClass: PageClass, isInPlace = false): PartReading {
  const shifted = pageClass.form === 'acord_25' && !isInPlace ? inPlace(text, grid, headed) : null
  if (shifted) return placedBack(readAcord25(shifted.text, grid, headed, pageClass, true), shifted.by)
  const insurers = readInsurers(text, grid)
  const table = withBareLetters(text, headed, insurers)
  const marks = findMarks(text)
  const documentClass = pageClass.doc_type === 'binder' || pageClass.doc_type === 'schedule' ? pageClass.doc_type : 'coi'
  const doubts: string[] = []
  const drafts = readLiabilityTable({ text, grid, table, marks, documentClass, doubts }, insurers)
  const setOff = drafts.some(isWithheld)
  if (setOff) insurers.clear()
  else if (doubts.length > 0) {
    // Where the table does not tell whose its amounts are, no list does.
  } else if (!table.columns.limits || (text.page.source !== 'image' && drafts.every(({ line }) => line.limits.every((l) => l.amount === null)))) addListedLimits(text, drafts)
  restoreThousands(text, drafts)
  if (text.page.source !== 'image') doubtLetters(drafts)
  if (text.page.source !== 'image') addSoleInsurer(drafts, insurers)
  // Of several companies listed by letter none is the page's.
  const listsSeveral = text.page.source !== 'image' && (insurers.size > 1 || numbersSeveral(text))
  if (!table.columns.carrier && (!table.columns.letter || isUnlettered(text, drafts, insurers)) && !listsSeveral && !namesSeveral(text, table)) addCarrier(text, drafts, table)
  if (pageClass.form === 'other' && text.page.source !== 'image' && !table.columns.eff && !table.columns.exp && !holdsDays(text, table)) addTerm(text, drafts)
  loseFailed(text, drafts, 'kept')
  const description = readDescription(text, grid)
  // An ACORD 25 answers in its columns; where a picture does not show them, the description is no answer for them.
  const unseen = text.page.source === 'image' && pageClass.form === 'acord_25'
  const hasColumns = table.columns.addl !== undefined || table.columns.subr !== undefined || unseen
  // A table of some other maker may say it anywhere.
  const said = description?.text ?? (pageClass.form === 'other' && text.page.source !== 'image' ? paragraphs(viewPage(text.page).blockRuns.map((b) => b.text)) : null)
  applyDescription(
    drafts.map((d) => d.line),
    said,
    hasColumns,
    description?.place ?? somewhereOn(text),
  )
  if (hasColumns && said && text.page.source !== 'image') doubtDeniedMarks(drafts, said, description?.place ?? somewhereOn(text))
  // A form without the columns may have boxes for the whole page: `[X] Additional insured` under its holder.
  if (!hasColumns && text.page.source !== 'image') applyAnswers(drafts, applyAnswersByCoverage(drafts, viewPage(text.page).rows))
  const isOwn = pageClass.form === 'other' || (pageClass.form === null && text.page.source !== 'image')
  const parties = isOwn ? readOwnParties(text, grid) : readParties(text, grid)
  return assemble(drafts, {
    ...parties,
    // The first line of an address may be the last of the one over it.
    insured_name: setOff ? null : parties.insured_name,
    form: pageClass.form,
    form_edition: pageClass.form_edition,
    description_of_operations: description?.text ?? null,
  }, [...new Set(doubts)])
}

/** A table without a limits column, or whose limits stand out of it, lists them under the coverage's name. */
function addListedLimits(text: PageText, drafts: LineDraft[]): void {
  const keyed = text.page.source === 'image' ? null : keyedLimits(viewPage(text.page).rows)
  if (keyed) return addKeyedLimits(keyed, drafts)
  const listed = coverageSections(viewPage(text.page).rows, isKnownCarrier)
    .map((section) => ({ type: section.type, limits: sectionLimits(section) }))
    .filter((s) => s.limits.length > 0)
  for (const draft of drafts) {
    // What the table holds and cannot be told there is not told by its rows either.
    if (draft.unreadable.some((u) => u.field.startsWith('limits.'))) continue
    const own = listed.filter((s) => s.type === draft.line.coverage_type)
    if (draft.line.limits.every((l) => l.amount === null) && own.length === 1) addLimits(draft, own[0]!.limits.filter((l) => !draft.line.limits.some((o) => o.label === l.label)))
  }
}

/** Limits by the policies' keys: each to the line whose own row bears the key. */
function addKeyedLimits({ policies, limits }: KeyedLimits, drafts: LineDraft[]): void {
  for (const draft of drafts) {
    const { fields, coverage_type: type } = draft.line
    const own = [...policies].filter(([, row]) => [fields.coverage_type, fields.effective_date].some((f) => f?.provenance?.box && row.segments.some((s) => Math.abs(midY(s.box) - midY(f.provenance!.box!)) < 2)))
    const [one, more] = own
    const heading = one?.[1].segments[0]
    if (one && heading && !more) addLimits(draft, sectionLimits({ type, name: '', heading, rows: limits.get(one[0]) ?? [] }).filter((l) => !draft.line.limits.some((o) => o.label === l.label)))
  }
}

/** A form that lists one insurer and puts no letter to any row has no other to mean. */
function addSoleInsurer(drafts: LineDraft[], insurers: Map<string, Insurer>): void {
  const [only] = insurers.values()
  if (!only?.name || insurers.size > 1 || drafts.some((d) => d.line.insurer_letter || d.line.carrier)) return
  for (const draft of drafts) setCompany(draft, only)
}

/** A form that lists no insurers and has a letter in no row of its column: its one company stands in a cell of its own. */
const isUnlettered = (text: PageText, drafts: readonly LineDraft[], insurers: ReadonlyMap<string, Insurer>): boolean =>
  text.page.source !== 'image' && insurers.size === 0 && drafts.every((d) => !d.line.insurer_letter && !d.line.carrier)

const NUMBERED = /^\W*(?:COMPAN(?:Y|IES)|INSURERS?|CARRIERS?)?\W*\(?[1-9][.)]\s+(?=[A-Z])/i
/** `(1) Acme Insurance Company` over `(2) Lantern Casualty Company`: companies by number, of which none is the page's. */
const numbersSeveral = (text: PageText): boolean =>
  new Set(viewPage(text.page).rows.flatMap((r) => r.segments.flatMap((s) => (NUMBERED.test(s.text) && isCompanyName(s.text.replace(NUMBERED, '')) ? [s.text.replace(NUMBERED, '')] : [])))).size > 1

const COMPANY = /((?:[A-Z][\w&.'’-]+\s+){1,5}(?:Insurance|INSURANCE|Ins|INS|Casualty|CASUALTY|Indemnity|INDEMNITY|Assurance|ASSURANCE)\.?\s+(?:Company|COMPANY|Co\b|CO\b|Corp|CORP))/g
/** Companies named in the rows of a digital page's table, though no column of theirs was found: whose row is whose cannot be told. */
const namesSeveral = (text: PageText, { left, right, top, bottom }: Table): boolean =>
  text.page.source !== 'image' &&
  new Set(text.linesIn({ x: left, y: top, w: right - left, h: bottom - top }).flatMap((l) => l.text.match(COMPANY) ?? [])).size > 1

/** `Auto issued by Acme Insurance Company; cargo by Lantern Insurance Company`: of companies told apart in one line none is all policies'. */
const notBesideOther = <F extends { words: Word[] } | null>(view: PageView, carrier: F): F | null => {
  const line = view.rows.find((r) => r.segments.some((s) => carrier !== null && s.words.includes(carrier.words[0]!)))
  return new Set(line?.segments.map((s) => s.text).join(' ').match(COMPANY) ?? []).size > 1 ? null : carrier
}

/** A table that names no companies belongs to the one insurer the page names. */
function addCarrier(text: PageText, drafts: LineDraft[], table: Table): void {
  // Where some rows name their company, one that is illegible on a picture is not the company of another row.
  const seen = text.page.source === 'image'
  if (seen && drafts.some((d) => d.line.carrier)) return
  const view = viewPage(text.page)
  // Nor is the one name that is legible the only one printed.
  const carrier = labelledCarrier(view.rows) ?? (seen ? null : notBesideOther(view, gatherFacts([view], isKnownCarrier, undefined, text.attempt).carrier))
  // A code printed once, with no company of its own, is the one company's.
  const codes = new Set([...view.text.matchAll(/\bNAIC\b[^\d\n]{0,16}(\d{5})\b/gi)].map((m) => m[1]))
  const code = !seen && (codes.size === 1 || (codes.size === 0 && view.text.match(/\bNAIC\b/gi)?.length === 1)) ? gatherFacts([view], isKnownCarrier, undefined, text.attempt).naic : null
  // What stands in one row of several is that row's.
  if (!carrier || (!seen && drafts.length > 1 && isInRow(table, carrier.words))) return
  for (const draft of drafts) {
    if (draft.line.carrier) continue
    draft.set('carrier', withoutTick(carrier.text), carrier.words)
    if (code && !draft.line.naic) draft.set('naic', code.text, code.words)
  }
}

const isInRow = ({ left, right, top, bottom }: Table, words: readonly Word[]): boolean => words.every(({ box }) => box.x >= left && box.x < right && box.y > top && box.y < bottom)

const BEGINS = /\b(?:eff(?:ective)?|inception|from)\b\.?(?:\s+dates?)?\s?:?\s{0,3}(\d{1,2}[/-]\d{1,2}[/-]\d{2,4})/gi
/** Days in the rows themselves, under whatever heading: each is its own row's. */
const holdsDays = (text: PageText, { left, right, top, bottom }: Table): boolean => text.linesIn({ x: left, y: top, w: right - left, h: bottom - top }).some((l) => findDate(l.text) !== null && !NO_TERM.test(l.text))
/** `Claims-made, retro date 4/1/2019`. */
const NO_TERM = /\bretro/i

/** A table without days is of the one term that the page states. */
function addTerm(text: PageText, drafts: LineDraft[]): void {
  if (drafts.some(({ line }) => line.effective_date || line.expiration_date)) return
  const view = viewPage(text.page)
  const { effective, expiration } = gatherFacts([view], isKnownCarrier, undefined, text.attempt)
  if (!effective || !expiration) return
  // Where policies begin on several days the page states no one term.
  if (new Set([...view.text.matchAll(BEGINS)].map((m) => m[1])).size > 1) return
  for (const draft of drafts) {
    draft.set('effective_date', effective.date, effective.words)
    draft.set('expiration_date', expiration.date, expiration.words)
  }
}

type Head = Omit<PartReading, 'coverage_lines' | 'unreadable_fields' | 'notes'>

/** Drafts into a reading, with what could not be made out by line. */
export function assemble(drafts: LineDraft[], head: Head, notes: string[] = []): PartReading {
  return {
    ...head,
    coverage_lines: drafts.map((d) => d.line),
    unreadable_fields: drafts.flatMap((d, line) => d.unreadable.map((u) => ({ ...u, line }))),
    notes,
  }
}
