import type { CoverageType } from '../../vocabulary/index.ts'
import { coverageOfForm } from './find-forms.ts'
import type { Reading } from './find-mentions.ts'
import type { CoverageMention, MemberMention, Mention } from './mentions.ts'
import type { Target } from './statements.ts'
import { EXCEPT, LEADING_EXCEPT, type Run, targetOf, targetRuns } from './target-runs.ts'

export type ScopedMention = { mention: MemberMention; target: Target | null; negated: boolean }
export type Scoping = { scoped: ScopedMention[]; taken: Set<Mention> }

const INTO =
  /^[^.;:¤£©§¶]{0,70}?(?:^|[\s,(])(?:on|under|to|for|in|with|across|as respects|with respect to|against|of|from|over|by|per)[\s(]+(?:(?:the|its|all|both|each|our|their|such|your|any|every|coverages?|policies|policy|required|only|just|items?|refs?\.?|rows?|lines?|sections?|clauses?|paragraphs?|numbers?|nos?\.?|articles?|parts?|insured's?|vendor'?s?|contractor'?s?|carrier'?s?|[a-z]+'s|respective)[\s,]+)*#?$/
/** A name may stand between: "Additional insured: Brannock Builders Inc. and its affiliates, on items 1 and 2". */
const INTO_FAR =
  /^[^;¤£©§¶µ]{0,160}?[\s,(](?:on|under)[\s(]+(?:(?:the|its|all|both|each|our|your|any|required|only|just|items?|refs?\.?|rows?|lines?|sections?|clauses?|paragraphs?|numbers?|nos?\.?|articles?|parts?|vendor'?s?|contractor'?s?|carrier'?s?)[\s,]+)*$/
const DIRECT = /^\s*(?:[:=-]|\(|status:?|required:?)?\s*(?:(?:required|needed|yes)?\s*(?:on|for|:)?\s*)$/
const MEMBER_LIST =
  /^[\s,/&+]*(?:(?:and|plus|as well as|an?|the|status|endorsements?|with|on|basis|wording|coverage|including|also|both|shall|must|be|is|are|provided|provide|include)[\s,/&+]*)*$/
const NEGATED_BEFORE =
  /(?:\bno\b|\bnot?\b(?: \w+){0,2} (?:need|require|ask for|include|name|want)\w*|without|n't (?:need|require|ask for|have)|(?:n't|\bnot) (?:chase|track|check(?: for)?|look for|bother with|care about|pursue|enforce|insist on)|\b(?:no longer|stopped|quit) (?:chas(?:e|ing)|track(?:ing)?|check(?:ing)?(?: for)?|look(?:ing)? for|ask(?:ing)? for|requir(?:e|ing)|need(?:ing)?|want(?:ing)?|collect(?:ing)?|enforc(?:e|ing)|insist(?:ing)? on)|\b(?:dropped|scrapped|eliminated|retired|deletes?d?|removes?d?|strikes?|struck|withdraws?|withdrew|rescinds?|rescinded|takes? (?:out|away))(?: our| the| any)?|\bneed not(?: (?:be|have|carry|show|include|appear|named|listed|shown|added|included|as))*|(?:n't|\bnot) (?:need|have|require|ask|expect|want|insist)\w*(?: (?:on|us|the \w+|our \w+))? (?:to be|being|to appear|to)(?: (?:named|listed|shown|added|included|as|on|your|the|polic(?:y|ies)))*|\bnot (?:required|needed)[^.;]{0,20}|\bnot as|\bnot|\bwaive)(?: an?| any| the| for)*\s*$/
const NEGATED_AFTER =
  /^[^.;,:µ©¶§]{0,30}?(?:(?:is|are|:|=|-)\s*)?(?:not (?:required|needed|necessary|applicable|asked|mandatory)|n\/a\b|(?:is|are) optional|[:,(-]? ?optional(?=\s*(?:[.;,)]|$))|(?:is |are )?waived for (?:this|our|these|your)\b|(?:isn't|is not|aren't|are not) something (?:that )?we|unnecessary|(?:is|are) (?:off|not on) (?:the|our|this) list|[:,(-] ?(?:leave (?:it |this )?blank|left blank|blank)\b|(?:need not|needn't|(?:does|do)(?: not|n't) (?:need|have) to) be (?:ticked|checked|marked|shown|listed|filled|on|there)\b|\b(?:is|are|goes|went) (?:now )?(?:gone|away)\b|^ waived(?=\s*[.;]|$)|(?:was|were|has been|have been|is|are) (?:now )?(?:removed|dropped|deleted|eliminated|struck|retired|discontinued|taken (?:off|out))|no longer appl(?:y|ies)|^[^.;,:µ©¶§]{0,20}[:=-] ?(?:nobody|no one|none|nothing)\b|(?:isn't|is not|aren't|not) available|unavailable|(?:isn't|aren't|is no longer|are no longer|no longer) (?:required|needed|asked(?: for)?|necessary|expected|wanted)|[:=] ?(?:no|n|n\/r)(?=[\s,;.)|]|$)|not on\b)/

/** "CG 20 33 is not acceptable" */
const FORM_REFUSED = /^(?: ?\([^()]{0,40}\))?(?:[ ,]*(?:and|or|nor) µ+(?: ?\([^()]{0,40}\))?)*[^.;,µ©]{0,12}?(?:(?:is|are|will) (?:not|never)|isn't|aren't|won't|not) (?:be )?(?:accept|allow|enough|suffic|ok\b|okay|adequate|permit|good|a substitute)/
/** "Without 30 days' notice" asks for the notice: only yes-or-no members and forms can be refused. */
const NEGATABLE = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'endorsements', 'aggregate_basis'])


/** "AI and waiver on GL, auto 1M": the last of a list that has its own amount is not what the member is asked of. */
function withoutPriced(run: Run, amountNear: (run: Run) => boolean, masked: string): Run {
  const last = run.mentions.at(-1)!
  if (run.mentions.length < 2 || run.except.length || !amountNear(run)) return run
  const kept = run.mentions.slice(0, -1)
  // "us AI on AL & GL, WC or occ acc 1M": nor is what it may stand for.
  if (kept.length > 1 && /^ ?(?:or|\/) ?$/.test(masked.slice(kept.at(-1)!.end, last.start)) && /^,\s*$/.test(masked.slice(kept.at(-2)!.end, kept.at(-1)!.start))) kept.pop()
  return { mentions: kept, start: run.start, end: Math.min(kept.at(-1)!.end, last.start), except: [] }
}

/** Whether the way a run is set after a member, without "on" or "under", says that it is what the member is asked of. */
function isToldApart(m: MemberMention, run: Run, gap: string, masked: string, end: number): boolean {
  const items = run.mentions[0]?.kind === 'items'
  const listed = items && /^\s*,\s*(?:(?:items?|lines?|rows?|nos?\.?) )?$/.test(gap) && /^[\s.;)]*$|^\s*:/.test(masked.slice(run.end))
  // "Additional insured: the Owner and its manager, general liability and umbrella only."
  const only = /^\s*(?:polic(?:y|ies) |coverages? |lines? )?only\b(?! (?:if|when|where|for|on|in|by|with|as|until)\b)/.test(masked.slice(run.end)) && /^(?:[^.;¤£©¶§µ]{0,160}[,:(-])?\s*(?:the )?$/.test(gap)
  // "Waiver of subrogation in their favor: GL, WC."
  const coloned = (/^[^.;:¤£©§¶µ]{0,60}:\s*(?:(?:items?|lines?|rows?|nos?\.?) )?$/.test(gap) || /^\s*:[^.;:¤£©§¶µ]{2,120} -+\s*$/.test(gap)) && /^[\s.;)]*$|^\s*(?:[.;]|only|polic)/.test(masked.slice(run.end))
  // "AI: Delgado LP; Alta Vista Advisors (CGL & umbrella)"
  const bracketed = /^\s*:[^.¤£©§¶µ]{0,160}$/.test(gap) && /\($/.test(masked.slice(end, run.start))
  // "AI: ongoing & completed ops, GL and umbrella."
  const listed2 = /^\s*:[^.;¤©§¶µ]{3,60},\s*$/.test(gap) && run.mentions.length > 1 && /^[\s.;)]*$/.test(masked.slice(run.end)) && run.mentions.every((x) => x.kind === 'coverage')
  if (listed2) return true
  const ends = /^\s*,\s*$/.test(gap) && run.mentions.length > 1 && /^[\s.;)]*$/.test(masked.slice(run.end)) && run.mentions.every((x) => x.kind === 'coverage')
  const everything = run.mentions[0]?.kind === 'all' && /^\s*$/.test(gap)
  // "PNC GL, WOS WC & GL, AI GL/AL": clauses of a one-liner that are a member and what it is asked of.
  const clause = /^\s*$/.test(gap) && /^\s*(?:too|also|as well)?\s*(?:[,;.)/]|$)/.test(masked.slice(run.end)) && /(?:^|[,;.:(+/])\s*(?:and |with |plus )?(?:us (?:as |= ?)?)?µ+$/.test(masked.slice(0, end)) && run.mentions.every((x) => x.kind === 'coverage')
  // "ded. max $10,000 GL"
  const ceiling = m.member.name === 'max_deductible' && /^\s*$/.test(gap) && /^\s*(?:only|policy)?\s*(?:[,;.)]|$)/.test(masked.slice(run.end)) && run.mentions.every((x) => x.kind === 'coverage')
  return ceiling || clause || listed || only || coloned || bracketed || ends || everything || (items && /^\s*\(?\s*(?:(?:items?|lines?|rows?|nos?\.?|sections?|clauses?|paragraphs?) ?\(?)?$/.test(gap))
}

/** Finds, for every member named in a sentence, what it is asked of: the coverages or items after it, or the subject before it. */
export function scopeMembers(reading: Reading): Scoping {
  const { masked } = reading
  const runs = targetRuns(reading)
  const named = reading.mentions.filter((m): m is MemberMention => m.kind === 'member')
  // "Waiver: the property insurer waives subrogation": what titles a sentence is said in it.
  const title = named[0] && named[0].start <= 3 && /^\s*:/.test(masked.slice(named[0].end)) && named.slice(1).some((m) => m.member.name === named[0]!.member.name) ? named[0] : undefined
  const members = named.filter((m) => m !== title)
  const taken = new Set<Mention>()
  const owner = new Map<MemberMention, Run>()
  const amountNear = (run: Run) =>
    /^[\s:=(,-]*(?:(?:of|with|at|limits?|not less than|minimum|a)[\s:=-]*){0,3}[¤]/.test(masked.slice(run.end, run.end + 40))
  for (const [i, m] of members.entries()) {
    // Members named together share what follows the last of them.
    let end = m.end
    let shared = false
    for (const n of members.slice(i + 1)) {
      if (n.start < end) continue
      const gap = masked.slice(end, n.start).replace(/\([^)©¶§]*\)/g, '')
      if (!MEMBER_LIST.test(gap)) break
      // "AM Best A-, no deductible over $5,000 on cargo": a rating stands by itself.
      if ((m.member.name === 'carrier_rating' || m.member.name === 'cancellation_notice_days') && n.member.name !== m.member.name && !/\b(?:and|plus|with)\b|&/.test(gap)) break
      end = n.end
      shared = true
    }
    // "on the auto policy as additional insured and on the GL as certificate holder": what stands before it with its own "on".
    const onAs = OF_LIABILITY.has(m.member.name) ? runs.find((r) => r.end <= m.start && /^ (?:(?:polic(?:y|ies)|insurance|coverage) )?as (?:an? )?$/.test(masked.slice(r.end, m.start)) && /\b(?:on|under) (?:the |your |their |both |each )*$/.test(masked.slice(0, r.start))) : undefined
    if (onAs) {
      owner.set(m, onAs)
      for (const x of onAs.mentions) taken.add(x)
      continue
    }
    const found = runs.find((r) => r.start >= end)
    if (!found) continue
    // What another member stands before is that member's: "deductible 2,500 or less, Torrance listed as AI on bobtail".
    const between = members.some((n) => n !== m && n.member.name !== 'endorsements' && n.start >= end && n.end <= found.start)
    if (between && !(shared && /^(?:additional_insured|primary_noncontributory|subrogation_waived)$/.test(m.member.name))) continue
    // "A- X (pollution A IX)": what brackets name with a value of its own is asked that, and not what stands before them.
    const closes = masked.indexOf(')', found.end)
    const bracket = /^\s*\(\s*$/.test(masked.slice(end, found.start)) ? (closes < 0 ? masked.length : closes) : -1
    if (bracket > 0 && members.some((n) => n !== m && n.member.name === m.member.name && n.start >= found.end && n.end <= bracket)) continue
    const priced = withoutPriced(found, amountNear, masked)
    // "primary/non-contributory, waiver on CGL and WC": behind a comma the waiver has what it is asked of, and the first no comp.
    const apart = shared && OF_LIABILITY.has(m.member.name) && /^\s*,\s*$/.test(masked.slice(m.end, members[i + 1]?.start ?? m.end)) && priced.mentions.length > 1
    const liable = apart ? priced.mentions.filter((x) => !(x.kind === 'coverage' && x.type === 'workers_comp')) : priced.mentions
    const run = liable.length ? { ...priced, mentions: liable } : priced
    // "us as additional insured, waiver on comp": what takes no additional insured is said of the waiver alone.
    if (shared && OF_LIABILITY.has(m.member.name) && run.mentions.every((x) => x.kind === 'coverage' && x.type === 'workers_comp')) continue
    const gap = masked
      .slice(end, run.start)
      .replace(/\([^)]*\)/g, ' ')
      .replace(/\b(?:inc|lnc|co|corp|ltd|dept|assn|bros)\./g, (s) => `${s.slice(0, -1)} `)
      .replace(/µ+/g, ' ')
      // "additional insured for ongoing and for completed operations, and on the auto policy"
      .replace(m.member.name === 'additional_insured' ? /\b(?:for|and) £+/g : /$^/, ' ')
    // "30 day NOC, no Mexico exclusion on auto": what may not be excluded is said of itself.
    if (/\bno [^,;]{0,40}\bexclusions?\b/.test(gap)) continue
    // "an A- carrier (state funds are fine for comp)": what brackets let pass is of itself.
    if (/\([^()]*\b(?:ok|okay|fine|accepted|acceptable|allowed|enough)\b[^()]*$/.test(masked.slice(end, run.start)) && /^[^()]*\)/.test(masked.slice(run.end))) continue
    // "auto 1k, nothing on comp"
    if (m.member.name === 'max_deductible' && /\b(?:nothing|none|zero|no)\b[^.;]*$/.test(gap)) continue
    // "Hired and non-owned auto liability, $1,000,000": the autos are part of the coverage's name.
    if (m.member.name === 'auto_scope' && /^ ?$/.test(gap) && run.mentions[0]?.kind === 'coverage') continue
    // "additional insured (workers' compensation excepted)"
    const excepted = /^[\s,(]*(?:with |and )?$/.test(gap) && /^ ?(?:(?:is |are |being )?(?:excepted|excluded|aside)\b|[:=-] ?(?:any|none|exempt|excluded|n\/a|not (?:rated|required|needed|applicable))(?=\s*[),.;]))/.test(masked.slice(run.end))
    const except = excepted || (EXCEPT.test(gap) && !/[.;]/.test(gap))
    if (except) {
      owner.set(m, {
        mentions: [],
        start: run.start,
        end: run.end,
        except: run.mentions.filter((x): x is CoverageMention => x.kind === 'coverage'),
      })
      for (const x of run.mentions) taken.add(x)
      continue
    }
    // "The policy in 1 shall be primary to any insurance of the Owner": whose insurance comes after is not what is asked to be primary.
    if (m.member.name === 'primary_noncontributory' && run.mentions[0]?.kind === 'all' && /^\s*(?:to|over)\b/.test(gap)) continue
    // "additional insured and, with (iii), to waive subrogation": what comes in is asked of the next member.
    if (JOINED_BY.test(gap) && /^\)?,? (?:(?:to|shall|must|also|will) )*[^.;,]{0,20}µ/.test(masked.slice(run.end))) continue
    const opened = /\((?!\s*(?:on|under|for|to)\b)[^)]*$/.test(masked.slice(end, run.start))
    if (m.member.name === 'stack' && /^\s*(?:the |required |minimum |above |its |their |limits? (?:of|in|under|for) )*$/.test(gap)) {
      owner.set(m, run)
      for (const x of run.mentions) taken.add(x)
      continue
    }
    if (isToldApart(m, run, gap, masked, end)) {
      owner.set(m, run)
      for (const x of run.mentions) taken.add(x)
      continue
    }
    if (
      !(opened && !DIRECT.test(gap)) &&
      (INTO.test(gap) || INTO_FAR.test(gap) || DIRECT.test(gap)) &&
      !amountNear(run) &&
      !(DIRECT.test(gap) && !/[:=(-]|\bon\b|\bfor\b/.test(gap))
    ) {
      owner.set(m, run)
      for (const x of [...run.mentions, ...run.except]) taken.add(x)
    }
  }
  for (const r of runs) for (const x of r.except) taken.add(x)
  const scoped = members.map((mention): ScopedMention => {
    const before = masked.slice(Math.max(0, mention.start - 50), mention.start)
    const after = masked.slice(mention.end, mention.end + 60)
    const negated = NEGATED_BEFORE.test(before.replace(/µ+[\s,/&]*(?:and|or|&)?[\s,/&]*$/, '')) || NEGATED_AFTER.test(after)
    return {
      mention,
      target: resolve(mention, owner.get(mention), runs, taken, reading),
      // "additional insured (not on comp)" is asked of all others.
      negated: (negated || (mention.member.name === 'endorsements' && FORM_REFUSED.test(after))) && NEGATABLE.has(mention.member.name) && !isLeftOut(owner.get(mention)),
    }
  })
  return { scoped, taken }
}

const isLeftOut = (run: Run | undefined): boolean => run !== undefined && run.mentions.length === 0 && run.except.length > 0

/** "1M auto, 100k cargo, A- rated": a rating or notice that ends a list of priced coverages is said of the list. */
const wholeList = (m: MemberMention, subject: Run, runs: Run[], masked: string): boolean =>
  (m.member.name === 'carrier_rating' || m.member.name === 'cancellation_notice_days') &&
  subject.mentions.every((x) => x.kind === 'coverage') &&
  /(?:,|\+| \/)\s*(?:and |all |plus )*(?:rated |with |a\.?m\.? ?best (?:rated |rating )?(?:of )?)?$/.test(masked.slice(0, m.start)) &&
  // "All tiers: statutory workers' compensation, 30 days' notice": what is said of everybody, of every policy.
  (/^\W*(?:all|every|both|each)\b[^:©¤£µ]{0,30}:/.test(masked) || runs.filter((r) => r.end <= subject.start && /[¤]/.test(masked.slice(Math.max(0, r.start - 12), Math.min(masked.length, r.end + 16)))).length > 0)

/**
 * "GL 1M, auto 1M, WC, us as additional insured, 30 days' notice": what ends a list of three or more coverages, set off by a
 * comma and with no coverage after it, is said of the list and not of its last.
 */
const endsList = (m: MemberMention, subject: Run, runs: Run[], taken: Set<Mention>, masked: string): boolean => {
  if (!LIST_ENDS.has(m.member.name) || subject.mentions.some((x) => x.kind !== 'coverage')) return false
  const before = runs.filter((r) => r.start <= subject.start && !/[;:]|\. /.test(masked.slice(r.end, m.start))).flatMap((r) => r.mentions)
  // "auto of $1,000,000 and general liability of $1,000,000, Lessor being additional insured"
  const being = /, [^,;¤£©]{2,40} being (?:an? |named )?$/.test(masked.slice(0, m.start))
  if (new Set(before.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [x.kind]))).size < (being ? 2 : 3)) return false
  if (being) return true
  if (runs.some((r) => r.start > m.end && !r.mentions.every((x) => taken.has(x)) && !/[;]|\. /.test(masked.slice(m.end, r.start)))) return false
  // "comp w/ EL 1M & WOS": what a coverage comes with is its own.
  if (/(?:\bwith\b|\bw\/)[^,;:]*$/.test(masked.slice(Math.max(0, subject.start - 12), m.start)) && /^[^,]*$/.test(masked.slice(subject.end, m.start))) return false
  // Set off: a comma, and then words that are the member's own ("us as", "with", "must be"), up to other members of the same kind.
  return /(?:[,+&]| \/ )[^,;:¤£©§¶()]{0,60}$/.test(masked.slice(subject.end, m.start).replace(/µ+/g, ' ')) && /,| \/ /.test(masked.slice(runs[0]!.start, subject.start))
}
const LIST_ENDS = new Set(['additional_insured', 'primary_noncontributory', 'subrogation_waived', 'cancellation_notice_days', 'carrier_rating', 'reverification_cadence', 'expiry_lead_days'])
/** What liability policies alone are asked for. */
const OF_LIABILITY = new Set(['additional_insured', 'primary_noncontributory'])

const TAKES_NONE = new Set<CoverageType>(['workers_comp', 'cargo', 'occupational_accident', 'professional_liability', 'cyber', 'crime', 'property', 'inland_marine', 'auto_physical_damage', 'surety_bond'])

const LIKEWISE = /^[^;.¤©§]{0,20}; ?(?:and )?(?:the )?[©§]+(?: (?:policy|too))?,? (?:likewise|as well|also|too|the same|ditto)\s*(?:[.;]|$)/
const JOINED_BY = /(?:,|\band,?) (?:together |along )?with (?:the |items? |clauses? |policy |that under )*$/
const EACH_BEFORE = /, each with (?:an? )?[µ ,/&and]*$/
const BOTH_BEFORE = /(?:[,;(]|\band)\s*both (?:with |(?:can|may|must|shall) be |are )?[µ ,/&and]*$/

function resolve(m: MemberMention, own: Run | undefined, runs: Run[], taken: Set<Mention>, { masked, lower }: Reading): Target | null {
  if (m.member.name === 'endorsements') {
    const types = [...new Set(m.member.value.map(coverageOfForm))]
    if (types.every((t) => t !== null)) return { kind: 'types', types: types as CoverageType[] }
  }
  // "WOS all, AI all"
  if (/^\s*(?:[:=(-]\s*)?all\s*(?:[,;.)]|$)/.test(masked.slice(m.end))) return { kind: 'all', liability: false, except: [] }
  // "Insurers A- IX, all but D"
  const allBut = /^[\s,:=(-]*(?:for |on )?all (?:but|except(?: for)?) (?:the |items? )?(?=[\u00a7\u00a9])/.exec(masked.slice(m.end))
  const left = allBut ? runs.find((r) => r.start >= m.end && r.start <= m.end + allBut[0].length) : undefined
  if (left) return { kind: 'all', liability: false, except: left.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])), exceptRefs: left.mentions.flatMap((x) => (x.kind === 'items' ? x.refs : [])) }
  // "All but C name the Owner as additional insured"
  const butOf = own?.mentions.length ? undefined : runs.findLast((r) => r.end <= m.start && r.mentions[0]?.kind === 'items' && /(?:^|[;:,(.] ?)all (?:but|except(?: for)?|other than) (?:the |items? |lines? |rows? )*$/.test(masked.slice(0, r.start)) && !/[;.]/.test(masked.slice(r.end, m.start)))
  if (butOf) return { kind: 'all', liability: false, except: [], exceptRefs: butOf.mentions.flatMap((x) => (x.kind === 'items' ? x.refs : [])) }
  // "all AI except WC, all WOS"
  if (/[,;.(]\s*all $/.test(masked.slice(0, m.start)) && (!own?.mentions.length || /^\s*[,;.)]/.test(masked.slice(m.end)))) return { kind: 'all', liability: false, except: own?.except.map((c) => c.type) ?? [] }
  // "GL 1M + umbrella 5M, AI both", "GL 1M and auto 1M, both with AI and waiver"
  if (!own?.mentions.length && (BOTH_BEFORE.test(masked.slice(Math.max(0, m.start - 120), m.start)) || /^\s*(?:[:=-]\s*|on |for )?both\s*(?:[,;.)]|$)/.test(masked.slice(m.end)))) {
    const two = runs.filter((r) => r.end <= m.start && !/[;]|\. /.test(masked.slice(r.end, m.start))).flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])))
    if (two.length > 1) return { kind: 'types', types: two.slice(-2) }
  }
  // "general liability of $1,000,000 and auto of $1,000,000, each with a waiver"
  if (!own?.mentions.length && EACH_BEFORE.test(masked.slice(Math.max(0, m.start - 60), m.start))) {
    const types = runs.filter((r) => r.end <= m.start && !/[;]|\. /.test(masked.slice(r.end, m.start))).flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])))
    if (types.length > 1) return { kind: 'types', types }
  }
  // "Workers' comp insurers need not be rated; all others A- VII": all but those named before.
  const rest = /(?:^|[;.,:] ?)(?:and |but )?(?:all (?:the )?others?|the (?:rest|others))(?: (?:polic(?:y|ies)|coverages?|lines|insurers|carriers|¶+))?[^;.©§]{0,30}$/.test(masked.slice(0, m.start)) ? runs.filter((r) => r.end <= m.start && r.mentions.some((x) => x.kind === 'coverage')) : []
  if (rest.length && !own?.mentions.length) return { kind: 'all', liability: false, except: rest.flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : []))), implicit: true }
  // "A, B and C - thirty days' notice; insurers A- or better": the insurers of those.
  const whose = runs[0]
  if (whose && whose.mentions[0]?.kind === 'items' && /^\W*(?:items? |lines? )?$/.test(masked.slice(0, whose.start)) && /^\s*(?::|- )/.test(masked.slice(whose.end)) && /(?:^|[;,] ?)(?:the |their )?(?:insurers?|insurance carriers)\W*$/.test(lower.slice(0, m.start).replace(/\b(?:rated|are|must be|to be|with|by|at least) ?/g, ''))) return targetOf(whose)
  if (own?.mentions.length) return targetOf(own)
  const subject = runs
    .filter((r) => r.end <= m.start && !/[;]|\. /.test(masked.slice(r.end, m.start)) && !r.mentions.every((x) => taken.has(x)))
    .at(-1)
  // "Except for workers' compensation, Company shall be additional insured": of all but what it opens with.
  if (subject && subject === runs[0] && LEADING_EXCEPT.test(masked.slice(0, subject.start)) && /^\)?,/.test(masked.slice(subject.end)) && subject.mentions.every((x) => x.kind !== 'all'))
    return { kind: 'all', liability: false, except: subject.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])), exceptRefs: subject.mentions.flatMap((x) => (x.kind === 'items' ? x.refs : [])) }
  // "Items 1 through 3: waiver of subrogation; 30 days notice": what leads with a colon holds to the end.
  const lead = runs[0]
  if (!subject && lead && /^\W*(?:(?:on|under|for|items?|lines?|sections?|numbers?|nos?\.?) )*$/.test(masked.slice(0, lead.start)) && /^(?: (?:to be |shall be |must be |are |is )?(?:endorsed|written|provided|issued|to (?:show|include|carry|have|provide)|shall (?:show|include|carry|have|provide)|must (?:show|include|carry|have|provide)))?\s*(?::|- )/.test(masked.slice(lead.end)) && lead.end <= m.start && !/[¤£]/.test(masked.slice(lead.end, m.start))) return targetOf(lead)
  const except = own?.except.map((c) => c.type) ?? []
  if (subject && (wholeList(m, subject, runs, masked) || endsList(m, subject, runs, taken, masked))) return except.length ? { kind: 'all', liability: false, except, implicit: true } : null
  // "on hook 75k, WC, no ded over 2500": workers' compensation has no deductible to cap.
  if (subject && m.member.name === 'max_deductible' && runs[0] !== subject && /,/.test(masked.slice(subject.end, m.start)) && subject.mentions.every((x) => x.kind === 'coverage' && x.type === 'workers_comp')) return null
  // ", venue and client named AI" after a coverage that takes no additional insured is a clause of its own.
  if (subject && OF_LIABILITY.has(m.member.name) && /,/.test(masked.slice(subject.end, m.start)) && subject.mentions.every((x) => x.kind === 'coverage' && x.type === 'workers_comp')) return null
  // "auto 1M, cargo 100k, Maple Freight AI": so is a party behind the comma, where the last takes no additional insured.
  if (subject && runs[0] !== subject && OF_LIABILITY.has(m.member.name) && /,[^,;:]*[a-z]{3}[^,;:]*$/.test(masked.slice(subject.end, m.start)) && subject.mentions.every((x) => x.kind === 'coverage' && TAKES_NONE.has(x.type))) return null
  // "GL 1M, liquor 1M, us (Larch Hall) as AI": behind the list, us is a clause of its own.
  if (subject && runs.length > 1 && OF_LIABILITY.has(m.member.name) && /,\s*(?:and |plus |with )?(?:us|we)(?: \([^()]*\))? (?:(?:as|are|is|to be|be|named|listed|shown|added) )*(?:an )?$/.test(masked.slice(subject.end, m.start))) return null
  // "additional insured on CGL, primary and noncontributory; ...": what goes on after a comma is said of the same.
  const same = subject || !OF_LIABILITY.has(m.member.name) ? undefined : runs.findLast((r) => r.end <= m.start && r.mentions.every((x) => taken.has(x)) && /^\s*(?:polic(?:y|ies) )?[,;]? ?(?:and |plus |& )?(?:which (?:polic(?:y|ies) )?)?(?:(?:to be|be|on an?|is|are|written as|shall|must|will) )*$/.test(masked.slice(r.end, m.start)))
  if (same) return targetOf(same)
  // "no umbrella, you must be AI": what is not asked for is asked nothing.
  if (subject && /\bno (?:an? )?$/.test(masked.slice(0, subject.start)) && /,/.test(masked.slice(subject.end, m.start))) return null
  // "1M auto, WC 500/500/500 with waiver": what a coverage with its own amount comes with is its own.
  if (subject && subject.mentions.length > 1 && subject.mentions.at(-1)!.kind === 'coverage' && /^\s*[¤£][^,;]*\b(?:with|w\/) ?(?:an? )?(?:µ+(?: and | & |, ))*$/.test(masked.slice(subject.end, m.start))) return targetOf({ ...subject, mentions: subject.mentions.slice(-1) })
  // "The GL must be primary; umbrella likewise."
  const alike = subject && LIKEWISE.test(masked.slice(m.end)) ? runs.find((r) => r.start >= m.end) : undefined
  if (subject && alike) return targetOf({ ...subject, mentions: [...subject.mentions, ...alike.mentions] })
  // "Policies (i) and (ii) name the Railroad and, with (iii), waive subrogation": of those spoken of, and of one more.
  const joined = subject && JOINED_BY.test(masked.slice(0, subject.start)) ? runs.findLast((r) => r.end <= subject.start && !/[;]|\. /.test(masked.slice(r.end, subject.start))) : undefined
  if (subject && joined) return targetOf({ ...joined, mentions: [...joined.mentions, ...subject.mentions] })
  if (subject) {
    const target = targetOf(subject)
    if (except.length && target.kind === 'all') target.except.push(...except)
    return target
  }
  // "Insurers rated A- or better except for workers' compensation": what is left out stands behind the member.
  const around = runs.find((r) => r.start < m.start && r.end > m.end && (r.except.length > 0 || r.exceptRefs))
  if (around) return targetOf(around)
  const following = runs.find(
    (r) => r.start >= m.end && r.mentions.some((x) => x.kind === 'all') && !/[;]|\. /.test(masked.slice(m.end, r.start)),
  )
  if (following) {
    const target = targetOf(following)
    if (target.kind === 'all') target.except.push(...except)
    return target
  }
  if (except.length) return { kind: 'all', liability: false, except, implicit: true }
  return null
}
