import { type Row, type Segment, segmentOf } from '../../classify/index.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'

const CELLS_MIN = 3
const FLUSH = 2
const NEAR_MAX = 2.4
/** How a coverage's name begins where a narrow column breaks it. */
const BEGINS = /^(?:\d{1,2}[.)]\s)?(?:commercial|business|workers?['’]?s?['’]?|general|public|auto(?:mobile)?|professional|contractors?['’]?s?|motor(?:\s+truck)?|employment|medical|pollution|errors\s+(?:and|&)|technology|commercial\s+general|commercial\s+auto(?:mobile)?)$/i
const GOES_ON = /^[A-Za-z'’&/ ]{3,32}$/

/** `Workers` over `compensation` in the first column of a row of cells, without rules: one name, which begins where its row does. */
export function joinBrokenNames(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const [before, first] = [out.at(-1), row.segments[0]]
    if (before && first && goesOn(before, row, first)) {
      out[out.length - 1] = { ...before, segments: [segmentOf(before.page, [...before.segments[0]!.words, ...first.words]), ...before.segments.slice(1)] }
      if (row.segments.length > 1) out.push({ ...row, segments: row.segments.slice(1) })
    } else out.push(row)
  }
  return out
}

function goesOn(before: Row, row: Row, first: Segment): boolean {
  const [begun] = before.segments
  return before.segments.length >= CELLS_MIN && begun !== undefined && BEGINS.test(begun.text) && GOES_ON.test(first.text) && Math.abs(begun.box.x - first.box.x) < FLUSH && row.y - before.y < NEAR_MAX * Math.max(7, before.h) && row.segments.slice(1).every((s) => before.segments.some((b) => Math.abs(b.box.x - s.box.x) < FLUSH)) && knownCoverageOf(`${begun.text} ${first.text}`) !== null && !isNextRow(before, row, begun, first)
}

/** `Commercial auto | $1,000,000` over `Umbrella liability | $2,000,000`: a name that needs no other before it, with amounts of its own, begins a row. */
function isNextRow(before: Row, row: Row, begun: Segment, first: Segment): boolean {
  const own = knownCoverageOf(first.text)
  if (own === null || ![before, row].every((r) => r.segments.slice(1).some((s) => MONEY.test(s.text)))) return false
  const other = knownCoverageOf(begun.text)
  return (other !== null && other !== own) || row.y - before.y > LINE_PITCH_MAX * Math.max(6, before.h)
}
const MONEY = /\$\s?\d|\d,\d{3}|\bstatutory\b/i
/** In heights of the print: lines of one cell stand closer. */
const LINE_PITCH_MAX = 1.7
