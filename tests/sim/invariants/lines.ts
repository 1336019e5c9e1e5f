import { isDeepStrictEqual } from 'node:util'
import { evaluate, gatherInput } from '../../../src/checks/index.ts'
import { contentHash } from '../../../src/checks/issue-verdict.ts'
import { wordVerdict } from '../../../src/checks/wording.ts'
import { findEngagement } from '../../../src/engagements/table.ts'
import { Store } from '../../../src/kernel/index.ts'
import { SeededRandom } from '../seeded-random.ts'
import type { Invariant } from './index.ts'

const RESOLVED = new Set(['verified', 'refused', 'contradicted', 'timed_out'])
/** From where a line may come to a state; null is its making. */
const MAY_FOLLOW: Record<string, readonly (string | null)[]> = {
  unverified: [null, 'pending', 'in_review', 'verified', 'refused', 'contradicted', 'timed_out'],
  pending: ['unverified', 'verified', 'refused', 'contradicted', 'timed_out', 'in_review'],
  in_review: ['unverified', 'pending', 'timed_out'],
  verified: ['unverified', 'pending', 'in_review', 'timed_out', 'refused', 'contradicted'],
  refused: ['unverified', 'pending', 'in_review', 'timed_out', 'verified', 'contradicted'],
  contradicted: ['unverified', 'pending', 'in_review', 'timed_out', 'verified', 'refused'],
  timed_out: ['pending', 'in_review', 'unverified'],
}

/** Revisions of a line are numbered without gaps, end at what the line is, and never jump between states. */
export const revisionsAreWhole: Invariant = (s) => {
  const broken: string[] = []
  for (const line of s.rows.coverage_lines) {
    const mine = s.rows.line_revisions.filter((v) => v.coverage_line_id === line.coverage_line_id).sort((a, b) => a.revision - b.revision)
    mine.forEach((v, i) => v.revision !== i + 1 && broken.push(`${line.coverage_line_id} revision ${i + 1} is missing or twice`))
    const last = mine.at(-1)
    if (!last || last.revision !== line.revision || last.state !== line.state || !isDeepStrictEqual(last.held, line.held)) broken.push(`${line.coverage_line_id} is not what its last revision says`)
    if (line.state !== line.verification.state) broken.push(`${line.coverage_line_id} is ${line.state} and ${line.verification.state}`)
    mine.forEach((v, i) => {
      const before = i ? mine[i - 1]!.state : null
      if (before !== v.state && !MAY_FOLLOW[v.state]?.includes(before)) broken.push(`${line.coverage_line_id} went from ${before} to ${v.state}`)
      if (v.change === 'resolved' && before === v.state && v.state !== 'verified') broken.push(`${line.coverage_line_id} was resolved as ${v.state} twice`)
    })
  }
  return broken
}

/** A resolved line has one current verdict, of its own state; its closed request names it. */
export const everyResolvedLineHasItsVerdict: Invariant = (s) => {
  const broken: string[] = []
  for (const line of s.rows.coverage_lines.filter((l) => RESOLVED.has(l.state))) {
    const current = s.rows.verdicts.filter((v) => v.coverage_line_id === line.coverage_line_id && !v.superseded_by)
    if (current.length !== 1) broken.push(`${line.coverage_line_id} has ${current.length} current verdicts`)
    else if (current[0]!.status !== line.state) broken.push(`${line.coverage_line_id} is ${line.state} and its verdict says ${current[0]!.status}`)
  }
  for (const r of s.rows.verification_requests) if (['resolved', 'timed_out'].includes(r.closed_reason) && !r.final_verdict_id) broken.push(`${r.request_id} closed ${r.closed_reason} without a final verdict`)
  return broken
}

