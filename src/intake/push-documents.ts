import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { createEngagement, type EngagementRow } from '../engagements/index.ts'
import { appendEvent } from '../events/index.ts'
import { type AcceptedType, type Context, DomainError, invalid, parseTimestamp, type StagedBlob, type Tx } from '../kernel/index.ts'
import { findProgram } from '../programs/index.ts'
import type { pushFields } from './receive-push.ts'
import { type Channel, type DocumentRow, findFilesBySha, findPacket, findPageBySha, insertTransmission, listPagesOf, setProgramRef } from './table.ts'

export type PushedFile = { filename: string | null; contentType: AcceptedType; blob: StagedBlob }
export type PushRequest = { fields: z.infer<typeof pushFields>; files: PushedFile[] }
export type PushedDocument = { row: DocumentRow; deduplicated: boolean; file: PushedFile }
export type PushReceipt = { transmissionId: string; engagement: EngagementRow; documents: PushedDocument[]; packetDocumentId: string | null; notes?: string[] }

const FUTURE_MS_MAX = 5 * 60_000
const PHOTO_TYPES = new Set<AcceptedType>(['image/jpeg', 'image/png', 'image/heic', 'image/webp'])

/**
 * One transmission of N files: the engagement found or opened, each file's document found by its bytes or stored, and
 * extraction set going for what is new. The bytes are durable before the rows that name them commit.
 */
export async function pushDocuments(tx: Tx, context: Context, { fields, files }: PushRequest): Promise<PushReceipt> {
  const receivedAt = arrival(fields.received_at, tx.now)
  if (fields.program_ref && !(await findProgram(tx, fields.program_ref))) throw invalid('program_ref', `No program ${JSON.stringify(fields.program_ref)} exists; create it with PUT /v1/programs/{program_ref}.`)
  const request = {
    insuredRef: fields.insured_ref,
    consumerRef: fields.consumer_ref,
    insuredName: fields.insured_name,
    consumerName: fields.consumer_name,
    parentInsuredRef: fields.parent_insured_ref,
    insuredState: fields.insured_state,
    requirementSet: fields.requirement_set,
    clock: fields.clock,
    testScenario: tx.mode === 'test' ? (fields.test_scenario ?? 'confirmed') : undefined,
  }
  const { row: engagement, beside, notes } = await createEngagement(tx, context, request, (q) => findFilesBySha(q, fields.insured_ref, shasOf(files)))
  const receipt = await storeTransmission(tx, context, engagement, {
    files, known: beside, receivedAt, channel: fields.channel ?? 'api', documentRef: fields.document_ref, programRef: fields.program_ref, meta: fields.meta ?? {},
  })
  return { ...receipt, notes }
}

/** `known`: documents of the insured with the bytes of `files`, where the caller has looked already. */
export type Transmission = { files: PushedFile[]; known?: DocumentRow[]; channel: Channel; meta: Record<string, unknown>; receivedAt?: number; documentRef?: string | undefined; programRef?: string | undefined }

/** Stores the files of one transmission for an engagement, whichever way they came. Their bytes are kept before the rows commit. */
export async function storeTransmission(tx: Tx, context: Context, engagement: EngagementRow, sent: Transmission): Promise<PushReceipt> {
  const { files } = sent
  const transmissionId = context.ids.make('transmission')
  const blank: Omit<DocumentRow, 'document_id' | 'kind'> = {
    insured_ref: engagement.insured_ref, consumer_ref: engagement.consumer_ref, engagement_id: engagement.engagement_id, set_key: engagement.set_key || null,
    document_ref: sent.documentRef ?? null, filename: null, content_type: null, size_bytes: null, sha256: null, status: 'received', outcome: null, doc_type: null, parts: [], pages: null, integrity: null,
    parent_document_id: null, packet_position: null, received_at: sent.receivedAt ?? tx.now, stored_at: tx.now, channel: sent.channel, program_ref: sent.programRef ?? null, meta: sent.meta,
    transmission_id: transmissionId, extraction_id: null, packet_digest: null,
  }
  // While the statements run; whatever happens to them, bytes without a row do no harm.
  const kept = Promise.all(files.map((f) => f.blob.keep()))
  kept.catch(() => {})
  const photos = files.filter((f) => PHOTO_TYPES.has(f.contentType))
  const packet = photos.length >= 2 ? await placePacket(tx, context, blank, photos) : null
  const alike = sent.known ?? (await findFilesBySha(tx, engagement.insured_ref, shasOf(files)))
  // A photo that comes alone may have come with others before: it was read with them.
  const alone = photos.length === 1 && !alike.some((d) => d.sha256 === photos[0]!.blob.sha256) ? await findPageBySha(tx, engagement.insured_ref, photos[0]!.blob.sha256) : null
  if (alone) alike.push(alone)
  const singles = placeFiles(context, blank, alike, packet ? files.filter((f) => !PHOTO_TYPES.has(f.contentType)) : files)
  const placed = new Map([...(packet?.pages ?? []), ...singles.documents].map((d) => [d.file, d]))
  const fresh = [...(packet?.fresh ?? []), ...singles.fresh]
  const documents = files.map((f) => placed.get(f)!)
  const known = [...new Set([...documents.map((d) => d.row.document_id), ...(packet ? [packet.row.document_id] : []), ...(alone ? [alone.parent_document_id!] : [])])]
  insertTransmission(tx, { transmissionId, insuredRef: engagement.insured_ref, engagementId: engagement.engagement_id, documentIds: known, fresh })
  // What is new is stored with it.
  const older = known.filter((id) => !fresh.some((row) => row.document_id === id))
  if (sent.programRef && older.length) await setProgramRef(tx, older, sent.programRef)
  for (const d of documents) recordReceipt(tx, context, d, transmissionId, engagement)
  for (const row of fresh) if (row.kind !== 'page') tx.record({ name: 'document.stored', document_id: row.document_id })
  if (known.length > fresh.length) tx.record({ name: 'document.linked', engagement_id: engagement.engagement_id, insured_ref: engagement.insured_ref, program_ref: sent.programRef ?? null, document_ids: known })
  await kept
  return { transmissionId, engagement, documents, packetDocumentId: packet?.row.document_id ?? null }
}

