import type { OutreachContext } from '../../../vocabulary/index.ts'

const AGG = 'agg(?:regate)?s?\\.?'
const GENERAL = '(?:the )?gen(?:eral)?\\.?(?: aggregate)?'
const PRODUCTS = '(?:the )?prod(?:uct)?s?\\.?(?: ?[/&-] ?(?:comp(?:leted)?\\.?(?: ?ops?)?|co)| ?- ?completed operations)?'
/** "General and products aggregates", "gen & prod agg": the two of a general liability. */
const NAMED = new RegExp(`(?<![\\p{L}])(?:both )?(?:the )?${GENERAL} ?(?:and|&|/|\\+) ?${PRODUCTS} ${AGG}(?![\\p{L}])`, 'giu')
/** "Both aggregates", "the aggregates are 3M". */
const PLURAL = /(?<![\p{L}])(?:(?:both|two|the two|all|both of the|the) )?agg(?:regate)?s(?![\p{L}'’])/giu
const BOTH = 'general aggregate and products aggregate'
/** "Both the building and the contents", "the limits are both 3M" behind them: each of two limits, and no two policies. */
const BOTH_LIMITS = /(?<![\p{L}])both (?=(?:the )?(?:general aggregate|(?:each |per )?occurrence|limit|deductible|building|contents|collision|comprehensive)(?: \p{L}+){0,2} (?:and|&) )/giu
const ARE_BOTH = /(?<=(?:general aggregate and products aggregate|general aggregate and the products aggregate)(?: is| are)?(?: now)?) (?:both|each)(?= (?:now )?(?:at )?\$?\d)/giu
const OF_LIABILITY = /\b(?:c?gl|general liab\w*|bop|package|liability)\b/i

/** Text in which the two aggregates of a general liability stand each by its name; of a plural alone where no other policy has one, or that one is named. */
export function withAggregatesApart(text: string, context: OutreachContext): string {
  if (!/agg/i.test(text) && !/\bboth\b/i.test(text)) return text
  const have = context.lines.filter((line) => line.limits.some((limit) => limit.label.endsWith('aggregate') || limit.label.endsWith('_agg')))
  const own = have.some((line) => line.limits.some((limit) => limit.label === 'general_aggregate') && line.limits.some((limit) => limit.label === 'products_comp_op_agg'))
  if (!own) return text.replace(BOTH_LIMITS, '')
  const named = text.replace(NAMED, BOTH)
  const plural = have.length === 1 || (OF_LIABILITY.test(named) && !/\b(?:umb\w*|excess|e ?& ?o|professional|cyber)\b/i.test(named))
  return (plural ? named.replace(PLURAL, BOTH) : named).replace(BOTH_LIMITS, '').replace(ARE_BOTH, '')
}
