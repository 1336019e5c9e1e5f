import type { Row } from '../../classify/index.ts'
import { namesIn, partName } from './part-sections.ts'

const NOT_BOUGHT = /\b(?:not\s(?:covered|purchased|included|applicable|elected|selected|provided|taken)|no\scoverage|declined|rejected|excluded)\b/i
/** `Umbrella liability (optional, not included)`. */
const NAMED_SO = /^(.{4,60}?)\s*[(–—:-]\s*(?:optional,?\s*)?(?:not\s(?:covered|purchased|included|elected|selected|provided|taken)|no\scoverage|declined|rejected)\W*$/i
const DENIAL_ALONE = /^\W*(?:not\s(?:covered|purchased|included|applicable|elected|selected|provided|taken)|no\scoverage|declined|rejected)\W*$/i
const AMOUNT = /\$\s?[1-9]|\b\d{1,3}(?:,\d{3})+/
const SAME_EDGE = 3
const LINES_APART = 2.2
const ROWS_MAX = 12

/**
 * Rows without the parts that are named and not bought: `2. Umbrella liability` over `Not purchased`. Their names would say what
 * the paper is of, and the limits of the part beside them would be taken for theirs.
 */
export function withoutUnboughtParts(rows: readonly Row[]): Row[] {
  const left: Row[] = []
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const next = rows[i + 1]
    const set = row.segments.length === 1 ? blockUnder(rows, i) : []
    const block = set.length === 0 && next?.page === row.page && DENIAL_ALONE.test(textOf(next)) ? [next] : set
    if (isUnbought(row, block)) i += block.length
    else left.push(row)
  }
  return left
}

const textOf = ({ segments }: Row): string => segments.map((s) => s.text).join(' ')

function isUnbought(row: Row, block: readonly Row[]): boolean {
  if (row.segments.length !== 1) return false
  const text = textOf(row).trim()
  const denied = NAMED_SO.exec(text)?.[1]
  if (denied) return isPart(denied)
  return block.length > 0 && isPart(text) && block.every((r) => NOT_BOUGHT.test(textOf(r)) && !AMOUNT.test(textOf(r)))
}
const isPart = (text: string): boolean => partName(text) !== null && namesIn(text).length === 1

/** The rows set in under a name, as close as the lines of one part. */
function blockUnder(rows: readonly Row[], at: number): Row[] {
  const head = rows[at]!
  const block: Row[] = []
  for (const row of rows.slice(at + 1, at + 1 + ROWS_MAX)) {
    const above = block.at(-1) ?? head
    if (row.page !== head.page || row.y - above.y > LINES_APART * Math.max(7, row.h) || row.segments[0]!.box.x < head.segments[0]!.box.x + SAME_EDGE) break
    block.push(row)
  }
  return block
}
