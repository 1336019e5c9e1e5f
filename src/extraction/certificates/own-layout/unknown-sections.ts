import { findAmount } from '../../values/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { hasLabel } from '../limits/limit-labels.ts'

const UNKNOWN = /^(?=.*\b(?:accident|liability|insurance|coverage|medical|protection|indemnity|policy)\b)[A-Z][A-Za-z&'’/ -]{5,50}$/i
const OWN_POLICY = /\bpol(?:icy|\.)?\s*(?:(?:number|no\.?|#)\s*:?|:)\s*(?=[A-Z0-9 -]{0,12}\d)[A-Z0-9]/i
const OWN_POLICY_ROWS = 2
const BARE_LIABILITY = /^(?:commercial\s|business\s)?liability$/i
/** A heading that names no coverage of the list, with a policy's number of its own right under it, ends the one before and begins another. */
export function partUnknown(section: CoverageSection): CoverageSection[] {
  const at = section.rows.findIndex(({ segments: [only, ...more] }, i, rows) => {
    const isHead = i > 0 && only !== undefined && more.length === 0 && UNKNOWN.test(only.text) && !hasLabel(section.type, only.text)
    return isHead && rows.slice(0, i).some((r) => r.segments.some((s) => findAmount(s.text))) && rows.slice(i + 1, i + 1 + OWN_POLICY_ROWS).some((r) => OWN_POLICY.test(r.segments.map((s) => s.text).join(' ')))
  })
  const heading = section.rows[at]?.segments[0]
  if (!heading) return [section]
  return [{ ...section, rows: section.rows.slice(0, at) }, { type: BARE_LIABILITY.test(heading.text) ? 'general_liability' : 'other', name: heading.text, heading, rows: section.rows.slice(at) }]
}
