import { talkRows } from './talk-row.ts'

/** How the answer itself is given: said before, typed here instead of on a page, to be taken as written, and by whose leave. */
export const OF_ANSWERING = talkRows(`
  this is {name} (for|on behalf of|in place of|filling in for|covering for) {name} [today|this week]
  {name} (here|responding|replying|answering|filling in|covering|standing in|writing) (for|on behalf of|in place of) {name} [today|this week|who is (out|away|off|on vacation|out of the office) [today|this week]]
  (responding|replying|answering|filling in|writing) (for|on behalf of) {name} [today|who is (out|away|off|on vacation|out of the office) [today|this week]]
  {name} (asked|requested|wanted|needed) ((that|if) (i|we)|me to|us to) [could|would|can|please|to] (reply|respond|answer|get back|write back|follow up|take care|help|close (this|it) out|wrap (this|it) up|finish (this|it)) [(to|on|with|of) (you|this|it|this one|your (request|e-?mail|inquiry|message|letter))] [on (his|her|their) behalf|for (him|her|them)] [today|{when}]
  {name} had me (look at|look into|answer|handle|take|check) (this|it|these|your (request|e-?mail|list)) [{when}]
  (i've been|i was|we were|i have been|we have been|we've been) asked [by {name}] to (reply|respond|answer|look at) [to] (you|this|your (request|e-?mail|inquiry|message|letter)) [(for|on behalf of) {name}|{when}]
  ((i'm|i am|we're|we are) )?(replying|responding|answering|writing [back]) on ({name}|his|her) behalf [today|{when}]
  writing back (for|on behalf of) {name}
  i (cover|fill in|answer|handle (e-?mails?|these|requests)) for {name} [(on )?{when}|when (he's|she's|they're|he is|she is) (out|away|off)]
  for (claims?|loss) (history|information|info|runs?|experience|details|questions)[,] [please] (contact|call|ask|reach out to|go to|check with) (the|each|both) (carriers?|insurers?|compan(y|ies)) [directly|direct]
  [please] (contact|call|ask) (the|each) (carriers?|insurers?|compan(y|ies)) [directly|direct] (for|about|with|regarding) (any )?(claims?|loss) (history|information|info|runs?|experience|details|questions)
  (claims?|loss run) (questions|inquiries|info|information|requests) (go|goes|should go) [directly|direct] to (the|each) (carriers?|insurers?|compan(y|ies))
  (short|quick|simple|long) answer( short)?( is)?( |:|,|-)+(yes|yep|yeah)
  (in short|bottom line|short version|in a word)( |:|,|-)+(yes|yep|yeah)
  to answer your (question|questions|e-?mail|request)( |:|,|-)*(yes)?
  to (confirm what you asked|recap|summarize|sum up|sum it up|be clear)
  (second|third|fourth|2nd|3rd|another) request,? same answer [as before]
  as (i|we) [already] (said|told you|mentioned|stated|explained|told your (colleague|coworker|office|assistant|boss)) [on the phone|by phone|in my (last|previous|other) e-?mail|before|earlier] [{when}]
  as [we] (discussed|talked about|spoke about|mentioned|agreed) (on the phone|by phone|over the phone|in our call) [earlier] [{when}]
  per (our|my) (call|phone call|conversation|discussion|talk|chat|voicemail) [earlier|by phone|with (you|your office)] [{when}]
  (the|your) (link|page|web ?page|website|site|web ?site|form|portal) (timed out|wouldn't load|would not load|did not load|didn't load|wouldn't open|would not open|froze|expired|crashed|was down|kept timing out|would not work) [for me|on my end|on me],? [so] (i'm|i am|here are my answers|i'll|i will|i thought i would|i figured i'd) [just|simply]? ?(replying|answering|responding|reply|answer|respond)? ?(here|by e-?mail|this way|instead)?
  i (tried|opened|clicked|used) (your|the) (link|page|form|website|site) but [i] (prefer|would rather|'d rather|decided|figured i would|would prefer) [to] (answer|reply|respond) (here|by e-?mail|this way)
  this is (the|now the) (second|third|fourth|fifth) (time|request|e-?mail) (you've|you have|your office has) (asked|sent|written|e-?mailed)
  (please|you can|you may|feel free to|kindly) [please] (use|treat|accept|take|consider|regard|keep) this [e-?mail|message|reply|response|note] (as|for) (our|your|my|the) [official|written|formal] (confirmation|verification|proof|answer|response|reply) [of coverage|in writing|for your file]
  (please|you can|you may|feel free to|kindly) [please] (use|treat|accept|take|consider|regard|keep) this [e-?mail|message|reply|response|note] (as|for) (written|official|formal) (confirmation|verification|proof) [of coverage]
  consider this [e-?mail|message] [as] (our|your|my|the) [official|written|formal] (confirmation|verification|answer)
  you (may|can) rely on this [e-?mail|confirmation|answer|message|information]
  (i will|i'll|i can) sign (something|a form|anything|whatever) if you need (it|me to|one|that)
  (we|i) can put (it|this) on [our] letterhead [if (you need (it|that)|needed|that helps)]
  (happy|glad) to (provide|send|write|do|sign) a letter [if (needed|you need (it|one|that))]
  per the insured,? (i am|i'm|we are|we're) (allowed|permitted|authorized|able|free) to (release|share|give|provide) (this|you this|this information|the information)
  [the|our] (insured|client|customer) (gave|has given|have given|granted) [us|me] (permission|authorization|consent|the ok|their ok|his ok|her ok) [to (share|release|give|provide|send) (this|it|the information|this information|you this) [with you|to you]]
  (i|we) have (authorization|permission|consent|the ok|their ok) from (the|our) (client|insured|customer|owner) [to (answer|share|respond|reply|confirm|release this|share this|give you this|release (this|the) information)]
  (i'm|i am|we're|we are) authorized to (confirm|release|share|verify|answer|provide|give) (this|these|it|you this|this information|that information)
  (the insured|insured|the client|client|our client|the owner) (is|are|was) aware [that] you (asked|are asking|called|wrote|contacted us)
  [the|our] (insured|client|customer) (cc'd|copied|cced|cc'ed|is cc'd) [here|on this|on this e-?mail]
  (we|i) (notified|told|informed|advised|contacted) (the insured|the client|our client|our insured|insured|client) (of|about|regarding) (your|the|this) (request|e-?mail|inquiry|verification|letter)
  [(yes|yep|yeah),?] (we|i) [do|still|currently] (insure|write|handle|represent|work with) (the insured|insured|them|him|her|this (insured|client|account))
  glad (they're|they are|he's|he is|she's|insured is|the insured is) working with you [all|folks|guys]
  {name} is (a|an) [good|old|great|personal|long( |-)?time] friend [of mine|of ours]
  (confirming|verifying|jumping in|chiming in|stepping in|covering|filling in) [this|here] (for|on behalf of) {name}
`)

