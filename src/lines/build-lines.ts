import { findAccount } from '../accounts/index.ts'
import { appendEvent } from '../events/index.ts'
import { type DocumentRow, engagementsOfDocuments, findDocument, findReading, finishDocument, setAwaitingReview } from '../intake/index.ts'
import { type Context, dayIn, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { type ReadDocument, type ReadLine, type ReviewPage, type UnreadableField } from '../vocabulary/index.ts'
import { aboutDocument, announceExtracted, announceUnreadable, refsOf, unreadableWire } from './announce-document.ts'
import { attachToProgram } from './attach-documents.ts'
import { changeLine } from './change-line.ts'
import { type HeldLine, hasOpenContradiction } from './held-line.ts'
import { saidStill } from './said-still.ts'
import { matchLine, REVIEW_TITLES, type ReviewReason } from './match-line.ts'
import { linesOfChange, linesOfNotice, statedByNotice } from './match-notice.ts'
import { mergeDocument } from './merge-documents.ts'
import { meantOfRelatives, policiesOfRelatives } from './relatives-policies.ts'
import { rollLines } from './roll-lines.ts'
import { stopsBuilding } from './stops-building.ts'
import { findLines, type LineRow, linkDocument, listLinesOfInsured, UNVERIFIED } from './table.ts'

export type BuildOptions = { /** A reviewer has looked at what stopped the document. */ reviewed?: boolean }
type Touched = { rows: LineRow[]; created: number; /** Policies of others that its notices are about: marked by work of their own, under their own lock. */ ofRelatives: LineRow[]; /** A notice of cancellation whose policy number nobody could read: it may be about any policy of the insured. */ cancelsSomePolicy: boolean; /** Lines that it changes in words that nobody could read. */ changed: HeldLine[]; /** Whether some of them are others': their items are with those. */ changesRelatives: boolean; /** It changes some policy, and nobody can tell which. */ changesSomePolicy: boolean; reviews: { reason: ReviewReason; lineId: string | null; coverageType: string | null; page: number | null }[] }

/** Builds coverage lines from what was read of a document and says how that ended. Doing it again changes nothing. */
export async function buildLines(tx: Tx, context: Context, documentId: string, options: BuildOptions = {}): Promise<void> {
  const document = await findDocument(tx, documentId)
  const reading = (await findReading(tx, documentId))?.reading
  if (!document?.insured_ref || !reading) return
  if (!options.reviewed && document.status !== 'received' && document.status !== 'extracting') return
  await lockInsured(tx, document.insured_ref)
  const engagementIds = (await engagementsOfDocuments(tx, [documentId])).map((e) => e.engagement_id)
  if (reading.doc_type === 'not_insurance') return finishNotInsurance(tx, context, document, reading, engagementIds)
  const stops = stopsBuilding(reading, tx.mode)
  if (stops !== null && !options.reviewed) {
    await finishDocument(tx, documentId, 'in_review', 'in_review')
    await setAwaitingReview(tx, documentId, [...new Set(reading.coverage_lines.map((l) => l.coverage_type))])
    tx.record({ name: 'lines.changed', insured_ref: document.insured_ref, document_id: documentId })
    tx.record({ name: 'document.needs_review', kind: 'integrity', document_id: documentId, insured_ref: document.insured_ref, title: stops })
    return
  }
  const touched = await mergeReading(tx, context, document, reading, engagementIds)
  await rollLines(tx, context, document.insured_ref)
  const built = touched.rows.length + touched.ofRelatives.length > 0
  const waits = touched.reviews.length > 0 || touched.changesRelatives
  const inReview = !built && (waits || (!options.reviewed && (pagesToSee(reading).length > 0 || (reading.coverage_lines.length === 0 && needsPerson(reading)))))
  const outcome = built ? (touched.created ? 'lines_built' : 'merged') : inReview ? 'in_review' : reading.unreadable_fields.length ? 'unreadable' : 'no_lines'
  await finishDocument(tx, documentId, inReview ? 'in_review' : 'extracted', outcome)
  await recordReviews(tx, document, reading, touched, inReview, options.reviewed === true)
  announceUnreadable(tx, context, document, reading, engagementIds)
  if (!inReview) announceExtracted(tx, context, document, reading, [...touched.rows, ...touched.ofRelatives], engagementIds)
  if (document.program_ref && touched.rows.length > 0) await attachToProgram(tx, document.program_ref, touched.rows)
  tx.record({ name: 'lines.changed', insured_ref: document.insured_ref, document_id: documentId })
  if (touched.rows.some((r) => r.held.policy_number !== null)) tx.record({ name: 'policy_number.arrived', insured_ref: document.insured_ref, document_id: documentId, coverage_types: touched.rows.filter((r) => r.held.policy_number).map((r) => r.held.coverage_type) })
}

/** Building has failed for good: a person sees the paper, and the document does not stay unfinished. */
export async function giveUpBuilding(tx: Tx, documentId: string): Promise<void> {
  const document = await findDocument(tx, documentId)
  if (document?.status !== 'received' && document?.status !== 'extracting') return
  await finishDocument(tx, documentId, 'in_review', 'in_review')
  if (document.insured_ref) tx.record({ name: 'lines.changed', insured_ref: document.insured_ref, document_id: documentId })
  tx.record({ name: 'document.needs_review', kind: 'unplaced_page', document_id: documentId, insured_ref: document.insured_ref, coverage_line_id: null, coverage_type: null, page: 1, reason: 'nothing_read', title: 'What was read of this paper could not be kept' })
}

/** A document with doubtful pages and no line at all is a person's to look at; paper that simply proves nothing is not. */
const needsPerson = (reading: ReadDocument): boolean => reading.unreadable_fields.length > 0 && reading.doc_type !== 'unknown'

const pagesToSee = (reading: ReadDocument): ReviewPage[] => reading.review_pages ?? []

async function mergeReading(tx: Tx, context: Context, document: DocumentRow, reading: ReadDocument, engagementIds: string[]): Promise<Touched> {
  const insuredRef = document.insured_ref!
  const rows = new Map((await listLinesOfInsured(tx, insuredRef)).map((r) => [r.coverage_line_id, r]))
  const today = dayIn(tx.now, (await findAccount(tx, tx.accountId))!.time_zone)
  const notices = reading.notices ?? []
  const changes = reading.unread_changes ?? []
  const touched = new Set<string>()
  const result: Touched = { rows: [], created: 0, ofRelatives: [], cancelsSomePolicy: notices.some((n) => n.kind === 'cancellation_notice' && n.policy_numbers.length === 0), changed: [], changesRelatives: false, changesSomePolicy: changes.some((c) => c.policy_numbers.length === 0), reviews: [] }
  const merge = async (index: number, read: ReadLine, held: HeldLine | null, unreadable: readonly UnreadableField[] = []): Promise<LineRow | null> => {
    const merged = mergeDocument(held, read, {
      coverage_line_id: held?.coverage_line_id ?? context.ids.make('coverageLine'),
      insured_ref: insuredRef,
      document_id: document.document_id,
      reading_index: index,
      unreadable: unreadable.map((u) => u.field),
      producer: reading.producer,
      certificate_holder: reading.certificate_holder,
      description_of_operations: reading.description_of_operations,
    })
    const id = merged.line.coverage_line_id
    touched.add(id)
    await linkMissing(tx, id, document.document_id, merged.change === 'none')
    if (merged.change === 'none') return null
    if (merged.change === 'created') result.created++
    const before = rows.get(id)
    const row: LineRow = before
      ? { ...before, ...standingOf(before, merged.line), extends_to_children: before.extends_to_children || merged.line.extends_to_children === true }
      : { coverage_line_id: id, insured_ref: insuredRef, held: merged.line, verification: UNVERIFIED, verified_at: null, request: null, program_ref: document.program_ref, extends_to_children: merged.line.extends_to_children === true, revision: 1, created_at: tx.now, updated_at: tx.now }
    const saved = await changeLine(tx, context, row, { change: merged.change, cause: { document_id: document.document_id }, previousState: before?.verification.state ?? null, previousDocumentClass: merged.previous_document_class, documentId: document.document_id, engagementIds })
    rows.set(id, saved)
    for (const c of merged.contradictions)
      appendEvent(tx, context, { event: 'contradiction.detected', insuredRef, documentId: document.document_id, engagementIds, data: { coverage_line_id: id, attribute: c.attribute, values: [c.held, c.new], sources: c.sources } })
    if (merged.contradictions.length && hasOpenContradiction(saved.held)) tx.record({ name: 'line.contradicted', coverage_line_id: id, insured_ref: insuredRef, document_id: document.document_id })
    return saved
  }
  const held = () => [...rows.values()].map((r) => r.held)
  for (const [index, read] of reading.coverage_lines.entries()) {
    const unreadable = reading.unreadable_fields.filter((u) => u.line === index)
    const match = matchLine(held(), read, unreadable.map((u) => u.field), today)
    const review = match.action === 'review' ? { reason: match.reason, lineId: null as string | null, coverageType: read.coverage_type, page: read.fields.carrier?.provenance?.page ?? unreadable[0]?.page ?? null } : null
    if (review) result.reviews.push(review)
    if (match.action === 'review' && !match.build) continue
    const saved = await merge(index, read, match.action === 'merge' ? match.line : null, unreadable)
    if (review && saved) review.lineId = saved.coverage_line_id
  }
  const ofRelatives = await policiesOfRelatives(tx, insuredRef, [...notices, ...changes])
  result.ofRelatives = meantOfRelatives(ofRelatives, notices, today)
  const changedOfRelatives = meantOfRelatives(ofRelatives, changes, today)
  result.changesRelatives = changedOfRelatives.length > 0
  result.changed.push(...changedOfRelatives.map((r) => r.held))
  for (const insured_ref of new Set([...result.ofRelatives, ...changedOfRelatives].map((r) => r.insured_ref))) tx.record({ name: 'notice.about_relative', insured_ref, document_id: document.document_id })
  for (const [n, notice] of notices.entries()) {
    const meant = linesOfNotice(held(), notice, today)
    const isPlaced = meant.length > 0 || linesOfNotice(result.ofRelatives.map((r) => r.held), notice, today).length > 0
    if (!isPlaced) result.reviews.push({ reason: 'notice_without_a_line', lineId: null, coverageType: null, page: notice.page })
    for (const line of await saidStill(tx, meant, reading)) {
      const saved = await merge(reading.coverage_lines.length + n, statedByNotice(notice, line), line)
      if (saved && notice.kind === 'cancellation_notice') result.reviews.push({ reason: 'cancellation_reported', lineId: saved.coverage_line_id, coverageType: line.coverage_type, page: notice.page })
    }
  }
  for (const change of changes) {
    const meant = linesOfChange(held(), change, today)
    if (meant.length === 0 && meantOfRelatives(changedOfRelatives.length > 0 ? ofRelatives : [], [change], today).length === 0) result.reviews.push({ reason: 'notice_without_a_line', lineId: null, coverageType: null, page: change.page })
    for (const line of meant) {
      if (result.changed.some((known) => known.coverage_line_id === line.coverage_line_id)) continue
      result.changed.push(line)
      result.reviews.push({ reason: 'change_not_read', lineId: line.coverage_line_id, coverageType: line.coverage_type, page: change.page })
    }
  }
  result.rows = await findLines(tx, [...touched])
  return result
}

/** Where better paper replaced what the source had confirmed, the line waits to be asked about again, or for the answer that is out; the proof stays on file. */
const standingOf = ({ verification, verified_at, request }: LineRow, held: HeldLine): Pick<LineRow, 'held' | 'verification' | 'verified_at'> => {
  if (verification.state !== 'verified' || held.verification.state === 'verified') return { held, verification, verified_at }
  const state = request !== null && request.status !== 'closed' ? 'pending' : 'unverified'
  return { held: { ...held, verification: { state } }, verification: { ...UNVERIFIED, state, proof: verification.proof }, verified_at: null }
}

const linkMissing = (tx: Tx, lineId: string, documentId: string, known: boolean) => (known ? Promise.resolve(0) : linkDocument(tx, lineId, documentId))

async function finishNotInsurance(tx: Tx, context: Context, document: DocumentRow, reading: ReadDocument, engagementIds: string[]): Promise<void> {
  await finishDocument(tx, document.document_id, 'not_insurance', 'not_insurance')
  appendEvent(tx, context, { ...aboutDocument(document, engagementIds), event: 'document.not_insurance', data: { ...refsOf(document), doc_type: reading.doc_type } })
  tx.record({ name: 'lines.changed', insured_ref: document.insured_ref, document_id: document.document_id })
}

async function recordReviews(tx: Tx, document: DocumentRow, reading: ReadDocument, touched: Touched, inReview: boolean, reviewed: boolean): Promise<void> {
  // A policy that is reported cancelled, or changed, has its line.
  const types = new Set(touched.reviews.flatMap((r) => (r.coverageType === null || SAID_BY_LINE.has(r.reason) ? [] : [r.coverageType])))
  await setAwaitingReview(tx, document.document_id, [...types], touched)
  const fact = { name: 'document.needs_review', document_id: document.document_id, insured_ref: document.insured_ref }
  for (const r of touched.reviews) tx.record({ ...fact, kind: 'unplaced_page', reason: r.reason, coverage_line_id: r.lineId, coverage_type: r.coverageType, page: r.page, title: REVIEW_TITLES[r.reason] })
  if (reviewed) return
  const waits = touched.reviews.length > 0 || touched.changesRelatives
  for (const p of pagesToSee(reading)) tx.record({ ...fact, kind: 'unplaced_page', reason: p.reason, coverage_line_id: null, coverage_type: null, page: p.page, title: PAGE_TITLES[p.reason] })
  const fields = reading.unreadable_fields.slice(0, FIELDS_SHOWN_MAX).map((u) => unreadableWire(u, reading.coverage_lines))
  if (reading.unreadable_fields.length) tx.record({ ...fact, kind: 'unreadable_fields', page: reading.unreadable_fields[0]!.page, coverage_type: null, fields, title: countUnread(reading.unreadable_fields.length), stops: inReview && !waits })
  else if (inReview && !waits && !pagesToSee(reading).length) tx.record({ ...fact, kind: 'unreadable_fields', page: 1, coverage_type: null, title: 'Nothing could be read with confidence' })
}
const SAID_BY_LINE: ReadonlySet<ReviewReason> = new Set(['cancellation_reported', 'change_not_read'])
const countUnread = (count: number): string => (count === 1 ? 'A value could not be read' : `${count} values could not be read`)
/** How many unreadable values an item shows by their places; the document has them all. */
const FIELDS_SHOWN_MAX = 100
const PAGE_TITLES: Record<ReviewPage['reason'], string> = {
  not_recognised: 'A page that speaks of insurance and is of no known kind',
  not_legible: 'A page too poor to be read',
  nothing_read: 'A page that states coverage, of which none could be read',
}
