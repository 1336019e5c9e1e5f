const PAPERS = String.raw`\b(cois?|certs?|certificates?|acords?(?: 25s?)?)`
const YOUNGER = new RegExp(String.raw`${PAPERS}(?: (?:must|should|shall|has to|have to|to) be| age| dated| is| are)?:? ?(?:<=?|≤|=<|(?:not|no) (?:>|over)|max(?:imum)?|at most) ?(\d{1,3}) ?(?:d|days?)\b(?: old| of age)?(?! (?:notice|of|before|prior|after|left|to|until|from|ahead|remaining)\b)`, 'gi')
const OF_ISSUE = new RegExp(String.raw`${PAPERS} (?:must be |to be )?(?:dated |issued )?(?:w\/in|within|w\/i) (?:the )?(?:last )?(\d{1,3}) ?(?:d|days?) of (?:the )?(?:date of issue|date issued|issue date|issuance|issue)\b(?! (?:of|the)\b)`, 'gi')
const DAYS = String.raw`(\d{1,3}) ?(?:d|days?)\b`
/** "Issued in the last 45 days, please.": nothing but a certificate is issued. */
const ISSUED_ALONE = new RegExp(String.raw`^\W*(?:(?:it )?(?:must|should|has to|needs to) (?:be|have been) )?(?:issued|dated) (?:in|within) (?:the )?(?:last |past |previous )${DAYS}(?=\s*(?:[.;,]|$))`, 'i')
const NOT_EARLIER = new RegExp(String.raw`(^\W*|${PAPERS} )(?:must be |to be |should be )?(?:dated|issued) (?:no|not) (?:earlier|sooner) than ${DAYS} (?:before|prior to)`, 'i')
const SENT_BACK = new RegExp(String.raw`^\W*(?:anything|any(?: one)?) (?:issued|dated) (?:more than |over )?${DAYS} ago (?=(?:gets?|is|will be|goes) (?:sent back|returned|rejected|refused|kicked back|back))`, 'i')
const NOT_SENT = new RegExp(String.raw`(?:please )?(?:do not|don['’]t|never) (?:send|upload|submit|give us) (?:us )?(?:an? |any )?(cois?|certs?|certificates?)(?: of insurance)? (?:that (?:is|are) )?(?:more than |over |older than )${DAYS}(?: old)?`, 'i')
const STALE = new RegExp(String.raw`${PAPERS} (?:go(?:es)? (?:stale|bad)|expires?|are stale|is stale|(?:is|are) (?:only )?good for) ?(?:after |beyond |for )?${DAYS}(?: (?:from|after) (?:the )?(?:date )?(?:it was |of )?issu\w*)?(?=\s*(?:[.;,]|$))`, 'i')
/** "They go stale after 45 days so don't ask too early": said of nothing but papers. */
const THEY_STALE = new RegExp(String.raw`\b(?:they|it|these|those) (?:go(?:es)? (?:stale|bad)|are (?:only )?good for|is (?:only )?good for)(?: after)? ?${DAYS}(?=\s*(?:[.;,]|$|so\b|from\b))`, 'i')
const ISSUE_DATE = new RegExp(String.raw`${PAPERS}(?:'s)? (?:issue date|date of issue|issuance date):? (?:must be |should be |is )?within ${DAYS} (?:of|before|prior to)(?: (?:the |your )?[a-z]{3,20}){1,2}(?=\W*$)`, 'i')
const RECENT = new RegExp(String.raw`\b(?:recent|fresh|current|new) (cois?|certs?|certificates?)(?: (?:only|required|needed|please))?(?:: ?|, ?| ?\()${DAYS} ?(?:max(?:imum)?|or (?:less|newer)|old max)?\)?(?=\s*(?:[.;,]|$))`, 'i')
const PRECEDING = new RegExp(String.raw`${PAPERS} (?:shall|must|should|has to|needs to) have been (?:issued|dated) within (?:the )?${DAYS} (?:preceding|before|prior to)(?: (?:the |your )?[a-z]{3,20}){1,2}(?=\W*$)`, 'i')
const AND_SHOWS = new RegExp(String.raw`(${PAPERS} (?:must|should|shall|has to) be (?:dated|issued) within ${DAYS} (?:before|of|prior to) [a-z ]{3,24}?),? and (?:must |should |has to )?(?=(?:show|list|include|state|bear|name|display|say)s? )`, 'i')
const moreAges = (text: string): string =>
  text
    .replace(ISSUED_ALONE, 'certificate dated within the last $1 days')
    .replace(NOT_EARLIER, (_, lead: string, paper: string | undefined, days: string) => `${paper === undefined ? `${lead}certificate ` : `${paper} `}dated within ${days} days before`)
    .replace(SENT_BACK, 'certificates older than $1 days ')
    .replace(NOT_SENT, '$1 no more than $2 days old')
    .replace(STALE, '$1 no more than $2 days old')
    .replace(THEY_STALE, 'certificates no more than $1 days old')
    .replace(ISSUE_DATE, '$1 no more than $2 days old')
    .replace(RECENT, '$1 no more than $2 days old')
    .replace(PRECEDING, '$1 no more than $2 days old')
    .replace(AND_SHOWS, '$1, and must ')
/** "coi < 30 days old", "COI w/in 15 d of date issued" */
const ages = (text: string): string => text.replace(YOUNGER, '$1 no more than $2 days old').replace(OF_ISSUE, '$1 dated within the last $2 days')

/** How old a certificate may be, in the words the grammar knows. */
export function plainAges(textIn: string): string {
  if (!/\d ?d(?:ays?)?\b/i.test(textIn) || !/\b(?:issued?|dated?|coi|cert|acord|recent|fresh|stale|good for)/i.test(textIn)) return textIn
  return moreAges(ages(textIn))
}
