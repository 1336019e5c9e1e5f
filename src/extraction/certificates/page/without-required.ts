import type { Row, Segment } from '../../classify/index.ts'

/** What heads a column of what a contract asks for, beside what is insured. */
const REQUIRED = /^\W*(?:(?:minimum|min\.?|contract|contractually|lease)\s+)?(?:limits?\s+|amounts?\s+)?(?:required|requirements?)(?:\s+(?:limits?|amounts?|minimum))?\W*$|^\W*(?:minimum|min\.?)\s+(?:limits?|amounts?|coverage)\W*$/i
const AMOUNT = /^\$?\s?\d[\d,.]*\s?[MK]?\b/
const ALIGNED_MAX = 8

const middle = ({ box }: Segment): number => box.x + box.w / 2
const right = ({ box }: Segment): number => box.x + box.w
const standsUnder = (cell: Segment, head: Segment): boolean =>
  Math.abs(cell.box.x - head.box.x) < ALIGNED_MAX || Math.abs(middle(cell) - middle(head)) < ALIGNED_MAX || Math.abs(right(cell) - right(head)) < ALIGNED_MAX

/** The rows without the amounts under `Required`: what somebody asks for is not what is insured. */
export function withoutRequired(rows: readonly Row[]): Row[] {
  let head: Segment | null = null
  return rows.map((row) => {
    const isHead = row.segments.length > 1 && row.segments.every((s) => !/\d/.test(s.text))
    const asked = isHead ? row.segments.find((s) => REQUIRED.test(s.text)) : undefined
    if (asked) head = asked
    // Other headings over other columns end the table.
    else if (head && isHead && row.segments.some((s) => /\blimits?\b|\bamount\b/i.test(s.text))) head = null
    const over = head
    const segments = over ? row.segments.filter((s) => s === over || !AMOUNT.test(s.text) || !standsUnder(s, over)) : row.segments
    return segments.length === row.segments.length ? row : { ...row, segments }
  })
}
