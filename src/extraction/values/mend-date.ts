import { findDate } from './parse-date.ts'

const FIGURES: Record<string, string> = { O: '0', o: '0', Q: '0', D: '0', l: '1', I: '1', i: '1', S: '5', s: '5', B: '8', Z: '2', z: '2' }
/** Month, day and year of four figures, the strokes between them read as figures, letters or not at all. */
const STROKES_LOST = /^(\d{2})[/1lI|.-]?(\d{2})[/1lI|.-]?(20\d{2})$/
/** The same with a year of two figures, one stroke legible. */
const SHORT_YEAR = /^(\d{2})(?:\/(\d{2})[1lI|.-]?|[1lI|.-]?(\d{2})\/)(\d{2})$/
/** A year of this century whose second figure was misread. */
const CENTURY_LOST = /^(\d{1,2})[/.-](\d{1,2})[/.-]2\d(\d{2})$/

/**
 * The day that a picture's garbled print can only have been, as `YYYY-MM-DD`; null when it may be several or none. It is a
 * conjecture: to be believed only where the other day of the term bears it out.
 */
export function mendDate(printed: string): string | null {
  const bare = printed.trim().replace(/^[^\dA-Za-z]+|[^\dA-Za-z]+$/g, '').replaceAll(' ', '')
  if (bare.length < 7 || bare.length > 11) return null
  const text = bare.replace(/[OoQDSsBZz]/g, (letter) => FIGURES[letter]!)
  const plain = findDate(text)
  if (plain) return plain.start === 0 && plain.end === text.length ? plain.date : null
  const match = STROKES_LOST.exec(text)
  if (match) return findDate(`${match[1]}/${match[2]}/${match[3]}`)?.date ?? null
  const short = SHORT_YEAR.exec(text)
  if (short) return findDate(`${short[1]}/${short[2] ?? short[3]}/${short[4]}`)?.date ?? null
  const late = CENTURY_LOST.exec(text)
  return late ? (findDate(`${late[1]}/${late[2]}/20${late[3]}`)?.date ?? null) : null
}
