import type { Word } from '../page-model.ts'
import { normalForm } from '../values/index.ts'
import type { Engine } from './engine.ts'
import type { PageFrame } from './page-frame.ts'
import type { Drawings } from './read-drawings.ts'
import { type Letter, readGlyphs } from './read-glyphs.ts'
import { type Glyph, untangleRuns } from './untangle-runs.ts'
import { beginsWord } from './word-edges.ts'

/** A word with its font size and the text object it was painted by (0 when unknown). */
export type PaintedWord = Word & { object: number; size: number }

/** Words in paint order, how many drawn letters the file gives no text for (their codes are control characters), and the letters printed across the page. */
export type ReadWords = { words: PaintedWord[]; unmapped: number; aslant: string }

/** The page's letters grouped into words by geometry. `paints`: how each text object is painted. */
export function readWords(engine: Engine, textPage: number, frame: PageFrame, paints: Drawings['textPaint']): ReadWords {
  const { glyphs: printed, unmapped, aslant } = readGlyphs(engine, textPage, frame)
  const glyphs = untangleRuns(printed, (object) => paints.get(object)?.order)
  const words: PaintedWord[] = []
  let open: Letter[] = []
  const close = (): void => {
    if (open.length > 0) words.push(wordOf(open))
    open = []
  }
  let at = 0
  const ahead = (count: number): string => aheadOf(glyphs, at, count)
  for (; at < glyphs.length; at++) {
    const { letter, begins } = glyphs[at]!
    if (!letter) {
      close()
      continue
    }
    if (open.length > 0 && (begins || beginsWord(open, letter, ahead))) close()
    open.push(letter)
    if (open.length > 400) close()
  }
  close()
  return { words, unmapped, aslant }
}

/** The letters from one on to the end of its word, `count` of them at most. */
function aheadOf(glyphs: readonly Glyph<Letter>[], from: number, count: number): string {
  let text = ''
  for (let k = from; k < Math.min(glyphs.length, from + count); k++) {
    const { letter } = glyphs[k]!
    if (!letter) break
    text += letter.text
  }
  return text
}

function wordOf(letters: Letter[]): PaintedWord {
  let x1 = Infinity
  let x2 = -Infinity
  let y1 = Infinity
  let y2 = -Infinity
  let size = 0
  for (const l of letters) {
    x1 = Math.min(x1, l.x1)
    x2 = Math.max(x2, l.x2)
    y1 = Math.min(y1, l.top)
    y2 = Math.max(y2, l.bottom)
    size = Math.max(size, l.size)
  }
  // A lone dash or full stop is a speck; give it the height its line has.
  if (y2 - y1 < 0.4 * size) {
    const base = letters[0]!.base
    y1 = Math.min(y1, base - 0.8 * size)
    y2 = Math.max(y2, base - 0.15 * size)
  }
  const fontSize = Math.round((size / 1.17) * 10) / 10
  return {
    // Joined at once: a text that grew letter by letter is slow to look up ever after.
    text: normalForm(letters.map((l) => l.text).join('')),
    box: { x: x1, y: y1, w: x2 - x1, h: y2 - y1 },
    confidence: 1,
    reader: 'pdf_text',
    size: fontSize,
    base: letters[0]!.base,
    object: letters[0]!.object,
  }
}