function arrival(text: string | undefined, now: number): number {
  if (text === undefined) return now
  const at = parseTimestamp(text)
  if (at === null) throw new DomainError('received_at_invalid', 'received_at is not an ISO 8601 timestamp, such as 2026-03-02T14:05:00Z.', { param: 'received_at' })
  if (at > now + FUTURE_MS_MAX) throw new DomainError('received_at_in_future', 'received_at is more than 5 minutes in the future.', { param: 'received_at' })
  return at
}

type Blank = Omit<DocumentRow, 'document_id' | 'kind'>
const fileColumns = (f: PushedFile) => ({ filename: f.filename, content_type: f.contentType, size_bytes: f.blob.sizeBytes, sha256: f.blob.sha256 })

const shasOf = (files: PushedFile[]): string[] => files.map((f) => f.blob.sha256)

function placeFiles(context: Context, blank: Blank, held: DocumentRow[], files: PushedFile[]) {
  const known = new Map(held.map((r) => [r.sha256, r]))
  const fresh: DocumentRow[] = []
  const documents = files.map((file): PushedDocument => {
    const same = known.get(file.blob.sha256)
    if (same) return { row: same, deduplicated: true, file }
    const row: DocumentRow = { ...blank, document_id: context.ids.make('document'), kind: 'file', ...fileColumns(file) }
    known.set(row.sha256, row)
    fresh.push(row)
    return { row, deduplicated: false, file }
  })
  return { documents, fresh }
}

/** Photos of one push are one packet, read as one; the same photos in the same order again are the same packet. */
async function placePacket(tx: Tx, context: Context, blank: Blank, photos: PushedFile[]) {
  const digest = createHash('sha256').update(photos.map((p) => p.blob.sha256).join('\n')).digest('hex')
  const held = await findPacket(tx, blank.insured_ref!, digest)
  if (held) {
    const pages = await listPagesOf(tx, [held.document_id])
    return { row: held, fresh: [] as DocumentRow[], pages: photos.map((file, i): PushedDocument => ({ row: pages[i]!, deduplicated: true, file })) }
  }
  // The packet's id is the last and the pages' run backwards: a list of what was stored in one moment shows it first, then its pages in order.
  const pageIds = photos.map(() => context.ids.make('document')).reverse()
  const row: DocumentRow = { ...blank, document_id: context.ids.make('document'), kind: 'packet', packet_digest: digest }
  const pages = photos.map((file, i): PushedDocument => ({
    row: { ...blank, document_id: pageIds[i]!, kind: 'page', ...fileColumns(file), parent_document_id: row.document_id, packet_position: i + 1 },
    deduplicated: false,
    file,
  }))
  return { row, fresh: [row, ...pages.map((p) => p.row)], pages }
}

function recordReceipt(tx: Tx, context: Context, { row, deduplicated, file }: PushedDocument, transmissionId: string, engagement: EngagementRow): void {
  const refs = { document_id: row.document_id, insured_ref: engagement.insured_ref, consumer_ref: engagement.consumer_ref, engagement_id: engagement.engagement_id }
  appendEvent(tx, context, {
    event: 'document.received',
    insuredRef: refs.insured_ref,
    consumerRef: refs.consumer_ref,
    documentId: refs.document_id,
    engagementIds: [engagement.engagement_id],
    data: { ...refs, transmission_id: transmissionId, filename: file.filename, sha256: file.blob.sha256, size_bytes: file.blob.sizeBytes, status: 'received', deduplicated },
  })
}
