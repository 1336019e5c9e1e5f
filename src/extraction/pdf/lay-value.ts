import type { Box } from '../../vocabulary/index.ts'
import type { Reader, Word } from '../page-model.ts'

const LETTER_WIDTH = 0.52
const LINE_HEIGHT = 1.16

/**
 * A field's value as words inside its box. Where exactly a viewer would draw each letter does not matter to
 * who reads by cell; the order of the lines and the side they start on does.
 */
export function layValue(value: string, box: Box, reader: Reader, size: number | null, alignment = 0): Word[] {
  const printed = value.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').slice(0, 200)
  const tall = box.h > 26 || printed.length > 1
  let letters = size ?? (tall ? 9 : Math.min(10, Math.max(5, box.h * 0.72)))
  const room = Math.max(10, box.w - 4)
  const lines = printed.flatMap((line) => (tall ? wrap(line, room / (letters * LETTER_WIDTH)) : [line]))
  if (lines.length * letters * LINE_HEIGHT > box.h + 2) letters = Math.max(3, (box.h / lines.length / LINE_HEIGHT) * 0.98)
  const step = letters * LINE_HEIGHT
  const top = tall ? box.y + 2 : box.y + Math.max(0, (box.h - letters) / 2)
  return lines.flatMap((line, i) => layLine(line, { x: box.x + 2, y: top + i * step, w: room, h: letters }, reader, letters, alignment))
}

const wrap = (line: string, room: number): string[] => {
  const out: string[] = []
  let current = ''
  for (const word of line.split(/\s+/)) {
    if (current && current.length + 1 + word.length > room) {
      out.push(current)
      current = word
    } else current = current ? `${current} ${word}` : word
  }
  out.push(current)
  return out
}

const layLine = (line: string, at: Box, reader: Reader, letters: number, alignment: number): Word[] => {
  const width = Math.min(letters * LETTER_WIDTH, at.w / Math.max(1, line.length))
  // Quadding 1 is centred, 2 set right.
  const spare = Math.max(0, at.w - line.length * width)
  const start = at.x + (alignment === 1 ? spare / 2 : alignment === 2 ? spare : 0)
  const words: Word[] = []
  for (const match of line.matchAll(/\S+/g)) {
    words.push({
      text: match[0].normalize('NFKC'),
      box: { x: start + match.index * width, y: at.y, w: match[0].length * width, h: at.h * 0.85 },
      confidence: 1,
      reader,
      size: Math.round(letters * 10) / 10,
    })
  }
  return words
}
