import type { CoverageType } from '../../../vocabulary/index.ts'
import { allMatches } from '../text/all-matches.ts'
import { addItems, lastPart } from './find-items.ts'
import { findMentions, type Reading } from './find-mentions.ts'
import { readableText } from '../text/normalise-text.ts'
import { COVERAGE_LEXICON } from '../lexicon/lexicon-coverages.ts'
import type { MemberMention } from './mentions.ts'
import { countedPolicies } from '../members/counted-policies.ts'
import { ofThoseInsured } from '../members/of-those-insured.ts'
import { OF_LIABILITY } from '../members/resolve-scope.ts'
import type { ScopedMention } from '../members/scope-members.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { Target } from '../rules/statements.ts'

const WHOLE_SET = new Set([
  'carrier_rating',
  'cancellation_notice_days',
  'reverification_cadence',
  'expiry_lead_days',
  'min_days_remaining',
])

const OF_INSURED = new Set(['additional_insured', 'primary_noncontributory', 'subrogation_waived', 'cancellation_notice_days'])
const WEAK_NAMES = new Set<CoverageType>(['auto_liability', 'cargo', 'inland_marine', 'property', 'crime', 'pollution_liability', 'professional_liability', 'liquor_liability'])
const NAMES = COVERAGE_LEXICON.filter((c) => !c.weak || WEAK_NAMES.has(c.type))
/** "ded on interchange", "riggers deductible": names that count where no other stands. */
const LESSER_NAMES = COVERAGE_LEXICON.filter((c) => c.weak && !WEAK_NAMES.has(c.type) && c.printed === undefined && !/^(?:surety_bond|workers_comp|general_liability)$/.test(c.type))
/** The coverages named inside a phrase; in one about stacking, the umbrella itself is none of them. */
function namedIn(phrase: string, umbrella = false, names = NAMES): CoverageType[] {
  const found: CoverageType[] = []
  let rest = phrase
  for (const c of names) {
    const m = allMatches(c.pattern, rest)[0]
    if (!m) continue
    rest = rest.replace(m[0], ' ¦ ')
    if (umbrella || (c.type !== 'umbrella' && c.type !== 'excess_liability')) found.push(c.type)
  }
  return found
}

/** "The deductible under the policies in (a) and (b) shall not exceed": the items named inside a ceiling's own words. */
function itemsIn({ lower, cased, masked, ...rest }: Reading, { start, end }: MemberMention, labels: string[]): string[] {
  // "Supplier's (ii) retention may not exceed"
  const before = /^(?:ded|ret|sir|self)/.test(lower.slice(start)) ? /\(([a-z]|[ivx]{1,4}|\d{1,2})\) (?:policy )?$/.exec(lower.slice(Math.max(0, start - 20), start))?.[1] : undefined
  if (before !== undefined && labels.some((l) => lastPart(l).toLowerCase() === before)) return [before]
  const said = { ...rest, lower: lower.slice(start, end), cased: cased.slice(start, end), masked: lower.slice(start, end), mentions: [] as Reading['mentions'] }
  addItems(said, labels)
  return said.mentions.flatMap((m) => (m.kind === 'items' ? m.refs : []))
}

