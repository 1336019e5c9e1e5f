import type { CoverageType } from '../../vocabulary/index.ts'
import { allMatches } from './all-matches.ts'
import { isOtherChoice } from './apply-conditions.ts'
import { askAbout } from './ask-about.ts'
import { FORM_EFFECTS } from './find-forms.ts'
import type { Reading } from './find-mentions.ts'
import { ADVISORY } from './judge-group.ts'
import { COVERAGE_LEXICON } from './lexicon-coverages.ts'
import type { MemberMention } from './mentions.ts'
import type { Condition } from './read-conditions.ts'
import { strangeIn } from './strange-words.ts'
import type { SentenceView } from './sentence-view.ts'
import type { ScopedMention } from './scope-members.ts'
import type { MemberStatement, Statement, Target } from './statements.ts'

const WHOLE_SET = new Set([
  'carrier_rating',
  'cancellation_notice_days',
  'reverification_cadence',
  'expiry_lead_days',
  'min_days_remaining',
])

const WEAK_NAMES = new Set<CoverageType>(['auto_liability', 'cargo', 'inland_marine', 'property', 'crime', 'pollution_liability', 'professional_liability', 'liquor_liability'])
const NAMES = COVERAGE_LEXICON.filter((c) => !c.weak || WEAK_NAMES.has(c.type))
/** The coverages named inside a phrase about stacking, apart from the umbrella itself. */
function namedIn(phrase: string): CoverageType[] {
  const found: CoverageType[] = []
  let rest = phrase
  for (const c of NAMES) {
    const m = allMatches(c.pattern, rest)[0]
    if (!m) continue
    rest = rest.replace(m[0], ' ¦ ')
    if (c.type !== 'umbrella' && c.type !== 'excess_liability') found.push(c.type)
  }
  return found
}

