import { talkRows } from './talk-row.ts'

const CERTS = '(certificates?( of insurance)?|certs?|cois?|id cards?)'
const SITE = '(the|our|their) [online|client|certificate|cert|customer|web] (portal|site|website|desk|center|app|page)'
/** Where they are to be had instead; a confirmation that is given nowhere but there is no certificate. */
const GET_THEM = `((,|;| -)? ?(so |and )?(please |just |you (can|may|will need to|need to|have to) )?((use|visit|go to|go through|log into|log in to|request (them|one|it) (on|through|at|via|from)|(get|pull|order|download|print) (them|one|it) (on|through|at|via|from|off)) ${SITE}|(they|those) (are|can be (found|had|pulled|requested|ordered|downloaded)) (all )?(on|in|at|through|from) ${SITE}|they go through ${SITE})( (for|to get|to request|to order|to pull) (that|those|them|one|a copy|${CERTS}))?( instead)?)?`

/** Certificates and files: what was sent, which forms are used, where it was put down, how it was looked up. */
export const OF_PAPERS = talkRows(`
  (we|i|our (office|agency)|the (agency|office)) (do not|don't|no longer|cannot|can't|can not|never|does not|doesn't) (issue|send|e-?mail|provide|fax|handle|mail)s? [out] ${CERTS} (by|via|through|over|from) (e-?mail|fax|phone|mail|this (e-?mail|mailbox|inbox|address)) [any ?more|directly]${GET_THEM}
  ${CERTS} are (not|never|no longer) (issued|sent|e-?mailed|provided|faxed|available) (by|via|through|over|from) (e-?mail|fax|phone|this (e-?mail|mailbox|inbox|address)) [any ?more|directly]${GET_THEM}
  (we|i)('ll| will) be (sending|e-?mailing|issuing|mailing|forwarding) (you|over|out)? ?(the|an|a|some)? ?(updated|new|current|fresh|revised)? ?{paper} [{when}|shortly|soon|separately|to you] [for your (files?|records?)]
  [please note|note] [that] (we|our (agency|office)) only (send|sends|issue|issues|e-?mail|release|releases) {paper} to (certificate )?holders? (on|upon|by) request
  [(we|i)('d| would|'ll| will) be|(i'm|we're|i am|we are)] (happy|glad|pleased|delighted) to (list|add|name|show|include) you [(as|on it as)] [a|an|the] [certificate|cert] (holder|additional insured|loss payee) [if (you (like|want|need)|needed|required)]
  [just] let (me|us) know how (you|your office) (want|wants|would like|need|needs) the [certificate|cert] holder to (read|be listed|show|look|appear)
  ({ihave}|i'm|i am|we're|we are|i did|i will|i'll|we will|we'll) [just|also|gone ahead and|went ahead and|going to|happy to|having our office] (attach|attached|attaching|enclose|enclosed|enclosing|include|included|including|send|sent|sending|e-?mail|e-?mailed|e-?mailing|forward|forwarded|forwarding|fax|faxed|faxing|mail|mailed|mailing|upload|uploaded) [you|over|along|back|your office] {onepaper}{along}
  [i|we] (went ahead and|also|just|already) (attached|enclosed|included|sent|e-?mailed|forwarded|issued) [you] [over] {onepaper}{along}
  (i|we) issued {onepaper} (to you|{holder}){along}
  [and|also|just] (attaching|enclosing|including|sending|forwarding|e-?mailing) [you|over|along|back] {onepaper}{along}
  [also|and|please find] (attached|enclosed|included|here|herewith) [also|below] (is|are|please find|you will find|you'll find) {onepaper}{along}
  here's {onepaper}{along}
  [please|kindly|you will|you'll] find (attached|enclosed|included) {onepaper}{along}
  [please] find {onepaper} (attached|enclosed|included){along}
  {onepaper} [is|are|was|were|has been|have been|will be] [also|now|being] (attached|enclosed|included|sent|e-?mailed|mailed|faxed|forwarded|coming|to follow|follows){along}
  [please|kindly] see [the|our] (attached|enclosed) {onepaper}{along}
  {onepaper} (will|to|should) (follow|come|be attached|be along|go out|be sent|be e-?mailed){along}
  {name} (can|will|could|'ll|should|is going to) [also] (send|e-?mail|issue|get|forward|provide|do) [you|over|them] {onepaper}{along}
  {onepaper} (went|[is|are] going) out [separately|as well|too]{along}
  [i|we] [can|could|will|would be|we'd be|i'd be|i'm|am|are|would be more than|be] [happy|glad|able] [to] [also] (send|issue|e-?mail|get|forward|provide|prepare|do|run|make) [you|over|your office] {onepaper}{along}( if you (need [one|it|that]|want [one|it]|like|wish|(give|send|tell|get|e-?mail) (me|us) (the|your) [certificate] (holder|holder's) [info|information|name|name and address|address|details]))?
  if you (need|want|would like|prefer|require) {onepaper}{along}[,] [please|just] (let (me|us) know|ask|tell (me|us)|holler|e-?mail (me|us)|send (me|us) the [certificate] (holder|holder's) [info|information|name|name and address|address|details])[ and (i|we)('ll| will| can) (send|issue|get|e-?mail) (one|it) [out|over|to you]]
  (you|your (company|office|client)) (should|already|should already|may already|probably|will) [already] (have|has) {onepaper} on file [from us|with you]
  no {onepaper} [is|was] (attached|enclosed),? (let me know|just ask|tell me) if you need one
  [please|kindly] (see|find) [the|our|an] (attached|enclosed) [current|updated|new] {paper} (as|for|in) (evidence|proof|confirmation|support|verification|reference)( of (this|these|coverage|insurance|the (above|coverage|policies)))?
  (let (me|us) know|please let (me|us) know|just let (me|us) know|tell (me|us)) if (you'd like|a|an|the|an updated|a new|a current) {paper} (would|will|might) (help|be helpful|be useful|do|be of use|make (it|this) easier)[ for your (file|files|records)]
  (this is [just] to let you know|just letting you know|wanted to let you know|i wanted to let you know) [that] (i|we) [have|just] (reviewed|checked|looked at|looked up|pulled|pulled up|went over|went through) (the|their|these|those|insured|the insured's|our) [insured's|client's] (policies|file|account|files|records)
  if you [should|do] (need|want|would like|require) (a|an|any|another|the) [updated] {paper} (sent|issued|mailed|e-mailed|faxed|made out) [to (anyone|anybody|someone|you|your office|another holder|the holder)][,] [please|just] (let (us|me) know|tell (us|me)) [who|where|to whom|the name and address] [and (we|i) (will|can) [gladly|be happy to] (get|send|issue|e-mail) (it|one|them) [out|over|to you] [(the|that) same day|same day|today|right away|asap]]
  {ihave} [also|just|am|are] (attached|enclosed|included|attaching|attach) the {paper} [that] (we|i|our office) (issued|sent|did|prepared|e-?mailed) [to you|to your office|you] [{when}]
  (we|our agency|our office) [only|always|just|still] (use|issue|send|do) [the|an|all|our] (acord|standard acord) [25|24|28|101] [form|forms|certificate|certificates|25|25s] [only],? [{year}] [edition|version|form|forms]
  (the|that|your|our) {paper} (was|were) (issued|sent|done|prepared|printed|e-?mailed) (by|from|through|out of) (our {place} office|our office|me|us|my assistant|our certificate (desk|team|department)|{name} in our office)
  {ihave} [also|just] (saved|filed|attached|put|added|noted|scanned|logged|placed|kept|printed) (your|this|the) {mail} (to|in|on|with|for) (the|our|their|my|your) (file|files|records|system|account|notes|client file) [notes|too|as well]
  {ihave} [just] (noted|documented|marked) (the|our|their|your) (account|file|system|notes) that you (called|asked|wrote|e-?mailed|checked|contacted us) [{when}]
  {ihave} [just|also] (pulled|brought|looked) (up )?(the|this|their|your) (account|file|list|request) [up|just now|{when}|on my screen]
  {ihave} [just] (looked|checked|compared|went over|went through|gone through|reviewed|ran|read) [at|over|through] (your|the|this) (list|request|e-?mail) (against|with|to|next to) (our|the) (system|records|files?|dec pages?|decs|policies|books)
  {ihave} [just] (went through|checked|looked at|looked up|gone through|compared|reviewed) each (one|policy|line|of (them|these|those)) [with the (dec pages?|decs|policies|file|files) [open|in front of me|in hand]|against the (dec pages?|decs|policies|system)|line by line|one by one]
  (with )?the (decs?|dec pages?|policies|file|files|system) (open|up|right|is right|are right) in front of me
  [please|kindly|and|so please|you can|you may] (mark|consider|note|log|show|close|record) (this|it|that|your (request|ticket|file|case)) (as )?(complete|completed|done|answered|closed|resolved|finished|handled|taken care of) [on your (end|side)|in your (system|records)|now|please]
  (that's|that is| that should be|that would be) (everything|all|all of it|it|what) (you|that you) (asked for|needed|need|requested|were looking for|wanted|were after|asked)
  (i|we) have (no other|nothing else|nothing more|nothing further|no further|no more) (information|info|details|comments|questions|notes) [to add|to report|to give you|for you|for now]
  (i|we) have (nothing|nothing else|nothing more|nothing further) to (add|report)
  no (further|other|more) (action|follow( |-)up|steps?|work) (is |are )?(needed|required|necessary) [on|from] [our|your|my|either|us|you] [end|side|part]
  no need (to|for you to) (reply|respond|call|answer|write back|call back|e-?mail back|follow up|thank me) [back|again|to this|me]
  [please|kindly|just|and] (let (me|us) know|confirm|acknowledge|reply|e-?mail me) [back] [that|when|if|once|so i know] you (received|got|get|receive|have received) (this|this e-?mail|it|my (answer|e-?mail|reply)) [ok|okay|safely]
  (certificates?|certs?|cois?) (are|is) free [of charge] [and (take|takes) (about )?(an hour|a few minutes|{digits} (minutes|hours)|a day)]
  there is no (charge|fee|cost) for (certificates?|certs?|cois?|this|verifications?)
  you (can|may) (also )?(print|download|get|pull|order|request) (a|your|the) {paper} (from|on|at|off|through) (our|the) (website|site|portal|app)
  you (should|will|'ll) (get|receive|have|be getting|see) (the|a|your) {paper} (from|by|in) (our|the) (system|office|e-?mail|mail|certificate desk|portal) [shortly|soon|{when}]
  we (can|could|will|would be happy to) (add|list|put) you (on )?(as )?(a )?(certificate )?holder (at no charge|for free|on request|any ?time|if you (like|want|wish|need))
  (i|we)( will|'ll)? (keep|put|save|place|file|keeping|noting|note) (a copy|this|a note|your {mail}) (in|on|to|with) (our|my|the) (file|files|records|system)
  (i'm|i am|we're|we are) noting (our|the|my) (file|files|system|account)
  i (marked|crossed|checked|took) (it|this|you|this one) off my list
  (this|that) (should|will|ought to) (take care of|cover|do|handle|complete) (it|this|your request|what you need|things)( (for you|on your end))?
  i (believe|think|hope) (that|this) (answers|covers|takes care of|is what|satisfies|completes|was) (your (question|questions|request|inquiry)|everything you asked|what you (asked for|needed|were looking for|wanted)|you (needed|asked for|wanted|were looking for))
  (feel free to|please|you may|you can) (share|forward|pass) (this|it) [along|on] (with|to|on to) your (client|customer|team|office|file|underwriter|broker|carrier relations team)
  [i|we|i have|we have] [just] (checked|looked in|looked at|pulled up|went into) (our|the) (system|management system|files?|records) {lately}
  please (find|see) [the|your] [requested] [policy|coverage] (verification|information|details|statuses|status|response|responses|answers) [you requested|requested|for the policies [listed|requested]|of each policy|for each policy|as requested] [listed] [below]
  (below|here) (is|are) (the|your) [requested] [policy|coverage] (verification|information|details|statuses|status|response|responses|answers) [you requested|requested|for the policies [listed|requested]|of each policy|for each policy|as requested] [listed] [below]
  {ihave} [also] (attached|enclosed|included|attach) (a|an|the|our) [current|updated|new|latest] {paper} (that|which) (shows|lists|has) (everything|all of (it|them|this|these)|all (two|three|four|five|2|3|4|5) [policies|coverages]|both [policies]) [too|as well|for your (file|files|records)]
  here is what (i|we) (found|show|have|see) [{when}]
  here's what (i|we) (found|show|have|see) [{when}]
  re:? (your|the) [recent|online|written] {mail}( (request|inquiry))?
  (a|an|the) [copy of the|full] {paper} (can|could|will) be (sent|provided|e-?mailed|released|furnished) [to you] (if|when|once) (the|our) (insured|client) (authorizes|approves|requests|ok's|signs off on|asks for) (it|that)
  i [also] (looked at|looked over|pulled|went over|compared|reviewed|read) (the|all the|all of the|each of the|their) (policies|policy|decs|dec pages|files?) [in our system] [and|to] [compared|compare|matched|checked] [them|it] (to|with|against) (your|the) (list|request|e-?mail|letter|form)
  (i|we)( can| could| will|'ll|'d be happy to|'d be glad to| would be happy to|'m happy to| am happy to| are happy to) (send|issue|e-?mail|get you|do|make|provide) [you|over] an? [updated|new|current] {paper} [over] if you (can |could |will |would |'ll )?(tell|let|give|send) (me|us) (know )?(how (you need|you want|it needs) (it )?(to read|worded|made out|to be worded)|what (wording|language) you need|the (holder|certificate holder|holder info|holder's (name|address)|wording|holder information)|who (it goes to|to make it out to|the holder is)|what you need( on it)?)
  [i'm|i am|we're|we are|i'd be|we'd be|i would be] [happy to|glad to|able to|i|we] [can|will|could|'ll|i'll|we'll] (send|issue|e-?mail|get|provide|prepare|do|make|glad to send|happy to send) [you|over|your office] {onepaper}{along}[,]?( -| but| and)? {holderneed}(,? (if|when) (you (get a chance|can|have a (minute|moment))|needed))?(,? (thanks|thank you|please))?
  (for|if you (need|want|would like|require)|should you need) {onepaper}{along}[,]?( -| but| then)? {holderneed}(,? (if|when) (you (get a chance|can|have a (minute|moment))|needed))?(,? (thanks|thank you|please))?
  [the|all|their] [actual|full|physical|paper|printed|renewal] (policy (documents?|docs|packets?|copies|booklets?|forms|paperwork)|hard copies( of the policies)?) (went|were (sent|mailed|e-?mailed|delivered|issued|shipped)|have been (sent|mailed|e-?mailed|delivered|issued)|(came|are) in|arrived) [out] [to (them|him|her|the (insured|client)|insured)] [{when}]
`)
