import type { Box } from '../vocabulary/index.ts'
import type { Page, Word } from './page-model.ts'

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? (w * h) / Math.max(0.01, Math.min(a.w * a.h, b.w * b.h)) : 0
}
const legible = (word: Word): boolean => word.visible !== false && /^[\x20-\x7e\u00a0-\u024f\u2010-\u2026☒☐✓]+$/.test(word.text)

/**
 * A page seen as a picture, with what the file itself carries laid into it: typed words and form fields win over
 * the picture's reading of the same place. Nothing is laid in when the picture had to be turned or resized,
 * because then the two do not share one geometry.
 */
export function mergeDigital(digital: Page, seen: Page): Page {
  const sameFrame = Math.abs(digital.width - seen.width) < 3 && Math.abs(digital.height - seen.height) < 3
  const typed = sameFrame ? digital.words.filter(legible) : []
  if (typed.length === 0 && digital.fields.length === 0) return seen
  const read = seen.words.filter((word) => !typed.some((t) => overlap(t.box, word.box) > 0.45))
  // The pictures behind a page are found again by the page object, so it is changed in place.
  seen.words = [...typed, ...read]
  if (sameFrame) {
    seen.fields = digital.fields
    seen.checkboxes = [...digital.checkboxes.filter((c) => c.reader === 'pdf_form'), ...seen.checkboxes]
    if (digital.lines.length > seen.lines.length) seen.lines = digital.lines
  }
  seen.source = 'mixed'
  return seen
}

const SAME_PLACE = 0.6
const folded = (word: Word): string => word.text.toLowerCase().replace(/[i1|!]/g, 'l').replace(/0/g, 'o')

/**
 * A page some of whose letters the file garbles, seen as a picture: what both read alike stands as the file has it, of everything
 * else only the picture tells. Rules and fields are the file's.
 */
export function layOver(digital: Page, seen: Page): Page {
  if (Math.abs(digital.width - seen.width) >= 3 || Math.abs(digital.height - seen.height) >= 3) return seen
  const typed = Map.groupBy(digital.words.filter(legible), folded)
  seen.words = seen.words.map((word) => typed.get(folded(word))?.find((t) => overlap(t.box, word.box) > SAME_PLACE) ?? word)
  seen.fields = digital.fields
  seen.checkboxes = [...digital.checkboxes.filter((c) => c.reader === 'pdf_form'), ...seen.checkboxes]
  if (digital.lines.length > seen.lines.length) seen.lines = digital.lines
  return seen
}