function targetFor(view: SentenceView, scoped: ScopedMention): { target: Target; doubt?: string } {
  const { segment, memory, reading } = view
  const { mention } = scoped
  const name = mention.member.name
  if (name === 'auto_scope') {
    const other =
      scoped.target?.kind === 'types' ? scoped.target.types.filter((t) => /contingent_auto|non_trucking|garage_liability/.test(t)) : []
    return { target: { kind: 'types', types: other.length ? other : ['auto_liability'] } }
  }
  if (name === 'aggregate_basis') return { target: { kind: 'types', types: ['general_liability'] } }
  let target = scoped.target
  if (name === 'stack') {
    const phrase = reading.lower.slice(mention.start, mention.end)
    const inside = namedIn(phrase)
    // "meet the limits in (i) by way of an umbrella"
    const refs = [...phrase.matchAll(/\(([a-z]|[ivx]{1,4}|\d{1,2})\)/g)].map((m) => m[1]!).filter((r) => view.facts.labels.some((l) => l.replace(/\W+$/, '').toLowerCase().endsWith(r)))
    if (refs.length) return { target: { kind: 'items', refs, except: [], ...(inside.length ? { types: inside } : {}) } }
    if (inside.length) target = { kind: 'types', types: inside }
    if (target?.kind === 'types') {
      const types = target.types.filter((t) => t !== 'umbrella' && t !== 'excess_liability')
      target = types.length ? { kind: 'types', types } : null
    }
  }
  // "Cargo covers our crates; the deductible on it stays under $1,000": that of the coverage spoken of last.
  if (name === 'max_deductible' && (!target || target.kind === 'all') && /\b(?:on|for|of|under) (?:it|that|this)\b|\bits (?:own )?ded/.test(reading.lower.slice(Math.max(0, mention.start - 8), mention.end + 16))) {
    const last = reading.mentions.findLast((m) => m.kind === 'coverage' && m.end <= mention.start)
    const one = last?.kind === 'coverage' ? last.type : view.spoken.length === 1 ? view.spoken[0] : undefined
    if (one) target = { kind: 'types', types: [one] }
  }
  if (name === 'max_deductible') {
    const inside = namedIn(reading.lower.slice(mention.start, mention.end))
    if (inside.length) target = { kind: 'types', types: inside }
  }
  // "Workers' compensation, EL at $1,000,000, with a waiver": that of the policy they are parts of.
  if (target?.kind === 'types' && target.types.includes('employers_liability') && isOfComp(reading, mention))
    target = { kind: 'types', types: [...new Set(target.types.map((t) => (t === 'employers_liability' ? ('workers_comp' as const) : t)))] }
  // "General liability, including products liability, ... met with umbrella": what is included speaks for the whole.
  if (target?.kind === 'types')
    for (const g of view.groups)
      if (g.included.some((c) => target?.kind === 'types' && target.types.includes(c.type)) && !view.groups.some((x) => x.coverages.some((c) => target?.kind === 'types' && target.types.includes(c.type))))
        target = { kind: 'types', types: [...new Set(g.coverages.map((c) => c.type))] }
  // "Trailer interchange or physical damage of $50,000, deductible up to $1,000": what either must have, the first must have.
  if (target?.kind === 'types')
    for (const g of view.groups)
      if (g.alternatives.length && target.kind === 'types' && target.types.length === 1 && g.alternatives.at(-1)!.coverage.type === target.types[0] && mention.start >= g.end && !/[;.(]/.test(reading.masked.slice(g.end, mention.start)) && !view.groups.some((x) => x.coverages.some((c) => target?.kind === 'types' && target.types.includes(c.type))))
        target = { kind: 'types', types: [...new Set(g.coverages.map((c) => c.type))] }
  // "cargo of $100,000; deductible $2,500 or less; ...": in a clause of its own, that of the coverage before it, as it seems.
  if (name === 'max_deductible' && !target && new Set(memory.segmentTypes.filter((t) => t !== 'workers_comp' && t !== 'employers_liability' && !(segment.row && t === 'cargo'))).size > 1 && /;\s*$/.test(reading.masked.slice(0, mention.start)) && /^(?: or (?:less|lower|under))?\s*;[^;.]*©/.test(reading.masked.slice(mention.end))) {
    const last = reading.mentions.findLast((m) => m.kind === 'coverage' && m.end <= mention.start)
    if (last?.kind === 'coverage') return { target: { kind: 'types', types: [last.type] }, doubt: 'Which policies the deductible ceiling holds for is not said.' }
  }
  // "WOS on all of those and WC": those just named, and what is named here.
  if (/^[^.;¤]{0,8}\ball (?:of )?(?:those|these|them)\b/.test(reading.masked.slice(mention.end)) && view.spoken.length > 1 && (!target || target.kind === 'types')) return { target: { kind: 'types', types: [...new Set([...view.spoken, ...reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.start > mention.end ? [m.type] : []))])] } }
  if (target?.kind === 'all' && target.implicit && segment.context.coverages.length) target = null
  // "AI on auto, and loss payee on cargo. Notice, 30 days on both.": the two just named.
  if (!target && view.spoken.length === 2 && !view.groups.length && /^[^.;¤]{0,12}\b(?:on|for|under|in) both\b(?! (?:polic|certificat|case|state)[a-z]* [a-z])/.test(reading.masked.slice(mention.end))) return { target: { kind: 'types', types: view.spoken } }
  if (target) return { target }
  // "It may be used with the primary to meet the limits above", of an umbrella: the limits are those of the others.
  const spoken = segment.context.coverages.length ? segment.context.coverages.map((c) => c.type) : memory.segmentTypes
  if (name === 'stack' && spoken.length > 0 && spoken.every((t) => t === 'umbrella' || t === 'excess_liability')) return { target: { kind: 'all', liability: false, except: [], implicit: true } }
  if (segment.context.coverages.length) return { target: { kind: 'types', types: segment.context.coverages.map((c) => c.type) } }
  const seen = memory.segmentTypes
  if (segment.item && seen.length === 1) return { target: { kind: 'types', types: [...seen] } }
  if (segment.item && seen.length > 1)
    return { target: { kind: 'types', types: [...seen] }, doubt: 'Several coverages are named in this item.' }
  // "The District is additional insured; abuse coverage of $250,000": what a later clause names was not spoken of yet.
  const later = seen.length === 1 && reading.mentions.some((m) => m.kind === 'coverage' && m.type === seen[0] && m.start > mention.end && /;/.test(reading.masked.slice(mention.end, m.start)))
  if (!segment.item && seen.length === 1 && !WHOLE_SET.has(name) && !later)
    return {
      target: { kind: 'types', types: [...seen] },
      doubt: 'Said after one coverage, without saying whether it holds for the others.',
    }
  if (name === 'occurrence_form')
    return { target: { kind: 'types', types: ['general_liability'] }, doubt: 'Which policies must be on an occurrence form is not said.' }
  if (name === 'max_deductible')
    return {
      target: { kind: 'all', liability: false, except: [], implicit: true },
      doubt: 'Which policies the deductible ceiling holds for is not said.',
    }
  // Numbered items behind it that were not read as what it is asked of.
  const apart = reading.mentions.some((m) => m.kind === 'items' && m.start >= mention.end && m.start - mention.end < 60 && !/[;.]/.test(reading.masked.slice(mention.end, m.start)))
  return { target: { kind: 'all', liability: false, except: [], implicit: true }, ...(apart ? { doubt: 'Which of the numbered items this is asked of is not clear.' } : {}) }
}

