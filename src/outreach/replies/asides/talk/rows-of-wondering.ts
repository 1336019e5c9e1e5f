import { talkRows } from './talk-row.ts'

/** An agent who wonders why he is asked, says that this is not his habit, or asks whether an e-mail is enough: it takes nothing from the answer beside it. */
export const OF_WONDERING = talkRows(`
  (but|though|although)? ?(i|we) (assume|assumed|figure|figured|guess|imagine|presume|take it) [that] you (don't|do not|didn't|did not|won't|would not) (need|want|care about|need to see) (it|that|those|them|any of those)
  (but|though|although|since|because|as|which)? ?you (did not|didn't|have not|haven't) (ask|asked) (about|for)? ?(it|that|those|them|that one)?
  [(i am|i'm|we are|we're)] [really|quite|just|a little|a bit|honestly|still] (not (sure|certain|clear)|unsure|unclear|puzzled|curious|confused|wondering) [on|as to|about] {wonder}
  (no idea|no clue|[(i|we)] [(really|honestly|still|just)] (do not know|don't know|do not understand|don't understand|can't imagine|wonder)|[(i|we)] have no (idea|clue)) {wonder}
  (i|we) (do not|don't) (usually|normally|typically|generally|ordinarily|often|always) {habit}
  (i|we) (usually|normally|typically|generally|ordinarily|rarely|seldom) [(do not|don't|will not|won't|would not|wouldn't)] {habit}
  (usually|normally|typically|generally|ordinarily|as a rule),? (i|we) (do not|don't|will not|won't|would not|wouldn't) {habit}
  (i am|i'm|we are|we're) not (usually|normally|really|technically|generally) (supposed|allowed|meant) to {habit}
  this is not (something|how) (i|we) (usually|normally|typically|generally) (do|handle|handle these|do this|do these)
  (is|will|would|does|did) {thismail} [be] {enough} [{forwhom}] [{orpaper}]{q}
  do you [also|still|really|actually] (need|want|require) {morepaper} [{ormail}]{q}
  (need|want) {morepaper} [{ormail}]{q}
  (should|shall|can|could|may|do) (i|we) [also|just|need to] (send|issue|e-?mail|provide|put|sign|reply|answer|respond|fill out|write|do) [{morepaper}|this|something|it] [here|by (reply|e-?mail)|by reply e-?mail|on letterhead|like this|this way|instead] [{ormail}]{q}
  (would|is) {morepaper} [be] (better|easier|preferred|preferable|ok|okay|needed|required) [{ormail}]{q}
  (is|will|would) (e-?mail|a reply|a reply here|replying here) [be] (ok|okay|fine|enough|sufficient) [{orpaper}]{q}
`)
