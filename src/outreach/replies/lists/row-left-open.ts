import { isValue, says } from '../words/kinds-of-items.ts'
import type { Item } from '../words/lex-sentence.ts'

const ANSWERS: ReadonlySet<string> = new Set(['active', 'match', 'yes', 'weak', 'bad', 'no'])
/** Words behind a policy's name that only tell which it is, and leave it to be gathered with the next. */
const NEUTRAL =
  /^(?:the|their|his|her|its|an?|and|both|all|also|then|policy|policies|coverages?|liability|insurance|lines?|for|on|with|of|in|at|to|from|by|through|thru|under|number|no|#|eff|effective|term|terms|year|insured-name|is|are|was|were|has|have|truck|trucks|motor|commercial|carrier|company)$/
const SENDS_ON = /\b(?:see|attached|call|ask|contact)\b/
/** Somebody who does something: more than the answer of a row. */
const SOMEBODY = /^(?:i|we|they|he|she|who|which|that|you|i'm|we're|they're)$/
const WORDS_MAX = 4
const named = (item: Item): item is Extract<Item, { kind: 'mention' }> => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'
const isMark = (item: Item | undefined, marks: RegExp): boolean => item?.kind === 'mark' && marks.test(item.mark)

type Row = { lines: string[]; body: Item[] }
/** Each name with what stands behind it, up to the next name that is of another policy. */
function rowsOf(items: Item[]): Row[] {
  const rows: Row[] = []
  for (const item of items) {
    const row = rows.at(-1)
    if (named(item) && (row === undefined || row.body.length > 0) && !(row && item.lines.join() === row.lines.join())) rows.push({ lines: item.lines, body: [] })
    else if (row) row.body.push(item)
  }
  return rows
}

const answered = ({ body }: Row): boolean => {
  const at = body.findIndex((item) => item.kind === 'sense' && ANSWERS.has(item.sense))
  return at !== -1 && body.slice(0, at).every((item) => item.kind === 'mark' || (item.kind === 'word' && NEUTRAL.test(item.word)))
}

/** "Cargo X,", "Cargo - Sold truck /", "Cargo = ,", "Cargo ?": something stands where the others have their answer, and it is none. */
function leftOpen({ body }: Row): boolean {
  if (body.some((item) => isValue(item) || says(item) || item.kind === 'label' || item.kind === 'attr' || (item.kind === 'mention' && item.via === 'group' && item.scope !== 'topic' && item.scope !== 'rest'))) return false
  const solid = body.filter((item) => item.kind !== 'mark' && item.kind !== 'join')
  if (solid.length > WORDS_MAX || solid.some((item) => item.kind === 'word' && SOMEBODY.test(item.word))) return false
  const empty = body.some((item, at) => isMark(item, /[?]/) || (item.kind === 'join' && isMark(body[at + 1], /[,;/|.]/)) || (isMark(item, /[-–—:=]/) && isMark(body[at + 1], /[,;/|)\]–—-]/)))
  return empty || solid.some((item) => item.kind === 'name' || (item.kind === 'word' && !NEUTRAL.test(item.word)) || (item.kind === 'mention' && item.scope === 'rest') || (item.kind === 'sense' && (item.sense !== 'plain' || SENDS_ON.test(item.text))))
}

/** "X on cargo, yes on GL": what stands before each name, where no name stands before it. */
function saidBefore(items: Item[]): Row[] {
  const rows: Row[] = []
  let body: Item[] = []
  for (const item of items) {
    if (named(item)) {
      rows.push({ lines: item.lines, body })
      body = []
    } else if (isMark(item, /[,;/|]/)) body = rows.length > 0 && body.length > 0 ? [...body, item] : []
    else body.push(item)
  }
  return body.every((item) => item.kind === 'mark') && rows.every((row) => row.body.some((item) => item.kind === 'word' && /^(?:on|for|to)$/.test(item.word))) ? rows : []
}

const inList = (item: Item): boolean => named(item) || item.kind === 'mark' || item.kind === 'join' || (item.kind === 'word' && /^(?:or|the|their|an?)$/.test(item.word))
/** "Active: GL / auto / or WC": one of those, and which of them it does not say. A denial is of either. */
function joinedByOr(items: Item[]): string[] {
  const at = items.findIndex((item, place) => item.kind === 'word' && item.word === 'or' && items.slice(place + 1).find((next) => next.kind !== 'mark' && next.kind !== 'word')?.kind === 'mention')
  if (at < 1 || items.some((item) => item.kind === 'sense' && /^(?:not|no|denied|cannot)$/.test(item.sense))) return []
  const from = items.slice(0, at).findLastIndex((item) => !inList(item)) + 1
  const until = items.findIndex((item, place) => place > at && !inList(item))
  const run = items.slice(from, until === -1 ? undefined : until).filter(named)
  return run.length > 1 && items.slice(from, at).some(named) ? run.flatMap((item) => item.lines) : []
}

/**
 * "Auto - active, cargo - sold truck, GL - active": the policies of a row whose own answer says neither yes nor no, where another of
 * the same sentence has one, or a heading above all of them (`headed`). Names with nothing behind them are gathered, and are none.
 */
export function leftOpenInRow(items: Item[], headed: boolean): string[] {
  const before = saidBefore(items)
  if (before.length > 1 && before.some((row) => says(row.body[0]!))) return openOnes(before.filter((row) => !row.body.some(says)))
  const rows = rowsOf(items)
  return [...joinedByOr(items), ...(headed || (rows.length > 1 && rows.some(answered)) ? openOnes(rows.filter((row) => !answered(row) && leftOpen(row))) : [])]
}
const openOnes = (rows: Row[]): string[] => [...new Set(rows.flatMap((row) => row.lines))]
