import type { AskedLine } from '../../../vocabulary/index.ts'
import type { ClauseValues, Compared } from './compared.ts'
import type { Item } from '../words/lex-sentence.ts'
import { equals, likeliest } from './limits-of-line.ts'
import type { Figure } from './pair-labels.ts'

/** "Comp ded 1,000", "deductibles are 2,500 each", where collision and comprehensive were asked. */
export function placeDeductible(figure: Figure, candidates: number[], line: AskedLine, values: ClauseValues, out: Compared): void {
  const all = line.limits.filter((limit) => /_deductible$/.test(limit.label))
  const kinds = [/\bcoll(?:ision)?\b/.test(values.folded) ? 'collision_deductible' : '', /\bcomp(?:rehensive)?\b|\botc\b|\bother than collision\b/.test(values.folded) ? 'comprehensive_deductible' : ''].filter((kind) => kind !== '')
  const meant = kinds.length > 0 ? all.filter((limit) => kinds.includes(limit.label)) : /\b(?:deductibles|both|each)\b/.test(values.folded) || all.length === 1 ? all : []
  const several = values.items.filter((item) => item.kind === 'amount').length > 1
  if (all.length === 0 || all.every((limit) => equals(candidates, limit.amount))) return
  if (meant.length === 0 || !values.single || several || (figure.bare && figure.candidates[0]! < 50)) out.unplaced.push('an amount for a deductible')
  else
    for (const limit of meant) if (equals(candidates, limit.amount)) out.agreed.add(`limits.${limit.label}`)
    else out.corrections[`limits.${limit.label}`] = likeliest(candidates, limit.amount)
}

/** "w/ a 10K SIR", "deductible of 10,000", where neither was asked: no limit of the line. */
export function isOfRetention(items: Item[], at: number): boolean {
  const word = (one: Item | undefined): string => (one?.kind === 'word' ? one.word : '')
  const before = [items[at - 1], items[at - 2]].map(word)
  // "The deductible on the property is 10,000".
  const told = items.slice(0, at).findLastIndex((one) => RETAINED.test(word(one)))
  if (told !== -1 && /^(?:is|of)$/.test(before[0]!) && items.slice(told + 1, at).every((one) => one.kind === 'word' || one.kind === 'label' || (one.kind === 'mention' && one.scope === 'lines'))) return true
  return RETAINED.test(word(items[at + 1])) || (/^(?:of|is|a|)$/.test(before[0]!) && before[0] !== '' && RETAINED.test(before[1]!)) || RETAINED.test(before[0]!)
}
const RETAINED = /^(?:sir|retention|deductible|ded|retained)$/
