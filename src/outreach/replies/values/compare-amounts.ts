import type { AskedLine, Limit } from '../../../vocabulary/index.ts'
import { agreesAround, agreesBehind } from './agrees-as-asked.ts'
import { type ClauseValues, type Compared, isRejected } from './compared.ts'
import { isOfRetention, placeDeductible } from './deductibles.ts'
import type { Item } from '../words/lex-sentence.ts'
import { isOfAnotherPlace } from './of-another-place.ts'
import { equals, LIMIT_ITSELF, likeliest, limitOf, ordersOf } from './limits-of-line.ts'
import { type Figure, labelNear, pairLabels } from './pair-labels.ts'
import { oldBesideNew } from './old-beside-new.ts'
import { placeSplit } from './place-split.ts'
import { shorthand } from './read-values.ts'
import { tellsOldAndNew } from './two-unnamed.ts'

/** The amounts of a clause against the limits that were asked. */
export function compareAmounts(values: ClauseValues, line: AskedLine, out: Compared): void {
  const { items } = values
  const figures = pairLabels(items, limitOf(line, 'limit') !== undefined)
  // "100k w 50k reefer": the reefer has its figure, the other is of another limit.
  const claimed = new Set(figures.flatMap((figure) => (figure.rejected ? [] : (figure.labels ?? []))))
  // "58 31 950": the groups of a policy number.
  const grouped = items.some((item, at) => item.kind === 'amount' && item.bare && [items[at - 1], items[at + 1]].some((other) => other?.kind === 'amount' && other.bare))
  if (grouped) {
    out.unplaced.push('a number')
    return
  }
  if (values.single && tellsOldAndNew(figures, items, line, limitItself(line, line.limits, ordersOf(line)[0]), values.folded) && oldBesideNew(items, line, true) === null) {
    out.unplaced.push('an amount')
    return
  }
  if (agreesAround(items, line, out)) return
  const change = oldBesideNew(items, line, values.single)
  if (change !== null) {
    out.corrections[`limits.${change.label}`] = likeliest(change.amounts, limitOf(line, change.label)?.amount)
    return
  }
  // "1,000,000 and 2,000,000", of an occurrence and an aggregate: in their customary order, whatever else is of such an amount.
  const pair = values.single && !values.money && OF_A_PAIR.has(line.coverage_type) ? pairInARow(figures, items) : []
  // "1M and 5K": whatever the second is of, it is no aggregate.
  if (pair.length > 1 && Math.max(...pair[1]!.candidates) < Math.min(...pair[0]!.candidates)) out.unplaced.push('an amount')
  else if (pair.length > 1) placeSplit(pair.map((figure) => (figure.bare ? shorthand(figure.candidates[0]!) : figure.candidates)), null, line, values.single, out)
  for (const figure of figures) if (!pair.includes(figure) && !figure.rejected && !isOfMotorists(items[figure.at + 1]) && !(!figure.labels?.some((label) => /deductible|retention/.test(label)) && isOfRetention(items, figure.at) && !line.limits.some((limit) => /deductible|retention/.test(limit.label)))) placeFigure(figure, line, values, out, claimed)
  items.forEach((item, at) => {
    if (item.kind === 'split' && !isRejected(items, at) && ofDisease(items, at) && placeDisease(item.parts, line, out)) return
    if (item.kind === 'split' && !isRejected(items, at) && !agreesBehind(item.parts, items[at + 1], line, out)) placeSplit(item.parts, labelNear(items, at), line, values.single, out)
  })
}

