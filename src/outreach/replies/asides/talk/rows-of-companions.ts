import { talkRows } from './talk-row.ts'

/** How to reach us, how sorry we are, where it was looked up: a yes before it is to what was asked. */
export const OF_MANNERS = talkRows(`
  {askus}{need}{parting}
  (you (can|may) reach me|call or e-?mail me|e-?mail or call me|{askus}) (at|on) {phone}( (or|and) (at )?x@x+)?( (if|should) you (need|have) (me|us|anything|anything else|any questions|questions))?{parting}
  {need},? [please|just|you can] {askus}{parting}
  {sorry}{sorryfor}
  {weve} [just|also|re|double( |-)?|gone in and|went in and|had a chance to|to be safe,] (check|checked|look|looked|reviewed|verified|double( |-)?checked|rechecked|looked (up )?(them|these|this|it|each one|everything|all of (them|these|it))( up)?|pulled (up )?(them|these|it|each one|everything)( up)?|pulled up the account|ran (these|them|it|each one)|(checked|reviewed) (them|these|this|it|each one|each policy|everything|all (two|three|four|five)( of (them|these))?|all of (them|these|it)|your (list|request))){lookedin}{lookedwhen}
  (i|we) went in and (looked|checked){lookedin}{lookedwhen}
  [all|these|this|they|it] [of] [these|them|it] (was|were|have been|has been) (checked|looked up|pulled(?= (up|in|on|through|from|off) )|reviewed){lookedin}{lookedwhen}
`)

/** What most often stands beside an answer and tells something of them: how it is paid, that nothing is pending, who the insured is to us, who took the letter over. "Yes, they are our client" is a yes to that. */
export const OF_COMPANIONS = talkRows(`
  [so|and] {covereditem} (is|are) [all|fully|also|still] (covered|insured){coveredhow}
  [the|their|this|that] {policyword} (is|was|are) [also|all|just|still] [written|placed|issued] {formofit}
  [there is|there's|it has|gl has|the gl has|the policy has] [a|an|the] [gl|general|general liability] agg(regate)?( limit)? [endorsement] [is|applies] {perwhat} [now|endorsement] [on (it|the gl|the policy|there)]
  [there is|there's|it has|gl has|the gl has|the policy has] [a|an|the] {perwhat} [general] agg(regate)?( limit)? [endorsement] [(applies|is) [included|in place|on it|there]] [on (it|the gl|the policy|there)]
  ((they|he|she|it|insured|the (account|insured|client|policies|premiums?|billing)|account|all|all (policies|premiums)|all (two|three|four|five)|all of (them|these|the policies)|both|both policies|policies|everything|premiums?|payments|billing|these|this account) (is|are)|they're|he's|she's|it's|everything's) [all|also|currently|both] {paid}{paidtail}
  (there (is|are) no|there (aren't|isn't|are not|is not) any|no|with no|{weve} [currently] (see|show|have|showing) no|(i|we) (am|are|'m|'re) (showing|seeing) no|(i|we) (do not|don't) (see|show|have) any|(i|we) (am|are|'m|'re) not (aware of|showing|seeing) any) {nothing}{nonewhere}
  (neither|none|neither one|not one|not a single one|no polic(y|ies)) [of (them|these|the policies|the (two|three|four|five))|policy|listed] [currently] ((is|are|was|were|has been|have been) {nomore}|(has|have|had|shows?|carries|carry) [had] [been {nomore}|any|an?] {nothing}( (on|for) (it|them))?|(has|have|shows?) [any|an?] (open |pending )?notices?( out| on (it|them))?|shows? any pending activity){nonewhere}
  {covered} (is|are|applies|apply)( also| both| all)?( included| provided| in place| on| added| automatic| granted| there| endorsed| covered)?{coveredhow}
  (they|he|she|the (insured|policy|policies|gl|auto)|we|policy|it) [also] (has|have|includes?|provides?|carry|carries) [a|an] {covered}{coveredhow}
  {covered} [also] (included|on|in place|automatic){coveredhow}
  ((they|he|she|it|the (insured|client|account)|this|this (client|insured|account|one)) (is|are|has been|have been)|they're|he's|she's|it's) {related}{relatedtail}
  {troubled}{solved}
  (they're|they are|we're|we are|i'm|i am|they|(the )?insured (is|are)|(the )?client is|(the )?insured|(the )?client|we) [just|also|currently|still|in the process of|are] (adding|added|going to add|about to add|looking to add) {added}{nothingchanges}
  ((we|they|there) (have|has|is|are|'s)|there's) [also] (an? )?(pending|open) (endorsement|change|change request|request)( in)? (to add|adding|for) {added}{nothingchanges}
  there('s| is) a change request in to add {added}{nothingchanges}
  (they|he|she|we|the (insured|client|account)|this (insured|client|account))('ve|'s| have| has) had {held}{sincewhen}
  (the|their|this) (insured|client|account) has been (with us|insured (with|through) us|here){sincewhen}
  (this|it|your (e-?mail|request|message|inquiry)) was [just] (sent|forwarded|passed|routed|given|handed) [on|along|over] to me [by ({name}|our front desk|reception|my (manager|boss|colleague))] [{when}]{away}{tookup}
  ({name}|our front desk|the front desk|reception|my (manager|boss|colleague)) [has|just] (sent|forwarded|passed|gave|handed|routed) (this|it|your (e-?mail|request|message)) [on|along|over] [to me] [to (answer|handle|look into)] [{when}]{away}{tookup}
  (i am|i'm) (the|an?|their) {role} (on|for) (this account|the account|this client|the insured|them)( and handle (this|their|the) account)?( today| this week)?{away}{tookup}
  i handle (this|their|the|the insured's) account [here|now|day to day]{away}{tookup}
  (i am|i'm) (answering|responding|replying|filling in|stepping in) (for|on behalf of) {name}( today| this week)?{away}{tookup}
  {name} asked (me|us) to (respond|reply|answer|answer you|get back to you|help|look into this|take this)( to (this|you|your (e-?mail|request)))?( today| this week)?{away}{tookup}
`)
