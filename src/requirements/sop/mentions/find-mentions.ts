import { allMatches } from '../text/all-matches.ts'
import { findDeductibles } from '../amounts/find-deductibles.ts'
import { findForms } from './find-forms.ts'
import { findAutoScope, findFlags } from '../members/find-members.ts'
import { findPeriods, type PeriodReading } from '../documents/find-periods.ts'
import { findRatings } from './find-ratings.ts'
import { isRefusedStack, STACK, STACK_SPLIT, STACK_TAIL } from '../amounts/find-stacking.ts'
import { COVERAGE_LEXICON } from '../lexicon/lexicon-coverages.ts'
import { LIMIT_LEXICON } from '../lexicon/lexicon-limits.ts'
import { carryMarks, type CoverageMention, MARK, mask, type Mention } from './mentions.ts'
import { splitOffMoney } from '../amounts/money-not-limits.ts'
import type { PlainText } from '../text/normalise-text.ts'
import { findAmounts } from '../amounts/read-amounts.ts'
import type { AmountMention } from '../amounts/join-amounts.ts'
import { strangeIn } from '../lexicon/strange-words.ts'

/** A sentence with everything the grammar recognises in it. `masked` has the same length as the text. */
export type Reading = {
  lower: string
  cased: string
  masked: string
  mentions: Mention[]
  /** Amounts of money that are not insurance limits: contract values, payroll, thresholds, fees. */
  otherAmounts: AmountMention[]
  periods: PeriodReading
}

