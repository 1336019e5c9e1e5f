import { talkRows } from './talk-row.ts'

/** Who writes, who is copied, who helps, who asked, and what sort of people the insured are. */
export const OF_PEOPLE = talkRows(`
  {name} is (on the road|in the field|at a client|traveling|in meetings|at lunch|combining|planting|hunting|fishing|golfing|haying) [{when}],? so you (get|got|have|are stuck with|'re stuck with) me [{when}|instead|for now]
  {name} is (on the road|in the field|at a client|traveling|in meetings|at lunch) [{when}] so (he|she|they|i) (asked|wanted|told|said) (that i|me to|for me to) (respond|reply|answer|write back|get back to you|take this one)
  {name} here,? (typing|writing|answering|replying) (with my thumbs|on my phone|from my (phone|truck|car|cell)) [(at|from|on) (a|the) (jobsite|job site|road|airport|truck|field|meeting)]
  (i|we) [really|truly|do] (value|appreciate|enjoy|love) [having|working with] (the insured|insured|them|him|her|this client) as [a|our] (client|customer|clients|customers)
  (i am|i'm|this is|here is) [{name},?] {name} (assistant|csr|account manager|service rep|colleague|co-?worker|teammate|backup) [here|at the agency|in the office|in our office]
  long time no (talk|see|hear|speak|chat)
  [i|we] [always|really|just] (love|enjoy|like) working with (the insured|insured|{name}|them|these guys|these folks|you all|you guys) [crew|folks|guys|team|family|gang]
  [please|just] (tell|let) (him|her|them|{name}) [know] (i|we) (said|say) (hi|hello|hey|howdy) [if you (see|talk to|speak to|speak with|run into) (him|her|them)] [lol|haha]
  (i am|i'm) (copying|cc'ing|ccing|looping in|including|adding) [in] [my|our] [{role}] [{name}] [here|on this|on this e-?mail] [so (she|he|they|{name}) (has|have|sees|gets|can see|knows about) (this|it|a copy) [too|also|as well|for the file|for the future]|for (the|our) (file|records)]
  {ihave} [also|already|just] (let|told|advised|notified|informed|e-?mailed) (the insured|the client|our client|our insured|them|him|her|the owner) [know] [that] you (contacted|reached out to|reached out|asked|called|e-?mailed|wrote|were asking|were checking|verified) [us|me] [about (this|them)|for this|today]
  (i am|i'm|we are|this is|{name}) (responding|answering|replying|writing|here) (on behalf of|for|in place of) [the|our|my|their|your] {role} [{name}]
  i (took over|inherited|was assigned|picked up|was given|now handle|handle|just took over) (this|the|their) (account|file|desk|client) [from {name}] [{when}]
  {name} [just|has] (forwarded|passed|sent|handed|routed|assigned) (me|us|over|along) (your|this|the) {mail}
  [now that] (the|their|this|these|those|all|all the|most of the) [{place}] (accounts?|files?|clients?|book) (is|are) (mine|in my book|on my desk) [now]
  (i am|i'm) the new ({role}) (on|for) (this|the) (account|file|client|book)
  [hi|hello|hey|hi,|hello,] [this is] {name} (here )?(from|with|in|at) (the|our) (service|certificate|commercial|verification|support|customer service|transportation|trucking|certificates) (team|department|desk|dept|center|unit)
  {name} (can|will|is able to|could) (help|assist|take care of you|answer|cover|answer e-?mails?) [you|with anything|with certificates|in the meantime] (while|when) (i am|i'm) (gone|out|away|off|on vacation|traveling)
  [so|but] [please|just] (call|e-?mail|contact|ask|see|reach|reach out to|text) {name} if you (need|want|should need) (something|anything|me|help|a certificate|a cert) [else|before then|while i'm (gone|out)|more]
  (you're|you are) the (first|second|third|fourth|fifth|sixth|tenth) (company|person|one|party|people|request|office|client) (to|who|that) (ask|asks|asked|asking|verify|check|call|e-?mail|write) [me|us] [about (this|them|it)|this] [{when}]
  (this is|that's|that is) [now|about] the (first|second|third|fourth|fifth) (time|one|request|e-?mail) [{when}] [that] [someone|somebody|anyone|you|they] [has|have] (asked|called|wrote|e-?mailed|checked) [me|us] [about (them|this|it|this account)]
  [very|really|such] (nice|good|great|honest|hardworking|lovely) (people|folks|guys|client|clients|customer|family|company)
  [all|their|his|her|the] (payments|premiums|installments) are [all] (current|up to date|paid|on time)
  (no|never any|never a) (claim|claims|loss) (activity|history|activities) [to report|reported|on file] [{when}]
  (we've|we have|i've|i have) (insured|written|had|handled|looked after|taken care of|served) (them|him|her|insured|the insured|this account|this client|this customer|this family) (for (over |about |almost |nearly |more than |at least )?(a|the (past|last)|many|several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|{digits}) [few|several|couple|couple of|good|dozen|ten] (years|yrs|year|decade|decades|months)|for (years|decades|ages)|since {year})
  (no|never any|never a) [open|recent|known|prior] (claims|claim|losses|loss|complaints|tickets) [{when}]
  (no|never any|never a) [open|recent|known|prior] (claims|claim|losses|loss) [that] (?:i am|i'm|we are|we're) aware of
  [please|so] (tell|give) {name} (hello|hi|hey|my best|our best|my regards) [for me|from (me|us|all of us)]
  say (hello|hi) to {name} [for me|for us]
  thank you for (verifying|checking|asking|confirming|double checking) [this|with us|with me|directly],? [i|we] (wish|wished) (everyone|everybody|more (people|companies|folks)) (did|would|checked|asked)
  (i've|i have) (been|known|worked) [with] (their agent|them|him|her|the owner|this family|the family|the owners) (for|since) {when}
  (our|the|their|my) (former|previous|old|last)? ?({role}|csr) [{name}] (retired|left|quit|passed away|is retired|went on leave) [{when}] [so (this|these|your {mail}|everything) (comes?|goes?|come) to me [now]]
  (?!(?:he|she|it|they)\\b){name} (no longer works|doesn't work|does not work|isn't|is no longer) (here|at this (office|agency)|with (us|our (office|agency))|in this office) [anymore] [{when}]
  (?!(?:he|she|it|they)\\b){name} (left|retired from) (the|our|this) (agency|office|firm) [{when}]
  (this is )?{name} (in|with|from|at|over in) (certificates|service|accounting|commercial lines|trucking|the agency|our agency|the office|transportation|customer service) [here]
  {name} with (the|our) agency here
  [let me|happy to|glad to|i can|i will|i'll] (help|assist|take care of|answer|handle) [you] (with|on)? ?(this|this one|your request|that for you|this for you)
  (i|we) (am|are|'m|'re)? ?(a |an |the )?(licensed|producing|servicing|managing|lead|commercial) (agent|agents|producer|producers|broker|agency|csr) [(on|for|of) (this|the) (account|file|client)|in {place}( {place})?((,| and|, and) {place}( {place})?){0,5}]
  (we|i) (are|am) the (producing|servicing|retail|writing|local) (agent|agency|producer|broker)
  (the owner's|his|her|their|the insured's) (wife|husband|son|daughter|bookkeeper|office manager|secretary|mother|sister) (handles|does|keeps|takes care of|runs) (the|all the|his|their|her) (paperwork|books|office|bills|e-?mail|insurance paperwork) [if you need (anything|something) [from (them|him|her)]]
  (we|i) (appreciate|value|enjoy) (our|your|the) (relationship|business|partnership|friendship|help|patience) [with (your (company|office|team|firm)|you|you all)]
  you (folks|guys|all|people) (do|are doing|always do) (good|great|nice|excellent) (work|job)
  i (like|love|appreciate) your (form|system|process|e-?mail|format|letter|approach|website),? [it's|it is|so] [simple|easy|very easy|easy to use|short|nice]
  [i wish] (all|more|every) (verification|compliance|insurance|tracking) (companies|company|firms|desks|services) (were|was|made it|would be) (this|that|so|as) (easy|simple|quick|friendly|nice)
  (they|he|she|insured|the insured) [always] (pay|pays) [all] [of] (their|his|her|the) (bills|bill|premiums|premium|invoices) (on time|early|by (eft|ach|autopay)|promptly|every month)
  they (always )?pay (on time|early|by (eft|ach|autopay))( every (month|time|year))?
  i (spoke|talked|visited|chatted) (with|to) the (insured|client|owner|customer) {when},? [and] (he|she|they) (knows?|is aware|are aware|was aware) [that] you (are|were) (checking|asking|verifying|calling)
  p.?s.? i'm retiring {when}
  (i'm|i am) retiring {when}
  (it's|it has|it was) (been )?(a|my) (pleasure|honor|joy)( working with you)?
  sorry i missed your (call|calls|voice ?mail|text)( {when})?
  your hold music is (great|awful|terrible|funny|nice|the best)
  (they|he|she|the insured|insured) (have|has|'ve|'s)? ?been (with us|our client|a client|clients of ours|a client of ours|insured with us|customers|a customer|with our agency) [for|over|about|almost|going on|for over|for about|more than] {digits} years [now] [and [have] never (had|missed) (a|any) (lapse|cancellation|late payment|payment|claim|problem|claims|losses|day of coverage)]
  (i|we|i have|we have) [just|also] (checked|double checked|double-checked|confirmed|verified|spoke|talked) (with|to) (our|my) (csr|service team|service rep|certificate team|account manager|team|assistant|office manager|staff) [{name}] [{lately}]
  (i'm|i am) [the|their|his|her|an?] [new] ({role}|contact|person) [(on|for) (this|the|their) (account|file|client|book)|here],? [and] [i] (took over|taking over|just took over|took it over|took this over|replaced|replacing|filling in) [for|from] [{name}] [{when}]
  (took|taking|have taken) over (this|the|their)? ?(account|file|desk|client)? ?(for|from) {name} [{when}]
  i (copied|cc'd|ccd|included|added|looped in) [my|our] [{role}] [{name}] [in our office|here] [who (handles|services|works on|manages|has) (this|the|their) (account|file|client)|on this|here]
  (the insured|the client|our (insured|client)|insured|client|the owner) (is|are|was) aware [of your (request|e-?mail|letter|inquiry)|that you (asked|are asking|contacted us|reached out|wrote|were checking)|of this [request]]
  (the insured|the client|our (insured|client)|insured|client|the owner|they|he|she) [has|have|already|had] [already] (asked|told|authorized|wanted|instructed|gave|given|granted|allowed) (us|me|our (office|agency)) (permission|authorization|the ok|the okay|the go ahead|consent)? ?(to (respond|reply|answer|release|share|give|send|provide|help) [to] [with] [you|this|your (request|e-?mail)|the information|it|this information|what you need] [to|with] [you]?)? ?[{when}]
  we have (the|our) (insured|client|customer)('?s)? (permission|authorization|consent|ok|release) (to (share|release|provide|send|give|discuss) (this|this information|it|the information|you this|policy information) [with you|to you]|on file)
  (i assume|i take it|assuming|i'm guessing|i am guessing|i imagine|i suppose) (this|that|it) is (for|about|because of|in connection with) (the|a|an|his|her|their|your) [new|big|upcoming|{place}] [{place}] (job|project|contract|load|lease|bid|broker|loan|closing|onboarding|file|setup|renewal of your contract)
  (we|our agency|our office|the agency) [recently|just|have|has] (merged|joined|partnered|combined|affiliated|was acquired|were acquired|became part|are now part|is now part) (with|forces with|by|of) [another|a|an|the] [larger|local|bigger|regional|national|new|fellow] (agency|group|brokerage|family|network|company|firm|agencies|partners) [{when}] [(and|but) [we] (kept|still have|keep|have) (our|the) [same] (name|people|staff|phone number|office|address|team)]
  our agency('s)? name [has|was] (changed|is changing|was changed) [{when}]
  we (changed|have changed|recently changed|are changing) our [agency|company|business] name to {company} [{when}]
  (i am|i'm) (the|their|an?) (account (manager|executive|rep|representative)|csr|producer|agent|broker|service rep|assistant) (on|for|of|with) (this|the|their) (client|insured|business|customer|group)
  (i am|i'm|i'll be|i will be|i have|i've) [just|now] (taking|taken) over (this|the|their|her|his|these) (accounts?|files?|clients?|desk) (from|for) {name} [{when}]
  i [also] (copied|cc'd|ccd|included|added|looped in|am copying) {name} in case you need (something|anything|more)( (else|from (her|him)))?
  [a|very] long( |-)?time (customers?|clients?|insureds?)( (of (ours|mine)|here))?
  (we|our (agency|office)) (remain|remains|continue as|continue to be|are still|is still) (the|their) (agents?|brokers?|agency) of record
  (the )?(agent|broker|agency) of record is (us|our (agency|office)|this (agency|office))
  we (are now|became) (a )?part of (the )?{word} [{word}] (insurance|agency|group|partners|brokers|associates|advisors|services|risk|holdings) [insurance|agency|group|partners|brokers|associates|advisors|services|risk|holdings]
  we merged with {word} [{word}] (insurance|agency|group|partners|brokers|associates|advisors|services|risk|holdings) [insurance|agency|group|partners|brokers|associates|advisors|services|risk|holdings] [(back )?(in|on) (\\d{1,2}/\\d{1,2}|{word})( \\d{4})?]
  (i am|i'm) (on|with|in|from) (the|our) (service|certificate|commercial|verification|support|account|client service|cert) (team|department|desk),? (and )?(am )?(covering|filling in|backing up|helping out|helping|working|answering) [for|with] {name} [{when}|while {name} is (out|away|on vacation|on leave)]
  (we are|we're|i am|i'm|we've been|i've been|we have been|i have been|our agency has been) [the|their|an] [same|only] [insurance] (agents?|agency|broker|producer)( of record)?( (for|on) (them|this (account|client|insured)|the account|insured))? (for|since|about) [about|over|almost|going on|the past|at least] ({digits}|several|many|two|three|four|five|six|ten|twenty) years( (now|and counting))?
`)
