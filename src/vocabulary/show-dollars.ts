// One formatter for all amounts: making one anew costs as much as some thirty of its answers.
const GROUPED = new Intl.NumberFormat('en-US')

/** A whole number of dollars as people read it: 1000000 is `$1,000,000`. */
export const showDollars = (amount: number): string => `$${GROUPED.format(amount)}`
