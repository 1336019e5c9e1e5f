import type { CoverageType } from '../../../vocabulary/index.ts'
import { damageLabel, labelOf, namedLabel, ownLimit } from './limit-labels.ts'

type Amount = { amount: number; money: boolean }
/** Amounts of one line with the words before the first, between them and behind the last. */
type Printed = { type: CoverageType; lead: string; between: readonly string[]; rest: string; amounts: readonly Amount[] }
type Limits = { label: string; amount: number }[]

const EMPLOYERS = /^(?:workers_comp|employers_liability)$/
const LAYERED = /^(?:umbrella|excess_liability)$/
const STROKE = /^\s*\/\s*$/
const isStroke = (text: string | undefined): boolean => STROKE.test(text ?? '')
/** Two amounts of money, and nothing but a stroke between them. */
const parted = ({ amounts, between }: Printed): [Amount, Amount] | null => (amounts.length === 2 && amounts[0]!.money && amounts[1]!.money && isStroke(between[1]) ? [amounts[0]!, amounts[1]!] : null)
const sole = ({ amounts }: Printed): Amount | null => (amounts.length === 1 && amounts[0]!.money ? amounts[0]! : null)

/** Employers' liability set as one figure thrice needs no order. */
function thrice({ type, between, amounts: [a, b, c, ...more] }: Printed): Limits | null {
  if (!EMPLOYERS.test(type) || !a || !b || !c || more.length > 0 || a.amount !== b.amount || b.amount !== c.amount || a.amount < 100_000 || !isStroke(between[1]) || !isStroke(between[2])) return null
  return ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'].map((label) => ({ label, amount: a.amount }))
}

/** `$24,000,000 excess of $1,000,000`: the layer's own limit, and what it lies over. */
function layer({ type, lead, between, amounts }: Printed): Limits | null {
  const isLayer = LAYERED.test(type) && amounts.length === 2 && amounts[0]!.money && /^\s*(?:xs|x\/s|excess(?:\s+of)?)\s*$/i.test(between[1]!) && !/[a-z]{3}/i.test(lead)
  return isLayer ? [{ label: 'each_occurrence', amount: amounts[0]!.amount }] : null
}

/** Bare amounts; over what a layer lies (`$5M / $5M xs primary`) names none of its limits. */
const bare = ({ type, between, rest, amounts }: Printed): Limits | null => bareLimits(type, between, LAYERED.test(type) && OVER.test(rest) ? '' : rest, amounts)

/** `EL disease each employee / policy limit $500,000`, `$3,000,000 each claim and in the aggregate`: one amount for both. */
function oneForBoth(printed: Printed): Limits | null {
  const { type, lead, rest } = printed
  const only = sole(printed)
  if (!only) return null
  if (EMPLOYERS.test(type) && EMPLOYEE_AND_POLICY.test(lead)) return ['el_disease_each_employee', 'el_disease_policy_limit'].map((label) => ({ label, amount: only.amount }))
  const said = EACH_AND_AGGREGATE.exec(lead) ?? EACH_AND_AGGREGATE.exec(rest)
  // `Products liability $20,000,000 any one occurrence and in the aggregate`.
  if (said && type === 'general_liability' && /^\W*products?\b(?!.*\bpublic\b)/i.test(lead)) return [{ label: 'products_comp_op_agg', amount: only.amount }]
  // `any one occurrence and in the aggregate for products`.
  if (said && type === 'general_liability' && /\bagg(?:regate)?\W+(?:for|in\s+respect\s+of|as\s+respects)\s+products\b/i.test(`${lead} ${rest}`)) return ['each_occurrence', 'products_comp_op_agg'].map((label) => ({ label, amount: only.amount }))
  const pair = EACH_AND_ALL[type] ?? (/claim|wrongful/i.test(said?.[0] ?? '') ? EACH_AND_ALL.professional_liability : undefined)
  return said && pair ? pair.map((label) => ({ label, amount: only.amount })) : null
}

/** `Bodily injury by disease $500,000 each employee`: half of the label stands before its amount, half behind. */
function around(printed: Printed): Limits | null {
  const { type, lead, rest } = printed
  const only = sole(printed)
  const label = only && EMPLOYERS.test(type) && /[a-z]{3}/i.test(lead) && /[a-z]{3}/i.test(rest) ? namedLabel(type, `${lead} ${rest}`) : null
  return only && label ? [{ label, amount: only.amount }] : null
}

