import type { ReadDocument, ReadFailure } from '../vocabulary/index.ts'
import { listsInColumns, readCertificate, readPolicyTable, readRemarks, readSummarySections, readSummaryTable, withBinderTerm } from './certificates/index.ts'
import { type ClassedPart, classifyPages, documentTypeOf, partsOf } from './classify/index.ts'
import { joinPartLines, readDeclarations } from './declarations/index.ts'
import { doubtDayFirst } from './doubt-day-first.ts'
import { inspectIntegrity } from './integrity/index.ts'
import { joinCertificates } from './join-certificates.ts'
import { isKnownCarrier } from './naic/index.ts'
import type { Page } from './page-model.ts'
import { goOnWithDeclarations } from './parted-declarations.ts'
import { type OnOpened, type OnRaster, readPages } from './read-pages.ts'
import { againstItself, hearSpentLimits } from './standing/index.ts'
import { pagesForPerson } from './pages-for-person.ts'
import { doubtMissing, settleReading } from './second-reading/index.ts'
import { placesAsSent } from './places-as-sent.ts'
import { emptyPart, type PageClass, type PartReading } from './stages.ts'

/** Bytes to facts: read the pages, class them, read each part by its kind, look at integrity. Runs inside the child. */
export async function readDocument(
  bytes: Uint8Array,
  contentType: string,
  onRaster: OnRaster,
  onOpened: OnOpened = () => {},
): Promise<ReadDocument | { failed: ReadFailure['reason'] }> {
  const started = performance.now()
  const read = await readPages(bytes, contentType, onRaster, onOpened)
  if ('failed' in read) return read
  const paged = performance.now()
  const classes = classifyPages(read.pages)
  const parts = partsOf(classes)
  const apart: PartReading[] = []
  const goesOnWith = new Map<number, number>()
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    const goesOn = part.doc_type === 'unknown' && before !== undefined && CERTIFICATES.has(before.doc_type)
    const reading = goesOn ? readRemarks(pagesOf(part, read.pages), apart.flatMap((r) => r.coverage_lines)) : await readPart(part, read.pages, classes, before && CERTIFICATES.has(before.doc_type) ? before.form : null)
    const parted = goOnWithDeclarations(at, parts, apart, reading, read.pages, classes)
    if (parted) {
      goesOnWith.set(at, parted.before)
      apart[parted.before] = parted.together
      apart.push(emptyPart())
      await lookAgain(parted.together, read.pages, onRaster)
      continue
    }
    apart.push(reading)
    await lookAgain(reading, read.pages, onRaster, part)
    doubtDayFirst(reading, read.pages.filter((p) => p.number >= part.page_start && p.number <= part.page_end))
  }
  const disclaimers = parts.flatMap((part, at) => {
    const reading = apart[goesOnWith.get(at) ?? at] ?? apart[at]!
    const said = againstItself(part.doc_type, pagesOf(part, read.pages), reading)
    hearSpentLimits(part.doc_type, pagesOf(part, read.pages), reading)
    if (said.notices.length > 0) reading.notices = [...(reading.notices ?? []), ...said.notices]
    // What ends a policy states no coverage of it.
    if (said.notices.length > 0 && part.doc_type === 'endorsement') Object.assign(reading, { coverage_lines: [], unreadable_fields: [], unread_changes: [] })
    return said.disclaimers
  })
  const readings = joinPartLines(joinCertificates(apart))
  const assembled = performance.now()
  const integrity = await inspectIntegrity({ bytes, contentType, pages: read.pages, reading: readings })
  const ended = performance.now()
  const document: ReadDocument = {
    ...gather(readings, parts),
    pages: read.pages.length,
    parts: parts.map(({ doc_type, form, page_start, page_end }) => ({ doc_type, form, page_start, page_end })),
    integrity,
    ...(disclaimers.length > 0 && { disclaimers }),
    review_pages: pagesForPerson(read.pages, classes, parts, apart.map((r, i) => apart[goesOnWith.get(i) ?? i] ?? r)),
    timings: {
      pages_ms: round(paged - started),
      facts_ms: round(assembled - paged),
      integrity_ms: round(ended - assembled),
      total_ms: round(ended - started),
    },
  }
  return placesAsSent(document, read.pages)
}

const round = (ms: number): number => Math.round(ms * 10) / 10

const CERTIFICATES = new Set(['coi', 'binder', 'state_fund_certificate'])
const PROVES_NOTHING = new Set(['not_insurance', 'unknown', 'sop'])

