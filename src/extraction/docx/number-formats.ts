const ROMAN: [number, string][] = [[1000, 'm'], [900, 'cm'], [500, 'd'], [400, 'cd'], [100, 'c'], [90, 'xc'], [50, 'l'], [40, 'xl'], [10, 'x'], [9, 'ix'], [5, 'v'], [4, 'iv'], [1, 'i']] // prettier-ignore
const CARDINALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
const NUMBER_MAX = 3_999

/** A number of a list as Word prints it in a format (ECMA-376, 17.18.59 ST_NumberFormat); formats of other scripts in figures. */
export function formatted(number: number, format: string): string {
  const n = Math.min(Math.max(number, 0), NUMBER_MAX)
  if (format === 'none') return ''
  if (format === 'decimalZero') return String(n).padStart(2, '0')
  if (format === 'lowerLetter') return letters(n)
  if (format === 'upperLetter') return letters(n).toUpperCase()
  if (format === 'lowerRoman') return roman(n)
  if (format === 'upperRoman') return roman(n).toUpperCase()
  if (format === 'cardinalText') return capital(CARDINALS[n - 1] ?? String(n))
  if (format === 'ordinalText') return capital(ORDINALS[n - 1] ?? ordinal(n))
  if (format === 'ordinal') return ordinal(n)
  return String(n)
}

/** Behind z come aa, bb, cc. */
const letters = (n: number): string => (n < 1 ? '' : String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.floor((n - 1) / 26) + 1))
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const ordinal = (n: number): string => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`

function roman(number: number): string {
  let [left, text] = [number, '']
  for (const [value, letter] of ROMAN) for (; left >= value; left -= value) text += letter
  return text
}
