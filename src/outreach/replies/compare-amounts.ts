import type { AskedLine, Limit } from '../../vocabulary/index.ts'
import { type ClauseValues, type Compared, isRejected } from './compared.ts'
import { SPOKEN_ORDER } from './coverage-words.ts'
import type { Item } from './lex-sentence.ts'
import { shorthand } from './read-values.ts'

type Figure = { candidates: number[]; labels: string[] | null; rejected: boolean; bare: boolean }
/** The amounts of a clause against the limits that were asked. */
export function compareAmounts(values: ClauseValues, line: AskedLine, out: Compared): void {
  const { items } = values
  const figures = pairLabels(items)
  // "100k w 50k reefer": the reefer has its figure, the other is of another limit.
  const claimed = new Set(figures.flatMap((figure) => (figure.rejected ? [] : (figure.labels ?? []))))
  // "58 31 950": the groups of a policy number.
  const grouped = items.some((item, at) => item.kind === 'amount' && item.bare && [items[at - 1], items[at + 1]].some((other) => other?.kind === 'amount' && other.bare))
  if (grouped) {
    out.unplaced.push('a number')
    return
  }
  for (const figure of figures) if (!figure.rejected) placeFigure(figure, line, values, out, claimed)
  items.forEach((item, at) => {
    if (item.kind === 'split' && !isRejected(items, at)) placeSplit(item.parts, labelNear(items, at), line, values.single, out)
  })
}

/** Binds each amount to the limit named beside it: "deductible 5,000" or "5,000 ded", whichever way the clause runs. */
function pairLabels(items: Item[]): Figure[] {
  const amounts = items.flatMap((item, at) => (item.kind === 'amount' ? [at] : []))
  // "150/5 ded, reefer is 50k": the first label is the split's.
  const labels = items.flatMap((item, at) => (item.kind === 'label' && items[at - 1]?.kind !== 'split' && !tellsWhichOne(items, at) ? [at] : []))
  const firstIsLabel = labels.length > 0 && amounts.length > 0 && labels[0]! < amounts[0]!
  const inOrder = labels.length > 1 && labels.length === amounts.filter((at) => !isRejected(items, at)).length && labels.at(-1)! < amounts[0]!
  const taken = new Set<number>()
  return amounts.flatMap((at, order) => {
    const item = items[at] as Extract<Item, { kind: 'amount' }>
    const previous = amounts[order - 1] ?? -1
    const next = amounts[order + 1] ?? items.length
    const before = labels.filter((one) => one < at && one > previous && !taken.has(one)).at(-1)
    const after = labels.find((one) => one > at && one < next && !taken.has(one) && (!crosses(items, at, one) || closesInLabels(items, at)))
    // "Limit and deductible are 100,000 and 5,000."
    const chosen = inOrder ? labels[order]! : firstIsLabel ? (before ?? after) : (after ?? before)
    if (chosen !== undefined) taken.add(chosen)
    const rejected = isRejected(items, at)
    const labelAt = (one: number): string[] => (items[one] as Extract<Item, { kind: 'label' }>).labels
    const figure = { candidates: item.candidates, labels: chosen === undefined ? null : labelAt(chosen), rejected, bare: item.bare }
    const twin = chosen === undefined ? undefined : twinOf(items, chosen, previous, next, taken)
    if (twin === undefined) return [figure]
    taken.add(twin)
    return [figure, { ...figure, labels: labelAt(twin) }]
  })
}

/** "The deductible on the building is 10,000": the second name tells of what the first one is. */
function tellsWhichOne(items: Item[], at: number): boolean {
  const [owner, word] = [items[at - 2], items[at - 1]]
  return owner?.kind === 'label' && word?.kind === 'word' && /^(?:on|for|of)$/.test(word.word)
}

/** "3,000,000 each occurrence and aggregate": a second label joined to the first shares the amount. */
function twinOf(items: Item[], chosen: number, previous: number, next: number, taken: Set<number>): number | undefined {
  for (const step of [1, -1]) {
    const twin = chosen + 2 * step
    const join = items[chosen + step]
    if (join?.kind === 'join' && items[twin + 1]?.kind !== 'amount' && items[twin]?.kind === 'label' && !taken.has(twin) && twin < next && twin > previous) return twin
  }
  return undefined
}

/** "150,000 / 5,000 ded", "150,000 with a deductible of 5,000": what stands between keeps the first figure from the second one's name. */
function crosses(items: Item[], from: number, to: number): boolean {
  return items.slice(from + 1, to).some((item) => (item.kind === 'mark' && /[,/;|]/.test(item.mark)) || item.kind === 'join' || (item.kind === 'word' && /^(?:with|w|con)$/.test(item.word)))
}

