/** Who else has an interest in what is insured: a bank, a lessor, an additional insured. It alters nothing of what was asked. */
const INTEREST = '(?:lien ?holder|loss payee|mortgage(?:e|holder)|mortgage company|additional (?:insured|interest)|lender|lessor)s?'
const ON = '(?: (?:on|for|listed on|shown on|on file for) (?:the |that |his |her |their |it |this )?(?:truck|tractor|trailer|unit|building|property|equipment|policy|gl|auto|pd|phys(?:ical)? ?dam(?:age)?|auto physical damage|cargo|liability|it)?)?'
const IN_CASE = "(?:,? (?:in case|if) (?:you (?:need|want|were wondering|care)|it matters|that helps)(?: (?:that|it|this|to know|the name))?)?"
const BY_THE_WAY = '(?:(?:fyi|also|btw|by the way|just so you know|note(?: that)?|p\\.?s)[,:.]? )?'
const NAMED = new RegExp(`^\\W*${BY_THE_WAY}(?:the |their |his |her )?${INTEREST}${ON}(?: is| are|:| -) ?(?=[a-z])`)
const HAS = new RegExp(`^\\W*${BY_THE_WAY}(?:there(?:'s| is| are)|(?:the |their |his |her )?(?:gl|auto|pd|phys(?:ical)? ?dam(?:age)?(?: policy)?|property(?: policy)?|truck|tractor|building|policy|cargo)(?: (?:has|have|lists?|shows?|carries))) (?:also )?(?:an? |the )?${INTEREST}${ON}(?: listed| on it| named)?(?:,| -|:|$| which is| who is| of) ?`)
/** "The truck is paid off now, so there isn't a loss payee anymore." */
const PAID_OFF = '(?:the |that |his |her |their )?(?:truck|tractor|trailer|unit|building|equipment|loan|note) (?:is|was|has been|got) (?:now )?paid off(?: now)?'
const GONE = new RegExp(`^\\W*(?:${PAID_OFF},? (?:so |and )?)?(?:there(?: is|'s|s)? (?:no(?: more| longer an?)?|isn'?t an?y?|aren'?t any|not an?)|no(?: more)?) ${INTEREST}${ON}(?: any ?more| any longer| now| listed| on it| at this time)*(?:,? (?:since |because |as |now that )?${PAID_OFF})?\\W*$`)
/** A name as it is written: capitals, and the small words between them. */
const OF_A_LENDER = /\b(?:bank|banc|finance|financial|financing|credit|union|leasing|lease|rental|rentals|capital|llc|inc|corp|corporation|company|co|mortgage|trust|savings|funding|equipment|isaoa|lending|loans?|n\.a|authority|district|county|city of|state of)\b/i
const NAME = /^(?:the )?\p{Lu}[\p{L}&.'’-]*(?:,? (?:\p{Lu}[\p{L}&.'’-]*|of|and|&|the|N\.A\.|ISAOA|ATIMA|LLC|Inc\.?))*\W*$/u

/** "Loss payee on the truck is Westland Finance, in case you need it": folded, and as written. */
export function namesAnInterest(folded: string, raw: string): boolean {
  if (GONE.test(folded)) return true
  const opened = NAMED.exec(folded) ?? HAS.exec(folded)
  if (opened === null || folded.length !== raw.length) return false
  const closed = new RegExp(`${IN_CASE}\\W*$`).exec(folded)
  const name = raw.slice(opened[0].length, closed?.index ?? raw.length).trim()
  return (NAME.test(name) && OF_A_LENDER.test(name)) || (name.replace(/\W/g, '') === '' && HAS.test(folded))
}
