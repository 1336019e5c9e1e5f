import { findAmount, findDate } from '../../values/index.ts'
import { knownCoverageOf } from './coverage-of-text.ts'
import type { Column, Table } from '../table/coverage-table.ts'
import type { Row } from './find-rows.ts'
import type { PageText } from '../page/page-text.ts'
import { columnWords } from './row-policies.ts'

type Filled = { numbered: boolean; dated: boolean; named: boolean; limited: boolean; /** Nothing but limits stands in it. */ bare: boolean }

/**
 * One policy in two ruled rows: over the rule its name and days, under it the amounts with what the coverage includes. The
 * lower row names no coverage and no days, and of number and amounts each stands in one of the two only. Or a row for each limit,
 * the policy in the first of them: rows that hold a limit with its name and nothing else go on from it.
 */
export function joinBrokenRows(text: PageText, table: Table, rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const before = out.at(-1)
    if (before && row.kind === 'free' && (goesOn(filledOf(text, table, before), filledOf(text, table, row)) || (before.kind === 'free' && isNextLimit(filledOf(text, table, before), filledOf(text, table, row))))) out[out.length - 1] = { ...before, bottom: row.bottom }
    else out.push(row)
  }
  return out
}

const goesOn = (upper: Filled, lower: Filled): boolean =>
  upper.named && upper.dated && !upper.limited && lower.limited && !lower.named && !lower.dated && upper.numbered !== lower.numbered

const isNextLimit = (upper: Filled, lower: Filled): boolean => upper.named && upper.dated && upper.numbered && upper.limited && lower.bare

function filledOf(text: PageText, { columns, names }: Table, { top, bottom }: Row): Filled {
  const printed = (column: Column | undefined): string => columnWords(text, column, top, bottom).map((w) => w.text).join(' ')
  const { type, number, eff, exp, limits } = columns
  const number_ = printed(number)
  const limits_ = printed(limits)
  const { letter, carrier, naic, addl, subr } = columns
  return {
    numbered: /\d{3}/.test(number_) && !/[$€£]/.test(number_),
    dated: findDate(`${printed(eff)} ${printed(exp)}`) !== null,
    named: knownCoverageOf(printed(type && { x1: names ?? type.x1, x2: type.x2 })) !== null,
    limited: findAmount(limits_) !== null,
    bare: findAmount(limits_) !== null && /[A-Za-z]{3}/.test(limits_) && [letter, type && { x1: names ?? type.x1, x2: type.x2 }, number, eff, exp, carrier, naic, addl, subr].every((column) => printed(column) === ''),
  }
}
