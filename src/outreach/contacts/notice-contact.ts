import { listRequests } from '../../clocks/index.ts'
import { type EngagementRow, listEngagementsOfInsured } from '../../engagements/index.ts'
import { appendEvent } from '../../events/index.ts'
import type { Context, Tx } from '../../kernel/index.ts'
import { findInsured, type InsuredRow } from '../../parties/index.ts'
import { noticeMissingContact } from '../table.ts'

const sentenceFor = (insured: InsuredRow): string => `No phone or email is on file for ${insured.insured_name ?? insured.insured_ref}, so the steps that ask the insured to nudge its agent are skipped.`

/** A plan with a step to an insured whom nobody can reach: listed as outstanding, and told once. */
export async function noticeContact(tx: Tx, context: Context, engagement: EngagementRow): Promise<void> {
  const insured = await findInsured(tx, engagement.insured_ref)
  if (!insured || insured.contact_email || insured.contact_phone) return
  const sentence = sentenceFor(insured)
  if (!(await noticeMissingContact(tx, insured.insured_ref, engagement.engagement_id, sentence))) return
  appendEvent(tx, context, {
    event: 'insured_contact.missing',
    insuredRef: engagement.insured_ref,
    consumerRef: engagement.consumer_ref,
    engagementIds: [engagement.engagement_id],
    data: { insured_ref: engagement.insured_ref, consumer_ref: engagement.consumer_ref, engagement_id: engagement.engagement_id, reason: 'no_insured_contact', sentence },
  })
}

/** A contact that is taken off file is missing wherever a clock runs. Nothing is told: that happens when a plan is made. */
export async function noticeContactGone(tx: Tx, insuredRef: string): Promise<void> {
  const insured = (await findInsured(tx, insuredRef))!
  const engagements = (await listEngagementsOfInsured(tx, insuredRef)).filter((e) => e.status === 'active')
  const requests = await listRequests(tx, { engagementIds: engagements.map((e) => e.engagement_id) }, null, REQUESTS_MAX)
  const asking = new Set(requests.filter((r) => r.status !== 'held' && r.status !== 'closed').flatMap((r) => r.engagement_ids))
  for (const { engagement_id } of engagements) if (asking.has(engagement_id)) await noticeMissingContact(tx, insuredRef, engagement_id, sentenceFor(insured))
}
/** The newest of one insured: what still runs is among them. */
const REQUESTS_MAX = 2000
