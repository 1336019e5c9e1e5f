import type { Box } from '../../../vocabulary/index.ts'
import { type Block, type Row, type Segment, unionBox } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'

/** Words in reading order as one text that remembers where each word starts, so that a match can be traced to its place. */
export type TextRun = { page: number; text: string; words: Word[]; starts: number[] }

export function runOf(page: number, words: Word[]): TextRun {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += word.text
  }
  return { page, text, words, starts }
}
export const runOfSegment = (segment: Segment): TextRun => runOf(segment.page, segment.words)
export const runOfRow = (row: Row): TextRun =>
  runOf(
    row.page,
    row.segments.flatMap((s) => s.words),
  )
export const runOfBlock = (block: Block): TextRun =>
  runOf(
    block.page,
    block.segments.flatMap((s) => s.words),
  )

/** The words a stretch of the text touches. */
export function wordsBetween(run: TextRun, start: number, end: number): Word[] {
  return run.words.filter((w, i) => run.starts[i]! < end && run.starts[i]! + w.text.length > start)
}
export const boxBetween = (run: TextRun, start: number, end: number): Box => unionBox(wordsBetween(run, start, end).map((w) => w.box))
export const confidenceOf = (words: readonly Word[]): number => words.reduce((c, w) => Math.min(c, w.confidence), 1)

/** A reading with its place: what every finder of this folder yields. */
export type Found = { text: string; page: number; box: Box; words: Word[]; score: number }
