import { evaluate, findVerdict, gatherInput, issueVerdict, wordVerdict } from '../checks/index.ts'
import { findLatestRequest, listRequestsOfEngagement, type RequestRow } from '../clocks/index.ts'
import { findEngagement, setCurrentVerdict } from '../engagements/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'

/**
 * The insured's verdict for one engagement: issued once every clock that serves a line its rules rest on has closed,
 * and again when anything it rests on changes its content.
 */
export async function issueRollUp(tx: Tx, context: Context, engagementId: string): Promise<void> {
  const found = await findEngagement(tx, engagementId)
  if (!found || found.status !== 'active') return
  await lockInsured(tx, found.insured_ref)
  const engagement = (await findEngagement(tx, engagementId))!
  const current = engagement.rollup_verdict_id === null ? null : await findVerdict(tx, engagement.rollup_verdict_id)
  const gathered = await gatherInput(tx, tx.now, engagement)
  const evaluation = evaluate({ ...gathered.input, mode: 'verified' })
  const requests = await listRequestsOfEngagement(tx, engagementId)
  if (!current) {
    const surface = engagement.surface_verdict_id === null ? null : await findVerdict(tx, engagement.surface_verdict_id)
    if (!surface) return
    // What is waived rests on no answer.
    const restsOn = new Set(evaluation.has_requirements ? evaluation.rules.flatMap((r) => (r.status === 'waived' ? [] : r.coverage_line_ids)) : gathered.lines.map((l) => l.coverage_line_id))
    const mine = requests.filter((r) => restsOn.has(r.coverage_line_id))
    if (!mine.length && surface.status !== 'pass') return
    const latest = await latestRequests(tx, [...restsOn])
    if (latest.some((r) => r.status !== 'closed')) return
    // Nothing was ever asked: a verdict then needs rules that ask for no confirmation.
    if (!latest.length && evaluation.status !== 'pass') return
  }
  const verdict = await issueVerdict(tx, context, current, {
    engagement_id: engagementId,
    coverage_line_id: null,
    insured_ref: engagement.insured_ref,
    consumer_ref: engagement.consumer_ref,
    kind: 'verified',
    scope: 'engagement',
    status: evaluation.status,
    rules: evaluation.rules,
    wording: wordVerdict(evaluation),
    requirement_set: gathered.version && { key: gathered.version.set_key, version: gathered.version.version },
    engagementIds: [engagementId],
  })
  if (verdict) setCurrentVerdict(tx, engagementId, 'verified', verdict.verdict_id)
}

/** The newest clock of each line, whomever it serves. */
async function latestRequests(tx: Tx, lineIds: string[]): Promise<RequestRow[]> {
  const found: RequestRow[] = []
  for (const id of lineIds) {
    const request = await findLatestRequest(tx, id)
    if (request) found.push(request)
  }
  return found
}
