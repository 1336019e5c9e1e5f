import type { Box } from '../../../vocabulary/index.ts'
import { type Anchor, foldLetters, type PageText, type TextLine, unionOf } from '../page/page-text.ts'

/** The first line of a broken name has so many letters at least: `WORKERS`, `COMMERCIAL`. */
const FIRST_LETTERS_MIN = 7
const LINES_MAX = 3
/** Lines of one name stand as close as print is set, in heights of a line. */
const PITCH_MAX = 1.9

/** Where a narrow column breaks a name over lines: `AUTOMOBILE` over `LIABILITY`. What stands before the name on its first line is its box. */
export function brokenNames(text: PageText, phrases: readonly string[], area: Box): Anchor[] {
  const lines = text.linesIn(area)
  return lines.flatMap((line, i) => phrases.map((phrase) => brokenName(lines.slice(i, i + LINES_MAX), phrase)).find((a) => a !== null) ?? [])
}

function brokenName([first, ...under]: readonly TextLine[], phrase: string): Anchor | null {
  if (!first) return null
  const from = first.words.findIndex((w) => foldLetters(w.text).length > 1)
  const words = from < 0 ? [] : first.words.slice(from)
  let letters = foldLetters(words.map((w) => w.text).join(''))
  if (letters.length < FIRST_LETTERS_MIN || !phrase.startsWith(letters)) return null
  let above = first
  for (const line of under) {
    if (letters.length >= phrase.length) break
    letters += foldLetters(line.text)
    if (line.box.y - above.box.y > PITCH_MAX * above.box.h || !(phrase.startsWith(letters) || letters.startsWith(phrase))) return null
    above = line
    words.push(...line.words)
  }
  return letters.startsWith(phrase) ? { box: unionOf(words.map((w) => w.box)), words, edits: 0 } : null
}
