import { findAmount, findDate } from '../../values/index.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Column, Table } from '../table/coverage-table.ts'
import type { Row } from './find-rows.ts'
import type { PageText } from '../page/page-text.ts'
import { columnWords } from './row-policies.ts'

type Filled = { numbered: boolean; dated: boolean; named: boolean; limited: boolean }

/**
 * One policy in two ruled rows: over the rule its name and days, under it the amounts with what the coverage includes. The
 * lower row names no coverage and no days, and of number and amounts each stands in one of the two only.
 */
export function joinBrokenRows(text: PageText, table: Table, rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const before = out.at(-1)
    if (before && row.kind === 'free' && goesOn(filledOf(text, table, before), filledOf(text, table, row))) out[out.length - 1] = { ...before, bottom: row.bottom }
    else out.push(row)
  }
  return out
}

const goesOn = (upper: Filled, lower: Filled): boolean =>
  upper.named && upper.dated && !upper.limited && lower.limited && !lower.named && !lower.dated && upper.numbered !== lower.numbered

function filledOf(text: PageText, { columns, names }: Table, { top, bottom }: Row): Filled {
  const printed = (column: Column | undefined): string => columnWords(text, column, top, bottom).map((w) => w.text).join(' ')
  const { type, number, eff, exp, limits } = columns
  const number_ = printed(number)
  return {
    numbered: /\d{3}/.test(number_) && !/[$€£]/.test(number_),
    dated: findDate(`${printed(eff)} ${printed(exp)}`) !== null,
    named: knownCoverageOf(printed(type && { x1: names ?? type.x1, x2: type.x2 })) !== null,
    limited: findAmount(printed(limits)) !== null,
  }
}
