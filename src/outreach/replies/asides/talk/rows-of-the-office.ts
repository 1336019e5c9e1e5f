import { talkRows } from './talk-row.ts'

/** Addresses, hours, telephones, the weather, and what an office is. */
export const OF_THE_OFFICE = talkRows(`
  [please note|note] [that] (our|the) agency [has|recently|just] (changed (its|our) name|changed names?|was renamed|is now called|rebranded) [to|as] [our agency|{firm}] [(on|in|as of|effective) {when}]
  [please note|note] [that] we [have|recently|just] changed our agency name [to] [our agency|{firm}] [(on|in|as of|effective) {when}]
  (our|the) agency name [has|recently] changed [to (our agency|{firm})] [(on|in|as of|effective) {when}]
  (the|your) (certificate|cert|coi|list|request|form) [(that )?you have|on file] [still] (has|shows|lists) (the (old|former|previous|prior) (agency|agency's|office)|our (old|former|previous|prior) [agency|office]) (name|address|phone|phone number|fax number|contact info|contact information|e-?mail|e-?mail address)(, {firm}( (&|and) {firm})?)?
  you [still] (have|show|list|'ve got) (the|our) (old|former|previous) (agency|agency's|office|mailing|street|agent's) (name|address|phone|phone number|fax number|contact info|contact information|e-?mail|e-?mail address) [though|on file|there|listed|on it|on your (list|request|form)]
  you [still] (have|show|list) our (old|former|previous) (name|address|phone|phone number|fax number|contact info|contact information|e-?mail|e-?mail address) [though|on file|there|listed|on it|on your (list|request|form)]
  [please] [note] (our|the) new (agency|office) (name|address|phone number|e-?mail address)
  our (phone|fax|phone number|fax number|address|office address|e-?mail address|agency (name|address)) on the (certificate|cert|coi|list|form) is [an|the|our] (old|outdated|out of date|former) [one]
  [please] (update|change|correct) (our|the agency's) [mailing|office|agency] (address|phone number|contact (info|information)|e-?mail|name) [in your (records|system|files?)|on your end]
  our new [mailing|office|agency] (address|phone number) is (below|in my signature|at the bottom|listed below)
  (i'm|i am|we're|we are|i'll be|i will be|we'll be|we will be) (in|here|around|open|available|in the office|at my desk) [today|tomorrow|this week] (until|till|til) {when}
  (we|we've|our (office|agency|team)) [have|has|recently|just|finally] [recently|just] (moved|relocated) ((our )?(offices?|buildings|locations)( to a (new|bigger|larger|smaller) (office|building|location|suite))?|to a (new|bigger|larger|smaller) (office|building|location|suite)|our office (downtown|across (town|the street))) [{when}]
  our [mailing|street|office] address [has|recently|just] changed(,? (in case|if) you (mail|send) (anything|something|checks|us anything))?
  [please] [note] [our|my|the] [new] (mailing|street|physical|office|new mailing|new office|new) address( for (our|the) (office|agency))?( (effective|as of|starting|beginning) {when})?:? [is|is now] {address}
  [important|notice|reminder|please note|note]:? (we|our office) (are|is|will be) (moving|switching|changing|upgrading|converting) [over] to [a|an|our] [new] (phone|telephone|e-?mail|computer|agency management|management|office|voicemail) (system|systems|provider|server|number|building|location|platform) [{when}]
  (our|my|the|all) [phone|fax|main|direct|e-?mail|office|cell|mailing] (phone|number|numbers|fax|address|e-?mail|extension|hours|line|contact information|name)[s] (stays|stay|remains|remain|is|are|will stay|will remain|will be) the same
  (our|my|the) [phone|fax|main|direct|e-?mail|office|cell|mailing] (number|numbers|address|extension|e-?mail|hours|line) (has|have|did|will|does) ?(not|n't) (change|changed|changing)
  (our|my) (direct|cell|office|main|fax|phone|mobile) [line|number|phone|extension] is (below|above|in my signature|listed below|on my signature|{phone})
  (our|my) contact (info|information) is (below|above|in my signature|listed below)
  [our|the] [office|agency|service center|customer service|team|phone line|phones|call center] [is|are] (open|hours|hours:|hours are|staffed|available|business hours|business hours are|business hours:) {opening}
  [please note] [that] (claims|billing|payments|premium payments|payment questions|billing questions|claim questions|id cards|filings|loss runs) (is|are) (not|never) (handled|processed|done|taken|through|with|in|by) [by|through|at|in|with] (our office|our agency|us|here|this office)
  (we are|we're|our office is|the office is) (open|available|here|in|in the office) {opening}
  {opening}
  [our|my|the] [holiday|office|business|new|summer|winter|regular] hours:? [are|will be] [from] ({hours}|{when})(,? (({hours})|({when})))?
  holiday hours: closed {when}
  (we are|we're|i am|i'm|our office is|the office is) [open|here|in|available|in the office] [from] {hours} [{when}]
  (i|i'm|i am) [am] [only|usually|just|generally|mostly] (in|at) [the|my] (office|desk) (on )?{when}
  i [only|usually|mostly] (work|am) (from home|remotely|remote|part( |-)time|half days|mornings|afternoons|out of the {place} office) [on] [{when}]
  (i'm|i am|we're|we are) [all|mostly|only] working (from home|remotely|remote) [on] [{when}],? [so|and|but] [please|just|best to] (call|text|try|use|ring|(call|text|ring|reach|get) me (on|at)) (my|our) (cell|mobile|cell phone|mobile phone|home office) [number] [at|is] [{phone}] [instead|if you need anything|(with|for|if you have) [any|more] questions]
  [you|but you] (can|may) [always|still] (reach|call|text|get|catch|find) me (by|on|at|via) [my] (cell|cell phone|e-?mail|text|phone|mobile|teams) [{when}]
  {willbe} (out|out of (the )?office|out of town|off|on vacation|on leave|away|traveling|on pto) [of the office] {when}
  [effective|starting|beginning] [on] [{when}] (we|our office) (will no longer|no longer|will not|do not|cannot|can't|don't) (accept|take|receive|use|send) (faxes|fax|faxed requests|checks|walk-ins|fax requests|requests by fax|phone requests|texts) [{when}]
  [new form notice|notice|reminder|important|please note]:? [(starting|beginning|effective|as of) {when},?] all [certificate|verification|coi] requests (must|need to|have to|should|will need to) be (sent|submitted|made|entered) (on|through|via|using|in) (our|the) [new|online] (form|portal|website|system|request form)
  (our|the) [new] office is [right|just] (across from|next to|behind|down from|by|above|near|around the corner from) the (courthouse|bank|post office|library|park|school|church|fire station|city hall|hospital|mall|highway|interstate) [stop in|come see us]
  (stop|come|drop) (in|by|see us) [anytime|any time|sometime|and say hi|for coffee]
  (good|happy) (morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday) from [beautiful|sunny|snowy|rainy|cold|warm|chilly|windy|lovely] [downtown|north|south|east|west] {place} [{place}]
  (greetings|hello|saludos|hi|aloha|howdy) (from|desde) [beautiful|sunny|snowy|rainy|cold|warm|chilly|windy] {place} [{place}]
  [just|it's|it is] [been] another (busy|crazy|hectic|wild|cold|snowy|rainy|beautiful|slow|long) (mon|tues|wednes|thurs|fri)day [here|in {place}|in the office]
  (our|the) (phones?|internet|e-?mail|power|computers?|phone lines?|server|printer|fax) (has|have|had|was|were|is|are|went) [been] (down|out|off|acting up|spotty|going in and out) [{when}] [but we are back|but it is back] [(so|and|but) [an] (e-?mail|this) (was|is|seemed) (the )?(best|easiest|only|quickest) way (to )?(reach|get) [a hold of|to] you]
  (we|our office) (had|lost) (a )?(power outage|outage|power|internet|phone outage|server outage|fire drill|flood|storm) [{when}] [and|so] [we] [are|'re] [still|just] [catching up|getting caught up|back up|back]
  (we are|we're|this is) an? [local|small|family|family( |-)owned|independent|full( |-)service|boutique|regional|two( |-)person|woman( |-)owned|veteran( |-)owned] [local|small|family|family( |-)owned|independent|full( |-)service|trucking] (agency|brokerage|office|shop|business|firm|insurance agency)
  (our|the) agency (code|number|license|license number|npn|id) [number] is {number}
  (we|our agency) [recently|just|have] [just|recently] changed our (name|logo|phone system|letterhead|e-?mail|e-mail addresses|hours|website) [{when}]
  [but] [it is|it's|we are|we're|same] [still|all] the same (people|team|staff|office|folks|faces|crew|owners|ownership|agency)
  (we|our office|the office) [always|usually|also] (close|closes|shut down|shuts down) [early|for lunch] [{when}]
  [please note] [that] (our|the) (office|agency) (is|will be) closed [on] {when} [and {when}] for (the (holiday|holidays|thanksgiving holiday|long weekend)|thanksgiving|christmas|new year's|labor day|memorial day)
  (our|the) office (is|will be|may be) closed (for lunch|{when}|for lunch {when}|due to (the )?(weather|storm|snow|ice|power outage))
  [due to|because of] [the] (storm|snow|weather|ice|holiday) (our|the) office (may|will|might) (close|be closing|open|be closed) (early|late|today|tomorrow|{when})( {when})?
  (after|outside) hours,? (you can|please|just) (reach|call|text|get) (me|us) (on|at|by) (my|our) (cell|mobile|answering service|emergency line)
  we (no longer|do not|don't) (have|use|own) (a|our|the) (fax|fax machine|fax number|landline|po box|physical office)
  (we're|we are|our office is) [now] (located )?(on|in|at|above|behind) the (first|second|third|fourth|ground|top|new) (floor|building|suite|level) [now]
  (our|the) (server|computer|computers|e-?mail|phones?|internet|system at home|printer) (crashed|went down|died|was hacked|froze|quit) [{when}] [(so|and) (i'm|i am|we're|we are) [still|a bit|a little] (behind|catching up)( on (e-?mails?|everything|things|mail))?]
  (we|i) [just] got (back|in) from [a|the] [long|holiday|short] (weekend|vacation|holiday|conference|trip|lunch|meeting) [{when}]
  (working|we are working|we're working|running) (on|with) a skeleton (crew|staff) [{when}]
  [(i am|i'm)] at a (conference|convention|meeting|seminar|training|class) {when} [but (had|have) a (minute|moment|second|few minutes)]
  my door is always open
  (we|i) (answer|handle|process|do|work|take) (these|requests|verifications|all requests) in (the )?order (received|they come in|we get them)
  (we|i) (get|receive|see|do|answer) (a lot|lots|tons|dozens|a ton|a bunch|many) of (these|these requests|requests like (this|yours)) [{when}]
  [please] allow [us|at least|up to] [us] ({digits}|a few|one|two) [business] (hours?|days?) for (future|all|certificate|verification|new) (requests?|verifications?|certificates?)
  [our|the] [agency|office|company] policy is to (answer|respond|reply) [to (these|verifications)] (by|in|via) (e-?mail|writing) [only]
  our [agency|office|company] (company )?policy is (to )?(answer|respond|reply) (by|in|via) (e-?mail|writing) only
  [our|the|this] (agency|office|company|we) (does|do) (not|n't) (sign|complete|fill out|use) (third party|outside|other companies'|your|these) (forms|portals|questionnaires|websites),? [so] [please] [accept|so please accept|take|use] [this (e-?mail|letter|reply)] [as our (answer|reply|response|verification)]
  [please] (do not|don't) (send|e-?mail|include|submit) (personal|private|sensitive|confidential|credit card|social security) (information|data|numbers|info) (by|via|through|over|in) (e-?mail|text)
  (we're|we are) merging offices,? [same people|new sign on the door]
  (same people|same faces|same team),? [new (sign|name|logo|office)] [on the door|on the building]
  (starting|beginning) (in|on) {when} (our|all) (certificate|verification) requests (move|will move|are moving|go|will go) to (a|our) new (portal|system|website|address|e-?mail|mailbox)
  [please note] i (will have|have|am getting|'ll have) a new (e-?mail|e-?mail address|phone number|extension|last name|office) [address] [(after|as of|starting|beginning) {when}|{when}]
  (year end|the (end of the year|holidays)|renewal season) is (coming|here|upon us|around the corner),? [so] [please] (send|order|request) (your )?(certificate|cert|coi) (renewals|requests|holder lists) early
  (our|the) (phones?|phone lines?|internet|phone system) (is|are) (down|out|not working|acting up) [{when}],? so e-?mail is (best|better|easiest|the best way to reach (me|us))
  (we've|we have) moved
  (drive|stay|be|keep) (safe|warm|well|cool|dry|healthy|safely)[ out there| everyone| everybody| all| folks]
  tgif
`)