/** Whether the employers' liability before a member stands beside workers' compensation in its sentence. */
const isOfComp = ({ mentions }: Reading, member: MemberMention): boolean => {
  const before = mentions.filter((m) => m.kind === 'coverage' && m.end <= member.start)
  const last = before.at(-1)
  return last?.kind === 'coverage' && last.part === 'el' && before.some((m) => m.kind === 'coverage' && m.type === 'workers_comp')
}

/** A condition that leads its clause governs every member after it; one that trails governs only what stands right before it. */
const conditionOf = (view: SentenceView, m: MemberMention): Condition | null => {
  const { masked } = view.reading
  for (const c of view.conditions) {
    const between = masked.slice(Math.min(c.start, m.start), Math.max(c.start, m.start))
    if (/;/.test(between)) continue
    if (c.condition.kind === 'exempt' && c.start < m.start) continue
    // "Vendors with a deductible above $10,000 are declined": the words lead to the ceiling itself.
    if (m.member.name === 'max_deductible' && c.start < m.start && m.start - c.end <= 4 && 'text' in c.condition && /\b(?:with|having)(?: an?| any)?\s*$/i.test(c.condition.text)) continue
    if (c.start < m.start) {
      const clause = masked.slice(Math.max(masked.lastIndexOf(';', c.start), masked.lastIndexOf('(', c.start)) + 1, c.start)
      const bracket = masked.lastIndexOf('(', c.start) > masked.lastIndexOf(')', c.start)
      if (/[©¤£¶]/.test(clause) && /,|\)| \/ /.test(between)) continue
      if (bracket && /\)/.test(between)) continue
    } else if (isOtherChoice(masked, c)) continue
    else if (/\b(?:and|but),? $/.test(masked.slice(0, c.start)) && /^[^,;.]{0,40},/.test(masked.slice(c.start))) continue
    // "may satisfy the limits with umbrella and may self-insure if ...": the condition is that of the last verb.
    else if (c.condition.kind === 'open' && /\band (?:may|can|shall|must|will) [a-z]/.test(between)) continue
    // "30 day NOC, pesticide coverage if they spray": a condition is that of its own clause.
    else if (strangeIn(masked, view.reading.cased, Math.max(m.end, c.start - /[^,]*$/.exec(between)![0].length), c.start) && /,/.test(masked.slice(m.end, c.start))) continue
    else if (/,[^,]*©/.test(between) || (/,\s*$/.test(between) && /^[^,;]*[©¤]/.test(masked.slice(c.end)))) continue
    return c.condition
  }
  return view.segment.context.condition
}

/** Coverages named beside a member that took them for nothing: "asked of all" may be too wide. */
function unlinked({ reading, groups }: SentenceView, target: Target, m: MemberMention): string | undefined {
  if (target.kind !== 'all' || !target.implicit || m.member.name === 'carrier_rating' || reading.mentions.some((x) => x.kind === 'amount')) return undefined
  // "Waiver of subrogation: 4-1, 4-3", where nothing is numbered so.
  if (/^\s*[:=-]\s*(?:items? )?[\da-z]{1,2}(?:[-.]\d{1,2})?(?:(?:,| and| &| to| through|-)+ ?[\da-z]{1,2}(?:[-.]\d{1,2})?)*\s*[.;]?\s*$/.test(reading.masked.slice(m.end))) return 'What follows may say which policies this is asked of.'
  // "On the first and third policies": which these are is not read.
  if (/\b(?:first|second|third|fourth|fifth|last|former|latter)(?:,? (?:and|or|&) (?:the )?(?:first|second|third|fourth|fifth|last)| two| three)* ¶/.test(reading.masked)) return 'Which policies these are is told by their order only.'
  // "Ref 3: waiver", where nothing is known of a Ref 3.
  if (strangeIn(reading.masked, reading.cased, 0, /^[^:¤©£µ§¶¦]{2,30}:\s*(?=µ)/.exec(reading.masked)?.[0].length ?? 0)) return 'What stands before the colon may say what this is asked of.'
  return groups.some((g) => g.coverages.length > 0) ? 'Coverages are named here, but not plainly as what this is asked of.' : undefined
}

