import { isValue } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'
import { separatedRows } from './separated-rows.ts'
import { slashedRows } from './slashed-rows.ts'

export type Rows = { head: Item[]; rows: Item[][]; tail: Item[] }

/** "Auto exp 9/25/27 cargo exp 9/25/27 GL exp 6/1/27 all active", typed on without a comma: each policy with what it has in a sentence of its own. */
export const runOnRows = (sentences: Sentence[], itemsOf: (text: string) => Item[]): Sentence[] =>
  sentences.flatMap((one) => {
    if (one.underName || one.read !== undefined || one.ordinal !== null || /[|?]/.test(one.text)) return [one]
    const items = itemsOf(one.text)
    const found = slashedRows(items, one.text) ?? rowsOf(items) ?? separatedRows(items, one.text)
    if (found === null) return [one]
    const parts = [found.head, ...found.rows, found.tail].filter((items) => items.length > 0)
    return parts.map((items, at) => ({ ...one, text: one.text.slice(items[0]!.at, parts[at + 1]?.[0]!.at).replace(/[\s,;/–-]+$/, ''), line: one.line + at / (parts.length + 1) }))
  })

const isName = (item: Item | undefined): item is Extract<Item, { kind: 'mention' }> => item?.kind === 'mention' && item.via === 'coverage' && item.scope === 'lines' && item.lines.length === 1
const isGroup = (item: Item): boolean => item.kind === 'mention' && item.scope === 'all'
const stands = (item: Item): boolean => item.kind === 'sense' && ['active', 'match', 'yes', 'weak', 'plain'].includes(item.sense)
const GLUE = /^(?:with|w|at|the|of|an?|on|for|to|thru|through|until|from|per|each|is|are|has|policy|number|no|term|limits?|and|current)$/
const isOfRow = (item: Item): boolean => isValue(item) || stands(item) || item.kind === 'label' || item.kind === 'attr' || item.kind === 'mark' || (item.kind === 'join' && item.word !== 'but') || (item.kind === 'word' && GLUE.test(item.word))
const parts = (item: Item | undefined): boolean => item?.kind === 'join' || (item?.kind === 'mark' && /[,;]/.test(item.mark))

function rowsOf(items: Item[]): Rows | null {
  const starts: number[] = []
  const named = new Set<string>()
  for (const [at, item] of items.entries()) {
    if (!isName(item)) continue
    const [id] = item.lines as [string]
    if (starts.length > 0 && (items[starts.at(-1)!] as { lines: string[] }).lines[0] === id) continue
    if (named.has(id)) return null
    named.add(id)
    starts.push(at)
  }
  // "Auto 1M, cargo 150k": parted by commas, and by nothing else, it is read as it stands.
  const head = items.slice(0, starts[0])
  const headed = head.some(stands) && head.at(-1)?.kind === 'mark' && (head.at(-1) as { mark: string }).mark === ':'
  const within = items.slice(starts[0]).filter((item, at, all) => parts(item) && !isName(all[at + 1]))
  if (starts.length < 2 || (!headed && within.length === 0 && starts.slice(1).every((at) => parts(items[at - 1])))) return null
  if (!head.every((item) => stands(item) || isGroup(item) || item.kind === 'mark' || (item.kind === 'word' && GLUE.test(item.word)))) return null
  const behind = items.slice(starts.at(-1)!)
  const each = items.slice(starts[0], starts.at(-1)).some((item) => stands(item) && (item as { sense: string }).sense !== 'plain')
  const end = each ? behind.length : tailFrom(behind)
  const rows = starts.map((at, place) => (place === starts.length - 1 ? behind.slice(0, end) : items.slice(at, starts[place + 1])))
  // "GL 1M/2M, 1M auto, 3M umbrella": an amount behind a comma may be that of the name it stands before.
  const mixed = rows.some((row) => endsInAmount(row)) && !rows.every((row) => row.filter(isFigure).length > (endsInAmount(row) ? 1 : 0))
  return !mixed && rows.every(isRow) ? { head, rows, tail: behind.slice(end) } : null
}

const isFigure = (item: Item): boolean => isValue(item) || (item.kind === 'mention' && item.via === 'number')
function endsInAmount(row: Item[]): boolean {
  const last = row.at(-1)!
  return ['amount', 'split'].includes(last.kind) && parts(row.at(-2))
}

/** A policy's name, behind it at least one of its values, and nothing else. */
function isRow([name, ...own]: Item[]): boolean {
  const { lines } = name as Extract<Item, { kind: 'mention' }>
  return own.some(isFigure) && own.every((item) => isOfRow(item) || (item.kind === 'mention' && item.scope === 'lines' && item.lines.some((id) => lines.includes(id))))
}

/** "... all are active", "... - current": what closes the list is said of all of it. */
function tailFrom(last: Item[]): number {
  const group = last.findIndex(isGroup)
  if (group !== -1) return group
  const closing = last.findLastIndex((item) => !stands(item))
  return closing < last.length - 1 && last[closing]!.kind === 'mark' ? closing + 1 : last.length
}
