/** Whether two days bound a term that policies are written for: six months, or one to three years, to the day. */
export function isUsualTerm(effective: string, expiration: string): boolean {
  const [y1, m1, d1] = effective.split('-').map(Number) as [number, number, number]
  const [y2, m2, d2] = expiration.split('-').map(Number) as [number, number, number]
  if (d1 !== d2) return false
  const months = (y2 - y1) * 12 + m2 - m1
  return months === 6 || months === 12 || months === 24 || months === 36
}

/** Whether days that bound a usual term bound one of more than a year: such are few. */
export const isLongTerm = (effective: string, expiration: string): boolean => Number(expiration.slice(0, 4)) - Number(effective.slice(0, 4)) > 1

/** Labels of liability limits: sold in whole hundreds, from a thousand dollars up. What is smaller is a piece of one. */
const LIABILITY = /occurrence|aggregate|_agg$|single_limit|bodily|property_damage|each_accident|disease|premises|adv_injury|each_claim/
/** No policy is written for less than this under one of these; thousands lost their last group. */
const LARGE = /each_occurrence|aggregate|_agg$|single_limit|adv_injury|el_|each_claim/
const LARGE_MIN = 10_000
const RENTED = /rented_premises/
const RENTED_MIN = 5000
/** What the insured bears, and small payments, are in whole fifties. */
const SMALL = /^retention$|deductible|med_exp|medical/
/** Medical payments are small; more is an amount that took its cents for thousands. */
const MEDICAL = /^med|medical/
const MEDICAL_MAX = 1_000_000

/** Labels whose amounts are sold at few steps; property is insured for what it is worth. */
export const isLiabilityLimit = (label: string): boolean => LIABILITY.test(label) || SMALL.test(label)

/** Whether an amount in dollars can be the whole of the limit that the label names. */
export function isPlausibleLimit(label: string, amount: number): boolean {
  if ((LARGE.test(label) && amount < LARGE_MIN) || (RENTED.test(label) && amount < RENTED_MIN)) return false
  if (MEDICAL.test(label) && amount > MEDICAL_MAX) return false
  if (LIABILITY.test(label)) return amount >= 1000 && amount % 100 === 0
  return SMALL.test(label) ? amount % 50 === 0 : amount >= 0
}

/** Telling figures that limits are written with: one, or two or three of which the last is 5. */
const USUAL = /^(?:\d|\d5|\d[27]5)0*$/
/** Whether an amount looks like a usual limit with the dollar sign before it read as its first figure: `$1,000,000` as 31,000,000. */
export function isSignMisread(label: string, amount: number): boolean {
  const figures = String(amount)
  // Property is insured for what it is worth: any figures are usual there.
  return isLiabilityLimit(label) && amount >= 10_000 && !USUAL.test(figures) && !figures.slice(1).startsWith('0') && USUAL.test(figures.slice(1))
}
