import type { Reading } from '../mentions/find-mentions.ts'
import type { CoverageMention, MemberMention, Mention } from '../mentions/mentions.ts'
import type { CoverageType } from '../../../vocabulary/index.ts'
import { JOINED_BY, OF_LIABILITY, resolve } from './resolve-scope.ts'
import type { Target } from '../rules/statements.ts'
import { EXCEPT, type Run, targetRuns } from '../mentions/target-runs.ts'
import { FORM_REFUSED, NEGATED_AFTER, NEGATED_BEFORE } from './negated-words.ts'
import { refusedPastScope } from './past-scope.ts'
import { ASKED_ANYWAY, DIRECT, FOR_WHOM, INCLUDED_AFTER, INCLUDED_BEFORE, INTO, INTO_FAR, MEMBER_LIST } from './scope-words.ts'

export type ScopedMention = { mention: MemberMention; target: Target | null; negated: boolean; /** It stood in a question, and is asked where the answer is yes. */ ifYes?: true }

export type Scoping = { scoped: ScopedMention[]; taken: Set<Mention> }

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
  const forUs = run.mentions.length > 1 && /^ (?:for|to|in favou?r of|=) [^.;:,¤£©§¶µ()]{2,50}\( ?$/.test(masked.slice(end, run.start)) && /^ ?\)/.test(masked.slice(run.end))
  if (forUs) return true
  const bracketed = /^\s*:[^.¤£©§¶µ]{0,160}$/.test(gap) && /\($/.test(masked.slice(end, run.start))
  // "AI: ongoing & completed ops, GL and umbrella."
  const listed2 = /^\s*:[^.;¤©§¶µ]{3,60},\s*$/.test(gap) && run.mentions.length > 1 && /^[\s.;)]*$/.test(masked.slice(run.end)) && run.mentions.every((x) => x.kind === 'coverage')
  if (listed2) return true
  const ends = /^\s*,\s*$/.test(gap) && run.mentions.length > 1 && /^[\s.;)]*$/.test(masked.slice(run.end)) && run.mentions.every((x) => x.kind === 'coverage')
  const everything = run.mentions[0]?.kind === 'all' && /^\s*$/.test(gap)
  // "PNC GL, WOS WC & GL, AI GL/AL": clauses of a one-liner that are a member and what it is asked of.
  const clause = /^\s*$/.test(gap) && /^\s*(?:too|also|as well)?\s*(?:[,;.)/]|$)/.test(masked.slice(run.end)) && /(?:^|[,;.:(+/])\s*(?:and |with |plus )?(?:us (?:as |= ?)?)?µ+(?: µ+)*$/.test(masked.slice(0, end)) && run.mentions.every((x) => x.kind === 'coverage')
  // "ded. max $10,000 GL"
  const ceiling = m.member.name === 'max_deductible' && /^\s*$/.test(gap) && /^\s*(?:only|policy)?\s*(?:[,;.)]|$)/.test(masked.slice(run.end)) && run.mentions.every((x) => x.kind === 'coverage')
  // "30 days' notice if 1 or 2 is cancelled"
  const ended = m.member.name === 'cancellation_notice_days' && /^[^.;:¤£©§¶µ]{0,40}\b(?:if|when|whenever|should|before) (?:(?:either|any|one|both|the|items?|lines?) )*(?:of )?(?:the )?$/.test(gap) && /^ (?:polic(?:y|ies) |insurance |coverage )?(?:is|are|be|gets?) (?:to be )?(?:cancel|non-?renew|terminat)/.test(masked.slice(run.end))
  return ended || ceiling || clause || listed || only || coloned || bracketed || ends || everything || (items && /^\s*\(?\s*(?:(?:items?|lines?|rows?|nos?\.?|sections?|clauses?|paragraphs?) ?\(?)?$/.test(gap))
}

/** Finds, for every member named in a sentence, what it is asked of: the coverages or items after it, or the subject before it. */
export function scopeMembers(reading: Reading): Scoping {
  const { masked } = reading
  const runs = targetRuns(reading)
  const named = reading.mentions.filter((m): m is MemberMention => m.kind === 'member')
  // "Waiver: the property insurer waives subrogation": what titles a sentence is said in it.
  const title = named[0] && (named[0].start <= 3 || /^[^.;:¤©§¶µ]{3,60}: $/.test(masked.slice(0, named[0].start))) && /^\s*:/.test(masked.slice(named[0].end)) && named.slice(1).some((m) => m.member.name === named[0]!.member.name) ? named[0] : undefined
  const members = named.filter((m) => m !== title)
  const taken = new Set<Mention>()
  const owner = new Map<MemberMention, Run>()
  const amountNear = (run: Run) =>
    /^[\s:=(,-]*(?:(?:of|with|at|limits?|not less than|minimum|a)[\s:=-]*){0,3}[¤]/.test(masked.slice(run.end, run.end + 40)) ||
    // "with insurers rated A-: commercial auto liability insurance with a limit of not less than $5,000,000": an item of the list behind the colon.
    (/:\s*(?:\(?[a-z\d]{1,3}\)|[a-z]{1,3}\.)? ?$/.test(masked.slice(0, run.start)) && /^ ?(?:insurance|coverage|polic(?:y|ies))?,? ?(?:(?:of|with|at|having|in|limits?|not|no|less|than|least|minimum|an?|the|amount|combined|single)[\s:=-]+){1,10}[¤£]/.test(masked.slice(run.end, run.end + 110)))
  for (const [i, m] of members.entries()) {
    // Members named together share what follows the last of them.
    let end = m.end
    let shared = false
    let last = m
    for (const n of members.slice(i + 1)) {
      if (n.start < end) continue
      const gap = masked.slice(end, n.start).replace(/\([^)©¶§]*\)/g, '')
      if (!MEMBER_LIST.test(gap)) break
      // "AM Best A-, no deductible over $5,000 on cargo": a rating stands by itself.
      if ((m.member.name === 'carrier_rating' || m.member.name === 'cancellation_notice_days') && n.member.name !== m.member.name && (!/\b(?:and|plus|with)\b|&/.test(gap) || /^\s*, plus\b/.test(gap))) break
      // "cargo $100,000 with a max deductible of $1,000, additional insured on GL and auto": a ceiling behind its own coverage and amount is of that.
      if (m.member.name === 'max_deductible' && n.member.name !== 'max_deductible' && (!/\band\b|&/.test(gap) || ownCeiling(m, runs, masked))) break
      end = n.end
      shared = true
      last = n
    }
    // "on the auto policy as additional insured and on the GL as certificate holder": what stands before it with its own "on".
    const onAs = OF_LIABILITY.has(m.member.name) ? runs.find((r) => r.end <= m.start && /^ (?:(?:polic(?:y|ies)|insurance|coverage) )?as (?:an? )?$/.test(masked.slice(r.end, m.start)) && /\b(?:on|under) (?:the |your |their |both |each )*$/.test(masked.slice(0, r.start))) : undefined
    if (onAs) {
      owner.set(m, onAs)
      for (const x of onAs.mentions) taken.add(x)
      continue
    }
    // "the following insurance, with a rating of at least A-: ...": of all that follows.
    if (/^(?:carrier_rating|cancellation_notice_days)$/.test(m.member.name) && /^[^¤©]*\b(?:following|these)\b/.test(masked.slice(0, m.start)) && /^[^¤£©.;]{0,24}:/.test(masked.slice(m.end))) continue
    // "in favor of the foregoing": for whom, and not of which policies.
    const found = runs.find((r) => r.start >= end && !(r.mentions.every((x) => x.kind === 'all') && FOR_WHOM.test(masked.slice(end, r.start))))
    if (!found) continue
    // "GL $1M, auto $1M, waiver on both, WC statutory": behind a comma the list goes on.
    if (/^[^a-z]*(?:on |for )?both\s*[,;)]\s*$/.test(masked.slice(end, found.start))) continue
    // What another member stands before is that member's: "deductible 2,500 or less, Torrance listed as AI on bobtail".
    const between = members.some((n) => n !== m && (n.member.name !== 'endorsements' || m.member.name === 'max_deductible') && n.start >= end && n.end <= found.start)
    if (between && !(shared && /^(?:additional_insured|primary_noncontributory|subrogation_waived)$/.test(m.member.name))) continue
    // "A- X (pollution A IX)": what brackets name with a value of its own is asked that, and not what stands before them.
    const closes = masked.indexOf(')', found.end)
    const bracket = /^\s*\(\s*$/.test(masked.slice(end, found.start)) ? (closes < 0 ? masked.length : closes) : -1
    if (bracket > 0 && members.some((n) => n !== m && n.member.name === m.member.name && n.start >= found.end && n.end <= bracket)) continue
    const priced = withoutPriced(found, amountNear, masked)
    // "primary/non-contributory, waiver on CGL and WC": behind a comma the waiver has what it is asked of, and the first no comp.
    const apart = shared && OF_LIABILITY.has(m.member.name) && (/^\s*,\s*$/.test(masked.slice(m.end, members[i + 1]?.start ?? m.end)) || (!OF_LIABILITY.has(last.member.name) && /,\s*$/.test(masked.slice(m.end, last.start)))) && priced.mentions.length > 1
    const liable = apart ? priced.mentions.filter((x) => !(x.kind === 'coverage' && x.type === 'workers_comp')) : priced.mentions
    const run = liable.length ? { ...priced, mentions: liable } : priced
    // "each policy shall include Owner as additional insured, using CG 20 26 on the general liability policy": what a form is of.
    if (m.member.name !== 'endorsements' && /,? ?\b(?:using|by (?:way|means|use) of|via|through|with|on) [^.;©§]{0,30}?µ+[^.;©§]{0,40}? on (?:the |its )?$/.test(masked.slice(m.end, run.start)) && runs.some((r) => r.end <= m.start && r.mentions.some((x) => x.kind === 'all'))) continue
    // "policies (i) and (ii) shall include Owner as additional insured, in the case of (i) by endorsements CG 20 10": of the form behind it.
    if (m.member.name !== 'endorsements' && /^[^.;]{0,60}\b(?:in the case of|as to|in respect of) (?:the |items? |clauses? )?$/.test(masked.slice(m.end, run.start)) && /^[^.;©§]{0,24}\b(?:by|using|through|via)\b[^.;©§]{0,40}µ/.test(masked.slice(run.end)) && runs.some((r) => r.end <= m.start)) continue
    // "us as additional insured, waiver on comp": what takes no additional insured is said of the waiver alone.
    if (shared && OF_LIABILITY.has(m.member.name) && run.mentions.every((x) => x.kind === 'coverage' && x.type === 'workers_comp')) continue
    const gap = masked
      .slice(end, run.start)
      .replace(/\([^)]*\)/g, ' ')
      .replace(/\b(?:in favou?r of|against|for the benefit of) (?:all of |each of )?(?:the )?¶+/g, (s) => ' '.repeat(s.length))
      .replace(/\bin (?:our|its|their|your|(?:the )?[a-z]+'s) favou?r\b/g, (s) => ' '.repeat(s.length))
      .replace(/\b(?:inc|lnc|co|corp|ltd|dept|assn|bros)\./g, (s) => `${s.slice(0, -1)} `)
      .replace(/µ+/g, ' ')
      // "additional insured for ongoing and for completed operations, and on the auto policy"
      .replace(m.member.name === 'additional_insured' ? /\b(?:for|and) £+/g : /$^/, ' ')
    // "Carriers A- VIII, admitted in New York for WC": behind the comma something else is asked of it.
    if (m.member.name === 'carrier_rating' && /^\s*,\s*(?:and |but )?(?:admitted|licensed|authori[sz]ed|domiciled|eligible|surplus[- ]lines?|non-?admitted)\b/.test(gap)) continue
    // "rated A- by Best, or the State Fund for WC": who may insure it instead, and no rating of its own.
    if (m.member.name === 'carrier_rating' && /\bor [^.;]*\b(?:funds?|pools?|captives?|trusts?|self-insur\w+|lloyd'?s)\b/.test(gap)) continue
    // "waiver of subrogation, additional insured (not on WC)": what takes no additional insured is left out of that alone.
    if (last !== m && /^[^a-z]*$/.test(masked.slice(m.end, last.start).replace(/µ+/g, '')) && !OF_LIABILITY.has(m.member.name) && OF_LIABILITY.has(last.member.name) && /^\s*\(\s*(?:but )?(?:not|except(?:ing)?|excl(?:uding|\.)?)\b/.test(masked.slice(end, run.start)) && run.mentions.every((x) => x.kind === 'coverage' && x.type === 'workers_comp')) continue
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
    // "A- or better, except that the workers' compensation insurer need not be rated"
    const spared = /\bexcept(?: that)? (?:the |an? |any )?$/.test(gap) && /^ ?(?:insurers?|carriers?|polic(?:y|ies)|¶+)? ?(?:need not|needn't|(?:does|do)(?: not|n't) (?:need|have) to|(?:is|are) not required to|(?:is|are) exempt)\b/.test(masked.slice(run.end))
    if (isIncluded(run, gap, masked, m)) {
      owner.set(m, { mentions: [{ kind: 'all', start: run.start, end: run.end, liability: false }], start: run.start, end: run.end, except: [] })
      for (const x of run.mentions) taken.add(x)
      continue
    }
    // "30 days' notice not on WC", "A- VII, not for the bond": of these nothing is refused, and all others are asked.
    const notOn = !NEGATABLE.has(m.member.name) && /^ ?(?:,|-)? ?(?:but )?not (?:on|for|under) (?:the |your |any )?$/.test(gap)
    // "a waiver in favor of the Owner and, other than workers' compensation, name the Owner as additional insured": it leads what follows.
    if (/(?:,|\b(?:and|but),?) (?:other than|except(?:ing)?(?: for)?|excluding|apart from)(?: on| under| as to| in)? (?:the |its )?$/.test(gap) && /^(?: (?:polic(?:y|ies)|insurance|coverages?))?,? (?!and\b|or\b)[^.;:,¤£©§µ()]{0,60}µ/.test(masked.slice(run.end)) && /\b(?:and|but),? (?:other|except|excl|apart)/.test(gap)) {
      for (const x of run.mentions) taken.add(x)
      continue
    }
    const except = excepted || spared || notOn || (EXCEPT.test(gap) && !/[.;]/.test(gap))
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
    // "The policies in 1.1 and 1.2 shall name Owner as additional insured, for completed operations as to 1.1": what it is for, under one of those.
    const whose = m.member.name === 'additional_insured' && /(?:£|\boperations?\b|\bops\b)[^;.]*$/.test(masked.slice(end, run.start)) ? runs.findLast((r) => r.end <= m.start && !/[;]|\. /.test(masked.slice(r.end, m.start))) : undefined
    if (whose && isPartOf(run, whose)) {
      for (const x of run.mentions) taken.add(x)
      continue
    }
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
    const negated = !demanded(masked, mention) && (NEGATED_BEFORE.test(before.replace(/µ+[\s,/&]*(?:and|or|&)?[\s,/&]*$/, '')) || NEGATED_AFTER.test(after) || refusedPastScope(masked, mention))
    return {
      mention,
      target: resolve(mention, owner.get(mention), runs, taken, reading),
      // "additional insured (not on comp)" is asked of all others.
      negated: ((negated && !ASKED_ANYWAY.test(after)) || (mention.member.name === 'endorsements' && FORM_REFUSED.test(after))) && NEGATABLE.has(mention.member.name) && !isLeftOut(owner.get(mention)),
    }
  })
  return { scoped, taken }
}

/** "We can't take GL without a waiver", "Without AI on the GL we cannot pay you": what is not done without it asks for it. */
const demanded = (masked: string, m: MemberMention): boolean => {
  const before = masked.slice(Math.max(0, m.start - 90), m.start)
  if (!/\bwithout (?:an? |any |the |our |your )?$/.test(before)) return false
  return /^\W*without /.test(before) ? DENIED.test(masked.slice(m.end).split(/[.;](?:\s|$)/)[0]!) : DENIED_WITHOUT.test(before)
}
const DENIED = /(?:\b(?:can|could|will|do|does|may|must|shall)(?: not|n't)|\bcan't|\bcannot|\bwon't|\bnobody|\bno one|\bnever|\bno (?:work|pay\w*|check|access|job|badge|entry)\b)/
const DENIED_WITHOUT = new RegExp(`${DENIED.source} (?!need|require|have to|ask|want)[^.;]{0,50}\\bwithout (?:an? |any |the |our |your )?$`)

/** "cargo $100,000 with a max deductible of $1,000": whether a ceiling stands behind a coverage with its amount, in one clause. */
const ownCeiling = (m: MemberMention, runs: Run[], masked: string): boolean => {
  const own = runs.findLast((r) => r.end <= m.start)
  const last = own?.mentions.at(-1)
  return last?.kind === 'coverage' && (HAS_DEDUCTIBLE.has(last.type) ? /^[^;.:]*¤[^;.:]*$/ : /^[^,;.:]*¤[^,;.:]*$/).test(masked.slice(own!.end, m.start))
}
/** What is asked with its deductible wherever one is asked. */
const HAS_DEDUCTIBLE = new Set<CoverageType>(['cargo', 'contingent_cargo', 'auto_physical_damage', 'trailer_interchange', 'on_hook', 'garagekeepers', 'inland_marine', 'property', 'professional_liability', 'cyber', 'crime', 'warehouse_legal', 'riggers'])

const OF_SEVERAL = new Set(['additional_insured', 'subrogation_waived', 'primary_noncontributory', 'cancellation_notice_days', 'carrier_rating'])
/** "Waiver of subrogation incl. WC", "WOS (WC too)": one that is included is not all that is meant. */
const isIncluded = (run: Run, gap: string, masked: string, m: MemberMention): boolean =>
  OF_SEVERAL.has(m.member.name) &&
  run.mentions.length === 1 &&
  run.mentions[0]!.kind === 'coverage' &&
  (INCLUDED_BEFORE.test(gap) || (/^\s*[,(-]\s*(?:the )?$/.test(gap) && INCLUDED_AFTER.test(masked.slice(run.end)))) &&
  !/\b(?:with|w\/) ?µ[^;.]*$/.test(masked.slice(Math.max(0, m.start - 200), m.start)) &&
  !(OF_LIABILITY.has(m.member.name) && run.mentions[0]!.type === 'workers_comp')

/** Whether a run names some of what another names, and nothing else. */
function isPartOf(run: Run, whole: Run): boolean {
  const names = (r: Run): string[] => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : x.kind === 'items' ? x.refs : []))
  const known = new Set(names(whole))
  return names(run).length > 0 && names(run).length < known.size && names(run).every((n) => known.has(n))
}
const isLeftOut = (run: Run | undefined): boolean => run !== undefined && run.mentions.length === 0 && run.except.length > 0
