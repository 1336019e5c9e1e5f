import type { CoverageType } from '../../../vocabulary/index.ts'
import { coverageOfForm } from '../mentions/find-forms.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import type { MemberMention, Mention } from '../mentions/mentions.ts'
import type { Target } from '../rules/statements.ts'
import { LEADING_EXCEPT, type Run, targetOf } from '../mentions/target-runs.ts'

/** "GL 1M and auto 1M from A- rated carriers", "... w/ A.M. Best B+ or better" */
const OF_INSURERS = /\b(?:from|by|with|through|w\/)\s+(?!an?\b)(?:[a-z-]+ )?(?:(?:carriers|insurers|companies|underwriters)\b[^,;.©]{0,30})?$|w\/\s*$/
/** "1M auto, 100k cargo, A- rated": a rating or notice that ends a list of priced coverages is said of the list. */
const wholeList = (m: MemberMention, subject: Run, runs: Run[], masked: string): boolean =>
  (m.member.name === 'carrier_rating' || m.member.name === 'cancellation_notice_days') &&
  subject.mentions.every((x) => x.kind === 'coverage') &&
  (/(?:,|\+| \/| -)\s*(?:and |all |plus )*(?:rated |with |a\.?m\.? ?best (?:rated |rating )?(?:of )?)?$/.test(masked.slice(0, m.start)) || (m.member.name === 'carrier_rating' && OF_INSURERS.test(masked.slice(subject.end, m.start)))) &&
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
/** "(other than on workers' compensation)": what brackets leave out. */
const isLeftOut = (r: Run, masked: string): boolean => /\((?:other than|except(?:ing)?|excluding|but not)(?: for| on| under| in| to| as to)?(?: the)? $/.test(masked.slice(0, r.start)) && /^[^()]{0,30}\)/.test(masked.slice(r.end))
const LIST_ENDS = new Set(['additional_insured', 'primary_noncontributory', 'subrogation_waived', 'cancellation_notice_days', 'carrier_rating', 'reverification_cadence', 'expiry_lead_days'])
/** What liability policies alone are asked for. */
export const OF_LIABILITY = new Set(['additional_insured', 'primary_noncontributory'])

const TAKES_NONE = new Set<CoverageType>(['workers_comp', 'cargo', 'occupational_accident', 'professional_liability', 'cyber', 'crime', 'property', 'inland_marine', 'auto_physical_damage', 'surety_bond'])

