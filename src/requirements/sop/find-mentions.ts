import { allMatches } from './all-matches.ts'
import { findDeductibles } from './find-deductibles.ts'
import { findForms } from './find-forms.ts'
import { findAutoScope, findFlags } from './find-members.ts'
import { findPeriods, type PeriodReading } from './find-periods.ts'
import { findRatings } from './find-ratings.ts'
import { COVERAGE_LEXICON } from './lexicon-coverages.ts'
import { LIMIT_LEXICON } from './lexicon-limits.ts'
import { type CoverageMention, MARK, type Mention, carryMarks, mask } from './mentions.ts'
import { strangeIn } from './strange-words.ts'
import type { PlainText } from './normalise-text.ts'
import { type AmountMention, findAmounts } from './read-amounts.ts'
import { TOGETHER } from './amounts-together.ts'

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
  /\b(?:program|plan|enrollment) (?:ref(?:erence)?|id|code|number|no)\.?\s*[:#=]?\s*[a-z0-9][\w-]*|https?:\/\/\S+|\S+@\S+\.\w+|(?<!\d)\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)|\b[a-z]{2},? \d{5}(?:-\d{4})?\b|(?<!\d)\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)|\b(?:effective|eff\.?|starting|beginning|since|until|as of|dated|updated|by|before|due|no later than|rev(?:ised|\.)?)[: ]{1,2}(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\b(?!\/)|(?<!\d)(?:19|20)\d{2}-\d{2}-\d{2}|\b(?:usdot|dot|mc|mx|po|rfp|rfq|bid|contract|permit|policy|file|project|loan|invoice|lot|suite|ste|unit|p\.o\. box) ?(?:#|no\.?|number) ?:? ?[\w-]*\d[\w-]*/g
/** A limit made up of two amounts: "a $1,000,000 primary with a $1,000,000 excess". */
const STACK_SPLIT = /or (?:an? )?¤+ (?:in |of )?(?:primary|c?gl|auto|general liability|auto liability)(?: limits?| policy| coverage)? (?:\+|plus|and|with) (?:an? )?¤+ (?:in |of )?(?:umb\w*|excess)(?: liability)?|¤+ (?:[a-z]+ ){0,2}(?:\+|plus|and|with) (?:an? )?¤+ (?:umb\w*|excess)(?: liability)? ?(?:=|is|works|will|would|gets|does)(?: (?:also |just |be |do )*(?:good|fine|ok|okay|acceptable|accepted|enough|works|it))?|primary(?: policy| limits?| layer)?(?: of)? ¤+ ?(?:\+|and|plus|with|&|\/) ?(?:an? )?(?:umbrella|excess)(?: policy| layer| limits?)?(?: of)? ¤+(?= (?:is |are )?(?:acceptable|accepted|ok|okay|fine|allowed|works|permitted|will do))|¤+ (?:in )?primary(?: policy| limits?| layer)?,? (?:(?:with|and|plus|\+|\/|&|over)(?: an?)? )?¤+ (?:in )?(?:umbrella|excess)(?: policy| liability| layer| limits?)?/g
const STACK =
  /(?:up to )?¤+ of (?:it|this|that|which|the limit|the amount) (?:may|can|could) (?:be|come from|sit in|be in|be met by|be carried as)(?: an?| the)? (?:umbrella|excess)(?: liability)?|(?:umbrella|excess)(?: liability)? counts?(?=\s*(?:[.;,)]|$))|(?<=(?<!\b(?:umb|excess)[^.;()]{0,30})\()(?:umbrella|excess)(?: liability)? (?:is )?(?:ok|okay|fine|accepted|acceptable|allowed)(?=\))|(?<=\()(?:part )?(?:may|can|could) be (?:part |in |under |from |by )?(?:an? |the )?(?:umbrella|excess)(?: liability)?(?=\))|(?:umbrella|excess)(?: liability)?(?: policy| coverage)?\s{0,3}[-:,]?\s{0,3}(?:may|can) be used to (?:reach|meet|satisfy)|(?:umbrella|excess)(?: liability)?[^.;¤]{0,25}; it (?:may|can) be used to (?:reach|meet|satisfy)|(?:any |a |the )?(?:combination of|combining|combined?)[^.;©¤]{0,40}?(?:primary|underlying|auto|gl\b|general liability)[^.;¤]{0,60}?(?:excess|umbrella)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)?|(?:primary|underlying)(?: (?:policy|policies|limits?|coverages?))? (?:and|plus|\+|&|\/|and\/or|together with|with|or)(?: an?| any)? (?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)?|(?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)?[:;]? (?:may|can|could) (?:also )?(?:be )?(?:used|applied|counted?|combined|count|help|satisfy|fulfil|fulfill|make up|supplement|stack)(?: (?:together|in combination|along|up))?(?: (?:with|to (?:help )?(?:meet|satisfy|reach|achieve|fulfil\w*|comply with|supplement|make up|get to|attain)|towards?))?|(?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)? (?:counts?|stacks?|(?:is |are )?(?:ok|okay|fine|good|allowed|acceptable|accepted)) (?:toward|towards|to (?:meet|reach|satisfy|get (?:there|to)|make)|for)|(?:me(?:e)?ts?|get (?:there|to (?:it|that|this))|got there|satisf\w+|reach\w*|achiev\w+|provided|obtained|made up|mak(?:e|ing) up|bridg(?:e|ed|ing)|topp?(?:ed|ing)? up|fulfilled|attained|supplemented|evidenced|accomplished|stack\w*)[^.;¤©]{0,50}?(?:by|through|with|using|via|on top of|in combination with)[^.;¤]{0,60}?(?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: liability)?(?: insurance| coverage| policies| policy| limits)?|(?:satisf\w+|meet|reach|provide|cover|make up|carry) (?:up to|any part|part|some|(?:the )?(?:balance|remainder|rest|difference))[^.;©]{0,50}? (?:with|by|through|using|via|under)[^.;¤]{0,20}? (?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy| limits)?|inclusive of (?:any |the |its |an? )?(?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy| limits)?|stack(?:s|ed|ing)?(?: the| an?| any| their)? (?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy)?|(?:with|using|use|uses|by|through|including|plus|incl\.?)(?: the| an?| any| their| your| its)? (?:umbrella|excess)(?:[ /]+(?:and|or|and\/or)?[ /]*(?:excess|umbrella))?(?: to (?:reach|meet|satisfy|get (?:there|to)|make (?:it|up)|hit)| ok\b| okay| allowed| combined)|(?:provided|met|satisfied|reached|made up|achieved) (?:by|through|with|using) (?:an? |the |any )?(?:combination of )?primary (?:polic(?:y|ies)|limits?|layer|coverage)?[^.;©]{0,50}?\b(?:and|plus|with) (?:an? )?(?:umbrella|excess)(?: liability)?(?: insurance| coverage| policies| policy)?/g
