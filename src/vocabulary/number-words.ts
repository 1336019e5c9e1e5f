/** Numbers and amounts spelled out in English, in small letters. */
export const NUMBER_UNITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  a: 1,
  an: 1,
}
const word = `(?:${Object.keys(NUMBER_UNITS)
  .filter((w) => w.length > 2)
  .join('|')})`
const scale = '(?:hundred|thousand|million|billion)'
export const AMOUNT_IN_WORDS = new RegExp(
  `(?<![a-z0-9])half (?:of )?(?:a |an )?(?:million|thousand)(?: dollars)?|(?<![a-z0-9])${word}(?:[- ]${word})? hundred(?: and ${word})? dollars|(?<![a-z0-9])(?:an? (?:half[- ])?|${word}[- ])(?:(?:${word}|${scale}|and(?= (?:${word}|a half))|a half)[- ,]*){0,12}?(?:thousand|million|billion)(?:(?=[- ,]+(?:and )?(?:${word}[- ]+(?:and )?){1,3}(?:hundred|thousand))(?:[- ,]+(?:and )?(?:${word}|hundred|thousand)){1,8})?(?: (?:and )?(?:no|00)\\/?(?:100)?)?(?:[- ](?:us |u\\.s\\. )?dollars?)?`,
  'g',
)
/** Value of an English number phrase such as "two million five hundred thousand"; null when it is not one. */
export function numberFromWords(phrase: string): number | null {
  let total = 0
  let part = 0
  let seen = false
  const words = phrase.split(/[^a-z]+/).filter(Boolean)
  // "a half million", "half a million", "a three million umbrella": the article counts nothing.
  if (/^an?$/.test(words[0] ?? '') && (words[1] === 'half' || (words[1]! in NUMBER_UNITS && words[1] !== 'a'))) words.shift()
  for (const w of words[0] === 'half' ? words.filter((x) => x !== 'a' && x !== 'of') : words) {
    if (w in NUMBER_UNITS && !(w === 'a' && seen)) {
      part += NUMBER_UNITS[w]!
      seen = true
    } else if (w === 'half') part += 0.5
    else if (w === 'hundred') part = (part || 1) * 100
    else if (w === 'thousand' || w === 'million' || w === 'billion') {
      total += (part || 1) * (w === 'thousand' ? 1e3 : w === 'million' ? 1e6 : 1e9)
      part = 0
      seen = false
    } else if (w === 'and' || w === 'dollars' || w === 'dollar' || w === 'no' || w === 'us' || w === 'a') continue
    else return null
  }
  return total + part
}
