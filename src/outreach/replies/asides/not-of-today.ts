/** "Great Lakes is out.", "WC is gone.": whoever it is, something is no longer as it was. */
export const saysGone = (folded: string): boolean => /\b(?<!\b(?:limits?|numbers?|dates?|deductible|retention|values?|amounts?|names?|terms?|aggregate|occurrence) )(?:is|are|was|were) (?:now |all |both )?(?:out|gone|dead|toast|history|pulled|dropped|off)(?: (?:now|this year|this month|this term|as of \S+|since \S+|until renewal|at renewal))?\W*$/.test(folded)

const PRESENT = /\b(?:is|are|remains?|still|today|active|in force|in effect|current)\b/
/** "Coverage was bound as you list it.": what was done once, and not whether it stands. */
export const saysOnce = (folded: string): boolean =>
  /\b(?:was|were) (?:all |originally |initially )?(?:issued|bound|written|placed|sold|set up)\b.{0,30}\bas (?:you|shown|listed|stated|described|requested|below|above|indicated)\b/.test(folded) && !PRESENT.test(folded)
