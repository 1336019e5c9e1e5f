import type { Word } from '../../page-model.ts'
import { isPolicyNumber } from '../../declarations/index.ts'
import { isFormList, isNumberLine } from '../rows/number-lines.ts'
import { type Anchor, bottom, midY, type PageText, right, unionBox } from '../page/page-text.ts'
import { AMOUNTS, HEADINGS } from './table-headings.ts'

/** How far below a heading its numbers are looked for, in points, and how many words of a page are tried as one. */
const ROWS_REACH = 160
const TRIED_MAX = 160
const NUMBERS_MIN = 2
/** From one storey of headings to the next. */
const STOREY_MAX = 20
/** Words that head a column of numbers where its cells show that they do. */
const BARE = /^(?:numbers?|no\.?|policy|policies|reference|ref\.?|contract|document|certificate|agreement)$/i
/** What may go on behind such a word: `Number and dates`, `Policy / term`. */
const BEHIND = /^(?:and|&|\/|\+|dates?|terms?|periods?|#|nos?\.?)$/i

/**
 * `Coverage | Number | Limit`, `Kind | Company | Number and dates | Limits`: a heading too short to tell by itself heads the
 * numbers where several stand under it and the headings of coverages and of limits or days stand beside it.
 */
export function numberByCells(text: PageText, types: readonly Anchor[], namesUnder: (number: Anchor) => readonly Word[]): Anchor | null {
  for (const word of text.words.filter((w) => BARE.test(w.text)).slice(0, TRIED_MAX)) {
    const words = headingFrom(text, word)
    if (!words) continue
    const box = unionBox(words.map((w) => w.box))
    const level = (a: Anchor): boolean => Math.abs(midY(a.box) - midY(word.box)) < Math.max(5, word.box.h) && (right(a.box) < box.x || a.box.x > right(box))
    // Under a heading of its own (`Policy` over `Insurer | Number | Start`) it stands lower than those of one storey.
    const isStoreyOver = (a: Anchor): boolean => a.box.y < word.box.y && midY(word.box) - midY(a.box) < STOREY_MAX && right(a.box) < box.x
    const isHeaded = types.some((a) => level(a) || isStoreyOver(a)) && [...HEADINGS.limits, ...AMOUNTS, ...HEADINGS.eff].some((phrase) => text.find(phrase).some(level))
    // `Number and dates` tells by itself, where coverages are named in the columns before it.
    const isDated = words.some((w) => /^(?:dates?|terms?|periods?)$/i.test(w.text)) && namesUnder({ box, words }).length > 0
    if ((isHeaded || isDated) && numbersUnder(text, word, bottom(box)) >= NUMBERS_MIN) return { box, words }
  }
  return null
}

/** The word with what goes on behind or under it, where nothing else stands close by. */
function headingFrom(text: PageText, word: Word): Word[] | null {
  const level = text.level(midY(word.box), 3)
  if (level.some((w) => w !== word && w.box.x < word.box.x && word.box.x - right(w.box) < 0.8 * word.box.h)) return null
  const words = [word]
  for (let next: Word | undefined = word; next; ) {
    next = level.find((w) => w.box.x > words.at(-1)!.box.x && w.box.x - right(words.at(-1)!.box) < 0.8 * word.box.h)
    if (!next) break
    if (!BEHIND.test(next.text)) return null
    words.push(next)
  }
  const under = text.between(bottom(word.box) - 1, bottom(word.box) + 1.6 * word.box.h).filter((w) => Math.abs(w.box.x - word.box.x) < 3 && BEHIND.test(w.text) && !leadsToNumber(text, w))
  return [...words, ...under]
}

/** How many policy numbers stand in the heading's column, each begun at its edge. */
const numbersUnder = (text: PageText, head: Word, top: number): number =>
  text.linesIn({ x: head.box.x - 3, y: top, w: text.page.width, h: ROWS_REACH }).filter(({ words }) => {
    const [first] = words
    if (!first || Math.abs(first.box.x - head.box.x) > 3) return false
    const gap = words.findIndex((w, i) => i > 0 && w.box.x - right(words[i - 1]!.box) > 0.8 * w.box.h)
    const cell = words.slice(0, gap < 0 ? undefined : gap).map((w) => w.text).join(' ')
    return isPolicyNumber(cell) && isNumberLine(cell) && !isFormList(cell)
  }).length

/** The next word on the line is a number, as close as a word. */
export const leadsToNumber = (text: PageText, word: Word): boolean =>
  text.page.source !== 'image' && text.level(midY(word.box), 3).some((w) => w.box.x > right(word.box) - 1 && w.box.x - right(word.box) < w.box.h && (w.text.match(/\d/g)?.length ?? 0) >= FIGURES_MIN)
const FIGURES_MIN = 4
