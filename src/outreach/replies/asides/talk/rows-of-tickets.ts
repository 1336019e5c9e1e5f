import { talkRows } from './talk-row.ts'

const TICKET = '(?:ticket|case|request|activity|task|inquiry)'
/** What a ticket system says of its ticket. */
export const OF_TICKETS = talkRows(`
  (service center|service centre|customer service|certificate desk|certificate center|verification desk|verification of (coverage|insurance)|coverage verification|insurance verification|certificates) (response|reply|results?|confirmation)
  request [type]: ?(verification|confirmation) of (coverage|insurance|policies)
  (processed|completed|handled|answered|prepared|verified|reviewed) by: ?{name}[.]
  [your|this|the] {ticket} (has been|was|is|is now) [now|been] (marked|set|flagged) (as )?(solved|resolved|closed|complete|completed|done|answered)
  [your|this|the] {ticket} (has been|was|is|is now) (assigned|routed|sent|forwarded|transferred) to (me|us|our (service|certificate|commercial|verification) (team|desk|department)|{name})
  (this|your|the) ${TICKET} (will be|is being|is now|has been|was|can be|may be|will now be) (closed|resolved|solved|archived|completed) [now|today|automatically|{when}]
  (just )?reply (to this (e-?mail|message) )?(to|and we will|if you (want|need) to) (reopen|re-open|re-?open) (it|this|the ${TICKET}|your ${TICKET})
  (ref|reference|ticket|case|request|our file|our reference|your reference|file|our ref|your ref|tracking) [number|no|no.|#|id]{sep}{number}
  [ticket|case] priority: ?(low|normal|medium|standard|high)
`)
