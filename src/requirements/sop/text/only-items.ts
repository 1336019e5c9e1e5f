const ITEM = String.raw`(?:\([a-z\d]{1,4}\)|[A-H]|\d{1,2})`
const MEMBER = String.raw`(?:AI|additional(?:ly)? insured(?: status| wording| endorsement)?|(?:an? )?waivers?(?: of subrogation)?|WOS|P ?& ?NC|PNC|primary(?: and non-?contributory)?(?: wording)?)`
/** "Only 1 needs AI (ongoing ops)", "Only items A and C require a waiver": a member of these and of no others. */
const ONLY = new RegExp(String.raw`^(\W*)only (?:(?:items?|lines?|numbers?|nos?\.?) )?(${ITEM}(?:(?:, ?| and | ?& ?)${ITEM}){0,4}) (?:needs?|requires?|must (?:have|show|carry)|shows?|gets?|carry|carries) (?:to (?:have|show) )?(${MEMBER})(?=\W|$)`, 'i')

/** "NOC: 1, 3 (30 days)": the items of a notice before its days. */
const NOTICE = new RegExp(String.raw`(?<=^|[.;] ?)(?:NOC|notice(?: of cancell?ation)?)(?: ?[:-]| on| for)? ?(?:items? |lines? )?(${ITEM}(?:(?:, ?| and | ?& ?)${ITEM}){0,5}) ?\((\d{2})[- ]days?\)`, 'gi')

/** What only some items need is asked on those items. */
export const onlyItems = (textIn: string): string => {
  const text = /\d days?\)/i.test(textIn) ? textIn.replace(NOTICE, (_, items: string, days: string) => `${days} days' notice of cancellation on items ${items}`) : textIn
  return /^\W*only /i.test(text) ? text.replace(ONLY, (_, mark: string, items: string, member: string) => `${mark}${member.replace(/^an? /i, '')} on ${/,|and|&/.test(items) ? 'items' : 'item'} ${items} only`) : text
}
