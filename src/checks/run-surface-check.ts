import { type EngagementRow, findEngagement, moveEngagement } from '../engagements/index.ts'
import { anyRead, beingRead } from '../intake/index.ts'
import { type Context, inPipeline, type Query, TIMER_QUEUE, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import type { VersionRow } from '../requirements/index.ts'
import { evaluate } from './evaluate.ts'
import { type Gathered, gatherInput } from './gather-input.ts'
import { issueEngagementVerdict } from './issue-engagement-verdict.ts'
import { nextLook } from './next-look.ts'
import { findVerdictHead, type VerdictHead } from './table.ts'

/** Judges the paper of one engagement, as it stands once its insured is locked. */
export async function runSurfaceCheck(tx: Tx, context: Context, engagementId: string): Promise<void> {
  const found = await findEngagement(tx, engagementId)
  if (!found || found.status !== 'active') return
  const [, engagement] = await inPipeline([lockInsured(tx, found.insured_ref), findEngagement(tx, engagementId)])
  if (engagement?.status === 'active') await judgeSurface(tx, context, engagement)
}

/**
 * Issues the surface check of an active engagement when its content is new. Nothing is issued before there is anything to
 * judge. Sets the timer for the next day on which it could come out otherwise. What was gathered for it goes on with
 * `surface.judged` to those who judge the same moment. The caller holds the insured's lock, and may hand on the version and
 * the check that stands (`current`) where it has read them. A grace that only begins ends again when the engagement has no
 * standing to keep.
 */
export async function judgeSurface(tx: Tx, context: Context, engagement: EngagementRow, options: { graceBegins?: boolean; version?: VersionRow; current?: VerdictHead | null } = {}): Promise<void> {
  const { engagement_id, insured_ref } = engagement
  const [gathered, current] = await inPipeline([gatherInput(tx, tx.now, engagement, options.version), options.current !== undefined ? options.current : surfaceOf(tx, engagement)])
  const { input } = gathered
  const anything = engagement.surface_verdict_id !== null || input.lines.length > 0 || input.enrollments.some((e) => e.enrolled)
  if (!anything && !(await anyRead(tx, insured_ref))) return
  // The first check is of the paper it was pushed with, not of what was there before that is read.
  if (engagement.surface_verdict_id === null && (await beingRead(tx, engagement_id))) return
  const evaluation = evaluate({ ...input, mode: 'surface' })
  await issueEngagementVerdict(tx, context, 'surface', current, gathered, evaluation)
  const look = nextLook(gathered, tx.now)
  if (look !== null)
    tx.enqueue({
      kind: 'look-again',
      queue: TIMER_QUEUE,
      key: engagement_id,
      dueAt: look,
      replace: true,
      payload: { engagement_id },
    })
  // It came to pass under the new version, never stood, or its time is up: there is nothing left to be lenient about.
  const isGraceOver = engagement.grace_until !== null && !evaluation.in_grace && (evaluation.status === 'pass' || options.graceBegins === true || tx.now >= engagement.grace_until)
  const after = isGraceOver ? await withoutGrace(tx, engagement) : gathered
  tx.record({ name: 'surface.judged', engagement_id, insured_ref, status: evaluation.status, gathered: after, other_version: options.version !== undefined })
}

/** The surface check that an engagement stands on. */
export const surfaceOf = async (q: Query, { surface_verdict_id }: EngagementRow): Promise<VerdictHead | null> => (surface_verdict_id === null ? null : findVerdictHead(q, surface_verdict_id))

async function withoutGrace(tx: Tx, engagement: EngagementRow): Promise<Gathered> {
  const strict = { ...engagement, grace_until: null, grace_version: null }
  moveEngagement(tx, strict)
  return gatherInput(tx, tx.now, strict)
}
