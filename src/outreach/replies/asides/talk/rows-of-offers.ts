import { talkRows } from './talk-row.ts'

/** What comes behind the wish for a paper: to whom one turns, who makes it, what has to be sent. */
const GET_IT = '(,| -|;)?( (and|then|so|please|just))?( ({turnto}|{asks}|{holderdetails}|{makesone})){1}(((,| -|;)? ?(and|or|then|so)( then)?|,) ({turnto}|{asks}|{holderdetails}|{makesone})){0,2}'

/** Papers that are offered beside an answer: "If you need a certificate, Brooke will turn it around the same day". */
export const OF_OFFERS = talkRows(`
  {whoneeds} {onepaper}{along}{ofholder}${GET_IT}
  {whoneeds} to be (listed|added|named|shown) [(as|on it as) [a|an|the] [certificate|cert] holder] [on {onepaper}]${GET_IT}
  (if|should|when|whenever) {onepaper} (is|are|be) [also|ever|still] (needed|required|wanted|necessary|requested){ofholder}${GET_IT}
  (for|to (get|request|order|receive|obtain)) {onepaper}{along}{ofholder}${GET_IT}
  [do you] [also] (need|want) {onepaper}{ofholder}{q}
  ({turnto}|{asks}),? and (i|we|she|he|{name})('ll| will| can) (turn (it|them|one) around|(send|issue|get|e-?mail) (you )?(one|a cert|a certificate|a coi))( (over|out|right over|to you))?( (today|(the )?same day|that (same )?day|right away|within the hour))?
  (is|was) there (a|any) [specific|particular] (project|job|contract|holder|reference|po|loan)( (name|number|address|language|wording))? [that] (i|we|you) (should|need to|want (me|us) to|would like (me|us) to|can) (put|list|show|add|include|reference|name|have)( (on|for) (it|{onepaper}))?{q}
  how (would|do|should) (you|your (office|client|company)|the (certificate|cert) holder) [like|want|need] [the (certificate|cert) holder|the holder|it|{onepaper}] [to] (read|be listed|be worded|look|appear|show){q}
  (should|shall|may|can|could) (i|we) [also|go ahead and] (send|issue|e-?mail|get|forward|fax|mail|do) [you|over|out] {onepaper}{along}{ofholder}( (to|for) (you|your (client|office|file|files|records)))?( too| as well| today| over| now)?{q}
  [our|all] (certificates( of insurance)?|certs|cois) (are|can be) [also|now|all] (issued|available|requested|ordered|printed|downloaded|pulled|had|handled|processed|obtained) [24/7|online] (through|on|at|via|from|in|by) (our|my|the) ((online|client|certificate|cert|agency|customer|web|self-service) )?(portal|website|site|desk|team|department|center|app|page)[ (at|,) {link}]
  you (can|may) [also|always|now] (request|get|print|download|order|pull|obtain|issue) [your own] (certificates( of insurance)?|certs|cois) [24/7|online|yourself|directly] (through|on|at|via|from|in) (our|my|the) ((online|client|certificate|cert|agency|customer|web|self-service) )?(portal|website|site|center|app|page)[ (at|,) {link}]
  [please|just] (use|visit|go to|go through) (our|my|the) ((online|client|certificate|cert|agency|customer|web|self-service) )?(portal|website|site|center|app|page) (for|to (get|request|print|order|download)) [any|all|additional|future|your] (certificates( of insurance)?|certs|cois|{onepaper})
  [just|please|simply] ask( (me|us|away))?
`)
