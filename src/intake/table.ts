import { given, type Query, type Tx } from '../kernel/index.ts'
import type { DocumentPart, Integrity, ReadDocument } from '../vocabulary/index.ts'

export const DOCUMENT_STATUSES = ['received', 'extracting', 'extracted', 'not_insurance', 'in_review', 'failed'] as const
export const OUTCOMES = ['lines_built', 'merged', 'no_lines', 'not_insurance', 'unreadable', 'in_review', 'failed'] as const
export const CHANNELS = ['api', 'email', 'portal', 'insured_upload', 'agent_upload', 'sftp', 'other'] as const
export type Channel = (typeof CHANNELS)[number]
export type DocumentRow = {
  document_id: string
  insured_ref: string | null
  consumer_ref: string | null
  engagement_id: string | null
  set_key: string | null
  document_ref: string | null
  filename: string | null
  content_type: string | null
  size_bytes: number | null
  sha256: string | null
  kind: 'file' | 'packet' | 'page'
  status: (typeof DOCUMENT_STATUSES)[number]
  outcome: (typeof OUTCOMES)[number] | null
  doc_type: string | null
  parts: DocumentPart[]
  pages: number | null
  integrity: Integrity | null
  parent_document_id: string | null
  packet_position: number | null
  received_at: number
  stored_at: number
  channel: Channel
  program_ref: string | null
  meta: Record<string, unknown>
  transmission_id: string | null
  extraction_id: string | null
  packet_digest: string | null
}
const NAMES = ['document_id', 'insured_ref', 'consumer_ref', 'engagement_id', 'set_key', 'document_ref', 'filename', 'content_type', 'size_bytes', 'sha256', 'kind', 'status', 'outcome', 'doc_type', 'parts', 'pages', 'integrity', 'parent_document_id', 'packet_position', 'received_at', 'stored_at', 'channel', 'program_ref', 'meta', 'transmission_id', 'extraction_id', 'packet_digest'] as const
const COLUMNS = NAMES.join(', ')
const DOCUMENT_COLUMNS = NAMES.map((n) => `d.${n}`).join(', ')

const INSERT_DOCUMENTS = `INSERT INTO documents (account_id, mode, ${COLUMNS}) SELECT $1, $2, ${NAMES.map((n) => `r.${n}`).join(', ')} FROM jsonb_to_recordset($3) AS r(
  document_id text, insured_ref text, consumer_ref text, engagement_id text, set_key text, document_ref text, filename text, content_type text, size_bytes bigint, sha256 text,
  kind text, status text, outcome text, doc_type text, parts jsonb, pages integer, integrity jsonb, parent_document_id text, packet_position integer, received_at bigint, stored_at bigint,
  channel text, program_ref text, meta jsonb, transmission_id text, extraction_id text, packet_digest text)`
/** Sent, not waited for: see Tx.write. */
export const insertDocuments = (tx: Tx, rows: DocumentRow[]) => tx.write(INSERT_DOCUMENTS, [tx.accountId, tx.mode, JSON.stringify(rows)])
export type NewTransmission = { transmissionId: string; insuredRef: string; engagementId: string; /** All that it brought, and the rows of what is new. */ documentIds: string[]; fresh: DocumentRow[] }
/** A transmission, its new documents, and its engagement on all it brought: written with the commit, those of calls that share a transaction by one statement. */
export const insertTransmission = (tx: Tx, transmission: NewTransmission) => tx.buffer('transmissions', transmission, insertTransmissions)
const insertTransmissions = (tx: Tx, all: NewTransmission[]) =>
  tx.count(
    `WITH stored AS (${INSERT_DOCUMENTS}),
     linked AS (INSERT INTO document_engagements (account_id, mode, engagement_id, document_id, added_at) SELECT $1, $2, engagement_id, document_id, $4 FROM unnest($5::text[], $6::text[]) AS l(engagement_id, document_id) ON CONFLICT DO NOTHING)
     INSERT INTO transmissions (account_id, mode, transmission_id, insured_ref, engagement_id, created_at) SELECT $1, $2, transmission_id, insured_ref, engagement_id, $4 FROM unnest($7::text[], $8::text[], $9::text[]) AS t(transmission_id, insured_ref, engagement_id)`,
    [
      tx.accountId, tx.mode, JSON.stringify(all.flatMap((t) => t.fresh)), tx.now,
      all.flatMap((t) => t.documentIds.map(() => t.engagementId)), all.flatMap((t) => t.documentIds),
      all.map((t) => t.transmissionId), all.map((t) => t.insuredRef), all.map((t) => t.engagementId),
    ],
  ).then(() => {})