/** "3M now, occurrence and aggregate": behind the only amount nothing but the names of what it is. */
function closesInLabels(items: Item[], at: number): boolean {
  const after = items.slice(at + 1)
  return items.filter((item) => item.kind === 'amount' || item.kind === 'split').length === 1 && after.filter((item) => item.kind === 'label').length > 1 && after.every((item) => ['label', 'join', 'mark'].includes(item.kind) || (item.kind === 'word' && /^(?:both|for|on|the)$/.test(item.word)) || (item.kind === 'sense' && item.text === 'now'))
}

function labelNear(items: Item[], at: number): string[] | null {
  const item = items[at - 1]
  return item?.kind === 'label' ? item.labels : null
}

const limitOf = (line: AskedLine, label: string): Limit | undefined => line.limits.find((limit) => limit.label === label)
const equals = (candidates: number[], amount: number | null | undefined): boolean =>
  typeof amount === 'number' && candidates.some((one) => Math.abs(one - amount) < 0.5)

function placeFigure(figure: Figure, line: AskedLine, values: ClauseValues, out: Compared, claimed: ReadonlySet<string>): void {
  const candidates = figure.bare ? [...new Set([...figure.candidates, ...shorthand(figure.candidates[0]!)])] : figure.candidates
  // "WC statutory/1M": the amount is not the statutory limit's, which has none.
  const statutory = figure.labels?.every((label) => limitOf(line, label)?.amount === null)
  if (figure.labels && !statutory) {
    const own = preferred(
      figure.labels.filter((label) => limitOf(line, label) !== undefined),
      line,
    )
    // "Auto 1,000,000 aggregate": a limit that was not asked of it.
    if (own.length === 0) {
      if (figure.labels.every((label) => label.endsWith('aggregate'))) out.unplaced.push('an aggregate')
      return
    }
    if (own.some((label) => equals(candidates, limitOf(line, label)?.amount))) {
      for (const label of own) if (equals(candidates, limitOf(line, label)?.amount)) out.agreed.add(`limits.${label}`)
      return
    }
    const none = figure.candidates[0] === 0 && /deductible|retention/.test(own[0]!)
    if (own.length === 1 && (none || !(figure.bare && figure.candidates[0]! < 50)))
      out.corrections[`limits.${own[0]}`] = likeliest(candidates, limitOf(line, own[0]!)?.amount)
    else out.unplaced.push(`an amount for ${own.join(' or ')}`)
    return
  }
  const equal = line.limits.filter((limit) => equals(candidates, limit.amount) && !claimed.has(limit.label))
  // "The limit is 25k" is not the retention of 25,000.
  if (equal.length > 0 && equal.every((limit) => /deductible|retention/.test(limit.label)) && values.items.some((item) => item.kind === 'attr' && item.attr === 'limits')) {
    out.unplaced.push('an amount')
    return
  }
  const main = values.single && equal.length > 0 && onlyFigure(values.items) ? limitItself(line, line.limits, ordersOf(line)[0]) : null
  // "In force but the limit is 100,000", where only the reefer breakdown was asked for that: the limit itself is told.
  if (main !== null && !equal.some((limit) => limit.label === main)) {
    if (values.items.some((item) => item.kind === 'attr' && item.attr === 'limits')) out.corrections[`limits.${main}`] = likeliest(candidates, limitOf(line, main)?.amount)
    else out.unplaced.push('an amount')
    return
  }
  if (equal.length > 0) {
    for (const limit of equal) out.agreed.add(`limits.${limit.label}`)
    return
  }
  const spoken = values.corrected && values.single && values.items.some((item) => item.kind === 'mention' || item.kind === 'label') && figure.candidates[0]! >= 100 && figure.candidates[0]! % 50 === 0
  if (figure.bare && figure.candidates[0]! < 1_000 && !spoken) {
    out.unplaced.push('a number')
    return
  }
  const [order] = ordersOf(line)
  const only = line.limits.filter((limit) => limit.amount !== null)
  if (values.single && only.length > 1 && alikeFor(line) && figure.candidates.length > 0) {
    for (const limit of only) if (!equals(candidates, limit.amount)) out.corrections[`limits.${limit.label}`] = likeliest(candidates, limit.amount)
    return
  }
  const denied = values.single ? deniedLimit(values.items, only) : null
  const label = denied ?? (only.length === 1 && values.single ? only[0]!.label : values.single ? limitItself(line, only, order) : null)
  if (label) out.corrections[`limits.${label}`] = likeliest(candidates, limitOf(line, label)?.amount)
  else out.unplaced.push('an amount')
}

