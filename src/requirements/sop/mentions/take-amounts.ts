import { findDeductibles } from '../amounts/find-deductibles.ts'
import type { AmountMention } from '../amounts/join-amounts.ts'
import { splitOffMoney } from '../amounts/money-not-limits.ts'
import { findAmounts } from '../amounts/read-amounts.ts'
import { allMatches } from '../text/all-matches.ts'
import { isFree, type Marking, passOver, take } from './marking.ts'
import { MARK, mask } from './mentions.ts'

/** Amounts of money: deductibles, limits, and those that are neither. */
export function takeAmounts(marking: Marking): { found: AmountMention[]; limits: AmountMention[]; others: AmountMention[] } {
  const found = findAmounts(marking.masked).filter((a) => isFree(marking, a.start, a.end))
  for (const a of found) marking.masked = mask(marking.masked, a.start, a.end, MARK.amount)
  const layers = allMatches(FIRST_LAYER, marking.masked)
  for (const m of layers) passOver(marking, m.index, m.index + m[0].length)
  const deductibles = findDeductibles(marking.masked, found)
  const inDeductible = new Set<AmountMention>()
  for (const d of deductibles) {
    const owned = found.filter((a) => a.start >= d.start && a.end <= d.end)
    for (const a of owned) inDeductible.add(a)
    take(marking, d, MARK.member)
  }
  const { limits, others } = splitOffMoney(
    marking.lower,
    marking.masked,
    found.filter((a) => !inDeductible.has(a) && !layers.some((m) => a.start >= m.index && a.end <= m.index + m[0].length)).map((a) => withoutGroup(a, inDeductible)),
    true,
  )
  for (const a of others) passOver(marking, a.start, a.end)
  for (const a of limits) marking.mentions.push({ ...a, kind: 'amount' })
  return { found, limits, others }
}

/** "$100k/$1k ded": of two amounts written together, the one left over when the other is a deductible stands alone. */
function withoutGroup(a: AmountMention, gone: Set<AmountMention>): AmountMention {
  const { group, ...alone } = a
  return group?.size === 2 && [...gone].some((d) => d.group?.id === group.id) ? alone : a
}
/** "$5,000,000, of which the first $1,000,000 must be primary": how the limit is made up. */
const FIRST_LAYER = /\bof which (?:the )?first ¤+ (?:must|shall|is to|has to|needs to|should) be (?:(?:carried|provided|written|held) )?(?:(?:as|in|by|under) )?(?:an? |the )?primary\b(?: (?:insurance|coverage|policy|layer))?/g
