import { findEngagement, setCurrentVerdict, updateEngagement } from '../engagements/index.ts'
import { anyRead, beingRead } from '../intake/index.ts'
import { type Context, inPipeline, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { type Gathered, gatherInput } from './gather-input.ts'
import { issueVerdict } from './issue-verdict.ts'
import { nextLook } from './next-look.ts'
import { findVerdict, type VerdictRow } from './table.ts'
import { wordVerdict } from './wording.ts'

export type SurfaceCheck = { gathered: Gathered; evaluation: Evaluation; verdict: VerdictRow | null }

/**
 * Judges the paper of one engagement and issues the surface check when its content is new. Nothing is issued before
 * there is anything to judge. Sets the timer for the next day on which it could come out otherwise.
 */
export async function runSurfaceCheck(tx: Tx, context: Context, engagementId: string): Promise<SurfaceCheck | null> {
  const found = await findEngagement(tx, engagementId)
  if (!found || found.status !== 'active') return null
  const [, held] = await inPipeline([lockInsured(tx, found.insured_ref), findEngagement(tx, engagementId)])
  const engagement = held!
  const [gathered, current] = await inPipeline([gatherInput(tx, tx.now, engagement), engagement.surface_verdict_id === null ? null : findVerdict(tx, engagement.surface_verdict_id)])
  const { input } = gathered
  const anything = engagement.surface_verdict_id !== null || input.lines.length > 0 || input.enrollments.some((e) => e.enrolled)
  if (!anything && !(await anyRead(tx, engagement.insured_ref))) return null
  // The first check is of the paper it was pushed with, not of what was there before that is read.
  if (engagement.surface_verdict_id === null && (await beingRead(tx, engagementId))) return null
  const evaluation = evaluate({ ...input, mode: 'surface' })
  const verdict = await issueVerdict(tx, context, current, {
    engagement_id: engagement.engagement_id,
    coverage_line_id: null,
    insured_ref: engagement.insured_ref,
    consumer_ref: engagement.consumer_ref,
    kind: 'surface',
    scope: 'engagement',
    status: evaluation.status,
    rules: evaluation.rules,
    wording: wordVerdict(evaluation),
    requirement_set: gathered.version && { key: gathered.version.set_key, version: gathered.version.version },
    engagementIds: [engagement.engagement_id],
  })
  if (verdict) setCurrentVerdict(tx, engagement.engagement_id, 'surface', verdict.verdict_id)
  // It came to pass under the new version: there is nothing left to be lenient about.
  if (engagement.grace_until !== null && evaluation.status === 'pass' && !evaluation.in_grace) await updateEngagement(tx, { ...engagement, grace_until: null, grace_version: null })
  const look = nextLook(gathered, tx.now)
  if (look !== null)
    tx.enqueue({
      kind: 'look-again',
      queue: TIMER_QUEUE,
      key: engagementId,
      dueAt: look,
      replace: true,
      payload: { engagement_id: engagementId },
    })
  tx.record({
    name: 'surface.judged',
    engagement_id: engagementId,
    insured_ref: engagement.insured_ref,
    status: evaluation.status,
    changed: verdict !== null,
  })
  return { gathered, evaluation, verdict }
}
