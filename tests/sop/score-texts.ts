import type { ParsedRequirements, Rule } from '../../src/vocabulary/index.ts'
import type { Fragment, LabelledText, MustNot } from './text-notation.ts'

export type Score = { right: number; wrong: number; missing: number; silent: number; asked: number; raised: number; notes: string[] }
const CLAIM = new Set(['professional_liability', 'cyber', 'pollution_liability'])
const PLAIN = new Set(['general_liability', 'auto_liability', 'workers_comp', 'umbrella', 'excess_liability', 'cargo', 'occupational_accident', ...CLAIM])
const fold = (s: unknown): string => String(s ?? '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim() // prettier-ignore

/** Limits that types without fixed labels print in their own words count by what they limit. */
function labelOf(type: string, label: string): string {
  if (CLAIM.has(type) && /^(?:each|per)_/.test(label)) return 'each_claim'
  if (PLAIN.has(type)) return label
  if (type === 'employers_liability') return label
  return /aggregate/.test(label) ? 'aggregate' : /^(?:limit|combined_single_limit|(?:each|per)_\w+)$/.test(label) ? 'limit' : label
}

/** A rule as the members it asks for, one key each. */
function membersOf(rule: Fragment | Rule): Map<string, string> {
  const r = rule as Fragment
  const type = r.coverage_type ?? 'certificate'
  const out = new Map<string, string>()
  for (const l of r.limits ?? []) {
    out.set(`limit ${labelOf(type, l.label)}`, String(l.min))
    if (l.stack_with?.length) out.set(`stack ${labelOf(type, l.label)}`, 'yes')
  }
  for (const [key, value] of Object.entries(r)) {
    if (/^(?:rule_id|kind|coverage_type|limits|source_sentence|parse_confidence)$/.test(key) || value === undefined || value === false) continue
    if (key === 'endorsements') for (const f of value as string[]) out.set(`form ${fold(f).replaceAll(' ', '')}`, 'yes')
    else if (key === 'alternatives') for (const a of value as Fragment[]) out.set(`instead ${a.coverage_type}`, alternative(a))
    else if (key === 'no_exclusion_terms') for (const t of value as string[]) out.set(`no exclusion ${fold(t)}`, 'yes')
    else if (key === 'certificate_holder') out.set(key, fold(String(value).split(',')[0]))
    else out.set(key, JSON.stringify(Array.isArray(value) ? value.toSorted() : sorted(value)))
  }
  return out
}
const alternative = (a: Fragment): string =>
  (a.limits ?? []).filter((l) => l.label !== 'statutory').map((l) => `${labelOf(a.coverage_type!, l.label)}=${l.min}`).sort().join() // prettier-ignore
const sorted = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).sort().map(([k, v]) => [k, Array.isArray(v) ? v.toSorted() : v])) // prettier-ignore
    : value
/** Rules are paired by what they cover, where they apply and whether they are required. */
const keyOf = (rule: Fragment | Rule): string => {
  const r = rule as Fragment
  return `${r.coverage_type ?? 'certificate'} ${JSON.stringify(sorted(r.applies_when ?? {}))} ${r.severity ?? 'required'}`
}

const typeOf = (r: Rule): string => (r.kind === 'certificate' ? 'certificate' : r.coverage_type)

/** Whether a rule says what none may: its coverage at all, a member, or a member with this value. */
function says(r: Rule, { member, value }: MustNot): boolean {
  if (member === undefined) return true
  // That it is required.
  if (member === 'severity' && value === undefined) return (r.severity ?? 'required') === 'required'
  const key = member.replace(/^limits\./, 'limit ')
  const stated = membersOf(r).get(key)
  return stated !== undefined && (value === undefined || stated === String(value) || stated === JSON.stringify(value))
}

/** Employers liability beside workers compensation says the same as its limits on that rule. */
function withEmployers(parsed: ParsedRequirements): ParsedRequirements {
  const el = parsed.rules.find((r) => r.kind !== 'certificate' && r.coverage_type === 'employers_liability')
  const wc = parsed.rules.find((r) => r.kind !== 'certificate' && r.coverage_type === 'workers_comp')
  if (!el || !wc || el.kind === 'certificate' || wc.kind === 'certificate') return parsed
  const both = { ...wc, limits: [...wc.limits, ...el.limits.filter((l) => !wc.limits.some((x) => x.label === l.label))] }
  return { ...parsed, rules: parsed.rules.filter((r) => r !== el).map((r) => (r === wc ? both : r)) }
}

