import { pieceOfTalk } from './talk/is-talk.ts'
import { OF_CHANGES } from './talk/rows-of-changes.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'

/** How a sentence begins that tells why the value before it is another one. */
const OPENS =
  /^\W*(?:and |so )?(?:they|he|she|it|we|i|that|this|which|because|since|due to|as|insured|client|(?:the |our )?(?:insured|client|carrier|underwriter|state|contract|shipper|lender|mortgagee|bank)|somebody|someone|it'?s|that'?s|you (?:have|had|got)|(?:the |your )?(?:(?:last|first|middle) )?(?:two|three|few|couple of)? ?(?:digits|numbers|letters)|(?:it )?looks like|must have|probably|maybe|increased|lowered|raised|reduced|changed|decreased|bumped|not sure|lo |la |se |por(?:que)?|debido)\b/
/** That a value was made another, asked for, or mistaken. */
const TELLS_WHY =
  /\b(?:raised|increased|lowered|reduced|bumped|upped|decreased|changed (?:it|that|the (?:limit|number|term|date|deductible)s?)|dropped (?:it|that|the (?:limit|deductible))(?: down| to)?|cut it|doubled|bought (?:it|that|them) (?:up|down)|bought (?:up|down)|(?:picked up|took on|landed|signed|won) (?:an?|the|that|this|some|their|new) |added (?:it|that|an?|the) (?:suffix|letter|digit|endorsement)|need(?:ed|s)?|requir(?:ed?|es)|want(?:ed|s)|asked (?:for|us)|requested|elected|chose|opted|went (?:up|down|with)|endorsed|amended|updated|converted|re-?issued|renumbered|short[- ]term|(?:six|nine|eight|6|8|9)[- ]month|save (?:on|money|some|premium)|(?:new|big|the|a|this|that) (?:\w+ )?(?:contract|customer|job|project|shipper|lender|load|loads|lanes?|account)|typo|misprint|fat[- ]?fingered|transposed|(?:digits|numbers|letters) (?:\w+ ){0,2}(?:flipped|reversed|swapped|switched|mixed up|backwards|off)|last year'?s|the old (?:one|number|info|limit|certificate)|came from|aumentaron|aumento|bajaron|bajo|subieron|subio|redujeron|pidi(?:o|eron)|necesitaba[n]?)\b/
/** Of more than the value: of the insured's end, of the account, of money, of what is to come. */
const GRAVE =
  /\b(?:whole|entire|on the account|sold|sell\w*|sale|clos\w+|shut\w*|bankrupt\w*|stop\w*|quit\w*|retir\w+|leav\w+|left|gone|switch\w*|transfer\w*|agen\w+|broker\w*|owner\w*|cancel\w*|laps\w+|expir\w+|terminat\w+|(?:non-?)?renewing|non-?renew\w*|reinstat\w*|suspend\w*|rescind\w*|void\w*|owe\w*|unpaid|overdue|past|behind|pending|audit\w*|claims?|loss(?:es)?|exhaust\w*|erod\w*|fraud\w*|fake|forg\w+|alter\w*|disput\w*|investigat\w*|certificates? (?!came)|lost|merg\w+|denied|declined|collections|check|bounced|pa(?:y|id)|texas|only|not (?!sure)|can'?t|cannot|couldn'?t|didn'?t|insolvent|problem|notice|hear\w*|said|says|told|memory|guess\w*|should|soon|will|going to|until|unless|if|but|except|however|everything|all (?!(?:they|he|she|that|it|the (?:state|contract))\b)|both|others?|rest|none|no longer|never|cancel\w*|vendi\w*|cerr\w*|pero|salvo|excepto|todas?|ambas?)\b/
const SAME_BREATH: ReadonlySet<string> = new Set(['plain', 'cue', 'reference', 'not', 'wrong', 'rewrite', 'weak', 'match', 'hedge', 'bad', 'condition', 'restrict', 'no'])
const TOLD: Partial<Record<string, RegExp>> = {
  hedge: /^(?:not sure|unsure|i think|think|looks? like|must|probably|maybe|might|guess|last (?:year|month|week)|about|around|mostly|usually|normally)/,
  bad: /^(?:they |it |was |were )*(?:dropped|taken off|removed)$/,
  condition: /^(?:when|after|once|cuando)/,
  restrict: /^(?:over|under|less|minimum|some|certain)$/,
}

/** "It was 1.5M until the state dropped the requirement": what it used to be. */
const USED_TO_BE = /^\W*(?:it|that|this|the limit|the deductible) (?:was|had been|used to be) (?:only |at )?\$?[\d,.]{1,14} ?(?:k|m|mm|mil|million|thousand)? (?:until|till|before|when) /
/** "We dropped it from 150,000 to save premium" */
const CAME_FROM = /^\W*(?:(?:we|they|he|she|it|(?:the )?(?:insured|client|carrier|company|owner)) )?(?:was |were |has been |just ){0,2}(?:dropped|lowered|reduced|cut|raised|increased|bumped|came|went|brought|decreased|changed|moved|upped)(?: (?:it|that|them|the limit))?(?: (?:down|up))? from \$?[\d,.]{1,14} ?(?:k|m|mm|mil|million|thousand)?(?![a-z0-9])/
const isOld = (item: Item): boolean => isOfTheSame(item) || item.kind === 'amount' || (item.kind === 'sense' && (item.sense === 'condition' || item.sense === 'pending' || (item.sense === 'bad' && item.text === 'dropped')))

/** "They raised it for a new contract", after a value that was put right: it says why, and nothing of the other policies. */
export function explainsChange(lexed: Lexed): boolean {
  const { folded, items } = lexed
  if (folded.length > 160 || folded.includes('?')) return false
  if (OF_CHANGES.test(pieceOfTalk(folded))) return true
  const old = USED_TO_BE.exec(folded)
  if (old && !GRAVE.test(folded.slice(old[0].length))) return items.every(isOld)
  const from = CAME_FROM.exec(folded)
  if (from && !GRAVE.test(folded.slice(from[0].length)) && items.every((item) => isOld(item) || item.kind === 'date' || (item.kind === 'sense' && ['cue', 'reference', 'plain', 'wrong', 'weak', 'match'].includes(item.sense)))) return true
  if (!OPENS.test(folded) || !TELLS_WHY.test(folded) || GRAVE.test(folded)) return false
  const asked = /\b(?:you (?:have|had|got|show)|came from|comes from)\b/.test(folded)
  return items.every((item) => isOfTheSame(item) || (asked && item.kind === 'amount'))
}

function isOfTheSame(item: Item): boolean {
  if (item.kind === 'sense') return SAME_BREATH.has(item.sense) && (TOLD[item.sense]?.test(item.text) ?? true)
  if (item.kind === 'mention') return item.scope === 'topic' || item.via === 'carrier' || (item.scope === 'all' && item.count === null)
  return item.kind === 'word' || item.kind === 'name' || item.kind === 'mark' || item.kind === 'join' || item.kind === 'attr' || item.kind === 'label' || (item.kind === 'amount' && item.bare)
}
