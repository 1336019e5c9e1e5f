/** The words that an answer rests on, and those that take it back: what is typed wrong on a phone is mostly one letter of these. */
const WORDS =
  'active inactive correct incorrect confirm confirmed verified everything policies policy coverage umbrella liability general current limits expired cancelled canceled renewed lapsed pending garage cargo changed matches effective expiration otherwise property cyber professional accurate attached'.split(' ')

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

/** "Let us know if u need anything". A capital U may be the umbrella's. */
const YOU = /(?<=\b(?:if|do|did|can|could|what|when|thank|as|that|than|have|are|will|hope|for|anything|whatever|all|with|on|in|per) )ur?(?=[\s.,;:!?]|$)/g

/** Written short, with its whole words; "PD" alone may be physical damage. */
const SHORT: readonly [RegExp, string][] = [
  // Two blanks between two words; more may part columns.
  [/(?<=[\p{L}\d,.:;]) {2}(?=[\p{L}\d])/gu, ' '],
  [/(?<![\p{L}\d])(nothing|none|everything)['’]s(?= (?:been|changed|lapsed|expired|gone)(?![\p{L}]))/giu, '$1 has'],
  [/(?<![\p{L}\d])(they|y'all)['’]ve(?![\p{L}])/giu, '$1 have'],
  [/(?<=\bas )you['’]ve(?= (?:shown|listed|stated|described|noted|outlined|indicated|it|them)(?![\p{L}]))/giu, 'you have'],
  // "Yes they r", "hes good", as it is thumbed.
  [/(?<![\p{L}\d])(they|all|both|these|those|policies|lines|coverages|limits|dates|we|you) r(?=[ ,.!]|$)(?!\.[\p{L}])/giu, '$1 are'],
  [/(?<![\p{L}\d])(he|she)s(?= )/giu, "$1's"],
  [/(?<![\p{L}\d])(they|you)re(?= )/giu, "$1're"],
  [/(?<![\p{L}\d])(?:pls|plz|plse)(?= \p{L})/giu, 'please'],
  [/(?<![\p{L}\d])(?:thx|thnx|thnks|thanx|tks|tnx)(?![\p{L}\d])/giu, 'thanks'],
  [/(?<![\p{L}\d])ty(?=\s*(?:$|[.,!]))/gu, 'thanks'],
  [/(?<=\b(?:all|both|these|those|the|two|three|four|[2-9]) )pols(?![\p{L}\d])/giu, 'policies'],
  [/(?<![\p{L}\d])w\/in(?![\p{L}])/giu, 'within'],
  [/(?<![\p{L}\d])w\/o(?= ?\p{L})/giu, 'without'],
  [/(?<![\p{L}\d/])w\/ ?(?=\p{L})/giu, 'with '],
  [/(?<![\p{L}\d])[Pp]d(?= (?:in full|up\b|to date|thru|through)(?![a-z]))/gu, 'paid'],
]

/** "Both acive, limits corect": read as it was meant. Names, and words in capitals, stay as they are. */
export function withMendedSpelling(text: string): string {
  return SHORT.reduce((held, [written, meant]) => held.replace(written, meant), text).replace(YOU, (word) => (word === 'u' ? 'you' : 'your')).replace(/(?<![\p{L}\d@./-])(\p{L})([a-z]{3,})(?![\p{L}\d@])/gu, (whole, first: string, rest: string) => {
    const meant = MENDED.get(first.toLowerCase() + rest)
    return meant ? first + meant.slice(1) : whole
  })
}
