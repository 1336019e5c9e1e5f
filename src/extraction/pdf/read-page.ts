import type { Box } from '../../vocabulary/index.ts'
import type { Page, Word } from '../page-model.ts'
import { findCheckboxes } from './find-checkboxes.ts'
import { joinRules } from './join-rules.ts'
import { printLooseWidgets } from './loose-widgets.ts'
import { markVisibility, type Shown } from './mark-visibility.ts'
import type { PdfDocument } from './open-document.ts'
import { type PageFrame, pageFrame } from './page-frame.ts'
import { type Drawings, readDrawings } from './read-drawings.ts'
import { readFields } from './read-fields.ts'
import { pictureBoxes } from './picture-boxes.ts'
import { type PaintedWord, readWords } from './read-words.ts'
import { forgetFonts } from './symbol-fonts.ts'
import { typedRules } from './typed-rules.ts'
import { unseenText } from './unseen-text.ts'

/**
 * A digital page, how much of it is picture (0 to 1), where its largest picture lies, how many pictures and small drawn strokes it
 * has, and how many drawn letters the file gives no text for.
 */
export type DigitalPage = { page: Page; pictureShare: number; largestPicture: Box | null; drawnPieces: number; unmapped: number }

/** Reads page `index` (from 0) of an open PDF: words, rules, check boxes, fields. Null when the page cannot be loaded. */
export function readPage(document: PdfDocument, index: number): DigitalPage | null {
  const { engine } = document
  const { call } = engine
  let page = call.FPDF_LoadPage!(document.handle, index)
  if (page && printLooseWidgets(document, page)) {
    call.FPDF_ClosePage!(page)
    page = call.FPDF_LoadPage!(document.handle, index)
  }
  if (!page) return null
  forgetFonts()
  const { textPage, turns } = loadText(document, page)
  try {
    const frame = pageFrame(engine, page, turns)
    const drawings = readDrawings(engine, page, frame)
    const { words: painted, unmapped, aslant } = textPage ? readWords(engine, textPage, frame, drawings.textPaint) : { words: [], unmapped: 0, aslant: '' }
    const area = frame.width * frame.height
    const typed = readFields(document, page, frame)
    const unseen = unseenText(document, index, painted, drawings, frame.quarterTurns)
    const shown: Shown = { width: frame.width, height: frame.height, unseen }
    const judged = markVisibility(painted, drawings, shown)
    const { words, rules } = typedRules([...readAgain(document, page, frame, { painted, judged, drawings, shown }), ...typed.words])
    const pictured = pictureBoxes(document, index, drawings, frame.quarterTurns)
    const checkboxes = [...typed.checkboxes, ...findCheckboxes(drawings, words), ...pictured]
    const pictureShare = Math.min(1, drawings.images.reduce((sum, i) => sum + sizeOf(i.box), 0) / Math.max(1, area))
    const largestPicture = drawings.images.reduce<Box | null>((most, { box }) => (most && sizeOf(most) >= sizeOf(box) ? most : box), null)
    return {
      page: {
        number: index + 1,
        width: frame.width,
        height: frame.height,
        source: 'digital',
        words,
        lines: [...joinRules([...drawings.rules, ...rules]), ...typed.struck],
        checkboxes,
        fields: typed.fields,
        ...(aslant && { aslant }),
      },
      pictureShare,
      largestPicture,
      drawnPieces: drawings.images.length + drawings.strokes.length,
      unmapped,
    }
  } finally {
    if (textPage) call.FPDFText_ClosePage!(textPage)
    call.FPDF_ClosePage!(page)
  }
}

/**
 * The page's text and how its letters are turned. PDFium takes letters in the order of the page as it is shown: where that is not
 * upright, words drawn in pieces come out backwards, so it is taken as if shown upright.
 */
function loadText(document: PdfDocument, page: number): { textPage: number; turns: number | null } {
  const { call } = document.engine
  const textPage = call.FPDFText_LoadPage!(page)
  const turns = textPage ? textTurnsOf(document, textPage) : null
  const shown = call.FPDFPage_GetRotation!(page)
  const upright = turns === null ? shown : (4 - turns) % 4
  if (shown === upright) return { textPage, turns }
  call.FPDFText_ClosePage!(textPage)
  call.FPDFPage_SetRotation!(page, upright)
  const again = call.FPDFText_LoadPage!(page)
  call.FPDFPage_SetRotation!(page, shown)
  return { textPage: again, turns }
}

const sizeOf = ({ w, h }: Box): number => w * h

/**
 * PDFium leaves out a letter that repeats another at the same place, whichever of the two is to be seen: `$5,000` over
 * a covered `250,000` comes out as `$5`. Where hidden words touch visible ones, the page is read once more without them.
 */
function readAgain(
  document: PdfDocument,
  page: number,
  frame: PageFrame,
  first: { painted: PaintedWord[]; judged: Word[]; drawings: Drawings; shown: Shown },
): Word[] {
  const hidden = first.judged.filter((w) => w.visible === false)
  const shown = hidden.length > 0 ? first.judged.filter((w) => w.visible !== false) : []
  if (!hidden.some((h) => shown.some((w) => touches(h.box, w.box)))) return first.judged
  const { engine } = document
  const { call } = engine
  const [hiddenBoxes, shownBoxes] = [new Set(hidden.map((w) => w.box)), new Set(shown.map((w) => w.box))]
  const objects = new Set(first.painted.filter((w) => hiddenBoxes.has(w.box)).map((w) => w.object))
  for (const word of first.painted) if (shownBoxes.has(word.box)) objects.delete(word.object)
  objects.delete(0)
  for (const object of objects) call.FPDFPageObj_SetIsActive!(object, 0)
  const { textPage } = loadText(document, page)
  try {
    const seen = textPage ? markVisibility(readWords(engine, textPage, frame, first.drawings.textPaint).words, first.drawings, first.shown) : []
    return seen.length > 0 ? [...seen, ...hidden.filter((h) => !seen.some((w) => w.visible === false && touches(w.box, h.box)))] : first.judged
  } finally {
    if (textPage) call.FPDFText_ClosePage!(textPage)
    for (const object of objects) call.FPDFPageObj_SetIsActive!(object, 1)
  }
}
const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w + 1 && b.x < a.x + a.w + 1 && a.y < b.y + b.h * 0.7 && b.y < a.y + a.h * 0.7

/**
 * How many quarters clockwise most letters are drawn, before /Rotate: some printers draw a page sideways, with a /Rotate that
 * sets it right or without. Null where no letter says.
 */
function textTurnsOf(document: PdfDocument, textPage: number): number | null {
  const { call } = document.engine
  const count = call.FPDFText_CountChars!(textPage)
  const votes = [0, 0, 0, 0]
  const step = Math.max(1, Math.floor(count / 60))
  for (let i = 0; i < count; i += step) {
    if (call.FPDFText_GetUnicode!(textPage, i) <= 32) continue
    const angle = call.FPDFText_GetCharAngle!(textPage, i)
    if (angle >= 0) votes[Math.round(angle / (Math.PI / 2)) % 4]!++
  }
  const most = Math.max(...votes)
  return most === 0 ? null : votes.indexOf(most)
}
