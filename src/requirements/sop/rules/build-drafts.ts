import { choicesToldLater } from './choices-told-later.ts'
import { COVERAGE_NAMES, type CoverageType } from '../../../vocabulary/index.ts'
import { addAlternatives, applyNotRequired } from '../coverages/accept-instead.ts'
import { askAbout } from '../questions/ask-about.ts'
import { limitLabel } from '../lexicon/lexicon-limits.ts'
import { describeAmount } from '../amounts/describe-amount.ts'
import { baseTier, isOnTop, isUpperOnly } from '../amounts/choose-tier.ts'
import { aboveLeast, basesOf } from '../mentions/find-bases.ts'
import { EVERY_LEVEL } from '../segments/find-levels.ts'
import { cloneDraft, type Draft, doubtStates, findDraft, type Ledger, newDraft, noteSentence, sameWhen, whenOf } from './drafts.ts'
import type { CoverageStatement, Statement } from './statements.ts'

/** One amount under two names: a coverage without labels of its own has one limit, each occurrence or not. */
const slot = (type: CoverageType, label: string): string =>
  limitLabel(type, 'none') === 'limit' ? label.replace(/^(?:limit|combined_single_limit|(?:per|each)_(?:occurrence|accident|claim|loss|event))$/, 'limit') : label

/** Puts a statement's limits into a draft. Two values for one limit cancel each other and become a question. */
function mergeLimits(ledger: Ledger, d: Draft, s: CoverageStatement, override: boolean): void {
  // "In New Jersey $1,000,000 CSL": there a single limit is asked in place of split limits, and the other way round.
  const kinds = d.coverage === 'auto_liability' && override ? [d.limits, s.limits].map((ls) => new Set(ls.filter((l) => l.min !== null).map((l) => l.label === 'combined_single_limit'))) : []
  if (kinds.length && kinds[0]!.size === 1 && kinds[1]!.size === 1 && kinds[0]!.has(true) !== kinds[1]!.has(true)) {
    d.limits = []
    d.alternatives = d.alternatives.filter((a) => a.coverage_type !== d.coverage)
  }
  for (const l of s.limits) {
    if (l.doubt === 'conflict') {
      d.disputed.add(l.label)
      continue
    }
    const held = d.limits.find((x) => x.label === l.label) ?? (l.min === null ? undefined : d.limits.find((x) => x.min !== null && x.min !== l.min && slot(d.coverage, x.label) === slot(d.coverage, l.label)))
    if (!held) d.limits.push({ label: l.label, min: l.min, sentence: s.sentence })
    else if (held.min === null || override) {
      held.min = l.min ?? held.min
      held.sentence = s.sentence
    } else if (l.min !== null && held.min !== l.min) {
      d.disputed.add(l.label).add(held.label)
      for (const sentence of new Set([held.sentence, s.sentence]))
        ledger.questions.push({
          kind: 'question',
          sentence,
          question: `${COVERAGE_NAMES[d.coverage]} is asked with two amounts for ${l.label}: ${describeAmount(held.min)} and ${describeAmount(l.min)}. Which holds?`,
          candidates: [describeAmount(held.min), describeAmount(l.min)],
          coverage: d.coverage,
          member: `limits.${l.label}`,
        })
    }
    if (l.doubt) d.doubts.push({ question: l.doubt, sentence: s.sentence })
  }
}

function merge(ledger: Ledger, d: Draft, sIn: CoverageStatement, override = false): void {
  doubtStates(d, sIn)
  // A state's bare amount of cargo is an amount of the kind asked elsewhere.
  const vehicle = override && d.coverage === 'cargo' && d.limits.some((l) => l.label === 'per_vehicle') && !d.limits.some((l) => l.label === 'per_occurrence')
  const s = vehicle ? { ...sIn, limits: sIn.limits.map((l) => (l.label === 'per_occurrence' ? { ...l, label: 'per_vehicle' } : l)) } : sIn
  noteSentence(d, s.sentence)
  if (s.ofSome) d.ofSome = true
  mergeLimits(ledger, d, s, override)
  if (s.part === 'reefer' && !s.limits.length && !d.limits.some((l) => l.label === 'reefer_breakdown'))
    d.limits.push({ label: 'reefer_breakdown', min: null, sentence: s.sentence })
  for (const a of s.alternatives) if (!d.alternatives.some((x) => JSON.stringify(x) === JSON.stringify(a))) d.alternatives.push(a)
  for (const q of s.doubts) d.doubts.push({ question: q, sentence: s.sentence })
}

