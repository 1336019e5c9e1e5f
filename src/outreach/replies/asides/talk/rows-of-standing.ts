import { talkRows } from './talk-row.ts'

/** An audit that is due, a reporting form, a payment plan, a payment that came: a policy stands with all of them, and whether it does is told beside. */
export const OF_STANDING = talkRows(`
  [(we|i)( are|'re| am|'m)] [still|just] waiting (on|for) {reported} [(on|for|from) {itslines}] [(results?|to (finish|close|be completed|come back))]
  {thatpolicy} [also|currently|now|just] (up|due|scheduled|set|open|slated|ready|out) for {reported}
  {thatpolicy} [also|currently|now|just] (being audited|under audit|in {reported}|in the middle of {reported}|going through {reported}|auditable|subject to {reported})[ (right now|now|this (week|month))]
  [{thatpolicy}] (has|have) [also|currently|now|just] (an|the|its)? ?(open|pending|annual|premium|final|yearly|payroll) {reported} [(open|pending|due|scheduled|coming up|outstanding)]
  [{thatpolicy}] (has|have|gets|get) {reported} [(open|pending|due|scheduled|coming up)]
  [{thatpolicy}] (a|an|on a|on|written on a) [monthly|quarterly|annual] (reporting|reporter|report) (policy|form|basis)
  [{payer}( is| are|'s|'re| was)|{thatpolicy}|(he's|she's|they're|hes|shes)] [all|also|currently|now|just] [set up|signed up] (on|in|with) {payplan}
  (eft|autopay|auto( |-)pay|direct bill|agency bill|ach|pif|premium financed|financed|monthly pay|paid monthly|paid (by|via|through) (eft|ach|autopay))
  {thatpolicy} [premium|also|currently] (financed|on a finance plan|premium( |-)financed|paid monthly|paid by (the month|eft|ach)|direct billed|agency billed)
  [{payer}|(he|she|they)] [always|also] (pays|pay|paying) [him|them|it] (monthly|quarterly|by (the )?month|by (eft|ach|autopay|card|check)|in installments|every month|month to month|on time)
  [(the|his|her|their|a)] [last|latest|most recent] {bill} [was|has|just|has been] (posted|received|made|cleared|came in|went through|taken|drafted|paid|applied) {ondays}
  [{payer}|(he|she|they)] [just|already|also] (made|sent in|sent|paid) [(the|his|her|their|this month's|last)] {bill} [{ondays}]
  [{payer}( is| are|'s|'re)|(he's|she's|they're|hes|shes)] [all|also|currently|now] (current|caught up|paid up|up to date|good) (on|with|for) [all] [of] [(the|his|her|their)] {bill}
`)
