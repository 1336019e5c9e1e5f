import type { DocType, ReadDisclaimer, ReadNotice } from '../../vocabulary/index.ts'
import { rowsOf, type Segment } from '../classify/index.ts'
import { medianOf } from '../in-order.ts'
import type { Page } from '../page-model.ts'
import type { PartReading } from '../stages.ts'
import { isMarking, isMarkingAcross, isMereSample, saysNoProof } from './marked-as-no-proof.ts'
import { saysCancelled } from './says-cancelled.ts'
import { saysNotHeld } from './says-not-held.ts'
import { sentencesOf } from './sentences-of.ts'

/** Papers that are sent as proof. What a policy's wording says of cancellation is said of every policy: there only marks count. */
const PROOF: ReadonlySet<DocType> = new Set(['coi', 'binder', 'declarations', 'policy', 'endorsement', 'schedule', 'id_card', 'state_fund_certificate'])
const CERTIFIES: ReadonlySet<DocType> = new Set(['coi', 'binder', 'state_fund_certificate'])
const LARGE = 1.6

/**
 * What a paper says against the coverage it states: that its policies are cancelled, which is heard like a notice of it, or that the
 * paper is void, a specimen, a draft. The part's lines stay as they were read.
 */
export function againstItself(docType: DocType, pages: readonly Page[], reading: PartReading): { notices: ReadNotice[]; disclaimers: ReadDisclaimer[] } {
  const found: { notices: ReadNotice[]; disclaimers: ReadDisclaimer[] } = { notices: [], disclaimers: [] }
  if (!PROOF.has(docType)) return found
  const numbers = reading.coverage_lines.flatMap((l) => l.policy_number ?? [])
  for (const page of pages) {
    const said = saidOn(page, docType, numbers)
    if (said.disclaimed !== null) found.disclaimers.push({ page: page.number, says: said.disclaimed, sample: isMereSample(said.disclaimed) })
    if (said.cancelled !== null && found.notices.length === 0) found.notices.push(...noticesOf(reading, page.number, said.cancelled))
  }
  return found
}

/** The words that say so, null where none do. */
type Said = { cancelled: string | null; disclaimed: string | null }
function saidOn(page: Page, docType: DocType, numbers: readonly string[]): Said {
  const across = page.aslant?.toLowerCase() ?? ''
  const said: Said = { cancelled: /cancell?ed/.test(across) ? across : null, disclaimed: isMarkingAcross(across) ? page.aslant! : null }
  const segments = rowsOf(page).flatMap((row) => row.segments)
  const usual = medianOf(segments.map((s) => s.box.h), 0)
  const isLarge = (segment: Segment): boolean => segment.box.h > LARGE * usual
  for (const segment of segments) {
    if (isLarge(segment) && /^cancell?ed$/i.test(segment.text.trim())) said.cancelled ??= segment.text
    if (isMarking(segment.text, isLarge(segment))) said.disclaimed ??= segment.text
  }
  if (docType === 'policy') return said
  let notHeld: string | null = null
  for (const sentence of sentencesOf(page)) {
    if (said.cancelled === null && saysCancelled(sentence)) said.cancelled = sentence
    if (CERTIFIES.has(docType) && saysNoProof(sentence)) said.disclaimed ??= sentence
    if (CERTIFIES.has(docType) && saysNotHeld(sentence, numbers)) notHeld ??= sentence
  }
  // A cancellation is heard as one.
  if (said.cancelled === null) said.disclaimed ??= notHeld
  return said
}

/** One for each policy of the part that the words name, for each of the part where they name none; with its term where that is printed. */
function noticesOf(reading: PartReading, page: number, words: string): ReadNotice[] {
  const byNumber = new Map<string, ReadNotice>()
  const folded = fold(words)
  const isNamed = (number: string | null): boolean => number !== null && folded.includes(fold(number))
  const anyNamed = reading.coverage_lines.some((line) => isNamed(line.policy_number))
  for (const { policy_number, effective_date, expiration_date } of reading.coverage_lines) {
    if (policy_number === null || byNumber.has(policy_number) || (anyNamed && !isNamed(policy_number))) continue
    const term = effective_date !== null && expiration_date !== null ? { effective_date, expiration_date } : { effective_date: null, expiration_date: null }
    byNumber.set(policy_number, { kind: 'cancellation_notice', policy_numbers: [policy_number], ...term, page })
  }
  return byNumber.size > 0 ? [...byNumber.values()] : [{ kind: 'cancellation_notice', policy_numbers: [], effective_date: null, expiration_date: null, page }]
}
const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
