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
  [re:|subject:] [{ticket}|#{number}]{sep}(please confirm coverage|coverage verification request|verification request|request for verification|coverage verification|confirmation of coverage)( ?[:-] ?{company})?
  {ticket}\]?{sep}[status|ticket status]{sep}(solved|resolved|closed|complete|completed|answered|updated)
  [your|this|the] (request|{ticket}|ticket|case|inquiry) ?[(#?{number})|#{number}] (has been|was|is) [now|been] (updated|answered|responded to|completed|solved|resolved|closed|processed) [with the following (response|reply|answer|comment|note)|by ({name}|our (service|certificate|commercial) (team|desk|department))|as follows]
  [your|this|the] (ticket|case|request|inquiry) (has been|was|is) [now|been] (updated|answered|responded to|closed|resolved|solved|completed) (with|as follows|by) [the following] (response|reply|answer|comment|note|{name})
  to (add|post) [additional|further|more|any] (comments|a comment|information|notes?)( to (this|your) (request|ticket|case))?, (please )?(reply|respond) to this (e-?mail|message)
  [here is|below is|please see|see] (the|our) (response|reply|answer) (from|of|by) (our (service|certificate|commercial|support|verification) (team|desk|department|center)|the (service|certificate) (team|desk|department))
  (response|reply|answer) from (our|the) (service|certificate|commercial|support|verification) (team|desk|department|center)
  [ticket|case] priority: ?(low|normal|medium|standard|high)
`)
