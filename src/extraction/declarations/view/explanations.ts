import type { Row, Segment } from '../../classify/index.ts'
import { findDate } from '../../values/index.ts'

const SAME_EDGE = 3
const LINES_MIN = 6
const BESIDE_MIN = 4
const SENTENCE_WORDS = 5
const SENTENCES_SHARE = 0.5
const ENDS_MIN = 3
const RIGHT_HALF = 0.45
const AMOUNTS_MIN = 2
const LINES_MAX = 200
const MONEY = /\$\s?\d/

const isSentence = (s: Segment): boolean => s.words.length >= SENTENCE_WORDS
/** `Policy number: 123` and days are facts, whatever explains them. */
const isFact = (s: Segment): boolean => /\bpolicy\s(?:number|no\b|#|period)\W{0,3}\S*\d/i.test(s.text) || findDate(s.text) !== null

/** The left edge that most rows of the right half end with. */
function commonEdge(last: readonly Segment[], width: number): number | null {
  const edges = new Map<number, Segment[]>()
  for (const s of last) if (s.box.x >= width * RIGHT_HALF) edges.set(Math.round(s.box.x / SAME_EDGE), [...(edges.get(Math.round(s.box.x / SAME_EDGE)) ?? []), s].slice(0, LINES_MAX))
  const [most] = [...edges.values()].sort((a, b) => b.length - a.length)
  return most?.[0]?.box.x ?? null
}

/** Where a column of sentences beside the paper begins: its left edge, or null. */
function edgeOf(rows: readonly Row[], width: number): number | null {
  const x = commonEdge(rows.flatMap((r) => (r.segments.length > 0 ? [r.segments.at(-1)!] : [])), width)
  if (x === null) return null
  const ending = rows.filter((r) => Math.abs((r.segments.at(-1)?.box.x ?? 0) - x) < SAME_EDGE)
  const own = ending.map((r) => r.segments.at(-1)!)
  if (own.length < LINES_MIN || own.filter(isSentence).length < own.length * SENTENCES_SHARE) return null
  const beside = ending.filter((r) => r.segments.length > 1)
  const amounts = beside.filter((r) => r.segments.slice(0, -1).some((s) => MONEY.test(s.text)))
  const ends = own.filter((s) => /[a-z]{2}\.$/.test(s.text)).length
  return ends >= ENDS_MIN && own.some((s) => /^[a-z]/.test(s.text)) && beside.length >= BESIDE_MIN && amounts.length >= AMOUNTS_MIN ? x : null
}

/**
 * A carrier's sample says beside its declarations, in sentences, what each part of them means. Amounts in such a column are
 * examples: the column is left out, but for facts that it states by their labels.
 */
export function withoutExplanations(rows: readonly Row[], width: number): Row[] {
  const x = edgeOf(rows, width)
  if (x === null) return [...rows]
  return rows.flatMap((row): Row[] => {
    const segments = row.segments.filter((s) => Math.abs(s.box.x - x) >= SAME_EDGE || isFact(s))
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}