/** `Per Claim/Agg: $1,000,000/$2,000,000`: as many names as amounts, parted alike; where one of them cannot be told no amount is the other's. */
function namesAlike(printed: Printed): Limits | null {
  const two = parted(printed)
  const both = two && !/[A-Za-z]{3}/.test(printed.rest) ? /^([^/]+)\/([^/]+?)\W*$/.exec(printed.lead) : null
  if (!two || !both) return null
  const [first, second] = [namedLabel(printed.type, both[1]!), namedLabel(printed.type, both[2]!)]
  if (first && second && first !== second) return [{ label: first, amount: two[0].amount }, { label: second, amount: two[1].amount }]
  return !/^(?:.*\b)?limits?\W*$/i.test(both[1]!) && /agg/i.test(both[2]!) && !first ? [] : null
}

/** `Reefer breakdown 100,000 DED 2,500`: what is kept back of a load that spoils is not the load's own deductible. */
const keptLabel = (type: CoverageType, lead: string, kept: string): string | null => (/cargo$/.test(type) && /\breefer|\brefrig/i.test(lead) ? 'reefer_deductible' : OWN_DAMAGE.has(type) && /\bded/i.test(kept) ? damageLabel(lead, 'deductible') : labelOf(type, kept))
const OWN_DAMAGE = new Set<CoverageType>(['auto_physical_damage', 'garagekeepers'])

/** `Cargo $150,000 / $2,500 ded`: the limit, and what is kept back of each loss. */
function keptBehind(printed: Printed): Limits | null {
  const { type, lead, rest } = printed
  const two = parted(printed)
  const kept = two && two[0].amount > two[1].amount ? /^\W*(ded(?:uctible)?|retention|sir)\b\W*$/i.exec(rest)?.[1] : undefined
  const limit = /[A-Za-z]{3}/.test(lead) ? labelOf(type, lead) : ownLimit(type)
  return two && kept && limit ? [{ label: limit, amount: two[0].amount }, { label: keptLabel(type, lead, kept)!, amount: two[1].amount }] : null
}

/** `Deductible $2,500 each loss; $5,000 refrigeration breakdown`: each amount kept back of what the words behind it name, the first of the coverage itself. */
function keptByPeril({ type, lead, between, rest, amounts: [a, b, ...more] }: Printed): Limits | null {
  // Of `$25,000 each claim, crew; $50,000 each claim, other` neither is the coverage's.
  if (a?.money && b?.money && a.amount !== b.amount && KEPT_ALONE.test(lead) && /,.*;/.test(between[1] ?? '')) return []
  const first = b ? /^([^$;,]{0,40})[;,](?:\s+and)?\s*$/i.exec(between[1] ?? '')?.[1] : undefined
  if (!a?.money || !b?.money || more.length > 0 || first === undefined || !KEPT_ALONE.test(lead) || !/[a-z]{3}/i.test(rest)) return null
  const kept = keptLabel(type, '', lead)
  const labels = [first, rest].map((words) => (OF_EVERY.test(words) ? kept : namedLabel(type, `${words} deductible`)))
  return [a, b].flatMap(({ amount }, i) => (labels[i] && labels[i] !== (i > 0 ? labels[0] : null) && (labels[i] === kept || labels[i]!.endsWith('_deductible')) ? [{ label: labels[i]!, amount }] : []))
}
const KEPT_ALONE = /^\W*(?:ded(?:uctibles?)?|retentions?|sir)\W*$/i
const OF_EVERY = /^\W*(?:(?:each|per|any\s+one|all\s+other)\s+(?:loss|occurrence|claim|accident|vehicle|perils?)(?:es)?)?\W*$/i

/** `$500/$2,500 ded`: for each vehicle and at most, neither of them the coverage's limit. */
const keptOfEach = ({ lead, between, rest, amounts: [a, b, ...more] }: Printed): Limits | null =>
  a && b && more.length === 0 && a.amount <= b.amount && isStroke(between[1]) && !/[a-z]{3}/i.test(lead) && /^\W*(?:ded(?:uctibles?)?|retention|sir)\b/i.test(rest) ? [] : null

