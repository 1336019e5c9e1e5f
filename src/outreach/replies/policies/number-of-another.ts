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
