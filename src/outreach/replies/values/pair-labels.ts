import { isFormer, isRejected } from './compared.ts'
import type { Item } from '../words/lex-sentence.ts'

/** An amount of a clause, the limit that is named beside it, and its place among the items. */
export type Figure = { candidates: number[]; labels: string[] | null; rejected: boolean; bare: boolean; at: number }

/** Binds each amount to the limit named beside it (`hasPlainLimit`: the policy has one that is called "limit" and no more): "deductible 5,000" or "5,000 ded", whichever way the clause runs. */
export function pairLabels(items: Item[], hasPlainLimit = true): Figure[] {
  const told = items.flatMap((item, at) => (item.kind === 'amount' ? [at] : []))
  // "The aggregate was 2M and is now 1M": its name is of what it is now.
  const amounts = told.filter((at) => !isFormer(items, at))
  const former = told.filter((at) => isFormer(items, at)).map((at) => ({ ...(items[at] as Extract<Item, { kind: 'amount' }>), labels: null, rejected: true, at }))
  // "150/5 ded, reefer is 50k": the first label is the split's.
  // "Deductibles are 1,000 collision and 500 comp": the plain name says of what kind the others are.
  const kinds = items.some((item) => item.kind === 'label' && item.labels.every((label) => label.endsWith('_deductible')))
  // "No retention, it is $0."
  const none = amounts.some((at) => (items[at] as Extract<Item, { kind: 'amount' }>).candidates[0] === 0)
  const labels = items.flatMap((item, at) => (item.kind === 'label' && items[at - 1]?.kind !== 'split' && !(!hasPlainLimit && saysLimitOnly(items, at)) && !tellsWhichOne(items, at) && !(isDenied(items[at - 1]) && !none) && !(kinds && item.labels.join() === 'deductible') ? [at] : []))
  const firstIsLabel = labels.length > 0 && amounts.length > 0 && labels[0]! < amounts[0]!
  const inOrder = labels.length > 1 && labels.length === amounts.filter((at) => !isRejected(items, at)).length && labels.at(-1)! < amounts[0]!
  const taken = new Set<number>()
  return [...former, ...amounts.flatMap((at, order) => {
    const item = items[at] as Extract<Item, { kind: 'amount' }>
    const previous = amounts[order - 1] ?? -1
    const next = amounts[order + 1] ?? items.length
    const before = labels.filter((one) => one < at && one > previous && !taken.has(one)).at(-1)
    const after = labels.find((one) => one > at && one < next && !taken.has(one) && (!crosses(items, at, one) || closesInLabels(items, at)))
    // "Limit and deductible are 100,000 and 5,000."
    // "The limit is per vehicle with a $5,000 deductible."
    const joined = followsWith(items, at) && after === at + 1 && labels[order] !== undefined
    const chosen = inOrder ? labels[order]! : firstIsLabel && !joined ? (before ?? after) : (after ?? before)
    if (chosen !== undefined) taken.add(chosen)
    const rejected = isRejected(items, at)
    const labelAt = (one: number): string[] => (items[one] as Extract<Item, { kind: 'label' }>).labels
    const figure = { candidates: item.candidates, labels: chosen === undefined ? null : labelAt(chosen), rejected, bare: item.bare, at }
    const twin = chosen === undefined ? undefined : twinOf(items, labels, chosen, previous, next, taken)
    if (twin === undefined) return [figure]
    taken.add(twin)
    return [figure, { ...figure, labels: labelAt(twin) }]
  })]
}

/** "The limit is 5M per claim", where only another policy has a limit of that plain name: the amount's own name stands behind it. */
function saysLimitOnly(items: Item[], at: number): boolean {
  const item = items[at]
  const amount = items.findIndex((one, place) => place > at && one.kind === 'amount')
  const between = items.slice(at + 1, amount)
  return item?.kind === 'label' && item.labels.every((label) => label === 'limit') && amount > 0 && items[amount + 1]?.kind === 'label' && !between.some((one) => one.kind === 'label' || one.kind === 'mark')
}

/** "With a $5,000 ...": what comes behind a with, and an article. */
const followsWith = (items: Item[], at: number): boolean => items.slice(Math.max(0, at - 2), at).some((item, _, all) => item.kind === 'word' && /^(?:with|w|con)$/.test(item.word) && all.slice(all.indexOf(item) + 1).every((one) => one.kind === 'word' && /^(?:an?|the|un)$/.test(one.word)))

/** "150k no reefer": the figure is not of what is not there. */
const isDenied = (before: Item | undefined): boolean => before !== undefined && before.kind !== 'label' && before.kind !== 'mark' && /^(?:no|without|w\/o|sin|zero)$/.test(before.kind === 'word' ? before.word : before.kind === 'sense' ? before.text : '')

/** "The deductible on the building is 10,000": the second name tells of what the first one is. */
function tellsWhichOne(items: Item[], at: number): boolean {
  const [owner, word] = [items[at - 2], items[at - 1]]
  return owner?.kind === 'label' && word?.kind === 'word' && /^(?:on|for|of)$/.test(word.word)
}

/** "3,000,000 each occurrence and aggregate": a second label (none of a split's) joined to the first shares the amount. */
function twinOf(items: Item[], labels: number[], chosen: number, previous: number, next: number, taken: Set<number>): number | undefined {
  for (const step of [1, -1]) {
    // "5M per claim and in the aggregate"
    const inThe = step === 1 && items[chosen + 2]?.kind === 'word' && (items[chosen + 2] as { word: string }).word === 'in' ? 1 : 0
    const twin = chosen + 2 * step + inThe
    const join = items[chosen + step]
    if ((join?.kind === 'join' || isTightStroke(items, chosen + step)) && items[twin + 1]?.kind !== 'amount' && labels.includes(twin) && !taken.has(twin) && twin < next && twin > previous) return twin
  }
  return undefined
}

/** "4,000,000 occ/agg", with no blank around the stroke. */
function isTightStroke(items: Item[], at: number): boolean {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]]
  return item?.kind === 'mark' && item.mark === '/' && before?.end === item.at && item.end === after?.at
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

/** The limit named right before limits in shorthand. */
export function labelNear(items: Item[], at: number): string[] | null {
  const item = items[at - 1]
  if (item?.kind === 'label') return item.labels
  // "Deductibles are 2,500 / 2,500."
  const [named, between] = [items[at - 2], item]
  return between?.kind === 'word' && /^(?:is|are|at|of)$/.test(between.word) && named?.kind === 'label' && named.labels.every((label) => label.endsWith('deductible')) ? named.labels : null
}