const FORM_INSTEAD = /^[^.;,()]{0,30}\b(?:is|are|works?|will do|counts?|accepted|acceptable)\b[^.;,()]{0,20}\b(?:instead|in lieu|in (?:its|that) place)\b/
/** Members named in a sentence, each with what it is asked of. */
export function readMembers(view: SentenceView, scopedIn: ScopedMention[]): Statement[] {
  const statements: Statement[] = []
  const { raw, segment, reading } = view
  for (const scoped of scopedIn) {
    const { mention } = scoped
    // The ceiling in a row of reefer breakdown is that of the reefer.
    if (mention.reefer || (mention.member.name === 'max_deductible' && view.segment.row !== undefined && view.groups[0]?.coverages[0]?.part === 'reefer')) {
      statements.push(askAbout.reefer(raw))
      continue
    }
    const value = mention.member
    if (value.name === 'max_deductible' && Number.isNaN(value.value)) {
      statements.push(askAbout.unread(raw, value.name))
      continue
    }
    // "Pollution of $1,000,000 (CA 99 48 on the auto is fine instead)": a form accepted in place of a policy is not asked.
    if (value.name === 'endorsements' && FORM_INSTEAD.test(reading.masked.slice(mention.end))) {
      statements.push(askAbout.formInstead(raw))
      continue
    }
    if (value.name === 'endorsements') statements.push(...formEffects(view, scoped))
    const { target, doubt } = targetFor(view, scoped)
    const found = conditionOf(view, mention)
    // Of whoever has employees, as the law asks it of most: such a rule stands, in doubt, and so do its members.
    const ofEmployers = found?.kind === 'open' && target.kind === 'types' && target.types.every((t) => t === 'workers_comp') && /employ|staff|payroll|crew/i.test(found.text)
    const condition = ofEmployers ? null : found
    const clause = reading.masked.slice(Math.max(0, mention.start - 40), mention.end + 40)
    if (ADVISORY.test(clause) && !view.groups.length) {
      statements.push(askAbout.preferredMember(raw, value.name))
      continue
    }
    if (condition?.kind === 'open') {
      statements.push(askAbout.conditionalMember(raw, value.name, condition, target))
      continue
    }
    // "Additional insured (1 only)", where nothing is numbered 1.
    const lost = !scoped.target && /^\s*\([^()§©¶]{1,20}\bonly\s*\)/.test(reading.masked.slice(mention.end)) ? 'It is said of something alone that was not found.' : undefined
    const why = mention.doubt ?? doubt ?? lost ?? unlinked(view, target, mention)
    const statement: MemberStatement = {
      kind: 'member',
      member: value,
      negated: scoped.negated,
      target,
      sentence: raw,
      condition: condition?.kind === 'state' ? condition : null,
      severity: segment.context.mode === 'advisory' ? 'advisory' : 'required',
      tier: segment.context.tier?.title ?? null,
      ...(why ? { doubt: why } : {}),
    }
    statements.push(statement)
    if (condition?.kind === 'exempt' && target.kind === 'types')
      for (const t of target.types) statements.push(askAbout.condition(raw, t, condition))
  }
  return withoutRepeats(statements)
}

/** A form asked for also asks what it does, of the coverage whose policy carries it. */
function formEffects(view: SentenceView, scoped: ScopedMention): MemberStatement[] {
  const { mention, target } = scoped
  if (mention.member.name !== 'endorsements' || target?.kind !== 'types') return []
  return mention.member.value.flatMap((form): MemberStatement[] => {
    const member = FORM_EFFECTS[form]
    if (!member) return []
    const condition = conditionOf(view, mention)
    if (condition?.kind === 'open') return []
    return [
      {
        kind: 'member',
        member,
        negated: scoped.negated,
        target,
        sentence: view.raw,
        condition: condition?.kind === 'state' ? condition : null,
        severity: view.segment.context.mode === 'advisory' ? 'advisory' : 'required',
        tier: view.segment.context.tier?.title ?? null,
        form: true,
      },
    ]
  })
}

/** "Additional insured by CG 20 10" asks for additional insured on the policy that carries the form, not on every policy. */
function withoutRepeats(statements: Statement[]): Statement[] {
  const forms = statements.filter((s): s is MemberStatement => s.kind === 'member' && s.form === true)
  return statements.filter((s) => {
    if (s.kind !== 'member' || s.form || s.target.kind !== 'all' || !s.target.implicit || s.target.except.length) return true
    const same = forms.filter((f) => f.member.name === s.member.name)
    if (!same.length) return true
    for (const f of same) f.doubt = 'Whether the other policies need it as well is not said.'
    return false
  })
}
