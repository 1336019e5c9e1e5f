import type { DocType } from '../vocabulary/index.ts'
import type { JudgedLine } from './judged.ts'
import { provenanceOf, readValue } from './read-value.ts'
import { type Check, miss, pass } from './rule-result.ts'

/** Paper that speaks of insurance without being proof of it. */
const PROVES_NOTHING: ReadonlySet<DocType> = new Set(['cancellation_notice', 'reinstatement_notice', 'sop', 'not_insurance', 'unknown'])

/**
 * Whether the policy stands on `today`: on paper that proves something, within its term, not reported cancelled, and not changed by paper that waits for a person. A policy is in force from
 * its effective date up to, not on, its expiration date (policies end at 12:01 AM). Dates nobody could read leave it unverified.
 */
export const judgeStanding = (line: JudgedLine, today: string): Check[] => {
  const checks = [judgeTerm(line, today)]
  if (line.cancellation_reported !== null) {
    const provenance = [
      { coverage_line_id: line.coverage_line_id, source: `document:${line.cancellation_reported}`, page: null, box: null, reader: null },
    ]
    checks.push(miss('cancellation', 'unverified', 'cancellation_reported', 'not cancelled', 'reported cancelled', provenance))
  }
  if (line.change_unread) {
    const provenance = [{ coverage_line_id: line.coverage_line_id, source: `document:${line.change_unread}`, page: null, box: null, reader: null }]
    checks.push(miss('coverage', 'unverified', 'page_in_review', line.coverage_type, null, provenance))
  }
  if (PROVES_NOTHING.has(line.document_class)) {
    checks.push(miss('document_class', 'unverified', 'document_proves_nothing', 'proof of insurance', line.document_class))
  }
  return checks
}

const judgeTerm = (line: JudgedLine, today: string): Check => {
  const starts = readValue(line, 'effective_date')
  const ends = readValue(line, 'expiration_date')
  const held = `${line.effective_date ?? '?'} to ${line.expiration_date ?? '?'}`
  const provenance = provenanceOf(line, 'effective_date', 'expiration_date')
  const required = 'in force'
  for (const date of [starts, ends]) {
    if (date.kind === 'unusable' && date.reason === 'contradiction_open')
      return miss('in_force', 'unverified', date.reason, required, held, provenance)
  }
  if (ends.kind === 'value' && today >= String(ends.value)) return miss('in_force', 'fail', 'expired', required, held, provenance)
  if (starts.kind === 'value' && today < String(starts.value))
    return miss('in_force', 'fail', 'not_yet_in_force', required, held, provenance)
  if (starts.kind === 'value' && ends.kind === 'value') return pass('in_force', required, held, provenance)
  const isUnread = starts.kind === 'unusable' || ends.kind === 'unusable'
  return miss('in_force', 'unverified', isUnread ? 'unreadable' : 'not_shown', required, held, provenance)
}

/**
 * The source's word on a line. Only `verified` passes. A source that refused the line, or said that it states something untrue, fails it:
 * a corrected document, confirmed in its turn, is what passes. Silence, or a question still open, is unverified; `held` says
 * `unverified` however far the question has come (asked, or with a reviewer), so that a verdict stands until there is an answer.
 */
export const judgeConfirmation = (line: JudgedLine): Check => {
  const { state, corrections } = line.verification
  const provenance = provenanceOf(line, ...Object.keys(corrections ?? {}))
  const check = (status: 'fail' | 'unverified', reason: Parameters<typeof miss>[2]) =>
    miss('source_confirmation', status, reason, 'verified', reason === 'not_confirmed' ? 'unverified' : state, provenance)
  if (state === 'verified') return pass('source_confirmation', 'verified', state)
  if (state === 'refused') return check('fail', 'source_refused')
  if (state === 'contradicted') return check('fail', 'source_contradicted')
  return check('unverified', state === 'timed_out' ? 'source_timed_out' : 'not_confirmed')
}
