import type { CoverageType } from '../../vocabulary/index.ts'
import type { Word } from '../page-model.ts'
import { findAmount, parseAmount } from '../values/index.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import { labelOf, namedLabel, ownLimit } from './limit-labels.ts'

export type ReadLimit = { label: string; amount: number | null; words: Word[]; doubtful?: boolean }

/** `Occ / Agg` beside `1M / $2M`: as many amounts as labels, in order. */
export function slashedPair(printed: string, value: string, type: CoverageType, words: Word[]): ReadLimit[] | null {
  const labels = printed.split('/').map((part) => part.trim())
  const amounts = value.split('/').map((part) => parseAmount(part))
  if (labels.length < 2 || labels.length !== amounts.length || amounts.some((a) => a === null)) return null
  const named = labels.map((l) => labelOf(type, l))
  return named.every((l) => l !== null) ? named.map((label, i) => ({ label: label!, amount: amounts[i]!, words })) : null
}

/**
 * Labels with their amounts, whichever stands first: `Each Claim $1,000,000 Aggregate $2,000,000`, `$1,000,000 per claim /
 * $2,000,000 aggregate`. Words before the first amount put the labels first.
 */
export function pairsIn(printed: string, words: Word[], type: CoverageType): ReadLimit[] {
  const between: string[] = []
  const amounts: { amount: number; money: boolean }[] = []
  let rest = printed.replace(/(?<=\d),\s(?=\d{3})/g, ',').replace(/\bUSD\s*\$?\s*(?=\d)/g, '$').replace(/\$\s+(?=\d)/g, '$')
  if (isOfAnother(rest, type)) return []
  let counted = ''
  for (let i = 0; i < 12 && amounts.length < 8; i++) {
    const next = findAmount(rest)
    if (!next) break
    // The number of a place or a page is a word of the label: `Loc 1 300,000`.
    if (next.amount < 20 && /^\d{1,2}\.?$/.test(rest.slice(next.start, next.end).trim())) {
      counted += rest.slice(0, next.end)
      rest = rest.slice(next.end)
      continue
    }
    between.push(counted + rest.slice(0, next.start))
    counted = ''
    amounts.push({ amount: next.amount, money: isMoney(rest.slice(next.start, next.end), next.amount) })
    rest = rest.slice(next.end)
  }
  rest = counted + rest
  const [a, b, c] = amounts
  const lead = between[0] ?? ''
  // Employers' liability set as one figure thrice needs no order.
  if (/^(?:workers_comp|employers_liability)$/.test(type) && a && b && c && amounts.length === 3 && a.amount === b.amount && b.amount === c.amount && a.amount >= 100_000 && [between[1], between[2]].every((t) => /^\s*\/\s*$/.test(t!)))
    return ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'].map((label) => ({ label, amount: a.amount, words: words.filter((w) => /\d/.test(w.text)) }))
  // `$5M / $5M xs primary`: over what a layer lies names none of its limits.
  const over = /^(?:umbrella|excess_liability)$/.test(type) && OVER.test(rest) ? '' : rest
  // `$24,000,000 excess of $1,000,000`: the layer's own limit, and what it lies over.
  if (/^(?:umbrella|excess_liability)$/.test(type) && amounts.length === 2 && a!.money && /^\s*(?:xs|x\/s|excess(?:\s+of)?)\s*$/i.test(between[1]!) && !/[a-z]{3}/i.test(lead))
    return [{ label: 'each_occurrence', amount: a!.amount, words: words.filter((w) => /\d/.test(w.text)) }]
  const bare = bareLimits(type, between, over, amounts)
  if (bare) return bare.map((limit) => ({ ...limit, words: words.filter((w) => /\d/.test(w.text)) }))
  // `EL disease each employee / policy limit $500,000`: one amount for both.
  if (/^(?:workers_comp|employers_liability)$/.test(type) && amounts.length === 1 && a!.money && EMPLOYEE_AND_POLICY.test(lead))
    return ['el_disease_each_employee', 'el_disease_policy_limit'].map((label) => ({ label, amount: a!.amount, words: words.filter((w) => /\d/.test(w.text)) }))
  // `$3,000,000 each claim and in the aggregate`: one amount for both.
  const eachAndAll = amounts.length === 1 && a!.money ? (EACH_AND_AGGREGATE.exec(lead) ?? EACH_AND_AGGREGATE.exec(rest)) : null
  const pair = EACH_AND_ALL[type] ?? (/claim|wrongful/i.test(eachAndAll?.[0] ?? '') ? EACH_AND_ALL.professional_liability : undefined)
  if (pair && eachAndAll)
    return pair.map((label) => ({ label, amount: a!.amount, words: words.filter((w) => /\d/.test(w.text)) }))
  // `Bodily injury by disease $500,000 each employee`: half of the label stands before its amount, half behind.
  const around = amounts.length === 1 && a!.money && /^(?:workers_comp|employers_liability)$/.test(type) && /[a-z]{3}/i.test(lead) && /[a-z]{3}/i.test(rest) ? namedLabel(type, `${lead} ${rest}`) : null
  if (around) return [{ label: around, amount: a!.amount, words: words.filter((w) => /\d/.test(w.text)) }]
  // `Per Claim/Agg: $1,000,000/$2,000,000`: as many names as amounts, parted alike.
  const both = a && b && amounts.length === 2 && a.money && b.money && /^\s*\/\s*$/.test(between[1] ?? '') && !/[A-Za-z]{3}/.test(rest) ? /^([^/]+)\/([^/]+?)\W*$/.exec(lead) : null
  const named = both ? [namedLabel(type, both[1]!), namedLabel(type, both[2]!)] : []
  if (named.length === 2 && named[0] && named[1] && named[0] !== named[1])
    return [a!, b!].map(({ amount }, i) => ({ label: named[i]!, amount, words: words.filter((w) => /\d/.test(w.text)) }))
  // As many names as amounts, of which one cannot be told: no amount is the other's for that.
  if (both && !/^(?:.*\b)?limits?\W*$/i.test(both[1]!) && /agg/i.test(both[2]!) && !named[0]) return []
  // `Cargo $150,000 / $2,500 ded`: the limit, and what is kept back of each loss.
  const single = a && b && amounts.length === 2 && a.money && b.money && a.amount > b.amount && /^\s*\/\s*$/.test(between[1] ?? '') ? /^\W*(ded(?:uctible)?|retention|sir)\b\W*$/i.exec(rest)?.[1] : undefined
  const limitName = /[A-Za-z]{3}/.test(lead) ? labelOf(type, lead) : ownLimit(type)
  if (single && limitName)
    return [{ label: limitName, amount: a!.amount }, { label: labelOf(type, single)!, amount: b!.amount }].map((limit) => ({ ...limit, words: words.filter((w) => /\d/.test(w.text)) }))
  // `$500/$2,500 ded`: for each vehicle and at most, neither of them the coverage's limit.
  if (a && b && amounts.length === 2 && a.amount <= b.amount && /^\s*\/\s*$/.test(between[1] ?? '') && !/[a-z]{3}/i.test(lead) && /^\W*(?:ded(?:uctibles?)?|retention|sir)\b/i.test(rest)) return []
  // `$750,000  Deductible $10,000` beside a coverage's name: the word leads up to the amount that ends the line.
  const kept = a && b && amounts.length === 2 && a.money && b.money && !/[a-z]/i.test(lead + rest) ? /^\W*(deductible|ded|retention|sir)\W*$/i.exec(between[1] ?? '')?.[1] : undefined
  if (kept) {
    const own = [ownLimit(type), labelOf(type, kept)]
    return [a!, b!].flatMap(({ amount }, i) => (own[i] ? [{ label: own[i]!, amount, words: words.filter((w) => /\d/.test(w.text)) }] : []))
  }
  const injury = type === 'auto_liability' ? splitInjury(amounts.map((m) => m.amount), between, rest) : null
  if (injury) return injury.map((limit) => ({ ...limit, words: words.filter((w) => /\d/.test(w.text)) }))
  const clause = /[,;]\s+([^,;]*)$/.exec(lead)?.[1] ?? lead
  const generic = amounts.length > 1 && (isGeneric(lead, type) || isGeneric(clause, type)) && namedLabel(type, rest) !== null
  const behind = namedLabel(type, lead) === null && namedLabel(type, rest) !== null
  // What ends in a colon leads up to the amount behind it.
  const colons = between.length > 1 && between.slice(1).every((t) => /[A-Za-z]{3}[^:]*:\s*$/.test(t))
  const labelsFirst = colons || (labelOf(type, lead) !== null && !generic && !behind)
  const labels = labelsFirst ? between : [...between.slice(1), rest].map((label) => ownClause(type, label))
  const digits = words.filter((w) => /\d/.test(w.text))
  // Words before the amounts that name none of the coverage's limits are another's: `Comp/Coll ded` beside a cargo.
  const foreign = /[A-Za-z]{3}/.test(lead) && labelOf(type, lead) === null && !isGeneric(lead, type)
  return amounts.flatMap(({ amount, money }, i) => {
    const unnamed = !labelsFirst && !foreign && i === 0 && amounts.length > 1 && CONNECTS.test(labels[0] ?? '')
    const label = unnamed ? ownLimit(type) : labelOf(type, labels[i] ?? '')
    const small = amount >= 100 && amount % 50 === 0 && /^(?:deductible|retention)$/.test(label ?? '')
    return (money || small) && label ? [{ label, amount, words: digits }] : []
  })
}

