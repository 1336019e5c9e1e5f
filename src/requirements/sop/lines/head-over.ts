const STRETCH = /\S+(?: \S+)*/g
const LINES_ABOVE_MAX = 40
/** No head of columns is longer. */
const LONGEST = 300
/** How far a head may begin from its column. */
const ASIDE_MAX = 6

/** What stands over a place of a line in the head of its columns, the nearest line above that has gaps and no figures; empty where nothing does. */
export function headOver(lines: string[], at: number, place: number): string {
  for (let i = at - 1; i >= 0 && at - i <= LINES_ABOVE_MAX; i--) {
    const line = lines[i]!
    if (line.length > LONGEST || /\d/.test(line) || !/\S(?: {2,}|\t)/.test(line.trim())) continue
    const over = [...line.matchAll(STRETCH)].find((m) => m.index <= place + ASIDE_MAX && m.index + m[0].length > place - ASIDE_MAX)
    if (over && over[0].length < 30 && !/[.:;]$/.test(over[0])) return over[0]
  }
  return ''
}
