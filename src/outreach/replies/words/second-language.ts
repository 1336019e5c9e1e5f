/** English as those write it who speak another language at home, and figures with points between their thousands, as they are written there. In this order. */
const AS_MEANT: readonly [RegExp, string][] = [
  // "All the policy are active", "both policy still active"; "the policy is" is one.
  [/(?<![\p{L}\d])(all|both|these|those|two|three|four|five|six|above|mentioned|below)( the| of the| these| above)? polic(?:y|ys|es)(?= (?:is|are|was|were|still|in force|in effect|active|valid|stay|remain))/giu, '$1$2 policies'],
  [/(?<![\p{L}\d])policys(?![\p{L}\d])/giu, 'policies'],
  [/(?<=(?<![\p{L}\d])the )both(?= )|(?<![\p{L}\d])the (?=both )/giu, ''],
  [/(?<=(?<![\p{L}\d])(?:are|is|all|both|still) )actives(?![\p{L}\d])/giu, 'active'],
  [/(?<![\p{L}\d])no any (?:change|changes)(?![\p{L}\d])/giu, 'no changes'],
  [/(?<![\p{L}\d])no any (?=(?:other|more|lapse|lapses|cancellation|difference|differences|pending)(?![\p{L}]))/giu, 'no '],
  [/(?<=(?<![\p{L}\d])same )(?:like|than)(?: in| on)?(?= (?:your|the|you)(?![\p{L}]))/giu, 'as'],
  [/(?<![\p{L}\d])(I|we) (?:am|are) confirm(?= )/giu, '$1 confirm'],
  [/(?<![\p{L}\d])(have|has|had|been|was|were) cancel(?=\s*(?:$|[.,;)]|(?:it|that|this|on|since|from|in|by|effective|as|at)(?![\p{L}])|\d))/giu, '$1 cancelled'],
  [/(?<![\p{L}\d])by (?:the )?(?:request|requirement|order|wish) of (?:the |our )?(client|insured|customer|owner)(?![\p{L}])/giu, "at the $1's request"],
  [/(?<![\p{L}\d])(?:by|on|upon|as per|as) (client|insured|customer)(?:['’]s)? request(?![\p{L}])/giu, "at the $1's request"],
  [/(?<![\p{L}\d])(?:as on (?:date|today)|till date|as of date|as on this date)(?=\s*(?:$|[.,;!)]))/giu, 'as of today'],
  [/(?<![\p{L}\d])be inform(?= )/giu, 'be informed'],
  [/(?<![\p{L}\d])(everything|all) matching(?=\s*(?:$|[.,;!]))/giu, '$1 matches'],
  [/(?<=(?<![\p{L}\d])(?:are|is|still) )on force(?![\p{L}\d])/giu, 'in force'],
  [/(?<![\p{L}\d])(?:is|are) expir(?:e|ing) on (?=\d|[A-Z][a-z]{2})/gu, 'expires on '],
  [/(?<![\p{L}\d])(?:rest all|all rest|other all)(?= )/giu, 'the rest'],
  // "It doesn't expire until May": the day on which it does.
  [/(?<![\p{L}\d])(?:(?:does|do|will) not|(?:doesn|don|won)['’]?t) (?:expire|renew|come up for renewal|run out)(?: again)? (?:until|till|before)(?= (?:\d|the \d|[A-Z][a-z]{2}))/gu, 'expires'],
  [/(?<![\p{L}\d])everythings(?= (?:is|are|looks?|matches)(?![\p{L}]))/giu, 'everything'],
  [/(?<![\p{L}\d])thanking you(?=\s*(?:$|[.,;!]))/giu, 'thank you'],
  // "Confirmed (3 of 3)": so many of as many; "item 3 of 3" and "3 of 3 is active" may be the third.
  [/(?<=(?:^|[\n.,;!(]) ?|(?<![\p{L}\d])(?:all|yes|that|and|confirm|confirmed|confirming|show|see|have) )(?<!all )(?:all )?([2-6]|two|three|four|five|six) (?:out )?of (?:the )?\1(?![\p{L}\d/]| is(?![\p{L}])| ?[:–—-])/giu, 'all $1'],
  // "A new evidence of property is attached": a paper, and nothing of the property.
  [/(?<!(?<![\p{L}])(?:as|is|be|constitutes|provides?|are) (?:an? |our |my |your |the )?)(?<![\p{L}])evidences? of (?:commercial )?property(?: insurance)?(?: (?:forms?|certificates?))?(?= (?:is|are|was|has|form|attached|enclosed|for|to follow|will|can|here|below|sent|coming|as well|too|also)(?![\p{L}])|\s*(?:$|[.,;!)]))/giu, 'certificate'],
  // "500.000", "6.400.000": points between thousands, and no dollars and cents.
  [/(?<![\d.,/-])\d{1,3}(?:\.\d{3})*\.000(?!\d|[.-]\d)/gu, '\u0000'],
  // "... a Gulf Coast Lloyds con la póliza GCL-4471": where the company's name ends.
  [/(?<=\p{L}) con (?:la |el )?(?:n[uú]mero de )?p[oó]liza (?:n[uú]mero |no\.? |n[uú]m\.? |#)?(?=[A-Z]{0,6}[ -]?\d)/giu, ', póliza '],
]

/** The text as a first language would put it. */
export const asMeant = (text: string): string => AS_MEANT.reduce((held, [written, meant]) => (meant === '\u0000' ? held.replace(written, (figure) => figure.replaceAll('.', ',')) : held.replace(written, meant)), text)
