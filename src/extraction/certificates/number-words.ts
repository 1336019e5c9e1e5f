import type { Word } from '../page-model.ts'
import { midY, type PageText, right } from './page-text.ts'
import { withoutSpilled } from './spilled-words.ts'

const LETTERS_MIN = 5
/** The words of a policy's number in its column: without what runs over from the column before, with what stands beyond the column's edge and begins it. */
export function numberWords(text: PageText, words: Word[]): Word[] {
  const own = withoutSpilled(text, words)
  // What is left where print lies over print may be a piece of the number.
  if (own.length < words.length && own.map((w) => w.text).join('').replace(/[^A-Za-z0-9]/g, '').length < LETTERS_MIN) return []
  const before = own.flatMap((word) => {
    const head = own.some((w) => w !== word && isBefore(w, word)) ? undefined : text.words.find((w) => !own.includes(w) && isBefore(w, word))
    return head && isHead(text, head, word) ? [head] : []
  })
  return [...before, ...own]
}

const isLevel = (a: Word, b: Word): boolean => Math.abs(midY(a.box) - midY(b.box)) < 2
const gapBetween = (a: Word, b: Word): number => b.box.x - right(a.box)
const isBefore = (a: Word, b: Word): boolean => a !== b && isLevel(a, b) && gapBetween(a, b) > 0 && gapBetween(a, b) < 0.6 * b.box.h

/** Letters of a program right before the figures, with no rule between, that go on with nothing before them: a row may be set in columns of its own. */
function isHead(text: PageText, head: Word, word: Word): boolean {
  if (!/^[A-Z]{2,5}\d{0,3}$/.test(head.text) || !/^\d/.test(word.text)) return false
  const y = midY(head.box)
  const ruled = text.page.lines.some((l) => Math.abs(l.x1 - l.x2) < 1.5 && l.x1 > right(head.box) - 1 && l.x1 < word.box.x + 1 && Math.min(l.y1, l.y2) < y && Math.max(l.y1, l.y2) > y)
  return !ruled && !text.words.some((w) => isBefore(w, head))
}
