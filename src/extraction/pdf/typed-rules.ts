import type { RuledLine, Word } from '../page-model.ts'

const TYPED_RULE = /^[-=–—+|]{12,}$/
const UPRIGHTS_MIN = 6

/** Rules that were typed, as on papers in print of one pitch: rows of hyphens are lines of the page and no words, and so are the strokes between their columns. */
export function typedRules(words: readonly Word[]): { words: Word[]; rules: RuledLine[] } {
  const typed = words.filter((w) => w.visible !== false && TYPED_RULE.test(w.text))
  if (typed.length === 0) return strokesInColumn(words)
  const rules = typed.map(({ box: { x, y, w, h } }): RuledLine => ({ x1: x, y1: y + h / 2, x2: x + w, y2: y + h / 2, thickness: 0.5 }))
  const left = words.filter((w) => !typed.includes(w))
  if (left.filter((w) => w.text.includes('|')).length < UPRIGHTS_MIN) return { words: left, rules }
  return { words: left.flatMap(piecesOf), rules: [...rules, ...left.flatMap(uprightsIn)] }
}

const SAME_X = 1.5
const LINES_APART = 2.6
/** `|POLICY NUMBER` over `|00551 83`: strokes set against words, one right under another, part columns where no row of hyphens does. */
function strokesInColumn(words: readonly Word[]): { words: Word[]; rules: RuledLine[] } {
  const stroked = words.filter((w) => w.visible !== false && w.text.length > 1 && (w.text.startsWith('|') || w.text.endsWith('|')))
  if (stroked.length < 2) return { words: [...words], rules: [] }
  const atOf = (w: Word): number => (w.text.startsWith('|') ? w.box.x : w.box.x + w.box.w)
  const isUnder = (a: Word, b: Word): boolean => Math.abs(atOf(a) - atOf(b)) < SAME_X && Math.abs(a.box.y - b.box.y) > 0.6 * a.box.h && Math.abs(a.box.y - b.box.y) < LINES_APART * a.box.h
  const columns = new Set(stroked.filter((a) => stroked.some((b) => isUnder(a, b))))
  return { words: words.flatMap((w) => (columns.has(w) ? piecesOf(w) : [w])), rules: [...columns].flatMap(uprightsIn) }
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