/** Employers liability belongs to workers compensation, unless it stands alone or stops a gap. */
function home(s: CoverageStatement, statements: CoverageStatement[], ledger: Ledger): CoverageType {
  if (s.part !== 'el' && (s.coverage !== 'employers_liability' || s.part !== undefined)) return s.coverage
  const wc = statements.some(
    (x) =>
      x.coverage === 'workers_comp' &&
      x.asked &&
      x.severity === s.severity &&
      (sameWhen(whenOf(x.condition), whenOf(s.condition)) || !s.condition || x.condition === null),
  )
  // "New York suppliers: workers' compensation. Elsewhere $500,000 employers' liability": of those states' workers' compensation.
  const outside = s.condition?.kind === 'state' ? s.condition.not_insured_states : undefined
  const inside = outside ? new Set(statements.flatMap((x) => (x.coverage === 'workers_comp' && x.asked && x.condition?.kind === 'state' ? (x.condition.insured_states ?? []) : []))) : null
  const rest = inside !== null && inside.size > 0 && outside!.every((x) => inside.has(x)) && !statements.some((x) => x.part === 'stop_gap')
  // "WC: we can't take officers excluded. Limits (1M EL) are fine.": where something is asked about workers' compensation, its part is no policy apart.
  // "Waiver on workers' compensation": what is asked of it says as much.
  const spoken = !wc && !s.condition && s.severity === 'required' && (ledger.questions.some((q) => q.coverage === 'workers_comp') || ledger.spokenOf?.has('workers_comp') === true)
  if (spoken) s.doubts = [...s.doubts, "Whether workers' compensation itself is asked is not plain."]
  return wc || rest || spoken ? 'workers_comp' : 'employers_liability'
}

/** The name of no level. */
const ABOVE_ALL = ''
/** What lets some off with less than is asked of all. */
const ENOUGH = /\b(?:(?:is|are) (?:fine|ok|okay|enough|sufficient|acceptable|accepted|plenty)|will do|suffices?)\b/i
/** Statements of every tier but the lowest become questions; a coverage asked only in a higher tier is no rule. */
function dropUpperTiers(statements: CoverageStatement[], ledger: Ledger): CoverageStatement[] {
  const base = baseTier(statements)
  if (base === null) return statements
  // "Anyone under $10,000 a year: GL 1M/2M is fine.": what is enough of some, beside what is asked of all.
  const enough = new Set(statements.map((s) => s.tier)).size === 2 && statements.every((s) => s.tier === null || (ENOUGH.test(s.sentence) && statements.some((x) => x.tier === null && x.asked && x.coverage === s.coverage && x.limits.length > 0)))
  const baseCounts = !(isUpperOnly(base) && statements.some((s) => s.tier === null && s.asked)) && !enough
  // A level that only starts above what is asked of all: nothing said at it is asked of all either.
  if (!baseCounts) ledger.base = ABOVE_ALL
  const kept = statements.filter((s) => s.tier === null || (s.tier === base && baseCounts))
  // A coverage of the lowest level that another level, with coverages of its own, does not ask; what all share may be said apart.
  const sharedApart = statements.some((s) => s.tier === null && s.asked && EVERY_LEVEL.test(s.sentence))
  for (const tier of new Set(statements.map((s) => s.tier))) {
    if (tier === null || tier === base || !baseCounts || isOnTop(tier)) continue
    const there = statements.filter((s) => s.tier === tier && s.asked)
    if (new Set(there.map((s) => s.coverage)).size < (sharedApart ? 1 : 2) || there.some((s) => /\b(?:in addition|also|as above|the above|plus all|everything (?:above|in)|same as)\b/i.test(s.sentence))) continue
    for (const s of kept)
      if (s.tier === base && s.asked && !statements.some((x) => (x.tier === tier || x.tier === null) && x.coverage === s.coverage)) s.doubts = [...s.doubts, `Not every level asks this ("${tier}").`]
  }
  for (const s of statements) {
    if (kept.includes(s)) continue
    const same = kept.some((k) => k.coverage === s.coverage && k.part === s.part && JSON.stringify(k.limits) === JSON.stringify(s.limits))
    if (same) continue
    const limits = s.limits.map((l) => `${l.label} ${describeAmount(l.min)}`)
    ledger.questions.push({
      kind: 'question',
      sentence: `${s.tier}: ${s.sentence}`,
      question: `${COVERAGE_NAMES[s.coverage]} is asked at another level for "${s.tier}", which a rule cannot test. When does it apply?`,
      candidates: ['Always', 'Only with a tag', 'Never', ...(limits.length ? [limits.join(', ')] : [])],
      coverage: s.coverage,
      ...(limits.length ? { member: 'limits' } : {}),
    })
  }
  return kept
}

