import { LatePattern } from '../../vocabulary/index.ts'
import type { PageText } from './text-of-page.ts'

/** Papers of other walks of life name insurance in passing; so many of their own marks tell them whatever else they say. */
type Walk = { kind: string; min: number; marks: LatePattern[] }
const walk = (kind: string, min: number, marks: readonly RegExp[]): Walk => ({ kind, min, marks: marks.map((m) => LatePattern.of(m)) })

const WALKS: readonly Walk[] = [
  // One who looks for work in insurance.
  walk('contract_paper', 3, [
    /\b(?:19|20)\d\d ?[-–—] ?(?:present|now|current|today|(?:19|20)\d\d)\b/,
    /\beducation\b/,
    /\b(?:b\.?a|b\.?s|bsc|bba|mba|bachelor|associate degree|diploma|high school|university|college)\b/,
    /\bexperience\b|\bemployment history\b/,
    /\bskills\b|\blanguages\b|\bbilingual\b|\breferences available\b/,
  ]),
  // What a board or an association decided.
  walk('contract_paper', 3, [
    /\bminutes of\b|\bminutes\b[^.]{0,30}\bapproved\b/,
    /\bcalled to order\b|\bquorum\b/,
    /\badjourn(?:ed|ment)\b/,
    /\bmotion (?:to|by|was|carried|passed)\b|\bseconded\b/,
    /\b(?:old|new|unfinished) business\b|\btreasurer\b/,
  ]),
  walk('bank_statement', 3, [
    /\b(?:beginning|opening|ending|closing|available|daily) balance\b/,
    /\b(?:deposits?|withdrawals?)\b(?! premiums?)/,
    /\bstatement (?:of account|period)\b|\baccount (?:activity|summary)\b/,
    /\b(?:bank|credit union|savings and loan)\b(?! account)/,
    /\bach\b|\bdebit card\b|\batm\b|\boverdraft\b/,
  ]),
]
const SCORE = 5

/** What kind of paper a page is by several marks that only such papers bear together. */
export function toldByMarks({ spoken }: PageText): ReadonlyMap<string, number> {
  return new Map(WALKS.filter(({ marks, min }) => marks.filter((m) => m.test(spoken)).length >= min).map(({ kind }) => [kind, SCORE]))
}
