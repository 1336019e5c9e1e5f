import type { Box } from '../vocabulary/index.ts'

/** Which reading a word came from. */
export type Reader = 'pdf_text' | 'pdf_form' | 'pdf_annotation' | 'pp_ocr' | 'line_reader' | 'tesseract' | 'docx'

/** One printed word. `confidence` 0 to 1; digital text is 1. */
export type Word = {
  text: string
  box: Box
  confidence: number
  reader: Reader
  /** Font size in points where the reader knows it. */
  size?: number
  /** The line that the print stands on, from the top, where the reader knows it: a box hugs its letters. */
  base?: number
  bold?: boolean
  /** false: in the file but not to be seen on the rendered page (covered, white on white, render mode 3). */
  visible?: boolean
}
/** A ruled line, horizontal or vertical, `thickness` in points. */
export type RuledLine = { x1: number; y1: number; x2: number; y2: number; thickness: number }
export type Checkbox = { box: Box; checked: boolean | null; confidence: number; reader: Reader }
/** A form field or an annotation that carries a value. */
export type FormField = {
  name: string
  kind: 'text' | 'checkbox' | 'choice' | 'signature'
  value: string | null
  checked: boolean | null
  box: Box
  /** What the field paints where that is something else than its value. */
  painted?: string
}

/** One page as every reader gives it: upright, in PDF points (72 to the inch), origin top left. */
export type Page = {
  number: number
  width: number
  height: number
  source: 'digital' | 'image' | 'mixed' | 'docx'
  words: Word[]
  lines: RuledLine[]
  checkboxes: Checkbox[]
  fields: FormField[]
  /** Large letters printed across a digital page, without spaces: `COPY`, `SPECIMEN`. They are no words of any line. */
  aslant?: string
  /** Resolution of the underlying picture, where there is one. */
  dpi?: number
  /** Where a place on this page lies on the page as it was sent, askew or photographed, in that page's points; absent where they are the same. */
  onSent?: (box: Box) => Box
}

/** The sign for a place that ink covers: whatever was printed there cannot be told. */
export const BLOT = '█'
