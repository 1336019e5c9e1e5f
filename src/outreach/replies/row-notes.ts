import type { Item } from './lex-sentence.ts'
import { isSmallTalk } from './small-talk.ts'

/** "Cargo: Active - sold truck", "Auto | Active | X": a few words of no known weight behind the answer of one policy's row. */
export function isNoteOfRow(items: Item[], piece: Item[]): boolean {
  const [first, ...others] = items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? [item.lines.join()] : []))
  if (first === undefined || others.some((one) => one !== first) || piece.length === 0 || piece.length > 4) return false
  const bare = piece.every((one) => one.kind === 'word' || one.kind === 'name' || (one.kind === 'mention' && (one.scope === 'rest' || one.scope === 'topic')))
  const letter = piece.length === 1 && piece[0]!.kind === 'word' && /^[a-z]$/.test(piece[0]!.word)
  const asAsked = piece.every((one) => (one.kind === 'mention' && one.scope === 'topic') || (one.kind === 'word' && AS_ASKED.test(one.word)))
  const words = piece.flatMap((one) => (one.kind === 'word' ? [one.word] : [])).join(' ')
  return letter || (bare && !asAsked && !isSmallTalk(piece, words === '' ? '?' : words))
}
const AS_ASKED = /^(?:policy|policies|coverage|in|on|file|our|system|records?|with|us|here|today|now|currently|as|listed|shown|above|below|same|number|term|annual|still|the|per|for|insured-name|this|year|yr|and|date|dates|of|all|also|both|liability|insurance|no|carrier|company)$/

/** "In force: X", "Active: see Dana": the field of a form, and what was put into it is neither a yes nor a value. */
export function fieldFilledOtherwise(items: Item[]): boolean {
  const [label, colon, ...rest] = items
  if (label?.kind !== 'sense' || !['active', 'match'].includes(label.sense) || colon?.kind !== 'mark' || !/[:=?]/.test(colon.mark)) return false
  return !rest.some((item) => (item.kind === 'sense' && ['active', 'match', 'yes', 'weak', 'bad', 'no', 'denied'].includes(item.sense)) || ['mention', 'date', 'range', 'amount', 'split', 'label', 'attr'].includes(item.kind))
}
