import type { AskedLine } from '../../../vocabulary/index.ts'
import { clauseValues } from './clause-values.ts'
import { compareValues, resembles } from './compare-values.ts'
import { type ClauseValues, type Compared, NOT_AMONG_THEM } from './compared.ts'
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
  const unmatched = paired === null && inOrder === null ? withoutTheirAmount(clause.items, target.lines.map((id) => asked.get(id)!), values) : []
  const others = othersTerms(clause.items, target.lines)
  const behind = amountsBehindNames(clause.items, target.lines)
  return new Map(
    target.lines.map((id) => {
      const own = (paired ?? inOrder)?.get(id)
      const said = own ? { ...values, items: own, single: true } : values
      const read = others ? { ...said, items: said.items.filter((item) => !others.get(id)!.has(item)) } : said
      const all = compareValues(read, asked.get(id)!)
      if (unmatched.includes(id)) return [id, { ...all, agreed: new Set([...all.agreed].filter((path) => !isLimit(path))), unplaced: [...all.unplaced, NOT_AMONG_THEM] }]
      if (!Object.keys(all.corrections).some(isLimit)) return [id, all]
      // What another has as it was asked, right behind its name, is that one's.
      const theirs = new Set([...behind].flatMap(([other, items]) => (other !== id && agrees({ ...values, items: [...items] }, asked.get(other)!) ? [...items] : [])))
      return [id, theirs.size > 0 ? compareValues({ ...read, items: read.items.filter((item) => !theirs.has(item)) }, asked.get(id)!) : all]
    }),
  )
}

const isAmount = (item: Item): boolean => item.kind === 'amount' || item.kind === 'split'
const namesLines = (item: Item): item is Extract<Item, { kind: 'mention' }> => item.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

/** Amounts without a name of their own, and the lines they are told of: as they were asked, or as they are named ahead of them all ("Auto and cargo are active at 1M and 150K"). */
function toldTogether(items: readonly Item[], lines: readonly AskedLine[]): { amounts: Item[]; lines: readonly AskedLine[] } | null {
  const first = items.findIndex(isAmount)
  if (lines.length < 2 || first === -1 || items.some((item) => item.kind === 'label')) return null
  const named = items.filter(namesLines)
  const amounts = items.filter(isAmount)
  if (named.length === 0) return { amounts, lines }
  const ahead = named.every((item) => items.indexOf(item) < first - 1 && item.lines.length === 1) && !namesLines(items[first - 1]!)
  const ids = [...new Set(named.flatMap((item) => item.lines))]
  const inTurn = ids.flatMap((id) => lines.filter((line) => line.coverage_line_id === id))
  return ahead && inTurn.length === lines.length && ids.length === lines.length ? { amounts, lines: inTurn } : null
}

/**
 * "All active at 1M, 100K and 1M/2M", where the cargo was asked with 150K: the lines none of the amounts is the limit of. An amount that is a
 * lesser limit of another line is no less strange to them; where more amounts than lines are told, those that are left over may be lesser limits.
 */
function withoutTheirAmount(items: readonly Item[], asked: readonly AskedLine[], values: ClauseValues): string[] {
  const told = toldTogether(items, asked)
  if (told === null || told.amounts.length < 2) return []
  const { amounts, lines } = told
  const fits = lines.map((line) => amounts.flatMap((amount, at) => (agrees({ ...values, items: items.filter((item) => !isAmount(item) || item === amount), single: true }, line) ? [at] : [])))
  const alone = (at: number): boolean => !fits.some((own) => own.includes(at))
  if (amounts.length !== lines.length) return amounts.some((_, at) => alone(at)) ? lines.flatMap((line, at) => (fits[at]!.length === 0 ? [line.coverage_line_id] : [])) : []
  // In their own places first: "2M, 1M and 100K" gives the second policy the 1M, and not the first.
  const taken = new Map<number, number>(lines.flatMap((_, at): [number, number][] => (fits[at]!.includes(at) ? [[at, at]] : [])))
  const placed = new Set(taken.values())
  const place = (line: number, seen: Set<number>): boolean =>
    fits[line]!.some((at) => {
      if (seen.has(at)) return false
      seen.add(at)
      const holder = taken.get(at)
      if (holder !== undefined && !place(holder, seen)) return false
      taken.set(at, line)
      return true
    })
  return lines.flatMap((line, at) => (placed.has(at) || place(at, new Set()) ? [] : [line.coverage_line_id]))
}

/** "Both active, 1M and 100K": as many amounts as policies, without a name, and each as it was asked of the policy in its place. */
function amountsInOrder(items: readonly Item[], asked: readonly AskedLine[], values: ClauseValues): Map<string, Item[]> | null {
  const told = toldTogether(items, asked)
  if (told === null || told.amounts.length !== told.lines.length) return null
  const { amounts, lines } = told
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