/** When something was last pushed for an engagement, in milliseconds. */
export const lastPushedAt = async (q: Query, engagementId: string) =>
  (await q.one<{ at: number | null }>('SELECT max(created_at) AS at FROM transmissions WHERE account_id = $1 AND mode = $2 AND engagement_id = $3', [q.accountId, q.mode, engagementId])).at ?? 0
export const findDocument = (q: Query, id: string) => q.maybe<DocumentRow>(`SELECT ${COLUMNS} FROM documents WHERE account_id = $1 AND mode = $2 AND document_id = $3`, [q.accountId, q.mode, id])
export const findReading = (q: Query, id: string) => q.maybe<{ reading: ReadDocument | null }>('SELECT reading FROM documents WHERE account_id = $1 AND mode = $2 AND document_id = $3', [q.accountId, q.mode, id])
export const findFilesBySha = (q: Query, insuredRef: string, shas: string[]) =>
  q.rows<DocumentRow>(`SELECT ${COLUMNS} FROM documents WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND sha256 = ANY($4::text[]) AND kind = 'file'`, [q.accountId, q.mode, insuredRef, shas])
/** The page of a packet that is this photo; of several the first. */
export const findPageBySha = (q: Query, insuredRef: string, sha256: string) =>
  q.maybe<DocumentRow>(`SELECT ${COLUMNS} FROM documents WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND sha256 = $4 AND kind = 'page' ORDER BY stored_at, document_id LIMIT 1`, [q.accountId, q.mode, insuredRef, sha256])
export const findPacket = (q: Query, insuredRef: string, digest: string) =>
  q.maybe<DocumentRow>(`SELECT ${COLUMNS} FROM documents WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND packet_digest = $4 AND kind = 'packet' LIMIT 1`, [q.accountId, q.mode, insuredRef, digest])
export const listPagesOf = (q: Query, packetIds: string[]) =>
  q.rows<DocumentRow>(`SELECT ${COLUMNS} FROM documents WHERE account_id = $1 AND mode = $2 AND parent_document_id = ANY($3::text[]) ORDER BY parent_document_id, packet_position`, [q.accountId, q.mode, packetIds])
export const engagementsOfDocuments = (q: Query, documentIds: string[]) =>
  q.rows<{ document_id: string; engagement_id: string }>('SELECT document_id, engagement_id FROM document_engagements WHERE account_id = $1 AND mode = $2 AND document_id = ANY($3::text[]) ORDER BY added_at, engagement_id', [q.accountId, q.mode, documentIds])
export const setProgramRef = (tx: Tx, documentIds: string[], programRef: string) => tx.count('UPDATE documents SET program_ref = $4 WHERE account_id = $1 AND mode = $2 AND document_id = ANY($3::text[])', [tx.accountId, tx.mode, documentIds, programRef])

/** Extraction has begun; only a document that waits for it is moved. */
export const markExtracting = (tx: Tx, id: string) => tx.count("UPDATE documents SET status = 'extracting' WHERE account_id = $1 AND mode = $2 AND (document_id = $3 OR parent_document_id = $3) AND status = 'received'", [tx.accountId, tx.mode, id])
export type ReadingOf = { documentId: string; extractionId: string; reading: ReadDocument }
export const storeReading = (tx: Tx, r: ReadingOf) =>
  tx.count('UPDATE documents SET extraction_id = $4, reading = $5, doc_type = $6, parts = $7, pages = $8, integrity = $9 WHERE account_id = $1 AND mode = $2 AND document_id = $3', [
    tx.accountId, tx.mode, r.documentId, r.extractionId, JSON.stringify(r.reading), r.reading.doc_type, JSON.stringify(r.reading.parts), r.reading.pages, JSON.stringify(r.reading.integrity),
  ])
/** What each photo of a packet is by itself. */
export const storePageClasses = (tx: Tx, pages: { documentId: string; reading: Pick<ReadDocument, 'doc_type' | 'parts' | 'pages' | 'integrity'> }[]) =>
  tx.count(
    `UPDATE documents d SET doc_type = r.doc_type, parts = r.parts, pages = r.pages, integrity = r.integrity
     FROM jsonb_to_recordset($3) AS r(document_id text, doc_type text, parts jsonb, pages integer, integrity jsonb) WHERE d.account_id = $1 AND d.mode = $2 AND d.document_id = r.document_id`,
    [tx.accountId, tx.mode, JSON.stringify(pages.map(({ documentId, reading: { doc_type, parts, pages, integrity } }) => ({ document_id: documentId, doc_type, parts, pages, integrity })))],
  )
/** A document's end state; the pages of a packet share it, but for those that could not be read. */
export const finishDocument = (tx: Tx, id: string, status: DocumentRow['status'], outcome: DocumentRow['outcome']) =>
  tx.count("UPDATE documents SET status = $4, outcome = $5 WHERE account_id = $1 AND mode = $2 AND (document_id = $3 OR (parent_document_id = $3 AND status <> 'failed'))", [tx.accountId, tx.mode, id, status, outcome])
