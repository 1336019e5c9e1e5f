/** To compare fractions by: a difference would be a number of its own in memory for each of thousands of comparisons a page. */
export const ascending = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0)

/** The engine's own sort sets up a kilobyte for each call; most lists of a page are of a few words. */
const FEW = 24

/** Puts a list in order where it is, as its own sort does: those that are equal stay as they stood. */
export function putInOrder<T>(list: T[], compare: (a: T, b: T) => number): T[] {
  if (list.length > FEW) return list.sort(compare)
  for (let i = 1; i < list.length; i++) {
    const item = list[i]!
    let at = i
    for (; at > 0 && compare(list[at - 1]!, item) > 0; at--) list[at] = list[at - 1]!
    list[at] = item
  }
  return list
}

/** The middle one of some numbers, the upper of two; `none` where there are none. */
export function medianOf(numbers: readonly number[], none: number): number {
  const sorted = new Float64Array(numbers.length)
  for (let i = 0; i < numbers.length; i++) sorted[i] = numbers[i]!
  return sorted.sort()[numbers.length >> 1] ?? none
}