const LIKEWISE = /^[^;.¤©§]{0,20}; ?(?:and )?(?:the )?[©§]+(?: (?:policy|too))?,? (?:likewise|as well|also|too|the same|ditto)\s*(?:[.;]|$)/
export const JOINED_BY = /(?:,|\band,?) (?:together |along )?with (?:the |items? |clauses? |policy |that under )*$/
const EACH_BEFORE = /, each with (?:an? )?[µ ,/&and]*$/
/** "AI, PNC and WOS on both" */
const ON_BOTH = /^(?:[\s,/&+]|\band\b|\bplus\b|µ)*(?:[:=-]\s*|\bon |\bfor )?both\s*(?:[,;.)]|$)/
const BOTH_BEFORE = /(?:^\W*|[,;(]|\band)\s*both (?:with |(?:can|may|must|shall) be |are )?[µ ,/&and]*$/

const WHICH = /^(?: (?:insurance|polic(?:y|ies)|coverages?))?,? (?:(?:for|on|under|as to) which (?:the |its |their |all |any )*|(?:(?:all|each|both) of )?which (?:polic(?:y|ies) )?(?:shall|must|will|are|is|should|need|have)\b[a-z\u00b5 ,'-]{0,80})$/

const COME_WITH = /^(?: (?:polic(?:y|ies)|coverages?|insurance))? (?:with|w\/|including) ?(?:an? |at least |the )*$/

const OTHERWISE = /^(?: (?:prior |written |advance )*notice)?,? (?:(?:for|on|from) )?(?:otherwise|elsewhere|(?:all )?(?:the )?others?|(?:the )?rest(?: of (?:them|the policies|the lines))?|everything else|all other (?:policies|lines|coverages|insurance|items))(?=\s*(?:[.;,)]|$))/

export function resolve(m: MemberMention, own: Run | undefined, runs: Run[], taken: Set<Mention>, { masked, lower, mentions }: Reading): Target | null {
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
  // "all AI except WC, all WOS", "all with us (Larch Inc) as AI except comp"
  if (/[,;.(]\s*(?:all (?:(?:with |w\/ ?|to have |must have |need )(?:[^,;.¤©£µ]{2,50} as (?:an? )?)?)?|¶+ (?:with |w\/ ?|naming |to name )[^,;.¤©£µ]{2,50} as (?:an? )?)$/.test(masked.slice(0, m.start)) && (!own?.mentions.length || /^\s*[,;.)]/.test(masked.slice(m.end)))) return { kind: 'all', liability: false, except: own?.except.map((c) => c.type) ?? [] }
  // "GL 1M + umbrella 5M, AI both", "GL 1M and auto 1M, both with AI and waiver"
  if (!own?.mentions.length && (BOTH_BEFORE.test(masked.slice(Math.max(0, m.start - 120), m.start)) || ON_BOTH.test(masked.slice(m.end)))) {
    // "GL $1M, auto $1M; waiver on both": behind a semicolon as well.
    const two = runs.filter((r) => r.end <= m.start && !/\. /.test(masked.slice(r.end, m.start)) && (ON_BOTH.test(masked.slice(m.end)) || !/;/.test(masked.slice(r.end, m.start)))).flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])))
    if (two.length > 1) return { kind: 'types', types: two.slice(-2) }
    if (two.length === 0 && (ON_BOTH.test(masked.slice(m.end)) || /^\W*both with /.test(masked))) return { kind: 'all', liability: OF_LIABILITY.has(m.member.name), except: [], implicit: true, both: true }
  }
  // "general liability of $1,000,000 and auto of $1,000,000, each with a waiver"
  if (!own?.mentions.length && EACH_BEFORE.test(masked.slice(Math.max(0, m.start - 60), m.start))) {
    const types = runs.filter((r) => r.end <= m.start && !/[;]|\. /.test(masked.slice(r.end, m.start))).flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])))
    if (types.length > 1) return { kind: 'types', types }
  }
  // "Workers' comp insurers need not be rated; all others A- VII": all but those named before.
  const rest = /(?:^|[;.,:] ?)(?:and |but )?(?:all (?:the )?others?|the (?:rest|others))(?: (?:polic(?:y|ies)|coverages?|lines|insurers|carriers|¶+))?[^;.©§]{0,30}$/.test(masked.slice(0, m.start)) ? runs.filter((r) => r.end <= m.start && r.mentions.some((x) => x.kind === 'coverage')) : []
  // "60 days for (1), 30 days otherwise"
  const left1 = own?.mentions.length || !OTHERWISE.test(masked.slice(m.end)) ? [] : runs.filter((r) => r.end <= m.start && r.mentions.some((x) => x.kind === 'coverage' || x.kind === 'items'))
  if (left1.length) return { kind: 'all', liability: false, except: left1.flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : []))), exceptRefs: left1.flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'items' ? x.refs : []))), implicit: true }
  if (rest.length && !own?.mentions.length) return { kind: 'all', liability: false, except: rest.flatMap((r) => r.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : []))), implicit: true }
  // "A, B and C - thirty days' notice; insurers A- or better": the insurers of those.
  const whose = runs[0]
  if (whose && whose.mentions[0]?.kind === 'items' && /^\W*(?:items? |lines? )?$/.test(masked.slice(0, whose.start)) && /^\s*(?::|- )/.test(masked.slice(whose.end)) && /(?:^|[;,] ?)(?:the |their )?(?:insurers?|insurance carriers)\W*$/.test(lower.slice(0, m.start).replace(/\b(?:rated|are|must be|to be|with|by|at least) ?/g, ''))) return targetOf(whose)
  // "loss payee on the property policy and, except for crime and errors and omissions, an additional insured": all but those just named.
  const asideOf = /[,(] ?(?:but )?(?:except|other than|excluding|apart from)(?: for| on| under| as to)? (?:the )?([©§][^.;:()]*?)[,)] ?(?:(?! |(?:and|or|but|plus|with)\b)[^.;:,¤£©§µ()]{2,60} )?(?:as )?(?:also )?(?:to be )?(?:named )?(?:as )?(?:an? )?$/.exec(masked.slice(0, m.start))
  const aside = asideOf && !own?.mentions.length ? mentions.filter((x) => x.start >= asideOf.index && x.end <= m.start && (x.kind === 'coverage' || x.kind === 'items')) : []
  if (aside.length) return { kind: 'all', liability: false, except: aside.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])), exceptRefs: aside.flatMap((x) => (x.kind === 'items' ? x.refs : [])) }
  // "Additional insured, including for auto": of all, and of what is named as well.
  const also = own?.mentions.length && own.start >= m.end && /^,? (?:including|to include|incl\.?) (?:(?:for|on|under) )(?:the |your |its )?$/.test(masked.slice(m.end, own.start))
  if (also && own!.mentions.every((x) => x.kind === 'coverage' && (!OF_LIABILITY.has(m.member.name) || !TAKES_NONE.has(x.type)))) return { kind: 'all', liability: false, except: [], implicit: true }
  if (own?.mentions.length) return targetOf(own)
  const subject = runs
    .filter((r) => r.end <= m.start && !/[;]|\. /.test(masked.slice(r.end, m.start)) && !r.mentions.every((x) => taken.has(x)) && !isLeftOut(r, masked))
    .at(-1)
  // "..., and shall furnish certificates thereof naming Client and providing for ten days' notice": of everything the sentence asks.
  if (subject && /\bcertificates? (?:thereof|of (?:all |such |the |said )?(?:insurance|coverages?|policies)|evidencing)\b/.test(masked.slice(subject.end, m.start)) && !OF_LIABILITY.has(m.member.name)) return { kind: 'all', liability: false, except: [], implicit: true }
  // "Except for workers' compensation, Company shall be additional insured": of all but what it opens with.
  if (subject && subject === runs[0] && LEADING_EXCEPT.test(masked.slice(0, subject.start)) && /^\)?,/.test(masked.slice(subject.end)) && subject.mentions.every((x) => x.kind !== 'all'))
    return { kind: 'all', liability: false, except: subject.mentions.flatMap((x) => (x.kind === 'coverage' ? [x.type] : [])), exceptRefs: subject.mentions.flatMap((x) => (x.kind === 'items' ? x.refs : [])) }
  // "Items 1 through 3: waiver of subrogation; 30 days notice": what leads with a colon holds to the end.
  const lead = runs[0]
  if (!subject && lead && /^\W*(?:(?:endorsements?|requirements?|terms|provisions?|conditions?|required|on|under|for|of|to|items?|lines?|sections?|numbers?|nos?\.?) )*$/.test(masked.slice(0, lead.start)) && /^(?: (?:to be |shall be |must be |are |is )?(?:endorsed|written|provided|issued|to (?:show|include|carry|have|provide)|shall (?:show|include|carry|have|provide)|must (?:show|include|carry|have|provide)))?\s*(?::|- )/.test(masked.slice(lead.end)) && lead.end <= m.start && !/[¤£]/.test(masked.slice(lead.end, m.start))) return targetOf(lead)
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
  // "GL 1M, auto 1M, holder + AI Larch Centers LLC": so is what the holder is besides.
  if (subject && OF_LIABILITY.has(m.member.name) && /[,;]\s*(?:(?:the )?cert(?:ificate)? )?holder ?(?:\+|&|and|\/|=) ?(?:as )?$/.test(masked.slice(subject.end, m.start))) return null
  // "additional insured on CGL, primary and noncontributory; ...": what goes on after a comma is said of the same.
  const same = subject || !OF_LIABILITY.has(m.member.name) ? undefined : runs.findLast((r) => r.end <= m.start && r.mentions.every((x) => taken.has(x)) && /^\s*(?:polic(?:y|ies) )?(?:,? (?:for|including|as respects|with respect to) (?:both )?(?:(?:its |the |ongoing|completed|products|operations|ops|and|&|£+|,|-) ?){1,8})?[,;]?(?: ?-+)? ?(?:and |plus |& )?(?:(?:it|this|that|they|which) (?:polic(?:y|ies) )?)?(?:(?:to be|be|on an?|is|are|written as|shall|must|will|has to|have to|needs? to|box|checked,?|ticked,?|marked,?|shown,?|and) )*$/.test(masked.slice(r.end, m.start)))
  if (same) return targetOf(same)
  // "additional insured on the GL and auto policies, which shall also waive subrogation": what those policies shall do.
  const relative = subject ? undefined : runs.findLast((r) => r.end <= m.start)
  if (relative && relative.mentions.every((x) => taken.has(x)) && WHICH.test(masked.slice(relative.end, m.start))) return targetOf(relative)
  // "additional insured on the garage and auto policies with 10-day notice of cancellation": what those policies come with.
  if (relative && relative.mentions.every((x) => taken.has(x)) && COME_WITH.test(masked.slice(relative.end, m.start))) return targetOf(relative)
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
    // "30 days NOC, AI on all but WC": what the next member leaves out is left out of that.
    if (target.kind === 'all' && mentions.some((x) => x.kind === 'member' && x.start >= m.end && x.end <= following.start && x.member.name !== m.member.name)) return { kind: 'all', liability: false, except }
    if (target.kind === 'all') target.except.push(...except)
    return target
  }
  if (except.length) return { kind: 'all', liability: false, except, implicit: true }
  return null
}
