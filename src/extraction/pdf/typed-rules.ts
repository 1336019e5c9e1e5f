import type { RuledLine, Word } from '../page-model.ts'

const TYPED_RULE = /^[-=–—]{12,}$/
const UPRIGHTS_MIN = 6

/** Rules that were typed, as on papers in print of one pitch: rows of hyphens are lines of the page and no words, and so are the strokes between their columns. */
export function typedRules(words: readonly Word[]): { words: Word[]; rules: RuledLine[] } {
  const typed = words.filter((w) => w.visible !== false && TYPED_RULE.test(w.text))
  if (typed.length === 0) return { words: [...words], rules: [] }
  const rules = typed.map(({ box: { x, y, w, h } }): RuledLine => ({ x1: x, y1: y + h / 2, x2: x + w, y2: y + h / 2, thickness: 0.5 }))
  const left = words.filter((w) => !typed.includes(w))
  if (left.filter((w) => w.text.includes('|')).length < UPRIGHTS_MIN) return { words: left, rules }
  return { words: left.flatMap(piecesOf), rules: [...rules, ...left.flatMap(uprightsIn)] }
}

/** What stands between strokes: in print of one pitch each letter takes the same of a word's width. */
function piecesOf(word: Word): Word[] {
  if (!word.text.includes('|')) return [word]
  const pitch = word.box.w / word.text.length
  return [...word.text.matchAll(/[^|]+/g)].map((m) => ({ ...word, text: m[0], box: { ...word.box, x: word.box.x + m.index * pitch, w: m[0].length * pitch } }))
}
function uprightsIn({ text, box, visible }: Word): RuledLine[] {
  if (visible === false) return []
  const pitch = box.w / text.length
  return [...text.matchAll(/\|/g)].map(({ index }): RuledLine => ({ x1: box.x + (index + 0.5) * pitch, y1: box.y, x2: box.x + (index + 0.5) * pitch, y2: box.y + box.h, thickness: 0.5 }))
}