/** What a member is asked of: what its own words name, or what the line and the text it stands in speak of. */
export function targetFor(view: SentenceView, scoped: ScopedMention): { target: Target; doubt?: string } {
  const { segment, memory, reading } = view
  const { mention } = scoped
  const name = mention.member.name
  if (name === 'auto_scope') {
    const other =
      scoped.target?.kind === 'types' ? scoped.target.types.filter((t) => /contingent_auto|non_trucking|garage_liability/.test(t)) : []
    return { target: { kind: 'types', types: other.length ? other : ['auto_liability'] } }
  }
  if (name === 'aggregate_basis') return { target: { kind: 'types', types: ['general_liability'] } }
  // "Such additional insured coverage shall be primary": of the policies that name one.
  if ((!scoped.target || (scoped.target.kind === 'all' && scoped.target.implicit)) && !segment.row && !segment.context.coverages.length && OF_INSURED.has(name) && ofThoseInsured(reading, mention, memory.insured === view.index)) return { target: { kind: 'all', liability: OF_LIABILITY.has(name), except: [], implicit: true, insured: true } }
  // "Additional insured under the former", of the two policies just named.
  const which = memory.segmentTypes.length === 2 ? /^\s*(?:on|under|for|in) the (former|latter)\b/.exec(reading.masked.slice(mention.end)) : null
  if (which) return { target: { kind: 'types', types: [memory.segmentTypes[which[1] === 'former' ? 0 : 1]!] } }
  const counted = scoped.target?.kind === 'all' || !scoped.target ? countedPolicies(view, mention) : null
  if (counted?.length) return { target: { kind: 'types', types: counted.filter((t) => scoped.target?.kind !== 'all' || !scoped.target.except.includes(t)) } }
  let target = scoped.target?.kind === 'all' && SUCH_POLICIES.test(reading.lower) && memory.named?.segment === view.index ? memory.named.target : scoped.target
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
  if (name === 'max_deductible' && (!target || target.kind === 'all') && /\b(?:on|for|of|under) (?:it|that|this|the (?:above|same))\b|\bits (?:own )?ded/.test(reading.lower.slice(Math.max(0, mention.start - 8), mention.end + 16))) {
    const last = reading.mentions.findLast((m) => m.kind === 'coverage' && m.end <= mention.start)
    const one = last?.kind === 'coverage' ? last.type : view.spoken.length === 1 ? view.spoken[0] : new Set(memory.last).size === 1 && /\bthe (?:above|same)\b/.test(reading.lower) ? memory.last[0] : undefined
    if (one) target = { kind: 'types', types: [one] }
  }
  // "Trailer interchange: $30,000. Physical damage deductible may not exceed $2,500": what interchange pays for is the trailer's damage.
  if (name === 'max_deductible' && new Set(memory.segmentTypes).size === 1 && memory.segmentTypes[0] === 'trailer_interchange' && reading.mentions.every((m) => m.kind !== 'coverage' || m.type === 'auto_physical_damage')) return { target: { kind: 'types', types: ['trailer_interchange'] } }
  if (name === 'max_deductible') {
    const phrase = reading.lower.slice(mention.start, mention.end)
    const named = namedIn(phrase)
    const inside: CoverageType[] = named.length ? named : /\bumbrella\b/.test(phrase) ? ['umbrella'] : namedIn(phrase, false, LESSER_NAMES)
    // "The deductible under clause (b) shall not exceed $1,000"
    const listed = itemsIn(reading, mention, view.facts.labels)
    const refs = listed.length ? listed : [...reading.lower.slice(mention.start, mention.end).matchAll(/\b(?:on|for|under|in) (?:clause |item |section |paragraph |subsection )?(?:[a-z]{0,2}-?\d{1,2}(?:\.\d{1,2}){0,2})?((?:\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)){1,3})/g)].map((m) => m[1]!).filter((r) => view.facts.labels.some((l) => lastPart(l).toLowerCase() === lastPart(r)))
    if (inside.length) target = { kind: 'types', types: inside }
    else if (refs.length) target = { kind: 'items', refs, except: [] }
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
  // "EPLI: $500,000, with third-party coverage; retention may not exceed $25,000": in a clause of its own behind the only coverage of its sentence.
  if (name === 'max_deductible' && !target) {
    const named = [...new Set(reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.part !== 'el' ? [m.type] : [])))]
    const clause = reading.masked.slice(0, mention.start)
    if (named.length === 1 && /©[^.]*¤[^.]*[;,][^;,.¤]{0,24}$/.test(clause) && !/^[^.]*\b(?:all|any|each|every|both)\b/.test(reading.masked.slice(mention.start, mention.end + 30))) return { target: { kind: 'types', types: named } }
  }
  // "WOS on all of those and WC": those just named, and what is named here.
  if (/^[^.;¤]{0,8}\ball (?:of )?(?:those|these|them)\b/.test(reading.masked.slice(mention.end)) && view.spoken.length > 1 && (!target || target.kind === 'types')) return { target: { kind: 'types', types: [...new Set([...view.spoken, ...reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.start > mention.end ? [m.type] : []))])] } }
  // "The school is AI on auto and GL and gets 30 days' notice if either is cancelled": of the two just named.
  const either = name === 'cancellation_notice_days' && /\b(?:if|when|before) (?:either|both)(?: one| polic(?:y|ies)| of (?:them|these|those))? (?:is|are|gets?)\b/.test(reading.lower.slice(mention.start)) ? [...new Set(reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.end <= mention.start ? [m.type] : [])))] : []
  if (either.length === 2) return { target: { kind: 'types', types: either } }
  // "AI on GL, auto and umbrella, with a waiver on all of them plus WC": those named before it, and what is named behind.
  const ofThem = /^[^.;¤]{0,8}\ball (?:of )?(?:those|these|them)\b/.test(reading.masked.slice(mention.end)) ? reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.end <= mention.start ? [m.type] : [])) : []
  if (new Set(ofThem).size > 1 && (!target || target.kind === 'types')) return { target: { kind: 'types', types: [...new Set([...ofThem, ...reading.mentions.flatMap((m) => (m.kind === 'coverage' && m.start > mention.end ? [m.type] : []))])] } }
  // "1. General liability: $1,000,000", with "a. Additional insured" below: that of the coverage above it.
  const under = memory.segmentTypes.length ? [] : segment.context.under
  // "(2) This insurance shall be written on an occurrence basis", below one coverage: the insurance it stands under.
  const own = under.length ? under : segment.context.coverages.length ? segment.context.coverages.map((c) => c.type) : memory.segmentTypes
  const ofIt = target?.kind === 'all' && own.length > 0 && isOne(own) && !target.except.length && reading.mentions.filter((m) => m.kind === 'all' && m.end <= mention.start).every((m) => THIS_ONE.test(reading.lower.slice(m.start, m.end))) && reading.mentions.some((m) => m.kind === 'all' && m.end <= mention.start)
  if (ofIt) return { target: { kind: 'types', types: [...own] } }
  if (target?.kind === 'all' && target.implicit && (segment.context.coverages.length || under.length)) target = null
  // "AI on auto, and loss payee on cargo. Notice, 30 days on both.": the two just named.
  if ((!target || (target.kind === 'all' && target.both)) && view.spoken.length === 2 && !view.groups.length && /^[^.;¤]{0,12}\b(?:(?:on|for|under|in) )?both\b(?! (?:polic|certificat|case|state)[a-z]* [a-z])/.test(reading.masked.slice(mention.end))) return { target: { kind: 'types', types: view.spoken } }
  if (target) return { target }
  // "It may be used with the primary to meet the limits above", of an umbrella: the limits are those of the others.
  const spoken = segment.context.coverages.length ? segment.context.coverages.map((c) => c.type) : memory.segmentTypes
  if (name === 'stack' && spoken.length > 0 && spoken.every((t) => t === 'umbrella' || t === 'excess_liability')) return { target: { kind: 'all', liability: false, except: [], implicit: true } }
  if (segment.context.coverages.length) return { target: { kind: 'types', types: segment.context.coverages.map((c) => c.type) } }
  const seen = memory.segmentTypes
  // "The District is additional insured; abuse coverage of $250,000": what a later clause, or brackets, names was not spoken of yet.
  const later = seen.length === 1 && reading.mentions.some((m) => m.kind === 'coverage' && m.type === seen[0] && m.start > mention.end && (/;/.test(reading.masked.slice(mention.end, m.start)) || /\([^()]*$/.test(reading.masked.slice(mention.end, m.start))))
  if (under.length) return { target: { kind: 'types', types: under } }
  // "The GL names us as additional insured. All carriers are rated A- VII.": of every carrier, whatever the item named before.
  if (name === 'carrier_rating' && segment.item && ALL_CARRIERS.test(reading.lower.slice(0, mention.start)) && !view.groups.length) return { target: { kind: 'all', liability: false, except: [], implicit: true } }
  if (segment.item && seen.length === 1 && !(later && WHOLE_SET.has(name))) return { target: { kind: 'types', types: [...seen] } }
  // What is asked of insurers, in an item that lists several policies, is asked of those; and a policy with its part is one.
  const plain = (WHOLE_SET.has(name) && seen.length > 2) || seen.every((t) => t === 'workers_comp' || t === 'employers_liability')
  // "Certificates shall be filed annually", at the end of an item that lists the policies.
  if (segment.item && seen.length > 2 && /^(?:reverification_cadence|expiry_lead_days)$/.test(name)) return { target: { kind: 'all', liability: false, except: [], implicit: true } }
  if (segment.item && seen.length > 1 && plain) return { target: { kind: 'types', types: [...seen] } }
  if (segment.item && seen.length > 1)
    return { target: { kind: 'types', types: [...seen] }, doubt: 'Several coverages are named in this item.' }
  // "Both: workers' comp; the Market and its manager additional insureds": comp takes none.
  const takesNone = /^(?:additional_insured|primary_noncontributory)$/.test(name) && seen.length > 0 && seen.every((t) => t === 'workers_comp' || t === 'employers_liability')
  // "Comp: statutory with 500/500/500 EL. Waiver for us.": the employers' liability is part of it.
  if (!segment.item && seen.length > 0 && isOne(seen) && !WHOLE_SET.has(name) && !later && !takesNone)
    return {
      target: { kind: 'types', types: [...seen] },
      doubt: 'Said after one coverage, without saying whether it holds for the others.',
    }
  if (name === 'occurrence_form')
    return { target: { kind: 'types', types: ['general_liability'] }, doubt: 'Which policies must be on an occurrence form is not said.' }
  // "No policy with a deductible above $10,000", "will not accept a policy with a retention above ...": of every policy.
  if (name === 'max_deductible' && /^(?:no|not|[a-z]+ not|[a-z]+n't|never)\b[^¤]{0,40}?\b(?:polic(?:y|ies)|coverages?|insurance) /.test(reading.lower.slice(mention.start, mention.end)))
    return { target: { kind: 'all', liability: false, except: [], implicit: true } }
  if (name === 'max_deductible')
    return {
      target: { kind: 'all', liability: false, except: [], implicit: true },
      doubt: 'Which policies the deductible ceiling holds for is not said.',
    }
  // Numbered items behind it that were not read as what it is asked of.
  const apart = reading.mentions.some((m) => m.kind === 'items' && m.start >= mention.end && m.start - mention.end < 60 && !/[;.]/.test(reading.masked.slice(mention.end, m.start)))
  if (segment.item && !segment.row && !WHOLE_SET.has(name) && OF_ONE.has(name) && betweenCoverages(view)) return { target: { kind: 'all', liability: false, except: [], implicit: true }, doubt: 'It stands between coverages, and may be asked of the one before it alone.' }
  return { target: { kind: 'all', liability: false, except: [], implicit: true }, ...(apart ? { doubt: 'Which of the numbered items this is asked of is not clear.' } : {}) }
}

const ALL_CARRIERS = /\b(?:all|each|every) (?:insurance )?(?:carriers?|companies|company)\b[^.;]{0,40}$/
/** "The policies in (a) and (b) ... Such policies shall ..." */
const SUCH_POLICIES = /^\W*(?:such|those|these|said) (?:insurance )?policies\b/
const THIS_ONE = /^(?:this|such|said|the) (?:insurance|coverage|policy)$/
const isOne = (types: CoverageType[]): boolean => new Set(types.map((t) => (t === 'employers_liability' ? 'workers_comp' : t))).size === 1
const OF_ONE = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'endorsements'])
/** "GL $1M", "additional insured", "auto $1M", each an item of one list: whether an item of a coverage stands before this one and behind it. */
function betweenCoverages({ segment, index, facts }: SentenceView): boolean {
  const names = (at: number, step: number): boolean => {
    for (let i = at + step; facts.segments[i]?.block === segment.block && facts.segments[i]!.item; i += step) if (findMentions(readableText(facts.segments[i]!.raw)).mentions.some((m) => m.kind === 'coverage') && /\d|statut/i.test(facts.segments[i]!.raw)) return true
    return false
  }
  return names(index, 1) && names(index, -1)
}

/** Whether the employers' liability before a member stands beside workers' compensation in its sentence. */
const isOfComp = ({ mentions }: Reading, member: MemberMention): boolean => {
  const before = mentions.filter((m) => m.kind === 'coverage' && m.end <= member.start)
  const last = before.at(-1)
  return last?.kind === 'coverage' && last.part === 'el' && before.some((m) => m.kind === 'coverage' && m.type === 'workers_comp')
}
