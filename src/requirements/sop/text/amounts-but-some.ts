import { ofAnother } from './brackets-of-some.ts'

const AMOUNT = String.raw`(?:\$ ?\d[\d,.]*\d|\$ ?\d|\d[\d,.]*(?=\d? ?(?:k|mm?|mil|million|thousand)\b)\d?)(?: ?(?:k|mm?|mil|million|thousand)\b)?`
const SOME = String.raw`((?!(?:the )?(?:owned|hired|deductible|ded|reefer|any|all|those|where|when|if|as|otherwise|umbrella|excess|items?|that|it|no|not|an?)\b)[A-Za-z][A-Za-z' \/&-]{2,40}?)`
const END = String.raw`(?=\s*(?:[.;,]|$))`
const BEHIND = String.raw`(?: \(|,? (?:which|that|who)(?: (?:is|are|gets?|needs?|takes?|must have|must carry|go(?:es)? (?:at|to)))? |: ?|, | at | - | (?:need|needs|get|gets|are|is) )`
/** "Cargo stays at 100k except electronics lanes (250k)": what others are asked behind the amount of all. */
const EXCEPT = new RegExp(String.raw`(?<=^[^;()]{3,80}?${AMOUNT})(?: csl)?,? (?:except|but|other than|excluding|apart from)(?: for| on| that)? ${SOME}${BEHIND}(${AMOUNT})\)?${END}`, 'gi')
/** Coverages of one limit, in which an amount behind a slash is no aggregate. */
const ONE_LIMIT = String.raw`^\W{0,4}(?:(?:motor truck |contingent )?cargo|mtc|auto(?:mobile)?(?: liability)?|al)\b[^$\d;.()]{0,24}`
const ONE_LIMIT_OR_HOOK = ONE_LIMIT.replace('mtc|', 'mtc|on[- ]?hook|garage ?keepers?|trailer interchange|umbrella|')
/** "Cargo $100k / $250k on electronics lanes" */
const SLASH = new RegExp(String.raw`(?<=${ONE_LIMIT}${AMOUNT}) ?(?:\/|or) ?(${AMOUNT}) (?:for|on) ${SOME}${END}`, 'i')
/** "On hook $100k - $250k if they do heavy duty": a dash with room around it, and what the second hangs on. */
const DASH = new RegExp(String.raw`(?<=${ONE_LIMIT_OR_HOOK}${AMOUNT}) [-\u2013\u2014] (?:or )?(${AMOUNT}) ((?:if|when|where|for|on) (?!(?:any|all|each|every|per|the most)\b)[A-Za-z][A-Za-z' \/&-]{2,50}?)${END}`, 'i')
/** What is hauled, and is the name of no policy. */
const HAULED = String.raw`((?:all |any |for )?(?:haz-?mat|hazardous(?: materials)?|electronics|pharma(?:ceuticals?)?|tobacco|copper|high[- ]value|explosives|fuel|chemicals?|household goods|oversize|heavy haul)(?: (?:loads?|lanes?|freight|carriers?|hauls?|runs?))?)`
/** "Auto 1M; hazmat 5M" */
const HAULED_BEHIND = new RegExp(String.raw`(?<=${ONE_LIMIT}${AMOUNT}(?: csl)?)[;,] ${HAULED}:? (${AMOUNT})${END}`, 'i')

/** "Loads of copper need $250,000" */
const LOADS_OF = new RegExp(String.raw`^(\W*(?:but |and )?)(?:any |all )?(?:loads?|shipments?|freight|hauls?) of ([A-Za-z][A-Za-z -]{2,30}?) (?:needs?|requires?|carr(?:y|ies)|must have|gets?|takes?|(?:is|are) at) (?=(?:at least )?${AMOUNT})`, 'i')
const REST = String.raw`(?:every(?:one|body) else|all (?:the )?others?|the (?:rest|others))`
/** "Elevator contractors went up to 5M umbrella this year; everyone else is still at 1M umbrella" */
const WENT_UP = new RegExp(String.raw`^(\W*[A-Za-z][A-Za-z ,&/-]{2,60}?) (?:went|moved|go|have gone|are going|were raised|are) (?:up )?to (${AMOUNT}[A-Za-z ]{0,24}?)(?: this year| now| as of [a-z ]{3,16})?([;,] (?:and |but )?${REST}) (?:is|are|stays?|remains?) (?:still )?at (?=${AMOUNT})`, 'i')

/** An amount of all, and behind it another of some: as brackets behind the first. */
export function amountsButSome(text: string): string {
  if (text.length > 240 || !/\d/.test(text)) return text
  const some = (whole: string, who: string, amount: string): string => (ofAnother(who) ? whole : ` (${amount.trim()} for ${who.replace(/^for /i, '').trim()})`)
  let said = text
  if (/except|\bbut\b|other than|excluding|apart from/i.test(said)) said = said.replace(EXCEPT, some)
  if (/\/|\bor\b/.test(said)) said = said.replace(SLASH, (whole, amount: string, who: string) => some(whole, who, amount))
  if (/ [-\u2013\u2014] /.test(said)) said = said.replace(DASH, (whole, amount: string, when: string) => (ofAnother(when) ? whole : ` (${amount.trim()} ${when.trim()})`))
  if (/ of /i.test(said)) said = said.replace(LOADS_OF, '$1$2 needs ')
  if (/ at /i.test(said)) said = said.replace(WENT_UP, '$1 carry $2$3 carries ')
  return said.replace(HAULED_BEHIND, some)
}
