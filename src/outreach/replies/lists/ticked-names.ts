import type { Item, Lexed } from '../words/lex-sentence.ts'

const TICK = /[✓✔✅☑]/u
const CROSS = /[❌✗✘❎]/u
export const hasTicks = (text: string): boolean => TICK.test(text) || CROSS.test(text)
const SAYS_YES: ReadonlySet<string> = new Set(['active', 'match', 'yes', 'plain', 'weak'])
const names = (item: Item): boolean => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

/** Every sentence that says anything but yes names the policy it says it of: no heading turns a tick round. */
export const ticksMeanYes = (sentences: readonly Lexed[]): boolean =>
  sentences.every(({ items }) => items.some(names) || items.every((item) => (item.kind !== 'sense' || SAYS_YES.has(item.sense)) && item.kind !== 'amount' && item.kind !== 'number'))

/**
 * "Auto ✔", "✅ GL active": a tick beside the policies' names alone is a yes to them. "GL ✘ - nonrenewed": the cross only repeats what
 * the words beside it say, and alone it leaves that policy open. Anything else stays as it was written.
 */
export function withTickRead(text: string, { items }: Lexed): string {
  const named = items.filter(names)
  if (named.length === 0) return text
  const others = items.filter((item) => !names(item) && item.kind !== 'mark' && item.kind !== 'join')
  if (TICK.test(text) && !CROSS.test(text) && text.split(TICK).length === 2 && others.length === 0) return `${text.replace(TICK, ' ').trim()}: yes`
  const only = new Set(named.flatMap((item) => (item.kind === 'mention' ? item.lines : []))).size === 1
  if (!CROSS.test(text) || TICK.test(text) || !only) return text
  const uncrossed = text.replaceAll(/[❌✗✘❎]/gu, ' ').trim()
  if (others.length === 0) return `${uncrossed} ?`
  const ended = items.some((item) => item.kind === 'sense' && item.sense === 'bad') && items.every((item) => item.kind !== 'sense' || item.sense === 'bad' || item.sense === 'no')
  return ended ? uncrossed : text
}
