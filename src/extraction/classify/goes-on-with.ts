import { foldText } from './fold-text.ts'
import type { PageText } from './text-of-page.ts'

const LETTERS_MIN = 5
const DIGITS_MIN = 4
/** A ZIP code, a year and an amount are shared by papers of all sorts. */
const COMMON = /^\d{5}$|^\$|^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^\d+\.\d\d$/
const EDGES = /^[^A-Za-z0-9$]+|[^A-Za-z0-9]+$/g
const SPACED = /\b\d[\d -]{5,16}\d\b/g

/** The numbers of a page that hardly two papers share by chance, folded. */
function numbersOf({ rows }: PageText): Set<string> {
  const found = new Set<string>()
  for (const { segments } of rows)
    for (const { text, words } of segments)
      for (const printed of [...words.map((w) => w.text), ...(text.match(SPACED) ?? [])]) {
        const piece = printed.replace(EDGES, '')
        const folded = foldText(piece)
        if (folded.length >= LETTERS_MIN && piece.replace(/\D/g, '').length >= DIGITS_MIN && !COMMON.test(piece) && !isDay(piece)) found.add(folded)
      }
  return found
}
const isDay = (piece: string): boolean => /^\W*\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\W*$/.test(piece)

/** Whether a page bears a number, of a policy or an account, that one of the others bears too. */
export function sharesNumber(page: PageText, others: readonly PageText[]): boolean {
  const own = [...numbersOf(page)]
  return own.length > 0 && others.some((other) => own.some((number) => other.folded.includes(number)))
}
