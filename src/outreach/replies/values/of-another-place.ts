import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Figure } from './pair-labels.ts'

const PLACE = /^(?:terminals?|catastrophes?|disasters?|warehouses?|yards?|depots?|railcars?|containers?)$/
const STEPS_MAX = 3

/** "50k per vehicle, and 100k per terminal", "the terminal limit is 100k": a limit of a place or an event, which nobody asked about; never the policy's own. */
export function isOfAnotherPlace(figure: Figure, items: readonly Item[], line: AskedLine): boolean {
  return [...near(items.slice(figure.at + 1)), ...near(items.slice(0, figure.at).toReversed())].some((word) => PLACE.test(word) && !line.limits.some(({ label }) => label.includes(word.replace(/s$/, ''))))
}

/** The words next to the figure, up to a mark, a join, another figure or another limit's name than the plain one. */
function near(items: readonly Item[]): string[] {
  const ends = items.findIndex((item) => ['mark', 'join', 'amount', 'split', 'date'].includes(item.kind) || (item.kind === 'label' && item.labels.join() !== 'limit'))
  return items.slice(0, ends < 0 ? STEPS_MAX : Math.min(ends, STEPS_MAX)).flatMap((item) => (item.kind === 'word' ? [item.word] : []))
}
