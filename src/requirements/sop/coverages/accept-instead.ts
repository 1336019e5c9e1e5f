import { COVERAGE_NAMES, type CoverageType } from '../../../vocabulary/index.ts'
import { askAbout } from '../questions/ask-about.ts'
import { cloneDraft, doubtStates, findDraft, type Ledger, noteSentence, sameWhen, whenOf } from '../rules/drafts.ts'
import type { AlternativeStatement, NotRequiredStatement, Statement } from '../rules/statements.ts'

/** Puts what is accepted instead to the rules it is accepted for; `states` says whether of those said of some states, or of the others. */
export function addAlternatives(all: Statement[], ledger: Ledger, states: boolean): void {
  for (const s of all) {
    if (s.kind !== 'alternative' || (whenOf(s.condition) !== null) !== states) continue
    if (s.refused) refuseAlternative(ledger, s)
    else if (s.condition?.kind === 'open')
      ledger.questions.push(askAbout.condition(s.sentence, s.to ?? s.alternative.coverage_type, s.condition))
    else acceptAlternative(ledger, s)
  }
}

const FOR_PEOPLE = new Set<CoverageType>(['workers_comp', 'occupational_accident', 'employers_liability'])
/** Cover of people at work stands in for the like alone: what was spoken of last may be of another kind than what is meant. */
const standsFor = (a: CoverageType, b: CoverageType): boolean => FOR_PEOPLE.has(a) === FOR_PEOPLE.has(b) && (a !== 'auto_liability' || OF_VEHICLES.has(b))
/** What a policy of autos may stand in for. */
const OF_VEHICLES = new Set<CoverageType>(['auto_liability', 'non_trucking_liability', 'contingent_auto', 'garage_liability', 'trailer_interchange', 'umbrella', 'excess_liability', 'other'])

function acceptAlternative(ledger: Ledger, s: AlternativeStatement): void {
  const when = whenOf(s.condition)
  const other = s.alternative.coverage_type
  const fits = s.alternative.program_ref !== undefined || standsFor(other, s.to ?? 'workers_comp')
  // "Workers' comp: statutory. Split auto limits of 250/500/100 are OK instead.": of its own kind.
  const ofItsKind = !fits && s.alternative.limits ? ledger.drafts.some((d) => d.coverage === other && d.severity === 'required' && d.limits.some((l) => l.min !== null)) : false
  if (!fits && !ofItsKind) {
    ledger.questions.push({ kind: 'question', sentence: s.sentence, question: `${COVERAGE_NAMES[other]} is accepted in place of something here. Of what?`, candidates: ['Of nothing that is asked', 'A person checks it'], coverage: other })
    return
  }
  const to = fits ? (s.to ?? 'workers_comp') : other
  const own = ledger.drafts.filter((d) => d.coverage === to && d.severity === 'required')
  // "Our plan is fine in place of occupational accident", which itself only stands in for another.
  const rules = own.length || !s.alternative.program_ref ? own : ledger.drafts.filter((d) => d.severity === 'required' && d.alternatives.some((a) => a.coverage_type === to))
  if (!rules.length) return
  const there = when ? rules.filter((d) => sameWhen(d.when, when)) : rules
  // "Everywhere but in New Jersey occupational accident will do": there the rule stands without that choice.
  const base = when?.not_insured_states && !there.length ? rules.find((d) => d.when === null) : undefined
  if (base) {
    if (!findDraft(ledger, to, { insured_states: when!.not_insured_states! }, 'required')) ledger.drafts.push(cloneDraft(base, { insured_states: when!.not_insured_states! }))
    base.when = when
  }
  const targets = base ? [base] : there.length ? there : [cloneDraft(rules[0]!, when!)]
  for (const d of targets) {
    if (!ledger.drafts.includes(d)) ledger.drafts.push(d)
    doubtStates(d, s)
    const held = when ? d.alternatives.find((a) => a.coverage_type === s.alternative.coverage_type && a.limits && !a.program_ref) : undefined
    if (held && s.alternative.limits && !s.alternative.program_ref && JSON.stringify(held.limits) !== JSON.stringify(s.alternative.limits)) {
      d.alternatives[d.alternatives.indexOf(held)] = s.alternative
      d.doubts.push({ question: `Another amount of ${COVERAGE_NAMES[s.alternative.coverage_type]} is accepted here than elsewhere.`, sentence: s.sentence })
      noteSentence(d, s.sentence)
      continue
    }
    const bare = d.alternatives.find((a) => a.coverage_type === s.alternative.coverage_type && !a.program_ref && !a.limits)
    if (bare && s.alternative.limits && !s.alternative.program_ref) bare.limits = s.alternative.limits
    else if (!d.alternatives.some((a) => JSON.stringify(a) === JSON.stringify(s.alternative))) d.alternatives.push(s.alternative)
    noteSentence(d, s.sentence)
  }
}

/** "Occupational accident is not accepted in New York": there, the rule stands without that choice. */
function refuseAlternative(ledger: Ledger, s: AlternativeStatement): void {
  const when = whenOf(s.condition)
  if (s.condition?.kind === 'open') {
    ledger.questions.push(askAbout.condition(s.sentence, s.alternative.coverage_type, s.condition))
    return
  }
  for (const d of [...ledger.drafts]) {
    if (!d.alternatives.some((a) => a.coverage_type === s.alternative.coverage_type)) continue
    const without = d.alternatives.filter((a) => a.coverage_type !== s.alternative.coverage_type)
    if (when) {
      const outside = d.when?.not_insured_states
      if ((d.when && !(outside && when.insured_states?.every((s) => !outside.includes(s)))) || findDraft(ledger, d.coverage, when, d.severity)) continue
      const clone = cloneDraft(d, when)
      clone.alternatives = without
      noteSentence(clone, s.sentence)
      ledger.drafts.push(clone)
    } else d.doubts.push({ question: `${COVERAGE_NAMES[s.alternative.coverage_type]} is both accepted and refused.`, sentence: s.sentence })
  }
}

/** Takes what is not required out of the rules, or puts them in doubt. */
export function applyNotRequired(ledger: Ledger, s: NotRequiredStatement): void {
  const when = whenOf(s.condition)
  const drafts = ledger.drafts.filter((d) => d.coverage === s.coverage && d.severity === 'required')
  if (when?.insured_states) {
    const some = s.condition?.kind === 'state' ? s.condition.doubt : undefined
    for (const d of some ? drafts : []) d.doubts.push({ question: some!, sentence: s.sentence })
    for (const d of some ? [] : drafts) {
      if (d.when?.insured_states) continue
      d.when = { ...d.when, not_insured_states: [...new Set([...(d.when?.not_insured_states ?? []), ...when.insured_states])].sort() }
      noteSentence(d, s.sentence)
    }
    return
  }
  if (s.condition || s.tier) return
  for (const d of drafts)
    d.doubts.push({
      question: `${COVERAGE_NAMES[s.coverage]} is asked in one place and not required in another. Which holds?`,
      sentence: s.sentence,
    })
}
