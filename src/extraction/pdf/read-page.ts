import type { Page, Word } from '../page-model.ts'
import { findCheckboxes } from './find-checkboxes.ts'
import { joinRules } from './join-rules.ts'
import { markVisibility } from './mark-visibility.ts'
import type { PdfDocument } from './open-document.ts'
import { pageFrame } from './page-frame.ts'
import { readDrawings } from './read-drawings.ts'
import { readFields } from './read-fields.ts'
import { readWords } from './read-words.ts'
import { forgetFonts } from './symbol-fonts.ts'

/** A digital page, how much of it is picture (0 to 1), and how many pictures and small drawn strokes it has. */
export type DigitalPage = { page: Page; pictureShare: number; drawnPieces: number }

/** Reads page `index` (from 0) of an open PDF: words, rules, check boxes, fields. Null when the page cannot be loaded. */
export function readPage(document: PdfDocument, index: number): DigitalPage | null {
  const { engine } = document
  const { call } = engine
  const page = call.FPDF_LoadPage!(document.handle, index)
  if (!page) return null
  forgetFonts()
  const textPage = call.FPDFText_LoadPage!(page)
  try {
    const frame = pageFrame(engine, page, textPage ? quarterTurnsOf(document, textPage) : 0)
    const painted = textPage ? readWords(engine, textPage, frame) : []
    const drawings = readDrawings(engine, page, frame)
    const area = frame.width * frame.height
    const typed = readFields(document, page, frame)
    const words: Word[] = [...markVisibility(painted, drawings, area), ...typed.words]
    const checkboxes = [...typed.checkboxes, ...findCheckboxes(drawings, words)]
    const pictureShare = Math.min(1, drawings.images.reduce((sum, i) => sum + i.box.w * i.box.h, 0) / Math.max(1, area))
    return {
      page: {
        number: index + 1,
        width: frame.width,
        height: frame.height,
        source: 'digital',
        words,
        lines: joinRules(drawings.rules),
        checkboxes,
        fields: typed.fields,
      },
      pictureShare,
      drawnPieces: drawings.images.length + drawings.strokes.length,
    }
  } finally {
    if (textPage) call.FPDFText_ClosePage!(textPage)
    call.FPDF_ClosePage!(page)
  }
}

/** How many quarter turns clockwise make most letters upright: some printers draw a page sideways and never say so. */
function quarterTurnsOf(document: PdfDocument, textPage: number): number {
  const { call } = document.engine
  const count = call.FPDFText_CountChars!(textPage)
  const votes = [0, 0, 0, 0]
  const step = Math.max(1, Math.floor(count / 60))
  for (let i = 0; i < count; i += step) {
    if (call.FPDFText_GetUnicode!(textPage, i) <= 32) continue
    const angle = call.FPDFText_GetCharAngle!(textPage, i)
    if (angle >= 0) votes[Math.round(angle / (Math.PI / 2)) % 4]!++
  }
  return votes.indexOf(Math.max(...votes))
}