/** `$750,000  Deductible $10,000` beside a coverage's name, `Limit 100,000 DED 1,000`: the word leads up to the amount that ends the line. */
function keptBetween({ type, lead, between, rest, amounts: [a, b, ...more] }: Printed): Limits | null {
  const kept = a?.money && b?.money && more.length === 0 && !/[a-z]/i.test(rest) ? /^\W*(deductible|ded|retention|sir)\W*$/i.exec(between[1] ?? '')?.[1] : undefined
  if (!a || !b || !kept) return null
  const labels = [/[a-z]/i.test(lead) ? labelOf(type, lead) : ownLimit(type), keptLabel(type, lead, kept)]
  return [a, b].flatMap(({ amount }, i) => (labels[i] ? [{ label: labels[i]!, amount }] : []))
}

/** `Refrigeration breakdown: included, $5,000 deductible`: what is included has no limit of its own here; only what is kept back of it is told. */
function keptOfIncluded(printed: Printed): Limits | null {
  const name = /^(.*?)[\s:,–—-]{0,4}\bincl(?:uded|\.)?[\s,;(]*(?:with|less|subject\s+to)?(?:\s+an?)?\W*$/i.exec(printed.lead)?.[1]
  const only = sole(printed)
  if (name === undefined || !only || !/^\W*(?:ded(?:uctible)?|retention|sir)\b/i.test(printed.rest)) return null
  const label = /[a-z]{3}/i.test(name) ? namedLabel(printed.type, `${name} deductible`) : 'deductible'
  return label && (/_deductible$/.test(label) || !/[a-z]{3}/i.test(name)) ? [{ label, amount: only.amount }] : []
}

/** `Collision  $2,500 deductible`: what is kept back of one peril of a vehicle's own damage. */
function keptOfPeril(printed: Printed): Limits | null {
  const only = sole(printed)
  const label = only && OWN_DAMAGE.has(printed.type) && /^\W*ded(?:uctible|\.)?\W*$/i.test(printed.rest) ? damageLabel(printed.lead, 'deductible') : null
  return only && label && label !== 'deductible' ? [{ label, amount: only.amount }] : null
}

const injury = ({ type, between, rest, amounts }: Printed): Limits | null => (type === 'auto_liability' ? splitInjury(amounts.map((m) => m.amount), between, rest) : null)

/** The ways in which amounts of one line stand to their names, each before the plain one: null where a line is not set so. */
export const ARRANGEMENTS: readonly ((printed: Printed) => Limits | null)[] = [thrice, layer, bare, oneForBoth, around, namesAlike, keptOfIncluded, keptOfPeril, keptBehind, keptByPeril, keptOfEach, keptBetween, injury]

/** `Bodily injury $500,000 per person $1,000,000 per accident, property damage $250,000`: two limits behind one name, each with its words behind it, and the third behind its own. */
function splitInjury(amounts: readonly number[], [lead, second, third]: readonly string[], rest: string): { label: string; amount: number }[] | null {
  if (amounts.length < 2 || amounts.length > 3 || !/\b(?:bodily\s+injury|bi)\b[^$]*$/i.test(lead ?? '') || !/^\W*(?:each|per)\s+person\b/i.test(second ?? '')) return null
  const behind = amounts.length === 3 ? third! : rest
  if (!/^\W*(?:each|per)\s+(?:accident|occurrence)\b/i.test(behind)) return null
  if (amounts.length === 3 && !/\b(?:property\s+damage|pd)\b/i.test(behind)) return null
  return amounts.map((amount, i) => ({ label: SPLIT[i]!, amount }))
}

/** Amounts with no label at all: `$1,000,000 / $2,000,000` is each and aggregate by the trade's custom, `$100,000` the limit. */
function bareLimits(
  type: CoverageType,
  between: readonly string[],
  rest: string,
  amounts: readonly Amount[],
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
const EACH_AND_AGGREGATE = /\b(?:each|per|any\s+one)\s+(?:claim|occurrence|wrongful\s+act|incident|loss),?\s*(?:and|&)\s*(?:in\s+the\s+)?(?:annual\s+|policy\s+|general\s+)?agg(?:regate)?\b|^\W*(?:(?:each|per|ea\.?)\s+)?(?:occ(?:urrence)?|claim|loss|incident|poll(?:ution)?\.?\s+(?:cond(?:ition)?|incident|event))\.?\s*\/\s*agg(?:regate)?\W*$/i
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