/** "Umbrella: $5M; may be used to satisfy CGL and auto": said of an umbrella that is asked itself. */
const STACK_TAIL = /(?<=(?:umbrella|excess)[^.]{0,60}¤[^.]{0,90}|^)(?:(?:it|this|these|which) |and )?(?:may|can) be (?:used|applied|counted) (?:(?:together |in combination )?with (?:the |any )?primary(?: polic\w+| limits?| layer)? )?(?:to (?:reach|meet|satisfy|help meet)|towards?)(?: the)?/g
/** "No combination of primary and excess is accepted", "may not be met with an umbrella". */
const isRefusedStack = (phrase: string, before: string, after: string): boolean =>
  /(?:\b(?:no|not|never|cannot|without)|n't) (?:be |an? |any |the |permit |allow |accept |count |take )*$/.test(before) || /\b(?:may|can|could|will|shall|is|are) ?(?:not|never)\b|\bcannot\b|\bwithout\b|n't\b/.test(phrase) || /^[^.;,]{0,24}(?:\b(?:is|are|will|may|can) ?(?:not|never)|n't|\bcannot) (?:be )?(?:ok\b|okay|allow|accept|permit|count|use|suffic|enough)/.test(after)
const MONEY_NOT_LIMIT =
  /\b(?:where|when|if) [^.;¤©£]{0,40}?\b(?:is|are|reach(?:es)?|total(?:s)?|at) ¤+ (?:or|and) (?:above|over|more|up|higher|greater|below|less|under)\b|\b(?:(?:contract|agreement|project|job|purchase(?: order)?|order|po|work|task order|construction)s?(?: (?:price|value|sum|amount|cost|total|award|size))?|price|values?|valued|worth|budget|cost|costs|costing|payroll|revenues?|receipts|fees?|penalt(?:y|ies)|(?<!\b(?:is|are|be|also|just) )fines?(?! arts?\b)|capped|cap|charged?|billed|docked|set off|setoff|withhold|damages of|liquidated damages|retainage|rent|averages?|average load|typical(?: load)?|load value|(?<!\bno )loads?|shipments?|declared value|invoice|deposit|escrow|spend|below|donation|admission|bid|salary|weigh\w*|gvw\w*)\b(?:[^.,;¤©£|]|\b(?:ca|approx|est|abt)\.){0,40}?¤+|(?<!not |no |nor |never )(?<!of not )(?<![a-z])(?:over|above|exceeding|exceeds?|greater than|more than|under|below|less than|up to|between|or more than)(?: approximately| about)? ¤+(?:(?: ?(?:-|to|and) ?)¤+)?(?= (?:in (?:value|annual|contract|revenue)|contract|job|project|load|purchase|order|per year|annually|a year|deal|agreement|require|must|need)|,|:|$|\)|\.|;)|¤+ (?:per|a|an|each) [a-z]+ (?:per|a|an|each) (?:day|hour|week|month)\b|\b(?:demurrage|per diem|detention|storage fees?)\b[^.,;¤]{0,30}¤+|¤+(?: (?:a|per) (?:year|month|day|week|violation)(?!,? (?:of |in |for )?(?:temporary|continuous|total|ttd|ctd|disability|benefit|indemnity))| annually| annual (?:spend|revenue|contract)|,? (?:contract|project|job|fee|penalty|fine|budget|cash(?! hand)|deposit|set-off|in (?:revenue|value|sales|payroll|annual))\b)/g
const LIMITLIKE =
  /(?:(?:can't|cannot|can not|won't|may not|must not|shall not) (?:be|go|fall|drop) (?:under|below|less than|lower than)|not less than|no less than|never less than|never (?:below|under)|not (?:below|under)|at least|minimum of|minimum|limits? of|in the amount of|coverage of|insurance of|policy of|bond of|limit:?|aggregate of|occurrence of) ?¤+$/

function splitOffMoney(
  lower: string,
  masked: string,
  amounts: AmountMention[],
  coverages: boolean,
): { limits: AmountMention[]; others: AmountMention[] } {
  const others = new Set<AmountMention>()
  for (const m of allMatches(MONEY_NOT_LIMIT, masked)) {
    const end = m.index + m[0].length
    if (
      LIMITLIKE.test(masked.slice(0, end)) ||
      // "For orders over $1,000,000 in fees: $5,000,000": the figure behind the colon is what is asked there.
      (/^(?:fees?|values?|cost|revenues?|receipts|payroll|price)\s*:\s*¤+$/.test(m[0]) && /¤+ in (?:[a-z]+ ){0,2}$/.test(masked.slice(0, m.index))) ||
      /polic(?:y|ies)|insur|cover|limit|liab/.test(m[0]) ||
      // "Acts with aerial work bring five million"
      (/^(?:work|jobs?|projects?|orders?|events?)\b/.test(m[0]) && /\b(?:brings?|carry|carries|needs?|requires?|shows?|must|ha(?:s|ve)|provides?|uploads?|sends?|submits?|proof|(?:goes|rises|increases|moves) (?:up )?to)\b/.test(m[0])) ||
      // "Dock work = $5M GL"
      (/^(?:work|jobs?|projects?|orders?)\b.*=\s*¤+$/.test(m[0]) && /^ (?:c?gl|auto|general|liab|cargo|umb|in gl)\b/.test(masked.slice(end))) ||
      // "EL goes up to $1,000,000"
      (/^up to\b/.test(m[0]) && /\b(?:goes|go|going|went|raised|moves?|moved|rises?|bumped|stepped|increased) $/.test(masked.slice(0, m.index))) ||
      // "The contract calls for $1,000,000"
      (/^(?:contract|agreement|order|po)\b/.test(m[0]) && /^[a-z ]{2,9} (?:also |only |still )*(?:calls? for|requires?|asks? for|wants?|needs?|says|specifies|demands?)(?: at least| no less than| not less than| an?)? ?¤+$/.test(m[0])) ||
      // "It isn't in the contract but we like $1,000,000"
      /\b(?:but|however|yet) (?:we|i)\b/.test(m[0]) ||
      // "General aggregate, per project: $2,000,000"
      (/^(?:jobs?|projects?|work)\b/.test(m[0]) && /\b(?:per|each)[ -]$/.test(masked.slice(0, m.index))) ||
      // "(contractors on cosmetic work: $2,000,000)": the amount is asked of those whom the brackets name.
      (/^(?:work|jobs?|projects?|contracts?|orders?)\s*:\s*¤+$/.test(m[0]) && /\([^()¤©]{3,80}$/.test(masked.slice(0, m.index))) ||
      // "Work injury: occupational accident ($250,000": the word stands before a coverage, not before a price.
      (/^(?:work|job|project|order|contract|cap|cost)/.test(m[0]) && /accident|\bcomp\b|compensation|cargo|\bauto|umbrella|excess|cyber|pollution|\bc?gl\b|\bwc\b|\bel\b|bond|floater|crime|aggregate|occurrence|csl/.test(m[0]) && !/worth|valu|price|amount|sum|over|above|exceed|under|below/.test(m[0])) ||
      (/\bloads? ?¤/.test(m[0].replace(/^.*?(?=per load)/, '')) && /per loads? ?¤/.test(m[0]))
    )
      continue
    for (const a of amounts) if (a.start >= m.index && a.start < end) others.add(a)
  }
  // "(including a social engineering sublimit of $250,000) of $1,000,000"
  for (const m of masked.matchAll(/\([^()]{0,120}\bsub-?limits?\b[^()]{0,60}\)/g)) {
    const inside = amounts.filter((a) => a.start >= m.index && a.end <= m.index + m[0].length)
    if (inside.length < amounts.length) for (const a of inside) others.add(a)
  }
  // "Umbrella $5,000,000, may be combined with GL to reach $6,000,000", "auto and umbrella together at least $5,000,000"
  if (/umb|excess|\bul\b/.test(lower)) for (const m of allMatches(TOGETHER, masked)) for (const a of amounts) if (a.start >= m.index && a.start < m.index + m[0].length && (amounts.some((b) => b.start < m.index) || /\b(?:between|across|from|over|out of)$/.test(m[0]) || /\b(?:umb\w*|excess|ul)\b/.test(masked.slice(0, m.index)))) others.add(a)
  // "In 3, read 150K for 100K": a change of what stands elsewhere.
  if (/\bread\b/.test(masked)) for (const m of masked.matchAll(/\bread ¤+[^.;¤]{0,20} (?:for|instead of|in place of|in lieu of|not) ¤+|\b(?:for|instead of|in place of) ¤+[^.;¤]{0,20},? read ¤+/g)) for (const a of amounts) if (a.start >= m.index && a.end <= m.index + m[0].length) others.add(a)
  // "Their last certificate had a $50,000 deductible": no ceiling, and no limit either.
  for (const a of amounts) if (/^ (?:deductibles?|ded\b|retentions?|sir\b)/.test(masked.slice(a.end)) && /\b(?:had|showed|came (?:in )?with|shows|carried|listed|(?:pushing|asking|angling|hoping|holding out|looking) for) (?:an? |the )?$/.test(masked.slice(0, a.start))) others.add(a)
  if (!coverages && /\b(?:typical|example|for instance)\b/.test(lower)) for (const a of amounts) others.add(a)
  return { limits: amounts.filter((a) => !others.has(a)), others: [...others] }
}

const ALL =
  /(?<![a-z0-9])(?:(?<=^\W*)(?:the |all |such |its |their )liability (?:insurance|coverages?|policies)(?= (?:(?:shall|must|is|are|will|to) )?(?:also )?(?:be )?µ)|(?:all|each|every|any|both)(?: (?:one|and every))?(?: of)?(?: (?:the|such|these|those|its|your|their|required|other|foregoing|above|above-listed|listed|applicable|insurance|aforementioned|third[- ]party|said|primary|and excess|commercial|vendor'?s?|contractor'?s?|carrier'?s?))*? (?:liability )?(?:insurance )?(?:policies|policy|polices|coverages?|lines?(?: of (?:coverage|insurance))?|insurance(?: policies)?|insurers?|insurance (?:companies|carriers)|(?:underwriters|insuring companies)|insurance coverages?|certs?|of (?:the|these) (?:above|policies|coverages)|of it|above|parts|items|limits)|(?<=µ ?\()liability(?= only)|(?<=\b(?:on|under|to|for) )(?:the |all |their )?liability(?= (?:policies|lines|coverages)|,|\.|$|;| and\b| only\b)|all(?= (?:to|must|shall|with) )|all(?= (?:but|except|other than) (?:the )?©)|all(?= 4| four| three)|(?<=\b(?:on|for|to) )all(?=[,.;)]|$)|across the board|(?<=µ )throughout|everything|(?<=\b(?:on|for|under|to) )(?:the (?:rest|others|remaining (?:policies|coverages|lines|items))|all (?:the )?(?:others|rest))|each(?= (?:must|shall|is|to) )|(?:the|such|these|those|said|this|above|required|above-required|foregoing|contractor'?s?|vendor'?s?|tenant'?s?|supplier'?s?|consultant'?s?|lessee'?s?|licensee'?s?|carrier'?s?|your|its|their)(?: (?:above|foregoing|required|liability|insurance|aforementioned))* (?:policies|coverages|insurance(?: policies| coverages?)?)|insurance (?:policies|carriers|companies)|insurers?|(?:the )?policies|the (?:above|foregoing))(?![a-z0-9])/g

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
const ANY_MARK = /[¤©£µ¶§¦]+/g
const OTHER_OR_MEMBER = /[¦µ]+/g

function readMentions(text: PlainText): Reading {
  const { lower, cased } = text
  let masked = lower
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
    coveredAmounts.filter((a) => !inDeductible.has(a)).map((a) => withoutGroup(a, inDeductible)),
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
    for (const inner of mentions.filter((x) => x.kind === 'amount' && x.start >= m.index && x.end <= m.index + m[0].length)) mentions.splice(mentions.indexOf(inner), 1)
    const start =
      m.index +
      m[0].search(
        /(?:combin|primary|underlying|umbrella|excess|me(?:e)?t|get |got |satisf|reach|achiev|provided|obtained|made up|mak(?:e|ing) up|bridg|topp?(?:ed|ing)? up|fulfil|attain|supplement|evidenc|accompl|stack|with|using|\buse|by|through|includ|plus|incl)/,
      )
    mentions.push({ kind: 'member', start, end: m.index + m[0].length, member: { name: 'stack', value: true } })
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
    if (word && /©\s*,\s*(?:and |with |on an? )?$/.test(masked.slice(0, basis.start)) && !/^ ?(?:of |at |: ?)?¤/.test(masked.slice(word.end))) mentions.splice(mentions.indexOf(word), 1)
  }
  return { lower, cased, masked, mentions, otherAmounts: others, periods }
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
  if (NOT_COVERAGE.test(lower.slice(end, end + 14))) return true
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
        if (c.type === 'auto_physical_damage' && /^ ?(?:comp|coll)/.test(m[0]) && /(?:interchange|keepers?'?|hook)\b[^.;()]*\(\s*$/.test(lower.slice(0, m.index + lead))) continue
        // "Workers' comp / USL&H": a part of the policy before it.
        if (c.printed === 'yes' && /longshore|usl|us l|jones|maritime/.test(m[0]) && /(?:©|£)[\s/&,+(-]*(?:and |with |incl\w*\.? |plus )?(?:u\. ?s\. )?$/.test(masked.slice(0, m.index + lead)) && !/^(?: coverage| endorsement)? (?:for|if|when|where|as|while|on)\b/.test(masked.slice(m.index + m[0].trimEnd().length))) continue
        if (c.printed === 'yes' && /longshore|usl|us l|jones/.test(m[0]) && /^ ?(?:\+|&|\/|and|plus) ?©/.test(masked.slice(m.index + m[0].trimEnd().length)) && mentions.some((x) => x.kind === 'coverage' && x.type === 'workers_comp' && x.start - m.index - m[0].trimEnd().length <= 5 && x.start > m.index)) continue
        // "No policy or bond shall be cancelled": whatever there is of them.
        if (c.type === 'surety_bond' && /^bonds?$/.test(m[0].trim()) && /\b(?:policy|policies|insurance|certificates?) (?:or|and|and\/or) $/.test(masked.slice(0, m.index + lead))) continue
        // "The liability insurance shall be primary": all of it that there is.
        if (c.printed === 'bare' && /^\W*(?:the |all |such |its |their )$/.test(masked.slice(0, m.index + lead)) && /^ (?:(?:shall|must|is|are|will|to) )?(?:also )?(?:be )?µ/.test(masked.slice(m.index + m[0].trimEnd().length))) continue
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
