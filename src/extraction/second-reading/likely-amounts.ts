import { showDollars } from '../../vocabulary/index.ts'
import { parseAmount } from '../values/index.ts'
import type { Draft } from './draft.ts'
import { isPlausibleLimit } from './plausible.ts'

/** First figures of the amounts that limits are sold at, with what each loses against the commonest, in natural logs. */
const LEADS: [lead: number, rare: number][] = [
  ...[1, 2, 3, 5].map((n): [number, number] => [n * 100, 0]),
  ...[4, 7].map((n): [number, number] => [n * 100, 0.5]),
  // What thick strokes make of a 5 or a 3, and hardly any limit is sold at.
  ...[6, 8, 9].map((n): [number, number] => [n * 100, 2]),
  ...[150, 250, 750].map((n): [number, number] => [n, 0.5]),
  ...[125, 175, 225, 275, 350, 375, 450].map((n): [number, number] => [n, 1.5]),
]
/** What the insured bears comes in fewer steps: of deductibles one of 600 in hundreds at most. */
const BORNE = /deductible|retention/
const SELDOM_BORNE = 4.5
const LEAST = 100
const MOST = 50_000_000
/** Any one other amount is one in some thousands. */
const UNUSUAL = 8

type Hypothesis = { amount: number; rare: number }
const USUAL: Hypothesis[] = LEADS.flatMap(([lead, rare]) =>
  [0.1, 1, 10, 100, 1_000, 10_000, 100_000].map((times) => ({ amount: Math.round(lead * times * 100) / 100, rare })),
).filter(({ amount }) => Number.isInteger(amount) && amount >= LEAST && amount <= MOST)

/** The least that an amount must explain of its print, and by how much it must be ahead of every other: of 240 so told on coarse faxes none was wrong. */
const EXPLAINS_MIN = -8
const AHEAD_MIN = 2

/** Hardly any limit is sold at these: a figure in front that was a 5 or a 3 (a deductible of 500 was 600 at 0.99). */
export const isSeldom = (amount: number): boolean => /^[689]0*$/.test(String(amount))

export const isUsualAmount = (amount: number): boolean => USUAL.some((u) => u.amount === amount)

/** The ways an amount is printed on forms. */
function printedAmounts(amount: number): string[] {
  const dollars = showDollars(amount)
  const grouped = dollars.slice(1)
  return [grouped, dollars, String(amount), `$${amount}`, `${grouped}.00`, `${dollars}.00`]
}
const WAYS = 6

/**
 * Noughts that run into each other are counted badly: at least three of the views must have read as many figures as the amount
 * has, or it must be further ahead of the amounts of other lengths.
 */
const COUNTED_MIN = 3
const OTHER_LENGTH_AHEAD = 5
const figuresIn = (text: string): number => text.replace(/^[$Ss§]|[.,]00$/g, '').replace(/[^0-9OoQDlISBZaceu]/g, '').length
const isCounted = (amount: number, readings: readonly string[]): boolean => readings.filter((r) => figuresIn(r) === String(amount).length).length >= COUNTED_MIN

/** Scraps of an amount say nothing of its length. */
const FIGURES_MIN = 4
const OUTCOUNTED_MIN = 2
/** No view counts as many figures as the amount has, and two or more count another number: it is not told, however far it is ahead. */
function isOutcounted(amount: number, readings: readonly string[]): boolean {
  const counts = readings.map(figuresIn)
  return !counts.includes(String(amount).length) && counts.some((n) => n >= FIGURES_MIN && counts.filter((m) => m === n).length >= OUTCOUNTED_MIN)
}

/** `told`: null where the print does not tell. `tied`: two amounts of as many figures explain it alike, 50,000 and 80,000 in thick strokes, whatever two engines agree on. */
export type LikelyAmount = { told: { amount: number; usual: boolean } | null; tied: boolean; /** What explains the print best, however little it is ahead. */ best: number | null }
const NOTHING_TOLD: LikelyAmount = { told: null, tied: false, best: null }
const TIED_WITHIN = 1

/**
 * The amount that stands in a limit's cell, among those that such limits are sold at and those the picture itself suggests.
 * For labels of liability: others take any amount.
 */
export async function likelyAmount(draft: Draft, label: string): Promise<LikelyAmount> {
  const field = `limits.${label}`
  const first = await draft.weigh(field, [], true)
  if (!first) return NOTHING_TOLD
  const usual = USUAL.filter(({ amount }) => isPlausibleLimit(label, amount)).map((u) => (BORNE.test(label) && isSeldom(u.amount) ? { ...u, rare: SELDOM_BORNE } : u))
  const seen = first.free.map((text) => parseAmount(text)).filter((a): a is number => a !== null && a > 0 && !usual.some((u) => u.amount === a))
  const hypotheses = [...usual, ...[...new Set(seen)].map((amount) => ({ amount, rare: UNUSUAL }))]
  const texts = hypotheses.flatMap(({ amount }) => printedAmounts(amount))
  const weighed = await draft.weigh(field, texts, true)
  if (!weighed) return NOTHING_TOLD
  const ranked = hypotheses
    .map(({ amount, rare }, i) => ({ amount, rare, weight: Math.max(...weighed.weights.slice(i * WAYS, (i + 1) * WAYS)) - rare }))
    .sort((a, b) => b.weight - a.weight)
  const [best, next] = ranked
  const tied = best !== undefined && next !== undefined && best.weight >= EXPLAINS_MIN && best.weight - next.weight < TIED_WITHIN && String(best.amount).length === String(next.amount).length
  if (!best || best.weight < EXPLAINS_MIN || (next && best.weight - next.weight < AHEAD_MIN)) return { told: null, tied, best: best && best.weight >= EXPLAINS_MIN && next && String(best.amount).length === String(next.amount).length ? best.amount : null }
  // What is seldom sold and explains the print better is no less printed for that: nobody can say.
  const printed = ranked.filter((r) => String(r.amount).length === String(best.amount).length).reduce((a, b) => (b.weight + b.rare > a.weight + a.rare ? b : a))
  if (isSeldom(printed.amount) && printed !== best) return { told: null, tied: true, best: best.amount }
  const otherLength = ranked.find((r) => String(r.amount).length !== String(best.amount).length)
  if (otherLength && best.weight - otherLength.weight < OTHER_LENGTH_AHEAD && !isCounted(best.amount, first.free)) return NOTHING_TOLD
  if (isOutcounted(best.amount, first.free)) return NOTHING_TOLD
  return { told: { amount: best.amount, usual: best.rare !== UNUSUAL }, tied, best: best.amount }
}
