import type { Box } from '../../../vocabulary/index.ts'
import type { Reader } from '../../page-model.ts'
import { midX, midY, type PageText, unionBox } from './page-text.ts'

/** A mark made on the form: a cross, a tick, a filled box, or a Y or N typed in a cell. */
export type Mark = { box: Box; sign: 'X' | 'Y' | 'N'; confidence: number; reader: Reader }

const CROSS = /^[[({|]?(x|xx|✓|✔|✗|✘|✕|✖|×|☒|☑|√|■)[\])}|]?$/i

/** `y`, and `Y*`, `X**`: a mark with a star that sends the reader to a note. */
const NOTED = /^(?:[yn]|[XYNxyn]\*{1,3}|[YN]\(\d\))$/

/** Beside a mark, and what is left of the box around it. */
const SPECKS = /^[.,'`·:;]+|[.,'`·:;]+$|(?<=^X)[jJ!\]|]$/g

/** Every mark on the page; a check box and the cross printed in it count once. */
export function findMarks(text: PageText): Mark[] {
  const marks: Mark[] = []
  for (const seen of text.words) {
    // Specks of a picture come as signs of the mark's word.
    const word = seen.reader === 'pp_ocr' && seen.text.length > 1 ? { ...seen, text: seen.text.replace(SPECKS, '') } : seen
    if (CROSS.test(word.text)) marks.push({ box: word.box, sign: 'X', confidence: word.confidence, reader: word.reader })
    else if (/^[YN]$/.test(word.text))
      marks.push({ box: word.box, sign: word.text as 'Y' | 'N', confidence: word.confidence, reader: word.reader })
    else if (seen.reader !== 'pp_ocr' && NOTED.test(word.text))
      marks.push({ box: word.box, sign: word.text[0]!.toUpperCase() as Mark['sign'], confidence: word.confidence, reader: word.reader })
    else if (/^yes(?:$|[\d¹²³*†‡]$)/i.test(word.text) && (seen.reader !== 'pp_ocr' || word.text.length === 3)) marks.push({ box: word.box, sign: 'Y', confidence: word.confidence, reader: word.reader })
  }
  marks.push(...halvedCrosses(text))
  for (const box of text.page.checkboxes) {
    if (box.checked !== true) continue
    const known = marks.some((m) => Math.abs(midX(m.box) - midX(box.box)) < 6 && Math.abs(midY(m.box) - midY(box.box)) < 6)
    if (!known) marks.push({ box: box.box, sign: 'X', confidence: box.confidence, reader: box.reader })
  }
  return marks
}

/** A cross that a picture's lines were cut through comes as its halves: `v` over `A`. */
function halvedCrosses(text: PageText): Mark[] {
  const seen = text.words.filter((w) => w.reader === 'pp_ocr')
  return seen.flatMap((upper): Mark[] => {
    if (!/^v$/i.test(upper.text)) return []
    const lower = seen.find((w) => /^[A^Λ]$/.test(w.text) && Math.abs(midX(w.box) - midX(upper.box)) < 4 && w.box.y > upper.box.y + 2 && w.box.y < upper.box.y + upper.box.h + 2)
    const box = lower && unionBox([upper.box, lower.box])
    return box && box.h < HALVED_MAX ? [{ box, sign: 'X', confidence: (upper.confidence + lower.confidence) / 2, reader: upper.reader }] : []
  })
}
/** In points: a cross is no higher than its box on the form. */
const HALVED_MAX = 13
