import { viewPage } from '../declarations/index.ts'
import type { Page } from '../page-model.ts'
import { emptyPart, type PageClass, type PartReading } from '../stages.ts'
import { findTable } from './table/find-table.ts'
import { continuedTable } from './table/continued-table.ts'
import type { Table } from './table/coverage-table.ts'
import { companyBands } from './insurers/company-bands.ts'
import { Grid } from '../classify/index.ts'
import { fieldOf } from './line-draft.ts'
import { foldLetters, PageText } from './page/page-text.ts'
import { withoutSheetBehind } from './page/without-sheet-behind.ts'
import { withoutOtherAmounts } from './page/without-other-amounts.ts'
import { withMonthFirst } from './page/with-month-first.ts'
import { withoutOtherFacts } from '../other-facts/index.ts'
import { readAcord25 } from './read-acord-25.ts'
import { readBinder } from './read-binder.ts'
import { numberOfLetter, withInsurerLetters } from './insurers/keyed-companies.ts'
import { readInsurers } from './insurers/read-insurers.ts'
import { joinPapers } from './join-papers.ts'
import { papersSideBySide } from './page/two-papers.ts'
import { loseLimits, lostOfPaper } from './own-layout/lose-failed.ts'
import { readOwnLayout } from './own-layout/read-own-layout.ts'
import { readOwnParties } from './own-layout/read-own-parties.ts'
import { repeatsHeads } from './own-layout/repeated-heads.ts'
import { readSinglePolicy } from './read-single-policy.ts'
import { listsSideBySide } from './table/transposed-table.ts'
import { withThousandsByLetter } from './limits/thousands-by-letter.ts'

/** The facts of a certificate or binder from the pages of its part; `ahead` is the page before them, whose table may go on, and `formAhead` the certificate's form that it is of. */
export function readCertificate(pages: Page[], classes: PageClass[], ahead: Page | null = null, formAhead: PageClass['form'] = null): PartReading {
  let reading: PartReading | null = null
  let before = ahead && ahead.source !== 'image' ? findTable(new PageText(ahead), new Grid(ahead)) : null
  for (const printed of pages) {
    const pageClass = classes.find((c) => c.page === printed.number) ?? classes[0]
    if (!pageClass) continue
    const halves = papersSideBySide(printed)
    if (halves) {
      const [one, other] = halves.map((half) => readCertificate([half], classes))
      reading = join(reading, joinPapers([one!, other!], printed.number, emptyPart()))
      continue
    }
    const dated = withMonthFirst(withThousandsByLetter(pageClass.form === 'acord_25' ? withoutSheetBehind(printed) : printed))
    const own = pageClass.form === 'other' || pageClass.form === null
    const keyed = own ? withInsurerLetters(dated) : null
    const lettered = keyed?.page ?? dated
    const whole = new PageText(lettered)
    // The forms have no such columns.
    const page = own ? whole.attempt(['other_columns'], lettered, () => withoutOtherFacts(withoutOtherAmounts(lettered))) : lettered
    const text = page === lettered ? whole : new PageText(page)
    const grid = new Grid(page)
    const read = pageClass.form === 'other' ? (readBands(text, pageClass) ?? goesOn(text, grid, before, pageClass) ?? readPage(text, grid, pageClass)) : readPage(text, grid, pageClass)
    const next = read && loseLimits(page === lettered ? read : withParties(read, whole), text)
    if (keyed?.byNumber) for (const line of next?.coverage_lines ?? []) line.insurer_letter = numberOfLetter(line.insurer_letter)
    for (const lost of lostOfPaper(text)) next?.unreadable_fields.push({ ...lost, line: null })
    const form = reading === null ? formAhead : (classes[0]?.form ?? null)
    const behindForm = form !== null && form !== 'other' && pageClass.form === 'other'
    if (next) reading = join(reading, behindForm ? wholePolicies(next) : next)
    if (pages.length > 1) before = findTable(text, grid) ?? before
  }
  return reading ?? { ...emptyPart(), form: classes[0]?.form ?? null, form_edition: classes[0]?.form_edition ?? null }
}

/** A broker's schedule of insurance: a table of policies under another name. Null where no page has one. */
export function readPolicyTable(pages: Page[], classes: PageClass[]): PartReading | null {
  const listed = pages.filter((page) => page.source !== 'image' && !page.words.some((w) => /^underlying$/i.test(w.text)) && findTable(new PageText(page), new Grid(page)))
  const reading = listed.length > 0 ? readCertificate(listed, classes) : null
  return reading && reading.coverage_lines.length > 1 ? reading : null
}

/**
 * A summary of policies of several insurers, which calls itself as declarations do. Null where the table has no column of
 * companies or all policies are of one, and where policies listed may lie under the one that is declared.
 */
