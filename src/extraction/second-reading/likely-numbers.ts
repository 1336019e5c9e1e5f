import { allCarriers, carrierOfCode } from '../naic/index.ts'
import type { Draft } from './draft.ts'
import { aheadNeeded, isAsExpected } from './number-rivals.ts'
import { likeness } from './settle-carrier.ts'

/** By how much a number must be ahead of every other that looks like it; of 37 so told on coarse faxes none was wrong. */
const NUMBER_AHEAD = 4
const EXPLAINS_MIN = -4
/** Characters that fax and scanner make of each other. */
const ALIKE: Record<string, string> = {
  '0': 'O8D6Q', O: '0DQ', D: '0O', '8': 'B063', B: '8', '5': 'S6', '6': '8G5', S: '58', G: '6C', Z: '27', '2': 'Z7', '7': 'Z1TY', '1': 'I7LT', I: '1LJT',
  J: 'I1', L: '1I', '3': '8', '9': '0', C: 'G', '4': 'A', A: '4', U: 'V', V: 'U', N: 'M', M: 'N', P: 'F', F: 'P', E: 'F', T: 'I17', H: 'N', Y: 'V7', R: 'NB', '/': '71',
}

/** Two characters that run into one, and one that falls apart in two. */
const PAIRS: [string, string][] = [['I1', 'H'], ['II', 'H'], ['11', 'H'], ['LI', 'U'], ['IJ', 'U'], ['VV', 'W'], ['I3', 'B'], ['13', 'B'], ['1.', 'L'], ['I.', 'L'], ['1,', 'L']]
const replacedPairs = (text: string): string[] => PAIRS.flatMap(([two, one]) => [text.replace(two, one), text.replace(one, two)])

export const foldNumber = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** The sign of an amount stands in no policy number: it is how an S alone before figures is read. */
export const withoutSign = (text: string): string => text.replaceAll('$', 'S')

export type LikelyNumber = {
  /** As one of the views reads it. */
  text: string
  /** No other that looks like it comes near. */
  clear: boolean
  /** Any other that comes near is read alike by several views, whatever two engines agree on: a nought with a dot in it was 9 to four views and 0 to two. */
  contested: boolean
  /** Another comes so near that two engines that agree may both have misread it. */
  close: boolean
  /** By how much it is ahead of every other, in natural logs. */
  ahead: number
  /** Those that come near, folded. */
  rivals: readonly string[]
  /** By how much further ahead it is of each other than what the two differ in needs, the looks that read either counted in; below 0 it is not. */
  beyond: number
  /** Another comes near that the engines expect less. */
  asExpected: boolean
}

/** What a look that reads the number, and not the other, adds to how far it is ahead; all looks are about as often right. */
const LOOK = 0.12
/** What it must be further ahead of one that several looks read. */
const READ_ALIKE = 0.5
/** The least a number that stands out must explain of its print. */
const STANDS_MIN = -3
/** Within this another that the engines expect less may be it. */
const EXPECTED_AHEAD = 3

/** Views that must read the same other number. */
const RIVALS_MIN = 2

/** By how much a number must be ahead of every other for the agreement of two engines to make it sure: both misread a nought with a dot in it, M and N, S and 5, or B and R alike. */
const AGREED_AHEAD = 3

/** The policy number that explains the print of its cell best; null where none that a view reads does. */
export async function likelyNumber(draft: Draft, value: string): Promise<LikelyNumber | null> {
  const first = await draft.weigh('policy_number', [], false)
  if (!first) return null
  const read = [value, ...first.free].map(withoutSign).filter((text) => foldNumber(text).length >= 4)
  const texts = new Set<string>()
  for (const text of read.map((t) => t.replaceAll(' ', '')).slice(0, 8)) {
    texts.add(text)
    for (const other of replacedPairs(text)) texts.add(other)
    for (let i = 0; i < Math.min(text.length, 30); i++) for (const other of ALIKE[text[i]!] ?? '') texts.add(text.slice(0, i) + other + text.slice(i + 1))
  }
  const all = [...texts]
  const weighed = await draft.weigh('policy_number', all, false)
  if (!weighed) return null
  const best = new Map<string, number>()
  all.forEach((text, i) => best.set(foldNumber(text), Math.max(best.get(foldNumber(text)) ?? Number.NEGATIVE_INFINITY, weighed.weights[i]!)))
  const [top, next, ...behind] = [...best].sort((a, b) => b[1] - a[1])
  const text = top && top[1] >= EXPLAINS_MIN ? read.find((t) => foldNumber(t) === top[0]) : undefined
  if (text === undefined) return null
  const ahead = next ? top![1] - next[1] : Number.POSITIVE_INFINITY
  const rivals = next ? [next, ...behind].filter(([, weight]) => top![1] - weight < NUMBER_AHEAD).map(([folded]) => folded) : []
  const contested = rivals.some((rival) => first.free.filter((t) => foldNumber(t) === rival).length >= RIVALS_MIN)
  const looks = (folded: string): number => first.free.filter((t) => foldNumber(t) === folded).length
  const others = [next, ...behind].filter((other) => other !== undefined)
  const beyondOf = ([rival, weight]: [string, number]): number =>
    top![1] - weight + LOOK * (looks(top![0]) - looks(rival)) - aheadNeeded(top![0], rival) - (looks(rival) >= RIVALS_MIN ? READ_ALIKE : 0)
  const beyond = top![1] < STANDS_MIN ? Number.NEGATIVE_INFINITY : Math.min(...others.map(beyondOf))
  const asExpected = others.some(([rival, weight]) => top![1] - weight < EXPECTED_AHEAD && isAsExpected(top![0], rival))
  return { text, clear: ahead >= NUMBER_AHEAD, contested, close: ahead < AGREED_AHEAD, ahead, rivals, beyond, asExpected }
}

const CODE_AHEAD = 2
const CODE_EXPLAINS_MIN = -6
/** What a name near the code's company adds, what another name takes, and what a code that the table lacks loses. */
const NAMED = 4
const OTHERWISE_NAMED = -2
const UNLISTED = -3
const NEAR = 0.72
const FAR = 0.4

/** The NAIC code that stands in its cell, by its print and by the name beside it; null where that does not tell. */
export async function likelyCode(draft: Draft, name: string | null): Promise<string | null> {
  const first = await draft.weigh('naic', [], true)
  if (!first) return null
  const codes = allCarriers().map((c) => c.naic)
  const unlisted = [...new Set(first.free.map((t) => t.replace(/\D/g, '')))].filter((t) => t.length === 5 && !carrierOfCode(t))
  const all = [...codes, ...unlisted]
  const weighed = await draft.weigh('naic', all, true)
  if (!weighed) return null
  const most = Math.max(...weighed.weights)
  const [best, next] = all
    .map((code, i) => ({ code, print: weighed.weights[i]! }))
    .filter((c) => c.print > most - 10)
    .map((c) => ({ ...c, weight: c.print + support(c.code, name) }))
    .sort((a, b) => b.weight - a.weight)
  if (!best || best.print < CODE_EXPLAINS_MIN || (next && best.weight - next.weight < CODE_AHEAD)) return null
  return best.code
}

function support(code: string, name: string | null): number {
  const company = carrierOfCode(code)
  if (!company) return UNLISTED
  if (name === null) return 0
  const like = Math.max(...[company.name, ...company.aliases].map((n) => likeness(name, n)))
  return like >= NEAR ? NAMED : like < FAR ? OTHERWISE_NAMED : 0
}
