/**
 * Repairs what scanning and typing break in the words this grammar needs: confused letters (l for I, 0 for o, rn for m),
 * words split by spaces, one wrong letter in a long word, and figures with stray spaces or letters. Only words of the list
 * below are ever produced, so other text is left as it is.
 */
export const VOCABULARY = new Set(
  `comp cargo general liability commercial automobile auto autos vehicle vehicles business workers worker workmen compensation employers employer
  employee employees umbrella excess cargo motor truck occupational accident accidents professional indemnity errors omissions cyber
  pollution environmental property physical damage trailer interchange garage garagekeepers liquor products product completed operations
  practices crime fidelity dishonesty surety abuse molestation sexual misconduct riggers warehouse aviation aircraft interruption income
  builders inland marine equipment contingent bobtail trucking statutory occurrence occurrences aggregate aggregates combined single limit
  limits policy policies each person injury bodily personal advertising rented premises medical expense expenses payments disease insurance
  insured insureds insurer insurers additional primary contributory noncontributory waiver waivers waive waived waives subrogation notice
  cancellation cancelled canceled cancel rating rated better deduct deductible deductibles retention retentions maximum minimum required require
  requires requirement requirements coverage coverages certificate certificates holder cert endorsement endorsements endorsed scheduled owned
  hired leased project location written recommended preferred encouraged optional advisory applicable contractor contractors subcontractor
  subcontractors vendor vendors consultant supplier carrier carriers lessee tenant licensee provider providers company companies owner
  shall must maintain maintained provide provided carry carried procure follow form million thousand hundred dollars including include
  includes included exclude excluded excludes exclusion exclusions renewal renewals expiration expire expires expired verify verified
  insure insures contract contracts agreement agreements declarations binder binders state states statute law laws days prior nonpayment
  premium older newer comp days each stop gap refrigeration breakdown reefer temporary continuous total disability accidental death dismemberment claim claims made
  retroactive basis exceed exceeds exceeding defense costs satisfied combination evidence evidenced accepted acceptable approved approval sufficient adequate
  document documents executed effective department county district authority university attached following township village borough city
  construction security agency vehicles services service operation organization officers directors officials volunteers agents elected
  appointed materials schedule section sections article purchase municipal number permit permits license licensed licenses concession
  line lines item items within dated scan scanned page facilities manager management landlord lessor licensor school board commission program programs enrollment
  replacement tenants contents janitorial fidelity bond bonds independent operator operators driver drivers freight broker brokers shipper subro contrib contributory public marina symbol legal quarterly annually monthly months before carries applies every expiry liab incl excl hook
  explosion collapse underground hazard hazards subsidence asbestos silica roofing demolition excavation earthquake flood theft unattended mysterious disappearance opening openings attended
  named naming amount amounts month payment`
    .split(/\s+/)
    .filter(Boolean),
)
export const SMALL = new Set(
  `a an and any are as at be by can do for from has have if in into is it its let may me my no non nor not of off on one or our out own per
  pre so the them then they this to under up us use was we who will with you your over all but each that such his her she he were been ad at
  work men made state form law auto truck damage gap stop days self set sub over under add art ins add red sure age`
    .split(/\s+/)
    .filter(Boolean),
)
/** Words that are one letter from a word of the list, and mean what they say. */
export const OWN_WORDS = new Set(
  `contact contacts injured injures emissions detention detentions confession selected protect barrier barriers bidders overage overages trainer
  tracking shopper skipper waiters referred diggers finders erected billion attacked viability vocation missions triggers trawler distract
  contrasts particle promises occidental occident continent concussion constriction contiguous blinders ejected empires spanned married processional
  tillage chipper collars expanse drovers`
    .split(/\s+/)
    .filter(Boolean),
)
