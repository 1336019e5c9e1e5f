import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { editsBetween } from '../values/index.ts'

export type Carrier = { naic: string; name: string; aliases: string[]; sources: number }
type Table = {
  byCode: Map<string, Carrier>
  byName: Map<string, Carrier[]>
  /** How many groups of three letters each carrier's name has, and for each group the carriers that have it. */
  all: { carrier: Carrier; size: number }[]
  holders: Map<string, number[]>
}

let table: Table | undefined

const SHORT: [RegExp, string][] = [
  [/\binsurance\b/g, 'ins'],
  [/\bcompany\b/g, 'co'],
  [/\bcorporation\b/g, 'corp'],
  [/\bcasualty\b/g, 'cas'],
  [/\bproperty\b/g, 'prop'],
  [/\bindemnity\b/g, 'ind'],
  [/\bassurance\b/g, 'assur'],
  [/\bmutual\b/g, 'mut'],
  [/\bnational\b/g, 'natl'],
  [/\bamerican\b/g, 'amer'],
  [/\binsur\b/g, 'ins'],
  [/\bunderwriters?\b/g, 'und'],
  [/\bthe\b/g, ' '],
  [/\ba (stock|mutual) (ins )?co\b/g, ' '],
  [/\band\b|&/g, ' '],
  [/\binc\b|\bllc\b/g, ' '],
]

