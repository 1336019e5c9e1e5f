import { talkRows } from './talk-row.ts'

/** Since when a policy is with the company that was asked for. Whether that company has that policy is judged before ("carriers-as-asked.ts"). */
export const OF_CARRIERS = talkRows(`
  {itslines} (has|have) been [written|placed|insured] (with|by|through) the carrier [since {year}|for {years}|{when}][,] [({itslines}|all of it) (too|as well)]
  {itslines} [has|have|was|were] [been] [written|placed|insured] (with|by|through) the carrier (since {year}|for {years})
  (they|we|he|she|the insured|insured)( have|'ve| has|'s) been with the carrier (since {year}|for {years}) [(on|for) {itslines}] [now]
  (they|we|i|he|she|the insured|insured) [first] (placed|put|wrote|moved|bound) {itslines} [over] (with|to|through) the carrier [back] (in {year}|{years} ago)
  the carrier (has|have|'s) (written|had|insured|carried) {itslines} (since {year}|for {years})
  the carrier (writes|insures|has|carries) {itslines} [(,|and) the carrier (writes|insures|has|carries)? ?{itslines}]
`)
