import { type Query, type Store, SYSTEM, type Tx } from '../kernel/index.ts'
import type { LineOutcome, OutreachContext, ReplyReading } from '../vocabulary/index.ts'

export type ThreadRow = {
  thread_id: string
  insured_ref: string
  agent_email: string
  agent_name: string | null
  /** Whether a confirmation from the address's domain may count: a reviewer accepted it, or the domain is the producer's own. */
  agent_proven: boolean
  agent_source: 'certificate' | 'reviewed' | 'simulated'
  producer_name: string | null
  token_sealed: Buffer
  status: 'open' | 'closed'
  test_scenario: string | null
  created_at: number
  updated_at: number
}
export type ThreadRequestRow = { thread_id: string; request_id: string; coverage_line_id: string; asked_at: number | null; answered_at: number | null; outcome: LineOutcome | null }
/** The name of a thread's first email in its own Message-ID; later ones are named by their message_id. */
export const FIRST_MESSAGE = 'first'
export type MessageRow = {
  message_id: string
  thread_id: string
  direction: 'out' | 'in'
  kind: string
  status: string
  from_address: string | null
  to_address: string | null
  subject: string | null
  header_message_id: string | null
  blob_sha256: string | null
  size_bytes: number | null
  body_text: string | null
  asked: OutreachContext['lines'] | null
  authentication: Record<string, unknown> | null
  reading: ReplyReading | null
  evidence_id: string | null
  error: string | null
  created_at: number
  sent_at: number | null
  /** When the recipient's mail system reported that it has it. */
  delivered_at: number | null
  attached_document_ids: string[]
}
const THREAD = 'thread_id, insured_ref, agent_email, agent_name, agent_proven, agent_source, producer_name, token_sealed, status, test_scenario, created_at, updated_at'
const MESSAGE = 'message_id, thread_id, direction, kind, status, from_address, to_address, subject, header_message_id, blob_sha256, size_bytes, body_text, asked, authentication, reading, evidence_id, error, created_at, sent_at, delivered_at, attached_document_ids'

export const findThread = (q: Query, id: string) => q.maybe<ThreadRow>(`SELECT ${THREAD} FROM threads WHERE account_id = $1 AND mode = $2 AND thread_id = $3`, [q.accountId, q.mode, id])
export const findThreads = (q: Query, ids: string[]) => q.rows<ThreadRow>(`SELECT ${THREAD} FROM threads WHERE account_id = $1 AND mode = $2 AND thread_id = ANY($3::text[]) ORDER BY created_at, thread_id`, [q.accountId, q.mode, ids])
/** Whose thread a token opens, before its account is known. */
export const findThreadByToken = (store: Store, hash: Buffer, isInsureds = false) =>
  store.read(SYSTEM, (q) =>
    q.maybe<{ account_id: string; mode: 'live' | 'test'; thread_id: string }>(
      isInsureds ? 'SELECT account_id, mode, thread_id FROM threads WHERE insured_token_hash = $1 LIMIT 1' : 'SELECT account_id, mode, thread_id FROM threads WHERE token_hash = $1 LIMIT 1',
      [hash],
    ),
  )
export const findOpenThread = (q: Query, insuredRef: string, agentEmail: string, scenario: string | null) =>
  q.maybe<ThreadRow>(`SELECT ${THREAD} FROM threads WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND agent_email = $4 AND COALESCE(test_scenario, '') = $5 AND status <> 'closed'`, [q.accountId, q.mode, insuredRef, agentEmail, scenario ?? ''])
export const insertThread = (tx: Tx, t: Omit<ThreadRow, 'created_at' | 'updated_at' | 'status'> & { token_hash: Buffer; insured_token_hash: Buffer }) =>
  tx.one<ThreadRow>(
    `INSERT INTO threads (account_id, mode, thread_id, insured_ref, agent_email, agent_name, agent_proven, agent_source, producer_name, token_hash, token_sealed, test_scenario, created_at, updated_at, insured_token_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14) RETURNING ${THREAD}`,
    [tx.accountId, tx.mode, t.thread_id, t.insured_ref, t.agent_email, t.agent_name, t.agent_proven, t.agent_source, t.producer_name, t.token_hash, t.token_sealed, t.test_scenario, tx.now, t.insured_token_hash],
  )
