import { type Context, notFound, type Tx } from '../kernel/index.ts'
import { lockInsured } from '../parties/index.ts'
import { findLine, type LineRow, saveLine } from './table.ts'

/** Says of a line what its paper does not: whether it covers the insured's children. */
export async function setExtendsToChildren(tx: Tx, _context: Context, lineId: string, extendsToChildren: boolean): Promise<LineRow> {
  const found = await findLine(tx, lineId)
  if (!found) throw notFound('coverage_line', lineId)
  await lockInsured(tx, found.insured_ref)
  const row = (await findLine(tx, lineId))!
  if (row.extends_to_children === extendsToChildren) return row
  const held = { ...row.held, extends_to_children: extendsToChildren, sources: { ...row.held.sources, extends_to_children: { kind: 'account' as const } } }
  const saved = await saveLine(tx, { ...row, held, extends_to_children: extendsToChildren }, { change: 'account', cause: { extends_to_children: extendsToChildren } })
  tx.record({ name: 'lines.changed', insured_ref: row.insured_ref })
  return saved
}
