import type { Box, CoverageType } from '../../../vocabulary/index.ts'
import type { LineDraft } from '../line-draft.ts'
import { midX, midY, type PageText } from '../page/page-text.ts'
import type { RowContext } from './printed-rows.ts'
import type { Row } from './find-rows.ts'

/** Labels of the forms that only some coverages have. */
const OWNERS: [phrases: string[], owners: RegExp][] = [
  [['ELEACHACCIDENT', 'ELDISEASE'], /^(?:workers_comp|employers_liability)$/],
  [['COMBINEDSINGLE'], /auto|garage|trucking|accident|trailer|aviation|on_hook/],
  [['DAMAGETORENTED', 'PERSONALADV', 'PERSONALANDADV', 'GENERALAGGREGATE'], /^(?:general_liability|garage_liability|liquor_liability|product_liability|umbrella|excess_liability|professional_liability|pollution_liability|abuse_molestation|other)$/],
]
const REASON = 'the row holds the limit of another coverage, so that its edges are in doubt'

/** A row of one coverage that holds another's own limit, label and amount on one line, was cut in the wrong place: none of its amounts is given. */
export function doubtForeign({ text, table }: RowContext, row: Row, draft: LineDraft): void {
  const { limits } = table.columns
  if (!limits || text.page.source === 'image') return
  const area: Box = { x: limits.x1 - 3, y: row.top, w: limits.x2 - limits.x1 + 6, h: row.bottom - row.top }
  if (!holdsForeign(text, area, draft.line.coverage_type)) return
  for (const { label, amount } of draft.line.limits) if (amount !== null) draft.withdrawLimit(label, REASON)
}

const holdsForeign = (text: PageText, area: Box, type: CoverageType): boolean =>
  OWNERS.some(([phrases, owners]) => !owners.test(type) && phrases.some((phrase) => text.find(phrase, area).some(({ box }) => text.wordsIn(area).some((w) => /\d,\d{3}|\d{4}/.test(w.text) && midX(w.box) > box.x && Math.abs(midY(w.box) - midY(box)) < box.h))))
