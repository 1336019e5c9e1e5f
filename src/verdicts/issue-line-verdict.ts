import { currentVerdictOfLine, issueVerdict, type VerdictRow, wordLineVerdict } from '../checks/index.ts'
import { findLatestRequest, setFinalVerdict } from '../clocks/index.ts'
import { findEngagement } from '../engagements/index.ts'
import type { Context, Tx } from '../kernel/index.ts'
import { findLine } from '../lines/index.ts'
import { lockInsured } from '../parties/index.ts'
import type { ConfirmedBy, VerificationMethod } from '../vocabulary/index.ts'

const RESOLVED = new Set(['verified', 'refused', 'contradicted', 'timed_out'])

/** The verdict of one line, issued as it resolves; its status is the line's verification state. */
export async function issueLineVerdict(tx: Tx, context: Context, lineId: string): Promise<void> {
  const found = await findLine(tx, lineId)
  if (!found) return
  await lockInsured(tx, found.insured_ref)
  const line = (await findLine(tx, lineId))!
  if (!RESOLVED.has(line.verification.state)) return
  const request = await findLatestRequest(tx, lineId)
  const engagementIds = request?.engagement_ids ?? []
  const only = engagementIds.length === 1 ? await findEngagement(tx, engagementIds[0]!) : null
  const current = await currentVerdictOfLine(tx, lineId)
  // A line that was asked anew resolves anew, also where the answer is as before: the verdict that ends a clock is younger than the clock.
  const asked = request !== null && request.final_verdict_id === null
  const verdict = await issueVerdict(tx, context, current, {
    engagement_id: only?.engagement_id ?? null,
    coverage_line_id: lineId,
    insured_ref: line.insured_ref,
    consumer_ref: only?.consumer_ref ?? null,
    kind: 'verified',
    scope: 'line',
    status: line.verification.state as VerdictRow['status'],
    rules: [],
    wording: wordLineVerdict({ ...line.held, state: line.verification.state, confirmed_by: line.verification.confirmed_by as ConfirmedBy | null, method: line.verification.method as VerificationMethod | null, corrections: line.held.verification.corrections }),
    requirement_set: only?.version ? { key: only.set_key, version: only.version } : null,
    engagementIds,
  }, { always: asked })
  const final = verdict ?? current
  if (final && request) await setFinalVerdict(tx, request.request_id, final.verdict_id)
}
