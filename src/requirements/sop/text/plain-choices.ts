import { PLAIN_NAME } from '../lexicon/plain-names.ts'
import { inOtherStates } from './other-states.ts'
import { primaryPlus } from './primary-plus.ts'
import { splitLimitsPlain } from './split-limits.ts'
const PEOPLE = String.raw`(?:occ(?:upational)?[\/ -]?acc(?:ident)?\b\.?(?: insurance| coverage| polic(?:y|ies))?|work(?:er)?s?['’]?s?['’]? comp(?:ensation)?\b(?: insurance| coverage)?|\bwc\b|\boa\b)`
const TAKEN = String.raw`(?:(?:is|are|will be) )?(?:also |equally |just )?(?:accepted|acceptable|ok|okay|fine|allowed|permitted|works|will do)(?: instead| too| as well| in its place)?`
/** "Workers comp or, in its place, occupational accident", "or alternatively" */
const OR_ELSE = /\bor,? (?:in (?:its|their|that) (?:place|stead)|alternatively|in lieu(?: thereof)?|as an alternative),? (?=[a-z])/gi
/** "Workers' compensation (occupational accident accepted)", "...; occupational accident is an acceptable substitute" */
const IN_BRACKETS = new RegExp(String.raw` ?\((${PEOPLE}) ${TAKEN}\)`, 'gi')
const A_SUBSTITUTE = new RegExp(String.raw`(?<=${PEOPLE}[^.;$\d]{0,24})[;,] (?:an? )?(${PEOPLE}) (?:is|are|would be) (?:also )?an? (?:acceptable|accepted|allowed|permitted|approved|valid|fine) (?:substitute|alternative|replacement)(?: for it)?(?=\s*(?:[.;,)]|$))`, 'gi')
/** "Workers comp - or occ acc if they prefer" */
const AS_THEY_LIKE = new RegExp(String.raw`(?<=\bor (?:an? )?${PEOPLE}(?: \(?[^.;,()]{0,30}\)?)?) if (?:they|you|he|she|the [a-z]+)(?:['’]d)? (?:prefers?|likes?|rather|chooses?|wants?)(?: (?:it|that|to|so))?(?=\s*(?:[.;,)]|$))`, 'gi')
/** "Occ/acc $500,000 or work comp, driver's choice", "WC or OA (either is fine)": whose choice of the two it is says nothing of either. */
const WHO_PICKS = String.raw`(?:(?:at )?(?:the )?(?:your|their|its|his|her|[a-z-]{3,20}['’]s|[a-z-]{3,20}s['’])(?: own)? (?:choice|option|election|pick|call|preference)|take your pick|(?:you|they|[a-z]{3,14}) (?:picks?|chooses?)|up to (?:you|them|the [a-z]{3,14})|either(?: one| way)?(?: (?:is|will be) (?:fine|ok|okay|accepted|acceptable|good|enough)| works| will do)?|whichever (?:one )?(?:(?:you|they|it|he|she|the [a-z]{3,14}) )?(?:have|has|prefers?|carry|carries|wants?|likes?|chooses?|applies)|one or the other|as (?:you|they) (?:prefer|like|wish|choose))`
const PICKED = new RegExp(String.raw`(?:,| ?[-–]| ?\()? ${WHO_PICKS}\)?(?=\s*(?:[.;,)]|$))|\(${WHO_PICKS}\)(?=\s*(?:[.;,)]|$))`, 'gi')
const OF_TWO = new RegExp(String.raw`${PEOPLE}(?:[^.;\n]|\.(?=\d)){0,40}\bor (?:an? )?(?:(?:[^.;,\n]|[,.](?=\d)){0,24} )?${PEOPLE}(?:[^.;,()\n]|[,.](?=\d)|\([^()\n]{1,40}\)){0,30}$`, 'i')
/** "Umbrella or excess $5M, your choice", "CSL $1M or split 500/1M/500, carrier's choice": of any two, where a mark sets off who picks. */
const KIND = String.raw`(?:${PLAIN_NAME}|csl|combined single(?: limit)?|split(?: limits?)?|occ(?:upational)?[\/ -]?acc(?:ident)?)`
const OF_ANY_TWO = new RegExp(String.raw`${KIND}(?:[^.;,()\n]|[,.](?=\d)|\([^()\n]{1,40}\)){0,40}\bor (?:an? )?(?:(?:[^.;,()\n]|[,.](?=\d)){0,24} )?${KIND}(?:[^.;,()\n]|[,.](?=\d)|\([^()\n]{1,40}\)){0,40}$`, 'i')
const AT_A_MARK = /^(?:,| ?[-\u2013]| ?\()/
const OPTION = /\b(?:option|election|preference|up to)\b/i
const unpicked = (whole: string, at: number, text: string): string => (OF_TWO.test(text.slice(Math.max(0, at - 140), at)) || (AT_A_MARK.test(whole) && !OPTION.test(whole) && OF_ANY_TWO.test(text.slice(Math.max(0, at - 140), at))) ? '' : whole)
/** "or a $500,000 occupational accident policy" */
const AMOUNT_BEFORE = new RegExp(String.raw`\bor (?:an? )?(\$ ?\d[\d,.]*\d ?(?:k|mm?|million)?|\d[\d,.]*(?:k|mm?)) (occ(?:upational)?[\/ -]?acc(?:ident)?(?: insurance| coverage| policy)?)(?=\s*(?:[.;,)(]|-|–|at (?:the|its|your|their)\b|$))`, 'gi')
/** "100/300/50 or better, $300,000 CSL also works": a single limit that will do behind split limits. */
const SINGLE_TOO = /(?<=\d ?(?:k ?)?\/ ?\$? ?\d[^.;\n]{0,60}?)(?:[,;]| ?[–-]| ?\() ?(?:or )?(?:an? )?(\$? ?\d[\d,.]{0,12}(?: ?(?:k|mm?|mil|million))? (?:csl|combined single(?: limit)?)|(?:csl|combined single limit) of \$? ?\d[\d,.]{0,12}(?:k|mm?)?)\b,? (?:(?:is|are|will be|would be) )?(?:(?:also|just|equally|good) ){0,2}(?:works?|ok|okay|fine|accepted|acceptable|enough|allowed|will do|qualifies|counts?)(?: (?:too|also|instead|as well)){0,2}\)?(?=\s*(?:[.;,)]|$))/gi
/** "$5M umbrella. Excess works as well.": the other of the two, in a sentence of its own. */
const OTHER_TOO = /^(\W*)(?:an? )?(excess|umbrella)(?: liability)?(?: (?:policy|insurance|coverage))? (?:(?:(?:is|will be|would be) )?(?:also )?(?:fine|ok|okay|accepted|acceptable|allowed|good|enough)(?: too| as well| instead| in its place)|(?:will |would )?(?:also (?:works?|do|does|be (?:fine|ok|accepted))|(?:works?|do|does) (?:too|as well|also|instead))|(?:is|will be) also (?:fine|ok|okay|accepted|acceptable|allowed))(?=\s*[.;!]?\s*$)/i
/** "Umbrella $5M; excess liability is acceptable in lieu of umbrella", "Umbrella $5M, or excess" */
const UMBRELLA_OF = String.raw`((?<![a-z])umb(?:rella)?(?: liability)?(?: (?:insurance|coverage|policy))?[ :=-]{1,3}(?:of |at |limits? of )?\$? ?\d[\d,.]*(?: ?(?:k|mm?|mil|million)\b)?(?: (?:per|each) occurrence)?)`
const EXCESS_TOO = new RegExp(String.raw`${UMBRELLA_OF}[;,] (?:an? )?excess(?: liability)?(?: (?:policy|insurance|coverage))? (?:is |will be )?(?:also )?(?:acceptable|accepted|ok|okay|fine|allowed)(?: (?:too|as well|instead)| (?:in lieu of|in place of|instead of) (?:the |an )?umbrella)(?=\s*(?:[.;,)]|$))`, 'gi')
const OR_EXCESS = new RegExp(String.raw`${UMBRELLA_OF},? or excess(?=\s*(?:[.;)]|$))`, 'gi')
/** "Recommended but optional: $1,000,000 umbrella" */
const ADVISED_OPTIONAL = /\b((?:strongly |highly )?(?:recommended|suggested|preferred|encouraged)),? (?:but|though|yet) (?:not (?:required|mandatory|needed|a must)|optional|voluntary)(?=\s*[:,-])/gi

