import type { AskedLine } from '../../../vocabulary/index.ts'
import { clauseValues } from './clause-values.ts'
import { compareValues, resembles } from './compare-values.ts'
import type { ClauseValues, Compared } from './compared.ts'
import { foldNumber } from '../message/fold-text.ts'
import { amountsBehindNames } from './own-amounts.ts'
import { othersTerms } from './own-terms.ts'
import { pairInOrder } from './pair-in-order.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { ReadingSetting } from '../reading-setting.ts'
import type { Target } from '../policies/target.ts'
import type { Clause } from '../statements/split-clauses.ts'

/** What a clause states in figures, set against each line it speaks of. */
export function compareClause(clause: Clause, target: Target, asked: ReadonlyMap<string, AskedLine>, setting: ReadingSetting): Map<string, Compared> {
  const values = clauseValues(clause, target, setting)
  const paired = pairInOrder(clause.items, new Map(target.lines.map((id) => [id, asked.get(id)!.policy_number ?? ''])))
  const inOrder = paired === null ? amountsInOrder(clause.items, target.lines.map((id) => asked.get(id)!), values) : null
  const others = othersTerms(clause.items, target.lines)
  const behind = amountsBehindNames(clause.items, target.lines)
  return new Map(
    target.lines.map((id) => {
      const own = (paired ?? inOrder)?.get(id)
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

/** "Both active, 1M and 100K": as many amounts as policies, without a name, and each as it was asked of the policy in its place. */
function amountsInOrder(items: readonly Item[], lines: readonly AskedLine[], values: ClauseValues): Map<string, Item[]> | null {
  const isAmount = (item: Item): boolean => item.kind === 'amount' || item.kind === 'split'
  const amounts = items.filter(isAmount)
  if (lines.length < 2 || amounts.length !== lines.length || items.some((item) => item.kind === 'label' || (item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'))) return null
  const own = new Map(lines.map((line, at) => [line.coverage_line_id, items.filter((item) => !isAmount(item) || item === amounts[at])]))
  return lines.every((line) => agrees({ ...values, items: own.get(line.coverage_line_id)!, single: true }, line)) ? own : null
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
