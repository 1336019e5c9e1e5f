import type { Item } from '../words/lex-sentence.ts'

const LEADS = /^(?:is|was|are|number|no|num|policy|pol|under|the|its|es|numero|poliza)$/
const between = (item: Item): boolean =>
  (item.kind === 'mark' && /[:#(=–—-]/.test(item.mark)) || (item.kind === 'word' && LEADS.test(item.word)) || (item.kind === 'attr' && item.attr === 'policy_number')

/** "Professional: BOP 8812-0093", and that is the number of the general liability: whatever is said of either is of the one or of the other. */
export function givesNumberOfAnother(items: readonly Item[]): boolean {
  return items.some((item, at) => {
    if (item.kind !== 'mention' || item.via !== 'coverage' || item.scope !== 'lines') return false
    const behind = items.slice(at + 1)
    const next = behind[behind.findIndex((one) => !between(one))]
    return next?.kind === 'mention' && next.via === 'number' && next.scope === 'lines' && !next.lines.some((id) => item.lines.includes(id))
  })
}

const ON_ALL = /^(?:for|on|is|of|under|to|covers|are|have|has|share|the|same|one|number|policy|as|in|with|both|all|para|en|de|es|son|la|poliza)$/
const leads = (item: Item, namesIt: boolean): boolean =>
  (item.kind === 'word' && ON_ALL.test(item.word)) ||
  (item.kind === 'mark' && (/[:#(]/.test(item.mark) || (namesIt && item.mark === ','))) ||
  (item.kind === 'attr' && item.attr === 'policy_number') ||
  (item.kind === 'sense' && item.sense === 'cue') ||
  (item.kind === 'mention' && item.via === 'group' && item.scope === 'all') ||
  (item.kind === 'mention' && item.via === 'coverage' && item.scope === 'lines' && item.lines.length > 1)

/** "88-CPP-20418 for both", "both are on 88-CPP-20418", where only one of the two has that number: the lines it is given to beside its own. */
export function givenOneNumber(items: readonly Item[], every: readonly string[]): { owner: string; lines: string[] } | null {
  const numbers = items.filter((item) => item.kind === 'mention' && item.via === 'number' && item.scope === 'lines')
  const [number] = numbers
  if (numbers.length !== 1 || number?.kind !== 'mention') return null
  const at = items.indexOf(number)
  const namesIt = items.some((item) => item.kind === 'attr' && item.attr === 'policy_number')
  const from = items.slice(0, at).findLastIndex((item) => !leads(item, namesIt)) + 1
  const stop = items.slice(at + 1).findIndex((item) => !leads(item, false))
  const around = [...items.slice(from, at), ...items.slice(at + 1, stop === -1 ? undefined : at + 1 + stop)]
  // "The GPA-0091828-26 is all correct": all of what is told of that one.
  const ofItself = (item: Item): boolean => items[items.indexOf(item) + 1]?.kind === 'sense'
  const all = around.some((item) => item.kind === 'mention' && item.via === 'group' && (item.count === null || item.count === every.length) && !ofItself(item))
  const listed = namedInList(items.slice(0, from), items.slice(from, at))
  const lines = (all ? every : listed).filter((id) => !number.lines.includes(id))
  return lines.length === 0 ? null : { owner: number.lines[0]!, lines }
}

/** "GL and property are both on": the coverages that are named together right before what leads to a number. */
function namedInList(before: readonly Item[], between: readonly Item[]): string[] {
  const start = before.findLastIndex((item) => !(item.kind === 'join' || (item.kind === 'mark' && /[,/&]/.test(item.mark)) || (item.kind === 'mention' && item.via === 'coverage' && item.scope === 'lines'))) + 1
  const names = before.slice(start).flatMap((item) => (item.kind === 'mention' ? item.lines : []))
  return names.length > 1 && between.length > 0 ? names : []
}
