const END = String.raw`(?=\s*(?:[.;,)\/]|$| (?:all|on|for|and|or better|or higher)\b))`
const GRADE = String.raw`(?:A\+{1,2}|A-|B\+{1,2}|A(?= ?(?:V|IX|X)))`
const OR_MORE = new RegExp(String.raw`(?<=(?<![A-Za-z0-9&])${GRADE}(?: ?[:,/]? ?[VIX]{1,4})?)(?: ?(?:or )?(?:>=?|≥|& up|and up)| (?:or )?\+)${END}`, 'g')
const LEAST_IN_BRACKETS = new RegExp(String.raw`\b[Mm]in(?:imum)?\.? (${GRADE}) \((?:by )?(?:A\.?M\.? ?)?Best'?s?\)`, 'g')
const PAPER = new RegExp(String.raw`\b([Aa]ll|[Oo]nly) paper (?:rated |at )?(?=${GRADE})`, 'g')
const BARE_LEAST = new RegExp(String.raw`(?<=(?:^|[,;/.] ?)\s{0,2})(${GRADE}) (?:minimum|min\b\.?)${END}`, 'gm')
/** "Rtg A-", "AMB A- or >", "min A- (AM Best)": how ratings are clipped. */
const ratings = (text: string): string =>
  text
    .replace(/\b[Rr]tgs?\b\.?(?= ?[:=]? ?["']?[AB])/g, 'rating')
    .replace(/(?<=[AB][+-]{1,2} )rtd\b\.?/g, 'rated')
    .replace(/(?<=\bor )btr\b\.?/g, 'better')
    .replace(/\b[Ii]nsrs?\b\.?(?= (?:rated )?[AB][+-])/g, 'insurers')
    .replace(/\b(?:AMB|A\.M\.B\.?)(?: ?(?:=|:|>=?|≥))? ?(?=[AB](?:[+-]|\b))/g, 'AM Best rating of ')
    .replace(/(?<=\b[Bb]est(?:'s)?) ?(?:>=?|≥|=) ?(?=[AB](?:[+-]|\b))/g, ' rating at least ')
    .replace(LEAST_IN_BRACKETS, 'AM Best rating at least $1')
    .replace(PAPER, '$1 insurers rated ')
    .replace(BARE_LEAST, 'rated $1 or better')
    .replace(OR_MORE, ' or better')

const PAPERS = String.raw`\b(cois?|certs?|certificates?|acords?(?: 25s?)?)`
const YOUNGER = new RegExp(String.raw`${PAPERS}(?: (?:must|should|shall|has to|have to|to) be| age| dated| is| are)?:? ?(?:<=?|≤|=<|(?:not|no) (?:>|over)|max(?:imum)?|at most) ?(\d{1,3}) ?(?:d|days?)\b(?: old| of age)?(?! (?:notice|of|before|prior|after|left|to|until|from|ahead|remaining)\b)`, 'gi')
const OF_ISSUE = new RegExp(String.raw`${PAPERS} (?:must be |to be )?(?:dated |issued )?(?:w\/in|within|w\/i) (?:the )?(?:last )?(\d{1,3}) ?(?:d|days?) of (?:the )?(?:date of issue|date issued|issue date|issuance|issue)\b(?! (?:of|the)\b)`, 'gi')
/** "coi < 30 days old", "COI w/in 15 d of date issued" */
const ages = (text: string): string => text.replace(YOUNGER, '$1 no more than $2 days old').replace(OF_ISSUE, '$1 dated within the last $2 days')

/** "TTD 700 wk", "TTD 700/week": a benefit by the week. */
const WEEKLY = /(\b(?:TTD|CTD|disability)(?: benefits?)?:?(?: of| at)? )\$? ?(\d{2,3}|[1-4],?\d{3}) ?(?:\/ ?|per |a |each )?(?:wk|week|weekly)\b\.?/gi

/** "Cargo deductible, max: $2,500" */
const MOST_BEHIND = /\b(deductibles?|ded\b\.?|retentions?|SIR)(?:,| ?[-–])? ?\(?max(?:imum)?\b\.?\)?(?= ?[:=|;]| \$|\s*$)/gi
/** "Deductible (cargo): $2,500" */
const WHOSE_BEHIND = /(^\W{0,4}(?:max(?:imum)?\.? )?)(deductibles?|ded\.?) ?(?:\(([A-Za-z][A-Za-z &\/]{1,30})\)|[-–,] ?([A-Za-z][A-Za-z &\/]{1,30}))(?= ?(?:[:=|] ?)?(?:max\.? )?(?:\$|\d))/i
const ceilings = (text: string): string => text.replace(WHOSE_BEHIND, (_, lead: string, word: string, a?: string, b?: string) => `${lead}${a ?? b} ${word}`).replace(MOST_BEHIND, 'max $1')

/** Signs and clippings of shorthand in the words of a sentence. */
export function plainSigns(textIn: string): string {
  let text = textIn
  if (/\b[AB](?:[+-]|\b)/.test(text) && /[<>≥&+]|rt[gd]|btr|AMB|A\.M\.B|insr|paper|min/i.test(text)) text = ratings(text)
  if (/\d/.test(text) && /\b(?:coi|cert|acord)/i.test(text)) text = ages(text)
  if (/\bded|retention|\bSIR\b/i.test(text)) text = ceilings(text)
  if (/TTD|CTD|disability/i.test(text)) text = text.replace(WEEKLY, '$1$$$2 per week')
  return text
}
