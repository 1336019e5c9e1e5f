import { createHash } from 'node:crypto'
import { appendEvent } from '../events/index.ts'
import { type Context, isoTime, JsonText, type Tx } from '../kernel/index.ts'
import type { RuleResult } from './rule-result.ts'
import { insertVerdict, type VerdictHead, type VerdictRow } from './table.ts'

export type NewVerdict = Omit<VerdictRow, 'verdict_id' | 'issued_at' | 'superseded_by' | 'supersedes' | 'content_hash'> & {
  engagementIds: string[]
}

/** The members a verdict's event and its fetch share. */
export const verdictWire = (v: VerdictRow) => ({
  verdict_id: v.verdict_id,
  kind: v.kind,
  scope: v.scope,
  status: v.status,
  rules: v.rules,
  wording: v.wording,
  supersedes: v.supersedes,
  engagement_id: v.engagement_id,
  coverage_line_id: v.coverage_line_id,
  requirement_set: v.requirement_set,
  insured_ref: v.insured_ref,
  consumer_ref: v.consumer_ref,
})

/** The content that makes two verdicts the same: what is judged, not when, and not on which page or in which reply the same value stands. */
export const contentHash = (v: Pick<VerdictRow, 'status' | 'rules' | 'wording' | 'requirement_set'>): string =>
  createHash('sha256')
    .update(JSON.stringify([v.status, v.rules.map(withoutPlaces), v.wording, v.requirement_set]))
    .digest('hex')
const withoutPlaces = (rule: RuleResult) => ({ ...rule, checks: rule.checks.map(({ provenance, ...check }) => check) })

/**
 * Issues a verdict when its content is new: the row, verdict.issued, and, where a verified verdict replaces one,
 * verdict.superseded. Returns null when the current one says the same. The caller holds the insured's lock.
 */
export async function issueVerdict(
  tx: Tx,
  context: Context,
  current: VerdictHead | null,
  next: NewVerdict,
  options: { always?: boolean } = {},
): Promise<VerdictRow | null> {
  const { engagementIds, ...content } = next
  const content_hash = contentHash(content)
  if (current?.content_hash === content_hash && !options.always) return null
  const rules = new JsonText(content.rules)
  const row = insertVerdict(tx, { ...content, verdict_id: context.ids.make('verdict'), supersedes: current?.verdict_id ?? null, content_hash }, rules)
  appendEvent(tx, context, { insuredRef: row.insured_ref, consumerRef: row.consumer_ref, engagementIds, event: 'verdict.issued', data: { ...verdictWire(row), rules, issued_at: isoTime(row.issued_at) } })
  if (current && row.kind === 'verified')
    // About the verdict that ended, whose consumers may be others than those of the one that replaces it: it is listed by both
    appendEvent(tx, context, {
      insuredRef: current.insured_ref,
      consumerRef: current.consumer_ref,
      engagementIds: current.engagement_id === null ? engagementIds : [...new Set([...engagementIds, current.engagement_id])],
      event: 'verdict.superseded',
      data: {
        verdict_id: current.verdict_id,
        superseded_by: row.verdict_id,
        kind: current.kind,
        scope: current.scope,
        status: current.status,
        engagement_id: current.engagement_id,
        coverage_line_id: current.coverage_line_id,
        insured_ref: current.insured_ref,
        consumer_ref: current.consumer_ref,
      },
    })
  return row
}
