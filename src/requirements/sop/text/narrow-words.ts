/** Gaps between the words of a line. Lines with tabs or pipes are tables and have none. */
const gapsOf = (line: string): number[] => (/[\t|]/.test(line) ? [] : (line.trim().match(/ +/g) ?? []).map((g) => g.length))

/** Lines of so many gaps say how far apart a text sets its words. */
const WORDED = 5
/** Of their gaps, as many are wide in a text whose words all stand apart. */
const WIDE_SHARE = 0.6

/**
 * A scan may set every word apart ("Notice   of   cancellation:   30   days"), so that gaps part no columns. Such a text
 * comes back with its usual gap as one space and wider gaps narrowed by as much; other text comes back as it is.
 */
export function narrowWords(textIn: string): string {
  const text = joinNumbers(joinFirstLetters(textIn))
  const lines = text.split('\n')
  const worded = lines.map(gapsOf).filter((g) => g.length >= WORDED)
  const all = worded.flat()
  const wide = all.filter((n) => n >= 2)
  if (worded.length < 2 || wide.length < all.length * WIDE_SHARE) return text
  const usual = mostFrequent(wide)
  if (usual > 4 || inColumns(lines)) return text
  return lines.map((line) => (/[\t|]/.test(line) ? line : line.replace(/(?<=\S) {2,}(?=\S)/g, (gap) => ' '.repeat(Math.max(1, gap.length - usual + 1))))).join('\n')
}

const ALIGNED_SHARE = 0.8
/** Columns whose words begin at one place are those of a table, however narrow the gaps between them. */
function inColumns(lines: string[]): boolean {
  const starts = lines.filter((line) => gapsOf(line).length >= WORDED).map((line) => [...line.matchAll(/(?<=\S {2,})\S/g)].map((m) => m.index))
  const counts = new Map<number, number>()
  for (const at of starts.flat()) counts.set(at, (counts.get(at) ?? 0) + 1)
  return starts.length >= 3 && [...counts.values()].filter((n) => n >= starts.length * ALIGNED_SHARE).length >= 3
}

const FIRST_APART = /\b([B-HJ-Z]) {1,3}(?=[A-Z]{2,}\b)/g
/** "W ORK C OMP AS R EQUIRED BY L AW": a scan of capitals may set the first letter of a word apart, and then does it in many. */
const joinFirstLetters = (text: string): string =>
  text.replace(/^[^a-z\n]+$/gm, (line) => ((line.match(FIRST_APART)?.length ?? 0) >= 3 ? line.replace(FIRST_APART, '$1') : line))

/** "8 .1  General Liability", "8 .2  Auto": numbers of lines that a scan broke before their dot, in the lines and where they are referred to. */
function joinNumbers(text: string): string {
  const found = [...text.matchAll(/^ *(\d{1,2}) \.\d{1,2} {1,4}(?=[A-Z])/gm)].map((m) => m[1]!)
  const broken = [...new Set(found)].filter((n) => found.filter((x) => x === n).length > 1)
  return broken.reduce((out, n) => out.replace(new RegExp(`(?<![\\d.,$])${n} \\.(?=\\d{1,2}(?![\\d,]))`, 'g'), `${n}.`), text)
}

function mostFrequent(numbers: number[]): number {
  const counts = new Map<number, number>()
  for (const n of numbers) counts.set(n, (counts.get(n) ?? 0) + 1)
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
}
