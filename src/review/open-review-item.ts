import type { Context, Fact, Tx } from '../kernel/index.ts'
import { setWaitingState } from '../lines/index.ts'
import { insertReviewItem, type NewReviewItem } from './table.ts'

type Said = Record<string, string> & { page?: number; fields?: unknown[]; reasons?: string[]; coverage_line_ids?: string[] }

/** What another room could not settle becomes an item for a person. The same cause opens one item, however often it is said. */
export async function openReviewItem(tx: Tx, context: Context, fact: Fact): Promise<void> {
  const said = fact as unknown as Said
  const item = describe(fact.name, said)
  if (!item) return
  const opened = await insertReviewItem(tx, { ...item, review_item_id: context.ids.make('reviewItem'), insured_ref: said.insured_ref ?? null })
  if (opened && item.kind === 'unclear_answer') for (const id of said.coverage_line_ids ?? []) await setWaitingState(tx, id, 'in_review', ['pending', 'unverified'])
}

function describe(fact: string, f: Said): Omit<NewReviewItem, 'review_item_id'> | null {
  switch (fact) {
    case 'document.needs_review':
      return {
        kind: f.kind as NewReviewItem['kind'],
        dedupe_key: `${f.kind} ${f.document_id} ${f.coverage_type ?? ''} ${f.coverage_line_id ?? ''} ${f.page ?? ''}`,
        title: f.title!,
        document_id: f.document_id ?? null,
        coverage_line_id: f.coverage_line_id ?? null,
        coverage_type: f.coverage_type ?? null,
        page: f.page ?? null,
        detail: { reason: f.reason ?? null, ...(f.fields && { fields: f.fields }) },
      }
    case 'reply.needs_review':
      return { kind: 'unclear_answer', dedupe_key: `message ${f.message_id}`, title: `A reply a person must read: ${f.reasons?.[0] ?? 'unclear'}`, thread_id: f.thread_id ?? null, message_id: f.message_id ?? null, detail: { reasons: f.reasons, coverage_line_ids: f.coverage_line_ids } }
    case 'outreach.no_agent':
      return { kind: 'no_agent', dedupe_key: `no_agent ${f.coverage_line_id}`, title: 'No address of the agent of record is known', coverage_line_id: f.coverage_line_id ?? null, request_id: f.request_id ?? null, engagement_id: f.engagement_id ?? null, detail: { coverage_type: f.coverage_type } }
    case 'outreach.undeliverable':
      return { kind: 'undeliverable', dedupe_key: `undeliverable ${f.thread_id}`, title: 'The agent of record cannot be reached at this address', thread_id: f.thread_id ?? null, detail: { reason: f.reason } }
    case 'outreach.escalated':
      return { kind: 'escalation', dedupe_key: `escalation ${f.request_id}`, title: 'The agent of record has not answered', thread_id: f.thread_id ?? null, request_id: f.request_id ?? null, coverage_line_id: f.coverage_line_id ?? null }
    default:
      return null
  }
}
