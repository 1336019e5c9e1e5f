import type { Box, FieldReading } from '../../vocabulary/index.ts'
import { BLOT, type Page } from '../page-model.ts'
import { type Covered, type Draft, giveUp, placeOf, type Reread, SURE, wasSeen } from './draft.ts'
import { findRowMark, isPrintedNo, rowMarkCell, saysNo } from './find-row-marks.ts'
import { hasLooseMark, lineOfSameCell } from './marks-off-line.ts'

/** A cell taken for empty in which the picture shows a letter after all is no "no": the letter is read again, or nobody can say. */
export async function settleMarks(draft: Draft, pages: readonly Page[], reread: Reread, covered: Covered): Promise<void> {
  const { line } = draft
  const at = placeOf(draft, 'policy_number')
  const page = pages.find((p) => p.number === at?.page)
  if (!at?.box || !page || !wasSeen(draft, 'policy_number') || (!line.fields.policy_number && page.source !== 'image')) return
  for (const [field, column] of [['additional_insured', 'addl'], ['subrogation_waived', 'subr']] as const) {
    const unclear = line[field] === null ? draft.reading.unreadable_fields.find((u) => u.line === draft.index && u.field === field && u.box) : undefined
    if (!unclear && (line[field] !== false || line.fields[field]?.provenance)) continue
    if (!unclear && isOtherMark(line.fields[field === 'additional_insured' ? 'subrogation_waived' : 'additional_insured'], page, at.box, column)) continue
    if (!unclear && (line.fields[field]?.confidence ?? 1) < SURE && !rowMarkCell(page, at.box, column)) {
      giveUp(draft, field, 'the cell of the column cannot be made out')
      line[field] = null
      continue
    }
    const cell = unclear ? null : (rowMarkCell(page, at.box, column) ?? bothCells(at.box))
    if (cell && covered(page, cell)) {
      line.fields[field] = { confidence: 0, provenance: { page: page.number, box: cell, reader: 'pp_ocr' } }
      giveUp(draft, field, 'something lies over the cell of the column')
      line[field] = null
      continue
    }
    const word = unclear ? { text: '', box: unclear.box!, reader: 'pp_ocr' as const } : findRowMark(page, at.box, column)
    if (!word) {
      await settleEmptyCell(draft, page, rowMarkCell(page, at.box, column), field, reread)
      if (line[field] === false && !saysNo(page, at.box, column)) settleOffLine(draft, page, at.box, field, column)
      continue
    }
    const room = { x: word.box.x - 1.5, y: word.box.y - 1.5, w: word.box.w + 3, h: word.box.h + 3 }
    const again = word.text === BLOT ? null : await reread(page, room, 'text', word.text)
    const letter = again?.agreed ? again.text?.trim().toUpperCase() : undefined
    line.fields[field] = { confidence: again?.confidence ?? 0, provenance: { page: page.number, box: word.box, reader: word.reader } }
    line[field] = letter === 'X' || letter === 'Y' ? true : letter === 'N' ? false : null
    if (line[field] !== null) draft.reading.unreadable_fields = draft.reading.unreadable_fields.filter((u) => u !== unclear)
    if (line[field] === null) giveUp(draft, field, 'the mark in the column cannot be made out')
  }
}

/** Where both columns stand left of a number whose rules are not to be seen, as forms have them, in points. */
const bothCells = ({ x, y, h }: Box): Box => ({ x: x - 40, y, w: 36, h })

/** Nothing stands level with the number: a mark elsewhere in the cell may be this policy's all the same. */
function settleOffLine(draft: Draft, page: Page, number: Box, field: 'additional_insured' | 'subrogation_waived', column: 'addl' | 'subr'): void {
  const { line } = draft
  const mark = lineOfSameCell(draft, field)?.fields[field]
  if (mark) {
    line[field] = true
    line.fields[field] = { ...mark }
  } else if (hasLooseMark(draft, page, number, column)) {
    giveUp(draft, field, 'a mark stands in the column off the line of the policy')
    line[field] = null
  }
}

/** Where a rule between the two columns is lost, the cell by the rules that are left is the other column's: its mark was read already, and says nothing of this one. */
function isOtherMark(other: FieldReading | undefined, page: Page, number: Box, column: 'addl' | 'subr'): boolean {
  const [mark, cell] = [other?.provenance?.box, rowMarkCell(page, number, column)]
  if (!mark || !cell || mark.w > cell.w) return false
  const [x, y] = [mark.x + mark.w / 2, mark.y + mark.h / 2]
  return x > cell.x && x < cell.x + cell.w && y > cell.y && y < cell.y + cell.h
}

/** A cell in which no print was found is looked at once more by itself: what is there after all is a mark, or nobody can say. */
async function settleEmptyCell(draft: Draft, page: Page, cell: Box | null, field: 'additional_insured' | 'subrogation_waived', reread: Reread): Promise<void> {
  const again = cell && (await reread(page, cell, 'text', ''))
  const seen = again?.readings.filter((r) => r.text.trim() !== '' && !isPrintedNo(r.text)) ?? []
  // What one engine clearly reads as the printed or typed no, the other's guess does not change.
  const no =
    !seen.some((r) => /[xyk*]/i.test(r.text)) &&
    again?.readings.some((r) => r.confidence >= (r.reader === 'pp_ocr' ? 0.5 : 0.9) && /^n/i.test(r.text.trim()))
  if (!again || seen.length === 0 || no) {
    const said = draft.line.fields[field]
    if (cell && said && draft.line[field] === false) draft.line.fields[field] = { confidence: 1, provenance: { page: page.number, box: cell, reader: 'pp_ocr' } }
    return
  }
  draft.line.fields[field] = { confidence: again.confidence, provenance: { page: page.number, box: cell, reader: 'pp_ocr' } }
  const crosses = seen.filter((r) => /^[xXyY*]$/.test(r.text.trim()))
  draft.line[field] = crosses.length === again.readings.length && crosses.length > 1 ? true : null
  if (draft.line[field] === null) giveUp(draft, field, 'the mark in the column cannot be made out')
}
