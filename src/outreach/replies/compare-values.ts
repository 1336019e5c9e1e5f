import type { AskedLine, Limit } from '../../vocabulary/index.ts'
import { SPOKEN_ORDER } from './coverage-words.ts'
import { foldName, foldNumber } from './fold-text.ts'
import type { Item } from './lex-sentence.ts'
import { editDistance } from './match-sender.ts'
import { isoOf, type StatedDate, shorthand } from './read-values.ts'

export type Corrections = Record<string, string | number>
/** What the values of a clause say of one line: what differs, what agreed, and whether a value was left that cannot be placed. */
export type Compared = { corrections: Corrections; agreed: Set<string>; unplaced: string[] }
export type ClauseValues = {
  items: Item[]
  corrected: boolean
  namesNumber: boolean
  event: boolean
  single: boolean
  carrier: string | null
  /** The carrier named is none of those asked about. */
  strange: boolean
  /** "The carrier on the auto and cargo is ...": one for all the lines named. */
  sharesCarrier: boolean
  insuredName: string | null
  insured: string
}

/** Compares what a clause states with what was asked of one line. Only what the source states differently is a correction. */
export function compareValues(values: ClauseValues, line: AskedLine): Compared {
  const out: Compared = { corrections: {}, agreed: new Set(), unplaced: [] }
  compareNumbers(values, line, out)
  compareAmounts(values, line, out)
  const limitMoved = Object.keys(out.corrections).some((path) => path.startsWith('limits.'))
  compareDates(values, line, out)
  // "The CSL has been $2M since 9/1": the day of that change, and not the term's.
  if (limitMoved && !('expiration_date' in out.corrections) && !values.items.some((item) => item.kind === 'range')) delete out.corrections.effective_date
  if (deniesOnly(values.items, out)) out.unplaced.push('the right value')
  if (values.carrier !== null) {
    if (sameCarrier(values.carrier, line.carrier)) out.agreed.add('carrier')
    else if (values.single || values.sharesCarrier) out.corrections.carrier = values.carrier
    else if (values.strange) out.unplaced.push('a carrier')
  }
  if (values.insuredName !== null && foldName(values.insuredName) !== foldName(values.insured))
    out.corrections.insured_name = values.insuredName
  return out
}

/** "Auto, not HTA-558120": the value that was asked is denied, and none is given for it. */
function deniesOnly(items: Item[], out: Compared): boolean {
  if (Object.keys(out.corrections).length > 0) return false
  const valued = (item: Item | undefined): boolean =>
    item !== undefined && (['date', 'range', 'amount', 'split', 'number'].includes(item.kind) || (item.kind === 'mention' && item.via === 'number'))
  const denied = items.some((item, at) => valued(item) && isRejected(items, at) && items.slice(Math.max(0, at - 3), at).some((one) => one.kind === 'sense' && one.sense === 'reference' && /^(?:and )?(?:not|y no|no)\b/.test(one.text)))
  return denied && !items.some((item, at) => valued(item) && !isRejected(items, at))
}

export function sameCarrier(stated: string, asked: string | null): boolean {
  if (asked === null) return true
  const a = foldName(stated)
  const b = foldName(asked)
  return a === b || b.startsWith(a) || a.startsWith(b)
}

/** "Not 7/1", "you have 150": the value that was asked, and not the one stated. */
export const isRejected = (items: Item[], at: number): boolean => {
  for (let back = at - 1; back >= 0 && back >= at - 3; back -= 1) {
    const item = items[back]!
    if (item.kind === 'sense' && item.sense === 'reference') return true
    if (item.kind === 'sense' && item.sense === 'cue') return false
    if (item.kind !== 'word' && item.kind !== 'attr' && item.kind !== 'label') return false
  }
  return false
}

function compareNumbers(values: ClauseValues, line: AskedLine, out: Compared): void {
  const asked = foldNumber(line.policy_number ?? '')
  // "PSX-204417, PSC-204481 and NGL 7710023 are active": beside its own number another is another policy's.
  const given = values.items.some((item, at) => item.kind === 'mention' && item.via === 'number' && item.lines.includes(line.coverage_line_id) && !isRejected(values.items, at))
  values.items.forEach((item, at) => {
    if (item.kind === 'mention' && item.via === 'number' && item.lines.includes(line.coverage_line_id)) {
      if (!isRejected(values.items, at)) out.agreed.add('policy_number')
      return
    }
    if (item.kind !== 'number' || isRejected(values.items, at)) return
    const stated = foldNumber(item.raw)
    if (stated === asked) out.agreed.add('policy_number')
    else if (asked !== '' && asked.endsWith(stated) && stated.length >= 4) out.agreed.add('policy_number')
    else if (given && !values.corrected && !values.items.some((one) => one.kind === 'attr' && one.attr === 'policy_number')) out.unplaced.push(item.raw)
    else if ((values.namesNumber && values.single) || (values.corrected && values.single) || (values.single && resembles(stated, asked)))
      out.corrections.policy_number = item.raw
    else out.unplaced.push(item.raw)
  })
}

