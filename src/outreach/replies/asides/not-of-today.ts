/** "Great Lakes is out.", "WC is gone.": whoever it is, something is no longer as it was. */
export const saysGone = (folded: string): boolean => GONE_AT_THE_END.test(folded) || OUT_OF_IT.test(folded) || THEY_ARE_OUT.test(folded) || COVERAGE_IS_OUT.test(folded)
const GONE_AT_THE_END = /\b(?<!\b(?:limits?|numbers?|dates?|deductible|retention|values?|amounts?|names?|terms?|aggregate|occurrence|expiration|carrier)(?: you(?: have)? (?:list|listed|show|have|had|put|sent|got)(?: (?:there|down|here))?)? )(?:is|are|was|were) (?:now |all |both )?(?:out|gone|dead|toast|history|pulled|dropped|off)(?: (?:now|this year|this month|this term|as of \S+|since \S+|until renewal|at renewal))?\W*$/
const IS = "(?:\\b(?:is|are|was|were)|'(?:s|re)) (?:now |all |both |already )?"
/** "He is out of the program", "they're off the books". */
const OUT_OF_IT = new RegExp(`${IS}(?:out|off|gone)(?: of| from)? (?:the |our |this |their |his |her )?(?:program|picture|polic(?:y|ies)|books?|agency|market|account|deal|mix|business|plan|pool|group)\\b`)
/** "They're out, but ..." */
const THEY_ARE_OUT = /\b(?:they|he|she|it|those|these|we|the insured|client|account)(?: are| is| were| was|'re|'s) (?:now |all |both |already )?(?:out|off|gone|history)\s*(?=[,;.!)-]|$|but\b|and\b)/
/** "The cargo is out this week": no colleague. */
const COVERAGE_IS_OUT = /\b(?:auto|cargo|gl|cgl|wc|comp|umbrella|umb|excess|property|liability|cyber|liquor|bop|package|polic(?:y|ies)|coverages?|insurance|bond) (?:is|are|was|were) (?:now |all |both |already )?(?:(?:out|off|away|gone)\b|over(?= ?(?:$|[.,;!)]|and |but |though)))/

const PRESENT = /\b(?:is|are|remains?|still|today|active|in force|in effect|current)\b/
/** "Coverage was bound as you list it.": what was done once, and not whether it stands. */
export const saysOnce = (folded: string): boolean =>
  /\b(?:was|were) (?:all |originally |initially )?(?:issued|bound|written|placed|sold|set up)\b.{0,30}\bas (?:you|shown|listed|stated|described|requested|below|above|indicated)\b/.test(folded) && !PRESENT.test(folded)

const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** "I confirmed auto 1M, cargo 100K in March": an earlier answer told again. */
const TOLD_BEFORE = new RegExp(`^\\W*(?:i|we)(?:'ve| have| had)? (?:already |also |just |previously )?(?:confirmed|verified|certified|answered|reported|provided|gave)\\b.* (?:(?:back )?in (?:early |late |mid[- ]?)?${MONTHS}|last (?:week|month|year|spring|summer|fall|winter|time|${MONTHS})|earlier (?:this|in the) (?:month|year)|(?:weeks?|months?|days) (?:ago|back)|at (?:the )?(?:renewal|inception|binding))(?: (?:already|for you|to you|to your office|of \\d{4}|\\d{4}))*\\W*$`)
export const toldBefore = (folded: string): boolean => TOLD_BEFORE.test(folded) && !PRESENT.test(folded)
