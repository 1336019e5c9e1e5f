import { COVERAGE_NAMES, type CoverageType } from '../../../vocabulary/index.ts'
import { type Draft, type Ledger, noteSentence, sameWhen, whenOf } from '../rules/drafts.ts'
import { itemsUnder, typesOfItems } from '../rules/items-under.ts'
import type { Member } from '../mentions/mentions.ts'
import { askWhereLetOff, makeStateRules } from './state-members.ts'
import type { MemberStatement, Statement } from '../rules/statements.ts'

/** Lines on which additional insured and primary wording are asked when a text says "all policies". */
const LIABILITY = new Set<CoverageType>([
  'general_liability',
  'auto_liability',
  'umbrella',
  'excess_liability',
  'pollution_liability',
  'non_trucking_liability',
  'contingent_auto',
  'garage_liability',
  'liquor_liability',
  'product_liability',
  'abuse_molestation',
  'aviation',
  'riggers',
])
const STACKABLE = new Set<CoverageType>([
  'general_liability',
  'auto_liability',
  'garage_liability',
  'liquor_liability',
  'product_liability',
  'non_trucking_liability',
  'abuse_molestation',
  'pollution_liability',
  'aviation',
  'riggers',
])
const ONE_VALUE = new Set(['max_deductible', 'cancellation_notice_days', 'min_days_remaining'])
const LIABILITY_ONLY = new Set(['additional_insured', 'primary_noncontributory'])

const isFor = (d: Draft, type: CoverageType, drafts: Draft[]): boolean =>
  d.coverage === type ||
  (type === 'employers_liability' && d.coverage === 'workers_comp' && !drafts.some((x) => x.coverage === 'employers_liability')) ||
  (type === 'general_liability' && d.coverage === 'product_liability' && !drafts.some((x) => x.coverage === 'general_liability')) ||
  (type === 'excess_liability' && d.coverage === 'umbrella' && !drafts.some((x) => x.coverage === 'excess_liability')) ||
  (type === 'umbrella' && d.coverage === 'excess_liability' && !drafts.some((x) => x.coverage === 'umbrella'))

function draftsFor(s: MemberStatement, ledger: Ledger, all: Statement[]): { drafts: Draft[]; specific: boolean } {
  const name = s.member.name
  let pool = ledger.drafts.filter((d) => (s.severity === 'advisory' ? d.severity === 'advisory' : d.severity === 'required'))
  const when = whenOf(s.condition)
  if (when) {
    const own = pool.filter((d) => sameWhen(d.when, when))
    pool = own
  }
  // Said of workers compensation only because that was spoken of last: liability wording is meant for the liability lines.
  const stray = s.target.kind === 'types' && LIABILITY_ONLY.has(name) && s.target.types.every((t) => t === 'workers_comp' || t === 'employers_liability') && !/work|\bcomp|employ|\bwc\b|w\.c/i.test(s.sentence)
  if (stray) return { drafts: pool.filter((d) => LIABILITY.has(d.coverage)), specific: false }
  if (s.target.kind === 'all') {
    const { liability } = s.target
    const reached = s.member.name === 'stack' ? s.member.to : undefined
    const except = [...s.target.except, ...typesOfItems(s.target.exceptRefs ?? [], all)]
    const two = s.target.both ? askedBefore(s, all) : []
    const drafts = pool.filter((d) => {
      // "Both policies", behind two and before others.
      if (two.length === 2 && !two.includes(d.coverage)) return false
      if (except.some((t) => isFor(d, t, ledger.drafts))) return false
      // "Umbrella may be used to get to $5M": where that much is asked.
      if (name === 'stack') return STACKABLE.has(d.coverage) && (reached === undefined || d.limits.some((l) => l.min === reached))
      if (name === 'max_deductible') return d.coverage !== 'surety_bond' && (d.coverage !== 'workers_comp' || !s.target)
      return !(LIABILITY_ONLY.has(name) || name === 'occurrence_form' || liability) || LIABILITY.has(d.coverage)
    })
    return { drafts, specific: false }
  }
  const types = s.target.kind === 'items' ? [...typesOfItems(s.target.refs, all), ...(s.target.types ?? [])] : s.target.types
  const except = s.target.kind === 'items' ? s.target.except : []
  const exact = ledger.drafts.filter((d) => (when ? sameWhen(d.when, when) : true))
  // "Waiver everywhere except New Jersey", where the rules are of other states already: all but those of New Jersey.
  const others = when?.not_insured_states
  const loose = others && !exact.some((d) => types.some((t) => isFor(d, t, ledger.drafts))) ? ledger.drafts.filter((d) => d.when && !d.when.insured_states?.some((x) => others.includes(x))) : exact
  const found = loose.filter((d) => types.some((t) => isFor(d, t, ledger.drafts)) && !except.includes(d.coverage))
  // What is only preferred takes a member where the sentence is its own, or where nothing else of the kind is asked.
  // "They are additional insured on it all", with workers' compensation among what was spoken of: it takes none.
  const unnamed = s.target.kind === 'types' && types.length > 1 && LIABILITY_ONLY.has(name) && !/work|\bcomp|employ|\bwc\b|w\.c/i.test(s.sentence)
  const named = found.filter((d) => s.severity === 'required' || d.severity === 'advisory').filter((d) => !(unnamed && (d.coverage === 'workers_comp' || d.coverage === 'employers_liability'))).filter((d) => d.severity === 'required' || s.severity === 'advisory' || d.sentences.includes(s.sentence) || !found.some((x) => x.coverage === d.coverage && x.severity === 'required'))
  // "On the liability coverage", where that is not general liability.
  const drafts = !named.length && types.length === 1 && types[0] === 'general_liability' && /\bliability (?:insurance|coverage|polic)/i.test(s.sentence) && !/general|\bc?gl\b/i.test(s.sentence) ? loose.filter((d) => LIABILITY.has(d.coverage)) : named
  // "AI on (1) and (3)" names its lines; "AI on 1 to 5" runs over some that do not take it.
  const range = s.target.kind === 'items' && (s.target.refs.length > 3 || s.target.refs.some((r) => /\.\d+$/.test(r) && new Set(itemsUnder(r, all).map((x) => x.coverage)).size > 2) || /\b(?:through|thru|to)\b|[\w)] ?- ?\(?\w/.test(s.sentence))
  const takes = (d: Draft): boolean => (range ? LIABILITY.has(d.coverage) : d.coverage !== 'workers_comp' && d.coverage !== 'employers_liability')
  const liable = s.target.kind === 'items' && LIABILITY_ONLY.has(name) ? drafts.filter(takes) : drafts
  return { drafts: liable.length ? liable : drafts, specific: true }
}

