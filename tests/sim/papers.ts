import type { DocumentReader, ReadableFile } from '../../src/extraction/extract-document.ts'
import type { CoverageType, ReadDocument, ReadFailure, ReadLine } from '../../src/vocabulary/index.ts'

/** What a simulated paper says; its bytes are this very description, so that the reader needs no other. */
export type PaperLine = { type: CoverageType; policy: string | null; carrier: string | null; from: string; to: string; limits: Record<string, number> }
export type Paper = { insured: string; agentEmail: string | null; producer: string; lines: PaperLine[]; kind?: 'coi' | 'declarations' | 'not_insurance' | 'damaged'; unreadable?: string[]; note?: string }

export const paperBytes = (paper: Paper): Uint8Array => Buffer.from(`%PAPER ${JSON.stringify(paper)}`)

/** A description as the real reader would have read it. */
function readPaper(bytes: Uint8Array): ReadDocument | ReadFailure {
  const paper = JSON.parse(Buffer.from(bytes).toString().slice('%PAPER '.length)) as Paper
  if (paper.kind === 'damaged') return { failed: true, reason: 'damaged', remediation: 'Ask for the file again, as a PDF.' }
  const docType = paper.kind ?? 'coi'
  return {
    doc_type: docType, form: docType === 'coi' ? 'acord_25' : null, form_edition: null, pages: 1, parts: [{ doc_type: docType, form: null, page_start: 1, page_end: 1 }], issued_on: '2026-02-20',
    insured_name: paper.insured, insured_state: 'TX', producer: { name: paper.producer, contact_name: 'Pat Doe', email: paper.agentEmail, phone: null }, certificate_holder: null, description_of_operations: null,
    coverage_lines: docType === 'not_insurance' ? [] : paper.lines.map((line) => readLine(line, docType)),
    unreadable_fields: (paper.unreadable ?? []).map((field) => ({ line: 0, field, page: 1, box: null, reason: 'smudged' })),
    integrity: { state: 'clear', findings: [] }, notes: [], timings: {},
  }
}

function readLine(line: PaperLine, documentClass: 'coi' | 'declarations'): ReadLine {
  const seen = { confidence: 0.99, provenance: { page: 1, box: { x: 10, y: 10, w: 50, h: 10 }, reader: 'simulated' } }
  const limits = Object.entries(line.limits).map(([label, amount]) => ({ label, amount }))
  const paths = ['carrier', 'policy_number', 'effective_date', 'expiration_date', ...limits.map((l) => `limits.${l.label}`)]
  return {
    coverage_type: line.type, insurer_letter: 'A', carrier: line.carrier, naic: null, policy_number: line.policy, effective_date: line.from, expiration_date: line.to, limits,
    additional_insured: null, subrogation_waived: null, extends_to_children: null, document_class: documentClass, occurrence_form: null, aggregate_basis: null, auto_scope: [], umbrella_or_excess: null,
    officers_excluded: null, primary_noncontributory: null, cancellation_notice_days: null, retroactive_date: null, endorsements: [], fields: Object.fromEntries(paths.map((p) => [p, seen])),
  }
}

/** Reads papers from the disk all processes share; `before` is where reading is slow or fails. */
export const simReader = (bytesOf: (sha256: string) => Promise<Uint8Array>, before: () => Promise<void>): DocumentReader => ({
  async read(file: ReadableFile) {
    await before()
    return readPaper(await bytesOf(file.sha256))
  },
})
