import { withDeductiblesBefore } from '../limits/amounts-behind.ts'
import { withAmountsBetween } from '../limits/amounts-between.ts'
import { edgesOf } from './column-edges.ts'
import { headersLevel, headersOverDays, makesTable } from './column-headings.ts'
import type { Column, Table } from './coverage-table.ts'
import { daysSideBySide, limitsBehindDays } from './dated-headings.ts'
import { withLetteredCarriers, withNamedLetters } from './lettered-carriers.ts'
import type { Grid } from '../../classify/index.ts'
import { withHeadedAmounts } from '../limits/headed-amounts.ts'
import { addNarrowColumns } from './narrow-columns.ts'
import { pickNumberHeading } from './number-heading.ts'
import { type Anchor, midX, type PageText } from '../page/page-text.ts'
import { ruledTable } from './ruled-table.ts'
import { standardColumns } from './standard-columns.ts'
import { headerBottom, nextPart, tableEnd } from './table-extent.ts'
import type { Headings } from './table-headings.ts'
import { withAmountsUnder, withDaysUnder } from './two-storeys.ts'

const FOOT_MAX = 30
const isIn = (anchor: Anchor, { x1, x2 }: Column): boolean => midX(anchor.box) > x1 && midX(anchor.box) < x2

/**
 * Finds the coverage table by its header words, which stand on one band; edges snap to the ruled line between two
 * headers that runs farthest down the table, and the dates printed below have a say where there is no rule.
 */
export function findTable(text: PageText, grid: Grid): Table | null {
  const seen = text.page.source === 'image' ? ruledTable(text, grid) : null
  const next = seen ? nextPart(text, grid, seen.top) : 0
  // A heading much further up is a note of the form's own.
  const ruled = seen && { ...seen, bottom: next > seen.bottom - FOOT_MAX ? Math.min(seen.bottom, next) : seen.bottom }
  const number = pickNumberHeading(text)
  if (ruled && (!number || isIn(number, ruled.columns.number!))) return ruled
  const level = number && headersLevel(text, number)
  if (text.page.source === 'image') return (level && seenTable(level, text, grid)) ?? datedTable(text, grid)
  return level && makesTable(level) ? tableUnder(level, text, grid) : null
}

/** On a picture the form's own columns, by as many of its headings as can be read; else the columns under the headings. */
function seenTable(headers: Headings, text: PageText, grid: Grid): Table | null {
  const table = tableUnder(headers, text, grid)
  return standardColumns(table, headers, grid, text) ?? (makesTable(headers) ? limitsBehindDays(text, daysSideBySide(text, addNarrowColumns(text, table, headers, grid))) : null)
}

/** The same where no headings can be read, and columns of days tell what they were. */
function datedTable(text: PageText, grid: Grid): Table | null {
  const headers = headersOverDays(text)
  return headers && seenTable(headers, text, grid)
}

function tableUnder(level: Headings, text: PageText, grid: Grid): Table {
  const headers = withDaysUnder(level, text)
  const top = headerBottom(grid, headers.number, headers, text.page.source === 'image' ? undefined : text)
  const end = tableEnd(text, grid, top, headers)
  const headed = withHeadedAmounts(edgesOf(headers, grid, top, end, text), headers, grid, text)
  const table = withDeductiblesBefore(withAmountsBetween(withAmountsUnder(headed, headers, grid, text), headers, grid, text), headers, grid, text)
  return text.page.source === 'image' ? table : withNamedLetters(withLetteredCarriers(table, text), text)
}