const askedBefore = (s: MemberStatement, all: Statement[]): CoverageType[] => [...new Set(all.slice(0, all.indexOf(s)).flatMap((x) => (x.kind === 'coverage' && x.asked && x.severity === 'required' && x.part !== 'el' ? [x.coverage] : [])))]

const same = (a: Member, b: Member): boolean => JSON.stringify(a) === JSON.stringify(b)

function put(d: Draft, s: MemberStatement, specific: boolean, ledger: Ledger): void {
  const { member } = s
  if (d.letOff.has(member.name) && !s.negated && whenOf(s.condition) === null) return
  noteSentence(d, s.sentence)
  const alone = s.form && ledger.drafts.filter((x) => LIABILITY.has(x.coverage)).length < 2
  if (s.doubt && !alone) d.doubts.push({ question: s.doubt, sentence: s.sentence })
  if (s.negated) {
    d.refused.add(member.name)
    if (s.condition && sameWhen(d.when, whenOf(s.condition))) d.letOff.add(member.name)
    const held = d.members.get(member.name)
    if (held?.specific && specific) dispute(d, member.name, s, ledger)
    // "Waiver on both. ... Addendum 4 strikes the waiver.": said of one, and then taken from all.
    else if (held && held.sentence !== s.sentence) d.doubts.push({ question: `${member.name.replaceAll('_', ' ')} is asked in one place and not in another.`, sentence: s.sentence })
    return
  }
  if (member.name === 'endorsements') {
    for (const f of member.value) if (!d.endorsements.includes(f)) d.endorsements.push(f)
    return
  }
  if (member.name === 'stack') {
    for (const l of d.limits)
      if (
        l.min !== null &&
        l.label !== 'med_exp' &&
        l.label !== 'damage_to_rented_premises' &&
        (d.coverage !== 'workers_comp' || l.label.startsWith('el_'))
      )
        l.stack = true
    return
  }
  if (d.refused.has(member.name) && !specific) return
  const held = d.members.get(member.name)
  const ofState = d.when !== null && whenOf(s.condition) !== null
  if (!held || (specific && !held.specific)) {
    d.members.set(member.name, { member, specific, sentence: s.sentence, ofState })
    return
  }
  // "Florida haulers: the deductible may go up to $5,000": there it takes the place of what is asked of everybody.
  if (ONE_VALUE.has(member.name) && Boolean(held.ofState) !== ofState) {
    if (ofState) d.members.set(member.name, { member, specific, sentence: s.sentence, ofState })
    return
  }
  if (same(held.member, member) || (held.specific && !specific)) return
  if (
    member.name === 'carrier_rating' &&
    held.member.name === 'carrier_rating' &&
    member.value.min_rating === held.member.value.min_rating &&
    !(member.value.min_size && held.member.value.min_size)
  ) {
    if (member.value.min_size) d.members.set(member.name, { member, specific, sentence: s.sentence })
    return
  }
  if (member.name === 'auto_scope' && held.member.name === 'auto_scope') {
    const value = [...new Set([...held.member.value, ...member.value])]
    d.members.set(member.name, {
      member: { name: 'auto_scope', value: value.includes('any_auto') ? ['any_auto'] : value },
      specific,
      sentence: s.sentence,
    })
    return
  }
  dispute(d, member.name, s, ledger)
}