export function readSummaryTable(pages: Page[], classes: PageClass[]): PartReading | null {
  if (pages.some((page) => page.words.some((w) => /^(?:underlying|primary)\W*$/i.test(w.text)))) return null
  const reading = readPolicyTable(pages, classes)
  const several = (of: 'carrier' | 'policy_number'): boolean => reading !== null && reading.coverage_lines.every((l) => l[of] !== null) && new Set(reading.coverage_lines.map((l) => l[of])).size > 1
  // A list of forms has numbers and names in rows too, and no days.
  if (!reading?.coverage_lines.some((l) => l.effective_date !== null)) return null
  // Captions of the one policy's facts stand in a row as well, over lines that name no coverage; and with colons, as no table's heads do.
  if (reading.coverage_lines.every(namesNothing) || pages.some(captionsNumber)) return null
  return several('carrier') && several('policy_number') ? reading : null
}

/**
 * An agency's summary of policies, each a section with its coverage's name over its company, number, term and limits. Null where
 * fewer than two state all of that themselves, and where policies listed may lie under the one that is declared.
 */
export function readSummarySections(pages: Page[], classes: PageClass[]): PartReading | null {
  if (pages.some((page) => page.source === 'image' || page.words.some((w) => /^(?:underlying|primary)\W*$/i.test(w.text)))) return null
  const labelled = pages.flatMap((page) => page.words.filter((w, i) => /^policy$/i.test(w.text) && POLICY_NUMBER_WORD.test(page.words[i + 1]?.text ?? '')))
  if (labelled.length < POLICIES_MIN && !pages.some(listsInColumns)) return null
  let reading: PartReading | null = null
  let listing = false
  for (const page of pages) {
    const pageClass = classes.find((c) => c.page === page.number)
    const next = pageClass ? readOwnLayout(new PageText(page), new Grid(page), pageClass) : null
    if (next) reading = join(reading, next)
    listing ||= new Set(next?.coverage_lines.map((l) => l.policy_number)).size > 1
  }
  const lines = reading?.coverage_lines ?? []
  const whole = lines.every((l) => l.policy_number !== null && l.carrier !== null && l.effective_date !== null)
  // Policies with pages of their own are declared, not listed.
  return whole && listing ? reading : null
}

/** Whether a page lists policies in columns, their numbers side by side behind one label: which column says what is no reader's guess. */
export const listsInColumns = (page: Page): boolean => page.source !== 'image' && listsSideBySide(viewPage(page).rows)