const SHORT: [RegExp, readonly CoverageType[]][] = [
  [/^\W*(?:apd|pd|phys(?:ical)?\.?\s*dam(?:age)?)\b/i, ['auto_physical_damage', 'auto_liability', 'garagekeepers', 'garage_liability']],
  [/^\W*(?:trailer\s*int\w*)\b/i, ['trailer_interchange', 'auto_physical_damage']],
]
/** `PD ACV $5,000 ded` in a cell that names cargo too: the line says whose it is. */
const isOfAnother = (printed: string, type: CoverageType): boolean => SHORT.some(([name, own]) => name.test(printed) && !own.includes(type))

/** `Bodily injury $500,000 per person $1,000,000 per accident, property damage $250,000`: two limits behind one name, each with its words behind it, and the third behind its own. */
function splitInjury(amounts: readonly number[], [lead, second, third]: readonly string[], rest: string): { label: string; amount: number }[] | null {
  if (amounts.length < 2 || amounts.length > 3 || !/\b(?:bodily\s+injury|bi)\b[^$]*$/i.test(lead ?? '') || !/^\W*(?:each|per)\s+person\b/i.test(second ?? '')) return null
  const behind = amounts.length === 3 ? third! : rest
  if (!/^\W*(?:each|per)\s+(?:accident|occurrence)\b/i.test(behind)) return null
  if (amounts.length === 3 && !/\b(?:property\s+damage|pd)\b/i.test(behind)) return null
  return amounts.map((amount, i) => ({ label: SPLIT[i]!, amount }))
}

