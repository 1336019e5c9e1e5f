import type { Item } from '../words/lex-sentence.ts'
import { isSmallTalk } from '../asides/small-talk.ts'

/** "Cargo: Active - sold truck", "Auto | Active | X": a few words of no known weight behind the answer of one policy's row. */
export function isNoteOfRow(items: Item[], piece: Item[]): boolean {
  const [first, ...others] = items.flatMap((item) => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? [item.lines.join()] : []))
  if (first === undefined || others.some((one) => one !== first) || piece.length === 0 || piece.length > 4) return false
  if (piece.every((one) => one.kind === 'sense' && one.sense === 'plain') && piece.some((one) => one.kind === 'sense' && SEE_NOTE.test(one.text))) return true
  const bare = piece.every((one) => one.kind === 'word' || one.kind === 'name' || (one.kind === 'mention' && (one.scope === 'rest' || one.scope === 'topic')))
  const letter = piece.length === 1 && piece[0]!.kind === 'word' && /^[a-z]$/.test(piece[0]!.word)
  const asAsked = piece.every((one) => (one.kind === 'mention' && one.scope === 'topic') || (one.kind === 'word' && AS_ASKED.test(one.word)))
  const words = piece.flatMap((one) => (one.kind === 'word' ? [one.word] : [])).join(' ')
  return letter || (bare && !asAsked && !isSmallTalk(piece, words === '' ? '?' : words))
}
const SEE_NOTE = /^(?:please )?see (?:my |the |our )?(?:notes?|below|above|comments?|remarks?)$/
const AS_ASKED = /^(?:policy|policies|coverage|in|on|file|our|system|records?|with|us|here|today|now|currently|as|listed|shown|above|below|same|number|term|annual|still|the|per|for|insured-name|this|year|yr|and|date|dates|of|all|also|both|liability|insurance|no|carrier|company)$/

/** "In force: X", "The cargo is active: see Dana": the field of a form, and what was put into it is neither a yes nor a value. */
export function fieldFilledOtherwise(items: Item[]): boolean {
  const at = items.findIndex((item, place) => item.kind === 'sense' && ['active', 'match'].includes(item.sense) && isColon(items[place + 1]))
  const rest = items.slice(at + 2)
  if (at === -1 || rest.length === 0) return false
  if (rest[0]!.kind === 'word' && /^(?:was|were)$/.test(rest[0]!.word)) return true
  return !rest.some((item) => (item.kind === 'sense' && ['active', 'match', 'yes', 'weak', 'bad', 'no', 'denied'].includes(item.sense)) || ['mention', 'date', 'range', 'amount', 'split', 'label', 'attr'].includes(item.kind))
}
const isColon = (item: Item | undefined): boolean => item?.kind === 'mark' && /[:=?]/.test(item.mark)
