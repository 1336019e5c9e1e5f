import type { Word } from '../../page-model.ts'
import { midY, type PageText, right } from './page-text.ts'

/** In type sizes; print of one pitch is set wider. */
const SPACE_MIN = 0.1
const SPACE_MAX = 1
const sizeOf = (word: Word): number => word.size ?? word.box.h
const isSameSize = (a: Word, b: Word): boolean => Math.abs(sizeOf(a) - sizeOf(b)) < 0.25 * Math.max(sizeOf(a), sizeOf(b))
const isLevel = (a: Word, b: Word): boolean => Math.abs(midY(a.box) - midY(b.box)) < 2
const isPrintedOver = (a: Word, b: Word): boolean => a !== b && isLevel(a, b) && a.box.x < right(b.box) - 1 && b.box.x < right(a.box) - 1

/**
 * A column's words where the text of the column before runs over into it and is printed across its own: what goes on from
 * there at the distance of a space belongs to that text.
 */
export function withoutSpilled(text: PageText, words: Word[]): Word[] {
  if (!words.some((a) => words.some((b) => isPrintedOver(a, b)))) return words
  const spilled = new Set<Word>()
  const goesOn = (from: Word): Word | undefined => {
    const gapTo = (w: Word): number => w.box.x - right(from.box)
    const near = words.filter((w) => !spilled.has(w) && isLevel(w, from) && isSameSize(w, from) && gapTo(w) > SPACE_MIN * from.box.h && gapTo(w) < SPACE_MAX * sizeOf(from))
    return near.sort((a, b) => gapTo(a) - gapTo(b))[0]
  }
  for (const outside of text.words.filter((w) => !words.includes(w))) for (let next = goesOn(outside); next; next = goesOn(next)) spilled.add(next)
  return words.filter((w) => !spilled.has(w))
}
