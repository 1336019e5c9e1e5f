import type { Box } from '../../../vocabulary/index.ts'
import { bottom, midY, type PageText, right } from '../page/page-text.ts'
import type { Label } from './insurer-labels.ts'

const HEADS = ['COMPANIESPROVIDING', 'COMPANIESAFFORDING', 'INSURERSPROVIDING', 'CARRIERSPROVIDING']
const SAME_X = 4
const LETTERS_MAX = 60
const DOWN_MAX = 170
const NAME_MAX = 60

/** `Insurers` alone on its line: the form's own list has its heading's other words beside it. */
const LONE_HEAD = /^\W*(?:insurers|insurance\s+(?:companies|carriers)|carriers|companies)\s?:?$/i
/** Looked for first: a page's words are put in lines only where they are needed. */
const SIGNED = /^[A-H][:.)]$/

/** Letters that begin their lines under such a heading, with a sign behind each and a company's name. */
export function lettersUnderLoneHead(text: PageText): Label[] {
  const head = text.page.source === 'image' || !text.words.some((w) => SIGNED.test(w.text)) ? undefined : text.lines.find((l) => LONE_HEAD.test(l.text))
  const letters = head ? lettersBelow(text, head.box).filter((l) => l.anchor.words.every((w) => /[:.)]$/.test(w.text) && !text.level(midY(w.box), 2).some((o) => o !== w && o.box.x < w.box.x && right(o.box) > w.box.x - NAME_MAX))) : []
  return letters.length > 1 ? letters : []
}

/** Under `Companies providing coverage` bare letters in line, from A on, each with its company's name beside it. */
export function listedLetters(text: PageText): Label[] {
  const head = text.findFirst(HEADS)
  return head ? lettersBelow(text, head.box) : []
}

function lettersBelow(text: PageText, head: Box): Label[] {
  const within = text.words
    .filter((w) => /^[A-H][:.)]?$/.test(w.text) && w.box.y > bottom(head) - 1 && w.box.y < bottom(head) + DOWN_MAX)
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
