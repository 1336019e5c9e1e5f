import { talkRows } from './talk-row.ts'

/** What agencies print below their letters on claims, changes, and who they are; of no policy that was asked about. */
export const OF_FOOTERS = talkRows(`
  (our agency|the agency|we|our (firm|company)) (is|are) (an equal opportunity|an equal housing) (employer|provider|lender|employer and provider)
  [please] (report|call in|file|submit) (a claim|claims|all claims|new claims|any claims) [24/7|24 hours a day|online|day or night|directly|promptly|to your carrier|directly to your carrier] [(at|to|through|online at|by calling|with) ({phone}|{link}|your carrier|our website|our claims line)]
  to (report|file) (a|any) claim,? [please] (call|contact|go to|visit) ({phone}|{link}|your carrier|the carrier|your insurance company|our office|our claims line|us) [directly|at {phone}|24/7]
  [please] (upload|send|submit|share) [your] (files|documents|(sensitive|confidential) (files|documents|information)|attachments)( to (me|us))? (securely|safely)( (here|at|through|via|using|with))?( (this|our|my|the) (secure )?(link|portal|site|upload( page| link)?))?{sep}({link})?
  (claims|new claims|all claims) (can|may|should|must) be (reported|filed|submitted) (online|by phone|24/7|directly to (your|the) carrier|through our (website|app)|to your carrier|at {phone}|at {link})
  [coverage|any|all|policy] (changes|requests|coverage changes) [requested|made|sent|submitted] [by|via|through] [e-?mail|voice ?mail|fax|text|phone] [or voice ?mail] (are|is) not (effective|binding|bound|in effect|valid|complete) until [you (receive|get|have)|they are|it is|a|confirmed] [written|a written|confirmed|verbal] (confirmation|in writing|confirmed|acknowledged|in writing by|acknowledgement) [by|from] [our (office|agency|staff)|us|a licensed agent|an agent|our agents]
  (changes|coverage changes|requests) are not (effective|binding|bound) until (confirmed|acknowledged|approved) (in writing )?by (our (office|agency|staff)|us|a licensed agent|an agent)
  for (claims|emergencies|claims service|roadside assistance|service|urgent matters)( (after( |-)hours|on (nights|weekends)|outside (of )?(office|business) hours|24/7))?,? [please] (call|contact|dial|use|go to|visit) ({phone}|{link}|your carrier|the carrier|our website|our claims line)
  (upcoming|scheduled|planned) (pto|time off|vacation|out of office|days? off|closings?|closures?|holidays?): ?{when}
  i will be (out|away|out of (the )?office|on vacation|off) (from )?{when}[.]
  (certificates?|certs?|claims|service|billing|payments?|quotes|endorsements|new business|accounting|after hours|changes|commercial lines|personal lines){sep}{contact}( (\\||/|-) ?(certificates?|certs?|claims|service|billing|payments?|quotes|endorsements|accounting|after hours|changes){sep}{contact}){0,5}
  (report a claim|make a payment|request a (certificate|quote|change|id card)|pay (your|a) bill|get (a )?(quote|certificate|id cards?)|contact us|our website|id cards?|file a claim|client portal|client login)( ?{bar} ?(report a claim|make a payment|request a (certificate|quote|change|id card)|pay (your|a) bill|get (a )?(quote|certificate|id cards?)|contact us|our website|id cards?|file a claim|client portal|client login)){1,6}
  if you no longer (wish|want|would like|care) to receive (our |these |marketing |any )?(e-?mails|messages|newsletters)( from us)?,? (please )?(unsubscribe|click|opt out|reply|let us know)( (here|below|{link}|with stop|stop))?
  (click|tap|press) here to (rate|review) (my|our|the) (service|answer|response|agency)
  (get|enjoy|you have) 24/7 access to your (policies|documents|account|id cards|certificates|insurance|information)((,|,? and|,? &) (your )?(policies|documents|account|id cards|certificates|insurance|information)){0,4} (at|on|through|via|with|online at) (our (website|app|portal|client portal)|{link})
  (texting|text messaging|online chat|chat|electronic payment|online payment) is (now )?available[!]?( (at|on|by texting))?( {phone}| {link})?
  (habla|hablas|se habla) espanol{q}?( (llame|llamenos|llama|pregunte|marque)( (a|por|al) {word})?( al?)?( {phone})?)?
  (llame|llamenos|llama|pregunte|marque)( (a|por|al) {word})?( al?)?( {phone})?
  (new|our new|our) (remittance|payment|mailing|lockbox|remit|billing) address( (is|effective|as of|beginning|starting)( {when})?)?{sep}{address}(,? {place}( {place})?,? {state}( {digits}{digits})?)?
  (payments|checks|premiums?):? (please )?(mail|send|make|remit) (checks |payments? |premium )?(payable )?to {address}
  (please )?(mail|send|remit) (all )?(checks|payments|premium payments) to (our (new )?(lockbox|address)|{address})
  (our agency|our office|we) (is|are|has|have) (now |recently |proudly |officially )?(joined|part of|a part of|merged with|a member of|a division of|become part of|joining) (the )?{company}( family| network| group)
  (we are |we're |i am )?(proud|excited|pleased|happy|thrilled) to (announce|share) (our (merger|partnership|affiliation) with|that we (have )?(joined|merged with)|we (have )?(joined|merged with)) (the )?{company}
  not sure (if|whether) you (have|carry) (enough|the right) (coverage|insurance|protection){q}
  (call|contact|ask|e-?mail|text) us (today )?for (a|your) free (review|consultation|policy review|insurance review|coverage review)
  [reminder|please note|note|notice]{sep}(we|our office|our agency) (no longer|do not|don't|does not) (accepts?|takes?|uses?|receives?|monitors?) (faxes|faxed requests|cash|checks|text messages|voicemail requests|our fax line)
  [please note|note|notice|reminder]{sep}(as of|effective|starting|beginning) {when},? (all )?(certificate|cert|coi|claims|service|billing|change|verification) (requests|inquiries|questions) (go|should go|should be sent|must go|are handled|can be sent) (to|by|at|through) {contact}
  [please note|note|notice|reminder]{sep}(our|the) (systems?|phones?|e-?mail|website|office) (is|are|will be) (moving|migrating|changing|upgrading|being (moved|upgraded|updated)) [to (a|our) new (platform|system|provider|phone system|location|server)] [{when}]
  (please )?(update|note) (your|our) (contacts?|records|address book|contact (information|info))( accordingly)?
  we (love|appreciate|welcome|thrive on) referrals
  the (greatest|best|highest|nicest) compliment (we can receive |you can give |i can receive )?is (a|your) referral(s)?( of| from| to)?( (a|your))?( (friends?|family|business|friend or family member))?( (and|or) (family|friends|colleagues|associates))?
  ref: ?_{handle}: ?ref
  proud(ly)? (member|members|to be a member|part) of (the )?{company}
  (celebrating|over|more than|with over) {digits} years (in business|of service|of experience|in trucking insurance|serving you|of excellence)
  (proudly )?(serving|insuring|protecting|helping) [{place}|the] [{place}] (truckers|contractors|families|businesses|farmers|drivers|owner( |-)operators|communities|clients|customers|families and businesses|truckers and contractors)? ?(since|for over|for) ({year}|{digits} years|19{digits})
  (insurance|trucking insurance|coverage) (made|done) (simple|easy|right)
  (protecting|insuring|covering) what matters( most)?( to you)?
  (your|the) (trucking|commercial|transportation|contractor|hometown|local|farm|business) insurance (specialists?|experts?|people|professionals?|agency|source)
  (trusted choice|big i|big "i"|paia|napslo|iiaba) (agent|agency|member|members)
  (now hiring|we're hiring|we are hiring|join our team)(( -|,|:) (ask me|ask us|call us|see our website|apply)( (about|for) (joining our team|details|openings))?)?
  ask me about (joining our team|openings|careers|our (services|app|portal|referral program)|referrals)
  love our service{q}? ?(tell a friend|leave us a review)?
  tell (a|your) friends?( about us)?
  we (pay|reward|say thanks) for referrals
  looking for (a )?(better|lower|cheaper) (rates?|price|deal) on (your|the)? ?({sold}|home or auto|auto or home|home and auto|insurance){q}?
  (medicare|open|health|benefits) (enrollment|open enrollment) (ends|starts|begins|closes|is|runs) {when}
  (schedule|book|set up) (time|a (call|meeting|time|review)|an appointment)( with (me|us|our team))?:? ?(here|online|{link}|at {link})?
  (click here|use this link|use our portal|go to {link}) to (upload|send|submit|pay|request|schedule|view|access|securely send|share) [your|a|an|documents|files|us] [documents|files|certificate|certificates|appointment|meeting|bill|id cards?|a certificate] [securely|online|with us|here|to us]
  (visit|find|follow|check out|check|like|join) us (out )?(on|at|online at|online) ?(facebook|instagram|linkedin|twitter|x|youtube|the web|{link})? ?(@?{handle})?
  (licensed|lic) in {state}((,| and|, and|,? &) {state}){0,20}
  (license|lic|npn|ca license|agency license)( (number|no|#))?{sep}{number}
  (securities|advisory services|investments|products|insurance products|securities and advisory services) (are )?offered (through|by) {company}
  (she|he|they|ella|el)/(her|him|them|ella|el|hers|his|theirs)(/(hers|his|theirs))?
  (tip|reminder):? save our number in your phone
  fun fact:? (we have )?({word} ){1,3}office (dog|dogs|cat|cats)
  (looking|i look|we look) forward to (hearing from you|working with you|hearing back|next time|seeing you)( soon| again)?
  (with|in) (gratitude|appreciation|thanks|friendship)
  (very |most )?(respectfully|sincerely|kindly|warmly|gratefully)( yours)?
  (whew|wow|boy|man|phew|ugh),? what a (week|day|month|morning|monday|year|season)
  (take it easy|take care|be well|stay well|peace|bendiciones|abrazos|un abrazo|dios lo bendiga|dios los bendiga|god bless|god bless you all)
  (let's|lets) go {word}
  ({telephone}{sep})?{phone}( ?{bar} ?({telephone}{sep})?{phone}){0,3}
`)