const NOISE =
  /(?<![$\d.,\/])(?:23\/24|24\/25|25\/26|26\/27|27\/28|28\/29|29\/30)(?![\d\/]| ?(?:k|mm?|mil|million)\b)|\b(?:program|plan|enrollment) (?:ref(?:erence)?|id|code|number|no)\.?\s*[:#=]?\s*[a-z0-9][\w-]*|https?:\/\/\S+|\S+@\S+\.\w+|(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)|\b[a-z]{2},? \d{5}(?:-\d{4})?\b|(?<!\d)\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)|\b(?:effective|eff\.?|starting|beginning|since|until|as of|dated|updated|by|before|after|due|no later than|rev(?:ised|\.)?|negotiated|agreed|signed|approved|adopted|amended|issued|sent|received|expire[sd]?|expiring|lapse[sd]?|ended|ends|renew(?:s|ed|al)|bound)(?: on| as of)?[: ]{1,2}(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\b(?!\/)|(?<!\d)(?:19|20)\d{2}-\d{2}-\d{2}|\b(?:usdot|dot|mc|mx|po|rfp|rfq|bid|contract|permit|policy|file|project|loan|invoice|lot|suite|ste|unit|p\.o\. box) ?(?:#|no\.?|number) ?:? ?[\w-]*\d[\w-]*/g
const ALL =
  /(?<![a-z0-9])(?:(?<=^\W*)(?:the |all |such |its |their |(?:the )?(?:contractor|subcontractor|vendor|tenant|supplier|consultant|lessee|licensee|permittee|operator|provider|seller|franchisee|user)(?:'s|s') )liability (?:insurance|coverages?|policies)(?= (?:(?:shall|must|is|are|will|to) )?(?:also )?(?:be )?µ)|(?:all|each|every|any|both)(?: (?:one|and every))?(?: of)?(?: (?:the|such|these|those|its|your|their|required|other|foregoing|above|above-listed|listed|applicable|insurance|aforementioned|third[- ]party|said|primary|and excess|commercial|vendor'?s?|contractor'?s?|carrier'?s?))*? (?:liability )?(?:insurance )?(?:policies|policy|polices|coverages?|lines?(?: of (?:coverage|insurance))?|insurance(?: policies)?|insurers?|insurance (?:companies|carriers)|(?:underwriters|insuring companies)|insurance coverages?|certs?|of (?:the|these) (?:above|policies|coverages)|of it|above|parts|items|limits)|(?<=µ ?\()liability(?= only)|(?<=\b(?:on|under|to|for) )(?:the |all |their )?liability(?= (?:policies|lines|coverages)|,|\.|$|;| and\b| only\b)|all(?= (?:to|must|shall|with) )|all(?= (?:but|except|other than) (?:the )?©)|all(?= 4| four| three)|(?<=\b(?:on|for|to) )all(?=[,.;)]|$)|across the board|(?<=µ )throughout|everything(?! else)|(?<=\b(?:on|for|under|to) )(?:the (?:rest|others|remaining (?:policies|coverages|lines|items))|all (?:the )?(?:others|rest))|each(?= (?:must|shall|is|to) )|(?:the|such|these|those|said|this|above|required|above-required|foregoing|contractor'?s?|vendor'?s?|tenant'?s?|supplier'?s?|consultant'?s?|lessee'?s?|licensee'?s?|carrier'?s?|your|its|their)(?: (?:above|foregoing|required|liability|insurance|aforementioned))* (?:policies|coverages|insurance(?: policies| coverages?)?)|insurance (?:policies|carriers|companies)|insurers?|(?:the )?policies|the (?:above|foregoing))(?![a-z0-9])/g

/** "(they showed 1/2 last year, not enough)": what a bracket tells of earlier papers is not asked. */
const ASIDE = /\((?![^()]*\b(?:required|needed|must|shall|unless|waived|if|when|where|only)\b)[^()]*\b(?:last (?:year|time|season)|showed|previously|formerly|(?<!be )used to|(?:they|he|she|it|we|you) (?:had|have|sent|gave|has|was|were|carried)|(?:was|were) (?:too|only|not)|lapsed|not enough)\b[^()]*\)/g

/** Finds every mention in a sentence, each stretch of text read once, the most specific reading first. */
export function findMentions(text: PlainText): Reading {
  let held = readings.get(text)
  if (!held) {
    held = readMentions(text)
    readings.set(text, held)
  }
  // Readers add to a reading and settle its bare names: each gets its own.
  return { ...held, mentions: held.mentions.map((m) => ({ ...m })) }
}
const readings = new WeakMap<PlainText, Reading>()
/** "$100k/$1k ded": of two amounts written together, the one left over when the other is a deductible stands alone. */
function withoutGroup(a: AmountMention, gone: Set<AmountMention>): AmountMention {
  const { group, ...alone } = a
  return group?.size === 2 && [...gone].some((d) => d.group?.id === group.id) ? alone : a
}
/** "$5,000,000, of which the first $1,000,000 must be primary": how the limit is made up. */
const FIRST_LAYER = /\bof which (?:the )?first ¤+ (?:must|shall|is to|has to|needs to|should) be (?:(?:carried|provided|written|held) )?(?:(?:as|in|by|under) )?(?:an? |the )?primary\b(?: (?:insurance|coverage|policy|layer))?/g
const SHORT_FOR = /\b(?:inc|co|corp|ltd|dept|assn|bros|assoc|mgmt)\.(?=,? [a-z])/g
const ANY_MARK = /[¤©£µ¶§¦]+/g
const OTHER_OR_MEMBER = /[¦µ]+/g

function readMentions(text: PlainText): Reading {
  const { lower, cased } = text
  // The dot of "Lift Rental Co." ends no clause.
  let masked = lower.replace(SHORT_FOR, (s) => `${s.slice(0, -1)} `)
  const mentions: Mention[] = []
  const free = (start: number, end: number) => !/[¤©£µ¶§¦]/.test(masked.slice(start, end))
  const take = (mention: Mention, mark: string) => {
    mentions.push(mention)
    masked = mask(masked, mention.start, mention.end, mark)
  }
  for (const m of allMatches(ASIDE, lower)) masked = mask(masked, m.index, m.index + m[0].length, MARK.other)
  for (const m of allMatches(NOISE, masked)) masked = mask(masked, m.index, m.index + m[0].length, MARK.other)
  const { forms, ignored } = findForms(masked)
  for (const i of ignored) masked = mask(masked, i.start, i.end, MARK.other)
  for (const f of forms) take(f, MARK.member)
  const source = carryMarks(cased, masked, OTHER_OR_MEMBER)
  for (const r of findRatings(source)) take(r, MARK.member)
  const periods = findPeriods(masked)
  for (const p of periods.members) if (free(p.start, p.end)) take(p, MARK.member)
  const amounts = findAmounts(masked)
  const coveredAmounts = amounts.filter((a) => free(a.start, a.end))
  for (const a of coveredAmounts) masked = mask(masked, a.start, a.end, MARK.amount)
  const layers = allMatches(FIRST_LAYER, masked)
  for (const m of layers) masked = mask(masked, m.index, m.index + m[0].length, MARK.other)
  const deductibles = findDeductibles(masked, coveredAmounts)
  const inDeductible = new Set<AmountMention>()
  for (const d of deductibles) {
    const owned = coveredAmounts.filter((a) => a.start >= d.start && a.end <= d.end)
    for (const a of owned) inDeductible.add(a)
    take(d, MARK.member)
  }
  const { limits, others } = splitOffMoney(
    lower,
    masked,
    coveredAmounts.filter((a) => !inDeductible.has(a) && !layers.some((m) => a.start >= m.index && a.end <= m.index + m[0].length)).map((a) => withoutGroup(a, inDeductible)),
    true,
  )
  for (const a of others) masked = mask(masked, a.start, a.end, MARK.other)
  for (const a of limits) mentions.push({ ...a, kind: 'amount' })
  for (const m of allMatches(STACK_SPLIT, masked)) {
    const end = m.index + m[0].length
    for (const inner of mentions.filter((x) => x.start >= m.index && x.end <= end)) mentions.splice(mentions.indexOf(inner), 1)
    take({ kind: 'member', start: m.index, end, member: { name: 'stack', value: true } }, MARK.member)
  }
  for (const m of allMatches(STACK, masked)) {
    if (!/umbrella|excess/.test(m[0])) continue
    // "Accident medical of $25,000, primary or excess": either kind of policy will do.
    if (/^primary or excess$/.test(m[0]) && !/\b(?:combin|me(?:e)?t\b|satisf|through|by|via|limits?|reach)[^.;]{0,60}$/.test(masked.slice(0, m.index))) continue
    if (isRefusedStack(m[0], masked.slice(0, m.index), masked.slice(m.index + m[0].length))) {
      masked = mask(masked, m.index, m.index + m[0].length, MARK.other)
      continue
    }
    const onTop = /^ (?:on top of|over|above|sitting over) (?:an? |the )?¤+ (?:in )?primar\w+(?: polic\w+| limits?)?/.exec(masked.slice(m.index + m[0].length))
    if (onTop) m[0] += onTop[0]
    const to = reachedBy(m[0], m.index, coveredAmounts, masked)
    if (to) {
      m[0] = masked.slice(m.index, Math.max(m.index + m[0].length, to.end))
      for (const inner of mentions.filter((x) => x.kind === 'amount' && x.start === to.start)) mentions.splice(mentions.indexOf(inner), 1)
      masked = mask(masked, to.start, to.end, MARK.other)
    }
    for (const inner of mentions.filter((x) => x.kind === 'amount' && x.start >= m.index && x.end <= m.index + m[0].length)) mentions.splice(mentions.indexOf(inner), 1)
    const start =
      m.index +
      m[0].search(
        /(?:combin|primary|underlying|umbrella|excess|me(?:e)?t|get |got |satisf|reach|achiev|provided|obtained|made up|mak(?:e|ing) up|bridg|topp?(?:ed|ing)? up|fulfil|attain|supplement|evidenc|accompl|stack|with|using|\buse|by|through|includ|plus|incl)/,
      )
    mentions.push({ kind: 'member', start, end: m.index + m[0].length, member: { name: 'stack', value: true, ...(to ? { to: to.value } : {}) } })
    // "... but the primary auto has to be at least $1,000,000": how much of it the first policy must have.
    const part = OF_PRIMARY.exec(masked.slice(m.index + m[0].length))
    const partAt = part ? m.index + m[0].length + part[0].length : 0
    const least = part ? mentions.find((x) => x.kind === 'amount' && x.start === partAt) : undefined
    if (least) {
      mentions.splice(mentions.indexOf(least), 1)
      masked = mask(masked, least.start, least.end, MARK.other)
    }
    masked = mask(masked, start, m.index + m[0].length, MARK.member)
  }
  for (const m of allMatches(STACK_TAIL, masked)) if (free(m.index, m.index + m[0].length)) take({ kind: 'member', start: m.index, end: m.index + m[0].length, member: { name: 'stack', value: true } }, MARK.member)
  for (const f of findFlags(masked, carryMarks(cased, masked, ANY_MARK)))
    if (free(f.start, f.end)) take(f, MARK.member)
  for (const s of findAutoScope(masked)) {
    if (!free(s.start, s.end)) continue
    const priced = namesItsPolicy(masked, s)
    const first = !priced && isPricedBefore(masked, s)
    take(priced ? { ...s, end: s.end - 1 } : first ? { ...s, start: s.start + 1 } : s, MARK.member)
    if (priced) take({ kind: 'coverage', type: 'auto_liability', start: s.end - 1, end: s.end }, MARK.coverage)
    if (first) take({ kind: 'coverage', type: 'auto_liability', start: s.start, end: s.start + 1 }, MARK.coverage)
  }
  masked = takeNames(masked, mentions, cased, lower)
  // "Bond: $10,000 janitorial bond": the kind is named behind the amount.
  for (const m of mentions.filter((x) => x.kind === 'coverage' && x.weak && x.type === 'surety_bond')) if (/^ ?[:,-] ?¤+ ©/.test(masked.slice(m.end)) && mentions.some((x) => x.kind === 'coverage' && x.start > m.end && x.start - m.end < 24 && /bond$/.test(lower.slice(x.start, x.end)))) mentions.splice(mentions.indexOf(m), 1)
  // "professional (real estate E&O) liability insurance": the end of a name, and no coverage beside it.
  for (const m of mentions.filter((x) => x.kind === 'coverage' && x.bare)) if (/©+ ?\([^()¤]*\) $/.test(masked.slice(0, m.start))) mentions.splice(mentions.indexOf(m), 1)
  // "ISO form CA 00 01 covering any auto, $1,000,000": the form names the coverage where nothing else does.
  if (limits.length)
    for (const i of ignored) {
      const type = /^[^a-z]*(?:.*\b)?ca ?0/.test(lower.slice(i.start, i.end)) ? 'auto_liability' : /\bcg ?0/.test(lower.slice(i.start, i.end)) ? 'general_liability' : null
      if (!type || mentions.some((m) => m.kind === 'coverage' && m.type === type)) continue
      mentions.push({ kind: 'coverage', type, start: i.start, end: i.end })
      masked = mask(masked, i.start, i.end, MARK.coverage)
    }
  for (const m of allMatches(ALL, masked)) {
    mentions.push({ kind: 'all', start: m.index, end: m.index + m[0].length, liability: /liability/.test(m[0]), ...(/^both\b/.test(m[0]) ? { both: true as const } : {}) })
    masked = mask(masked, m.index, m.index + m[0].length, MARK.all)
  }
  mentions.sort((a, b) => a.start - b.start)
  // "$3M umbrella, per-project aggregate": behind a comma the word is that of the basis, and labels no amount before it.
  for (const basis of mentions.filter((x) => x.kind === 'member' && x.member.name === 'aggregate_basis')) {
    const word = mentions.find((x) => x.kind === 'limit' && /aggregate$/.test(x.word) && x.start - basis.end <= 1 && x.start >= basis.end)
    if (!word || /^ ?(?:limits? )?(?:of |at |[:=-] ?|is |must be |shall be |not less than )*¤/.test(masked.slice(word.end))) continue
    // "AI on GL and auto; per project aggregate on GL": where no amount stands beside it, the word is part of the basis.
    const apart = /(?:^|[;.]|[µ©¶§a-z)][ ,]*(?:,|\+|\/|-| and| plus)) *(?:an? |the |with |and )?$/.test(masked.slice(0, basis.start))
    if (apart && !/£$/.test(masked.slice(0, basis.start).trimEnd())) {
      mentions.splice(mentions.indexOf(word), 1)
      masked = mask(masked, word.start, word.end, MARK.member)
      basis.end = word.end
    }
  }
  return { lower, cased, masked, mentions, otherAmounts: others, periods }
}

const OF_PRIMARY = /^[^.;¤]{0,40}\b(?:but|with|provided|if|so long as|as long as)\b[^.;¤]{0,20}\bprimary\b[^.;¤]{0,40}\b(?:at least|not less than|no less than|minimum(?: of)?) (?=¤)/
const TO_REACH = /(?<![a-z])(?:me(?:e)?ts?|reach(?:es)?|satisf(?:y|ies)|achieves?|attain|make up|gets?(?: (?:up )?to)?|hit|towards?|to)(?: (?:the|that|this|those|your|our|full|required|whole|a))* $/
/** "Umbrella may be used to get to $5M", "the $5M may be met with an umbrella": the amount that is reached so. */
function reachedBy(phrase: string, at: number, amounts: AmountMention[], masked: string): AmountMention | null {
  const end = at + phrase.length
  const inside = amounts.filter((x) => x.start >= at && x.end <= end)
  if (inside.length === 1 && /^(?:me(?:e)?t|reach|satisf|achiev|get |got |attain|make up|hit)/.test(phrase) && TO_REACH.test(masked.slice(at, inside[0]!.start))) return inside[0]!
  if (inside.length) return null
  // "The $5 million may be met with an umbrella."
  const before = /(?:^|[.;(] ?)(?:the |that )[¤¦]+(?: (?:limit|requirement|figure|amount))? (?:may|can|could) (?:also )?be $/.exec(masked.slice(0, at)) ? amounts.findLast((x) => x.end <= at) : undefined
  if (before) return before
  const gap = /^ ?(?:(?:may|can|could) be used to \w+ )?(?:(?:to|the|that|this|those|your|our|full|required|whole|a) )*(?=[¤¦])/.exec(masked.slice(end))
  const next = gap ? amounts.find((x) => x.start === end + gap[0].length) : undefined
  return next && TO_REACH.test(`${masked.slice(at, end).trimEnd()} ${gap![0].trimStart()}`) ? next : null
}

/** "HNOA 1M, GL 1M": the autos to be covered name the policy, where their amount follows and no policy is named before it. */
const namesItsPolicy = (masked: string, scope: { start: number; end: number }): boolean =>
  /^[\s:=(-]*(?:(?:liability|coverage|insurance|of|at|limits?|with|minimum)[\s:=-]*){0,3}¤/.test(masked.slice(scope.end)) &&
  !/auto|vehicle|truck|garage|motor|bap\b|\bal\b|¶|cover(?:s|ing)\b/.test(masked.slice(Math.max(masked.lastIndexOf(';', scope.start), masked.lastIndexOf('¤', scope.start)) + 1, scope.start)) &&
  !/auto|vehicle/.test(masked.slice(scope.end, scope.end + 60).split(/[;,]/)[0]!)

/** "1M GL, 1M non-owned auto, ...": so they do where it stands before them. */
const isPricedBefore = (masked: string, scope: { start: number; end: number }): boolean =>
  /(?:[,;+&]|\band) ?¤+ $/.test(masked.slice(0, scope.start)) && /(?:autos?|vehicles?)$/.test(masked.slice(scope.start, scope.end)) && /^\s*(?:[,;.)]|$)/.test(masked.slice(scope.end))

const NOT_COVERAGE = /^ (?:vans?\b|carriers?\b|owners?\b|managers?\b|management|group\b|lines?\b|address|located|services|holdings|partners|llc|inc\b|taxes|solutions|logistics|companies)/
const INSURANCE_WORD = /^ ?(?:Insurance|Liability|Coverage|Policy|Limits?|Legal|Damage|Theft|And|And\/Or|Of|Bond|Floater|Minimum|Required|Form|Property|Cargo|Commercial|Business|Personal|Motor|Truck|General|Employee|All|Full|Physical|Umbrella|Excess)\b/
/** "Ashgrove Property Group", "the property owner": a weak name inside another name is no coverage. */
function inAnotherName(start: number, end: number, lower: string, cased: string): boolean {
  // "Comp carriers waive": who insures, and nobody who hauls.
  if (NOT_COVERAGE.test(lower.slice(end, end + 14)) && !(/^comp/.test(lower.slice(start, end)) && lower.startsWith(' carriers', end))) return true
  if (!/[A-Z]/.test(cased.charAt(start))) return false
  const before = /([A-Z][a-z]+) $/.exec(cased.slice(Math.max(0, start - 24), start))?.[1]
  const after = /^ ([A-Z][a-z]+)/.exec(cased.slice(end, end + 24))?.[0]
  return after !== undefined && before !== undefined && !INSURANCE_WORD.test(after) && !INSURANCE_WORD.test(before)
}

function takeNames(maskedIn: string, mentions: Mention[], cased: string, lower: string): string {
  let masked = maskedIn
  const takeCoverage = (weak: boolean) => {
    for (const c of COVERAGE_LEXICON) {
      if (Boolean(c.weak) !== weak) continue
      for (const m of allMatches(c.pattern, masked)) {
        const lead = m[0].length - m[0].trimStart().length
        // "Garagekeepers, with comp and collision deductibles of ...": whose they are was said before.
        if (c.type === 'auto_physical_damage' && /(?:©|¤|£)[^.;]*(?:\bwith (?:the |separate )?|[,(] ?)$/.test(masked.slice(0, m.index + lead)) && /^ µ/.test(masked.slice(m.index + m[0].trimEnd().length))) continue
        // "Trailer interchange $40,000 (comp and collision, ...)": what it is insured against.
        if (c.type === 'auto_physical_damage' && /^ ?(?:comp|coll)/.test(m[0]) && /(?:interchange|keepers?'?|hook)\b[^.;()]*[(,]\s*$/.test(lower.slice(0, m.index + lead))) continue
        // "Workers' comp / USL&H": a part of the policy before it.
        if (c.printed === 'yes' && /longshore|usl|us l|jones|maritime/.test(m[0]) && /(?:©|£)[\s/&,+(-]*(?:and |with |incl\w*\.? |plus )?(?:u\. ?s\. )?$/.test(masked.slice(0, m.index + lead)) && !/^(?: coverage| endorsement)? (?:for|if|when|where|as|while|on)\b/.test(masked.slice(m.index + m[0].trimEnd().length))) continue
        if (c.printed === 'yes' && /longshore|usl|us l|jones/.test(m[0]) && /^ ?(?:\+|&|\/|and|plus) ?©/.test(masked.slice(m.index + m[0].trimEnd().length)) && mentions.some((x) => x.kind === 'coverage' && x.type === 'workers_comp' && x.start - m.index - m[0].trimEnd().length <= 5 && x.start > m.index)) continue
        // "No policy or bond shall be cancelled": whatever there is of them.
        if (c.type === 'surety_bond' && /^bonds?$/.test(m[0].trim()) && /\b(?:policy|policies|insurance|certificates?) (?:or|and|and\/or) $/.test(masked.slice(0, m.index + lead))) continue
        // "The liability insurance shall be primary": all of it that there is.
        if (c.printed === 'bare' && /^\W*(?:the |all |such |its |their |(?:the )?(?:contractor|subcontractor|vendor|tenant|supplier|consultant|lessee|licensee|permittee|operator|provider|seller|franchisee|user)(?:'s|s') )$/.test(masked.slice(0, m.index + lead)) && /^ (?:(?:shall|must|is|are|will|to) )?(?:also )?(?:be )?µ/.test(masked.slice(m.index + m[0].trimEnd().length))) continue
        // "Drone-show liability" is a coverage of its own; "maintain liability" is none.
        if (c.printed === 'unknown' && (/^[a-z]+'s/.test(m[0].trimStart()) || !strangeIn(masked, cased, m.index + lead, m.index + lead + m[0].trimStart().search(/[ (]/)))) continue
        if (weak && inAnotherName(m.index + lead, m.index + m[0].trimEnd().length, masked, cased)) continue
        const mention: CoverageMention = {
          kind: 'coverage',
          start: m.index + lead,
          end: m.index + m[0].trimEnd().length,
          type: c.type,
          ...(c.part ? { part: c.part } : {}),
          ...(c.alternative ? { alternative: c.alternative } : {}),
          // "Cargo insurance" says it all; "cargo" alone may be freight.
          ...(c.weak && c.printed !== 'bare' && /(?:insurance|coverage|polic(?:y|ies)|liability)$/.test(m[0].trim()) ? {} : c.weak ? { weak: true } : {}),
          ...(c.printed === 'bare' ? { bare: true } : {}),
          ...(c.printed === 'yes' || c.printed === 'unknown' ? { printed: true } : {}),
        }
        mentions.push(mention)
        masked = mask(masked, mention.start, mention.end, MARK.coverage)
      }
    }
  }
  const takeLimits = (statutory: boolean) => {
    for (const l of LIMIT_LEXICON) {
      if ((l.word === 'statutory') !== statutory) continue
      for (const m of allMatches(l.pattern, masked)) {
        mentions.push({
          kind: 'limit',
          start: m.index,
          end: m.index + m[0].length,
          word: l.word,
          ...(l.printed ? { printed: l.printed } : {}),
        })
        masked = mask(masked, m.index, m.index + m[0].length, MARK.limit)
      }
    }
  }
  takeLimits(true)
  takeCoverage(false)
  takeLimits(false)
  takeCoverage(true)
  return masked
}
