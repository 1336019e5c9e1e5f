import type { Box } from '../../vocabulary/index.ts'
import type { Reader } from '../page-model.ts'
import { midX, midY, type PageText } from './page-text.ts'

/** A mark made on the form: a cross, a tick, a filled box, or a Y or N typed in a cell. */
export type Mark = { box: Box; sign: 'X' | 'Y' | 'N'; confidence: number; reader: Reader }

const CROSS = /^[[({|]?(x|xx|✓|✔|✗|✘|✕|✖|×|☒|☑|√|■)[\])}|]?$/i

const SPECKS = /^[.,'`·:;]+|[.,'`·:;]+$/g

/** Every mark on the page; a check box and the cross printed in it count once. */
export function findMarks(text: PageText): Mark[] {
  const marks: Mark[] = []
  for (const seen of text.words) {
    // Specks of a picture beside a mark come as signs of its word.
    const word = seen.reader === 'pp_ocr' && seen.text.length > 1 ? { ...seen, text: seen.text.replace(SPECKS, '') } : seen
    if (CROSS.test(word.text)) marks.push({ box: word.box, sign: 'X', confidence: word.confidence, reader: word.reader })
    else if (/^[YN]$/.test(word.text))
      marks.push({ box: word.box, sign: word.text as 'Y' | 'N', confidence: word.confidence, reader: word.reader })
    else if (/^yes$/i.test(word.text)) marks.push({ box: word.box, sign: 'Y', confidence: word.confidence, reader: word.reader })
  }
  for (const box of text.page.checkboxes) {
    if (box.checked !== true) continue
    const known = marks.some((m) => Math.abs(midX(m.box) - midX(box.box)) < 6 && Math.abs(midY(m.box) - midY(box.box)) < 6)
    if (!known) marks.push({ box: box.box, sign: 'X', confidence: box.confidence, reader: box.reader })
  }
  return marks
}
