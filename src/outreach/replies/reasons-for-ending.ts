import type { Item, Lexed } from './lex-sentence.ts'

const THEY = '(?:they|he|she|it|i|we|(?:the |our |their )?(?:insured|client|customer|owner|doctor|board|contractor|tenant|lender|gc))'
const IT = '(?:it|that|this|that one)'
const FEW_WORDS = "(?: [a-z0-9'-]+){0,9}"
/** Why a policy ended: that it was needed for one thing, cost too much, or went with a job. */
const REASONS = [
  `${THEY} (?:really |just )?only (?:carried|had|needed|bought|took|wanted|got|used|kept|purchased) ${IT} (?:for|while|when|because|during|until)${FEW_WORDS}`,
  `(?:${THEY} )?(?:really |just |simply )?(?:didn't|did not|don't|do not|doesn't|does not|no longer|never) (?:really |even |actually )?(?:needs?|needed|wants?|wanted|used?|require[ds]?) ${IT}${FEW_WORDS}`,
  `(?:i|we) (?:really |sure )?(?:tried|hated|hate|wanted|begged) (?:${THEY} )?(?:him |her |them )?to (?:talk (?:him|her|them) (?:into|out of) ${IT}|see ${IT} go|keep ${IT}|save ${IT}|reconsider)`,
  `${THEY}(?: all| just)? (?:thought|felt|said|found|decided|figured)(?: that)? (?:it was|the (?:price|premium|cost|rate) was)(?: just| way| far)? too (?:pricey|expensive|high|much|steep|costly)(?: for (?:him|her|them|what it was))?`,
  `(?:it|the (?:price|premium|cost|rate|quote)) (?:was|got|came in|had gotten)(?: just| way| far)? too (?:pricey|expensive|high|much|steep|costly)(?: for (?:him|her|them))?`,
  `(?:${THEY} )?(?:could not|couldn't) afford ${IT}(?: any ?more)?`,
  "(?:the|his|her|their) (?:other |new )?(?:price|rate|premium|quote|deal) was (?:much |a lot |way |so much )?(?:better|cheaper|lower)",
  `${THEY} (?:got|found|had|were offered|was offered) (?:it cheaper|an? (?:much )?(?:better|cheaper|lower) (?:price|rate|deal|premium|quote))(?: elsewhere| somewhere else)?`,
  `(?:the|that|their|his|her) (?:job|project|contract|lease|event|season|work) (?:it was for |they needed it for )?(?:has |had )?(?:ended|wrapped up|finished|was done|is done|was over|is over|was completed|is complete|is finished)`,
  'insured declined (?:the |their |to )?(?:renewal|renew)(?: offer| terms| quote)?',
]
const REASON = new RegExp(`^\\W*(?:(?:and|but|so|because|since|as|that|which|even though|though|although) )*(?:${REASONS.join('|')})(?: (?:now|then|after that|any ?more|in the end|anyway|sadly|unfortunately))?\\W*$`)
/** Of more than that policy, or of what is still open. */
const OF_MORE = /\b(?:all|both|everything|rest|others?|any|none|us|agency|agent|broker|account|pa(?:y|id|ying|yment)s?|owe\w*|sold|clos\w+|bankrupt\w*|business|compan\w+|carrier|underwriter|reinstat\w*|renewal terms|now they|yet|still|until (?:they|he|she|we|the)|maybe|think|pending|either|too (?!pricey|expensive|high|much|steep|costly))\b/

/** "GL was cancelled, they only carried it for the one job": behind a refusal it says why that policy ended, and nothing of the others. */
export function withoutReasonForEnding(lexed: Lexed): Lexed {
  const { items, folded } = lexed
  const ended = items.findIndex((item) => item.kind === 'sense' && item.sense === 'bad')
  if (ended === -1) return lexed
  for (let at = ended + 1; at < items.length; at += 1) {
    const tail = items.slice(at + 1)
    if (tail.length > 0 && partsOff(items[at]!) && isReason(tail, folded)) return { ...lexed, items: items.slice(0, at) }
  }
  return lexed
}

const partsOff = (item: Item): boolean => (item.kind === 'mark' && /[,;:(–-]/.test(item.mark)) || item.kind === 'join' || (item.kind === 'word' && /^(?:because|since|as)$/.test(item.word))

function isReason(tail: Item[], folded: string): boolean {
  if (tail.length > 40 || tail.some((item) => (item.kind === 'mention' && item.scope !== 'topic' && item.scope !== 'foreign') || ['amount', 'split', 'number', 'date', 'range'].includes(item.kind))) return false
  const said = folded.slice(tail[0]!.at, tail.at(-1)!.end)
  return said.length <= 160 && !OF_MORE.test(said) && said.split(/,? (?:and|but) (?=(?:they|he|she|it|i|we|the|his|her|their|didn't|did not|no longer|couldn't|could not)\b)/).every((one) => REASON.test(one))
}