/** What a heading above a sentence makes it depend on is quoted with it, as levels are. */
const withHeading = (sentence: string, condition: string): string => (sentence.toLowerCase().includes(condition.toLowerCase().slice(0, 12)) ? sentence : `${condition}: ${sentence}`)

/** Conditions no rule can test become questions. Workers compensation stays a rule, in doubt, as the law asks it of most. */
function dropOpen(statements: CoverageStatement[], ledger: Ledger): CoverageStatement[] {
  const bases = basesOf(statements)
  return statements.filter((s) => {
    if (s.condition?.kind !== 'open') return true
    ledger.questions.push(
      askAbout.condition(
        withHeading(s.sentence, s.condition.text),
        s.coverage,
        s.condition,
        s.limits.map((l) => `${l.label} ${describeAmount(l.min)}`),
      ),
    )
    if (
      (s.coverage === 'workers_comp' || s.part === 'el') &&
      /employ|sole|staff|worker|crew|payroll|law/.test(s.sentence.toLowerCase()) &&
      !/over|exceed|above/.test(s.condition.text)
    ) {
      s.condition = null
      s.ofSome = true
      return true
    }
    if (s.severity === 'advisory' && s.limits.some((l) => l.min !== null)) {
      s.condition = null
      s.doubts = [...s.doubts, 'It is recommended to some only.']
      return true
    }
    if (!bases.has(s)) return false
    s.condition = null
    s.doubts = [...s.doubts, 'The least of the amounts asked for some is read as what is asked of all.']
    return true
  })
}

/**
 * "Cargo $100,000" and "Cargo (pharma) $500,000": the second holds only for what its brackets say. So does an amount beside
 * words that may be a condition, where the same limit is asked in plain words with another amount.
 */
function dropQualified(statements: CoverageStatement[], ledger: Ledger): CoverageStatement[] {
  const alike = (s: CoverageStatement): string => `${s.coverage} ${s.part} ${s.severity}`
  const asked = statements.filter((s) => s.asked)
  const unqualified = new Set(asked.filter((s) => s.qualifier === undefined).map(alike))
  const amounts = Map.groupBy(
    asked.filter((s) => s.maybe === undefined && !s.condition).flatMap((s) => s.limits.map((l) => ({ key: `${alike(s)} ${l.label}`, min: l.min }))),
    (l) => l.key,
  )
  const plainly = new Map([...amounts].map(([key, limits]) => [key, new Set(limits.map((l) => l.min))]))
  const differs = (s: CoverageStatement): boolean =>
    s.limits.some((l) => {
      const mins = plainly.get(`${alike(s)} ${l.label}`)
      return mins !== undefined && (mins.size > 1 || !mins.has(l.min))
    })
  const above = aboveLeast(statements)
  return statements.filter((s) => {
    const plain =
      above.has(s) || (s.qualifier !== undefined && unqualified.has(alike(s))) || (s.maybe !== undefined && (!s.condition || s.condition.kind === 'exempt') && differs(s))
    if (!plain) return true
    const condition = { kind: 'open', text: s.qualifier ?? s.maybe! } as const
    ledger.questions.push(askAbout.condition(s.sentence, s.coverage, condition, s.limits.map((l) => `${l.label} ${describeAmount(l.min)}`))) // prettier-ignore
    return false
  })
}

