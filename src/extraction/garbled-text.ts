import type { Word } from './page-model.ts'
import type { DigitalPage } from './pdf/index.ts'

const UNMAPPED_MIN = 3
/** Forms have two of their own: `(A/C,`. */
const SIGNS_WORDS_MIN = 5

/**
 * Fonts that went through a printer's language, or were cut down to the letters used, may lose what their codes mean: `PERIOD`
 * comes out as `3(5,2'`, and figures as control characters, which are no text at all. Other fonts of the page may be whole, the
 * form's own among them, so that the form is known and its values are not what they seem.
 */
export const isGarbled = ({ page, unmapped }: DigitalPage): boolean => unmapped >= UNMAPPED_MIN || page.words.filter((w) => w.visible !== false && isOfSigns(w)).length >= SIGNS_WORDS_MIN

/** More signs than letters and figures, and three kinds of them. */
function isOfSigns({ text }: Word): boolean {
  if (text.length < 4) return false
  const signs = text.replace(/[^\x21-\x7e]|[A-Za-z0-9]/g, '')
  return signs.length > text.length / 2 && new Set(signs).size >= 3
}
