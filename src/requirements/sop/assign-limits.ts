import type { CoverageType, RuleLimit } from '../../vocabulary/index.ts'
import { eachOfSome } from './amounts-of-some.ts'
import type { CoveragePart } from './lexicon-coverages.ts'
import { type LimitWord, limitLabel } from './lexicon-limits.ts'
import type { LimitMention, Mention } from './mentions.ts'
import type { AskedLimit } from './statements.ts'

type Amount = Extract<Mention, { kind: 'amount' }>
type Named = { amount: Amount; words: LimitMention[] }
export type AssignedLimits = { limits: AskedLimit[]; alternative: RuleLimit[] | null; doubts: string[]; advisory: AskedLimit[]; conditional: AskedLimit[]; /** Where each row of amounts (1M/2M/2M) begins and ends. */ rows?: Map<number, { start: number; end: number }> }

const EL = ['el_each_accident', 'el_disease_policy_limit', 'el_disease_each_employee'] as const
const FORWARD =
  /^[\s:=(-]*(?:(?:of|is|at|are|be|stays(?: at)?|remains(?: at)?|not less than|no less than|at least|minimum|min\b\.?|limits?|amount|amounts|in the amount of|shall|must|with|a|for|each|insurance|coverage|-|>=?|subject to|(?:lower|less|smaller) than)[\s:=(-]*)*$/
const BACKWARD = /^[\s()-]*(?:(?:for|as|limit|limits|minimum|min\b\.?|per|in|the|each|-|a|on|for the|of|combined|and)[\s()-]*)*$/
const DROPPED =
  /(?:instead of|rather than|in lieu of|in place of|(?:they|he|she) (?:only )?(?:have|has|show|shows|had|got)|theirs (?:is|shows)|up from|no longer|was|previously|formerly|not just|not|old|currently|comes? in at|came in at)(?: the)?(?: usual| standard| old| former)? $/

/** "GL aggregate shows $1,000,000 - we need $2,000,000": the amount that a paper shows, beside the one that is asked. */
const isShown = (t: { start: number; end: number }, text: string): boolean =>
  /\b(?:shows?|reads?|says|states?|lists?|is only|at only|just|only) $/.test(text.slice(Math.max(0, t.start - 14), t.start)) && /^[^¤.]{0,40}\b(?:need|want|require|ask|must be|should be|has to be|calls? for|minimum|supposed)\w*\b[^¤.]{0,24}¤/.test(text.slice(t.end))

/** Which limit words belong to which amount: a word binds to the amount it touches; commas and colons decide the rest. */
function bindWords(tokens: (Amount | LimitMention)[], text: string): { named: Named[]; lead: LimitMention[]; shown: LimitMention[] } {
  const amounts = tokens.filter((t): t is Amount => t.kind === 'amount')
  const named: Named[] = amounts.map((amount) => ({ amount, words: [] }))
  const words = tokens.filter((t): t is LimitMention => t.kind === 'limit' && t.word !== 'statutory')
  const labelFirst =
    words.length > 0 &&
    amounts.length > 0 &&
    words[0]!.start < amounts[0]!.start &&
    FORWARD.test(text.slice(words[0]!.end, nextStart(words, 0, amounts)))
  const lead: LimitMention[] = []
  const shown: LimitMention[] = []
  for (const [i, w] of words.entries()) {
    // "with UM/UIM at statutory limits": no amount before it is that of a word which the law sets.
    if (tokens.some((t) => t.kind === 'limit' && t.word === 'statutory' && t.start >= w.end && /^[\s:(-]*(?:(?:at|of|in|with|is|are|coverage)[\s:(-]*){1,2}$/.test(text.slice(w.end, t.start)))) continue
    // "$50,000 accidental death, temporary total disability of $700 per week": its amount is read as something else.
    if (/^[\s:=(-]*(?:(?:of|at|benefits?|is)[\s:=(-]*){0,3}¦/.test(text.slice(w.end))) continue
    const next = amounts.findIndex((a) => a.start >= w.end)
    const before = next === -1 ? amounts.length - 1 : next - 1
    if (before < 0) {
      // "per project aggregate; ...; limits of 1M/2M/2M": a word of a clause of its own names no row of amounts behind it.
      if (amounts[next]?.group && text.slice(w.end, amounts[next]!.start).includes(';')) continue
      named[next]?.words.push(w)
      lead.push(w)
      continue
    }
    const beside = words[i - 1] !== undefined && named[before]!.words.includes(words[i - 1]!) && /^ ?(?:\/|and|&|,) ?$/.test(text.slice(words[i - 1]!.end, w.start))
    if (next === -1 && !beside && /;/.test(text.slice(amounts[before]!.end, w.start)) && named[before]!.words.length) {
      shown.push(w)
      continue
    }
    if (next === -1) {
      named[before]!.words.push(w)
      continue
    }
    const previous = words[i - 1]
    const chainStart = previous && previous.start > amounts[before]!.end ? previous.end : amounts[before]!.end
    // "$1M GL per occurrence ($2M agg)": the coverage's own name parts nothing.
    const gapBefore = text.slice(chainStart, w.start).replace(/©+/g, '')
    const gapAfter = text.slice(w.end, Math.min(words[i + 1]?.start ?? Number.POSITIVE_INFINITY, amounts[next]!.start))
    const touchesNext =
      amounts[next]!.start <= (words[i + 1]?.start ?? Number.POSITIVE_INFINITY)
        ? FORWARD.test(gapAfter)
        : /^[\s,/&-]*(?:and|or)?[\s,/&-]*$/.test(gapAfter)
    const colon = /^\s*[:=]/.test(gapAfter)
    const touchesBefore = BACKWARD.test(gapBefore) && !/[,;:]/.test(gapBefore)
    const delimited = /[,;:]|\band\b|\/|\+/.test(gapBefore)
    const previousForward = previous !== undefined && named[next]!.words.includes(previous)
    const tightBefore = /^[\s(]*$/.test(gapBefore)
    const tightAfter = /^[\s(]*$/.test(gapAfter) && amounts[next]!.start <= (words[i + 1]?.start ?? Number.POSITIVE_INFINITY)
    // "$1,000,000 per occurrence (aggregate $2,000,000)": a word that opens a bracket is of the amount in it.
    const opensBracket = /\(\s*$/.test(gapBefore) && FORWARD.test(gapAfter) && amounts[next]!.start <= (words[i + 1]?.start ?? Number.POSITIVE_INFINITY)
    // "$2,000,000 agg products $1,000,000": where the one amount has its word, and the next has none behind it.
    const only = tightAfter && named[before]!.words.length > 0 && !words.slice(i + 1).some((x) => x.start >= amounts[next]!.end && x.start < (amounts[next + 1]?.start ?? Number.POSITIVE_INFINITY))
    const forward =
      colon ||
      only ||
      opensBracket ||
      previousForward ||
      (tightBefore && !tightAfter ? false : touchesNext && (!touchesBefore || (delimited && !/^\s*\//.test(gapAfter)) || labelFirst))
    named[forward ? next : before]!.words.push(w)
  }
  return { named, lead, shown }
}
const nextStart = (words: LimitMention[], i: number, amounts: Amount[]): number =>
  Math.min(words[i + 1]?.start ?? Number.POSITIVE_INFINITY, amounts.find((a) => a.start >= words[i]!.end)?.start ?? 0)

/** The labels one amount stands for, from all the words bound to it. */
function labelsOf(type: CoverageType, wordsIn: LimitMention[], split: boolean): { labels: string[]; doubt?: string } {
  const words = wordsIn.map((w) => w.word)
  const has = (w: LimitWord) => words.includes(w)
  const name = (w: LimitWord | 'none') => limitLabel(type, w, wordsIn.find((x) => x.word === 'printed')?.printed)
  const uniq = (list: (string | null)[]) => [...new Set(list.filter((l): l is string => l !== null))]
  if (type === 'auto_liability') {
    if (has('csl') || (has('bi') && has('pd') && !has('person') && !has('bi_person'))) return { labels: ['combined_single_limit'] }
    if (has('bi_person') || has('person')) return { labels: ['bodily_injury_per_person'] }
    if (has('pd') || has('pd_accident')) return { labels: ['property_damage_per_accident'] }
    if (has('bi_accident') || (has('bi') && (has('accident') || has('occurrence')))) return { labels: ['bodily_injury_per_accident'] }
    if (split && (has('accident') || has('occurrence'))) return { labels: ['bodily_injury_per_accident'] }
    if (has('aggregate') || has('general_aggregate')) return { labels: [], doubt: 'An aggregate is named for automobile liability.' }
  }
  if (type === 'workers_comp' || type === 'employers_liability') {
    const labels = uniq(words.map((w) => (w === 'disease' || w === 'bi' ? null : name(w))).filter((l) => l !== 'statutory'))
    if (has('disease') && !labels.includes('el_disease_each_employee') && !labels.includes('el_disease_policy_limit')) {
      const both = ['el_disease_each_employee', 'el_disease_policy_limit']
      return { labels: [...labels, ...both], doubt: 'Disease is named without saying each employee or policy limit.' }
    }
    if (has('aggregate')) return { labels: [...labels, 'el_disease_policy_limit'], doubt: 'An aggregate is named for employers liability.' }
    return labels.length ? { labels } : { labels: [...EL] }
  }
  const basis = words.filter(
    (w) =>
      w !== 'bi' &&
      w !== 'pd' &&
      w !== 'statutory' &&
      !(w === 'person' && (has('medical') || type === 'general_liability')) &&
      !(w === 'accident' && has('csl')),
  )
  if (type === 'general_liability' && (has('rented_premises') || has('medical') || has('personal_injury') || has('products'))) {
    const own = uniq(
      basis
        .filter(
          (w) =>
            w !== 'occurrence' && w !== 'claim' && w !== 'accident' && !(w === 'aggregate' && has('products') && !has('general_aggregate')),
        )
        .map(name),
    )
    const spread = basis[0] === 'occurrence' && /^(?:occurrence|claim)$/.test(basis[0])
    return { labels: spread ? uniq(['each_occurrence', ...own]) : own }
  }
  if (!basis.length) return { labels: uniq([name('none')]) }
  const labels = uniq(basis.map(name))
  return labels.length ? { labels } : { labels: uniq([name('none')]), doubt: 'The limit named here is not one of this coverage.' }
}

/** Labels of a shorthand such as 1M/2M/2M or 100/500/100 by the order the trade writes it in. */
function shorthandLabels(type: CoverageType, values: number[], split: boolean): { labels: string[]; doubt?: string } | null {
  const n = values.length
  if (type === 'general_liability') return { labels: ['each_occurrence', 'general_aggregate', 'products_comp_op_agg'].slice(0, n) }
  if (type === 'workers_comp' || type === 'employers_liability') {
    if (n !== 3) return null
    const [a, b, c] = values as [number, number, number]
    if (c > b && a <= b)
      return {
        labels: ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'],
        doubt: 'The order of the three amounts is unusual.',
      }
    return { labels: [...EL] }
  }
  if (type === 'auto_liability') {
    if (n === 3) return { labels: ['bodily_injury_per_person', 'bodily_injury_per_accident', 'property_damage_per_accident'] }
    return split || values.every((v) => v < 1e6) ? { labels: ['bodily_injury_per_person', 'bodily_injury_per_accident'] } : null
  }
  if (n !== 2) return null
  const one = limitLabel(type, 'none')
  const aggregate = limitLabel(type, 'aggregate')
  if (!one || !aggregate || /cargo|occupational|physical|property|inland|non_trucking|interchange/.test(type)) return null
  return { labels: [one === 'limit' ? 'each_occurrence' : one, aggregate] }
}

const money = (n: number): string => `$${String(n).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`
export const describeAmount = (n: number | null): string => (n === null ? 'statutory' : money(n))

/** "including products and completed operations, $1,000,000": what is included is not what the amount is for. */
const isIncluded = (t: LimitMention, text: string): boolean =>
  (/^(?:products|personal_injury|rented_premises|medical|bi|pd)$/.test(t.word) || t.printed === 'employee_theft') &&
  (/^\s*(?:coverage |liability |hazard )?(?:is |are |must be |to be )?incl/.test(text.slice(t.end)) ||
    (t.word === 'products' && /(?:[£¤] ?(?:limit )?|, ?)(?:with|w\/|plus|\+) ?(?:full )?$/.test(text.slice(0, t.start))) ||
  /\bincl(?:ud(?:ing|es?|ed))?\.?\s[^¤;.]{0,90}$/.test(text.slice(Math.max(0, t.start - 110), t.start))) &&
  // "incl. products/completed ops: $1M / $2M / $2M": amounts in a row are those of the whole.
  (/^[\s:=-]*¤+ ?\/ ?¤/.test(text.slice(t.end)) || !/^[\s:=(-]*(?:(?:of|at|limit)[\s:=-]*){0,2}¤/.test(text.slice(t.end)) || (/\bincl(?:ud(?:ing|es?|ed))?\.?\s[^¤;.:]{0,90}(?:\band|&|,) $/.test(text.slice(Math.max(0, t.start - 110), t.start)) && /^\s*:\s*¤+ £/.test(text.slice(t.end))))

/** "$2,000,000 per occurrence (if an aggregate applies, it is per project)": words of a bracket of its own name no amount before it. */
function isOfBracket(t: LimitMention, text: string): boolean {
  const open = text.lastIndexOf('(', t.start)
  return open > text.lastIndexOf(')', t.start) && /^\(\s*(?:if|when|where)\b[^()¤]*\)/.test(text.slice(open))
}

/** "AI for ongoing and completed operations" speaks of the additional insured, not of a limit. */
const isStanding = (t: LimitMention, text: string): boolean =>
  t.word === 'products' && /\bongoing(?: operations?| ops?\.?)? ?(?:and|&|\+|\/|,) ?$/.test(text.slice(Math.max(0, t.start - 30), t.start))

/** "is $750,000 under state law, but we ask for $1,000,000": the law's amount beside the one that is asked. */
const OF_LAW = /^[^¤;.,]{0,14}(?:(?:under|by|per|is) (?:the )?(?:(?:state|federal) (?:law|rules?|minimum|requirement)|law\b|statute|legal minimum|fmcsa|dot\b)|£+,? (?:but|however|though)\b)/

/** "$750,000 by law; we require $1,000,000" */
const isByLaw = (t: Amount, tokens: (Amount | LimitMention)[], text: string): boolean =>
  tokens.some((o) => o.kind === 'limit' && o.word === 'statutory' && o.start >= t.end && o.start - t.end <= 8 && /^\s*[;,] ?(?:but )?(?:we|our)\b/.test(text.slice(o.end)))

/** "went up to $2,000,000 per claim from $1,000,000": what it was before. */
const FROM_OLD = /\b(?:up|down|raised|increased|lowered|reduced|changed|moved|bumped)\b[^.;]{0,30}\bto\b[^.;]{0,40}\bfrom (?:the )?$/

/** Limits of one coverage from the amounts and limit words said of it, in order. */
export function assignLimits(
  type: CoverageType,
  part: CoveragePart | undefined,
  tokensIn: (Amount | LimitMention)[],
  text: string,
  /** Limits a person and an accident were named before, in sentences of their own. */
  splitBefore = false,
): AssignedLimits {
  const dropped = new Set(tokensIn.flatMap((t) => (t.kind === 'amount' && t.group?.index === 0 && DROPPED.test(text.slice(Math.max(0, t.start - 40), t.start)) ? [t.group.id] : [])))
  const result: AssignedLimits = { limits: [], alternative: null, doubts: [], advisory: [], conditional: [] }
  const tokens = tokensIn.filter((t) => (t.kind === 'limit' ? !isIncluded(t, text) && !isOfBracket(t, text) && !isStanding(t, text) && (!/\b(?:no|without(?: an?)?) $/.test(text.slice(Math.max(0, t.start - 12), t.start)) || /^ (?:limit )?(?:lower|less|smaller|below) than/.test(text.slice(t.end))) : !(t.group && dropped.has(t.group.id)) && !isShown(t, text) && !DROPPED.test(text.slice(Math.max(0, t.start - 40), t.start)) && !FROM_OLD.test(text.slice(Math.max(0, t.start - 120), t.start)) && !((OF_LAW.test(text.slice(t.end)) || isByLaw(t, tokensIn, text)) && tokensIn.some((o) => o.kind === 'amount' && o.start > t.end))))
  const { named, lead, shown } = bindWords(tokens, text)
  const split = splitBefore || tokens.some((t) => t.kind === 'limit' && /^(?:bi|bi_person|person|bi_accident)$/.test(t.word))
  const done = new Set<Named>()
  const places = new Map<string, number>()
  result.rows = new Map()
  for (const { amount } of named) {
    const row = amount.group ? (result.rows.get(amount.group.id) ?? { start: amount.start, end: amount.end }) : null
    if (row) result.rows.set(amount.group!.id, { start: Math.min(row.start, amount.start), end: Math.max(row.end, amount.end) })
  }
  const put = (labels: string[], amount: Amount, doubt?: string) => {
    for (const label of labels) if (!places.has(label)) places.set(label, amount.start)
    if (amount.doubt && amount.doubt !== 'implied_scale') {
      result.doubts.push(
        amount.doubt === 'words_and_figures'
          ? 'The words and the figures name different amounts.'
          : amount.doubt === 'range'
            ? 'A range of amounts is named.'
            : 'An amount cannot be read.',
      )
      return
    }
    for (const label of labels)
      add(result, type, label, amount, text, doubt ?? (amount.doubt ? 'The scale of the amount is not written.' : undefined))
  }
  if (part === 'reefer' || part === 'products') {
    for (const n of named) put([part === 'reefer' ? 'reefer_breakdown' : 'products_comp_op_agg'], n.amount)
    return result
  }
  for (const n of named) {
    const group = n.amount.group
    if (done.has(n) || !group || group.index !== 0) continue
    const members = named.filter((x) => x.amount.group?.id === group.id)
    const words = members.flatMap((m) => m.words)
    const zipped =
      words.length === members.length &&
      members.length > 1 &&
      (members.at(-1)!.words.length === members.length || n.words.length === members.length)
        ? words
        : null
    const lastOnly = members.slice(0, -1).every((m) => !m.words.length)
    const plain =
      words.every((w) => /^(?:bi|csl|statutory)$/.test(w.word)) ||
      // "1M/2M/2M aggregate": the word says what the last amount is anyway.
      (members.length > 1 && lastOnly && words.length === 1 && /aggregate/.test(words[0]!.word) && type !== 'workers_comp')
    if (!zipped && !plain) continue
    for (const m of members) done.add(m)
    if (zipped) {
      for (const [i, m] of members.entries()) put(labelsOf(type, [zipped[i]!], split).labels, m.amount)
      continue
    }
    const short = shorthandLabels(
      type,
      members.map((m) => m.amount.value),
      split,
    )
    if (!short) result.doubts.push(`${members.map((m) => money(m.amount.value)).join(' / ')}: which limit each amount is, is not said.`)
    else for (const [i, m] of members.entries()) if (short.labels[i]) put([short.labels[i]!], m.amount, short.doubt)
  }
  for (const w of shown) {
    const label = limitLabel(type, w.word, w.printed)
    if (label && label !== 'statutory' && /^\s*(?:benefits? |coverage )?(?:must be |to be |is |are )?(?:shown|required|listed|included)/.test(text.slice(w.end)))
      result.limits.push({ label, min: null })
  }
  const spread = lead.length > 1 && named.length === 1 ? lead : null
  for (const n of named) {
    if (done.has(n)) continue
    const { labels, doubt } = labelsOf(type, n.words, split)
    if (!labels.length) result.doubts.push(doubt ?? `${money(n.amount.value)}: which limit this is, is not said.`)
    else put(labels, n.amount, spread && labels.length === 1 && spread.length > 2 ? 'Several limits are named for one amount.' : doubt)
  }
  // "$1,000,000 CSL or 500/1,000/500 split": of two ways to write one limit, the first named is the rule.
  const first = (ls: { label: string }[]): number => Math.min(...ls.map((l) => places.get(l.label) ?? Number.POSITIVE_INFINITY))
  if (result.alternative && result.limits.length && result.limits.every((l) => l.min !== null && !l.doubt) && first(result.alternative) < first(result.limits)) {
    const { alternative } = result
    result.alternative = result.limits.map(({ label, min }) => ({ label, min }))
    result.limits = alternative
  }
  return result
}

/** "general liability of $1,000,000 with animal bailee of at least $25,000": an amount of something else that it comes with. */
const OF_A_PART = /\b(?:with|plus|including|and) (?!(?:an?|the|limits?|minimum|aggregate|at|no|not|each|per|total|combined|single|annual|policy|in)\b)[a-z][a-z' -]{3,40}? of (?:at least |not less than |no less than |up to )?$/

/** "; heavy wreckers need $150,000": a later amount with a subject of its own. */
const LATER_SUBJECT = /[;,(]\s*(?:and |but )?the (?!limits?|minimum|amount|aggregate|same|total|other|policy|umbrella|rest)[a-z][a-z' -]{3,40}:?\s*$|[;,(]\s*(?:and |but )?(?!(?:(?:we|i) (?:require|ask|need|want|insist)|and|or|with|plus|at|of|not|no|minimum|min|limits?|each|per|in|the|an?|but|subject|aggregate|annual|policy|combined)\b)[a-z][a-z' -]{3,40}:?\s*$/

const ALL_OTHERS = /(?:[;,.(] ?|\b(?:and|but) )(?:all (?:the )?others?|any others?|others|the (?:rest|others)|every(?:one|body|thing) else|otherwise)(?: [a-z]+)?(?:,|:| for| at| with| is| are| of| needs?| carry)* ?$/
function add(result: AssignedLimits, type: CoverageType, label: string, amount: Amount, text: string, doubt?: string): void {
  // What is said before the first of a row of amounts, or behind its last, is said of them all.
  const row = amount.group ? result.rows?.get(amount.group.id) : undefined
  const rowStart = row?.start ?? amount.start
  const rowEnd = row?.end ?? amount.end
  const before = text.slice(Math.max(0, rowStart - 60), rowStart)
  const choice = /\bor\b[^¤]{0,60}$/.test(text.slice(Math.max(0, amount.start - 90), amount.start)) || (label === 'combined_single_limit' && /^[\s£,;]*or\b[^¤.;]{0,40}¤/.test(text.slice(amount.end))) || /^[\s£]*(?:policy|limit)?\s*(?:is|are|works?|will|would)\b[^.;]{0,20}\b(?:good|fine|ok|okay|acceptable|accepted|works|do|too|also|instead)\b/.test(text.slice(amount.end))
  // Cargo has one amount, whether it is said of a vehicle or of an occurrence.
  const slot = (l: string): string => (type === 'cargo' ? l.replace(/^per_(?:vehicle|occurrence)$/, 'cargo') : limitLabel(type, 'none') === 'limit' ? l.replace(/^(?:per|each)_\w+$/, 'limit') : l)
  const held = result.limits.find((l) => l.label === label) ?? (LATER_SUBJECT.test(before) || /^[\s,£()]*(?:only )?(?:for|on|if|when|hauling|carrying)\b/.test(text.slice(amount.end)) ? result.limits.find((l) => slot(l.label) === slot(label)) : undefined)
  if (result.alternative && type === 'auto_liability') {
    result.alternative.push({ label, min: amount.value })
    return
  }
  if (type === 'auto_liability' && choice && result.limits.length && !held) {
    const single = label === 'combined_single_limit'
    if (single !== result.limits.some((l) => l.label === 'combined_single_limit')) {
      result.alternative = [{ label, min: amount.value }]
      return
    }
  }
  if (
    /(?:prefer(?:red|ably|ence)?|recommend(?:ed)?|suggest(?:ed)?|desired|ideally|encourage(?:d)?)[^¤£©,]{0,25}$/.test(before) ||
    /^[^¤©;.]{0,14}(?:is |are )?(?:strongly |highly )?(?:preferred|pref\b|recommended|encouraged|suggested|desired|nicer|better|ideal)/.test(
      text.slice(rowEnd, rowEnd + 50).replace(/£+/g, ''),
    )
  ) {
    if (held || result.limits.length || result.advisory.length || /^[^;.]{0,40}¤/.test(text.slice(amount.end))) {
      result.advisory.push({ label, min: amount.value })
      return
    }
  }
  if (held && held.min !== amount.value && held.doubt === undefined && (LATER_SUBJECT.test(before) || OF_A_PART.test(before) || /^[\s,£()]*(?:only )?(?:for|on|if|when|where|in|hauling|carrying|with|up to ¦|over ¦|above|beyond)(?![a-z])/.test(text.slice(amount.end)))) {
    // "$5M for vehicles of sixteen seats and $2M for smaller ones", "on the field $5M; all others $1M": the least is the base.
    const each = /^[\s,£()]*(?:only )?(?:for|on|if|when|where) \w/.test(text.slice(0, amount.start).replace(/^.*¤/s, '')) && /^[\s,£()]*(?:only )?(?:for|on|if|when|where)\b/.test(text.slice(amount.end))
    const least = held.min !== null && amount.value < held.min && (each || ALL_OTHERS.test(before))
    result.conditional.push({ label, min: least ? held.min : amount.value })
    if (!least) return
    held.min = amount.value
    result.doubts.push('The least of the amounts asked for some is read as what is asked of all.')
    return
  }
  // "10M (primes), 5M (low-voltage)", "$1M; $5M bulk": of amounts that are each given to some, the least is what a rule asks.
  if (held && held.min !== null && held.min !== amount.value && held.doubt === undefined && eachOfSome(text, amount.start, amount.end, amount.value > held.min)) {
    result.conditional.push({ label, min: Math.max(held.min, amount.value) })
    held.min = Math.min(held.min, amount.value)
    result.doubts.push('The least of the amounts asked for some is read as what is asked of all.')
    return
  }
  if (!held) result.limits.push({ label, min: amount.value, ...(doubt ? { doubt } : {}) })
  else if (held.min !== amount.value) {
    held.doubt = 'conflict'
    result.doubts.push(`Two amounts are named for one limit: ${describeAmount(held.min)} and ${describeAmount(amount.value)}.`)
  }
}
