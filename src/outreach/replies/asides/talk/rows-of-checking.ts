import { talkRows } from './talk-row.ts'

/**
 * Who looked it up, with whom, and who of the office answers. A carrier that was asked for is told as "the carrier" here, so that
 * no other company's word passes. Whether somebody told how it is, and not only looked, is no talk.
 */
export const OF_CHECKING = talkRows(`
  {checker} [just|also|already|personally] (checked|double( |-)?checked|verified|confirmed|reviewed|went over|looked at|ran) {lookedat} [(with|through|against|on|in) {source}]{checkedwhen}
  {checker} [just|also|already|personally] (checked|double( |-)?checked|verified|confirmed) (with|through) {source}{checkedwhen}
  [just|also|already] (checked|double( |-)?checked|ran|reviewed|looked at|looked up|went over) {lookedat} [up] (with|through|against|by|past) {source}{checkedwhen}
  (i|we)( have|'ve)? [just|also|already] (called|phoned|e-?mailed|contacted|checked with|spoke (to|with)|talked (to|with)) {source} (on|about|regarding) {lookedat}{checkedwhen}
  ((i|we)( have|'ve)? )?[just|also|already] (pulled|brought|looked) ({lookedat} up|up {lookedat}) [(in|on|from) (our|the|my) [agency|management] (systems?|records?|files?|screen|ams|epic)]{checkedwhen}
  {weve} [just|also|already|personally] (got off the phone with|hung up with|spoke (to|with)|spoken (to|with)|talked (to|with)|reached|got (a )?hold of|called|was [just] on the phone with) {source}{checkedwhen}
  (i|we) was [just] on the phone with {source}{checkedwhen}
  (got off the phone with|just (spoke|talked) (to|with)|just hung up with|just called) {source}{checkedwhen}
  {handler} [just] (forwarded|sent|passed|handed|gave|routed|e-?mailed|referred) (me (this|it|your (e-?mail|request|message))|(this|it|your (e-?mail|request|message)) [on|along|over] to me){tookon}
  {handler} [just] (asked me to (handle|take|answer|look at) (this|it)|asked that i (respond|reply|answer)|(copied|cc'd|cced) me on (this|it)|looped me in|(sent|steered) (this|it) my way|(dropped|put|left) (this|it) on my desk){tookon}
  {iam} {name}'s {deputy}{tookon}{standsin}
  {iam} (the|an?|their) {deputy} (on|for) (this|their|the) account{tookon}{standsin}
  {predecessor} (is|has|'s) [been] [now|since|semi(-| )] retired [now|{when}]{takenover}
  {predecessor} (retired|left (the|our) (agency|office|firm)|moved to (another|our other) office|changed (desks|departments|roles)|is no longer (with the (agency|office|firm)|here)) [{when}]{takenover}
  {predecessor} [has] (left|moved on|is no longer with us) [{when}]{tookhold}
  {predecessor} (used to (handle|run|manage|have|do|look after)|(handled|ran|managed|had|did|looked after)) (this|it|the|them|their) [account|agency|book] [before|until {when}|previously|for years]{takenover}
  {predecessor} [has|just] (passed|handed|gave|given|turned) (this|the|their) account [over|on|off] to me [{when}]{takenover}
  i [have|'ve] [just|recently] (taken|took) over (the (agency|book|account|accounts|desk)|this (account|book|agency)|(his|her|their|dad's|mom's) (book|accounts|desk|agency)) [(from|for) {predecessor}] [{when}]
  (i|we) [have|just|also] (logged|signed|got) (in|on|into|onto|in to|on to) [(to|into) [the|our|my]|(our|the|my)] [carrier's|carrier|agency] [(systems?|portals?|sites?|websites?|computer|laptop)] [remotely|from home|from my phone]{checkedwhen}
  (i am|i'm) [just|currently|still|actually] (driving|on (my (phone|cell|way (in|home|out|to a meeting))|the road|another call|my way)|not (at|near|in front of) my (desk|computer)|away from my (desk|computer)|between (meetings|appointments)|in (a|the) (car|truck|field|meeting)|working (remotely|from home)|at (a|an) (appointment|closing|jobsite|job site)) [right now|today|now|at the moment|this (morning|afternoon)]
  {asks} if {asked}{forthat}
  {asked} (is|are|was) not expected,? but {asks}
`)

/** That nothing bad was heard of: beside a yes it takes nothing back. */
export const OF_NO_NEWS = talkRows(`
  {nonews} {nothing}( or {nothing})?{nonewhere}{fromwhom}{nonewhere}
`)
