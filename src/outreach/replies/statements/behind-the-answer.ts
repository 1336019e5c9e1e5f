import { isCourtesy } from '../asides/is-courtesy.ts'
import { saysNothing } from '../asides/say-nothing.ts'
import { isSmallTalk } from '../asides/small-talk.ts'
import { isNoteOfRow } from '../lists/row-notes.ts'
import { foldText } from '../message/fold-text.ts'
import { isValue } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'

const SENDS_ELSEWHERE = /^ ?(?:please )?(?:call (?:me|us)(?! (?:if|with|for))|see|call|ask|contact|refer to|check with|y\/n|yes ?\/ ?no|tbd)\b(?! (?:attached|enclosed|cert|me|us|below|coi))/i
const parts = (item: Item): boolean => item.kind === 'mark' && /[,;(|–—-]/.test(item.mark)
/** A word that sets an answer aside by itself. */
const SAYS_ENOUGH = /^(?:out|off|down|over|gone|hold|review|check|questions?|call|ask|expiring|tbd|audit)$/i
/** "Confirmed - GL out", "Cargo - hold. All three": right behind a policy's name, and nothing behind it that it leads to. */
export const endsInAWord = (items: Item[]): boolean =>
  items.some((item, at) => {
    const before = items.slice(0, at).findLast((one) => one.kind !== 'mark')
    const next = items[at + 1]
    return item.kind === 'word' && /^(?:out|off|gone|hold|tbd|down|x)$/.test(item.word) && before?.kind === 'mention' && before.scope === 'lines' && before.via !== 'carrier' && (next === undefined || next.kind === 'mark' || next.kind === 'join' || (next.kind === 'mention' && next.via === 'group'))
  })
const VERB = /^(?:is|are|was|were|be|been|has|have|had|do|does|did|get|gets|call|calls|ask|let|need|needs|send|sent|see|look|check|find|know|stop|stopped|start|starts|starting|started|end|ends|ending|ended|use|used|pull|pulling|pulled|go|goes|went|come|comes|came)$/
/** "Active with 1M CSL, carrier is insolvent": what is not understood stands in a piece of its own behind the answer, with no value in it. */
export function standsApart(items: Item[], unknown: Item[]): boolean {
  const said = items.findIndex((item) => item.kind === 'sense' && ['active', 'match', 'yes'].includes(item.sense))
  return items.some((item, at) => {
    if (at <= said || !parts(item)) return false
    const end = items.findIndex((other, next) => next > at && parts(other))
    const piece = items.slice(at + 1, end === -1 ? undefined : end)
    return piece.some((one) => unknown.includes(one)) && !piece.some((one) => isValue(one) || one.kind === 'label')
  })
}
/** "All active, the carrier is pulling out", "confirmed (was)": known words behind a yes that judge nothing, and are no courtesy. */
export function goesOnOtherwise(items: Item[], clause: string): boolean {
  const said = items.findIndex((item) => item.kind === 'sense' && ['active', 'match', 'yes', 'denied'].includes(item.sense))
  return items.some((item, at) => {
    if (at <= said || !parts(item)) return false
    const end = items.findIndex((other, next) => next > at && other.kind === 'mark' && /[,;()|.–—-]/.test(other.mark))
    const piece = items.slice(at + 1, end === -1 ? undefined : end)
    if (/[|(–—-]/.test((item as { mark: string }).mark) && isNoteOfRow(items, piece)) return true
    const bare = piece.length > 0 && piece.every((one) => one.kind === 'word' || one.kind === 'name' || one.kind === 'join' || (one.kind === 'attr' && one.attr === 'carrier') || (one.kind === 'mention' && one.scope === 'topic') || (one.kind === 'sense' && one.sense === 'plain') || (one.kind === 'attr' && /_date$/.test(one.attr)))
    // "Confirmed | see note": a cell or a bracket that sends the reader elsewhere.
    if (item.kind === 'mark' && /[|(]/.test(item.mark) && SENDS_ELSEWHERE.test(clause.slice(item.end - items[0]!.at))) return true
    // "All three active - out", "- hold".
    if (piece.length === 1 && SAYS_ENOUGH.test(clause.slice(piece[0]!.at - items[0]!.at, piece[0]!.end - items[0]!.at))) return true
    // "Confirmed | Test": a cell with a word of its own.
    if (bare && item.kind === 'mark' && /[|(]/.test(item.mark) && piece.every((one) => one.kind === 'name')) return true
    if (!bare || !piece.some((one) => (one.kind === 'word' && VERB.test(one.word)) || one.kind === 'attr' || (one.kind === 'sense' && /^(?:call|see|ask|contact)$/.test(one.text)))) return false
    const text = clause.slice(piece[0]!.at - items[0]!.at, piece.at(-1)!.end - items[0]!.at)
    return !isSmallTalk(piece, text) && !saysNothing(piece) && !isCourtesy(foldText(text))
  })
}
