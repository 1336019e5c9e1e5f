import { bottom, midY, type PageText, right } from '../page/page-text.ts'
import type { Label } from './insurer-labels.ts'

const HEADS = ['COMPANIESPROVIDING', 'COMPANIESAFFORDING', 'INSURERSPROVIDING', 'CARRIERSPROVIDING']
const SAME_X = 4
const LETTERS_MAX = 60
const DOWN_MAX = 170
const NAME_MAX = 60

/** Under `Companies providing coverage` bare letters in line, from A on, each with its company's name beside it. */
export function listedLetters(text: PageText): Label[] {
  const head = text.findFirst(HEADS)
  if (!head) return []
  const within = text.words
    .filter((w) => /^[A-H][:.)]?$/.test(w.text) && w.box.y > bottom(head.box) - 1 && w.box.y < bottom(head.box) + DOWN_MAX)
    .slice(0, LETTERS_MAX)
    .filter((w) => namedBeside(text, w.box))
    .sort((a, b) => a.box.y - b.box.y)
  const out: Label[] = []
  for (const word of within) {
    const first = out[0]?.anchor.box
    if (word.text[0] === String.fromCharCode(65 + out.length) && (!first || Math.abs(word.box.x - first.x) < SAME_X)) out.push({ letter: word.text[0]!, anchor: { box: word.box, words: [word] }, glued: false })
  }
  return out
}

const namedBeside = (text: PageText, box: { x: number; y: number; w: number; h: number }): boolean =>
  text.level(midY(box), 3).some((w) => /^[A-Z][A-Za-z&.]{2,}/.test(w.text) && w.box.x > right(box) && w.box.x < right(box) + NAME_MAX)
