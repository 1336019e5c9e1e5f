import type { Row } from '../../classify/index.ts'
import type { CoverageSection } from './coverage-sections.ts'

const NUMBER_LABEL = /^\W*(?:policy|pol\.?|certificate\s*\/\s*policy)\s*(?:#|no\b\.?|num(?:ber|\.)?)\s*[:#]?/i
const FACT = /^\W*(?:insurers?|carrier|(?:(?:insurance|insuring|issuing)\s+)?company|underwritten\s+by|naic|pol(?:icy|\.)?\s*(?:#|no\b|num|period|term|dates?)|(?:policy\s+|coverage\s+)?(?:eff|exp|inception|term\b|period)|from\b|to\b)/i
/** How much wider the step over a policy's line must be than the one under it, or how much further out it must begin, to tell that it leads what follows. */
const [WIDER, OUT_MIN] = [1.25, 4]

type Head = { from: number; to: number; number: Row }

/**
 * `Policy No: …  From: …  To: …` as a line over the coverage that it is of, and the next one over the next: such lines go to the coverage under
 * them, not to the one before. `doubted` are the coverages where it does not show which of the two a line is of.
 */
export function withPoliciesOver(sections: readonly CoverageSection[], rows: readonly Row[]): { sections: CoverageSection[]; doubted: ReadonlySet<CoverageSection> } {
  const none = { sections: [...sections], doubted: new Set<CoverageSection>() }
  const inOrder = [...sections].sort((a, b) => a.heading.box.y - b.heading.box.y)
  const ys = inOrder.map((s) => s.heading.box.y)
  if (inOrder.length < 2 || inOrder.some((s, i) => s.said !== undefined || (i > 0 && ys[i]! - ys[i - 1]! < 3))) return none
  const numbers = rows.filter(numbersPolicy)
  // One number over each coverage, the first over them all, and none behind the last.
  const heads = inOrder.map((_, i) => numbers.filter((r) => r.y < ys[i]! - 1 && r.y > (ys[i - 1] ?? Number.NEGATIVE_INFINITY) + 1))
  if (numbers.length !== inOrder.length || heads.some((own) => own.length !== 1)) return none
  const led = heads.map(([number], i) => headAround(number!, rows, ys[i - 1] ?? Number.NEGATIVE_INFINITY, ys[i]!))
  const alike = isOver(led[0]!, ys[0]!, rows) && led.every((head) => shapeOf(head, rows) === shapeOf(led[0]!, rows))
  const told = led.slice(1).map((head, i) => leads(head, rows, inOrder[i]!, ys[i + 1]!, alike))
  if (told.some((t) => t === false)) return none
  const whole = inOrder.map((section, i) => ({ ...section, rows: [...rowsOf(led[i]!, rows), ...section.rows.filter((r) => r.y < (led[i + 1]?.from ?? Number.POSITIVE_INFINITY) - 0.5 && (r.y > led[i]!.to || r.y < led[i]!.from - 0.5))] }))
  return told.every(Boolean) ? { sections: whole, doubted: new Set() } : { sections: inOrder, doubted: new Set(inOrder) }
}

const numbersPolicy = ({ segments }: Row): boolean => segments.some((s, i) => NUMBER_LABEL.test(s.text) && /\d{3}/.test(s.text.replace(NUMBER_LABEL, '') || (segments[i + 1]?.text ?? '')))
const isFactRow = ({ segments }: Row): boolean => FACT.test(segments[0]!.text) && !segments.some((s) => /\$\s?\d/.test(s.text))
const rowsOf = (head: Head, rows: readonly Row[]): Row[] => rows.filter((r) => r.y >= head.from - 0.5 && r.y <= head.to)

/** The lines of facts around a policy's number, from under what stands before down to the coverage's name. */
function headAround(number: Row, rows: readonly Row[], after: number, before: number): Head {
  const at = rows.indexOf(number)
  let [first, last] = [at, at]
  while (rows[first - 1] && rows[first - 1]!.y > after + 1 && isFactRow(rows[first - 1]!)) first--
  while (rows[last + 1] && rows[last + 1]!.y < before - 1 && isFactRow(rows[last + 1]!)) last++
  return { from: rows[first]!.y, to: rows[last]!.y, number }
}

/** Whether a policy's line leads the coverage under it: it begins further out than what is set in under the one before, or stands nearer to its own. False where it is set in itself, or stands nearer to what is before; null where neither shows and the first coverage has no such lines right over it. */
function leads({ from, to }: Head, rows: readonly Row[], { heading, rows: own }: CoverageSection, next: number, alike: boolean): boolean | null {
  const at = rows.findIndex((r) => r.y === from)
  const [first, before] = [rows[at]!, rows[at - 1]]
  if (!before) return null
  const edge = first.segments[0]!.box.x
  if (edge > heading.box.x + OUT_MIN) return false
  const set = own.filter((r) => r.y > heading.box.y + 1 && r.y < from - 0.5)
  // Right under a coverage's name, before its limits, a policy is its own.
  if (!own.some((r) => r.y < from - 0.5 && r.segments.some((s) => /\d,\d{3}/.test(s.text)))) return false
  if (edge < heading.box.x - OUT_MIN && set.every((r) => r.segments[0]!.box.x > edge + OUT_MIN)) return true
  const [over, under] = [from - before.y, next - to]
  if (over > under * WIDER) return true
  if (under > over * WIDER) return false
  return alike ? true : null
}

/** The labels of a policy's lines, in order. */
const shapeOf = (head: Head, rows: readonly Row[]): string => rowsOf(head, rows).flatMap((r) => r.segments.map((s) => FACT.exec(s.text)?.[0].toLowerCase().trim() ?? '')).join('|')
/** In heights of print. */
const NEAR_MAX = 3.2
const isOver = ({ to, number }: Head, y: number, rows: readonly Row[]): boolean => y - to < NEAR_MAX * Math.max(6, number.h) && !rows.some((r) => r.y > to + 0.5 && r.y < y - 1)
