const OF_IT = String.raw`(?: (?:is|may|can|must|should) (?:it|they|the (?:certificates?|certs?|cois?|proof|paper))(?: be)?)?`
const AT_MOST = String.raw`(?:(?:at most|no more than|not more than|within|max(?:imum)?|up to) )?`
const AT_LEAST = String.raw`(?:(?:at least|no less than|minimum) )?`
/** A time that comes back, to the end: "quarterly", "at onboarding, then every 6 months". */
const AGAIN = String.raw`(?=[^.;:$]{0,40}\b(?:every|each|once|twice|(?:semi-?)?annual(?:ly)?|half-?yearly|yearly|quarterly|monthly|renewals?)\b[^.;:$]{0,24}[.;]?\s*$)`
const CHECKS = String.raw`(?:check(?:s|ing)?|re-?checks?|reviews?|verification|re-?verification|audits?)`
/** Heads of a memo that ask, and what they ask in the words of a requirement. */
const HEADS: [RegExp, string][] = [
  // "How fresh: 30 days or newer"
  [new RegExp(String.raw`^(\W*)how (?:fresh|old|recent|current)${OF_IT}: ${AT_MOST}(\d{1,3} days)(?: (?:or (?:newer|less|fresher)|old|at most)\b)?`, 'i'), '$1Certificates no older than $2'],
  // "How long left: 15 days at least"
  [new RegExp(String.raw`^(\W*)how long (?:left|to run)(?: on (?:the|each|every|any) polic(?:y|ies))?: ${AT_LEAST}(\d{1,3}) days(?: (?:at least|or more|minimum)\b)?`, 'i'), '$1Days left: at least $2'],
  // "How often: quarterly", "Review cycle: every 6 months"
  [new RegExp(String.raw`^(\W*)(?:how (?:often|frequently)(?: (?:(?:is it|are they|it is|they are) )?(?:checked|re-?checked|verified|reviewed|looked at))?|${CHECKS} (?:frequency|cadence|cycle|interval)|(?:frequency|cadence|cycle|interval) of (?:the )?${CHECKS}|cadence|(?:coi|cert(?:ificate)?) refresh): ${AGAIN}`, 'i'), '$1Re-verification: '],
  [/^(\W*)how (?:much|many days'?|long a) notice(?: of cancellation)?: /i, '$1Notice of cancellation: '],
]
/** What a memo asks by its heads, as a requirement would have it. */
export const withoutMemoHeads = (text: string): string => (/^\W{0,9}(?:how |[a-z -]{0,24}(?:frequency|cadence|cycle|interval|refresh)\b)/i.test(text) ? HEADS.reduce((t, [head, asked]) => t.replace(head, asked), text) : text)