export function resembles(stated: string, asked: string): boolean {
  if (asked === '') return false
  return (
    editDistance(stated, asked, 3) <= (asked.length >= 8 ? 3 : 2) ||
    (stated.length >= 6 && (stated.startsWith(asked) || asked.startsWith(stated)))
  )
}

type Role = 'effective_date' | 'expiration_date' | null
function compareDates(values: ClauseValues, line: AskedLine, out: Compared): void {
  if (values.event) return
  const { items } = values
  items.forEach((item, at) => {
    if (isRejected(items, at)) return
    if (item.kind === 'range') {
      checkDate(item.from, 'effective_date', line, out)
      checkDate(item.to, 'expiration_date', line, out)
    } else if (item.kind === 'date') {
      const role = roleOf(items, at, (values.single && values.carrier !== null) || items.some((one) => one.kind === 'number'))
      if (role !== null && !values.single && otherDates(items, at).some((date) => isAsked(date, line[role]))) out.agreed.add(role)
      else if (role !== null) checkDate(item.date, role, line, out)
      else if (isAsked(item.date, line.effective_date)) out.agreed.add('effective_date')
      else if (isAsked(item.date, line.expiration_date)) out.agreed.add('expiration_date')
      else if (!isAsOf(items, at)) out.unplaced.push('a date')
    }
  })
}

/** "They expire 3/10/2027 and 5/1/2027", said of several: each line takes the one that is its own. */
const otherDates = (items: Item[], at: number): StatedDate[] => items.flatMap((item, other) => (item.kind === 'date' && other !== at && !isRejected(items, other) ? [item.date] : []))

/** "As of 11/12", "on 11/12": when it was looked up, not a term. */
function isAsOf(items: Item[], at: number): boolean {
  const before = items[at - 1]
  return before?.kind === 'word' && /^(?:of|on|today|checked|dated)$/.test(before.word)
}

/** `named`: the clause says what it was replaced with. */
function roleOf(items: Item[], at: number, named: boolean): Role {
  for (let back = at - 1; back >= 0; back -= 1) {
    const item = items[back]!
    if (item.kind === 'attr' && (item.attr === 'effective_date' || item.attr === 'expiration_date')) return item.attr
    if (item.kind === 'date' || item.kind === 'range') {
      // "eff 9/25/26 to 9/25/27": the second date closes the term.
      const between = items.slice(back + 1, at)
      if (between.some((one) => one.kind === 'attr')) continue
      break
    }
  }
  if (named && followsReplacement(items, at)) return 'effective_date'
  const next = items[at + 1]
  return next?.kind === 'attr' && (next.attr === 'effective_date' || next.attr === 'expiration_date') ? next.attr : null
}

/** "Replaced 10/1/2026 by ...", "moved on 11/1": the day on which the new policy begins. */
function followsReplacement(items: Item[], at: number): boolean {
  let back = at - 1
  const passes = (one: Item): boolean =>
    one.kind === 'name' || (one.kind === 'mention' && (one.via === 'carrier' || (one.via === 'coverage' && at > 1))) || (one.kind === 'word' && (/^(?:on|as|of|effective|eff|in|to|with|by|over)$/.test(one.word) || one.word.length > 3))
  while (back > at - 8 && back >= 0 && passes(items[back]!)) back -= 1
  const item = items[back]
  return item?.kind === 'sense' && ((item.sense === 'rewrite' && !/^(?:ren|roll)/.test(item.text)) || (item.sense === 'wrong' && /^chang/.test(item.text)))
}

function isAsked(date: StatedDate, asked: string | null): boolean {
  if (asked === null) return false
  const [year, month, day] = asked.split('-').map(Number) as [number, number, number]
  if (date.year !== null && date.year !== year) return false
  return (date.month === month && date.day === day) || (date.ambiguous && date.month === day && date.day === month)
}