/** "Workers' compensation (not required in Texas)" */
const NOT_THERE = /\((?:it is |is )?not (?:required|needed|necessary|applicable|asked(?: for)?) (?:in|for) (?=(?:(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{2})(?:, (?:and |or )?| and | or )?)+\))/g
/** "Auto $1M (if you own no vehicles, hired & non-owned is fine)": of whom some autos will do, in a clause of its own. */
const AUTOS_IF = / ?\(((?:if|where|when) [^(),;$]{4,60}, [^(),;$]{0,20}(?:hired|non-?owned)[^(),;$]{0,60})\)/gi
/** "May, but need not, maintain", "may carry, but is not obligated to carry," */
const UNOBLIGED = String.raw`but (?:need(?: not|n['’]t)|(?:is|are|shall)(?: not|n['’]t)(?: be)? (?:required|obliged|obligated|bound) to|do(?:es)?(?: not|n['’]t) (?:have|need) to|ha(?:s|ve) no (?:duty|obligation) to)`
const KEEP = String.raw`(?:carry|maintain|keep|have|procure|provide|furnish|obtain|purchase|buy|take out)`
const MAY_BUT_NEED_NOT = new RegExp(String.raw`\b(?:may|can|might)(?:,? at its (?:own )?(?:option|election),?)?(?:,? ${UNOBLIGED}(?: do so)?,? ${KEEP}| ${KEEP},? ${UNOBLIGED}(?: (?:do so|${KEEP}))?)(?: (?:and|or) ${KEEP})?,? (?=[a-z$(\d])(?!(?:it|this|that|so)\b)`, 'gi')
const COMP = String.raw`(?:work(?:er)?s?['’]?s?['’]? comp(?:ensation)?\b(?: insurance| coverage)?|\bwc\b)`
const OCC = String.raw`(?:occ(?:upational)?[\/ -]?acc(?:ident)?\b(?: insurance| coverage| polic(?:y|ies))?)`
const SUM = String.raw`(?: (?:of |at )?\$? ?\d(?:[\d,.]*\d)?(?:k|mm?)?(?: csl)?)?`
const OTHERS = String.raw`(?:(?:all |the )?(?:others?|rest|other (?:states|drivers|carriers|operators|vendors|couriers))|everyone else|everybody else)`
const FINE = String.raw`(?:(?:is|are) )?(?:also )?(?:ok|okay|fine|accepted|acceptable|allowed|good|enough|works|will do)`
/** "WC required in CA/NV (others ok w/ occ acc)", "..., others can show occ acc": who is somewhere else, with the other choice. */
const OTHERS_MAY = new RegExp(String.raw`(${COMP}[^.;$]{0,60}?)(?:,? ?\(|[,;] ?(?:and |but )?| - )${OTHERS}:? (?:(?:(?:is|are) )?(?:ok|okay|fine|good) (?:with|w\/)|(?:can|may|could) (?:instead )?(?:use|show|carry|have|send|provide|go with))(?: an?| the)? (${OCC}${SUM})(?: instead)?(?:\)|(?=\s*(?:[.;,]|$)))`, 'gi')
/** "WC in CA/NV, occ acc is fine elsewhere" */
const FINE_ELSEWHERE = new RegExp(String.raw`(${COMP}[^.;$]{0,60}?)(?:,? ?\(|[,;] ?(?:and |but )?| - )(${OCC}${SUM}) ${FINE}(?: instead)? (?:elsewhere|everywhere else|anywhere else|in (?:all )?(?:the )?(?:other states|rest)|for (?:all )?(?:the )?(?:others?|rest|other states)|outside (?:of )?(?:there|those(?: states)?|that state))(?:\)|(?=\s*(?:[.;,]|$)))`, 'gi')
const IN_SOME_STATES = /\b(?:in|from|of) (?:the state of )?[A-Z]|\((?:in )?[A-Z]/
/** A sentence of its own where it ends one; within a list, what the list goes on with is asked of both. */
const elsewhere = (whole: string, comp: string, other: string, at: number, text: string): string =>
  IN_SOME_STATES.test(`${text.slice(Math.max(0, at - 60), at).split(/[.;\n]\s/).at(-1)}${comp}`) ? `${comp}${/^\s*(?:[.;\n]|$)/.test(text.slice(at + whole.length)) ? ';' : ','} elsewhere ${other} is ok` : whole
/** What stands for what, and what is only advised, said in the plainest of its wordings. */
export function plainChoices(textIn: string): string {
  let text = primaryPlus(splitLimitsPlain(textIn))
  if (/\bcomp|\bwc\b|acc|\boa\b/i.test(text)) text = text.replace(OR_ELSE, 'or ').replace(IN_BRACKETS, ' or $1').replace(A_SUBSTITUTE, ' or $1').replace(AS_THEY_LIKE, '').replace(AMOUNT_BEFORE, 'or $2 of $1').replace(OTHERS_MAY, elsewhere).replace(FINE_ELSEWHERE, elsewhere)
  if (/excess|umbrella/i.test(text)) text = text.replace(OTHER_TOO, (_, mark: string, kind: string) => /^e/i.test(kind) ? `${mark}excess liability is accepted instead of the umbrella` : `${mark}umbrella liability is accepted instead of the excess liability`).replace(EXCESS_TOO, '$1 or excess liability').replace(OR_EXCESS, '$1 or excess liability')
  if (/\bor\b/i.test(text)) text = text.replace(PICKED, unpicked)
  if (text.includes('/') && /csl|combined single/i.test(text)) text = text.replace(SINGLE_TOO, ' or $1')
  if (/\b(?:others?|else(?:where)?|rest)\b/i.test(text)) text = inOtherStates(text)
  if (text.includes('(')) text = text.replace(NOT_THERE, '(except ').replace(AUTOS_IF, '; $1')
  if (/\bbut\b/i.test(text) && /\b(?:may|can|might)\b/i.test(text)) text = text.replace(MAY_BUT_NEED_NOT, 'may carry ')
  return /optional|voluntary|\bnot\b/i.test(text) ? text.replace(ADVISED_OPTIONAL, '$1') : text
}