/** What leads to a list of answers, and says nothing of them. */
export const OF_LEADS = talkRows(`
  {ihave} [just] (looked|checked) (into|at|up|over|on) (each|all|every one) of (the policies|them|these) [you asked about|on your list|listed|in your (e-?mail|list|request)]
  {ihave} [just] (compared|checked|matched|gone over|went over|reviewed|went down|gone down|gone through|went through) (your (list|request|e-?mail|figures|information)|the (list|request|information)) [(with|to|against) (our|my|the) ([agency] [management] (system|records?|files?|database)|dec pages|policies)] [{when}]
  compared (to|with|against) (our|my|the) [agency] [management] (system|records?|files?)
  [{lookedthrough},?] (i|we|our (records?|files?|systems?)|my (records?|files?|system)) (show|shows|see|have|find|found|reflects?) (the following|this|these|as follows|it this way) [on file|in (our|the|my) (system|file|records)|for (this|the) (insured|account|client)] [today]
  {lookedthrough},? (i|we) (show|see|have|find|found)
  (i|we) (reviewed|checked|looked at|went through|looked up|pulled [up]) (each|every|all|all of|the) (policy|policies|one|of them|of these|of the policies|them|these|(our|the|your) (file|files|list|policies)) [{when}] and (found|see|show|have|find) (the following|this|as follows)
  (here's|here is|below is|this is|following is) [(the|my|our|a)] [quick|short|current|brief] (status|update|breakdown|rundown|summary|result|answer|list|run-down|recap) [of (each|all|everything|what we (have|show))] [as of today|for you|for (each|all)]
  (here's|here is|below is|this is) (where|how) (we are|we stand|things stand|it stands|they stand|everything stands|each stands|each one stands) [today|right now|as of today]
  (here's|here is|below is|this is) what (i|we) (found|find|see|show|have|came up with|got) [on file|on (them|these|this (one|account)|our end|my end)|in (our|the|my) (system|file|records)|for (you|each|these|this (account|insured|client)|the insured|insured)] [today]
  [the|my|our] (findings|results) [of (my|our) (review|search|lookup)] [are as follows|are below|follow]
  results of (my|our|the) (review|search|lookup)
`)
