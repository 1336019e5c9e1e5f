import { isLongTerm, isUsualTerm } from './plausible.ts'

/** A day with how well it explains the print of its cell (WeighCell). */
export type WeighedDay = { day: string; weight: number }

/** The least a day must explain of its print: alone, or with another that makes a usual term of it. */
const ALONE_MIN = -4
/** The same where it makes no usual term with any day of the other cell: strokes lost from 11/06 leave 1/06. */
const UNPAIRED_MIN = -2
const TOGETHER_MIN = -8
/** By how much it must be ahead of every other. */
const AHEAD_MIN = 2
/** What a term of another length loses against a usual one: about one policy in twenty has such, of any of some hundred lengths. */
const UNUSUAL = 5
/** Further behind than this, a usual term is not what the cells hold. */
const UNUSUAL_CLEAR = 10
/** What two and three years lose against one. */
const LONG = 2
const KEPT_MAX = 60

const two = (n: number): string => String(n).padStart(2, '0')
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** All days of the years, each with the ways it is printed on forms. */
export function printedDays(years: readonly number[]): { day: string; texts: string[] }[] {
  const out: { day: string; texts: string[] }[] = []
  for (const year of years)
    for (let month = 1; month <= 12; month++)
      for (let date = 1; date <= lengthOf(year, month); date++) {
        const long = `${two(month)}/${two(date)}/`
        const short = `${month}/${date}/`
        const texts = [`${long}${year}`, `${long}${two(year % 100)}`]
        if (short !== long) texts.push(`${short}${year}`, `${short}${two(year % 100)}`)
        out.push({ day: `${year}-${two(month)}-${two(date)}`, texts })
      }
  return out
}

/** Ranks days by the weights of their texts, those that may stand there at all. */
export function rankDays(days: readonly { day: string; texts: string[] }[], weights: readonly number[]): WeighedDay[] {
  let at = 0
  return days
    .map(({ day, texts }) => ({ day, weight: Math.max(...weights.slice(at, (at += texts.length))) }))
    .filter((d) => d.weight >= TOGETHER_MIN)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, KEPT_MAX)
}

export type LikelyTerm = {
  effective: string | null
  expiration: string | null
  /** Another day than the one told would make a usual term, or where no two days make one explains the print as well. */
  unclear: { effective: boolean; expiration: boolean }
}

/**
 * The days that two cells hold: a pair that makes a usual term and explains both better than any other such pair, and not much
 * worse than each cell's own best; else each day that is told by its own cell alone, unless a usual term comes near it. Cells
 * that were not seen are empty.
 */
export function likelyTerm(begins: readonly WeighedDay[], ends: readonly WeighedDay[]): LikelyTerm {
  const pairs = begins
    .flatMap((from) => ends.filter((to) => isUsualTerm(from.day, to.day)).map((to) => ({ from, to, weight: from.weight + to.weight - (isLongTerm(from.day, to.day) ? LONG : 0) })))
    .sort((a, b) => b.weight - a.weight)
  const best = pairs[0]
  const free = (begins[0]?.weight ?? 0) + (ends[0]?.weight ?? 0)
  if (!best || free - best.weight > UNUSUAL_CLEAR) return { effective: alone(begins, UNPAIRED_MIN), expiration: alone(ends, UNPAIRED_MIN), unclear: { effective: isTie(begins), expiration: isTie(ends) } }
  if (free - best.weight > UNUSUAL - AHEAD_MIN) {
    const same = { from: best.from === begins[0], to: best.to === ends[0] }
    return { effective: same.from ? alone(begins) : null, expiration: same.to ? alone(ends) : null, unclear: BOTH }
  }
  const rivals = pairs.filter((p) => best.weight - p.weight < AHEAD_MIN)
  const one = { from: rivals.every((p) => p.from.day === best.from.day), to: rivals.every((p) => p.to.day === best.to.day) }
  return { effective: one.from ? best.from.day : null, expiration: one.to ? best.to.day : null, unclear: one.from && one.to ? NEITHER : BOTH }
}

const BOTH = { effective: true, expiration: true }
const NEITHER = { effective: false, expiration: false }

const isTie = ([best, next]: readonly WeighedDay[]): boolean => best !== undefined && next !== undefined && best.weight >= ALONE_MIN && best.weight - next.weight < AHEAD_MIN

function alone(days: readonly WeighedDay[], least = ALONE_MIN): string | null {
  const [best] = days
  return !best || best.weight < least || isTie(days) ? null : best.day
}
