import type { CoverageType } from '../../../vocabulary/index.ts'
import { type Draft, type Ledger, sameWhen, whenOf } from '../rules/drafts.ts'
import { itemsUnder, typesOfItems } from '../rules/items-under.ts'
import type { MemberStatement, Statement } from '../rules/statements.ts'

/** Lines on which additional insured and primary wording are asked when a text says "all policies". */
export const LIABILITY = new Set<CoverageType>([
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
const LIABILITY_ONLY = new Set(['additional_insured', 'primary_noncontributory'])

const isFor = (d: Draft, type: CoverageType, drafts: Draft[]): boolean =>
  d.coverage === type ||
  (type === 'employers_liability' && d.coverage === 'workers_comp' && !drafts.some((x) => x.coverage === 'employers_liability')) ||
  (type === 'general_liability' && d.coverage === 'product_liability' && !drafts.some((x) => x.coverage === 'general_liability')) ||
  (type === 'excess_liability' && d.coverage === 'umbrella' && !drafts.some((x) => x.coverage === 'excess_liability')) ||
  (type === 'umbrella' && d.coverage === 'excess_liability' && !drafts.some((x) => x.coverage === 'umbrella'))

export function draftsFor(s: MemberStatement, ledger: Ledger, all: Statement[]): { drafts: Draft[]; specific: boolean } {
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
    const insured = s.target.insured === true && pool.some((d) => d.members.has('additional_insured'))
    const drafts = pool.filter((d) => {
      // "Both policies", behind two and before others.
      if (two.length === 2 && !two.includes(d.coverage)) return false
      if (insured && !d.members.has('additional_insured')) return false
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