/** `$2,500 deductible, reefer breakdown included`: behind an amount and its name a comma goes on to something else. */
const ownClause = (type: CoverageType, label: string): string => {
  const clause = /^([^,;]*[A-Za-z]{3}[^,;]*)[,;]\s/.exec(label)?.[1]
  return clause !== undefined && namedLabel(type, clause) !== null ? clause : label
}

/** Amounts with no label at all: `$1,000,000 / $2,000,000` is each and aggregate by the trade's custom, `$100,000` the limit. */
function bareLimits(
  type: CoverageType,
  between: string[],
  rest: string,
  amounts: { amount: number; money: boolean }[],
): { label: string; amount: number }[] | null {
  const [first, second] = amounts
  if (!first?.money || [between[0] ?? '', rest].some((t) => /[A-Za-z0-9]/.test(t))) return null
  if (amounts.length === 1) {
    const label = ownLimit(type)
    return label ? [{ label, amount: first.amount }] : null
  }
  const [, , third] = amounts
  const parted = between.slice(1).every((t) => /^\s*\/\s*$/.test(t))
  // `$100,000/$300,000/$50,000`: automobile's split limits have one order.
  if (type === 'auto_liability' && amounts.length === 3 && parted && second?.money && third?.money && first.amount <= second.amount)
    return SPLIT.map((label, i) => ({ label, amount: amounts[i]!.amount }))
  // `1M/2M/2M`: each occurrence, and both aggregates, which are alike in any order.
  if (type === 'general_liability' && amounts.length === 3 && parted && second && third && first.amount <= second.amount && second.amount === third.amount)
    return ['each_occurrence', 'general_aggregate', 'products_comp_op_agg'].map((label, i) => ({ label, amount: amounts[i]!.amount }))
  const pair = EACH_AND_ALL[type]
  if (amounts.length !== 2 || !pair || !second?.money || !/^\s*\/\s*$/.test(between[1] ?? '') || second.amount < first.amount) return null
  return [
    { label: pair[0], amount: first.amount },
    { label: pair[1], amount: second.amount },
  ]
}
const OVER = /^\s*\(?(?:xs|excess|over)\b[^\d$]*$/i
const EACH_AND_AGGREGATE = /\b(?:each|per|any\s+one)\s+(?:claim|occurrence|wrongful\s+act|incident|loss)\s*(?:and|&)\s*(?:in\s+the\s+)?(?:annual\s+|policy\s+|general\s+)?agg(?:regate)?\b|^\W*(?:(?:each|per|ea\.?)\s+)?(?:occ(?:urrence)?|claim|loss|incident|poll(?:ution)?\.?\s+(?:cond(?:ition)?|incident|event))\.?\s*\/\s*agg(?:regate)?\W*$/i
/** Whether a label means both what is paid for each loss and in all. */
export const isEachAndAll = (printed: string): boolean => EACH_AND_AGGREGATE.test(printed)
const EMPLOYEE_AND_POLICY = /\b(?:each|per|ea\.?)\s+emp\w*\s*(?:\/|and|&)\s*policy\s+limit|\bpolicy\s+limit\s*(?:\/|and|&)\s*(?:each|per|ea\.?)\s+emp/i
const SPLIT = ['bodily_injury_per_person', 'bodily_injury_per_accident', 'property_damage_per_accident']
const EACH_AND_ALL: Partial<Record<CoverageType, [string, string]>> = {
  general_liability: ['each_occurrence', 'general_aggregate'],
  umbrella: ['each_occurrence', 'aggregate'],
  excess_liability: ['each_occurrence', 'aggregate'],
  professional_liability: ['each_claim', 'aggregate'],
  cyber: ['each_claim', 'aggregate'],
  pollution_liability: ['each_claim', 'aggregate'],
}
const GENERIC = /^\W*(?:limits?|amount|coverage)(?:\s+of\s+(?:liability|insurance|indemnity|cover))?\W*$/i
/** Words that only lead up to the amounts: `Limit of liability:`, with the coverage's name or the currency. */
const isGeneric = (lead: string, type: CoverageType): boolean => {
  if (GENERIC.test(lead)) return true
  const named = /^\W*limits?(?:\s+of\s+(?:liability|insurance|indemnity))?\s*:\s*(.{3,60}?)\W*(?:USD|US|CAD|GBP|EUR)?\W*$/i.exec(lead)
  return named !== null && knownCoverageOf(named[1]!) === type && namedLabel(type, named[1]!) === null
}
/** `$100,000 w/ $1,000 deductible`: the first amount is the coverage's own limit. */
const CONNECTS = /^\W*(?:w|with|less|subject\s+to)?(?:\s+an?)?\W*$/i
/** Written as money, or too large to be a count; a bare year is neither. */
const isMoney = (printed: string, amount: number): boolean =>
  /[$,]|\d\s*[km]\b/i.test(printed) || (amount >= 1000 && amount % 50 === 0 && !(amount >= 1900 && amount <= 2100))
