import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row, Segment } from '../../classify/index.ts'
import type { LineDraft } from '../line-draft.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { choiceOf, isUnticked } from './yes-or-no.ts'

type Answered = 'additional_insured' | 'subrogation_waived'
type Told = { type: CoverageType; field: Answered; yes: boolean; words: Segment['words'] }

const HEADS: [Answered, RegExp][] = [
  ['additional_insured', /^\W*(?:blanket\s+)?(?:additional|add['’]?t?l\.?)\s+ins(?:ure)?[dr]s?(?:\s+(?:status|endorsement|included))?\W*$/i],
  ['subrogation_waived', /^\W*(?:blanket\s+)?(?:waiver\s+of\s+subrogation|subro(?:gation|\.)?\s+waive[dr]?|waiver)(?:\s+(?:status|endorsement|included))?\W*$/i],
]
const YES = /^\W*(?:yes|y|x|included|applies|granted|[☒☑✓✔])\W*$/i
const NO = /^\W*(?:no|n|none|not\s+(?:included|applicable|provided)|n\/a|[-–—]|[☐□])\W*$/i
const isYes = (printed: string): boolean => choiceOf(printed) ?? (YES.test(printed) && !isUnticked(printed))
const isNo = (printed: string): boolean => choiceOf(printed) === false || (NO.test(printed) && !isUnticked(printed))
const [ROWS_MAX, MIXED_MAX] = [12, 40]
const ALIGNED = 8
/** Over the column of the coverages' names. */
const NAMES = /^\W*(?:coverages?|types?|lines?|polic(?:y|ies))\b/i

/**
 * Answers in a small table of their own, a row a coverage: `Coverage | Additional insured | Waiver of subrogation` over
 * `General liability | Included | No`. Gives the rows of such tables too: nothing else is told by them.
 */
function answersByCoverage(rows: readonly Row[]): { told: Told[]; of: Set<Row> } {
  const told: Told[] = []
  const of = new Set<Row>()
  rows.forEach((head, at) => {
    const heads = head.segments.flatMap((s, i) => (i === 0 ? [] : HEADS.flatMap(([field, pattern]) => (pattern.test(s.text) ? [{ field, head: s }] : []))))
    if (heads.length === 0 || head.segments.some((s) => isYes(s.text))) return
    for (const row of rows.slice(at + 1, at + 1 + ROWS_MAX)) {
      const [name, ...cells] = row.segments
      const type = name && cells.length > 0 ? knownCoverageOf(name.text) : null
      if (!type || !cells.every((s) => isYes(s.text) || isNo(s.text))) break
      of.add(row)
      for (const { field, head: over } of heads) {
        const cell = cells.find((s) => standsUnder(s, over))
        if (cell) told.push({ type, field, yes: isYes(cell.text), words: cell.words })
      }
    }
    if (of.has(rows[at + 1]!)) of.add(head)
    else told.push(...besideLimits(head, heads, rows.slice(at + 1, at + 1 + MIXED_MAX)))
  })
  return { told, of }
}

/** Answers under their heads in a table that has limits beside them: `General liability | $1,000,000 | Yes | No`, over further lines of the same row. */
function besideLimits(head: Row, heads: readonly { field: Answered; head: Segment }[], rows: readonly Row[]): Told[] {
  const names = head.segments[0]!
  if (!NAMES.test(names.text)) return []
  const told: Told[] = []
  for (const { segments } of rows) {
    const [name] = segments
    if (!name || name.box.x < names.box.x - ALIGNED) break
    const type = Math.abs(name.box.x - names.box.x) < ALIGNED ? knownCoverageOf(name.text) : null
    const under = heads.map(({ field, head: over }) => ({ field, cell: segments.find((s) => s !== name && standsUnder(s, over)) }))
    // What is no answer stands in some other table.
    if (under.some(({ cell }) => cell && !isYes(cell.text) && !isNo(cell.text))) break
    for (const { field, cell } of under) if (type && cell) told.push({ type, field, yes: isYes(cell.text), words: cell.words })
  }
  return told
}
const middle = ({ box }: Segment): number => box.x + box.w / 2
const standsUnder = (cell: Segment, head: Segment): boolean => Math.abs(cell.box.x - head.box.x) < ALIGNED || Math.abs(middle(cell) - middle(head)) < ALIGNED

/** Lays such answers over the one line of each coverage; the rows that are left. */
export function applyAnswersByCoverage(drafts: readonly LineDraft[], rows: readonly Row[]): Row[] {
  const { told, of } = answersByCoverage(rows)
  for (const { type, field, yes, words } of told) {
    const [draft, ...others] = drafts.filter((d) => d.line.coverage_type === type)
    const isDisputed = told.some((t) => t.type === type && t.field === field && t.yes !== yes)
    // Nobody is an additional insured on workers' compensation.
    if (!draft || others.length > 0 || isDisputed || draft.line[field] !== null || (field === 'additional_insured' && type === 'workers_comp')) continue
    draft.line[field] = yes
    draft.note(field, words)
  }
  return rows.filter((r) => !of.has(r))
}