/** Compares what was parsed with what a careful reader found; `silent` counts wrong members that nothing puts in doubt. */
export function scoreText(text: LabelledText, given: ParsedRequirements): Score {
  const { expected } = text
  const parsed = expected.rules.some((r) => r.coverage_type === 'employers_liability') ? given : withEmployers(given)
  const score: Score = { right: 0, wrong: 0, missing: 0, silent: 0, asked: 0, raised: 0, notes: [] }
  const used = new Set<Rule>()
  const raised = (a: LabelledText['expected']['ambiguities'][number]): boolean =>
    parsed.ambiguities.some((p) => [a.sentence_contains].flat().some((f) => fold(p.sentence).includes(fold(f))))
  const flagged = (r: Rule): boolean =>
    (r.parse_confidence ?? 1) < 0.8 ||
    expected.ambiguities.some((a) => r.kind !== 'certificate' && a.coverage_types?.includes(r.coverage_type) && raised(a)) ||
    parsed.ambiguities.some((a) => a.rule_id === r.rule_id || (r.kind !== 'certificate' && a.coverage_type === r.coverage_type))
  const allowed = (list: Fragment[], r: Rule, key: string, value: string): boolean =>
    list.some((f) => (f.coverage_type ?? 'certificate') === (r.kind === 'certificate' ? 'certificate' : r.coverage_type) && membersOf(f).get(key) === value)
  const bad = (r: Rule, key: string, value: string) => {
    if (allowed(expected.optional, r, key, value) || (flagged(r) && allowed(expected.if_flagged, r, key, value))) return
    score.wrong++
    if (!flagged(r)) score.silent++
    score.notes.push(`${flagged(r) ? 'wrong' : 'SILENT'} ${keyOf(r)} ${key}=${value}`)
  }
  for (const e of expected.rules) {
    const found =
      parsed.rules.find((r) => !used.has(r) && keyOf(r) === keyOf(e)) ??
      parsed.rules.find((r) => !used.has(r) && keyOf(r).split(' ')[0] === keyOf(e).split(' ')[0] && keyOf(r).endsWith(String(e.severity ?? 'required')))
    const wanted = membersOf(e)
    const stated = found ? membersOf(found) : new Map<string, string>()
    if (found) used.add(found)
    for (const [key, value] of wanted) {
      if (stated.get(key) === value || (key.startsWith('no exclusion') && [...stated.keys()].some((k) => k.includes(key.slice(13))))) score.right++
      else {
        score.missing++
        score.notes.push(`missing ${keyOf(e)} ${key}=${value}`)
      }
    }
    for (const [key, value] of stated) if (wanted.get(key) !== value && !key.startsWith('no exclusion')) bad(found!, key, value)
  }
  for (const r of parsed.rules) {
    if (used.has(r)) continue
    const members = membersOf(r)
    for (const [key, value] of members) bad(r, key, value)
    // A coverage by its name alone is asked as well, and nothing else would show that it should not be.
    if (members.size === 0 && !flagged(r) && ![...expected.optional, ...expected.if_flagged].some((f) => f.coverage_type === typeOf(r))) {
      score.silent++
      score.notes.push(`SILENT ${keyOf(r)}`)
    }
  }
  for (const n of expected.must_not) {
    const broken = parsed.rules.some((r) => !flagged(r) && (!n.coverage_type || n.coverage_type === typeOf(r)) && says(r, n))
    if (!broken) continue
    score.silent++
    score.notes.push(`MUST NOT ${JSON.stringify(n)}`)
  }
  for (const [key, value] of Object.entries(expected.set ?? {})) {
    if ((parsed.set as Record<string, unknown>)[key] === value) score.right++
    else {
      score.missing++
      score.notes.push(`missing set ${key}=${value}`)
    }
  }
  for (const a of expected.ambiguities.filter((x) => !x.optional)) {
    score.asked++
    if (raised(a)) score.raised++
    else score.notes.push(`not asked about: ${[a.sentence_contains].flat()[0]}`)
  }
  return score
}
