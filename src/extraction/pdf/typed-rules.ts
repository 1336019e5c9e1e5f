import type { RuledLine, Word } from '../page-model.ts'

const TYPED_RULE = /^[-=–—]{12,}$/

/** Rules that were typed, as on papers in print of one pitch: rows of hyphens are lines of the page and no words. */
export function typedRules(words: readonly Word[]): { words: Word[]; rules: RuledLine[] } {
  const typed = words.filter((w) => w.visible !== false && TYPED_RULE.test(w.text))
  if (typed.length === 0) return { words: [...words], rules: [] }
  const rules = typed.map(({ box: { x, y, w, h } }): RuledLine => ({ x1: x, y1: y + h / 2, x2: x + w, y2: y + h / 2, thickness: 0.5 }))
  return { words: words.filter((w) => !typed.includes(w)), rules }
}
