import { allCarriers } from '../../naic/index.ts'
import type { Word } from '../../page-model.ts'

let known: Set<string> | undefined
/** The words of four letters and more that companies are named by. */
const isOfCompanies = (word: string): boolean => {
  known ??= new Set(allCarriers().flatMap((c) => [c.name, ...c.aliases]).flatMap((name) => name.toUpperCase().split(/[^A-Z]+/)).filter((w) => w.length >= 4))
  return known.has(word.toUpperCase())
}

const GLUED = /^([A-F])([A-Z][A-Za-z]{3,})$/
/** How much paper may part the letter from its label, in heights. */
const GAP_MAX = 1.2

/**
 * `INSURER AFEDERATED`, as a picture shows `INSURER A:FEDERATED` set without a space whose colon left no trace: the letter and the
 * first word of the name, where that is a word of companies' names and the whole is none.
 */
export const partGluedLetters = (words: readonly Word[]): Word[] =>
  words.flatMap((word) => {
    const match = GLUED.exec(word.text)
    if (!match || !isOfCompanies(match[2]!) || isOfCompanies(word.text)) return [word]
    const { x, y, w, h } = word.box
    const isLabel = (o: Word): boolean => /^INSURER$/i.test(o.text) && Math.abs(o.box.y + o.box.h / 2 - y - h / 2) < h / 2 && x - o.box.x - o.box.w > -0.2 * h && x - o.box.x - o.box.w < GAP_MAX * h
    if (!words.some(isLabel)) return [word]
    const own = w / word.text.length
    return [
      { ...word, text: `${match[1]}:`, box: { x, y, w: own, h } },
      { ...word, text: match[2]!, box: { x: x + own, y, w: w - own, h } },
    ]
  })