export const listOpenThreads = (q: Query, insuredRef: string, agentEmail: string) =>
  q.rows<ThreadRow>(`SELECT ${THREAD} FROM threads WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND agent_email = $4 AND status <> 'closed'`, [q.accountId, q.mode, insuredRef, agentEmail])
export const setThreadProven = (tx: Tx, id: string) => tx.count('UPDATE threads SET agent_proven = true, updated_at = $4 WHERE account_id = $1 AND mode = $2 AND thread_id = $3', [tx.accountId, tx.mode, id, tx.now])
export const closeThread = (tx: Tx, id: string) => tx.count("UPDATE threads SET status = 'closed', updated_at = $4 WHERE account_id = $1 AND mode = $2 AND thread_id = $3", [tx.accountId, tx.mode, id, tx.now])
/** Newest first; `only` narrows to these threads. */
export const listThreads = (q: Query, insuredRef: string, only: string[] | null, after: [number, string] | null, limit: number) =>
  q.rows<ThreadRow>(
    `SELECT ${THREAD} FROM threads WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND ($4::text[] IS NULL OR thread_id = ANY($4)) AND (created_at, thread_id) < ($5, $6) ORDER BY created_at DESC, thread_id DESC LIMIT $7`,
    [q.accountId, q.mode, insuredRef, only, after?.[0] ?? Number.MAX_SAFE_INTEGER, after?.[1] ?? '', limit],
  )

