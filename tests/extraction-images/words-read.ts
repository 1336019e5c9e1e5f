import type { Page, RuledLine, Word } from '../../src/extraction/page-model.ts'

/** A word as recognition gives it, of letters four points wide. */
export const word = (text: string, x: number, y: number, w = text.length * 4): Word => ({ text, box: { x, y, w, h: 7 }, confidence: 0.9, reader: 'pp_ocr' })

/** The words of a line, from the place of its first one. */
export const line = (text: string, x: number, y: number): Word[] => {
  let at = x
  return text.split(' ').map((t) => {
    const one = word(t, at, y)
    at += t.length * 4 + 3
    return one
  })
}

/** A letter-size page of such words. */
export const pageOf = (words: Word[], lines: RuledLine[] = []): Page => ({ number: 1, width: 612, height: 792, source: 'image', words, lines, checkboxes: [], fields: [] })
