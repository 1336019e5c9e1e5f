/** Heads of a memo that ask, and what they ask in the words of a requirement. */
const HEADS: [RegExp, string][] = [
  [/^(\W*)how (?:fresh|old|recent|current)(?: (?:is|may|can|must|should) [^:.;]{2,30})?: (?:(?:at most|no more than|not more than|within|max(?:imum)?|up to) )?(?=\d{1,3} days)/i, '$1Certificates no older than '],
  [/^(\W*)how long (?:left|to run)(?: on [^:.;]{2,24})?: /i, '$1Days left: at least '],
  [/^(\W*)how (?:much|many days'?|long a) notice(?: of cancellation)?: /i, '$1Notice of cancellation: '],
]
/** "How fresh: 30 days or newer": as a requirement would have it. */
export const withoutMemoHeads = (text: string): string => (/^\W*how /i.test(text) ? HEADS.reduce((t, [head, asked]) => t.replace(head, asked), text).replace(/(?<=^\W*Certificates no older than \d{1,3} days) (?:or (?:newer|less|fresher)|old|at most)\b/, '').replace(/(?<=^\W*Days left: at least )(?:at least |no less than |minimum )|(?<=^\W*Days left: at least \d{1,3}) days(?: at least| or more| minimum)?/g, '') : text)
