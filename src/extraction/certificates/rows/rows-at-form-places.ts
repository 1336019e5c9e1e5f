import { formPitch } from '../limits/limit-strips.ts'
import type { Table } from '../table/coverage-table.ts'
import { midY } from '../page/page-text.ts'
import type { Row, RowKind } from './find-rows.ts'
import { isPrintedForm, type Name } from './names-by-limits.ts'

/** The rows that an ACORD 25 prints, top to bottom, and how many strips each is high. */
export const FORM_ROWS: readonly [RowKind, number][] = [['general_liability', 7], ['auto_liability', 5], ['umbrella', 3], ['workers_comp', 4]]

const NAMES_MIN = 3
/** In strips of the form: how far the table's top may be off, and a name from its place under it. */
const [TOP_OFF_MAX, NAME_OFF_MAX] = [0.6, 0.35]
const FREE_ROW_MIN = 12

/** On a picture that lost the rules between the rows: where their names stand at the heights the form prints them at, its rows lie as the form has them. */
export function rowsAtFormPlaces(table: Table, names: readonly Name[]): Row[] | null {
  const pitch = formPitch(table)
  if (!pitch || !isPrintedForm(table)) return null
  const starts = FORM_ROWS.map((_, i) => FORM_ROWS.slice(0, i).reduce((sum, [, strips]) => sum + strips, 0))
  const offs = FORM_ROWS.flatMap(([kind], i) => {
    const first = names.find((n) => n.kind === kind && n.anchor.words.length > 0)
    return first ? [midY(first.anchor.words[0]!.box) - table.top - (starts[i]! + 0.5) * pitch] : []
  })
  const shift = offs.toSorted((a, b) => a - b)[offs.length >> 1] ?? 0
  if (offs.length < NAMES_MIN || Math.abs(shift) > TOP_OFF_MAX * pitch || offs.some((off) => Math.abs(off - shift) > NAME_OFF_MAX * pitch)) return null
  const rows = FORM_ROWS.map(([kind, strips], i): Row => {
    const top = table.top + shift + starts[i]! * pitch
    return { kind, top, bottom: top + strips * pitch, anchor: names.find((n) => n.kind === kind)?.anchor ?? null }
  })
  const { bottom } = rows.at(-1)!
  return table.bottom - bottom > FREE_ROW_MIN ? [...rows, { kind: 'free', top: bottom, bottom: table.bottom, anchor: null }] : rows
}
