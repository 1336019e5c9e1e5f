/** For sorting by fractions: a difference would be a new number in memory for each of thousands of comparisons a page. */
export const ascending = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0)

/** The middle one of some numbers, the upper of two; `none` where there are none. */
export function medianOf(numbers: readonly number[], none: number): number {
  const sorted = new Float64Array(numbers.length)
  for (let i = 0; i < numbers.length; i++) sorted[i] = numbers[i]!
  return sorted.sort()[numbers.length >> 1] ?? none
}
