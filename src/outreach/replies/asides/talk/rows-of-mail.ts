import { talkRows } from './talk-row.ts'

/** What came of messages, links and calls, and how this one was written. */
export const OF_MAIL = talkRows(`
  (here is|here's|below is|this is) what (i|we) (show|have|see|find) [on file|in our system] [today|currently|right now|now|as of today] [on file|in our system] [(for|on) (the insured|insured|them|him|her|this (account|insured|client))]
  (sure|we sure|i sure|yes,? i|yes,? we|absolutely|certainly) can
  [ok|okay|so|i|we] [i|we] [just] [got|hung|am|are] (off|up) [of] (the phone|a call) (with|w/) (the|both|both of the|all the|each of the|all (three|four) of the|their) (carriers?|insurance companies|insurers?)
  {ihave} [just|also|actually] (got|received|have|had) (two|three|both|several|a couple) [copies] [of] (these|your {mail}|this {mail}|this) [{when}]
  (this|my) [one|e-mail|email|reply|answer|note] (answers|is for|takes care of) (both|all) [of them|of those|of your {mail}|{mail}|messages]
  [i think|it looks like|looks like] (your|the) (system|computer|office|software|mailer) [must have] [accidentally] (sent|mailed|e-mailed|emailed|generated|fired off) (this|it|these|the same {mail}) [out] (twice|two times|three times|again|more than once|in duplicate)
  you [guys|folks|also|already] [also|already] (left|sent) (me|us|a|another|two) (voice ?mail|voicemails|message|e-?mail|fax|text|request) [also|too|as well|{when}]
  (i|we) [also] (got|received|heard|saw|listened to) your (voice ?mails?|messages?|fax|text|call|calls) [also|too|as well|{when}]
  {ihave} [just|already|did] (answered|completed|submitted|filled out|filled in|replied to) [this|it|the same (question|thing|request)|the form] [also|already|too] (through|on|via|using|by|in|with) your (link|form|portal|website|web page|page|site) [also|already|too|as well|{when}]
  {ihave} [just|already|also] [already|also] (called|phoned|rang) (your (office|number|line|main number)|you) [{when}] [and left (a|the same|you a) (message|voice ?mail) [with (this|the) same (answer|info|information|message)|too|as well|with this (answer|information)]]
  (this|it|your {mail}|the {mail}|your first {mail}) [just|must have|had] (went|got caught|landed|ended up|was caught|was sitting|was stuck|got stuck|got buried|was|had gone|gone|got) (to|in|into|under) [my|our|the|a] (spam|junk|clutter|quarantine|other folder|promotions|trash)[ folder| filter| mail| inbox] [so (i|we) [only|just|am only|am just] (saw|found|noticed|seeing|finding|got) (it|this) {when}|until {when}|{when}]
  (i|we) [just|only] (found|saw|noticed|discovered|fished) (this|it|your {mail}) [out of|in] [my|our|the] (spam|junk|clutter|quarantine|trash)[ folder| filter] [{when}]
  [i am|i'm|just] (following up on|getting back to you on|getting to|circling back on|answering|responding to|replying to|replying on) (your|this|the) {mail} [below|of|from|dated|sent] [{when}]
  [i|we] would (rather|sooner|prefer to) (answer|respond|reply|do this|do it) (by|in|via) (e-?mail|writing) [than (use|go through|click|log into|open) [the|a|your] (web page|website|link|portal|form|page)]
  (i|we) (prefer|like) (e-?mail|to (answer|respond|reply) by e-?mail) [over (links|portals|web forms|the phone)]
  [i tried|tried] [to] (use|open|click|using|opening|clicking) [on] (the|your|that) (link|page|button|form) [but|and] [it|but it] (would not|wouldn't|will not|won't|does not|doesn't|did not|didn't) (open|load|work|go anywhere|let me in) [on my (computer|phone|end|side)|for me|here|in our browser]
  [i|we] (almost|nearly) (deleted|missed|trashed|overlooked) (this|it|your {mail})[,] [i|we|and|because] [i|we] [(thought|figured) (it|this) (was|looked like) (spam|junk|phishing|a scam)]
  (this|that) should be (all|everything) (you|that you|your office) (need|needs|require)
  [i] (had to|did have to) look (this|that) one up [{when}]
  [it|this one] took [me|us] (a|a few|several) (minute|minutes|while|moment|second) to (find|locate|track down|dig up|look up) (it|this|this one|them|these|the file|the account)
  [it was] (nice|good|great|a pleasure) (talking|speaking|chatting|visiting) (to|with) you [{when}]
  this is (the|my) (second|third|fourth) time (answering|i am answering|i'm answering|i've answered|replying to) (this|you|this one|this {mail})
  [please] (do not|don't) print this [{mail}] unless (you (need|have|must) [to]|(it is|it's) [really|absolutely] necessary|necessary)
  (cc|bcc|copy to): {name}
  (easy|simple|quick) [one|answer|question|enough] [for you|this time|to answer|today]
  [a] quick (answer|reply|response|note|e-?mail) [for you|from me|from my phone|before (lunch|i leave|i run|a meeting)]
  short and sweet
  [thanks and|thank you and|thanks,] [again] [so|very|i am|i'm|we're] (sorry|apologies) [again|so much] [for|about] [the|any|my|our] (wait|delay|confusion|slow (reply|response)|late (reply|response)|inconvenience|trouble|holdup|long (e-?mail|message)|short (note|reply)) [again|on this|{when}]
  sent (via|from|by|with|using) [my] (mobile|verizon|yahoo mail|outlook|gmail|blackmail|blackberry|samsung|galaxy|iphone|ipad|android|t-mobile|at&t|phone|cell|cell phone|handheld|mobile device|mobile phone|proton mail)[,] [(for|on|my|samsung|galaxy|mobile|smartphone|iphone|ipad|android|mail|phone|wireless|4g|5g|lte|device)] [(for|on|samsung|galaxy|mobile|smartphone|iphone|ipad|android|mail|phone|device|smart phone)] [(smartphone|phone|device|tablet)]
  enviado desde [mi] (iphone|samsung|galaxy|android|celular|telefono|ipad|huawei|motorola|dispositivo movil|correo) [galaxy|movil]
  [please] (excuse|forgive|pardon|ignore) [the|my|any|all] (brevity|typos|errors|autocorrect|short reply|fat fingers|grammar)
  dictated (to|with|using|by) (siri|voice|my phone|google|alexa|dragon) [so (please )?(excuse|forgive|pardon) [the|any|my] (typos|errors|mistakes)]
  (this|my) (reply|message|e-?mail|response|note) was (drafted|written|prepared|composed|typed|dictated|generated) (by|with|using) [the help of|help from|my|our|a|an|voice] [an|a|our|my] (assistant|ai assistant|ai tool|dictation|software|template|copilot|colleague) [and (reviewed|approved|checked|sent) by (me|us|a licensed agent|our staff|a person|a human|a team member)]
  [warning|caution|notice|attention]{sep}(external|internal) [e-?mail|message|sender]{sep}[use caution|be careful|think before you click|proceed with caution|do not trust]
  (this (e-?mail|message) (is|was|came|originated|has come|was sent) )?(from|from an|an) (external|outside) (sender|source|e-?mail)
  [caution|warning]{sep}this (e-?mail|message) (originated|came|was sent|is) from outside (of )?(the|our|your) (organization|organisation|company|agency|network)
  (please )?(do not|don't|never) (click|open)( on)? (any )?(links?|attachments?)( (or|and) (open|click)( on)?( any)? (links?|attachments?))? (unless|until|if) you (recognize|know|trust|do not recognize|don't recognize|are (sure|expecting))( of)? (the sender|the (sender|source) and (know|trust|expect)( that)? the (content|contents|attachment) (is|are) safe)
  you don't often (get|receive) e-?mail from {contact}[.] [learn why this is important[ at {link}]]
  learn why this is important[ at {link}]
  this( (e-?mail|message|letter))? (is|was) [sent|delivered] [a|an] [securely|secured|encrypted|secure] [encrypted|secure] [message|e-?mail] [sent|delivered] [securely] [(using|by|via|with|through) ({word}|microsoft 365|office 365|{word} {word})]
  [please] (do not|don't) (write|type|reply|respond) (below|above|under) this line
  [please] (write|type|reply|respond|enter your reply) (above|below) [this|the] line [to (add|reply) [a comment|to this ticket]]
  (this|the|your) (e-?mail|message) (is|was|has been) [anti( |-)?virus|virus|automatically] (scanned|checked|encrypted|protected|secured) [for (viruses|spam|malware|viruses and (spam|malware))] (by|with|via|using|through) [the] {word}( {word}){0,4}
  (any|the) ((us|u.s.|federal) ){0,2}tax advice (contained|included) in this (communication|e-?mail|message)( (including any attachments))? (is|was) not intended (or written )?to be used( or relied upon)?,?( (and (can|may)not be used,? )?(by (you|any (taxpayer|person)) )?for the purpose of avoiding ((tax|federal tax|any) )?penalties)?
  (scanned|protected|checked|secured|delivered) (by|with|through) (mimecast|barracuda|proofpoint|avast|norton|mcafee|sophos|microsoft defender|avg|zix) [antivirus|anti-virus|email security]
  virus( |-)free[.] [{link}]
  (cc|bcc|copy to|copies to): [the|our] (file|files|client file|insured file|account file)
  enc|encl|enclosure|enclosures|attachment|attachments|1 attachment|2 attachments
  (hi|hello|hey|dear|good morning|good afternoon) [there] [the] verification (desk|team|department) [team|staff|folks|friends]
  (i|we) (am|was|were|are)? ?(asked|told) to (reply|respond|answer|get back) [to (this|you|your {mail})] by (our|my|the) {role} [{name}]
  (your|this|the) {mail} (was|has been|got) (routed|forwarded|sent|passed|assigned|given|handed) [on|along|over] to (me|us|my desk|our desk|our (service |certificate |commercial |verification )?(team|department|desk)|my department) [{when}]
  i hope (i am|i'm|this is) (sending this|going|replying|responding) to the right (place|person|address|party|inbox)
  [my apologies,|sorry,|apologies,] (your|this|the) {mail} (was|went|landed|ended up) (in|to|into) my other (inbox|folder|mailbox|account)
  (i am|i'm) (replying|responding|answering|putting this) in writing [so you have it] for (your|our) (records|files?)
  [please] (keep|save|use|retain|print) this [e-?mail|letter|reply|answer] for (your|the) (records|files?)
  (i|we) (talked|spoke|chatted) (to|with) (someone|somebody|one of your (people|folks|colleagues|reps)|a (lady|gentleman|rep|person)|{name}) (in|at|from|with) your (office|company|team|department|shop) [{when}] [too|also|as well]
  (somebody|someone|one of your (people|folks|colleagues|reps|coworkers)|another (person|rep) (from|at|in) your (office|company)) [from your (company|office)|in your office|at your company] [also] (called|e-?mailed|wrote|texted|contacted) [me|us] [too|also|as well|{when}] [(about|for|on) the same (thing|account|request|question|client)] [too|{when}]
  i (answered|gave) (this|the same answer) [already] (on|over|by) the (phone|telephone) [already|{when}] [but here it is in writing|but wanted (it|this) in writing]
  [but] here it is in writing [too|as well|for your (records|files?)]
  i remember (talking|speaking) (to|with) you [{when}]
  (text|e-?mail|phone|calling|texting|my cell) is (the )?(fastest|best|easiest|quickest) (way|method) (to )?(reach|get|find|contact) (me|us|a hold of me)
  (you know|you all know) (where|how) to (find|reach|get) (me|us)
  (if|should) you [should|do] have [any] [additional|further|other|more] (questions|concerns|questions or concerns|inquiries)[,] [or (need|require) [any] [additional|further|more] (assistance|help|information)] [,] [(about|regarding|on|concerning) this (policy|request|matter|response|e-mail|letter|information|verification)] [,] [please] [feel free to|do not hesitate to|don't hesitate to] {reachus}[,] [{opening}]
  (if|should) you (need|require) [any] [additional|further|more] (assistance|help|information)[,] [please] [feel free to|do not hesitate to|don't hesitate to] {reachus}[,] [{opening}]
  [please|just|you can|feel free to] (call|text|e-?mail|ring) [me|us|the office] (w|w/|with|if) [you have] [any] (questions|q's) [(at|@|on)] [{phone}|{link}]
  (any|with) questions,? (just|please|feel free to) (ask|call|holler|shout|text|e-?mail)( (me|us))?
  (questions|any questions|have questions){q}? ?[just|please] (call|e-?mail|text|ask) (me|us)( (at|on) ({phone}|{link}))?
  if (i|we) (missed|forgot|overlooked) (something|anything),? [please|just] (let (me|us) know|tell me|call me|e-?mail me)
  (the )?best (e-?mail|number|phone|way to reach me) (for me|for us)? ?is (the one i('m| am) (writing|replying|sending this) from|this one|{link}|{phone})
  you (had|have|used) my old (e-?mail|e-?mail address|address|number|phone number|extension)
  [please] (change|update|switch) (your|the) contact [person] [for|on] [this account|this client|our agency] [from {name}] to me
  [please] add {link} to your (contacts|address book|safe senders|list)
  (adding|copying|looping in|including) (my|our) {role} [{name}] (to|on|in) (this )?(thread|e-?mail|chain|message)
  (my|our) {role} {name} is (copied|cc'd|included|on copy) [here|on this|on this e-?mail|too|above]
  voice to text,? [so] [please] (excuse|forgive|pardon) [the|any|my] (errors|typos|mistakes)
  (get|sent from|sent with|via) (aol|bluemail|blue mail|mail|spark|edison mail|nine|yahoo mail|outlook|proton mail) (on|for) (android|windows|ios|iphone|mac|mobile|desktop)
  (for|any|all) [future|new|other|additional] ({paper}|verification|verifications|similar|such) (requests?|inquiries|questions),? [please|kindly|you can|you may|just] (use|send|submit|go to|go through|visit|e-?mail|direct|forward) [(them|those|it) (to|through|on|via)] [to|at|on|through] (our|the|us|{link}) [online|new|web|certificate|service|customer] ?(portal|website|site|system|page|request form|form|department|desk|team|inbox|mailbox|center)?
  [please|you can|you may|kindly|in the future|going forward|next time] [please] (direct|send|forward|submit|e-?mail|address|route) [all|any|your|these|those] [future|new|other|further|additional] [certificate|verification|coi] ({mail}|certificates|these) (to|at) (me|us|my attention|{link}|{name}|our (service|certificate|certificates|certs?|customer service|verification|commercial) (team|department|desk|inbox|mailbox|center|address))( directly)?( (going forward|in the future|next time|from now on))?
  (the|your|that) (e-?mail|e-?mail address|mailing address|address|contact|contact name|phone number|fax number|name|contact person|{word} e-?mail) [address] [(you have|you (show|list|are using|used)|on (your|the) (form|request|letter|e-?mail|file|list|account))] [for (us|me|our (office|agency)|the (insured|office|agency))] (is|was|looks) (old|outdated|out of date|no longer good|no longer used|no longer valid|an old one|wrong),? [and|so|but] [please] [use|update it to|should be|it should be|it's now|it is now] [{link}] [going forward|instead|from now on|in the future]
  you (sent|mailed|e-?mailed|addressed) (this|it|your (request|e-?mail|letter)) to (my|our|an|the) (old|former|previous|wrong|general|personal|other) (address|e-?mail|e-?mail address|inbox|mailbox|office)
  i [also|already|have|had] [also|already] (filled out|completed|answered|did|submitted|clicked|used|entered it|entered this|answered it|answered this|responded) [on|through|via] (the|your) (page|link|web ?page|website|form|online form|web form|portal) [too|as well|also|you sent|in the e-?mail] [too|as well]
  i (only|just) (got|received|saw|found|noticed|opened) (this|your (e-?mail|message|request|note)|it) {when}
  (i'm |i am )?not sure (if|whether) you (got|received|saw|have) my (first|last|earlier|previous|other) (reply|e-?mail|response|message|answer)
  we have (recently|just) moved[,] [and|so] our new (address|office|location) is (below|{address})
  we (recently|just) moved[,] [and|so] our new (address|office|location) is (below|{address})
  [please] feel free to (call|e-?mail|text|reply|write|reach out|contact (me|us)|call (or|and) (e-?mail|text)|e-?mail (or|and) call) [me|us|back|the office] [any ?time|with [any] questions|if you have [any] questions|at {phone}]
  (sorry|apologies) [to be|for being] so (brief|short|terse|late|quick)
  (tks|tnx|thnx|thnks|thanx|ty|thx) [again|so much|much|for (checking|asking)|guys|all]
  {ihave} [already] answered (this|this one|it|these|that) [already] [{when}] (by|over the|on the) phone [{when}]
  (didn't|did not) (we|i) [already|just] (do|answer|cover|go over|go through|handle) (this|this one|these|it) [already] [{when}]{q}
  you [guys|all|folks] (asked|e-?mailed|called) [us|me] [about] (this|the same thing|the same question|for this|for the same thing) [{when}] [too|also|as well]
  nothing(?:'s| has) changed since (you last asked|the last time (you|someone) asked|you asked [last|{when}])
  (i|we) [just] (tried|used|opened|clicked) (the|your) (web page|link|page|form|website|portal) but (it|that|the page) (timed out|did not load|didn't load|froze|crashed|would not open|wouldn't open|kept spinning|errored out|did not work|didn't work|gave me an error)
  your (form|e-?mail|letter|request|page) is [very|so|really] (nice|easy|short|clear|simple|great|handy) [and (short|simple|easy|clear|quick)] [to (use|read|answer)]
  do you (need|want|require) (a copy|copies) of the (policy|policies|decs?|dec pages?)( (too|also|as well))?{q}
  please note (my|our) new (e-?mail|e-?mail address|mailing address|address|phone number|number|office address|hours|phone system|company name|extension)( (below|above|in my signature))?
  [please] (remove|take) {name} (from|off) (your|the) (list|contacts|distribution|records|mailing list|contact list)[,] [(she|he) (has retired|retired|left|has left|moved on|is retired|passed away|no longer works here|is no longer (here|with us)) [{when}]]
  at (the|my) (dentist|doctor|airport|gym|hospital|vet|bank|game|dealership) but (wanted|i wanted) to (get back to|answer|reply to) you [today]
`)
