import { z } from 'zod'
import { isoTime, type Query } from '../kernel/index.ts'
import { outreachTable } from '../outreach/index.ts'
import { openItemsOfInsured, openRemediations } from '../review/index.ts'

export const outstandingSchema = z.object({
  kind: z.enum(['complete_declarations_packet', 'escalated_to_svc', 'insured_contact_missing']),
  sentence: z.string(),
  coverage_type: z.string().nullable(),
  document_id: z.string().nullable(),
  page: z.number().int().nullable(),
  reason: z.string().nullable(),
  remediation_id: z.string().nullable(),
  review_item_id: z.string().nullable(),
  opened_at: z.string(),
}).meta({ id: 'OutstandingItem' })
export type Outstanding = z.infer<typeof outstandingSchema>

/** Review items that are about a page; the others are the service's own business. */
const PAGE_KINDS = new Set(['unplaced_page', 'unreadable_fields', 'integrity'])
const blank = { coverage_type: null, document_id: null, page: null, reason: null, remediation_id: null, review_item_id: null }

/** What is open with the insured of an engagement, oldest first. */
export async function outstandingOf(q: Query, engagementId: string, insuredRef: string): Promise<Outstanding[]> {
  const [remediations, items, missing] = await Promise.all([openRemediations(q, insuredRef), openItemsOfInsured(q, insuredRef), outreachTable.findMissingContact(q, engagementId, insuredRef)])
  const found: Outstanding[] = [
    ...remediations.map((r): Outstanding => ({
      ...blank,
      kind: 'complete_declarations_packet',
      sentence: 'Ask the insured for the complete declarations pages, with the policy number on them.',
      coverage_type: r.coverage_type,
      document_id: r.document_id,
      reason: r.reason,
      remediation_id: r.remediation_id,
      opened_at: isoTime(r.opened_at),
    })),
    ...items
      .filter((i) => PAGE_KINDS.has(i.kind))
      .map((i): Outstanding => ({ ...blank, kind: 'escalated_to_svc', sentence: `${i.title}; our reviewers are looking at the page, nothing is asked of the insured.`, coverage_type: i.coverage_type, document_id: i.document_id, page: i.page, reason: i.kind, review_item_id: i.review_item_id, opened_at: isoTime(i.created_at) })),
    ...(missing ? [{ ...blank, kind: 'insured_contact_missing' as const, sentence: missing.sentence, reason: 'no_insured_contact', opened_at: isoTime(missing.noticed_at) }] : []),
  ]
  return found.sort((a, b) => (a.opened_at < b.opened_at ? -1 : 1))
}
