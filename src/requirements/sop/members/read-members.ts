import { askAbout } from '../questions/ask-about.ts'
import { leadDoubt, memberDoubt, placeLed, waitsFor } from './doubts-of-members.ts'
import { DED_TOLD } from '../amounts/find-deductibles.ts'
import { targetFor } from '../mentions/find-target.ts'
import { ADVISORY } from '../coverages/not-asking-words.ts'
import { judgeMember } from './judge-member.ts'
import type { MemberMention } from '../mentions/mentions.ts'
import { question } from '../questions/questions.ts'
import { someSpokenTo, strangeIn } from '../lexicon/strange-words.ts'
import { turnedBy } from './turned-members.ts'
import { standingOfMember } from '../coverages/standing-words.ts'
import { pastScope } from './past-scope.ts'
import type { SentenceView } from '../sentences/sentence-view.ts'
import type { ScopedMention } from './scope-members.ts'
import type { MemberStatement, Statement, Target } from '../rules/statements.ts'
import { conditionOf } from './condition-of-member.ts'
import { formEffects, formStanding } from './form-effects.ts'

/** Coverages named beside a member that took them for nothing: "asked of all" may be too wide. */
function unlinked({ reading, groups }: SentenceView, target: Target, m: MemberMention): string | undefined {
  if (target.kind !== 'all' || !target.implicit || m.member.name === 'carrier_rating' || reading.mentions.some((x) => x.kind === 'amount')) return undefined
  // "Waiver of subrogation: 4-1, 4-3", where nothing is numbered so.
  if (/^\s*(?:[:=-]|,? ?(?:on|for|under|in) (?=(?:items? |lines? |nos?\.? ?)?\d))\s*(?:items? |lines? |nos?\.? ?(?=\d))?(?!no\b)[\da-z]{1,2}(?:[-.]\d{1,2})?(?:(?:,| and| &| to| through|-)+ ?[\da-z]{1,2}(?:[-.]\d{1,2})?)*\s*[.;]?\s*$/.test(reading.masked.slice(m.end))) return 'What follows may say which policies this is asked of.'
  // "On the first and third policies": which these are is not read.
  if (/\b(?:first|second|third|fourth|fifth|last|former|latter)(?:,? (?:and|or|&) (?:the )?(?:first|second|third|fourth|fifth|last)| two| three)* ¶/.test(reading.masked)) return 'Which policies these are is told by their order only.'
  // "Ref 3: waiver", where nothing is known of a Ref 3.
  if (strangeIn(reading.masked, reading.cased, 0, /^[^:¤©£µ§¶¦]{2,30}:\s*(?=µ)/.exec(reading.masked)?.[0].length ?? 0)) return 'What stands before the colon may say what this is asked of.'
  return groups.some((g) => g.coverages.length > 0) ? 'Coverages are named here, but not plainly as what this is asked of.' : undefined
}
const AS_IT_IS = /^[^.;,¤©£]{0,24}?\b(?:(?:can|may|should) )?(?:stays?|remains?|left|leave)(?: in place)?,? (?:the way|as) (?:it|they) (?:is|are|reads?|stands?)\b|^(?: (?:wording|status|language|box|form|endorsement|line))? (?:is|are|looks?) (?:already )?(?:fine|ok|okay|good|correct|right)(?: as (?:it|they) (?:is|are)| as is| the way (?:it|they) (?:is|are))?(?:,? (?:so |and |please )?(?:leave|keep|don't (?:touch|change)|no need to (?:touch|change)) (?:it|that|them)(?: (?:as is|alone|be|there))?)?\s*[.;]?$/

/** "Blanket additional insured forms are acceptable" */
const AS_ACCEPTED = /^(?: (?:forms?|endorsements?|wording|basis|status))?(?: µ[µ ,/&]*(?:(?:and|or) µ+)?)? (?:(?:is|are|will be) )?(?:also |both |all )?(?:acceptable|accepted|allowed|permitted)\s*[.;]?$/

/** What an endorsement puts on a policy. */
const ENDORSED = new Set(['additional_insured', 'primary_noncontributory', 'subrogation_waived'])

/** "Workers' comp waiver is preferred", "Auto $1M, primary wording encouraged": the word of preferring is said of the member itself. */
const isPreferred = (masked: string, m: MemberMention): boolean => {
  const after = /^(?:,? (?:on|for|under|in) (?![^.;,¤]*\bbut\b)[^.;,¤]{1,60}?)?(?: (?:status|wording|endorsement|£+|from [a-z ©]{2,30}))?,? ?\(?(?:(?:(?:is|are|would be|isn't|is not) )?(?:also |strongly |highly |much )?(?:preferred|recommended|encouraged|suggested|desired|desirable|nice to have|a plus|a bonus)\b|if possible\b)/.test(masked.slice(m.end))
  const rest = after ? null : pastScope(masked, m)
  return (after || (rest !== null && PREFERRED.test(rest))) && !/\b(?:must|shall|required)\b[^.;,¤©]{0,30}$/.test(masked.slice(0, m.start))
}
const PREFERRED = /^,? ?\(?(?:(?:is|are|would be) )?(?:also |strongly |highly |much )?(?:preferred|recommended|encouraged|suggested|desired|desirable|appreciated|nice to have|a plus|a bonus)\b|^,? ?if possible\b|^ never hurts\b/
const NOT_NEEDED_LIST = /^[^:;.]{0,40}\b(?:(?:not|n't) (?:need|require|ask(?: for)?|want|expect|look for|check)|not (?:needed|required|asked|necessary)|no need (?:for|of))\b[^:;.]{0,20}:[^:;]*$/
const OR_FORM = /^,? or (?:(?:an? |the |iso )?(?:form |endorsement )?)µ/
const PERCENT = /\b(?:deductibles?|ded\b\.?|retentions?|sir)\b[^.;]{0,40}?\b\d{1,2}(?:\.\d+)? ?(?:%|percent\b)/

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
      statements.push(mention.doubt === DED_TOLD ? question(raw, mention.doubt, ['Nothing that is checked', 'It is the most allowed'], undefined, value.name) : askAbout.unread(raw, value.name))
      continue
    }
    const form = value.name === 'endorsements' ? formStanding(reading, mention, segment.row !== undefined) : null
    if (form === 'instead') statements.push(askAbout.formInstead(raw))
    if (form === 'accepted') return [...statements, askAbout.formAccepted(raw)]
    if (form !== null) continue
    // "(optional) waiver of subrogation", "Additional insured, not required", "Primary wording. Waived."
    const bare = segment.row || scoped.negated || value.name === 'max_deductible' || value.name === 'auto_scope' ? null : standingOfMember(mention, reading.masked, view.memory.next)
    if (bare === 'advisory') {
      statements.push(askAbout.preferredMember(raw, value.name, scoped.target?.kind === 'types' ? scoped.target.types[0] : undefined))
      continue
    }
    if (bare !== null) {
      statements.push(askAbout.conditionalMember(raw, value.name, { kind: 'open', text: bare === 'open' ? 'in some cases' : 'or not at all' }, scoped.target ?? { kind: 'all', liability: false, except: [], implicit: true }))
      continue
    }
    if (value.name === 'endorsements') statements.push(...formEffects(view, scoped))
    // "Cargo deductible: $1,000 preferred, $2,500 max": what is preferred is the other, and of what it is said, so is this.
    const better = scopedIn.find((o) => o !== scoped && o.mention.member.name === value.name && isPreferred(reading.masked, o.mention))
    const otherIs = better !== undefined && /^[\s,]*(?:is )?(?:the )?(?:max|min|required|is required|at most|at least|or|on|for|under|[.;)]|$)/.test(reading.masked.slice(mention.end))
    const { target, doubt } = targetFor(view, otherIs && !scoped.target ? better : scoped)
    // "Waiver can stay the way it is.": what a paper has already is not told. "A deductible up to $25,000 is fine": that is a ceiling.
    if ((AS_IT_IS.test(reading.masked.slice(mention.end)) && !(value.name === 'max_deductible' && mention.doubt === undefined)) || (ENDORSED.has(value.name) && AS_ACCEPTED.test(reading.masked.slice(mention.end)))) {
      statements.push(askAbout.asItIs(raw, value.name))
      continue
    }
    const standing = segment.row ? null : judgeMember(view, mention)
    // "What you do not need: umbrella, additional insured on auto"
    if (!segment.row && NOT_NEEDED_LIST.test(reading.lower.slice(0, mention.start))) continue
    if (standing?.kind === 'told') continue
    if (standing?.kind === 'open') {
      statements.push(askAbout.conditionalMember(raw, value.name, { kind: 'open', text: standing.text }, target))
      continue
    }
    const found = conditionOf(view, mention)
    // Of whoever has employees, as the law asks it of most: such a rule stands, in doubt, and so do its members.
    const ofEmployers = found?.kind === 'open' && target.kind === 'types' && target.types.every((t) => t === 'workers_comp') && /employ|staff|payroll|crew/i.test(found.text)
    const condition = ofEmployers ? null : found
    // "A- VIII (B+ VI tolerated on the flood policy)": a lesser one, in brackets, of a policy that is not read.
    if (value.name === 'carrier_rating' && !scoped.target && scopedIn.some((o) => o.mention !== mention && o.mention.member.name === 'carrier_rating' && o.mention.end <= mention.start) && /\($/.test(reading.masked.slice(0, mention.start)) && /^[^()]*\b(?:for|on|of|under|if|when)\b[^()]*\)/.test(reading.masked.slice(mention.end))) {
      statements.push(askAbout.conditionalMember(raw, value.name, { kind: 'open', text: reading.cased.slice(mention.end).replace(/\).*$/, '').trim() }, { kind: 'all', liability: false, except: [], implicit: true }))
      continue
    }
    // "A- VII preferred, B++ accepted": of two ratings, each has the words up to the other.
    const others = value.name === 'carrier_rating' ? scopedIn.map((s) => s.mention).filter((m) => m !== mention && m.member.name === 'carrier_rating') : []
    const clause = reading.masked.slice(Math.max(0, mention.start - 40, ...others.map((m) => (m.end <= mention.start ? m.end : 0))), Math.min(mention.end + 40, ...others.map((m) => (m.start >= mention.end ? m.start : mention.end + 40)))).replace(others.some((m) => m.start >= mention.end) ? /(?:,|\band|\bbut|;)[^,;]*$/ : /$^/, '').replace(others.some((m) => m.end <= mention.start) ? /^[^,;]*?(?:,|\band\b|\bbut\b|;)/ : /$^/, '')
    if ((ADVISORY.test(clause) && !view.groups.length && !otherIs) || isPreferred(reading.masked, mention)) {
      for (const type of target.kind === 'types' ? target.types : [undefined]) statements.push(askAbout.preferredMember(raw, value.name, type))
      continue
    }
    const waits = condition === null && !segment.row ? (placeLed(view, mention) ?? (scoped.negated ? null : (waitsFor(view, mention) ?? someSpokenTo(view)))) : null
    if (waits !== null) {
      statements.push(askAbout.conditionalMember(raw, value.name, { kind: 'open', text: waits }, target))
      continue
    }
    if (condition?.kind === 'open') {
      statements.push(askAbout.conditionalMember(raw, value.name, condition, target))
      continue
    }
    // "Additional insured (1 only)", where nothing is numbered 1.
    const lost = !scoped.target && /^\s*\([^()§©¶]{1,20}\bonly\s*\)/.test(reading.masked.slice(mention.end)) ? 'It is said of something alone that was not found.' : undefined
    const turned = segment.row || scoped.negated ? null : turnedBy(view, mention)
    const why = mention.doubt ?? doubt ?? lost ?? unlinked(view, target, mention) ?? memberDoubt(view, mention) ?? leadDoubt(view, mention) ?? (value.name === 'endorsements' && OR_FORM.test(reading.masked.slice(mention.end)) ? 'Another form will do as well.' : undefined) ?? (turned === null ? undefined : `"${turned}" may take this back, or turn it.`)
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
  // "Deductible not more than 10% of the limit": a ceiling that has no amount.
  if (PERCENT.test(reading.lower) && !scopedIn.some((s) => s.mention.member.name === 'max_deductible')) statements.push(askAbout.share(raw))
  return withoutRepeats(statements)
}
const ALL_OF_IT = /\b(?:insurance(?: coverages?)?|coverages|policies) (?:shall|must|will|is|are|is to|are to) (?:also |each |all )?(?:be )?primary\b/i

/** "Additional insured by CG 20 10" asks for additional insured on the policy that carries the form, not on every policy. */
function withoutRepeats(statements: Statement[]): Statement[] {
  const forms = statements.filter((s): s is MemberStatement => s.kind === 'member' && s.form === true)
  return statements.filter((s) => {
    if (s.kind !== 'member' || s.form || s.target.kind !== 'all' || !s.target.implicit || s.target.except.length) return true
    const same = forms.filter((f) => f.member.name === s.member.name)
    if (!same.length) return true
    // "Contractor's insurance coverage shall be primary, at least as broad as CG 20 01": said of all of it, and the form is one way.
    if (s.member.name === 'primary_noncontributory' && ALL_OF_IT.test(s.sentence)) {
      s.doubt = 'A form of one policy is named for what is asked of all.'
      return true
    }
    for (const f of same) f.doubt = 'Whether the other policies need it as well is not said.'
    return false
  })
}
