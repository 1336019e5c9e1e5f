import { type Row, type Segment, segmentOf } from '../../classify/index.ts'
import { FACT_LABEL } from '../page/fact-labels.ts'

const FACT = /^(?:insurer|carrier|(?:insurance\s+)?company|underwritten\s+by|pol(?:icy|\.)?\s*(?:number|num\.?|no\.?|#)|(?:policy\s+)?(?:eff(?:ective|\.)?|inception)(?:\s+date)?|(?:policy\s+)?exp(?:ir(?:es|y|ation)|\.)?(?:\s+date)?|naic(?:\s+(?:no\.?|code|#))?|start(?:\s+date|s)?|end(?:\s+date|s)?|(?:policy\s+)?(?:term|period))\s*:?$/i
const FACTS_MIN = 3
const HEADS_MIN = 2
const ALIGNED_MAX = 6
const NEAR_MAX = 3
/** From one line of a value to the next, in heights of its print. */
const LINE_MAX = 1.6

/** A row of nothing but labels of a policy's facts, side by side. */
const headsFacts = (row: Row): boolean => row.segments.length >= FACTS_MIN && row.segments.every((s) => FACT.test(s.text.trim()))
/** Each card may have columns of its own widths. */
const sameHeads = (a: Row, b: Row): boolean => a.segments.length === b.segments.length && a.segments.every((s, i) => s.text === b.segments[i]!.text)

/** Whether the same row of labels stands on the page again and again, as cards have it: a table has its heads once. */
export function repeatsHeads(rows: readonly Row[]): boolean {
  const [first, ...others] = rows.filter(headsFacts)
  return first !== undefined && others.filter((row) => sameHeads(first, row)).length + 1 >= HEADS_MIN
}

/** Cards' rows of labels over their values, each label with the value under it; a value may go on in a second line. */
export function unstackRepeated(rows: readonly Row[]): Row[] {
  if (!repeatsHeads(rows)) return [...rows]
  const out: Row[] = []
  for (let i = 0; i < rows.length; i++) {
    const [labels, values, rest] = [rows[i]!, rows[i + 1], rows[i + 2]]
    if (!headsFacts(labels) || !values || !isUnder(labels, values) || values.segments.length !== labels.segments.length) {
      out.push(labels)
      continue
    }
    const continued = rest && rest.y - values.y < LINE_MAX * Math.max(6, values.h) && isUnder(values, rest) && rest.segments.length < values.segments.length && !isLabels(rest) ? rest : null
    // Heights apart, so that each stays a row of its own.
    labels.segments.forEach((label, k) => out.push({ ...labels, y: labels.y + k * 0.01, segments: [label, joined(values.segments[k]!, continued)] }))
    i += continued ? 2 : 1
  }
  return out
}

const isUnder = (upper: Row, lower: Row): boolean =>
  lower.y - upper.y < NEAR_MAX * Math.max(6, upper.h) && lower.segments.every((s) => upper.segments.some((u) => Math.abs(u.box.x - s.box.x) < ALIGNED_MAX))
/** `Basis | Additional insured` close under the values: the next labels, each over an answer of its own. */
const isLabels = (row: Row): boolean => row.segments.some((s) => (FACT_LABEL.test(s.text.trim()) && !NAME_END.test(s.text)) || OTHER_LABEL.test(s.text.trim()))
/** The end of a name that its cell breaks. */
const NAME_END = /^(?:(?:insurance|insuring)\s+)?company\W*$/i
const OTHER_LABEL = /^(?:basis|form|trigger|covered\s+autos?|symbols?|deductibles?|retention|limits?)\s*:?$/i
const joined = (value: Segment, rest: Row | null): Segment => {
  const own = rest?.segments.find((s) => Math.abs(s.box.x - value.box.x) < ALIGNED_MAX)
  return own ? segmentOf(value.page, [...value.words, ...own.words]) : value
}
