const NAME = String.raw`(?:the |any )?(?:c?gl|general liab|al\b|auto|b?ap\b|wc|w\/c|work(?:er)?s?'?s?'? comp|comp\b|umb|ul\b|excess|cargo|mtc\b|e ?& ?o|prof|cyber|poll|cpl\b|property|crime|\(?[a-h\d]\b)`
/** "AI (excl. WC)", "WOS excl WC" */
const EXCL = new RegExp(String.raw`\bexc(?:l|p)?\.?:? (?=${NAME})`, 'gi')
/** "Everywhere except auto: AI", "AI everywhere but on the comp" */
const EVERYWHERE = new RegExp(String.raw`\b(?:on |for )?(?:everywhere|across the board),? (except|but|excluding|other than)(?: for| on| under| in)? (?=${NAME})`, 'gi')
/** "Notice of cancellation: yes, as respects general liability" */
const YES_ON = /(?<=[a-z)]): ?yes,? (?=(?:on|for|under|with respect to|as respects|as to) )/gi

/** Which policies something is asked of, in the words that the grammar knows. */
export function plainScopes(textIn: string): string {
  let text = textIn
  if (/\bexc[lp]?\b/i.test(text)) text = text.replace(EXCL, 'excluding ')
  if (/everywhere|across the board/i.test(text)) text = text.replace(EVERYWHERE, 'on all policies $1 ')
  if (/: ?yes\b/i.test(text)) text = text.replace(YES_ON, ' ')
  return text
}
