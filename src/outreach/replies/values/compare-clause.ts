import type { AskedLine } from '../../../vocabulary/index.ts'
import { clauseValues } from './clause-values.ts'
import { compareValues, resembles } from './compare-values.ts'
import type { ClauseValues, Compared } from './compared.ts'
import { foldNumber } from '../message/fold-text.ts'
import { amountsBehindNames } from './own-amounts.ts'
import { othersTerms } from './own-terms.ts'
import { pairInOrder } from './pair-in-order.ts'
import type { ReadingSetting } from '../reading-setting.ts'
import type { Target } from '../policies/target.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** What a clause states in figures, set against each line it speaks of. */
export function compareClause(clause: Clause, target: Target, asked: ReadonlyMap<string, AskedLine>, setting: ReadingSetting): Map<string, Compared> {
  const values = clauseValues(clause, target, setting)
  const paired = pairInOrder(clause.items, new Map(target.lines.map((id) => [id, asked.get(id)!.policy_number ?? ''])))
  const others = othersTerms(clause.items, target.lines)
  const behind = amountsBehindNames(clause.items, target.lines)
  return new Map(
    target.lines.map((id) => {
      const own = paired?.get(id)
      const said = own ? { ...values, items: own, single: true } : values
      const read = others ? { ...said, items: said.items.filter((item) => !others.get(id)!.has(item)) } : said
      const all = compareValues(read, asked.get(id)!)
      if (!Object.keys(all.corrections).some(isLimit)) return [id, all]
      // What another has as it was asked, right behind its name, is that one's.
      const theirs = new Set([...behind].flatMap(([other, items]) => (other !== id && agrees({ ...values, items: [...items] }, asked.get(other)!) ? [...items] : [])))
      return [id, theirs.size > 0 ? compareValues({ ...read, items: read.items.filter((item) => !theirs.has(item)) }, asked.get(id)!) : all]
    }),
  )
}

const isLimit = (path: string): boolean => path.startsWith('limits.')
function agrees(values: ClauseValues, line: AskedLine): boolean {
  const { corrections, agreed, unplaced } = compareValues(values, line)
  return !Object.keys(corrections).some(isLimit) && [...agreed].some(isLimit) && unplaced.length === 0
}

/** A policy number that was not asked, without a line named: it belongs to the one it resembles. */
export function targetByNumber(clause: Clause, target: Target, lines: readonly AskedLine[]): Target {
  const numbers = clause.items.flatMap((item) => (item.kind === 'number' ? [foldNumber(item.raw)] : []))
  if (numbers.length !== 1 || target.lines.length <= 1) return target
  const alike = lines.filter((line) => resembles(numbers[0]!, foldNumber(line.policy_number ?? '')))
  const [first] = /^[a-z]+/i.exec(numbers[0]!) ?? []
  // "CPP 6610024" is the CPP's, however like it the number of the BA is.
  const own = alike.length > 1 && first !== undefined ? alike.filter((line) => foldNumber(line.policy_number ?? '').startsWith(first)) : alike
  return own.length === 1 ? { ...target, lines: [own[0]!.coverage_line_id], general: false, specific: true, unsure: false } : target
}
