import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row, Segment } from '../../classify/index.ts'
import type { Facts } from '../../declarations/index.ts'
import { findAmount } from '../../values/index.ts'
import { hasLabel } from '../limits/limit-labels.ts'
import { NAME_GOES_ON } from '../table/transposed-table.ts'
import { headingAt, TYPE_OF } from './coverage-heading.ts'
import { cellsIn, type Open, openedBy } from './open-columns.ts'
import { inOwnColumn, isAnswer, stillOpen } from './open-sections.ts'
import { PartyBlocks } from './party-blocks.ts'
import { partUnknown } from './unknown-sections.ts'

/** A coverage named on the page and the rows that belong to it, cut to its own column where several stand side by side. */
export type CoverageSection = { type: CoverageType; name: string; heading: Segment; rows: Row[]; /** Where the rows state the whole policy: its facts, and what is left of the rows. */ said?: { facts: SaidFacts; limits: Row[] } }
export type SaidFacts = Pick<Facts, 'number' | 'effective' | 'expiration' | 'carrier' | 'naic'>

const SECTIONS_MAX = 40
const ROWS_BELOW = 6
/** The coverage whose column a segment stands in. */
const openAt = (open: readonly Open[], segment: Segment): CoverageSection | undefined =>
  open.find((o) => segment.box.x >= o.from && segment.box.x < o.to)?.section

/** The coverages a page names on lines of their own, each with what is printed beside and under it. */
export function coverageSections(rows: readonly Row[], isCompany: (text: string) => boolean): CoverageSection[] {
  const sections: CoverageSection[] = []
  let open: Open[] = []
  const vehicles = rows.some((r) => r.segments.some((s) => /\b(?:auto|automobile|vehicles?|trucks?)\b/i.test(s.text)))
  const parties = new PartyBlocks()
  // Answered once, it is of all; answered again and again, of each.
  const answered = rows.reduce((sum, r) => sum + r.segments.filter((_, i) => isAnswer({ ...r, segments: r.segments.slice(i, i + 2) })).length, 0)
  for (const [at, row] of rows.entries()) {
    parties.pass(row)
    // The coverage's name before the law's limit, under that name already.
    const repeats = (head: CoverageSection): boolean =>
      head.type === 'workers_comp' && openAt(open, head.heading)?.type === 'workers_comp' && (/^statutory\b/i.test(row.segments[row.segments.indexOf(head.heading) + 1]?.text ?? '') || /\bstatut(?:e|ory)\b/i.test(head.heading.text))
    const heads = row.segments.flatMap((segment, i) => parties.holds(segment) ? [] : headingAt(...inOwnColumn(row, segment, i, open), openAt(open, segment), vehicles, isCompany)).filter((head) => !repeats(head)).filter((head, i, all) => !isLimitBeside(head, all.slice(0, i)) && !isCompanyBegun(head, rows[at + 1])).map((head) => withNameBegun(head, rows[at - 1]))
    // Its own name again before the law's limit, in the column of the limits.
    if (heads.length === 2 && heads.every((h) => h.type === 'workers_comp') && row.segments.some((s) => /^statutory\b/i.test(s.text))) heads.pop()
    if (heads.length > 0 && sections.length < SECTIONS_MAX) {
      // `Coverage | Occupational accident`: a label with its value, in the columns of all the labels.
      const isValue = heads.length === 1 && open.length < 2 && TYPE_OF.test(row.segments[row.segments.indexOf(heads[0]!.heading) - 1]?.text ?? '')
      open = openedBy(heads, open, isValue ? [] : rows.slice(at + 1, at + 1 + ROWS_BELOW))
      sections.push(...heads)
      const above = rows[at - 1]
      const [only] = heads
      if (above && heads.length === 1 && isCaptions(above, row)) only!.rows.push(above)
    } else open = stillOpen(open, row, answered > 1)
    for (const { section, from, to } of open) {
      const own = cellsIn(row, { from, to })
      if (own.length > 0) section.rows.push({ ...row, segments: own })
    }
  }
  return sections.flatMap(partUnknown).flatMap(bothNamed)
}

/** `Commercial property | Company: … | Building: $350,000`: what stands with its amount behind the row's own coverage is its limit. */
const isLimitBeside = ({ heading, type, name }: CoverageSection, before: readonly CoverageSection[]): boolean =>
  // `Workers' compensation | Employers' liability - each accident | $500,000`.
  (type === 'employers_liability' && before.some((b) => b.type === 'workers_comp') && hasLabel('workers_comp', heading.text)) ||
  (findAmount(heading.text) !== null && before.some((b) => findAmount(b.heading.text) === null && (b.type === type || (PART_OF[b.type] === type && hasLabel(b.type, name)))))
/** `Acme State Property` over `and Casualty Insurance`: a company's name. */
const isCompanyBegun = ({ heading: { box }, type }: CoverageSection, below: Row | undefined): boolean =>
  type === 'property' && below !== undefined && below.y - box.y < 2.5 * box.h && below.segments.some((s) => Math.abs(s.box.x - box.x) < 3 && NAME_GOES_ON.test(s.text))
/** Coverages of which a limit is called by the other's name. */
const PART_OF: Partial<Record<CoverageType, CoverageType>> = { workers_comp: 'employers_liability', builders_risk: 'property', inland_marine: 'property' }
/** `Workers' compensation and` over `Employers' liability`, at one edge: one name, though other cells stand beside its first line. */
function withNameBegun(head: CoverageSection, above: Row | undefined): CoverageSection {
  const first = above?.segments[0]
  const isOne = head.type === 'employers_liability' && first !== undefined && NAME_BEGUN.test(first.text) && Math.abs(first.box.x - head.heading.box.x) < 2 && head.heading.box.y - first.box.y < 2 * head.heading.box.h
  return isOne ? { ...head, type: 'workers_comp', name: `${first.text} ${head.name}`, rows: [above!] } : head
}
const NAME_BEGUN = /^\W*work(?:er|men)['’]?s?['’]?\s+comp(?:ensation)?\s+(?:and|&)$/i

/** `General Liability and Automobile Liability` over one limit, as pools have it: what is said is said of both. */
const bothNamed = (section: CoverageSection): CoverageSection[] => (BOTH_LIABILITIES.test(section.name) ? [{ ...section, type: 'general_liability' }, { ...section, type: 'auto_liability' }] : [section])
const BOTH_LIABILITIES = /^\W*(?:commercial\s+)?general\s+(?:liability\s+)?(?:and|&)\s+auto(?:mobile)?\s+liability\W*$|^\W*liability\s*\(\s*general\s+(?:liability\s+)?(?:and|&|\/)\s+auto(?:mobile)?(?:\s+liability)?\s*\)\W*$/i

const CAPTION = /^(?:policy\s*(?:period|term|dates?)|pol(?:icy|\.)?\s*(?:number|num\.?|no\.?|#)|(?:eff(?:ective|\.)?|inception)(?:\s+date)?|exp(?:ir(?:es|y|ation)|\.)?(?:\s+date)?|insurer|carrier|underwritten\s+by|policy)\s*:?$/i
/** Captions right over what stands beside a coverage's name. */
const isCaptions = (above: Row, row: Row): boolean =>
  row.y - above.y < 2.4 * Math.max(7, above.segments[0]?.box.h ?? 0) && above.segments.every((s) => CAPTION.test(s.text.trim()))
