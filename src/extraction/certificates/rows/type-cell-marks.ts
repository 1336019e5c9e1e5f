import { assignMarks, labelsIn } from './assign-marks.ts'
import type { Row } from './find-rows.ts'
import type { LineDraft } from '../line-draft.ts'
import { midY, right } from '../page/page-text.ts'
import { marksIn, type RowContext, typeArea } from './printed-rows.ts'

const PHRASES = {
  additional_insured: ['ADDLINSD', 'ADDLINSR', 'ADDITIONALINSURED'],
  subrogation_waived: ['SUBRWVD', 'SUBROGATIONWAIVED', 'WAIVEROFSUBROGATION'],
}
const BOX_REACH = 12

/** Boxes for additional insured and waiver under the coverage's name, on forms that have no columns for them: an open box is no. */
export function readTypeCellMarks(ctx: RowContext, row: Row, draft: LineDraft): void {
  const { addl, subr } = ctx.table.columns
  if (addl || subr || ctx.text.page.source === 'image') return
  const area = typeArea(ctx, row)
  const labels = labelsIn(ctx.text, area, PHRASES)
  const found = assignMarks(labels, marksIn(ctx, area))
  for (const { name, box } of labels) {
    const field = name as keyof typeof PHRASES
    const mark = found.get(name)
    const open = ctx.text.page.checkboxes.some((c) => right(c.box) < box.x + 2 && box.x - right(c.box) < BOX_REACH && Math.abs(midY(c.box) - midY(box)) < 6)
    if (!mark && !open) continue
    draft.line[field] = mark !== undefined
    if (mark) draft.note(field, [{ text: mark.sign, box: mark.box, confidence: mark.confidence, reader: mark.reader }])
  }
}
