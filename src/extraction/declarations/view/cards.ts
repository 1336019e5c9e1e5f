import type { Row, Segment } from '../../classify/index.ts'

/** A coverage's whole name, as cards have it for their title. */
const NAME =
  /^(?:commercial\s|covered\s|motor\s|truckers?\s|contingent\s|garage\s|non-?\s?)?(?:(?:auto(?:mobile)?|general|professional|employers['’]?|umbrella|excess|cyber|pollution|liquor|trucking|employment\spractices)\sliability|liability|(?:truck\s)?cargo|physical\sdamage|trailer\sinterchange|garage\s?keepers?|on-?\s?hook(?:\stowing)?|uninsured.{0,30}|um\s?\/\s?uim|medical\spayments|workers?['’]?\scompensation|inland\smarine|property|crime|reefer\sbreakdown|refrigeration\sbreakdown|collision|comprehensive)(?:\scoverage)?$/i
const WORDS = /[a-z]{3}/i
const SAME_EDGE = 6
const LINES_APART_MAX = 2.4
const LINES_MAX = 9

/** The heads of cards that a row sets side by side; empty where it is no such row. */
const headsOf = ({ segments }: Row): Segment[] => (segments.length > 1 && segments.every((s) => NAME.test(s.text.trim())) ? segments : [])
const headOver = (heads: readonly Segment[], cell: Segment): Segment | undefined => heads.find((h) => Math.abs(h.box.x - cell.box.x) < SAME_EDGE)

/** The lines of the cards under a row of heads: each cell says in words what it is, and stands at its head's own edge. */
function linesUnder(rows: readonly Row[], at: number, heads: readonly Segment[]): Row[] {
  const lines: Row[] = []
  for (const row of rows.slice(at + 1, at + 1 + LINES_MAX)) {
    const above = lines.at(-1) ?? rows[at]!
    if (row.y - above.y > LINES_APART_MAX * Math.max(7, row.h) || headsOf(row).length > 0 || !row.segments.every((s) => headOver(heads, s) && WORDS.test(s.text))) break
    lines.push(row)
  }
  return (lines[0]?.segments.length ?? 0) === heads.length ? lines : []
}

/** `Each occurrence $1,000,000` is a line of its own wherever it stands; `$1,000,000 each occurrence` needs its card's name before it. */
const isLabelled = ({ text }: Segment): boolean => /^[A-Z][^$]*[a-z)]\W{0,3}\$\s?[\d,]{3,}$/i.test(text)
const LABELLED_MIN = 2

/** Coverages set as cards side by side, each a name over its own lines: one row a card, its name first; rows of their own where the lines bear labels. */
export function withCardsApart(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const heads = headsOf(row)
    const lines = heads.length > 0 ? linesUnder(rows, at, heads) : []
    if (lines.length === 0) out.push(row)
    else
      for (const head of heads) {
        const own = lines.flatMap((l) => l.segments.filter((s) => headOver(heads, s) === head).map((s) => ({ ...l, segments: [s] })))
        if (own.filter((l) => isLabelled(l.segments[0]!)).length >= LABELLED_MIN) out.push({ ...row, segments: [head] }, ...own)
        else out.push({ ...row, segments: [head, ...own.flatMap((l) => l.segments)] })
      }
    at += lines.length
  }
  return out
}
