import type { Word } from '../../page-model.ts'
import { midY, type PageText, right } from '../page/page-text.ts'
import { withoutSpilled } from '../page/spilled-words.ts'

const LETTERS_MIN = 5
/** The words of a policy's number in its column: without what runs over from the column before, with what stands beyond the column's edge and begins it. */
export function numberWords(text: PageText, words: Word[], lettered: boolean): Word[] {
  const own = withoutSpilled(text, words)
  // What is left where print lies over print may be a piece of the number.
  if (own.length < words.length && own.map((w) => w.text).join('').replace(/[^A-Za-z0-9]/g, '').length < LETTERS_MIN) return []
  const before = own.flatMap((word) => {
    const head = own.some((w) => w !== word && isBefore(w, word)) ? undefined : levelWith(text, word).find((w) => !own.includes(w) && isBefore(w, word))
    return head && isHead(text, head, word, lettered) ? [head] : []
  })
  const ends = own.filter((word) => !own.some((w) => w !== word && isBefore(word, w)))
  return [...before, ...own, ...ends.flatMap((end) => tailOf(text, own, end))].filter((w) => !ends.some((end) => isSentence(text, own, end) && Math.abs(midY(end.box) - midY(w.box)) < 2))
}

/** On a picture the rule before the column may be lost, and with it where the marks beside it end: `CPP` stood in their column before `1018952 84`. */
export function withLostHead(text: PageText, own: Word[]): Word[] {
  const heads = own.flatMap((word) => {
    if (!/^\d/.test(word.text) || own.some((w) => w !== word && isLevel(w, word) && right(w.box) <= word.box.x)) return []
    const head = levelWith(text, word).find((w) => !own.includes(w) && gapBetween(w, word) > 0 && gapBetween(w, word) < SEEN_GAP_MAX * word.box.h)
    return head && !NO_HEAD.test(head.text) && isHead(text, head, word, true) ? [head] : []
  })
  return [...heads, ...own]
}
/** A space as pictures show it, in heights of the print, and what a column of marks holds. */
const SEEN_GAP_MAX = 1.1
const NO_HEAD = /^(?:NA|NIA|NO|YES|[XYN]{2})$|\d/

const TAIL_MAX = 4
const nextTo = (text: PageText, own: readonly Word[], word: Word): Word | undefined => levelWith(text, word).find((w) => !own.includes(w) && isBefore(word, w))
/** What a number too long for its column goes on with beyond it: capitals and figures at the distance of a space, and no day. */
function tailOf(text: PageText, own: readonly Word[], end: Word): Word[] {
  const tail: Word[] = []
  for (let word: Word | undefined = end; word && tail.length < TAIL_MAX; ) {
    const next = nextTo(text, own, word)
    if (!next || !/^(?:[A-Z0-9()-]{2,}|&)$/.test(next.text) || /^(?:N\/?A|YES|NO)$/.test(next.text)) break
    tail.push(next)
    word = next
  }
  return tail
}
/** Words in small letters go on beyond the column: what stands in it is a piece of a sentence laid over the form. */
function isSentence(text: PageText, own: readonly Word[], end: Word): boolean {
  const next = nextTo(text, own, end)
  return next !== undefined && /^[a-z]{2,}[.,;:]?$/.test(next.text)
}

const LEVEL = 2
const isLevel = (a: Word, b: Word): boolean => Math.abs(midY(a.box) - midY(b.box)) < LEVEL
const levelWith = (text: PageText, { box }: Word): Word[] => text.level(midY(box), LEVEL)
const gapBetween = (a: Word, b: Word): number => b.box.x - right(a.box)
const isBefore = (a: Word, b: Word): boolean => a !== b && isLevel(a, b) && gapBetween(a, b) > 0 && (gapBetween(a, b) < 0.6 * b.box.h || isOnePitch(a, b))
/** In print of one pitch a space is as wide as a letter. */
const isOnePitch = (a: Word, b: Word): boolean => {
  const pitch = b.box.w / b.text.length
  return Math.abs(a.box.w / a.text.length - pitch) < 0.02 * pitch && Math.abs(gapBetween(a, b) - pitch) < 0.05 * pitch
}

/** Letters of a program right before the figures, with no rule between, that go on with nothing before them: a row may be set in columns of its own. */
function isHead(text: PageText, head: Word, word: Word, lettered: boolean): boolean {
  // A letter alone may be the company's, where the table has a column of them.
  if (!(lettered ? /^[A-Z]{2,5}\d{0,3}$/ : /^[A-Z]{1,5}\d{0,3}$/).test(head.text) || !/^\d/.test(word.text)) return false
  const y = midY(head.box)
  const ruled = text.page.lines.some((l) => Math.abs(l.x1 - l.x2) < 1.5 && l.x1 > right(head.box) - 1 && l.x1 < word.box.x + 1 && Math.min(l.y1, l.y2) < y && Math.max(l.y1, l.y2) > y)
  return !ruled && !levelWith(text, head).some((w) => isBefore(w, head))
}
