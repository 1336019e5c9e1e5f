import { talkRows } from './talk-row.ts'

/** How an account is kept: claims that are none of the question, renewals still far off, filings, ratings, what comes with a certificate, who in the office has the file. */
export const OF_THE_ACCOUNT = talkRows(`
  (we|i) (wrote|sold|placed|bound|issued|arranged|put together|set up|put) [them|him|her|the insured] (these|those|them|all (two|three|four|five)|all of (these|them)|both|everything) [of (these|them)] [policies|coverages] [together|up] [(in|at|on) (renewal|inception|(january|february|march|april|may|june|july|august|september|october|november|december)|\\d{1,2}\\/\\d{1,2}(\\/\\d{2,4})?)]
  i (don't|do not|didn't) [really|personally] know (this|the|their) (account|client|insured|file|company) [very|that|all that|too|so] (well|personally|much|by heart|myself)
  [the|their] correct (mortgagee|loss payee|lender|lienholder|additional insured|certificate holder) is {company}[ if you need (it|that)| if (it|that) (helps|matters)]
  (i|we) (cannot|can't|can not|do not|don't|are not able to|am not able to|are unable to|am unable to) (speak to|comment on|discuss|release|give out|provide|share|help with) [any|their|the] (claims|losses|loss runs|(claims?|loss) (information|info|history|details|questions)) [here|by e-?mail|over e-?mail|from this office]
  (i|we) (cannot|can't|can not|am unable to|are unable to|am not able to|are not able to|would not be able to|wouldn't be able to|will not be able to) (speak to|speak for|comment on|verify|confirm|answer for|help with|help you with|say anything about) (any other (policies|coverages?|lines|policy|line|insurance)|their other (policies|coverages?|lines|insurance)|other (policies|coverages?|lines)|(anything else|any other (policies|coverages?|lines|policy|line|insurance)) [that] (they|he|she|the insured) [may|might] (have|has|carry|carries)) [elsewhere|with (another|other) (agents?|agency|agencies)]
  (i|we) (do not|don't) (write|handle|have|insure|place|service|carry) (any other|any of their other|their other|any more) (lines|policies|coverages?|insurance) (for|with|on) (them|him|her|this (insured|client|account)|the (insured|client)) [here]
  (i|we) (do not|don't) have [any|the|their] (claims?|loss) (information|info|history|runs?|data) [handy|here|at hand|on hand|available|in front of me]
  (claims?|loss) (history|information|info|runs|questions|details) (would|will|should|must|can|need|needs|has|have) [to|need to|have to] (come|be requested|be obtained|go) (from|to|through) [the|their] (carriers?|insurers?|company|insurance company)
  (we|they|we've|they've) [have] (not|haven't|have never|never) had any (claims|losses) [reported|filed|on file] [{when}]
  (they|he|she) (had|have had|has had) (one|a|a couple of|a few|two) (small|minor|little|tiny) (claims?|losses|loss) [{when}],? [and|but|which] [it's|it is|that's|that is|all|is|are|was|were] [all|both|now] [closed|settled|paid]
  there was a [small|minor|little] (claim|loss|fender bender) {when},? [and|but] (it's|it is|it has been|it was|that's|that is|that was) [been] [now|since] (closed|settled|paid|resolved)
  [the|their] renewal is [not] [coming up|due|up|coming] [until] next (year|spring|summer|fall|winter)
  (we|i)('ll| will) (start|begin|be starting|be working|work) [on] (the|their|this) renewal [process] (next (year|spring|summer|fall|winter)|in (the )?(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|new year))
  (i'm|i am|we're|we are) [already|now|just] (working on|starting on|preparing|getting started on|gathering information for) (the|their) (next|next year's|20\\d\\d) renewal [already|now]
  [please|kindly] (add|put|keep|include) (us|me|our office|our agency) (to|on|in) your (contact |mailing |distribution |vendor |verification |e-?mail )?(list|contacts|records|database) [for (this|the) (insured|account|client)|for verifications]
  (their|the|all|all their|our|all our) (certificates|certs|cois) (are|get) [all|only] (issued|done|handled|sent|made) (from|through|by|via|on|in|with) (our|an) (online |client |certificate |web )?(portal|system|website|desk|team|department|software)
  (i|we) (can|could|will|would be happy to|am happy to|are happy to|'ll) (send|issue|e-?mail|get|do|make|prepare) [you] (a|an|another|the) [updated|new|current] {paper} if you (give|send|e-?mail|tell|get) (me|us) (the|your) [certificate] (holder|holder's|holders) (name|address|name and address|information|info|wording|details)
  (they|he|she|the insured) (bundles?|keeps?|places?|has|have) (everything|all (of )?(their|his|her) (insurance|policies|business|coverage)|their whole account) (with us|here|with our (agency|office))
  (their|his|her|the) fleet (grew|has grown|is growing|keeps growing) [{when}],? [(they|he|she) (have|run|are at|has|are up to)] [now] [{digits} (trucks|units|power units|tractors|vehicles|drivers)] [now]
  (the insured|they|he|she|our client|the client|{name}) [already|had already|had|has already] (told|warned|let|gave) (us|me) [know|a heads up] [that] (you'd|you would|you might|you were|someone would|somebody would|someone might) [going to] [be] (reach out|reaching out|calling|call|checking|check|in touch|asking|contacting us|writing|e-?mailing)
  if you (need|want|require|would like) (additional insured|ai|a waiver|waiver|waivers|waiver of subrogation|primary) [status|wording|endorsements?|language],? (that|it|this)( is|'s| would be| requires| needs) (a separate|another|a different) (request|e-?mail|form|process)
  (ai|additional insured|waiver|waivers) (endorsements?|requests?|wording) (takes?|usually takes?|will take) [about] (a day|a day or two|a few days|two days|{digits} days|{digits} (business|working) days|a week)
  (we|i) (do not|don't|never) charge [a fee|anything|you] (for|to do) (these|this|verifications?|certificates?|certs?|cois?|confirmations?|verifying|answering)
  [please|so|so please|you can|you may] [go ahead and|feel free to] (release|dispatch|book|tender|assign) (the|this|that|their|your) (load|loads|truck|job|shipment|freight|carrier)
  [please] note our new [mailing|street|office] address,? [is] {address}
  (our (agency|office|firm)|we) (was|were|used to be) ((formerly|previously) )?(known as|called) (?!(?:with|a|an|the|their|his|her|on|in)\\b){firm}( (&|and) (sons?|daughters?|associates|co|company|partners|{name}))?( (insurance|agency|insurance agency))?
  (our (agency|office|firm)|we) (was|were) (formerly|previously) (?!(?:with|a|an|the|their|his|her|on|in)\\b){firm}( (&|and) (sons?|daughters?|associates|co|company|partners|{name}))?( (insurance|agency|insurance agency))?
  (our (agency|office|firm)|we) (was|were|used to be) (?!(?:with|a|an|the|their|his|her|on|in)\\b){firm}( (&|and) (sons?|daughters?|associates|co|company|partners|{name}))? (insurance|agency|insurance agency)
  (we|our (agency|office)) (merged|joined forces|partnered) with (another|a (bigger|larger|smaller|local)) (agency|office|firm|group) [{when}],? [but|and|so] (nothing|nothing else) [has] (changes|changed|will change|is changing) (for|with) (the (client|insured|account)|our clients|you|anyone)
  {name} (retired|is retired|has retired),? [{when},?] [so|and] (i|we|i'm|we're|i am) (have|handle|handling|took over|took|now have|now handle|am handling) (the|this|their|her|his) (account|file|desk|book) [now]
  i'm not the (producer|agent|account manager|account executive) [on (this|the account|this account|file)],? but i (have access to|can see|work on|service|handle) (the|this|their|the whole) (account|file|policies|system)
  (the|our) (producer|agent|account manager|account executive) (on|for) (this|the account|this account|them|the file) is {name},? [and] (i'm|i am) [just|only] (the|his|her|a) (csr|assistant|account manager|service rep)
  [i] took (this|it) over from {name} [{when}]
  if (anything|something) (changes|should change) (we|i)( will|'ll) (let you know|notify you|be in touch|reach out|tell you|advise you)
  [the|their|this] account is [still|all|fully] (current|in good standing|up to date|paid up|paid current|in great shape|in good shape)
  (they|they're|they are|he's|he is|the insured is|insured is) [are|still|also]? ?(all )?in good standing with (us|our (agency|office))
  (they|they're|they are|he's|he is|the insured is|insured is) still (with (us|our (agency|office))|our (client|insured|customer)|a client|a customer)( of ours)?
  (we|i) still (have|handle|service|write) (the|this|their|his|her) (account|file)
  [the|all|these|both] [four|three|two] (policies) (were|are|have been) [all] issued [on time|and (are )?paid|and mailed|and delivered|by the carrier] [{when}]
  all [of (these|them)|four|three] [of them] [policies] [(were|are) [all]] (placed|written|issued) (through|by) (us|our (office|agency)) [with the (carriers|companies) (you listed|shown|listed|you show|below)]
  there was a [premium|payroll] audit {when}
  (it's|it is|this is|they are|they're) an? (clean|good|nice|great|easy|solid|small|large) account
  (wc|comp|work comp|workers comp|the|their|his) [experience] mod (factor|rate )?(is|of) (\\d?.\\d{1,3}) [{when}]
  [the|this|each|every|their] (policy|policies|package|gl|auto) (has|have|includes|include|carries) [a] blanket (additional insured|ai|waiver|waiver of subrogation|primary)( wording| endorsement| status| language)? ((by|where required by|when required by|as required by|per) (written )?(contract|agreement))
  [blanket] (additional insured|ai|waiver|waivers|primary)((, | and |, and |/| & )(additional insured|ai|waiver( of subrogation)?|waivers|primary( and non-?contributory)?|pnc|p&nc)){0,3}( wording| endorsements?| language| status)? (is|are) included on (all|all lines|all policies|all of them|the gl|the gl and auto|both|both policies|all but the wc) [(by|where required by|when required by|as required by|per) [written] (contract|agreement)]
  (you're|you are|your company is|you all are) [already|also|now] (on|listed|named|down|in|on there|in there|on file) as [a|the|an] [certificate|cert] (holder|additional insured|ai|loss payee)
  we [already] have you [down|listed|on] as [a|the|an] [certificate|cert] (holder|additional insured)
  (i|we)( will|'ll| can| could) (add|list|put) you [on|down] as [a|the|an] [certificate|cert] (holder|additional insured) [(if|when|once) you (send|give|e-?mail) (me|us) (your|the) (address|name and address|information|info|wording)]
  (the|a|your) {paper} (will|should|'ll) come from (our|the) (system|office|portal|website|certificate (desk|department|team)) [(in|within) a few minutes|shortly|soon|{when}]
  (i|we) [already|also|just] (re-?sent|sent|issued|e-?mailed|faxed) (the|a|their|another) {paper} to (the )?(gc|general contractor|owner|broker|shipper|lender|customer|property manager|landlord|mortgagee|bank) [{when}]
  (the )?(gc|general contractor|owner|broker|shipper|lender|customer|property manager|landlord|mortgagee|bank) already has (the|a|this|our) {paper}
  (they|he|she|the insured|insured) (need|needs|needed) (this|it|that|the {paper}) for (a|the|their|his|her|your) (job|project|contract|load|bid|permit|closing|license|lease) [(in|at|on) {place} [{place}]]
  [the|our|their] (lender|bank|mortgagee|mortgage company|finance company|leasing company|landlord) is [already|also] (listed|named|shown|on|on there|on it|on file)? ?(as )?(the |a |an )?(mortgagee|loss payee|lienholder|additional insured|lender's loss payable|lender loss payee)
  (it's|it is|this is|they are|they're|all of these are|all are|these are)? ?(written|placed) through (a|an|the|our) (mga|wholesaler|general agent|managing general agent|wholesale broker|wholesale market)
  (continuous|uninterrupted) coverage [with us] since {year}
  coverage has been (continuous|uninterrupted) [since {year}]
  [they|they've|they have|insured has|the insured has] never (had|let) a (lapse|gap) [in coverage] [in (over )?{digits} years|since {when}]
  no (late|missed|returned) (pays|payments|pay) [this year|ever|so far this year|at all]
  no (pending )?cancell?ations( pending)?,? (and )?no (late|missed|returned) (pays|payments)
  [the|their] ((january|february|march|april|may|june|july|august|september|october|november|december) )?payment (came in|posted|cleared|was received|went through|was posted|has posted|was made) [on] [{when}]
  payment (received|posted|cleared) [on] {when}
  (they|he|she|insured|the insured) paid (the|their) (renewal|premium|balance|down payment) in full [{when}]
  [the|their] (down payment|deposit|deposit premium) (was|is|has been) (made|paid|received) [at (binding|inception|renewal)|{when}]
  [the|that|a|any] [non-?pay] (notice of cancell?ation|cancell?ation notice|cancell?ation|notice) [(you (got|received|have|may have|saw)|that went out|that was sent|went out|was sent|from|in|sent|dated|on)] [{when}] [and] (was|has been|had been|were) (rescinded|withdrawn) [{when}]
  [please] disregard (the|any|that) (notice of cancell?ation|cancell?ation notice|notice) [(that )?you (got|received|have|may have (gotten|received)|might have (gotten|received))] [{when}]
  if you (got|received|get|have|see) (a|the|that) (notice of cancell?ation|cancell?ation notice|notice),? [please] disregard it
  (that|the) notice [you (got|received|have|saw)] was for (the|their|a) (prior|old|previous|last|expired) (term|policy|policy term)
  (the (one|policy)|what) (that )?(was )?(cancell?ed|lapsed|expired) was (their|his|a|the) (personal auto|personal policy|old policy|prior policy|expired term|prior term|different (entity|company|insured)|other company's|sister company's|different company's)
  (their|his) (sister company|other company|leasing company)('s (policy|policies|insurance))? (is|are) (separate|on its own|separate from this|not part of this)
  (they|he) (have|has|own|owns) another (llc|company|entity|corporation|business) (that|which) (is not|isn't) (with us|insured with us|our client|insured here)
  [the|their|his] (prior|previous|old|former) (carrier|insurer|company) was {name}
  (they|he|she|insured|the insured) (were|was|had been) with {name} before (us|that|this|coming to us)
  (they|he|she|insured|the insured) (came|moved) to us from {name} [{when}]
  (they|he|she|insured|the insured) left {name} (for us|to come to us|to join us)
  (we|i) (got|found) them a better (rate|price|deal|premium) [{when}|at renewal]
  [the|their] (premiums?|rates?|price) (went|goes|has gone|have gone) (up|down) [a bit|a little|a lot] [(at|with|on) (the |this |their )?renewal|{when}] [but|and] [(it's|it is)? ?(the )?same (coverage|coverages|limits)]
  (the )?same (coverage|coverages|limits|program) as (last (term|year)|expiring|the (expiring|prior) term|before)
  as expiring
  (replacement cost|rc|special form|agreed value) (applies|basis|form)
  (the |it's |it is |they are )?(building |contents )?(is )?(insured |written |valued )?(on|at|for) [a] (replacement cost|special form|agreed value) ?(basis)?
  valuation is (rc|replacement cost|agreed value)
  [please] let (me|us) know if (you'd|you would|you) like to be (added|put) (to|on) (our|the) [cancell?ation] (notification|notice|mailing|certificate|distribution|renewal) list [for (cancell?ations?|renewals?|changes|notices)]
  [i|we] [also|already|just] (sent|e-?mailed|faxed|got) you [over] (a|the|an) (fresh|new|current|updated|renewal|copy of the) {paper} [{when}]
  (they|he|she|the insured|insured) (has|have) {digits} (employees|workers|people|guys|full time employees) [on the (comp|wc|work comp|policy|payroll)]
  (their|the) (management company|property manager|board|board president|office manager|bookkeeper|accountant|manager|dispatcher) (changed|has changed|is new|is different now) [{when}]
  i (do|handle|issue|make|prepare|take care of) (all |all of )?(their|the|our) (certificates|certs|cois|certificate requests|verifications)
  (the insured's|their|his|her|insured's) (mc|dot|us dot|usdot|docket|fein|ein|scac|tax id) [number|no|#]:? (is )?{number}
  (form e|bmc-?91x?|mcs-?90|fmcsa|federal|state|all|their|the) filings? (is|are|have been|has been|was|were) [all] (in place|on file|made|done|current|up to date|submitted|completed)
  (they have|it's|it is|this is|that's|they are with) an? a(\\+|-)?( |-)?(rated|rating) (carrier|company|insurer)
  (?!(?:it|they|not)\\b){name} is [an] (rated )?a(\\+|-)?( |-)?(rated)? ?(x|v|i){0,4} ?(by|with|per|from)? ?(am)? ?(best)? ?(carrier|company)?
  (this|it|that) is an? (admitted|surplus lines|non-?admitted) (carrier|company|market)
  [the|this|both|all] (carriers?|compan(?:y|ies)|insurers?) (is|are) (an )?(admitted|surplus lines|non-?admitted|a(\\+|-)?( |-)?rated|highly rated) ?(carriers?|company)? ?(in {place}|in the state)?
  {digits} days'? notice of cancell?ation (applies|is included|is provided|is standard|is given|per the policy),? [(and|with|except|,)] [{digits} [days] (for|on|if) (non-?pay(ment)?( of premium)?)]
  (i|we) (cannot|can't|can not|am not able to|are not able to) (send|release|provide|give|share|e-?mail|forward) [you] [out] [a copy of] the (whole|full|actual|entire|complete)? ?polic(y|ies)( itself| forms?| themselves)? without (the |their |our )?(insured's|client's|customer's|insured|client)? ?(written )?(ok|okay|permission|consent|approval|authorization)
  (do|does) (they|you|he|she|the insured) need anything else [from (us|me|our office)] [for (this|the|that|your) (contract|job|load|project|file|broker)]{q}
  why do you ask{q}
  (did|have) you (get|receive|see|received|gotten|seen) (the|my|our) {paper} (i|we) (sent|e-?mailed|mailed|issued) [you|over|to you] [{when}]{q}
  [(thanks|thank you) for (verifying|checking|asking|calling),?] (we|i) (see|get|find|have seen|run into) (a lot of|lots of|so many|too many|many) (fake|forged|bad|phony|altered|doctored) (certs|certificates|cois|ones) [these days|lately|out there|nowadays]
  (i|we) wish (everyone|everybody|more people|all brokers) (checked|verified|called|asked|did this)
  wish (everyone|everybody|more people|all brokers) (checked|verified|called|asked|did this)
  (i|we|our office) (did issue|issued|prepared|sent) (this|that|the|your) {paper} (myself|ourselves|from (here|this office|our office))
  (i|we|our office) did (issue|prepare|send) (this|that|the|your) {paper}
  {ihave} [already|also] (sent|e-?mailed|issued|mailed|faxed) [you] (a|the|that|this) {paper} [{when}] (with|showing|that had|that has) the same (information|info|limits|policies|dates|thing|details)
  (see|find) [the|our|their] [current|updated|attached|enclosed] {paper} (attached|enclosed)
  (see|find) attached (the|our|their|a)? ?(current|updated)? ?{paper}
  this [e-?mail|confirmation|message|information] is [provided|given|sent] for (information|informational|your information) [purposes] only
  (we|i) (are|am) (not|under no) (obligated|required|obligation) to (notify|inform|advise|tell|update) you (of|if|about|when|should) (any |future |there are |there is any )?(changes?|cancell?ations?|changes? or cancell?ations?|anything changes)
  (the|their)? ?(carrier's|company's|carrier|insurer's) (customer service |phone )?(number|phone|line) is {phone},? [if you (want|need|would like|'d like|wish|care) to (verify|double( |-)check|confirm|check|call) [this|it] [too|further|with them|directly|there]]
  (you|and you) (can|may|could) also (verify|confirm|check|double( |-)check) [this|it|these|coverage] (with|directly with|through) (the carriers?|{name}) [directly] [(at|by calling|on) {phone}]
  {willbe} (out|off|away|out of (the )?office) {when},? [but|and] [i'm|i'll be|i am|i will be|am|will be] back {when}
  {willbe} (out|off|away|out of (the )?office) {when},? [so] [please] (ask|call|e-?mail|contact|reach out to|see) {name} if (anything|something) else comes up
  (the|their) [mailing|physical|garaging] address (on file|we have|in our system) is {address}
  nothing has changed (since|from) (last year|renewal|the renewal|inception)
  (the )?(limits|coverages?) (haven't|have not|hasn't|has not) changed (since|from) (last year|renewal|the renewal|inception)
  (there are|there have been|i see|i have|we have|i show|we show|there is)? ?no [pending|outstanding|open] (cancell?ation|non-?renewal|lapse)( or non-?renewal)? notices? [on file|in (the|our) (file|system)|pending|outstanding|on (any|either) of (these|them)]
  (we|i) (would|'d|will|'ll|should) (be|get|have been) (notified|told|advised|copied|alerted) [right away|immediately] (if|when|before) (anything|something|any of (these|them)|either of (these|them)|one of (these|them)) (cancell?ed|cancels|changed|changes|lapsed|lapses|was cancell?ed|were cancell?ed|is cancell?ed|gets cancell?ed)
  (they|he|she|it|the (account|insured|client)|everything|policies|all) ?(are|is|'s|'re) [all] on (auto( |-)?pay|eft|automatic (payments?|withdrawal)|monthly (pay|auto( |-)?pay|eft))
  [the] (billing|premiums?|payments) (is|are) [all] (current|up to date|paid up|paid current)
  [the|their] (last|latest|most recent) payment (was|is|has been) (received|made|posted|processed|paid) [(on )?\\d{1,2}/\\d{1,2}(/\\d{2,4})?|today|yesterday|this (week|month)|last (week|month)]
  [premiums?|policies|all|it] [is|are|'s] financed (through|thru|with|by) (?!us\\b|them\\b)\\w{2,14} [(premium )?(finance|financing|funding|capital|credit|corp|bank)]
  [premiums?|policies|all|it|they] [is|are|'s] (direct|agency)( |-)?bill(ed)? (by|from|through) (the )?(carriers?|compan(y|ies)|insurers?)
  paid in full at (renewal|inception|binding)
  (they|he|she|insured|the insured|this client) (haven't|have not|hasn't|has not|have never|has never|never) missed a payment [with us]
  no (endorsements?|amendments?) [are|is] (pending|outstanding|in process)
  (the )?\\w{2,14} [liability|policy] is (a |written as |on a )?claims( |-)made [form|policy|basis] [with an? (\\d{1,2}/\\d{1,2}/\\d{2,4} )?retro(active)?( date)?( of \\d{1,2}/\\d{1,2}/\\d{2,4})?]( (if you need (that|it) for your (files?|records)|fyi|by the way))?
  (the carrier's|their|the company's|{company}) naic (code|number|no.|#)? ?(is )?{number}
  {company}'s [main|claims|customer service|underwriting] (phone|claims|underwriting|phone number|number|claims line|line) (number )?is {phone}
  [all|any] claims (go|are reported|should be reported|can be reported|get reported) [directly|straight] to {company} (at )?{phone}
  {digits} (power units|trucks|units|vehicles|trailers|drivers|employees) [currently|now|at this time|right now|scheduled|total]
  (they|he|she|the insured) [currently|now] (run|runs|operate|operates|have|has) {digits} (power units|trucks|units|vehicles|trailers|tractors|drivers|vans)( and {digits} (power units|trucks|units|vehicles|trailers|tractors|drivers|vans))? [now|currently|in the fleet]
  (they|he|she|insured|the insured) (financed|finance|finances|are financed|is financed) (with|through|thru|by) (?!us\\b|them\\b)\\w{2,14}( (premium )?(finance|financing|funding|capital))? and (they |he |she )?(are|is|'re|'s) [also|all] current [with (them|the finance company)] [too|also|as well]
  [(they|he|she|the insured|insured|the client|client|the account|account|this account|policies|the policies|all policies)( is| are|'s|'re| has been| have been)] [all|currently|also|now|still|both] [set up] (on|for) [a|the|an|their] (auto ?-?pay|eft|ach|automatic (payments?|withdrawals?)|[monthly|quarterly|regular|{digits}|ten|twelve|nine] (pay|payment|pay|installment|month|monthly)? ?(plan|schedule)|(monthly|quarterly) (installments|payments|billing)|installments|direct bill|agency bill) [(and|,|, and) [is|are|all|also|everything is] (current|paid to date|up to date|paid current|all current|caught up|paid up|paid on time)]{paidtail}
  [the|their|our|an|this] [annual|final|yearly|interim|year end|last year's|prior year|prior term|{year}] [premium|payroll|wc|comp|work comp|workers comp|gl|carrier] (audit|audits) [(from|for|on) (last year|{year}|the (prior|last|expired|previous|expiring) (term|year|policy|policy term)|the (gl|wc|comp|work comp|policy))] (is|was|has been|are|were) [still|just|being|currently|now|all|also] (pending|in (process|progress)|under ?way|ongoing|due {when}|done|done {when}|complete|completed|finished|finalized|final|closed|worked on|scheduled|scheduled for {when}|set for {when}|open with (the|their) (carrier|auditor)|with the (carrier|auditor)) [with no additional premium|with the (carrier|auditor)|now|{when}]
  [the|their|our|last year's] [annual|final|premium|payroll|wc|comp|work comp|workers comp] audit [just|already] (closed|finished|wrapped up) [{when}]
  [the|their] [annual|final|premium|payroll|wc|comp|work comp|workers comp] audit (pending|in process|in progress|under ?way)
  (the|their)? ?(umbrella|umb|excess|xs|umbrella policy|excess policy|excess liability|it) [policy] [also|just] (sits|goes|is|was|extends|applies|runs|follows|schedules|is written|follows form|is scheduled) [directly|excess|concurrent|concurrently|coterminous|form] [over|of|with|above|to|on top of] [the|their|both|all|all of the] (underlying|primary|gl|auto|al|el|wc|comp|general liability|auto liability|employers liability|employers' liability|liability)((, | and |, and |/|, the | and the | & )(gl|auto|al|el|wc|comp|general liability|auto liability|employers liability|underlying)){0,3}( (policies|policy|coverages?|limits|lines|schedule|dates))?
`)
