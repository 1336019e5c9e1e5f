import type { Item } from '../words/lex-sentence.ts'
import { VERB } from '../statements/opens-anew.ts'
import type { Sense } from '../words/sense.ts'

const AFFIRMS: ReadonlySet<Sense> = new Set(['active', 'match', 'yes', 'weak'])
const STATES: ReadonlySet<Sense> = new Set(['active', 'match', 'yes', 'weak', 'bad', 'no', 'not', 'denied', 'inherit', 'except', 'rewrite', 'cannot', 'checking', 'wrong'])
const RESERVES: ReadonlySet<Sense> = new Set(['hedge', 'condition', 'restrict', 'hearsay', 'cue', 'partial'])
const IN_LIST = /^(?:the|their|his|her|a|an|both|also|policy|policies|coverage|and)$/
const LEADS = /^(?:with|w|for|under|in|at|on|from|per|as|until|till|through|thru|to|of|by|when|while|within|during|pero|con|por|bajo|en|hasta)$/
const isMark = (item: Item | undefined, marks: RegExp): boolean => item?.kind === 'mark' && marks.test(item.mark)
const isLine = (item: Item): boolean => item.kind === 'mention' && (item.scope === 'lines' || item.scope === 'ambiguous')

/**
 * "Confirmed on auto and cargo for now", "yes to the GL and the auto if they paid": where the yes stands before the names, what
 * follows the last of them without a statement of its own is said of all of them.
 */
export function listGoesOn(before: Item[], separator: Item, rest: Item[]): boolean {
  if (!(separator.kind === 'join' && separator.word === 'and') && !(separator.kind === 'mark' && separator.mark === ',')) return false
  const solid = before.filter((item) => item.kind !== 'mark')
  const first = solid.findIndex(isLine)
  const yes = solid.findIndex((item) => item.kind === 'sense' && AFFIRMS.has(item.sense))
  if (yes === -1 || first < yes || !solid.slice(first).every((item) => isLine(item) || item.kind === 'join' || (item.kind === 'word' && IN_LIST.test(item.word)))) return false
  if (solid.some((item) => item.kind === 'sense' && !AFFIRMS.has(item.sense) && item.sense !== 'plain')) return false
  const end = rest.findIndex((item) => !(isLine(item) || (item.kind === 'join' && item.word !== 'but') || (item.kind === 'mark' && item.mark === ',') || (item.kind === 'word' && IN_LIST.test(item.word))))
  if (end < 1 || !rest.slice(0, end).some(isLine)) return false
  // "In force: auto, cargo and GL, we write their house, not this": what is set apart behind the list parts none of it.
  const apart = rest[end]!
  // "Active: auto, cargo, cancelled: GL", "Confirmed: auto, cargo, GL but ...": the next heading or turn ends the list and parts none of it.
  if ((apart.kind === 'sense' && isMark(rest[end + 1], /:/)) || apart.kind === 'join') return true
  if (rest[end - 1]!.kind === 'mark' && !(apart.kind === 'sense' && STATES.has(apart.sense))) return true
  // "... auto, cargo and GL - they are on autopay but the card declined", "... GL (not yet)", "... cargo - GL was cancelled".
  if (isMark(apart, /[–—(-]/)) return true
  const behind = rest.slice(end).filter((item) => item.kind !== 'mark' || /[;|:=]/.test(item.mark))
  // "... auto, cargo and GL as described in your request, if they paid".
  const plain = behind.findIndex((item) => item.kind !== 'sense' || item.sense !== 'plain')
  const tail = plain === -1 ? behind : behind.slice(plain)
  const next = tail.find((item) => item.kind !== 'join' && !(item.kind === 'word' && IN_LIST.test(item.word)))
  if (plain > 0 && next !== undefined && !isLine(next) && next.kind !== 'mark') return true
  const [opens] = tail
  if (opens === undefined || opens.kind === 'mark') return false
  // "... for auto, cargo and GL with limits as requested".
  const [limits, agrees, ...further] = tail
  if (limits?.kind === 'attr' && limits.attr === 'limits' && agrees?.kind === 'sense' && agrees.sense === 'match' && further.every((item) => item.kind === 'sense' && item.sense === 'plain')) return true
  const told = tail.find((item) => item.kind === 'sense' && (STATES.has(item.sense) || RESERVES.has(item.sense) || item.sense === 'pending')) as Extract<Item, { kind: 'sense' }> | undefined
  if (told !== undefined && RESERVES.has(told.sense)) return true
  if (told?.sense === 'pending') return opens === told ? separator.kind === 'join' || rest.slice(0, end).some((item) => item.kind === 'join') : opens.kind === 'word' && LEADS.test(opens.word)
  if (told === undefined) return opens.kind === 'word' && !VERB.test(opens.word)
  return opens.kind === 'word' && LEADS.test(opens.word) && told.sense === 'wrong'
}