/** A carrier's name without case, punctuation and the ways of abbreviating it. */
export const foldCarrier = (name: string): string => {
  let text = name.toLowerCase().replace(/[.,'’"()/-]/g, ' ')
  for (const [from, to] of SHORT) text = text.replace(from, to)
  return text.replace(/[^a-z0-9]/g, '')
}

/** `Insurance Company`, which is how `THE Insurance Company` folds: a caption, or the end of a name, and nobody's. */
const NO_NAME = 'insco'

const gramsOf = (folded: string): Set<string> => {
  const grams = new Set<string>()
  for (let i = 0; i + 3 <= folded.length; i++) grams.add(folded.slice(i, i + 3))
  return grams
}

const load = (): Table => {
  const text = readFileSync(fileURLToPath(new URL('./carriers.csv', import.meta.url)), 'utf8')
  const loaded: Table = { byCode: new Map(), byName: new Map(), all: [], holders: new Map() }
  for (const line of text.split('\n').slice(1)) {
    const match = /^(\d{5}),("(?:[^"]|"")*"|[^,]*),("(?:[^"]|"")*"|[^,]*),(\d+)$/.exec(line)
    if (!match) continue
    const plain = (cell: string): string => cell.replace(/^"|"$/g, '').replaceAll('""', '"')
    const carrier: Carrier = {
      naic: match[1]!,
      name: plain(match[2]!),
      aliases: plain(match[3]!).split('|').filter(Boolean),
      sources: Number(match[4]),
    }
    loaded.byCode.set(carrier.naic, carrier)
    for (const name of new Set([carrier.name, ...carrier.aliases].map(foldCarrier))) {
      if (name === NO_NAME) continue
      const held = loaded.byName.get(name)
      if (held) held.push(carrier)
      else loaded.byName.set(name, [carrier])
    }
    const grams = gramsOf(foldCarrier(carrier.name))
    for (const gram of grams) {
      const held = loaded.holders.get(gram)
      if (held) held.push(loaded.all.length)
      else loaded.holders.set(gram, [loaded.all.length])
    }
    loaded.all.push({ carrier, size: grams.size })
  }
  return loaded
}
const carriers = (): Table => {
  table ??= load()
  return table
}

/** The carrier of a five-digit NAIC code; null when the table lacks it, which proves nothing. */
export const carrierOfCode = (naic: string): Carrier | null => carriers().byCode.get(naic) ?? null

/** Every carrier of the table. */
export const allCarriers = (): Carrier[] => [...carriers().byCode.values()]

export type CarrierMatch = { carrier: Carrier; score: number; exact: boolean }

/**
 * The carrier whose name a printed text gives, with a likeness of 0 to 1. Null under 0.6, and for a name that
 * several companies share, where no one can say which is meant.
 */
export function matchCarrier(printed: string): CarrierMatch | null {
  const folded = foldCarrier(printed.slice(0, 120))
  if (folded.length < 3) return null
  const exact = carriers().byName.get(folded)
  if (exact) return exact.length === 1 ? { carrier: exact[0]!, score: 1, exact: true } : null
  const grams = gramsOf(folded)
  const { all, holders } = carriers()
  const shared = new Uint8Array(all.length)
  for (const gram of grams) for (const at of holders.get(gram) ?? []) shared[at]!++
  let best: CarrierMatch | null = null
  let second = 0
  for (let at = 0; at < all.length; at++) {
    const { carrier, size } = all[at]!
    if (Math.abs(size - grams.size) > Math.max(size, grams.size) * 0.5) continue
    const score = (2 * shared[at]!) / (grams.size + size)
    if (!best || score > best.score) {
      second = best?.score ?? 0
      best = { carrier, score, exact: false }
    } else if (score > second) second = score
  }
  return best && best.score >= 0.6 && best.score - second > 0.02 ? best : null
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/&/g, 'and').replace(/[^a-z]/g, '')
/** What is left of `1842 Insurance Company` is no name: every company's ends in those letters. */
const SHARED_WORDS = /insurance|company|corporation|mutual|casualty|property|indemnity|assurance/g
const OWN_LETTERS_MIN = 3
let byLetters: { carrier: Carrier; letters: string }[] | undefined

/**
 * The carrier whose name stands in smudged print, by its letters alone: words run together or fall apart there. Null unless
 * one company is nearer than a letter in nine and every other one at least two letters farther.
 */
export function matchSmudged(printed: string): Carrier | null {
  const letters = lettersOf(printed.slice(0, 120))
  if (letters.length < 14) return null
  byLetters ??= carriers().all.flatMap(({ carrier }) => [carrier.name, ...carrier.aliases].map((name) => ({ carrier, letters: lettersOf(name) })).filter(({ letters }) => letters.replace(SHARED_WORDS, '').length > OWN_LETTERS_MIN))
  const max = Math.floor(letters.length / 9)
  let best: { carrier: Carrier; edits: number } | null = null
  let second = Number.POSITIVE_INFINITY
  for (const { carrier, letters: held } of byLetters) {
    const edits = editsBetween(letters, held, max + 2)
    if (edits > max + 2) continue
    if (best && best.carrier.name === carrier.name) best.edits = Math.min(best.edits, edits)
    else if (!best || edits < best.edits) {
      if (best) second = best.edits
      best = { carrier, edits }
    } else if (edits < second) second = edits
  }
  return best && best.edits <= max && second - best.edits >= 2 ? best.carrier : null
}

/** Whether a text is, near enough, the name of a carrier in the table. */
export const isKnownCarrier = (printed: string): boolean => {
  const folded = foldCarrier(printed.slice(0, 120))
  return carriers().byName.has(folded) || (matchCarrier(printed)?.score ?? 0) >= 0.82
}

const COMPANIES_MIN = 4
/** `Lantern Insurance`: a mark that at least four companies of the table bear at the head of their names. */
export function isGroupMark(printed: string): boolean {
  const mark = printed.toLowerCase().replace(/\s+insurance(?:\s+group)?$/, '').replace(/[^a-z0-9& ]/g, '').trim()
  if (mark.length < 4 || mark === printed.toLowerCase().trim() || COMMON_FIRST.test(mark)) return false
  return allCarriers().filter((c) => c.name.toLowerCase().startsWith(`${mark} `)).length >= COMPANIES_MIN
}
/** Words that names of many unlike companies begin with. */
const COMMON_FIRST = /^(?:accident|american|atlantic|auto|builders|california|citizens|columbia|continental|employers|first|general|great|housing|illinois|insurance|medical|merchants|midwest|national|new|north|ohio|old|pacific|pennsylvania|preferred|republic|safety|sentry|southern|st|state|texas|united|universal|virginia|west|western)$/