const onlyFigure = (items: Item[]): boolean => items.filter((item) => item.kind === 'amount' || item.kind === 'split').length === 1

/** One figure for an umbrella is its occurrence and its aggregate; "EL is 500,000" is all three of the limits. Where they were asked alike. */
function alikeFor(line: AskedLine): boolean {
  const amounts = line.limits.flatMap((limit) => (limit.amount === null ? [] : [limit.amount]))
  const alike = /^(?:umbrella|excess_liability|workers_comp|employers_liability)$/.test(line.coverage_type)
  return alike && amounts.every((amount) => amount === amounts[0])
}

/** "50k, not 75k": the figure denied is one of the limits asked, and the other stands in its place. */
function deniedLimit(items: Item[], limits: Limit[]): string | null {
  const amounts = items.flatMap((item, at) => (item.kind === 'amount' ? [{ item, rejected: isRejected(items, at) }] : []))
  const [old] = amounts.filter((one) => one.rejected)
  if (amounts.length !== 2 || old === undefined) return null
  const { candidates, bare } = old.item
  const meant = limits.filter((limit) => equals(bare ? [...candidates, ...shorthand(candidates[0]!)] : candidates, limit.amount))
  return meant.length === 1 ? meant[0]!.label : null
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

function likeliest(candidates: number[], asked: number | null | undefined): number {
  if (candidates.length === 1 || typeof asked !== 'number' || asked <= 0) return candidates[0]!
  return [...candidates].sort((a, b) => Math.abs(Math.log(a / asked)) - Math.abs(Math.log(b / asked)))[0]!
}

function ordersOf(line: AskedLine): string[][] {
  return (SPOKEN_ORDER[line.coverage_type] ?? [['each_occurrence', 'aggregate'], ['each_claim', 'aggregate']])
    .map((order) => order.filter((label) => limitOf(line, label) !== undefined))
    .filter((order) => order.length > 0)
}

/** "1M/2M", "100/500/100": several limits in their customary order. */
function placeSplit(parts: number[][], labels: string[] | null, line: AskedLine, single: boolean, out: Compared): void {
  const orders = ordersOf(line).filter((order) => order.length >= parts.length)
  const fits = orders.find((order) => parts.every((part, at) => equals(part, limitOf(line, order[at]!)?.amount)))
  if (fits) {
    parts.forEach((_, at) => {
      out.agreed.add(`limits.${fits[at]}`)
    })
    return
  }
  // "92,000 / 2,500": each of its limits, and no two of them alike.
  const asked = line.limits.map((limit) => limit.amount)
  if (parts.length === asked.length && new Set(asked).size === asked.length && asked.every((amount) => parts.filter((part) => equals(part, amount)).length === 1)) {
    for (const limit of line.limits) out.agreed.add(`limits.${limit.label}`)
    return
  }
  const sound = line.coverage_type === 'workers_comp' ? orders.filter((one) => withinPolicyLimit(parts, one)) : []
  const order = sound.length === 1 ? sound[0] : orders[0]
  const alike = parts.every((part) => part.join() === parts[0]!.join()) && order?.length === parts.length
  const settled = orders.length === 1 || sound.length === 1 || alike || (line.coverage_type === 'general_liability' && (parts.length === 2 || (parts.length === 3 && customary(parts))))
  // "All active, 1M/2M" is of the one it fits, and corrects no other.
  if (!order || labels || !settled || !single) {
    out.unplaced.push('limits in shorthand')
    return
  }
  parts.forEach((part, at) => {
    const label = order[at]!
    const asked = limitOf(line, label)?.amount
    if (equals(part, asked)) out.agreed.add(`limits.${label}`)
    else out.corrections[`limits.${label}`] = likeliest(part, asked)
  })
}

/** "2M/4M/4M": the occurrence, and two aggregates that are no lower. */
const customary = (parts: number[][]): boolean => parts.every((part) => part.some((amount) => amount >= Math.min(...parts[0]!)))

/** Of "100/500/100" the 500 is the policy's: no employee's limit is above it. */
function withinPolicyLimit(parts: number[][], order: string[]): boolean {
  const part = (label: string): number => parts[order.indexOf(label)]?.[0] ?? 0
  return part('el_disease_each_employee') <= part('el_disease_policy_limit')
}
