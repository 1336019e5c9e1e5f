import { findVerdict } from '../checks/index.ts'
import { type EngagementRow, listEngagementsOfInsured } from '../engagements/index.ts'
import type { Query } from '../kernel/index.ts'

/** Lines that satisfied an alternative which a person must review for the insured's state, by what the engagements' current verdicts say. */
export async function linesUnderStateReview(q: Query, engagements: readonly EngagementRow[]): Promise<Set<string>> {
  const ids = engagements.flatMap((e) => [e.surface_verdict_id, e.rollup_verdict_id]).filter((id) => id !== null)
  const verdicts = await Promise.all(ids.map((id) => findVerdict(q, id)))
  return new Set(verdicts.flatMap((v) => v?.rules ?? []).flatMap((r) => (r.flags.includes('state_review_required') ? r.coverage_line_ids : [])))
}

const ENGAGEMENTS_MAX = 50
/** The same for everything an insured is engaged in. */
export async function linesUnderStateReviewOf(q: Query, insuredRef: string): Promise<Set<string>> {
  const active = (await listEngagementsOfInsured(q, insuredRef)).filter((e) => e.status === 'active')
  return linesUnderStateReview(q, active.slice(-ENGAGEMENTS_MAX))
}

/** What a line shows beyond itself when it is looked at for one insured. */
export const lineExtras = (lineId: string, inheritedFrom: string | null, underReview: ReadonlySet<string>): { inheritedFrom?: string; flags?: string[] } => ({
  ...(inheritedFrom && { inheritedFrom }),
  ...(underReview.has(lineId) && { flags: ['state_review_required'] }),
})
