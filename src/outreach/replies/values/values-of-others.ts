import type { AskedLine } from '../../../vocabulary/index.ts'
import { resembles } from './compare-values.ts'
import { isRejected } from './compared.ts'
import { foldNumber } from '../message/fold-text.ts'
import { editDistance } from '../message/match-sender.ts'
import type { Item } from '../words/lex-sentence.ts'
import { equals, limitOf } from './limits-of-line.ts'
import { pairLabels } from './pair-labels.ts'

/** Limits that only one kind of coverage has, by whatever name the clause goes. */
const OF_ONE_COVERAGE = /^(?:combined_single_limit|reefer_breakdown|building|business_personal_property|damage_to_rented_premises|personal_adv_injury|products_comp_op_agg|el_\w+)$/

/** "GL exp 9/25/27, CSL 3,000,000", where the auto was asked about a million: the lines not spoken of whose limit or number is told as another. */
export function contradictsOthers(items: Item[], spoken: readonly string[], asked: readonly AskedLine[]): string[] {
  const [own, others] = [asked.filter((line) => spoken.includes(line.coverage_line_id)), asked.filter((line) => !spoken.includes(line.coverage_line_id))]
  if (own.length === 0) return []
  const limits = pairLabels(items).flatMap(({ labels, candidates, rejected }) => {
    if (rejected || labels === null || !labels.every((label) => OF_ONE_COVERAGE.test(label)) || own.some((line) => labels.some((label) => limitOf(line, label)))) return []
    const having = others.filter((line) => labels.some((label) => typeof limitOf(line, label)?.amount === 'number'))
    return having.some((line) => labels.some((label) => equals(candidates, limitOf(line, label)?.amount))) ? [] : having
  })
  const numbers = items.flatMap((item, at) => {
    if (item.kind !== 'number' || isRejected(items, at)) return []
    // "EBC-771-0966" is EBC-771-0926 put otherwise, however like it EBT-771-0925 is.
    const alike = asked.filter((line) => resembles(foldNumber(item.raw), foldNumber(line.policy_number ?? ''))).map((line) => ({ line, away: editDistance(foldNumber(item.raw), foldNumber(line.policy_number!), 9) }))
    const nearest = alike.filter((one) => one.away === Math.min(...alike.map(({ away }) => away)))
    return nearest.length === 1 && others.includes(nearest[0]!.line) ? [nearest[0]!.line] : []
  })
  return [...new Set([...limits, ...numbers].map((line) => line.coverage_line_id))]
}
