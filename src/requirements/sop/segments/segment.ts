import type { CoverageType } from '../../../vocabulary/index.ts'
import type { CoveragePart } from '../lexicon/lexicon-coverages.ts'
import type { Condition } from '../conditions/conditions.ts'

export type NamedCoverage = { type: CoverageType; part?: CoveragePart; alternative?: CoverageType }

/** What the headings and lead-ins above a stretch of text say about it. */
export type Context = {
  coverages: NamedCoverage[]
  mode: 'required' | 'advisory' | 'skip' | null
  condition: Condition | null
  /** `inline`: its title stands before what it asks, in the same line. */
  tier: { title: string; inline?: true } | null
  titles: string[]
  /** What the items of a list are said of: "The policies under (a) and (b) shall". */
  subject: string | null
  /** The coverage of the line above, where the text stands below it. */
  under: CoverageType[]
}
export const NO_CONTEXT: Context = { coverages: [], mode: null, condition: null, tier: null, titles: [], subject: null, under: [] }

/** One line, list item, table row or paragraph, with where it stands. `label` is its number path, such as `5.3(a)`. */
export type Segment = {
  raw: string
  label: string | null
  block: number
  context: Context
  /** A list item or table row: a coverage named here is asked for even without a verb. */
  item: boolean
  /** The first of several choices ("either (1) ... or (2) ..."). */
  choice?: true
  /** It stands in an earlier message that the text quotes. */
  quoted?: true
  /** It stands behind an empty box, in a list of which no box is ticked. */
  unticked?: true
  row?: TableRow
}
export type TableRow = { headers: string[]; cells: string[]; table: number }

export type Line = {
  raw: string
  body: string
  indent: number
  label: string | null
  style: string
  blankBefore: boolean
  box: boolean | null
  /** Of several boxes, the one is ticked that says it is not asked. */
  refused?: true
  cells: string[] | null
  /** A member's own heading with what it says, which ends the coverage above. */
  ofAll?: true
  /** Behind ">", as mail quotes. */
  quoted?: true
}
