import type { Box } from '../../../vocabulary/index.ts'
import type { Table } from '../table/coverage-table.ts'
import type { Row, RowKind } from './find-rows.ts'
import { type Anchor, midY, type PageText } from '../page/page-text.ts'

/** The first limits that a row of an ACORD 25 prints and no other does, and how far the row's name stands above them, in points. */
const FIRST: [RowKind, string[], number][] = [
  ['general_liability', ['DAMAGETORENTED', 'PREMISESEAOCCURRENCE', 'MEDEXP'], 14],
  ['auto_liability', ['COMBINEDSINGLELIMIT', 'SINGLELIMIT'], 0],
  ['workers_comp', ['ELEACHACCIDENT'], 14],
]
const NEAR = 24

export type Name = { kind: RowKind; anchor: Anchor }

/** Whether the table has the columns of ACORD 25. */
export const isPrintedForm = ({ columns }: Table): boolean => Boolean(columns.letter && columns.addl && columns.subr && columns.limits)

/** Stand-ins for the printed names of rows that a picture shows neither a name nor a rule of: the limits printed in them tell where they are. */
export function namesByLimits(text: PageText, table: Table, named: readonly Name[], cuts: readonly number[]): Name[] {
  if (text.page.source !== 'image' || !isPrintedForm(table)) return []
  const { limits, type } = table.columns
  const area: Box = { x: limits!.x1 - 3, y: table.top - 2, w: limits!.x2 - limits!.x1, h: table.bottom - table.top }
  return FIRST.flatMap(([kind, phrases, above]): Name[] => {
    if (named.some((n) => n.kind === kind)) return []
    const label = text.findFirst(phrases, area)
    if (!label) return []
    const y = Math.max(table.top + 1, midY(label.box) - above - 3)
    const told = [table.top, ...cuts].some((cut) => Math.abs(cut - y) < NEAR) || named.some((n) => Math.abs(midY(n.anchor.box) - y) < NEAR)
    return told ? [] : [{ kind, anchor: { box: { x: type!.x1 + 2, y, w: 60, h: 6 }, words: [], edits: 0 } }]
  })
}

/** How far down a row of the form its name may stand. */
const NAME_DOWN_MAX = 40
/** The form prints a row's name in its first line: what is far above belongs to a row whose own name is illegible. */
export function partAboveName(text: PageText, table: Table, row: Row): Row[] {
  if (text.page.source !== 'image' || !isPrintedForm(table) || row.kind === 'free' || !row.anchor) return [row]
  const top = row.anchor.box.y - 4
  return top - row.top < NAME_DOWN_MAX ? [row] : [{ kind: 'free', top: row.top, bottom: top, anchor: null }, { ...row, top }]
}
