import { type EngagementRow, pageOfSet } from '../engagements/index.ts'
import { inPipeline, type Query, type Tx } from '../kernel/index.ts'
import type { VersionRow } from '../requirements/index.ts'
import { evaluate } from './evaluate.ts'
import { gatherInput } from './gather-input.ts'
import { surfaceOf } from './run-surface-check.ts'

export type Impact = {
  engagements: number
  now_passing: number
  would_pass: number
  would_fail: number
  would_be_unverified: number
  newly_failing: number
  by_rule: { rule_id: string; failing: number }[]
}
const PAGE = 100
/** As many of them are judged in one go: callers wait behind it. */
const AT_ONCE = 10

/**
 * What a version would do to the consumer's active engagements of its set, were it published for all of them. Changes nothing. `until`
 * leaves out those opened after that moment: it is not the version that brought them.
 */
export async function previewImpact(tx: Tx, now: number, version: VersionRow, until = Number.POSITIVE_INFINITY): Promise<Impact> {
  const impact: Impact = {
    engagements: 0,
    now_passing: 0,
    would_pass: 0,
    would_fail: 0,
    would_be_unverified: 0,
    newly_failing: 0,
    by_rule: [],
  }
  const failing = new Map(version.rules.map((r) => [r.rule_id, 0]))
  let after = ''
  for (;;) {
    const page = await pageOfSet(tx, version.consumer_ref, [version.set_key, ''], after, PAGE)
    const counts = page.flatMap((engagement) => (engagement.pinned_version === null && engagement.created_at <= until ? [(lane: Tx) => count(lane, now, engagement, version, impact, failing)] : []))
    for (let at = 0; at < counts.length; at += AT_ONCE) await tx.sideBySide(counts.slice(at, at + AT_ONCE))
    if (page.length < PAGE) break
    after = page[page.length - 1]!.engagement_id
  }
  impact.by_rule = [...failing].map(([rule_id, n]) => ({ rule_id, failing: n }))
  return impact
}

async function count(
  q: Query,
  now: number,
  engagement: EngagementRow,
  version: VersionRow,
  impact: Impact,
  failing: Map<string, number>,
): Promise<void> {
  const asked = { ...engagement, set_key: version.set_key, version: version.version, grace_until: null, grace_version: null }
  const [current, { input }] = await inPipeline([surfaceOf(q, engagement), gatherInput(q, now, asked, version)])
  const evaluation = evaluate({ ...input, mode: 'surface' })
  const passes = current?.status === 'pass'
  impact.engagements++
  if (passes) impact.now_passing++
  if (evaluation.status === 'pass') impact.would_pass++
  if (evaluation.status === 'unverified') impact.would_be_unverified++
  if (evaluation.status !== 'fail') return void countRules(evaluation.rules, failing)
  impact.would_fail++
  if (passes) impact.newly_failing++
  countRules(evaluation.rules, failing)
}

const countRules = (rules: { rule_id: string; status: string }[], failing: Map<string, number>): void => {
  for (const rule of rules) if (rule.status === 'fail') failing.set(rule.rule_id, (failing.get(rule.rule_id) ?? 0) + 1)
}
