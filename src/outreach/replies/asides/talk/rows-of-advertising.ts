import { talkRows } from './talk-row.ts'

/** What agencies sell, praise and ask beside an answer. */
export const OF_ADVERTISING = talkRows(`
  (we'd|we would|i'd|i would|we) (love|like|be happy|be glad|be honored) to (quote|look at|help with|earn|handle|write|shop|help you with) (your|your own|your company's|all your) (insurance|coverage|business|policies|{sold}|trucks|fleet|personal insurance) [insurance|coverage] [too|also|sometime|someday|as well|one day]
  if you [ever|guys|folks|or your (company|family|friends)] (need|want|are looking for|would like) (a quote|quotes|insurance|insurance of your own|coverage of your own|a second opinion|a trucking agent|an agent) [of your own|for yourself|for your (own (company|business|trucks)|home|business)|sometime],? (give (us|me) a (shout|call|ring|holler)|call (us|me)|let (us|me) know|think of us|keep us in mind|we're here|we are here|e-?mail me|holler)
  we (also|now) (write|offer|do|sell|insure|handle|provide|have) [personal|all kinds of] {sold}( insurance)?(,? (and |& |or )?{sold}( insurance)?){0,5} [too|as well|policies|insurance]
  [please|so] (call|e-?mail|ask|contact|visit|see|text) [us|me|our office|today] [today|now] (for|about) (a|your|an|our) [free|no( |-)obligation|fast|quick|personal|{sold}] [insurance] (quotes?|review|reviews|consultation|{sold} insurance|{sold}|discounts?|rates)
  (call|ask|see|contact) (us|me) about (your )?({sold}) [insurance|plans|options|benefits|coverage]
  open enrollment (is|has|starts|ends|begins|season) [here|started|now|open|{when}] [is here]
  did you know (that )?we (also )?(offer|write|do|sell|have|handle|insure) (employee |group |personal |life |home |commercial )?(benefits|insurance|{sold}|bonds){q}
  how did (we|i) do{q}
  [please] (take|complete|fill out|answer) (our|my|this|a|the) [quick|short|brief|two minute|one minute|2( |-)minute|30( |-)second|customer|satisfaction] [minute|customer|satisfaction|service] (survey|questionnaire|poll)[:] [{link}|here|below|here: {link}]
  [please] (rate|review|tell us about) (my|our|your) (service|experience|agency|work|visit)( (here|today|online|on google|with us))?[:] [{link}]
  [please] (leave|write|give) (us|me) (a|your) [quick|5( |-)star|five( |-)star|google|yelp|facebook|nice] [google|yelp|facebook|star|online] (review|reviews|rating|feedback) [here|on google|online|on facebook|at {link}]
  voted [the|{place}|our] [county|city|town|valley] (best|favorite|top|#1) [local|insurance|trucking] (agency|insurance agency|agents?|broker|place to work) [in {place}( (county|city|valley))?|of the year] [{year}(-{year})?]( by (the )?(readers|people|voters|residents) of (the )?{place}( {place})?)?
  (your|a) referrals? (is|are) (the )?(best|greatest|highest) (compliment|compliments|form of flattery|thank you) [we|i|you] [can|could] (receive|get|give us|ever receive|give)
  (we|our agency) (love|appreciate|reward|welcome|thrive on) (referrals|your referrals)
  need (a|an) (certificate|coi|cert|id card|quote) [fast|today|right away|now|after hours|quickly]
  (use|try|visit|check out|go to) our [new|online|free|24/7] (self( |-)service|online|client|customer|certificate|mobile) (portal|center|app|website|desk) [24/7|anytime|any time|day or night|24 hours a day|at {link}|{link}]
  have you (tried|seen|used|downloaded|visited|met|heard about) our new (mobile app|app|website|portal|office|online portal|client portal|certificate center|podcast)[ yet]{q}
  are you [guys|folks|all] [by chance] the same (company|people|folks|office|ones|desk|outfit) (that|who) (asked|called|wrote|e-?mailed|contacted (me|us)) [{when}|before]{q}
  do you [guys|folks] have (a|an) (trucking|commercial|insurance|good|local|personal) [insurance] (agent|broker|contact|guy){q}
  (can|may|could) (i|we) (help|assist|do) [you] [with] anything (else|further|more){q}
  (let's|lets|hope to|we hope to|look forward to|looking forward to) (do|doing|work|working) (business|together|with you) [together|with you] (again |soon )?(soon|again|sometime|in the future)
  good luck with (your|the) (file|project|job|closing|load|audit|bid|request|onboarding|deal)
  (merry christmas|happy holidays|happy new year|happy thanksgiving|happy easter|have a good (thanksgiving|christmas|weekend|holiday)) if (we|i) (don't|do not) (talk|speak|chat|hear from you|talk to you) (before|until|by) then
  reach out (anytime|any time|whenever|if you need (me|us|anything)|with (any )?questions)
  (your )?referrals are the (best|greatest|highest|nicest) (compliment|compliments|thank you)( (we|you) can (get|give( us)?|receive))?
  refer a (friend|business|neighbor|client) and (get|receive|earn|we'll send you) (you |a |an |you a )?\\$?{digits} (gift card|amazon card|gas card)
`)