function checkDate(date: StatedDate, role: 'effective_date' | 'expiration_date', line: AskedLine, out: Compared): void {
  const asked = line[role]
  if (isAsked(date, asked)) {
    out.agreed.add(role)
    return
  }
  const year = date.year ?? (asked === null ? null : Number(asked.slice(0, 4)))
  if (year === null) out.unplaced.push('a date without its year')
  else out.corrections[role] = isoOf(date, year)
}

type Figure = { candidates: number[]; labels: string[] | null; rejected: boolean; bare: boolean }
function compareAmounts(values: ClauseValues, line: AskedLine, out: Compared): void {
  const { items } = values
  const figures = pairLabels(items)
  for (const figure of figures) if (!figure.rejected) placeFigure(figure, line, values, out)
  items.forEach((item, at) => {
    if (item.kind === 'split' && !isRejected(items, at)) placeSplit(item.parts, labelNear(items, at), line, out)
  })
}

/** Binds each amount to the limit named beside it: "deductible 5,000" or "5,000 ded", whichever way the clause runs. */
function pairLabels(items: Item[]): Figure[] {
  const amounts = items.flatMap((item, at) => (item.kind === 'amount' ? [at] : []))
  const labels = items.flatMap((item, at) => (item.kind === 'label' ? [at] : []))
  const firstIsLabel = labels.length > 0 && amounts.length > 0 && labels[0]! < amounts[0]!
  const taken = new Set<number>()
  return amounts.flatMap((at, order) => {
    const item = items[at] as Extract<Item, { kind: 'amount' }>
    const previous = amounts[order - 1] ?? -1
    const next = amounts[order + 1] ?? items.length
    const before = labels.filter((one) => one < at && one > previous && !taken.has(one)).at(-1)
    const after = labels.find((one) => one > at && one < next && !taken.has(one) && !crosses(items, at, one))
    const chosen = firstIsLabel ? (before ?? after) : (after ?? before)
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

/** "3,000,000 each occurrence and aggregate": a second label joined to the first shares the amount. */
function twinOf(items: Item[], chosen: number, previous: number, next: number, taken: Set<number>): number | undefined {
  for (const step of [1, -1]) {
    const twin = chosen + 2 * step
    const join = items[chosen + step]
    if (join?.kind === 'join' && items[twin + 1]?.kind !== 'amount' && items[twin]?.kind === 'label' && !taken.has(twin) && twin < next && twin > previous) return twin
  }
  return undefined
}

/** "150,000 / 5,000 ded": the stroke keeps the first figure from the second one's name. */
function crosses(items: Item[], from: number, to: number): boolean {
  return items.slice(from + 1, to).some((item) => item.kind === 'mark' && /[,/;|]/.test(item.mark))
}

function labelNear(items: Item[], at: number): string[] | null {
  const item = items[at - 1]
  return item?.kind === 'label' ? item.labels : null
}

const limitOf = (line: AskedLine, label: string): Limit | undefined => line.limits.find((limit) => limit.label === label)
const equals = (candidates: number[], amount: number | null | undefined): boolean =>
  typeof amount === 'number' && candidates.some((one) => Math.abs(one - amount) < 0.5)

function placeFigure(figure: Figure, line: AskedLine, values: ClauseValues, out: Compared): void {
  const candidates = figure.bare ? [...new Set([...figure.candidates, ...shorthand(figure.candidates[0]!)])] : figure.candidates
  if (figure.labels) {
    const own = preferred(
      figure.labels.filter((label) => limitOf(line, label) !== undefined),
      line,
    )
    if (own.length === 0) return
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
  const equal = line.limits.filter((limit) => equals(candidates, limit.amount))
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
  const label = denied ?? (only.length === 1 && (values.single || values.corrected) ? only[0]!.label : values.single ? limitItself(line, only, order) : null)
  if (label) out.corrections[`limits.${label}`] = likeliest(candidates, limitOf(line, label)?.amount)
  else out.unplaced.push('an amount')
}

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
function placeSplit(parts: number[][], labels: string[] | null, line: AskedLine, out: Compared): void {
  const orders = ordersOf(line).filter((order) => order.length >= parts.length)
  const fits = orders.find((order) => parts.every((part, at) => equals(part, limitOf(line, order[at]!)?.amount)))
  if (fits) {
    parts.forEach((_, at) => {
      out.agreed.add(`limits.${fits[at]}`)
    })
    return
  }
  const order = orders[0]
  const alike = parts.every((part) => part.join() === parts[0]!.join()) && order?.length === parts.length
  const settled = orders.length === 1 || alike || (line.coverage_type === 'general_liability' && parts.length === 2)
  if (!order || labels || !settled) {
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
