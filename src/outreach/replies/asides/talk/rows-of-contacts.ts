import { talkRows } from './talk-row.ts'

/** Whom to turn to for papers, questions and requests to come. */
export const OF_CONTACTS = talkRows(`
  (for|with|regarding) {wantedlater},? {turnto}
  {later},? {turnto}( for {wantedlater})?
  {turnto} for {wantedlater}
  {turnto},? {later}
  if (the|their|your|any) (bank|lender|mortgagee|mortgage company|landlord|gc|owner|holder) (needs|wants|requires|would like) [(a|an|the)] [updated|new|current] ({paper}|evidence of property|eop|evidence of insurance|proof of insurance) [please|just] {asks}
  [please|kindly] (add|update|use|note|include) (our|my|the) [new|correct|general|main] (e-?mail|e-?mail address|mailing address|fax number|phone number|address|contact) [(to|in|on|for) your (list|records?|files?|system|contacts|address book)]:? ?({contact})?
`)