const pagesOf = (part: ClassedPart, pages: Page[]): Page[] => pages.filter((p) => p.number >= part.page_start && p.number <= part.page_end)

async function readPart(part: ClassedPart, pages: Page[], classes: PageClass[], formAhead: PageClass['form']): Promise<PartReading> {
  if (PROVES_NOTHING.has(part.doc_type)) return emptyPart()
  const own = pagesOf(part, pages)
  const ownClasses = classes.filter((c) => c.page >= part.page_start && c.page <= part.page_end)
  if (CERTIFICATES.has(part.doc_type)) {
    const certified = await readCertificate(own, ownClasses, pages.find((p) => p.number === part.page_start - 1) ?? null, formAhead)
    // An insurer's own binder is laid out as its declarations are.
    const read = isOwnBinder(part, certified) ? readDeclarations(own, ownClasses, isKnownCarrier) : certified
    return part.doc_type === 'binder' && part.form !== 'acord_75' ? withBinderTerm(read, own) : read
  }
  const listed = part.doc_type === 'schedule' ? readPolicyTable(own, ownClasses) : part.doc_type === 'declarations' ? readSummaryTable(own, ownClasses) : null
  const summed = listed === null && (part.doc_type === 'schedule' || part.doc_type === 'declarations') ? readSummarySections(own, ownClasses) : null
  // Of policies in columns that cannot be told apart nothing is told.
  const blind = part.doc_type === 'schedule' && listed === null && summed === null && own.some(listsInColumns)
  return blind ? emptyPart() : (listed ?? summed ?? readDeclarations(own, ownClasses, isKnownCarrier))
}

const isOwnBinder = (part: ClassedPart, { coverage_lines }: PartReading): boolean => part.doc_type === 'binder' && part.form === 'other' && coverage_lines.length === 0

/** Pages read from pictures get their second reading; the image reader is loaded only where there are such pages. */
async function lookAgain(reading: PartReading, pages: Page[], onRaster: OnRaster, own?: ClassedPart): Promise<void> {
  const seen = pages.find((p) => p.source === 'image' || p.source === 'mixed')
  if (!seen || reading.coverage_lines.length === 0) return
  const { isCoveredOn, rereadPage, weighPage } = await import('./images/index.ts')
  onRaster(seen.number, pages.length)
  await settleReading(reading, pages, rereadPage, weighPage, isCoveredOn)
  if (own && CERTIFICATES.has(own.doc_type)) doubtMissing(reading, pagesOf(own, pages), isCoveredOn)
}

/** One document's facts from its parts: the first part that states a fact gives it. */
function gather(readings: PartReading[], parts: ClassedPart[]): Omit<ReadDocument, 'pages' | 'parts' | 'integrity' | 'timings'> {
  const kind = documentTypeOf(parts)
  const proving = readings.filter((_, i) => !PROVES_NOTHING.has(parts[i]!.doc_type))
  const main = readings[parts.findIndex((p) => p.doc_type === kind.doc_type)] ?? emptyPart()
  const ordered = [main, ...proving.filter((r) => r !== main)]
  const first = <K extends keyof PartReading>(key: K): PartReading[K] => ordered.find((r) => r[key] !== null)?.[key] ?? main[key]
  const holding = ordered.find((r) => r.certificate_holder !== null) ?? main
  const coverage_lines = readings.flatMap((r) => r.coverage_lines)
  const unreadable_fields: PartReading['unreadable_fields'] = []
  let offset = 0
  for (const reading of readings) {
    for (const field of reading.unreadable_fields)
      unreadable_fields.push({ ...field, line: field.line === null ? null : field.line + offset })
    offset += reading.coverage_lines.length
  }
  return {
    doc_type: kind.doc_type,
    form: kind.form ?? main.form,
    form_edition: kind.form_edition ?? main.form_edition,
    issued_on: first('issued_on'),
    insured_name: first('insured_name'),
    insured_state: first('insured_state'),
    producer: first('producer'),
    certificate_holder: holding.certificate_holder,
    holder_printed: holding.holder_printed ?? null,
    description_of_operations: first('description_of_operations'),
    coverage_lines,
    unreadable_fields,
    notes: readings.flatMap((r) => r.notes),
    ...(readings.some((r) => r.notices) && { notices: readings.flatMap((r) => r.notices ?? []) }),
    ...(readings.some((r) => r.unread_changes) && { unread_changes: readings.flatMap((r) => r.unread_changes ?? []) }),
  }
}
