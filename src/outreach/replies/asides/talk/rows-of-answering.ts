import { talkRows } from './talk-row.ts'

/** How the answer itself is given: said before, typed here instead of on a page, to be taken as written, and by whose leave. */
export const OF_ANSWERING = talkRows(`
  this is {name} (for|on behalf of|in place of|filling in for|covering for) {name} [today|this week]
  {name} (here|responding|replying|answering|filling in|covering|standing in|writing) (for|on behalf of|in place of) {name} [today|this week|who is (out|away|off|on vacation|out of the office) [today|this week]]
  (responding|replying|answering|filling in|writing) (for|on behalf of) {name} [today|who is (out|away|off|on vacation|out of the office) [today|this week]]
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
