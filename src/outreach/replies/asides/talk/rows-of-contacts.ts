import { talkRows } from './talk-row.ts'

/** Whom to turn to for papers, questions and requests to come. */
export const OF_CONTACTS = talkRows(`
  (for|with|regarding) {wantedlater},? {turnto}
  {later},? {turnto}( for {wantedlater})?
  {turnto} for {wantedlater}
  {turnto},? {later}
  ({name}|i|we|she|he) (am|is|are|will be|'ll be|'m) [now] [the|your|our|their] [new|main|best|primary|point of] contact [person] [here] [(on|for|with) (this|the|their|these) [one|account|accounts|client|file|insured|policies]] [{later}|while {name} is (out|away|off|on leave|on vacation)|{when}]
  (my [{role}|mother|father|mom|dad|brother|sister|wife|husband|son|daughter|partner]|{name}) is (out|away|off|on vacation|out of the office|traveling) [{when}],? so [please|just] (send|direct|forward|address) [any|all] [further|other] (follow( |-)?ups?|questions|requests|replies|e-?mails?) to (me|us)
  if (the|their|your|any) (bank|lender|mortgagee|mortgage company|landlord|gc|owner|holder) (needs|wants|requires|would like) [(a|an|the)] [updated|new|current] ({paper}|evidence of property|eop|evidence of insurance|proof of insurance) [please|just] {asks}
  [please|kindly] (add|update|use|note|include) (our|my|the) [new|correct|general|main] (e-?mail|e-?mail address|mailing address|fax number|phone number|address|contact) [(to|in|on|for) your (list|records?|files?|system|contacts|address book)]:? ?({contact})?
`)
