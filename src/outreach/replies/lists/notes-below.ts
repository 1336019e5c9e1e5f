import { isAnswer } from '../words/kinds-of-items.ts'
import type { Item, Lexed } from '../words/lex-sentence.ts'
import type { Sentence } from '../statements/split-sentences.ts'

const named = (item: Item): string[] => (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier' ? item.lines : [])

export type NoteBelow = { sentence: Sentence; lines: string[] }

/** "Cargo | Active | see below", and nothing below speaks of the cargo: what is to be read there was not found. */
export function notesNotFound(sentences: { sentence: Sentence; lexed: Lexed }[], asked: string[]): NoteBelow[] {
  return sentences.flatMap(({ sentence, lexed }, at) => {
    if (sentence.underName || !lexed.items.some(pointsBelow)) return []
    const below = new Set(sentences.slice(at + 1).flatMap((one) => one.lexed.items.flatMap(named)))
    // "All three are active - see below": of all of them, where nothing below names one.
    const of = linesBefore(lexed.items)
    const all = of.length === 0 && below.size === 0 && lexed.items.findIndex(isAnswer) !== -1 && lexed.items.findIndex(pointsBelow) > lexed.items.findIndex(isAnswer)
    const lines = all ? asked : of.filter((id) => !below.has(id))
    return lines.length > 0 ? [{ sentence, lines }] : []
  })
}

const isWord = (item: Item | undefined, word: RegExp): boolean => (item?.kind === 'word' && word.test(item.word)) || (item?.kind === 'sense' && item.sense === 'plain' && word.test(item.text))
function pointsBelow(item: Item, at: number, all: Item[]): boolean {
  if (!isWord(item, /^(?:(?:please|pls) )?see(?: below| notes?(?: below)?)?$/)) return false
  const next = all.slice(at + 1).find((one) => !isWord(one, /^(?:my|the|our|more)$/))
  return isWord(item, / /) || isWord(next, /^(?:below|notes?|comments?|remarks?|footnotes?|asterisk)$/)
}

/** The policies whose answer "see below" stands behind: those named since the answer before it was given. */
function linesBefore(items: Item[]): string[] {
  const out: string[] = []
  let row: string[] = []
  let answered = false
  let sendsFor = false
  for (const [at, item] of items.entries()) {
    const lines = named(item)
    if (lines.length > 0) {
      if (answered) row = []
      answered = false
      row.push(...lines)
    }
    // "See below for cargo."
    if (sendsFor && lines.length > 0) out.push(...lines)
    sendsFor = pointsBelow(item, at, items) || (sendsFor && item.kind !== 'mark' && !isAnswer(item))
    answered ||= isAnswer(item)
    if (answered && pointsBelow(item, at, items)) out.push(...row)
  }
  return [...new Set(out)]
}
