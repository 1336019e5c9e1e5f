import type { AskedLine } from '../../../vocabulary/index.ts'
import type { Item } from '../words/lex-sentence.ts'
import { equals, limitOf } from './limits-of-line.ts'
import type { Figure } from './pair-labels.ts'
import { shorthand } from './read-values.ts'

const candidatesOf = ({ candidates, bare }: Figure): number[] => (bare ? [...candidates, ...shorthand(candidates[0]!)] : candidates)

const TIES = /^(?:con|un|una|el|la|los|las|de|del|por|cada|tambien|with|w|and|plus|per|an?|the|of|for|on|at|in|each|limits?|also|is|are|has|have|both|then|by|subject)$/
/** What stands between two figures of a list: "1M/2M", "1,000,000 per occurrence and 2,000,000". */
function isListed(items: readonly Item[], from: number, to: number): boolean {
  return items.slice(from + 1, to).every((item, at, between) =>
    item.kind === 'join' || item.kind === 'label' || item.kind === 'amount' || item.kind === 'split' || (item.kind === 'attr' && item.attr === 'limits') ||
    (item.kind === 'mark' && /^[/,&():;|+*-]$/.test(item.mark)) ||
    (item.kind === 'sense' && item.sense === 'cue' && /^(?:es|son) de$/.test(item.text)) ||
    (item.kind === 'sense' && ['active', 'match', 'yes', 'plain', 'weak'].includes(item.sense)) ||
    (item.kind === 'word' && (TIES.test(item.word) || (item.word === 'to' && between[at - 1]?.kind === 'word' && (between[at - 1] as { word: string }).word === 'subject'))))
}
const CHANGED = /\b(?:reduced|lowered|increased|raised|cut|changed|decreased|bumped|dropped) (?:to )?\$?\d/

/**
 * "Cargo is 100,000, was 150,000", "GL: 1M -> 2M", "GL is 2M, they wanted 1M": two figures, each as some limit was asked, and something
 * between them that no list has: one of them is what was, or what is not. So is the other in "cargo is 100,000, 150,000", where 150,000
 * was asked with 100,000 for the reefer: the first has no limit of that plain name.
 */
export function tellsOldAndNew(figures: readonly Figure[], items: readonly Item[], line: AskedLine, main: string | null, folded: string): boolean {
  const stated = figures.filter((figure) => !figure.rejected)
  const isAsked = (figure: Figure): boolean => line.limits.some((limit) => (figure.labels === null || figure.labels.includes(limit.label)) && equals(candidatesOf(figure), limit.amount))
  const namedApart = (one: Figure, other: Figure): boolean => one.labels !== null && other.labels !== null && !one.labels.some((label) => other.labels!.includes(label))
  const apart = stated.some((figure, at) => {
    const next = stated[at + 1]
    return next !== undefined && isAsked(figure) && isAsked(next) && !namedApart(figure, next) && (!isListed(items, figure.at, next.at) || CHANGED.test(folded))
  })
  // Where another figure is none that was asked, the policy differs whatever the two mean.
  if (apart && stated.every(isAsked)) return true
  const [first, second, ...more] = stated.filter((figure) => figure.labels === null)
  if (main === null || first === undefined || second === undefined || more.length > 0) return false
  const isMain = (figure: Figure): boolean => equals(candidatesOf(figure), limitOf(line, main)?.amount)
  const isOther = (figure: Figure): boolean => line.limits.some((limit) => limit.label !== main && !/deductible|retention/.test(limit.label) && equals(candidatesOf(figure), limit.amount))
  return isOther(first) && !isMain(first) && isMain(second)
}