export const addThreadRequest = (tx: Tx, threadId: string, requestId: string, lineId: string) =>
  tx.count('INSERT INTO thread_requests (account_id, mode, thread_id, request_id, coverage_line_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [tx.accountId, tx.mode, threadId, requestId, lineId])
export const listThreadRequests = (q: Query, threadId: string) =>
  q.rows<ThreadRequestRow>('SELECT thread_id, request_id, coverage_line_id, asked_at, answered_at, outcome FROM thread_requests WHERE account_id = $1 AND mode = $2 AND thread_id = $3 ORDER BY request_id', [q.accountId, q.mode, threadId])
export const listRequestsOfThreads = (q: Query, threadIds: string[]) =>
  q.rows<ThreadRequestRow>('SELECT thread_id, request_id, coverage_line_id, asked_at, answered_at, outcome FROM thread_requests WHERE account_id = $1 AND mode = $2 AND thread_id = ANY($3::text[]) ORDER BY request_id', [q.accountId, q.mode, threadIds])
export const threadsOfRequests = (q: Query, requestIds: string[]) =>
  q.rows<ThreadRequestRow>('SELECT thread_id, request_id, coverage_line_id, asked_at, answered_at, outcome FROM thread_requests WHERE account_id = $1 AND mode = $2 AND request_id = ANY($3::text[])', [q.accountId, q.mode, requestIds])
export const markAsked = (tx: Tx, threadId: string, requestIds: string[]) =>
  tx.count('UPDATE thread_requests SET asked_at = COALESCE(asked_at, $5) WHERE account_id = $1 AND mode = $2 AND thread_id = $3 AND request_id = ANY($4::text[])', [tx.accountId, tx.mode, threadId, requestIds, tx.now])
export const threadRequestIds = async (q: Query, threadId: string) => (await listThreadRequests(q, threadId)).map((r) => r.request_id)
export const threadLineIds = async (q: Query, threadId: string) => [...new Set((await listThreadRequests(q, threadId)).map((r) => r.coverage_line_id))]
/** The line is asked about once more: its question waits to be sent. */
export const markUnasked = (tx: Tx, threadId: string, requestId: string) =>
  tx.count('UPDATE thread_requests SET asked_at = NULL WHERE account_id = $1 AND mode = $2 AND thread_id = $3 AND request_id = $4', [tx.accountId, tx.mode, threadId, requestId])
export const markAnswered = (tx: Tx, threadId: string, requestId: string, outcome: LineOutcome) =>
  tx.count('UPDATE thread_requests SET answered_at = $5, outcome = $6 WHERE account_id = $1 AND mode = $2 AND thread_id = $3 AND request_id = $4', [tx.accountId, tx.mode, threadId, requestId, tx.now, outcome])

export const insertMessage = (tx: Tx, m: Omit<MessageRow, 'created_at' | 'sent_at' | 'delivered_at' | 'attached_document_ids' | 'reading' | 'evidence_id' | 'error' | 'authentication'>) =>
  tx.maybe<MessageRow>(
    `INSERT INTO thread_messages (account_id, mode, message_id, thread_id, direction, kind, status, from_address, to_address, subject, header_message_id, blob_sha256, size_bytes, body_text, asked, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING RETURNING ${MESSAGE}`,
    [tx.accountId, tx.mode, m.message_id, m.thread_id, m.direction, m.kind, m.status, m.from_address, m.to_address, m.subject, m.header_message_id, m.blob_sha256, m.size_bytes, m.body_text, m.asked && JSON.stringify(m.asked), tx.now],
  )
export const findMessage = (q: Query, id: string) => q.maybe<MessageRow>(`SELECT ${MESSAGE} FROM thread_messages WHERE account_id = $1 AND mode = $2 AND message_id = $3`, [q.accountId, q.mode, id])
export const listMessages = (q: Query, threadId: string) => q.rows<MessageRow>(`SELECT ${MESSAGE} FROM thread_messages WHERE account_id = $1 AND mode = $2 AND thread_id = $3 ORDER BY created_at, message_id LIMIT 1000`, [q.accountId, q.mode, threadId])
export const listMessagesOf = (q: Query, threadIds: string[]) => q.rows<MessageRow>(`SELECT ${MESSAGE} FROM thread_messages WHERE account_id = $1 AND mode = $2 AND thread_id = ANY($3::text[]) ORDER BY created_at, message_id LIMIT 5000`, [q.accountId, q.mode, threadIds])
/** A report of its delivery may have been faster than this. */
export const markSent = (tx: Tx, m: { messageId: string; status: string; blobSha256: string | null; sizeBytes: number | null }) =>
  tx.count("UPDATE thread_messages SET status = CASE WHEN status = 'bounced' THEN status WHEN $4 = 'sent' AND delivered_at IS NOT NULL THEN 'delivered' ELSE $4 END, sent_at = $5, blob_sha256 = COALESCE($6, blob_sha256), size_bytes = COALESCE($7, size_bytes), error = CASE WHEN status = 'bounced' THEN error END WHERE account_id = $1 AND mode = $2 AND message_id = $3", [tx.accountId, tx.mode, m.messageId, m.status, tx.now, m.blobSha256, m.sizeBytes])
export const markMessage = (tx: Tx, id: string, status: string, error: string | null) => tx.count('UPDATE thread_messages SET status = $4, error = $5 WHERE account_id = $1 AND mode = $2 AND message_id = $3', [tx.accountId, tx.mode, id, status, error])
export const markDelivered = (tx: Tx, id: string) => tx.count("UPDATE thread_messages SET status = CASE WHEN status IN ('sent', 'delayed') THEN 'delivered' ELSE status END, delivered_at = $4 WHERE account_id = $1 AND mode = $2 AND message_id = $3", [tx.accountId, tx.mode, id, tx.now])
/** Letters that wait for a person, oldest first. */
export const messagesToRead = (q: Query, threadId: string) =>
  q.rows<MessageRow>(`SELECT ${MESSAGE} FROM thread_messages WHERE account_id = $1 AND mode = $2 AND thread_id = $3 AND direction = 'in' AND status = 'in_review' AND kind = 'answer' ORDER BY created_at, message_id LIMIT 50`, [q.accountId, q.mode, threadId])
export const setEvidence = (tx: Tx, id: string, evidenceId: string) => tx.count('UPDATE thread_messages SET evidence_id = $4 WHERE account_id = $1 AND mode = $2 AND message_id = $3', [tx.accountId, tx.mode, id, evidenceId])
/** What was read of a message is set aside; what was found of its sender stays. */
export const unreadMessage = (tx: Tx, id: string) => tx.count("UPDATE thread_messages SET status = 'received', reading = NULL WHERE account_id = $1 AND mode = $2 AND message_id = $3", [tx.accountId, tx.mode, id])
export const setAttachedDocuments = (tx: Tx, id: string, documentIds: string[]) => tx.count('UPDATE thread_messages SET attached_document_ids = $4 WHERE account_id = $1 AND mode = $2 AND message_id = $3', [tx.accountId, tx.mode, id, documentIds])
export const storeReplyReading = (tx: Tx, id: string, r: { status: string; kind: string; reading: ReplyReading; authentication: Record<string, unknown>; evidenceId: string | null; subject?: string | null; text?: string | null }) =>
  tx.count('UPDATE thread_messages SET status = $4, kind = $5, reading = $6, authentication = $7, evidence_id = $8, subject = COALESCE($9, subject), body_text = COALESCE($10, body_text) WHERE account_id = $1 AND mode = $2 AND message_id = $3', [tx.accountId, tx.mode, id, r.status, r.kind, JSON.stringify(r.reading), JSON.stringify(r.authentication), r.evidenceId, r.subject ?? null, r.text ?? null])

/** Why the account writes to an address no more; null where it may. */
export const suppressionOf = async (q: Query, address: string) =>
  (await q.maybe<{ reason: string }>('SELECT reason FROM suppressed_addresses WHERE account_id = $1 AND mode = $2 AND address = $3', [q.accountId, q.mode, address.toLowerCase()]))?.reason ?? null
export const liftSuppression = (tx: Tx, address: string) => tx.count('DELETE FROM suppressed_addresses WHERE account_id = $1 AND mode = $2 AND address = $3', [tx.accountId, tx.mode, address.toLowerCase()])
export const isSuppressed = async (q: Query, address: string) => (await suppressionOf(q, address)) !== null
/** A complaint outweighs a bounce that was there before. */
export const suppressAddress = (tx: Tx, address: string, reason: string) =>
  tx.count("INSERT INTO suppressed_addresses (account_id, mode, address, reason, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account_id, mode, address) DO UPDATE SET reason = excluded.reason WHERE excluded.reason = 'complaint'", [tx.accountId, tx.mode, address.toLowerCase(), reason, tx.now])
export type ContactRow = { contact_id: string; insured_ref: string; email: string; name: string | null; proven: boolean; source: string; created_at: number }
/** Reviewed contacts of the insured's agent, the newest first. */
export const listAgentContacts = (q: Query, insuredRef: string) =>
  q.rows<ContactRow>('SELECT contact_id, insured_ref, email, name, proven, source, created_at FROM agent_contacts WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND retired_at IS NULL ORDER BY created_at DESC LIMIT 50', [q.accountId, q.mode, insuredRef])
export const insertAgentContact = (tx: Tx, c: Omit<ContactRow, 'created_at'>) =>
  tx.count('INSERT INTO agent_contacts (account_id, mode, insured_ref, contact_id, email, name, proven, source, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [tx.accountId, tx.mode, c.insured_ref, c.contact_id, c.email, c.name, c.proven, c.source, tx.now])

/** True when it was not noticed before. */
export const noticeMissingContact = async (tx: Tx, insuredRef: string, engagementId: string, sentence: string) =>
  (await tx.count('INSERT INTO missing_contacts (account_id, mode, insured_ref, engagement_id, noticed_at, sentence) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING', [tx.accountId, tx.mode, insuredRef, engagementId, tx.now, sentence])) > 0
export const clearMissingContacts = (tx: Tx, insuredRef: string) => tx.count('DELETE FROM missing_contacts WHERE account_id = $1 AND mode = $2 AND insured_ref = $3', [tx.accountId, tx.mode, insuredRef])
export const findMissingContact = (q: Query, engagementId: string, insuredRef: string) =>
  q.maybe<{ noticed_at: number; sentence: string }>('SELECT noticed_at, sentence FROM missing_contacts WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 AND engagement_id = $4', [q.accountId, q.mode, insuredRef, engagementId])
