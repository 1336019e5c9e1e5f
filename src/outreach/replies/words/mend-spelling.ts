import { asMeant } from './second-language.ts'
import { withoutTurnsWithin } from './turns-within.ts'
import { writtenOut } from './written-short.ts'

/** The words that an answer rests on, and those that take it back: what is typed wrong on a phone is mostly one letter of these. */
const WORDS =
  'active inactive correct incorrect confirm confirmed verified everything policies policy coverage umbrella liability general current limits expired cancelled canceled renewed lapsed pending garage cargo changed matches effective expiration otherwise property cyber professional accurate attached'.split(' ')

/** What lies beside a key. */
const BESIDE: Readonly<Record<string, string>> = { a: 'qwsz', b: 'vghn', c: 'xdfv', d: 'serfcx', e: 'wsdr', f: 'drtgvc', g: 'ftyhbv', h: 'gyujnb', i: 'ujko', j: 'huikmn', k: 'jiolm', l: 'kop', m: 'njk', n: 'bhjm', o: 'iklp', p: 'ol', q: 'wa', r: 'edft', s: 'awedxz', t: 'rfgy', u: 'yhji', v: 'cfgb', w: 'qase', x: 'zsdc', y: 'tghu', z: 'asx' }
/** Long enough that one wrong letter makes no other word of it. */
const LONG = 6

/** A letter left out, doubled, changed places with the next, or the key beside it; the first and the last stay, or it could be another word. */
function slipsOf(word: string): string[] {
  const out: string[] = []
  for (let at = 1; at < word.length - 1; at += 1) {
    out.push(word.slice(0, at) + word.slice(at + 1))
    out.push(word.slice(0, at) + word[at]! + word.slice(at))
    if (word.length >= LONG) for (const beside of BESIDE[word[at]!] ?? '') out.push(word.slice(0, at) + beside + word.slice(at + 1))
    if (at < word.length - 2) out.push(word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2))
  }
  return out
}

/** Words of their own, and what two of the words could have become. */
const NO_SLIPS = new Set(['canceled', 'policy', 'polices', 'properly', 'generally', 'conform', 'conformed', 'marches', ...WORDS])
const MENDED = new Map<string, string>()
for (const word of WORDS) for (const slip of slipsOf(word)) if (!NO_SLIPS.has(slip)) MENDED.set(slip, MENDED.has(slip) && MENDED.get(slip) !== word ? '' : word)

/** "Let us know if u need anything". A capital U may be the umbrella's. */
const YOU = /(?<=\b(?:if|do|did|can|could|what|when|thank|as|that|than|have|are|will|hope|for|anything|whatever|all|with|on|in|per) )ur?(?=[\s.,;:!?]|$)/g

/** "Both acive, limits corect": read as it was meant. Names, and words in capitals, stay as they are. */
export function withMendedSpelling(text: string): string {
  return asMeant(writtenOut(withoutTurnsWithin(text))).replace(YOU, (word) => (word === 'u' ? 'you' : 'your')).replace(/(?<![\p{L}\d@./-])(\p{L})([a-z]{3,})(?![\p{L}\d@])/gu, (whole, first: string, rest: string) => {
    const meant = MENDED.get(first.toLowerCase() + rest)
    return meant ? first + meant.slice(1) : whole
  })
}
