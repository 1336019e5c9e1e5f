import { allCarriers } from '../naic/index.ts'
import { editsBetween } from '../values/index.ts'
import { KNOWN_WORDS } from './part-strokes.ts'

const LETTERS_MAX = 3
/** Short words of names beside those of known companies. */
const COMMON = 'a an and at by co cos for from in inc ins int intl llc llp ltd na new of old on or pc plc pllc re rrg sa the to us usa via'.split(' ')
/** Words that lead on to another: no name ends in one. */
const LEADS_ON = new Set('a an and at by for from in of on or the to via'.split(' '))
const SPELLING_EDITS_MAX = 2
const SPELLING_LETTERS_MAX = 4

let known: Set<string> | undefined
const isKnown = (word: string): boolean => {
  known ??= new Set([...COMMON, ...KNOWN_WORDS, ...allCarriers().flatMap((c) => [c.name, ...c.aliases]).flatMap(wordsOf)])
  return known.has(word)
}
const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^a-z0-9&'’]+/).filter(Boolean)
const unknownIn = (name: string): string | undefined =>
  name.split(' ').find((word, i, words) => {
    const letters = word.toLowerCase().replace(/[^a-z0-9&]/g, '')
    return /^[a-z]{2,}$/.test(letters) && letters.length <= LETTERS_MAX && (!isKnown(letters) || (i > 0 && i === words.length - 1 && LEADS_ON.has(letters)))
  })

/** Whether a name holds a word of two or three letters that no company of the table and no list of words has (`Standard Oi`), or ends in a word that leads on (`Standard On`). So little print is as soon misread as spelled. */
export const hasUnknownShortWord = (name: string): boolean => unknownIn(name) !== undefined

/** The name with that word spelled as each short known word near it, by so many letters at most. */
export function shortSpellings(name: string, edits = SPELLING_EDITS_MAX): string[] {
  const word = unknownIn(name)
  if (word === undefined) return []
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const spelled = (as: string): string => (name === name.toUpperCase() ? as.toUpperCase() : `${as[0]!.toUpperCase()}${as.slice(1)}`)
  return KNOWN_WORDS.filter((k) => k[0] === letters[0] && k.length <= SPELLING_LETTERS_MAX && editsBetween(k, letters, edits) <= edits).map((k) => name.replace(word, spelled(k)))
}

/** Letters that run into one another in coarse print: `Hentage` for Heritage. */
const RUN_TOGETHER: readonly [string, string][] = [['n', 'ri'], ['m', 'rn'], ['m', 'ni'], ['d', 'cl'], ['u', 'li'], ['h', 'li'], ['ri', 'n'], ['rn', 'm'], ['ni', 'm'], ['cl', 'd']]
const LONG_MIN = 5

/** The name with a word of no known company spelled as the known one that it is but for two letters run into one, or one fallen in two. */
export function pairSpellings(name: string): string[] {
  return name.split(' ').flatMap((word) => {
    const letters = word.toLowerCase().replace(/[^a-z]/g, '')
    if (letters.length < LONG_MIN || word.slice(1) === word.slice(1).toUpperCase() || isKnown(letters)) return []
    const meant = RUN_TOGETHER.flatMap(([seen, printed]) => [...letters.matchAll(new RegExp(seen, 'g'))].map((m) => letters.slice(0, m.index) + printed + letters.slice(m.index + seen.length))).filter(isKnown)
    return [...new Set(meant)].map((m) => name.replace(word, `${m[0]!.toUpperCase()}${m.slice(1)}`))
  })
}
