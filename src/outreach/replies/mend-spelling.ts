/** The words that an answer rests on, and those that take it back: what is typed wrong on a phone is mostly one letter of these. */
const WORDS =
  'active inactive correct incorrect confirm confirmed verified everything policies policy coverage umbrella liability general current limits expired cancelled renewed changed matches effective expiration otherwise property cyber professional accurate attached'.split(' ')

/** A letter left out, doubled, or changed places with the next; the first and the last stay, or it could be another word. */
function slipsOf(word: string): string[] {
  const out: string[] = []
  for (let at = 1; at < word.length - 1; at += 1) {
    out.push(word.slice(0, at) + word.slice(at + 1))
    out.push(word.slice(0, at) + word[at]! + word.slice(at))
    if (at < word.length - 2) out.push(word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2))
  }
  return out
}

/** Words of their own, and what two of the words could have become. */
const NO_SLIPS = new Set(['canceled', 'policy', 'polices', 'properly', 'generally', ...WORDS])
const MENDED = new Map<string, string>()
for (const word of WORDS) for (const slip of slipsOf(word)) if (!NO_SLIPS.has(slip)) MENDED.set(slip, MENDED.has(slip) && MENDED.get(slip) !== word ? '' : word)

/** "Both acive, limits corect": read as it was meant. Names, and words in capitals, stay as they are. */
export function withMendedSpelling(text: string): string {
  return text.replace(/(?<![\p{L}\d@./-])(\p{L})([a-z]{3,})(?![\p{L}\d@])/gu, (whole, first: string, rest: string) => {
    const meant = MENDED.get(first.toLowerCase() + rest)
    return meant ? first + meant.slice(1) : whole
  })
}
