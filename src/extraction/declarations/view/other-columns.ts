import type { Row, Segment } from '../../classify/index.ts'

/** What heads a column of what somebody asks for, what the law asks of everybody, or what was insured before. */
const OTHERS =
  /^\W*(?:(?:minimum|min\.?|contract|contractually|lease)\s+)?(?:limits?\s+|amounts?\s+)?(?:required|requirements?)(?:\s+(?:limits?|amounts?|minimum))?\W*$|^\W*(?:state\s+|statutory\s+|legal\s+)?(?:minimums?|min\.?)(?:\s+(?:limits?|amounts?|coverages?|required))?\W*$|^\W*(?:previous|prior|old|former|expiring|expired|last\s+(?:term|year))(?:['’]s)?(?:\s+(?:policy\s+)?(?:limits?|amounts?|coverages?|terms?|deductibles?))?\W*$/i
const AMOUNT = /^(?:USD\s?)?\$?\s?\d[\d,.]*\s?(?:MM?|MIL|million|K)?\b/i
const LIMITS = /\blimits?\b|\bamount\b/i
/** `Previous   FUL 003902`: a label with the number beside it heads no column. */
const NUMBER = /^(?!(?:19|20)\d{2}\W*$)[A-Z0-9 -]*\d{4}/
const ALIGNED_MAX = 8

const middle = ({ box }: Segment): number => box.x + box.w / 2
const right = ({ box }: Segment): number => box.x + box.w
/** Whether a cell is set under a heading: against the same edge, or in the same middle. */
export const standsUnder = (cell: Segment, head: Segment): boolean =>
  Math.abs(cell.box.x - head.box.x) < ALIGNED_MAX || Math.abs(middle(cell) - middle(head)) < ALIGNED_MAX || Math.abs(right(cell) - right(head)) < ALIGNED_MAX

/** The rows without the amounts under `Required`, `State minimum` or `Previous limit`: they are no limits of this policy. */
export function withoutOtherColumns(rows: readonly Row[]): Row[] {
  let heads: Segment[] = []
  let limits: { of: Segment[]; filled: boolean } = { of: [], filled: false }
  return rows.map((row) => {
    const isHead = row.segments.length > 1 && row.segments.every((s) => !/\$|\d,\d{3}/.test(s.text))
    // `Uninsured motorists  Statutory minimum` among the amounts under `Limit`: that is what was bought.
    const isEntered = (s: Segment): boolean => limits.filled && limits.of.some((head) => standsUnder(s, head))
    const others = isHead ? row.segments.filter((s, i) => OTHERS.test(s.text) && !isEntered(s) && !NUMBER.test(row.segments[i + 1]?.text ?? '')) : []
    const ofLimits = isHead ? row.segments.filter((s) => LIMITS.test(s.text)) : []
    if (ofLimits.length > 0) limits = { of: ofLimits, filled: false }
    else if (!isHead) limits.filled = true
    if (others.length > 0) heads = others
    // Other headings over other columns end the table.
    else if (ofLimits.length > 0) heads = []
    const over = heads
    const segments = over.length > 0 ? row.segments.filter((s) => over.includes(s) || !AMOUNT.test(s.text) || !over.some((head) => standsUnder(s, head))) : row.segments
    return segments.length === row.segments.length ? row : { ...row, segments }
  })
}
