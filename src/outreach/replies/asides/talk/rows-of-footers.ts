import { talkRows } from './talk-row.ts'

/** What agencies print below their letters on claims, changes, and who they are; of no policy that was asked about. */
export const OF_FOOTERS = talkRows(`
  (our agency|the agency|we|our (firm|company)) (is|are) (an equal opportunity|an equal housing) (employer|provider|lender|employer and provider)
  [please] (report|call in|file|submit) (a claim|claims|all claims|new claims|any claims) [24/7|24 hours a day|online|day or night|directly|promptly|to your carrier|directly to your carrier] [(at|to|through|online at|by calling|with) ({phone}|{link}|your carrier|our website|our claims line)]
  to (report|file) (a|any) claim,? [please] (call|contact|go to|visit) ({phone}|{link}|your carrier|the carrier|your insurance company|our office|our claims line|us) [directly|at {phone}|24/7]
  (claims|new claims|all claims) (can|may|should|must) be (reported|filed|submitted) (online|by phone|24/7|directly to (your|the) carrier|through our (website|app)|to your carrier|at {phone}|at {link})
  [coverage|any|all|policy] (changes|requests|coverage changes) [requested|made|sent|submitted] [by|via|through] [e-?mail|voice ?mail|fax|text|phone] [or voice ?mail] (are|is) not (effective|binding|bound|in effect|valid|complete) until [you (receive|get|have)|they are|it is|a|confirmed] [written|a written|confirmed|verbal] (confirmation|in writing|confirmed|acknowledged|in writing by|acknowledgement) [by|from] [our (office|agency|staff)|us|a licensed agent|an agent|our agents]
  (changes|coverage changes|requests) are not (effective|binding|bound) until (confirmed|acknowledged|approved) (in writing )?by (our (office|agency|staff)|us|a licensed agent|an agent)
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