/** Whether anything of this insured has been read to its end. */
export const anyRead = async (q: Query, insuredRef: string) =>
  (await q.maybe("SELECT 1 FROM documents WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND status IN ('extracted', 'not_insurance', 'in_review', 'failed') LIMIT 1", [q.accountId, q.mode, insuredRef])) !== null

/** Whether paper pushed for this engagement is still to be read to its end. */
export const beingRead = async (q: Query, engagementId: string) =>
  (await q.maybe(
    `SELECT 1 FROM document_engagements e JOIN documents d ON d.account_id = e.account_id AND d.mode = e.mode AND d.document_id = e.document_id
     WHERE e.account_id = $1 AND e.mode = $2 AND e.engagement_id = $3 AND d.kind <> 'page' AND d.status IN ('received', 'extracting') LIMIT 1`,
    [q.accountId, q.mode, engagementId],
  )) !== null

export function listDocuments(q: Query, f: { insuredRef: string | null; consumerRef: string | null; engagementId: string | null; status: string | null }, after: [number, string] | null, limit: number) {
  const { where, values } = given(
    [q.accountId, q.mode, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit],
    [
      ['d.insured_ref = ?', f.insuredRef],
      ['d.consumer_ref = ?', f.consumerRef],
      ['d.status = ?', f.status],
      ['d.document_id IN (SELECT e.document_id FROM document_engagements e WHERE e.account_id = $1 AND e.mode = $2 AND e.engagement_id = ?)', f.engagementId],
    ],
  )
  return q.rows<DocumentRow>(
    `SELECT ${DOCUMENT_COLUMNS} FROM documents d WHERE d.account_id = $1 AND d.mode = $2 AND (d.stored_at, d.document_id) < ($3, $4) ${where}
     ORDER BY d.stored_at DESC, d.document_id DESC LIMIT $5`,
    values,
  )
}
export const documentsOfEngagement = (q: Query, engagementId: string, limit: number) =>
  q.rows<DocumentRow>(
    `SELECT ${DOCUMENT_COLUMNS} FROM document_engagements e JOIN documents d ON d.account_id = e.account_id AND d.mode = e.mode AND d.document_id = e.document_id
     WHERE e.account_id = $1 AND e.mode = $2 AND e.engagement_id = $3 AND d.kind <> 'page' ORDER BY d.stored_at DESC, d.document_id DESC LIMIT $4`,
    [q.accountId, q.mode, engagementId, limit],
  )

/** The named insured as the newest paper that was read to its end gives it. */
export const findNamedInsured = async (q: Query, insuredRef: string) =>
  (await q.maybe<{ name: string }>(
    `SELECT reading->>'insured_name' AS name FROM documents WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND status = 'extracted' AND reading->>'insured_name' IS NOT NULL
     ORDER BY stored_at DESC, document_id DESC LIMIT 1`,
    [q.accountId, q.mode, insuredRef],
  ))?.name ?? null

type CertificateFacts = { document_id: string; doc_type: string; standing: 'read' | 'in_review' | 'unreadable'; certificate_holder: string | null; holder_printed: string | null; insured_name: string | null; issued_on: string | null; description_of_operations: string | null; unreadable: string[] }
/** What the certificates pushed for an engagement say of themselves, newest first; one that states no policy, or that a person rejected, is none. */
export const certificatesOfEngagement = (q: Query, engagementId: string) =>
  q.rows<CertificateFacts>(
    `SELECT d.document_id, d.doc_type, CASE WHEN d.outcome IN ('lines_built', 'merged') THEN 'read' ELSE d.outcome END AS standing, d.reading->>'certificate_holder' AS certificate_holder, d.reading->>'holder_printed' AS holder_printed, d.reading->>'insured_name' AS insured_name, d.reading->>'issued_on' AS issued_on,
       d.reading->>'description_of_operations' AS description_of_operations,
       COALESCE((SELECT array_agg(u->>'field') FROM jsonb_array_elements(d.reading->'unreadable_fields') u WHERE u->>'line' IS NULL), '{}') AS unreadable
     FROM document_engagements e JOIN documents d ON d.account_id = e.account_id AND d.mode = e.mode AND d.document_id = e.document_id
     WHERE e.account_id = $1 AND e.mode = $2 AND e.engagement_id = $3 AND d.outcome IN ('lines_built', 'merged', 'in_review', 'unreadable') AND d.doc_type IN ('coi', 'binder', 'state_fund_certificate')
     ORDER BY d.stored_at DESC, d.document_id DESC LIMIT 50`,
    [q.accountId, q.mode, engagementId],
  )