/** `Policy Number:` over its number. */
const captionsNumber = (page: Page): boolean => page.words.some((w, i) => /^policy$/i.test(w.text) && /^(?:number|no\.?|num\.?|#)\s?:$/i.test(page.words[i + 1]?.text ?? '') && !page.words.some((v) => Math.abs(v.box.y - w.box.y) < 3 && v.box.x > w.box.x + 5 && v.box.x < w.box.x + CAPTION_BESIDE && /\d{4}/.test(v.text)))
const CAPTION_BESIDE = 140
const POLICY_NUMBER_WORD = /^(?:number|no|num|#)\W{0,2}$/i
const POLICIES_MIN = 2

/** The rows of a table whose headings stand on the page before. */
function goesOn(text: PageText, grid: Grid, before: Table | null, pageClass: PageClass): PartReading | null {
  const table = before && !findTable(text, grid) ? continuedTable(text, grid, before) : null
  const read = table ? readAcord25(text, grid, table, pageClass) : null
  return read && read.coverage_lines.length > 0 ? read : null
}

/** Who made the paper out, for whom and when stands among the facts that are none of the policies'. */
function withParties(reading: PartReading, whole: PageText): PartReading {
  const parties = readOwnParties(whole, new Grid(whole.page))
  const insures = reading.coverage_lines.some((l) => l.carrier !== null && foldLetters(l.carrier) === foldLetters(parties.insured_name ?? ''))
  return { ...reading, ...parties, ...(insures ? { insured_name: null, insured_state: null } : {}) }
}

const HEADED = new Set(['acord_27', 'acord_28', 'acord_23'])

function readPage(text: PageText, grid: Grid, pageClass: PageClass): PartReading | null {
  if (pageClass.form === 'acord_75') {
    const bound = readBinder(text, grid, pageClass)
    return bound && bound.coverage_lines.length > 0 ? bound : (readOwnLayout(text, grid, pageClass) ?? bound)
  }
  const inCards = pageClass.form === 'other' && text.page.source !== 'image' && repeatsHeads(viewPage(text.page).rows)
  const table = inCards ? null : findTable(text, grid)
  const listed = table ? readAcord25(text, grid, table, pageClass) : null
  // Heads over the one policy's facts: the coverages are told farther down.
  if (listed && pageClass.form === 'other' && text.page.source !== 'image' && listed.coverage_lines.length > 0 && listed.coverage_lines.every(namesNothing)) {
    const told = readOwnLayout(text, grid, pageClass)
    if (told?.coverage_lines.some((l) => l.coverage_type !== 'other' && l.limits.length > 0)) return told
  }
  // Cells of the one policy that stand level may look like headings over nothing.
  const isHeaded = HEADED.has(pageClass.form ?? '') && text.page.source !== 'image' && listed?.coverage_lines.length === 0
  // Words of a letter may too.
  if (listed && !isHeaded && (listed.coverage_lines.length > 0 || listed.notes.length > 0 || pageClass.form !== 'other' || text.page.source === 'image')) return listed
  if (HEADED.has(pageClass.form ?? '')) return undated(readSinglePolicy(text, grid, pageClass), text, grid, pageClass)
  // An ACORD 25 whose table cannot be found is no list of facts: what stands beside what would be guessed.
  if (pageClass.form === 'acord_25' && text.page.source !== 'image' && readInsurers(text, grid).size > 1) return numberedSections(text, grid, pageClass)
  const own = readOwnLayout(text, grid, pageClass) ?? listed
  return text.page.source === 'image' && own && readInsurers(text, grid).size > 1 ? withoutCarriers(own) : own
}

const namesNothing = (line: PartReading['coverage_lines'][number]): boolean => line.coverage_type === 'other' && line.limits.length === 0

/** A paper of the form's name in an issuer's own layout has no headed cells: what gives no day is read as such a layout, where that gives both. */
function undated(single: PartReading, text: PageText, grid: Grid, pageClass: PageClass): PartReading {
  // The printed form asks for its perils in rows: their names are captions, and what the form holds out of place is nobody's.
  if (text.page.source === 'image' || text.findFirst(['PERILSINSURED', 'COVERAGEPERILSFORMS'])) return single
  const isDated = single.coverage_lines.some((l) => l.effective_date !== null || l.expiration_date !== null)
  // What states its one limit by labels of its own goes with what the form's cells say.
  if (isDated && single.coverage_lines.some((l) => l.limits.length > 0)) return single
  const own = readOwnLayout(text, grid, pageClass)
  if (isDated) {
    const [line, more] = single.coverage_lines
    const beside = own?.coverage_lines.length === 1 && own.coverage_lines[0]!.policy_number === line?.policy_number ? own.coverage_lines[0]! : null
    return line && !more && beside ? { ...single, coverage_lines: [{ ...line, limits: beside.limits, fields: { ...limitFields(beside.fields), ...line.fields } }] } : single
  }
  return own !== null && own.coverage_lines.length > 0 && own.coverage_lines.every((l) => l.effective_date !== null && l.expiration_date !== null) ? own : single
}

const limitFields = (fields: PartReading['coverage_lines'][number]['fields']): typeof fields => Object.fromEntries(Object.entries(fields).filter(([path]) => path.startsWith('limits.')))

/** Coverages in running lines, each with the number of its own policy and the letter of its insurer; anything less would be guessed. */
function numberedSections(text: PageText, grid: Grid, pageClass: PageClass): PartReading | null {
  const own = readOwnLayout(text, grid, pageClass)
  const told = own !== null && own.coverage_lines.length > 1 && own.coverage_lines.every((l) => l.policy_number !== null && l.insurer_letter !== null)
  return told && new Set(own.coverage_lines.map((l) => l.policy_number)).size === own.coverage_lines.length ? own : null
}

/** A form that lists its insurers by letter says nothing of whose a policy is where the picture's table cannot be made out. */
const withoutCarriers = (reading: PartReading): PartReading => ({
  ...reading,
  coverage_lines: reading.coverage_lines.map(({ fields: { carrier: _, naic: __, ...fields }, ...line }) => ({ ...line, carrier: null, naic: null, fields })),
})

/** A form with a table and a company for each policy: its lines by band, its parties from the whole page. */
function readBands(text: PageText, pageClass: PageClass): PartReading | null {
  let reading: PartReading | null = null
  for (const { page, carrier } of companyBands(text)) {
    const next = readPage(new PageText(page), new Grid(page), pageClass)
    if (!next) continue
    const named = next.coverage_lines.map((line) => (carrier && !line.carrier ? { ...line, carrier: carrier.text, fields: { ...line.fields, carrier: fieldOf(page.number, carrier.words) } } : line))
    reading = join(reading, { ...next, coverage_lines: named })
  }
  return reading && reading.coverage_lines.length > 1 ? { ...reading, ...readOwnParties(text, new Grid(text.page)) } : null
}

/** Behind a form's own page words go on that speak of its policies: what states its number and when it begins is one more. */
function wholePolicies(reading: PartReading): PartReading {
  const kept = reading.coverage_lines.filter((l) => l.policy_number !== null && l.effective_date !== null)
  const placeOf = (line: number | null): number | null => (line === null ? null : kept.indexOf(reading.coverage_lines[line]!))
  return { ...reading, coverage_lines: kept, unreadable_fields: reading.unreadable_fields.map((u) => ({ ...u, line: placeOf(u.line) })).filter((u) => u.line !== -1) }
}

/** A second page of the same certificate adds its lines; what the first page says stands. */
function join(first: PartReading | null, next: PartReading): PartReading {
  if (!first) return next
  const offset = first.coverage_lines.length
  return {
    ...first,
    coverage_lines: [...first.coverage_lines, ...next.coverage_lines],
    unreadable_fields: [
      ...first.unreadable_fields,
      ...next.unreadable_fields.map((u) => ({ ...u, line: u.line === null ? null : u.line + offset })),
    ],
    notes: [...first.notes, ...next.notes],
  }
}
