import type { Statement } from '../rules/statements.ts'

/** "30 days, 10 for events", "every quarter, monthly for new vendors": a second period, for some. */
const SECOND = /[,;(] ?(?:and |but |or )?(?:only )?(?:every )?(?:\d{1,3}(?: days?'?)?|weekly|monthly|quarterly|annually|yearly) (?:for|on|if|when) (?!non|cancel|failure|premium|late|all\b|each\b|every|any\b|our\b|the (?:renewal|following))/
/** "Ice haulers monthly", "others annually": a period of some, without a verb. */
const OF_SOME = /(?:(?:^\W*|; ?)(?!all\b|each\b|every\b|any\b|both\b|our\b|the\b|we\b)[a-z-]+(?: [a-z-]+)?s|[,;(] ?(?:all |the )?(?:others?|rest|everyone else|everybody else)) (?:are (?:checked |re-?verified |reviewed )?)?(?:every (?:\d{1,3} days|quarter|month|week|year|six months)|weekly|monthly|quarterly|annually|yearly)\s*(?:[.,;)]|$)/
/** "Gold carriers re-verify monthly, silver quarterly" */
const EACH_ITS_OWN = /\b(?:every \d{1,3} days|weekly|monthly|quarterly|annually|yearly)[,;] (?:and |while |but )?(?:the |all )?[a-z-]+(?: [a-z-]+){0,2} (?:every \d{1,3} days|weekly|monthly|quarterly|annually|yearly)\b/
const SOMETIMES = /\b(?:check|verify|re-?verify|review|look at|audit)\b[^.;]{0,50}\b(?:sometimes|occasionally|now and then|from time to time|at random|spot)\b/
const CADENCE = /\b(?:check|verif|re-?verif|review|audit|monitor|certificates?|certs?|cois?|renewals?|insurance|polic(?:y|ies))|\b(?:weekly|monthly|quarterly|annually)\b|\bevery \d/

/** Whether a sentence gives a period for some, beside the one that is read of everybody or without one. */
export function periodOfSome(lower: string, statements: Statement[]): boolean {
  const periods = statements.some((s) => (s.kind === 'certificate' && s.issued_within_days !== undefined) || (s.kind === 'member' && /cadence|lead|remaining/.test(s.member.name)))
  if (SECOND.test(lower) || EACH_ITS_OWN.test(lower)) return periods
  if (statements.some((s) => s.kind === 'certificate' && s.issued_within_days !== undefined) && /\b(?:unless|except)\b/.test(lower)) return true
  return (OF_SOME.test(lower) || SOMETIMES.test(lower)) && CADENCE.test(lower) && (periods || !statements.length)
}
