import { evaluate, findVerdictHead, type Gathered, issueEngagementVerdict } from '../checks/index.ts'
import { findLatestRequests, listRequestsOfEngagement } from '../clocks/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { ANSWERED_STATES } from '../vocabulary/index.ts'

/**
 * The insured's verdict for one engagement: issued once every clock that serves a line its rules rest on has closed,
 * and again when anything it rests on changes its content. Follows the surface check, whose status is `surface`, on what
 * that was judged on and under the same lock.
 */
export async function issueRollUp(tx: Tx, context: Context, gathered: Gathered, surface: string): Promise<void> {
  const { engagement } = gathered
  const { engagement_id } = engagement
  const current = engagement.rollup_verdict_id === null ? null : await findVerdictHead(tx, engagement.rollup_verdict_id)
  const evaluation = evaluate({ ...gathered.input, mode: 'verified' })
  if (!current) {
    // What is waived rests on no answer.
    const restsOn = new Set(evaluation.has_requirements ? evaluation.rules.flatMap((r) => (r.status === 'waived' ? [] : r.coverage_line_ids)) : gathered.lines.map((l) => l.coverage_line_id))
    // A surface check that waits has the verdict wait with it; one that fails is told once nobody is asked any more.
    if (surface === 'unverified' && !(await listRequestsOfEngagement(tx, engagement_id)).some((r) => restsOn.has(r.coverage_line_id))) return
    // The newest clock of each line, whomever it serves.
    const latest = await findLatestRequests(tx, [...restsOn])
    if (latest.some((r) => r.status !== 'closed')) return
    // Nothing was ever asked, nor answered, as to a person who called: a verdict then needs rules that ask for no confirmation.
    const isAnswered = gathered.input.lines.some((l) => restsOn.has(l.coverage_line_id) && ANSWERED_STATES.has(l.verification.state))
    if (!latest.length && !isAnswered && evaluation.status !== 'pass') return
  }
  await issueEngagementVerdict(tx, context, 'verified', current, gathered, evaluation)
}
