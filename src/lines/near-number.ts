/** Letters that are read, and typed, for figures. */
const FIGURES: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' }
const DIGITS_MIN = 5
/** What stands before a number on one paper and not on another: the letters of its kind, zeros that fill it up. */
const BEFORE = /^[A-Z]{0,4}0{0,3}$/
/** What stands behind it: the count of its terms or parts, a year. */
const BEHIND = /^(?:[A-Z0-9]{1,3}|20\d\d)$/

/**
 * Whether two folded policy numbers are one, as far as anybody can tell: offices leave out the letters before a number and the term's count
 * behind it, and take letters for figures. Two counts of one number are two terms.
 */
export const isNearNumber = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((number) => number.replace(/[OQILZSB]/g, (letter) => FIGURES[letter]!))
  if (one === other) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.replace(/\D/g, '').length < DIGITS_MIN) return false
  return (long.startsWith(short) && BEHIND.test(long.slice(short.length))) || (long.endsWith(short) && BEFORE.test(long.slice(0, -short.length)))
}

const BEHIND_MAX = 4
/** The numbers that policies on file may have to be near to this one and shorter, this one among them. */
export const shorterNumbers = (number: string): string[] => [
  ...Array.from({ length: BEHIND_MAX + 1 }, (_, cut) => number.slice(0, number.length - cut)),
  number.replace(/^[A-Z]{1,4}/, ''),
  number.replace(/^[A-Z]{0,4}0{1,3}/, ''),
].filter((one) => one !== '')
