import { Readable } from 'node:stream'
import { findRequests } from '../../clocks/index.ts'
import { findEngagement } from '../../engagements/index.ts'
import { type PushedFile, storeTransmission } from '../../intake/index.ts'
import { type Context, sniffType, type Tx } from '../../kernel/index.ts'
import type { Found } from './handle-reply.ts'
import { attachedFiles } from '../mail/attached-files.ts'
import { listThreadRequests, setAttachedDocuments } from '../table.ts'

const FILES_MAX = 10
const FILE_BYTES_MAX = 25 * 1024 * 1024

/** The papers in a message, on disk and told by their content; what is no document is left in the message. */
export async function openAttachments(context: Context, raw: Uint8Array): Promise<PushedFile[]> {
  const files: PushedFile[] = []
  for (const { filename, content } of (await attachedFiles(raw)).slice(0, FILES_MAX)) {
    const contentType = await sniffType(content.subarray(0, 4100))
    if (!contentType) continue
    const blob = await context.blobs.stage(Readable.from([content]), FILE_BYTES_MAX)
    if (blob) files.push({ filename, contentType, blob })
  }
  return files
}

/** Takes an agent's papers in as documents of the engagements it was asked for. They answer only through what is read in them. */
export async function storeAttachments(tx: Tx, context: Context, { thread, message }: Found, files: PushedFile[]): Promise<void> {
  if (!files.length) return
  const requests = await findRequests(tx, (await listThreadRequests(tx, thread.thread_id)).map((r) => r.request_id))
  const documents = new Set<string>()
  for (const id of [...new Set(requests.flatMap((r) => r.engagement_ids))].sort()) {
    const engagement = await findEngagement(tx, id)
    // A parent's line serves its children's engagements; the agent's paper is about the insured that was asked about.
    if (engagement?.status !== 'active' || engagement.insured_ref !== thread.insured_ref) continue
    const stored = await storeTransmission(tx, context, engagement, { files, channel: 'agent_upload', meta: { thread_id: thread.thread_id, message_id: message.message_id } })
    for (const d of stored.documents) documents.add(d.row.document_id)
    // The next engagement finds these documents, and none is stored twice.
    await tx.flush()
  }
  await setAttachedDocuments(tx, message.message_id, [...documents])
}
