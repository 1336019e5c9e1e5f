/** AM Best financial strength ratings, best first. Anything else (NR, a letter of another agency) has no place among them. */
const RATINGS = ['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B', 'B-', 'C++', 'C+', 'C', 'C-', 'D', 'E', 'F', 'S']
/** AM Best financial size categories, smallest first. */
const SIZES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV']

/** Whether a rating reaches the minimum; null when either cannot be placed on the scale. */
export const reachesRating = (rating: string, minimum: string): boolean | null => compare(RATINGS.toReversed(), rating, minimum)

/** Whether a size category reaches the minimum; null when either cannot be placed. */
export const reachesSize = (size: string, minimum: string): boolean | null => compare(SIZES, size, minimum)

const compare = (ascending: readonly string[], value: string, minimum: string): boolean | null => {
  const [held, asked] = [value, minimum].map((text) => ascending.indexOf(text.toUpperCase().replace(/[^A-Z+-]/g, '')))
  return held === -1 || asked === -1 ? null : held! >= asked!
}
