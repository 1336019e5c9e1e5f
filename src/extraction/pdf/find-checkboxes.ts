import type { Box } from '../../vocabulary/index.ts'
import type { Checkbox, Word } from '../page-model.ts'

const MARKS = /^(x|xx|X|✓|✔|✗|✘|✕|✖|☒|☑|■|●|•|√)$/
const BOXED = /^[☒☑☐❏❑□]$/
const inside = (inner: Box, outer: Box, slack: number): boolean =>
  inner.x + inner.w / 2 > outer.x - slack &&
  inner.x + inner.w / 2 < outer.x + outer.w + slack &&
  inner.y + inner.h / 2 > outer.y - slack &&
  inner.y + inner.h / 2 < outer.y + outer.h + slack

/**
 * Check boxes drawn on the page: squares with or without a mark inside, boxes printed as one glyph, and
 * crosses drawn as lines. Outlined lettering draws thousands of small strokes; then strokes mean nothing.
 */
export function findCheckboxes({ squares, strokes, fills }: { squares: Box[]; strokes: Box[]; fills: Box[] }, words: Word[]): Checkbox[] {
  const out: Checkbox[] = []
  const glyphs = words.filter((w) => w.visible !== false && w.text.length <= 2)
  const marks = glyphs.filter((w) => MARKS.test(w.text))
  const drawn = strokes.length <= 400 ? strokes : []
  const distinct: Box[] = []
  const sized = squares.slice(0, 2000).sort((a, b) => b.w * b.h - a.w * a.h)
  for (const square of sized) {
    // A square within a square is the mark of the outer one.
    if (distinct.some((d) => inside(square, d, 0) && square.w < d.w * 0.9)) continue
    if (distinct.some((d) => Math.abs(d.x - square.x) < 2 && Math.abs(d.y - square.y) < 2 && Math.abs(d.w - square.w) < 3)) continue
    distinct.push(square)
    const filled = fills.some((f) => inside(f, square, 0) && f.w > square.w * 0.3 && f.w < square.w * 1.1 && f.h > square.h * 0.3)
    const checked =
      filled ||
      marks.some((m) => inside(m.box, square, 0.5)) ||
      drawn.some((s) => inside(s, square, 0) && s.w < square.w + 3 && s.h < square.h + 3)
    out.push({ box: square, checked, confidence: 1, reader: 'pdf_text' })
  }
  for (const glyph of glyphs) {
    if (!BOXED.test(glyph.text)) continue
    out.push({ box: glyph.box, checked: glyph.text === '☒' || glyph.text === '☑', confidence: 1, reader: 'pdf_text' })
  }
  // A drawn cross is two slanted strokes over each other, or one path with both.
  for (const stroke of drawn) {
    if (stroke.w < 3.5 || stroke.h < 3.5 || stroke.w / stroke.h > 2 || stroke.h / stroke.w > 2) continue
    if (out.some((c) => inside(stroke, c.box, 1))) continue
    out.push({ box: stroke, checked: true, confidence: 0.9, reader: 'pdf_text' })
  }
  return out
}
