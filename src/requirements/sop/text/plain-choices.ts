const PEOPLE = String.raw`(?:occ(?:upational)?[\/ -]?acc(?:ident)?\b\.?(?: insurance| coverage| polic(?:y|ies))?|work(?:er)?s?['’]?s?['’]? comp(?:ensation)?\b(?: insurance| coverage)?|\bwc\b)`
const TAKEN = String.raw`(?:(?:is|are|will be) )?(?:also |equally |just )?(?:accepted|acceptable|ok|okay|fine|allowed|permitted|works|will do)(?: instead| too| as well| in its place)?`
/** "Workers comp or, in its place, occupational accident", "or alternatively" */
const OR_ELSE = /\bor,? (?:in (?:its|their|that) (?:place|stead)|alternatively|in lieu(?: thereof)?|as an alternative),? (?=[a-z])/gi
/** "Workers' compensation (occupational accident accepted)", "...; occupational accident is an acceptable substitute" */
const IN_BRACKETS = new RegExp(String.raw` ?\((${PEOPLE}) ${TAKEN}\)`, 'gi')
const A_SUBSTITUTE = new RegExp(String.raw`(?<=${PEOPLE}[^.;$\d]{0,24})[;,] (?:an? )?(${PEOPLE}) (?:is|are|would be) (?:also )?an? (?:acceptable|accepted|allowed|permitted|approved|valid|fine) (?:substitute|alternative|replacement)(?: for it)?(?=\s*(?:[.;,)]|$))`, 'gi')
/** "Workers comp - or occ acc if they prefer" */
const AS_THEY_LIKE = new RegExp(String.raw`(?<=\bor (?:an? )?${PEOPLE}(?: \(?[^.;,()]{0,30}\)?)?) if (?:they|you|he|she|the [a-z]+)(?:['’]d)? (?:prefers?|likes?|rather|chooses?|wants?)(?: (?:it|that|to|so))?(?=\s*(?:[.;,)]|$))`, 'gi')
/** "or a $500,000 occupational accident policy" */
const AMOUNT_BEFORE = new RegExp(String.raw`\bor an? (\$ ?\d[\d,.]*\d ?(?:k|mm?|million)?|\d[\d,.]*(?:k|mm?)) (occ(?:upational)?[\/ -]?acc(?:ident)?(?: insurance| coverage| policy)?)(?=\s*(?:[.;,)]|$))`, 'gi')
/** "Recommended but optional: $1,000,000 umbrella" */
const ADVISED_OPTIONAL = /\b((?:strongly |highly )?(?:recommended|suggested|preferred|encouraged)),? (?:but|though|yet) (?:not (?:required|mandatory|needed|a must)|optional|voluntary)(?=\s*[:,-])/gi

/** "Workers' compensation (not required in Texas)" */
const NOT_THERE = /\((?:it is |is )?not (?:required|needed|necessary|applicable|asked(?: for)?) (?:in|for) (?=(?:(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{2})(?:, (?:and |or )?| and | or )?)+\))/g
/** "May, but need not, maintain", "may carry, but is not obligated to carry," */
const UNOBLIGED = String.raw`but (?:need(?: not|n['’]t)|(?:is|are|shall)(?: not|n['’]t)(?: be)? (?:required|obliged|obligated|bound) to|do(?:es)?(?: not|n['’]t) (?:have|need) to|ha(?:s|ve) no (?:duty|obligation) to)`
const KEEP = String.raw`(?:carry|maintain|keep|have|procure|provide|furnish|obtain|purchase|buy|take out)`
const MAY_BUT_NEED_NOT = new RegExp(String.raw`\b(?:may|can|might)(?:,? at its (?:own )?(?:option|election),?)?(?:,? ${UNOBLIGED}(?: do so)?,? ${KEEP}| ${KEEP},? ${UNOBLIGED}(?: (?:do so|${KEEP}))?)(?: (?:and|or) ${KEEP})?,? (?=[a-z$(\d])(?!(?:it|this|that|so)\b)`, 'gi')
/** What stands for what, and what is only advised, said in the plainest of its wordings. */
export function plainChoices(textIn: string): string {
  let text = textIn
  if (/\bcomp|\bwc\b|acc/i.test(text)) text = text.replace(OR_ELSE, 'or ').replace(IN_BRACKETS, ' or $1').replace(A_SUBSTITUTE, ' or $1').replace(AS_THEY_LIKE, '').replace(AMOUNT_BEFORE, 'or $2 of $1')
  if (text.includes('(')) text = text.replace(NOT_THERE, '(except ')
  if (/\bbut\b/i.test(text) && /\b(?:may|can|might)\b/i.test(text)) text = text.replace(MAY_BUT_NEED_NOT, 'may carry ')
  return /optional|voluntary|\bnot\b/i.test(text) ? text.replace(ADVISED_OPTIONAL, '$1') : text
}
