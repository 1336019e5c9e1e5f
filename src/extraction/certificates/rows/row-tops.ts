import type { Box } from '../../../vocabulary/index.ts'
import type { Table } from '../table/coverage-table.ts'
import type { RowKind } from './find-rows.ts'
import type { Name } from './names-by-limits.ts'
import { bottom, type PageText } from '../page/page-text.ts'

/** What the form prints first among a row's limits, and what it prints under that. */
const LIMITS: Partial<Record<RowKind, [first: string[], under: string[]]>> = {
  general_liability: [['EACHOCCURRENCE'], ['DAMAGETORENTED', 'MEDEXP', 'PERSONALADV', 'GENERALAGGREGATE', 'PRODUCTSCOMP']],
  auto_liability: [['COMBINEDSINGLE'], ['BODILYINJURY', 'PROPERTYDAMAGE']],
  umbrella: [['EACHOCCURRENCE'], ['AGGREGATE']],
  workers_comp: [['PERSTATUTE', 'WCSTATU', 'ELEACHACCIDENT'], ['ELDISEASE']],
}
/** What a row of the form begins with stands over its name by so much at least, where it is the higher of the two. */
const OVER_MIN = 2
const NEAR = 4

/**
 * Where a row begins that no rule parts from the one above: at its name, or higher where the name stands half way down its limits.
 * The nearest first limit over the name is the row's own, unless limits of the row above stand between them.
 */
export function topOfRow(text: PageText, table: Table, name: Name, above: Name | undefined): number {
  const own = name.anchor.box.y
  const { limits } = table.columns
  const [first] = LIMITS[name.kind] ?? []
  if (!first || !above || !limits || text.page.source === 'image') return own - NEAR
  const area = (from: number): Box => ({ x: limits.x1 - 3, y: from, w: limits.x2 - limits.x1 + 6, h: bottom(name.anchor.box) - from })
  const tops = first.flatMap((phrase) => text.find(phrase, area(above.anchor.box.y)).map((a) => a.box))
  const nearest = tops.filter((box) => tops.every((o) => o.y <= box.y + 3 * box.h)).sort((a, b) => a.y - b.y)[0]
  if (!nearest || nearest.y > own - OVER_MIN) return own - NEAR
  const [, others = []] = LIMITS[above.kind] ?? []
  const parted = others.some((phrase) => text.find(phrase, area(nearest.y + 1)).length > 0)
  return parted ? own - NEAR : nearest.y - 1
}