/** Drafts of every coverage the text asks for, conditions on the insured's state set apart. */
export function buildDrafts(all: Statement[], ledger: Ledger): void {
  ledger.base = baseTier(all)
  const refused = new Set(all.flatMap((s) => (s.kind === 'not_required' ? [s.coverage] : [])))
  ledger.spokenOf = new Set(all.flatMap((s) => (s.kind === 'coverage' ? [s.coverage] : s.kind === 'member' && !s.negated && s.target.kind === 'types' ? s.target.types : [])).filter((t) => !refused.has(t)))
  let statements = all.filter((s): s is CoverageStatement => s.kind === 'coverage')
  statements = dropOpen(
    choicesToldLater(statements).filter((s) => s.asked || s.alternatives.length || s.limits.length),
    ledger,
  )
  statements = dropQualified(dropUpperTiers(statements, ledger), ledger)
  const plain = statements.filter((s) => whenOf(s.condition) === null)
  for (const s of plain) {
    const coverage = home(s, statements, ledger)
    const known = coverage === 'other' ? undefined : findDraft(ledger, coverage, null, s.severity)
    if (!s.asked && !s.limits.length) continue
    const d = known ?? newDraft(coverage, null, s.severity)
    if (!known) ledger.drafts.push(d)
    merge(ledger, d, s)
  }
  for (const s of plain) {
    if (s.asked || s.limits.length || !s.alternatives.length) continue
    const d = findDraft(ledger, s.coverage, null, 'required')
    if (d) {
      for (const a of s.alternatives) if (!d.alternatives.some((x) => x.coverage_type === a.coverage_type)) d.alternatives.push(a)
      noteSentence(d, s.sentence)
    }
  }
  addAlternatives(all, ledger, false)
  for (const s of statements.filter((x) => whenOf(x.condition) !== null)) addStateRule(ledger, s, statements)
  addAlternatives(all, ledger, true)
  dropCoveredBase(ledger)
  for (const s of all) if (s.kind === 'not_required') applyNotRequired(ledger, s)
}

/** Where rules for some states and one for all others leave no state over, the rule without states says nothing more. */
function dropCoveredBase(ledger: Ledger): void {
  ledger.drafts = ledger.drafts.filter((d) => {
    if (d.when) return true
    const same = ledger.drafts.filter((x) => x.coverage === d.coverage && x.severity === d.severity && x.when)
    const inside = new Set(same.flatMap((x) => x.when!.insured_states ?? []))
    return !same.some((x) => x.when!.not_insured_states?.length && x.when!.not_insured_states.every((s) => inside.has(s)))
  })
}

function addStateRule(ledger: Ledger, s: CoverageStatement, statements: CoverageStatement[]): void {
  const when = whenOf(s.condition)!
  const coverage = home(s, statements, ledger)
  const known = findDraft(ledger, coverage, when, s.severity)
  if (known) {
    merge(ledger, known, s)
    return
  }
  const base = findDraft(ledger, coverage, null, s.severity)
  if (!base) {
    if (!s.asked && !s.limits.length) return
    const d = newDraft(coverage, when, s.severity)
    ledger.drafts.push(d)
    merge(ledger, d, s)
    if (coverage !== 'workers_comp' && coverage !== 'employers_liability')
      d.doubts.push({ question: 'This is asked in some states and nowhere else.', sentence: s.sentence })
    return
  }
  // Where others may choose, or only some are asked: "Mechanics in California need workers' comp."
  const narrows = s.asked && !s.limits.length && !s.alternatives.length && when.insured_states !== undefined && (base.ofSome || base.alternatives.some((a) => a.coverage_type !== coverage))
  if (!s.limits.length && !s.alternatives.length && !s.only && !narrows) {
    // "Workers' comp is required in every state except Texas.", where it was asked before.
    if (when.not_insured_states && s.asked && /\b(?:except|but not|unless)\b/i.test(s.sentence)) {
      base.when = when
      noteSentence(base, s.sentence)
    }
    return
  }
  const d = cloneDraft(base, when)
  ledger.drafts.push(d)
  if ((s.only || narrows) && !s.alternatives.length) d.alternatives = []
  if (base.ofSome) Object.assign(d, { doubts: d.doubts.filter((x) => !base.doubts.includes(x)), ofSome: false })
  merge(ledger, d, s, true)
}
