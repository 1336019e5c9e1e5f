import { findAmount } from '../../values/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { hasLabel } from '../limits/limit-labels.ts'

const UNKNOWN = /^(?=.*\b(?:accident|liability|insurance|coverage|medical|protection|indemnity|policy)\b)[A-Z][A-Za-z&'’/ -]{5,50}$/i
const OWN_POLICY = /\bpol(?:icy|\.)?\s*(?:(?:number|no\.?|#)\s*:?|:)\s*(?=[A-Z0-9 -]{0,12}\d)[A-Z0-9]/i
const OWN_POLICY_ROWS = 2
const BARE_LIABILITY = /^(?:commercial\s|business\s)?liability(?:\s(?:insurance|coverages?))?$/i
/** Coverages of one's own things, which answer to nobody. */
const OF_THINGS: ReadonlySet<string> = new Set(['property', 'inland_marine', 'builders_risk', 'business_interruption', 'crime'])
const LIABILITY_HEAD = /^(?:section\s\w{1,3}\W{1,3})?(?:commercial\s|business\s|general\s)?liability(?:\s(?:coverages?|insurance|limits?))?\W*$/i
const OF_LIABILITY = /\beach\s+occ|\bper\s+occ|\bgen(?:eral)?\s+agg|\bproducts\b|\bpersonal\b.{1,8}adv/i
/** `Liability Coverage` over each occurrence and an aggregate, among the limits of property: general liability's, of the same policy. */
function partLiability(section: CoverageSection): CoverageSection[] {
  const at = !OF_THINGS.has(section.type) ? -1 : section.rows.findIndex(({ segments: [only, ...more] }, i, rows) => i > 0 && only !== undefined && more.length === 0 && LIABILITY_HEAD.test(only.text) && rows.slice(i + 1, i + 1 + LIABILITY_ROWS).filter((r) => OF_LIABILITY.test(r.segments[0]?.text ?? '')).length >= 2)
  const heading = section.rows[at]?.segments[0]
  return heading ? [{ ...section, rows: section.rows.slice(0, at) }, { type: 'general_liability', name: heading.text, heading, rows: section.rows.slice(at) }] : [section]
}
const LIABILITY_ROWS = 5

/** A heading that names no coverage of the list, with a policy's number of its own right under it, ends the one before and begins another. */
export function partUnknown(section: CoverageSection): CoverageSection[] {
  const at = section.rows.findIndex(({ segments: [only, ...more] }, i, rows) => {
    const isHead = i > 0 && only !== undefined && more.length === 0 && UNKNOWN.test(only.text) && !hasLabel(section.type, only.text)
    return isHead && rows.slice(0, i).some((r) => r.segments.some((s) => findAmount(s.text))) && rows.slice(i + 1, i + 1 + OWN_POLICY_ROWS).some((r) => OWN_POLICY.test(r.segments.map((s) => s.text).join(' ')))
  })
  const heading = section.rows[at]?.segments[0]
  if (!heading) return partLiability(section)
  return [{ ...section, rows: section.rows.slice(0, at) }, { type: BARE_LIABILITY.test(heading.text) ? 'general_liability' : 'other', name: heading.text, heading, rows: section.rows.slice(at) }]
}
