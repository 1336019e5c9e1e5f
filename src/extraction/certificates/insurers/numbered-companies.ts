import { rowsOf } from '../../classify/index.ts'
import type { Page, Word } from '../../page-model.ts'
import { isCompanyName } from '../../naic/index.ts'

const NUMBER = /^\(?([1-8])[.):]*$/
const HEAD = /^(?:compan(?:y|ies)|insurers?|carriers?)\W*$/i
const SIGN = /^[.:)–—-]+$/
const ALIGNED = 4
const CELLS_MIN = 3
const letterOf = (number: string): string => String.fromCharCode(64 + Number(number))
/** The number a company is listed under, for the letter it was read by. */
export const numberOfLetter = (letter: string | null): string | null => (letter && /^[A-H]$/.test(letter) ? String(letter.charCodeAt(0) - 64) : letter)

/**
 * Companies listed by number (`1 – Acme Insurance Company`) that a column of such numbers refers to: the page with letters in their
 * places, as other papers have them. Null where no list of at least two, from 1 on, stands on the page, or no column refers to it.
 */
export function withLettersForNumbers(page: Page): Page | null {
  if (page.source === 'image' || !page.words.some((w) => NUMBER.test(w.text))) return null
  const rows = rowsOf(page)
  const listed = new Map<Word, string>()
  const signs = new Set<Word>()
  for (const row of rows)
    for (const { words } of row.segments) {
      const at = HEAD.test(words[0]!.text) ? 1 : 0
      const number = NUMBER.exec(words[at]?.text ?? '')?.[1]
      const sign = words[at + 1] && SIGN.test(words[at + 1]!.text) ? 1 : 0
      const name = words.slice(at + 1 + sign).map((w) => w.text).join(' ').replace(/[\s,(–-]+NAIC\b.*$/i, '')
      if (!number || Number(number) !== listed.size + 1 || name.length < NAME_MIN || /\d/.test(name) || !isCompanyName(name)) continue
      listed.set(words[at]!, number)
      if (sign) signs.add(words[at + 1]!)
    }
  if (listed.size < 2) return null
  const numbers = new Set(listed.values())
  const cells = rows.filter((r) => r.segments.length >= CELLS_MIN).flatMap((r) => r.segments.filter((s) => s.words.length === 1 && numbers.has(NUMBER.exec(s.text)?.[1] ?? '')).map((s) => s.words[0]!)).filter((w) => !listed.has(w))
  const column = cells.filter((w) => cells.filter((o) => Math.abs(o.box.x - w.box.x) < ALIGNED).length >= 2)
  const named = page.words.filter((w, i) => !listed.has(w) && numbers.has(NUMBER.exec(w.text)?.[1] ?? '') && /^(?:insurer|company|carrier|co\.?)$/i.test(page.words[i - 1]?.text ?? ''))
  if (column.length === 0 && named.length === 0) return null
  const referring = new Set([...column, ...named])
  return {
    ...page,
    words: page.words.filter((w) => !signs.has(w)).map((w): Word => {
      const own = listed.get(w)
      return own ? { ...w, text: `Insurer${letterOf(own)}:` } : referring.has(w) ? { ...w, text: letterOf(NUMBER.exec(w.text)![1]!) } : w
    }),
  }
}
const NAME_MIN = 8