/** Two statements of equal reach that differ: neither is kept. */
function dispute(d: Draft, name: Member['name'], s: MemberStatement, ledger: Ledger): void {
  const held = d.members.get(name)!
  d.members.delete(name)
  d.refused.add(name)
  for (const sentence of new Set([held.sentence, s.sentence]))
    ledger.questions.push({
      kind: 'question',
      sentence,
      question: `${COVERAGE_NAMES[d.coverage]}: the text says two different things about ${name.replaceAll('_', ' ')}. Which holds?`,
      candidates: [String(JSON.stringify(held.member.value)), s.negated ? 'not required' : String(JSON.stringify(s.member.value))],
      coverage: d.coverage,
      member: name,
    })
}

/** Puts members to the rules they are asked of: what is said of one coverage first, then what is said of all. */
export function applyMembers(all: Statement[], ledger: Ledger): void {
  const statements = all.filter((s): s is MemberStatement => s.kind === 'member' && !isSetLevel(s))
  const specificFirst = [
    ...statements.filter((s) => s.target.kind !== 'all' && s.negated),
    ...statements.filter((s) => s.target.kind !== 'all' && !s.negated),
    ...statements.filter((s) => s.target.kind === 'all'),
  ]
  for (const s of specificFirst) {
    if (s.tier !== null && ledger.base !== null && s.tier !== ledger.base) {
      ledger.questions.push({
        kind: 'question',
        sentence: `${s.tier}: ${s.sentence}`,
        question: `This is asked only at another level ("${s.tier}"), which a rule cannot test. When does it apply?`,
        candidates: ['Always', 'Only with a tag', 'Never'],
        ...(s.target.kind === 'types' && s.target.types.length === 1 ? { coverage: s.target.types[0]! } : {}),
        member: s.member.name,
      })
      continue
    }
    makeStateRules(s, ledger, all)
    const { drafts, specific } = draftsFor(s, ledger, all)
    askWhereLetOff(s, drafts.length > 0, ledger, all)
    // Under "Recommended", of what is required: whether it is asked is for a person.
    if (s.severity === 'advisory' && !s.negated && (s.target.kind === 'all' ? !s.target.implicit : !drafts.length)) {
      ledger.questions.push({ kind: 'question', sentence: s.sentence, question: 'This is only recommended, of policies that are required. Is it checked?', candidates: ['No', 'Yes'], ...(s.target.kind === 'types' && s.target.types.length === 1 ? { coverage: s.target.types[0]! } : {}), member: s.member.name })
      if (!drafts.length) continue
    }
    for (const d of drafts) {
      put(d, s, specific, ledger)
      const besides = whenOf(s.condition)?.not_insured_states
      if (besides && d.when?.not_insured_states && !besides.every((x) => d.when!.not_insured_states!.includes(x))) d.doubts.push({ question: `This is not asked in ${besides.join(', ')}, and the rule holds there too.`, sentence: s.sentence })
    }
    const unread = s.target.kind === 'items' && drafts.length ? s.target.refs.filter((r) => !itemsUnder(r, all).length) : []
    if (unread.length)
      ledger.questions.push({ kind: 'question', sentence: s.sentence, question: `Item ${unread.join(', ')} is named here, but no coverage was read in it. What is asked of it?`, candidates: ['Nothing', 'Add a rule for it'], member: s.member.name })
    if (!drafts.length && !s.negated && ledger.drafts.length && s.member.name !== 'auto_scope' && (s.member.name !== 'stack' || s.member.to !== undefined)) {
      const types = s.target.kind === 'types' ? s.target.types : []
      ledger.questions.push({
        kind: 'question',
        sentence: s.sentence,
        question: types.length
          ? `${types.map((t) => COVERAGE_NAMES[t]).join(', ')} is spoken of here but not asked for. Is it required?`
          : 'Which policies is this asked of?',
        candidates: types.length ? ['Required', 'Not required'] : ['All policies', 'Liability policies only'],
        ...(types.length === 1 ? { coverage: types[0]! } : {}),
        member: s.member.name,
      })
    }
  }
}

/** Cadence and lead days said of everything belong to the set, not to each rule. */
export const isSetLevel = (s: MemberStatement): boolean =>
  (s.member.name === 'reverification_cadence' || s.member.name === 'expiry_lead_days') &&
  s.target.kind === 'all' &&
  !s.target.except.length &&
  whenOf(s.condition) === null
