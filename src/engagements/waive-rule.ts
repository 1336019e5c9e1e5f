import { type Context, invalid, notFound, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { findVersion } from '../requirements/index.ts'
import { findEngagement, insertWaiver, listWaivers, revokeWaivers, type WaiverRow } from './table.ts'

export type WaiverRequest = { engagementId: string; ruleId: string; reason: string; endsOn: string | null; grantedBy: string }

/**
 * Waives one rule for one engagement, with a reason and, where given, an end. A second waiver of the rule replaces the first. The rule is kept as it
 * stands: another version may have another one under its id.
 */
export async function waiveRule(tx: Tx, context: Context, request: WaiverRequest): Promise<WaiverRow> {
  const engagement = await findEngagement(tx, request.engagementId)
  if (!engagement) throw notFound('engagement', request.engagementId)
  await lockInsured(tx, engagement.insured_ref)
  const version = engagement.version === null ? null : await findVersion(tx, engagement.consumer_ref, engagement.set_key, engagement.version)
  const rule = version?.rules.find((r) => r.rule_id === request.ruleId)
  if (!rule) throw invalid('rule_id', `The version this engagement follows has no rule "${request.ruleId.slice(0, 100)}".`)
  await revokeWaivers(tx, request.engagementId, request.ruleId)
  const row = await insertWaiver(tx, { waiver_id: context.ids.make('waiver'), engagement_id: request.engagementId, rule_id: request.ruleId, rule, reason: request.reason, granted_by: request.grantedBy, ends_on: request.endsOn })
  tx.record({ name: 'engagement.changed', engagement_id: request.engagementId, insured_ref: engagement.insured_ref })
  return row
}

export async function revokeWaiver(tx: Tx, engagementId: string, ruleId: string): Promise<void> {
  const engagement = await findEngagement(tx, engagementId)
  const held = engagement && (await listWaivers(tx, engagementId)).some((w) => w.rule_id === ruleId)
  if (!held) throw notFound('waiver', ruleId)
  await lockInsured(tx, engagement.insured_ref)
  await revokeWaivers(tx, engagementId, ruleId)
  tx.record({ name: 'engagement.changed', engagement_id: engagementId, insured_ref: engagement.insured_ref })
}
