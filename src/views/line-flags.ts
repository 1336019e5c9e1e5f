import { findVerdict, type VerdictRow } from '../checks/index.ts'
import { listEngagementsOfInsured } from '../engagements/index.ts'
import type { Query } from '../kernel/index.ts'

/** Lines that satisfied an alternative which a person must review for the insured's state, by what engagements' current verdicts say. */
export const linesUnderStateReview = (verdicts: readonly (VerdictRow | null)[]): Set<string> =>
  new Set(verdicts.flatMap((v) => v?.rules ?? []).flatMap((r) => (r.flags.includes('state_review_required') ? r.coverage_line_ids : [])))

const ENGAGEMENTS_MAX = 50
/** The same for everything an insured is engaged in. */
export async function linesUnderStateReviewOf(q: Query, insuredRef: string): Promise<Set<string>> {
  const active = (await listEngagementsOfInsured(q, insuredRef)).filter((e) => e.status === 'active')
  const ids = active.slice(-ENGAGEMENTS_MAX).flatMap((e) => [e.surface_verdict_id, e.rollup_verdict_id]).filter((id) => id !== null)
  return linesUnderStateReview(await Promise.all(ids.map((id) => findVerdict(q, id))))
}

/** What a line shows beyond itself when it is looked at for one insured. */
export const lineExtras = (lineId: string, inheritedFrom: string | null, underReview: ReadonlySet<string>): { inheritedFrom?: string; flags?: string[] } => ({
  ...(inheritedFrom && { inheritedFrom }),
  ...(underReview.has(lineId) && { flags: ['state_review_required'] }),
})
