import type { Item } from '../words/lex-sentence.ts'

const parts = (item: Item): boolean => item.kind === 'mark' && /[(:,;|/–—-]/.test(item.mark)
const closes = (item: Item): boolean => parts(item) || (item.kind === 'mark' && /[).]/.test(item.mark))
/** "(both The Hartford)", "- via Kemper" */
const leads = (item: Item | undefined): boolean => (item?.kind === 'word' && /^(?:the|by|via|w|thru|through|with|now)$/.test(item.word)) || (item?.kind === 'mention' && item.via === 'group')
const isOfPolicy = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
const answers = (item: Item): boolean => item.kind === 'sense' && ['active', 'match', 'yes', 'weak'].includes(item.sense)

/**
 * "Auto - Acuity, active", "auto (The Hartford) active", "2) Lakehead Mutual, active": a name in a piece of its own beside an answer is
 * most likely an insurer's, and none that was asked. One of a single word may be of a person, unless a policy is named with it, it stands
 * in brackets, or `numbered` tells that more rows follow.
 */
export function namesBesideAnswer(items: Item[], numbered = false): boolean {
  return items.some((item, at) => {
    if (item.kind !== 'name') return false
    let first = at - 1
    while (first >= 0 && leads(items[first])) first -= 1
    const opening = items[first]
    const ofCompany = /[ -]/.test(item.raw) || first < at - 1
    if (opening === undefined ? !ofCompany : !parts(opening)) return false
    const behind = items.slice(at).find((one) => one.kind !== 'name')
    if (behind !== undefined && !closes(behind) && !answers(behind)) return false
    const between = opening !== undefined && items.slice(0, first).some(answers) && items.slice(at).some(answers)
    return ofCompany || numbered || between || (opening?.kind === 'mark' && opening.mark === '(') || items.some(isOfPolicy)
  })
}
