import { setCurrentVerdict } from '../engagements/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import type { Evaluation } from './evaluate.ts'
import type { Gathered } from './gather-input.ts'
import { issueVerdict } from './issue-verdict.ts'
import type { VerdictHead, VerdictRow } from './table.ts'
import { wordVerdict } from './wording.ts'

/**
 * Issues the surface check or the verified verdict of a whole engagement when its content differs from `current`, the one it
 * stands on; the engagement then stands on the new one. The caller holds the insured's lock.
 */
export async function issueEngagementVerdict(tx: Tx, context: Context, kind: VerdictRow['kind'], current: VerdictHead | null, gathered: Gathered, evaluation: Evaluation): Promise<void> {
  const { engagement_id, insured_ref, consumer_ref } = gathered.engagement
  const verdict = await issueVerdict(tx, context, current, {
    engagement_id,
    coverage_line_id: null,
    insured_ref,
    consumer_ref,
    kind,
    scope: 'engagement',
    status: evaluation.status,
    rules: evaluation.rules,
    wording: wordVerdict(evaluation),
    requirement_set: setJudged(gathered, evaluation),
    engagementIds: [engagement_id],
  })
  if (verdict) setCurrentVerdict(tx, engagement_id, kind, verdict.verdict_id)
}

/** The version whose rules the result lists: in grace the one that the standing rests on. */
const setJudged = ({ version, engagement }: Gathered, { in_grace }: Evaluation): VerdictRow['requirement_set'] =>
  version && { key: version.set_key, version: in_grace ? engagement.grace_version! : version.version }