/** "Disease 500k / 100k": of each employee and of the policy, which is never the lower, in whichever order. */
const ofDisease = (items: Item[], at: number): boolean => items.slice(Math.max(0, at - 3), at).some((item, _, all) => item.kind === 'word' && item.word === 'disease' && all.slice(all.indexOf(item) + 1).every((one) => (one.kind === 'mark' && /[:(]/.test(one.mark)) || (one.kind === 'attr' && one.attr === 'limits') || (one.kind === 'word' && /^(?:is|are|at|of)$/.test(one.word))))
function placeDisease(parts: number[][], line: AskedLine, out: Compared): boolean {
  const limits = ['el_disease_each_employee', 'el_disease_policy_limit'].map((label) => limitOf(line, label))
  if (parts.length !== 2 || limits.some((limit) => limit === undefined || limit.amount === null)) return false
  const inOrder = Math.max(...parts[0]!) <= Math.max(...parts[1]!) ? parts : [parts[1]!, parts[0]!]
  limits.forEach((limit, at) => {
    if (equals(inOrder[at]!, limit!.amount)) out.agreed.add(`limits.${limit!.label}`)
    else out.corrections[`limits.${limit!.label}`] = likeliest(inOrder[at]!, limit!.amount)
  })
  return true
}

/** Coverages whose limits are told in a pair, the second of all the first. */
const OF_A_PAIR: ReadonlySet<string> = new Set(['general_liability', 'professional_liability', 'cyber', 'pollution_liability', 'liquor_liability', 'garage_liability', 'product_liability', 'epli', 'umbrella', 'excess_liability'])
/** Two or three figures without a name, with nothing but a comma, a stroke or an "and" between them. */
function pairInARow(figures: Figure[], items: Item[]): Figure[] {
  if (figures.length < 2 || figures.length > 3 || figures.some((figure) => figure.rejected || figure.labels !== null)) return []
  const apart = figures.some((figure, at) => at > 0 && !items.slice(figures[at - 1]!.at + 1, figure.at).every((item) => item.kind === 'join' || (item.kind === 'mark' && /[,/]/.test(item.mark))))
  return apart || items.some((item) => item.kind === 'label') ? [] : figures
}

const toldItself = (line: AskedLine, items: Item[], figure: Figure): boolean =>
  items.some((item, at) => item.kind === 'amount' && at < figure.at && !isRejected(items, at) && items[at + 1]?.kind !== 'label' && line.limits.some((limit) => LIMIT_ITSELF.has(limit.label) && equals(item.candidates, limit.amount)))

function placeFigure(figure: Figure, line: AskedLine, values: ClauseValues, out: Compared, claimed: ReadonlySet<string>): void {
  if (isOfAnotherPlace(figure, values.items, line)) {
    out.unplaced.push('an amount')
    return
  }
  const candidates = figure.bare ? [...new Set([...figure.candidates, ...shorthand(figure.candidates[0]!)])] : figure.candidates
  // "WC statutory/1M": the amount is not the statutory limit's, which has none.
  const statutory = figure.labels?.every((label) => limitOf(line, label)?.amount === null)
  // "Cargo, limit is 250k", where only another policy has a limit of that plain name: the cargo's own.
  const plain = figure.labels?.every((label) => label === 'limit' && limitOf(line, label) === undefined) === true
  // "The auto has 500,000 per occurrence", "pollution is 3M each occurrence": what a limit is called of another policy is of this one's own limit.
  const borrowed = figure.labels?.every((label) => LIMIT_ITSELF.has(label) && limitOf(line, label) === undefined) === true
  // "GKLL 250K w/ 1K ded, CSL 1M": the line's own limit is told, and what follows is another policy's by its name and amount.
  if (borrowed && toldItself(line, values.items, figure) && values.asked.some((other) => other !== line && figure.labels!.some((label) => equals(candidates, limitOf(other, label)?.amount)))) return
  if (figure.labels && !statutory && !plain && !borrowed) {
    const own = preferred(
      figure.labels.filter((label) => limitOf(line, label) !== undefined),
      line,
    )
    // "Auto 1,000,000 aggregate": a limit that was not asked of it.
    if (own.length === 0) {
      if (figure.labels.every((label) => label === 'deductible')) placeDeductible(figure, candidates, line, values, out)
      if (figure.labels.every((label) => label.endsWith('aggregate'))) out.unplaced.push('an aggregate')
      return
    }
    if (own.some((label) => equals(candidates, limitOf(line, label)?.amount))) {
      for (const label of own) if (equals(candidates, limitOf(line, label)?.amount)) out.agreed.add(`limits.${label}`)
      return
    }
    const none = figure.candidates[0] === 0 && /deductible|retention/.test(own[0]!)
    // "100K with a 10K theft deductible": of one peril alone.
    if (isOfAnotherPeril(own, values.folded)) out.unplaced.push(`an amount for ${own.join(' or ')}`)
    else if (own.length === 1 && (none || !(figure.bare && figure.candidates[0]! < 50)))
      out.corrections[`limits.${own[0]}`] = likeliest(candidates, limitOf(line, own[0]!)?.amount)
    else out.unplaced.push(`an amount for ${own.join(' or ')}`)
    return
  }
  // "Auto premium 18,400", "one claim for 12,000 on the cargo": money, and no limit.
  if (values.money && !values.items.some((item) => item.kind === 'attr' && item.attr === 'limits')) {
    out.unplaced.push('an amount')
    return
  }
  const equal = line.limits.filter((limit) => equals(candidates, limit.amount) && !claimed.has(limit.label))
  // "The limit is 25k" is not the retention of 25,000.
  if (equal.length > 0 && equal.every((limit) => /deductible|retention/.test(limit.label)) && values.items.some((item) => item.kind === 'attr' && item.attr === 'limits')) {
    out.unplaced.push('an amount')
    return
  }
  // One figure without a name is the limit itself where the trade speaks so, and the first of the limits before it is any other:
  // "GL limit is 2M", asked about 1M and 2M; "EL is 500,000", asked about 100 / 100 / 500.
  const itself = limitItself(line, line.limits, ordersOf(line)[0])
  const alone = onlyFigure(values.items) || (itself !== null && onlyUnnamed(values.items))
  const main = values.single && equal.length > 0 && alone ? (itself ?? firstOf(line)) : null
  if (main !== null && !equal.some((limit) => limit.label === main)) {
    const isEmployers = /^(?:workers_comp|employers_liability)$/.test(line.coverage_type)
    if (isEmployers && OF_EACH.test(values.folded)) for (const limit of line.limits) correctUnless(candidates, limit, out)
    // "In force but the limit is 100,000", "cargo is 100K", where only the reefer breakdown was asked for that: the limit itself is told.
    else if (itself !== null && values.items.some((item) => (item.kind === 'attr' && item.attr === 'limits') || (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' && !equal.some((limit) => /deductible|retention/.test(limit.label))))) out.corrections[`limits.${itself}`] = likeliest(candidates, limitOf(line, itself)?.amount)
    else out.unplaced.push('an amount')
    return
  }
  // "GL: 2M not 1M", asked about both: which of them is another it does not say.
  if (equal.length > 0 && values.items.some((item, at) => item.kind === 'amount' && isRejected(values.items, at))) {
    out.unplaced.push('an amount')
    return
  }
  if (equal.length > 0) {
    for (const limit of equal) out.agreed.add(`limits.${limit.label}`)
    return
  }
  const spoken = values.corrected && values.single && values.items.some((item) => item.kind === 'mention' || item.kind === 'label' || (item.kind === 'attr' && item.attr === 'limits')) && figure.candidates[0]! >= 100 && figure.candidates[0]! % 50 === 0
  if (figure.bare && figure.candidates[0]! < 1_000 && !spoken) {
    out.unplaced.push('a number')
    return
  }
  const [order] = ordersOf(line)
  const only = line.limits.filter((limit) => limit.amount !== null)
  const covered = only.filter((limit) => !/deductible|retention/.test(limit.label))
  if (values.single && covered.length > 1 && alikeFor(line) && figure.candidates.length > 0) {
    // "Umbrella 10,000": no limit of five millions.
    if (covered.every((limit) => likeliest(candidates, limit.amount) * 10 < limit.amount!)) {
      out.unplaced.push('an amount')
      return
    }
    for (const limit of covered) if (!equals(candidates, limit.amount)) out.corrections[`limits.${limit.label}`] = likeliest(candidates, limit.amount)
    return
  }
  // "WC limits are 1M each", asked about 100 / 100 / 500.
  if (values.single && /^(?:workers_comp|employers_liability)$/.test(line.coverage_type) && OF_EACH.test(values.folded) && onlyFigure(values.items) && !(figure.bare && figure.candidates[0]! < 100)) {
    for (const limit of line.limits) correctUnless(candidates, limit, out)
    return
  }
  const label = only.length === 1 && values.single ? only[0]!.label : values.single ? limitItself(line, only, order) : null
  // "Cargo: 5,000", asked about 100,000 with a deductible: a figure so small may be of the other.
  const asked = label ? limitOf(line, label)?.amount : null
  const small = label !== null && asked != null && likeliest(candidates, asked) * 10 < asked && line.limits.some((limit) => /deductible|retention/.test(limit.label))
  // "Auto: 2,500", asked about a million: a deductible nobody asked about, and no limit of anything.
  const tiny = label !== null && asked != null && (likeliest(candidates, asked) * 50 < asked || (figure.bare && figure.candidates[0]! >= 1_000 && figure.candidates[0]! < 5_000))
  if (small || tiny) out.unplaced.push('an amount')
  else if (label) out.corrections[`limits.${label}`] = likeliest(candidates, limitOf(line, label)?.amount)
  else out.unplaced.push('an amount')
}

/** "with 100,000 UM": of uninsured motorists, whom nobody asked about. */
const isOfMotorists = (next: Item | undefined): boolean => next?.kind === 'word' && /^(?:um|uim|um\/uim|pip)$/.test(next.word)

const OF_A_PERIL = /\b(?:theft|reefer|refrigerat\w+|tarp\w*|wind(?:\/hail| and hail)?|hail|flood|earthquake|water(?: damage)?|unattended|rollover|spoilage|electronics|copper|named storm) (?:ded(?:uctible)?|sub-?limit|limit)s?\b|(?:\d(?:k|,000)?|\bded(?:uctible)?s?) (?:for|on|per) (?:an? |the |any )?(?:theft|wind(?:storm)?(?:\/hail| and hail| or hail)?|hail|flood|earthquake|water(?: damage)?|named storms?|hurricanes?|tropical storms?|rollovers?|spoilage|roof|glass)\b/

/** "Reefer limit" is the reefer breakdown's own; "reefer deductible" is none of what was asked. */
const isOfAnotherPeril = (labels: string[], folded: string): boolean => {
  const peril = OF_A_PERIL.exec(folded)?.[0]
  return peril !== undefined && !(labels.every((label) => label.startsWith('reefer')) && /^re(?:efer|frig\w+) (?:sub-?)?limit/.test(peril))
}

/** The limit that is told first of a line, and no deductible. */
const firstOf = (line: AskedLine): string | null => ordersOf(line)[0]?.[0] ?? line.limits.find((limit) => limit.amount !== null && !/deductible|retention/.test(limit.label))?.label ?? null
const correctUnless = (candidates: number[], { label, amount }: Limit, out: Compared): void => {
  if (amount !== null && !equals(candidates, amount)) out.corrections[`limits.${label}`] = likeliest(candidates, amount)
}

/** "500,000 across the board". */
const OF_EACH = /\b(?:across the board|all (?:three|3)|on (?:each|all)|each (?:of them|limit)|for all)\b|\beach\W*$/

const onlyFigure = (items: Item[]): boolean => items.filter((item) => item.kind === 'amount' || item.kind === 'split').length === 1

/** Each figure but one has its name. */
const onlyUnnamed = (items: Item[]): boolean => !items.some((item) => item.kind === 'split') && pairLabels(items).filter((figure) => figure.labels === null && !figure.rejected).length === 1

/** One figure for an umbrella is its occurrence and its aggregate; "EL is 500,000" is all three of the limits. Where they were asked alike. */
function alikeFor(line: AskedLine): boolean {
  const amounts = line.limits.flatMap((limit) => (limit.amount === null || /deductible|retention/.test(limit.label) ? [] : [limit.amount]))
  const alike = /^(?:umbrella|excess_liability|workers_comp|employers_liability)$/.test(line.coverage_type)
  return alike && amounts.every((amount) => amount === amounts[0])
}

/** One figure without a name is the limit itself where only one limit was asked beside a deductible, or where the trade speaks so. */
function limitItself(line: AskedLine, limits: Limit[], order: string[] | undefined): string | null {
  if (order && ONE_FIGURE.has(line.coverage_type)) return order[0]!
  const paid = limits.filter((limit) => !/deductible|retention/.test(limit.label))
  return paid.length === 1 ? paid[0]!.label : null
}

/** Coverages of which one figure, given without a name, is the limit itself. */
const ONE_FIGURE: ReadonlySet<string> = new Set([
  'auto_liability',
  'cargo',
  'contingent_cargo',
  'umbrella',
  'excess_liability',
  'occupational_accident',
])

/** "aggregate" on general liability is the general aggregate; a named one is itself. */
function preferred(labels: string[], line: AskedLine): string[] {
  if (labels.length <= 1) return labels
  if (labels.includes('general_aggregate') && line.coverage_type === 'general_liability') return ['general_aggregate']
  return labels
}
