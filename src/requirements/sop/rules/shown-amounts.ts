import type { CoverageStatement, Statement } from './statements.ts'

const PAPER = String.raw`(?:cert(?:ificate)?s?(?: of insurance)?|cois?|acords?(?: 25s?)?|dec(?:laration)?s? pages?|binder|paper|upload)(?: (?:that )?(?:(?:we|i) (?:got|have|received)|(?:they|he|she|you) (?:sent|gave us)|came in|from (?:the|their|his|her) agent|on file))?`
const NOW = String.raw`(?:only |just |currently |still |now )*`
/** "The cert shows cargo 50,000", "On the cert I see", "They currently carry": what is there, and not what must be. */
const SHOWN = new RegExp(
  String.raw`^\W*(?:(?:right )?now |currently |so far )?(?:(?:the|your|their|his|her|this|that|its) )?${PAPER} ${NOW}(?:shows?|lists?|has|have|reads?|says|states|came (?:in|back) (?:with|at|showing))\b|` +
    String.raw`^\W*on (?:the|their|your|his|her) ${PAPER},? (?:i|we) (?:only )?(?:see|find|have)\b|` +
    String.raw`^\W*(?:they|he|she|you|the (?:driver|carrier|vendor|contractor|operator|insured)) (?:(?:currently|only|just|now) (?:carr(?:y|ies)|ha(?:s|ve)|shows?)|(?:carr(?:y|ies)|ha(?:s|ve)|shows?) (?:only|just))\b`,
  'i',
)
const MUST = /\b(?:must|shall|should|needs? to|has to|have to|required|minimum|at least)\b/i

const least = (s: CoverageStatement, label: string): number | undefined => s.limits.find((l) => l.label === label)?.min ?? undefined

/** A lower amount that a paper shows, where the text asks more of the same limit in another place: told of, and nothing that is asked. */
export function withoutShownAmounts(statements: Statement[]): Statement[] {
  const covers = statements.filter((s): s is CoverageStatement => s.kind === 'coverage')
  const isShown = (s: CoverageStatement): boolean => {
    // Up to the amounts: what behind them has to be put right is no word of asking.
    const first = s.sentence.search(/\d/)
    return SHOWN.test(s.sentence) && !MUST.test(s.sentence.slice(0, first))
  }
  return statements.flatMap((s) => {
    if (s.kind !== 'coverage' || !s.limits.some((l) => l.min !== null) || !isShown(s)) return [s]
    const others = covers.filter((o) => o !== s && o.coverage === s.coverage && o.sentence !== s.sentence && !isShown(o))
    const lower = s.limits.every((l) => l.min === null || others.some((o) => (least(o, l.label) ?? 0) > l.min!))
    return lower ? [] : [s]
  })
}
