import type { Box } from '../../../vocabulary/index.ts'
import { type Anchor, foldLetters, type PageText, type TextLine, unionBox } from '../page/page-text.ts'

/** The first line of a broken name has so many letters at least: `WORKERS`, `COMMERCIAL`. */
const FIRST_LETTERS_MIN = 7
const LINES_MAX = 3
/** Lines of one name stand as close as print is set, in heights of a line's ink. */
const PITCH_MAX = 2.4

type Head = { words: TextLine['words']; letters: string; first: TextLine; under: readonly TextLine[] }

/**
 * Where a narrow column breaks a name over lines: `AUTOMOBILE` over `LIABILITY`. What stands before the name on its first line is
 * its box. The lines are looked at once, the phrases of each coverage held against what may begin a name.
 */
export function brokenNamesIn(text: PageText, area: Box): (phrases: readonly string[]) => Anchor[] {
  const lines = text.linesIn(area)
  const heads = lines.flatMap((line, i) => headOf(line, lines.slice(i + 1, i + LINES_MAX)))
  return (phrases) => heads.flatMap((head) => phrases.map((phrase) => brokenName(head, phrase)).find((a) => a !== null) ?? [])
}

function headOf(first: TextLine, under: readonly TextLine[]): Head[] {
  const from = first.words.findIndex((w) => foldLetters(w.text).length > 1)
  const words = from < 0 ? [] : first.words.slice(from)
  const letters = foldLetters(words.map((w) => w.text).join(''))
  return letters.length < FIRST_LETTERS_MIN ? [] : [{ words, letters, first, under }]
}

function brokenName(head: Head, phrase: string): Anchor | null {
  if (!phrase.startsWith(head.letters)) return null
  let { letters, first: above } = head
  const words = [...head.words]
  for (const line of head.under) {
    if (letters.length >= phrase.length) break
    letters += foldLetters(line.text)
    if (line.box.y - above.box.y > PITCH_MAX * above.box.h || !(phrase.startsWith(letters) || letters.startsWith(phrase))) return null
    above = line
    words.push(...line.words)
  }
  return letters.startsWith(phrase) ? { box: unionBox(words.map((w) => w.box)), words, edits: 0 } : null
}