/** Verdicts supersede each other in one chain: every successor names its predecessor and back, and one is current. */
export const verdictsFormChains: Invariant = (s) => {
  const broken: string[] = []
  const byId = new Map(s.rows.verdicts.map((v) => [v.verdict_id, v]))
  const current = new Map<string, number>()
  for (const v of s.rows.verdicts) {
    if (v.superseded_by && byId.get(v.superseded_by)?.supersedes !== v.verdict_id) broken.push(`${v.verdict_id} is superseded by ${v.superseded_by}, which does not say so`)
    if (v.supersedes && byId.get(v.supersedes)?.superseded_by !== v.verdict_id) broken.push(`${v.verdict_id} supersedes ${v.supersedes}, which does not say so`)
    const before = v.supersedes ? byId.get(v.supersedes) : undefined
    // A line that was asked anew has a verdict of its own for it, though the answer be as before.
    const endsClock = s.rows.verification_requests.some((r) => before && r.final_verdict_id === v.verdict_id && r.opened_at >= before.issued_at)
    if (before?.content_hash === v.content_hash && !endsClock) broken.push(`${v.verdict_id} says what ${v.supersedes} said`)
    if (!v.wording) broken.push(`${v.verdict_id} has no wording`)
    if (v.superseded_by) continue
    const place = v.coverage_line_id ?? `${v.engagement_id} ${v.kind}`
    current.set(place, (current.get(place) ?? 0) + 1)
  }
  for (const [place, n] of current) if (n > 1) broken.push(`${place} has ${n} current verdicts`)
  return broken
}

/** Judged anew from what is on file now, every engagement comes out as its current surface check and verdict say. */
export const verdictsFollowFromTheirLines: Invariant = async (s, world) => {
  const broken: string[] = []
  const time = { now: () => world.schedule.now, sleep: async () => {}, after: () => () => {} }
  const store = new Store({ database: world.real, time, random: new SeededRandom('judge'), flow: () => [] })
  for (const row of s.rows.engagements.filter((e) => e.status === 'active')) {
    await store.read({ accountId: world.accountId, mode: row.mode }, async (q) => {
      const clock = await q.maybe<{ offset_ms: number }>('SELECT offset_ms FROM test_clocks WHERE account_id = $1', [q.accountId])
      const engagement = (await findEngagement(q, row.engagement_id))!
      // Where clocks disagree about the day, either day is right.
      const { skewMs } = world.faults.rates
      const moments = skewMs ? [-skewMs, 0, skewMs] : [0]
      const judged = await Promise.all(moments.map((off) => gatherInput(q, time.now() + off + (row.mode === 'test' ? (clock?.offset_ms ?? 0) : 0), engagement)))
      for (const [mode, id] of [['surface', row.surface_verdict_id], ['verified', row.rollup_verdict_id]] as const) {
        const verdict = s.rows.verdicts.find((v) => v.verdict_id === id)
        if (!verdict) continue
        const fresh = judged.map(({ input, version }) => ({ ...evaluate({ ...input, mode }), requirement_set: version && { key: version.set_key, version: version.version } }))
        if (verdict.superseded_by) broken.push(`${row.engagement_id} shows the superseded ${mode} verdict ${id}`)
        if (!fresh.some((f) => contentHash({ status: f.status, rules: f.rules, wording: wordVerdict(f), requirement_set: f.requirement_set }) === verdict.content_hash)) broken.push(`${row.engagement_id}: the ${mode} verdict says ${verdict.status}, judged anew it is ${fresh[0]!.status}, or its content is stale`)
      }
      const surface = s.rows.verdicts.find((v) => v.verdict_id === row.surface_verdict_id)
      const requests = s.rows.request_engagements.filter((x) => x.engagement_id === row.engagement_id).map((x) => s.rows.verification_requests.find((r) => r.request_id === x.request_id)!)
      if (surface?.status === 'pass' && requests.length && requests.every((r) => r.status === 'closed') && !row.rollup_verdict_id) broken.push(`${row.engagement_id}: every clock has closed and no verdict was issued`)
      if (!surface && s.rows.documents.some((d) => d.engagement_id === row.engagement_id && d.status === 'extracted')) broken.push(`${row.engagement_id} has paper that was read and no surface check`)
    })
  }
  return broken
}
