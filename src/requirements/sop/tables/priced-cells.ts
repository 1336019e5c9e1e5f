/** A cell that holds an amount, in figures or in words. */
export const PRICED_CELL = /\$\s?\d|\d ?(?:k|mm?)\b|\d,\d{3}|\b(?:hundred|thousand|mil(?:lion)?)\b/i
