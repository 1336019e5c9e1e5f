const NAME = String.raw`(?:the |any )?(?:c?gl|general liab|al\b|auto|b?ap\b|wc|w\/c|work(?:er)?s?'?s?'? comp|comp\b|umb|ul\b|excess|cargo|mtc\b|e ?& ?o|prof|cyber|poll|cpl\b|property|crime|\(?[a-h\d]\b)`
/** "AI (excl. WC)", "WOS excl WC" */
const EXCL = new RegExp(String.raw`\bexc(?:l|p)?\.?:? (?=${NAME})`, 'gi')
/** "Everywhere except auto: AI", "AI everywhere but on the comp" */
const EVERYWHERE = new RegExp(String.raw`\b(?:on |for )?(?:everywhere|across the board),? (except|but|excluding|other than)(?: for| on| under| in)? (?=${NAME})`, 'gi')
/** "Notice of cancellation: yes, as respects general liability" */
const YES_ON = /(?<=[a-z)]): ?yes,? (?=(?:on|for|under|with respect to|as respects|as to) )/gi/** "Waiver on the comp too - in fact on all four" */
const AND_ALL = /\b(?:on|for) (?:the )?[a-z' ]{2,24} (?:too|as well|also)(?:,| ?[-–])? (?:(?:and )?(?:in fact|so|actually|that is|indeed),? )?(?:on|for) (?=(?:all|every|each)\b)/gi
/** "Auto $1,000,000 (trucks on the schedule, plus hired and nonowned)" */
const ON_SCHEDULE = /(?<=(?:^|[(:;,–+-]|\b(?:csl|limit|covering|for|on|all|auto|liability|policy)|\d[km]?) ?)(?:(?:all|every|each|the|your|any) )?(?:power units?|tractors?|trucks?|vehicles?|autos?|units?|vans?)(?:,? (?:(?:that|which) )?(?:is|are|being|must (?:all )?be|to be))?(?: (?:listed|shown|named))? on (?:the|an?|its|your|their) (?:(?:auto|policy|vehicle|truck) )?schedules?(?=\s*(?:[).,;:/+&]|$|(?:and|plus|with|incl\w*) ))/gi

/** Which policies something is asked of, in the words that the grammar knows. */
export function plainScopes(textIn: string): string {
  let text = textIn
  if (/\bexc[lp]?\b/i.test(text)) text = text.replace(EXCL, 'excluding ')
  if (/everywhere|across the board/i.test(text)) text = text.replace(EVERYWHERE, 'on all policies $1 ')
  if (/ (?:too|as well|also)\b/i.test(text)) text = text.replace(AND_ALL, 'on ')
  if (/schedule/i.test(text)) text = text.replace(ON_SCHEDULE, 'scheduled autos')
  if (/: ?yes\b/i.test(text)) text = text.replace(YES_ON, ' ')
  return text
}
