import { PLAIN_NAME } from '../lexicon/plain-names.ts'
const PAPER = String.raw`(?:contract|lease|agreement|polic(?:y|ies)|requirements?|spec(?:ification)?s?|exhibit|owner|client|landlord|minimum|standard|rules?)`
/** What leads to the value that is asked, behind the one that a paper shows. */
const ASKS = String.raw`(?:(?:it|this|that|which|they) )?(?:(?:must|should|has to|have to|needs? to|ought to) (?:be|read|show|say)(?: (?:bumped|raised|changed|increased|corrected|brought)(?: up)? to)?|(?:(?:we|i|you|(?:our|the|your) ${PAPER}|${PAPER})(?: only| do| can| will)? (?:needs?|requires?|asks?(?: you)?(?: for)?|wants?|calls? for|says|specif(?:y|ies)|is|allows?|takes?|accepts?|permits?))|falls short of (?:our|the)|(?:is |are )?(?:not (?:enough|acceptable|ok|okay|sufficient)|too (?:low|short|few|high))[,;:]?(?: (?:we|the ${PAPER}|our ${PAPER}) (?:needs?|requires?|asks? for|wants?|calls? for|says|is))?|needs?|required(?: is)?:?|max(?:imum)?(?: (?:is|allowed|allowable|we (?:allow|take|accept)))*|the most we (?:allow|take|accept) is|exceeds (?:our|the)|vs\.?(?: (?:the|our))?|instead of the)`
const BETWEEN = String.raw`(?:[,;]? -+ | ?[,;:] ?| )(?:(?:and|but|while|whereas|where|so|however,?) )?`
const FAR = String.raw`(?: at least| no less than| a| an| the| only)* `
const MONEY = String.raw`\$ ?\d(?:[\d,.]*\d)? ?(?:k|mm?|mil|million)?\b`
const BEST = String.raw`(?:A\+\+|A\+|A-|A|B\+\+|B\+|B-|B|C\+?\+?)(?![A-Za-z+])(?:,? ?[:\/(]? ?(?:class |size )?[IVX]{1,5}\)?(?![A-Za-z]))?`

const DAYS = new RegExp(String.raw`^(.{0,90}?)\b(?<![$\d,.])(\d{1,3})(?:[- ]days?'?)?(?![\d,.%]\d|[\d%])([^.$]{0,70}?)${BETWEEN}${ASKS}${FAR}(\d{1,3})(?:[- ]days?'?)?(?! ?(?:hours|%|k\b|m\b)|[\d,.]\d)\b([^.$]{0,60}?)\.?$`, 'i')
const RATING = new RegExp(String.raw`^(.{0,90}?[ :])(${BEST})( [^.$]{0,60}?|)${BETWEEN}${ASKS.replaceAll('[a-z]', '[A-Za-z]')}${FAR}(${BEST})((?: or (?:better|higher|above)| minimum| required)*)\.?$`)
const DEDUCTIBLE = new RegExp(String.raw`^([^$]{0,90}?)(${MONEY})([^$]{0,70}?)${BETWEEN}${ASKS}${FAR}(${MONEY})(?: (?:or (?:less|lower|under)|max(?:imum)?|limit|cap))?\.?$`, 'i')
const HAS_ONE = new RegExp(String.raw`^\W*(?:they|you|he|she|it) (?:only )?(?:have|has|shows?|carry|carries|lists?)(?: only| just)? an? (${MONEY}) ([a-z][a-z' ]{1,40}?)${BETWEEN}${ASKS}${FAR}(${MONEY})\.?$`, 'i')
const VERSUS = new RegExp(String.raw`^(\W*[A-Za-z][^.$:]{1,50}?)(?: (?:limit )?(?:is|comes? up|came up|runs?) (?:too )?(?:short|low|light))?:? (${MONEY}) vs\.? (?:the |our )?(${MONEY})(?: (?:that )?(?:we|the ${PAPER}|our ${PAPER}) (?:needs?|requires?|asks? for|wants?|calls? for)| required| needed)\.?$`, 'i')
/** "Deductibles: cargo $10,000, auto max $5,000": a name behind the first amount has a ceiling of its own. */
const ANOTHER = new RegExp(String.raw`^\W{0,3}(?:max(?:imum)?|tops|or less)?\W{0,3}(?:[,;/&]|\band\b) ?(?:and )?(?!(?:the |our |your )?(?:${PAPER}|it|this|that|which|they|we|i|you|but|while|max\w*|most)\b)[a-z]`, 'i')
const NAME = new RegExp(PLAIN_NAME, 'gi')

const namesIn = (said: string): string[] => [...new Set([...said.matchAll(NAME)].map((m) => m[0]))]
const onThose = (said: string): string => (namesIn(said).length ? ` on ${namesIn(said).join(' and ')}` : '')

/** "They put us down for 10 days notice and we ask for 30": what a paper shows gives way to what is asked in its place. */
export function askedForShown(text: string): string {
  if (!ASKING.test(text)) return text
  const days = /notice|\bnoc\b|cancel/i.test(text) && !/non-?pay|premium|\bor\b/i.test(text) ? DAYS.exec(text) : null
  if (days && days[2] !== days[4]) return `${days[4]} days notice of cancellation${onThose(days[1]! + days[3]! + days[5]!)}.`
  const rated = /\brat(?:ed|ing)|best|carrier|insurer|compan/i.test(text) ? RATING.exec(text) : null
  if (rated && rated[2] !== rated[4]) return namesIn(rated[1]! + rated[3]!).length ? `A.M. Best rating ${rated[4]} or better${onThose(rated[1]! + rated[3]!).replace(/^ on /, ' for ')}.` : `Insurers rated ${rated[4]} or better.`
  const capped = /deductib|retention|\bsir\b/i.test(text) ? DEDUCTIBLE.exec(text) : null
  // "Cargo $100,000, deductible at most $1,000": a limit before it is no deductible.
  const own = capped && (/(?:deductib\w*|retention|\bsir)\b[^$.;,]{0,30}$/i.test(capped[1]!) || /^ ?(?:[a-z]+ ){0,2}(?:deductib\w*|retention|sir)\b/i.test(capped[3]!))
  if (own && capped[2] !== capped[4] && !ANOTHER.test(capped[3]!)) return `Deductible${onThose(capped[1]! + capped[3]!)} may not exceed ${capped[4]}.`
  if (capped || !text.includes('$')) return text
  return text.replace(HAS_ONE, '$2 $3').replace(VERSUS, '$1: $3')
}
const ASKING = /\b(?:must|should|ha(?:s|ve) to|need(?:s|ed)?|ought|require[sd]?|requested|wanted|asks?|wants?|calls? for|says|short|enough|acceptable|too|max(?:imum)?|most|exceeds|vs|allows?|takes?|accepts?|minimum|requirements?|standard|rules?)\b/i
