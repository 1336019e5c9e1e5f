import type { Row } from '../../classify/index.ts'

const HEAD =
  /^(?:insurers?|carriers?|compan(?:y|ies)|insurance\s+(?:company|carrier)|policy|pol(?:icy|\.)?\s*(?:no\.?|number|num\.?|#)|type|eff(?:ective|\.)?\s*\/\s*exp(?:iration|\.)?(?:\s+dates?)?|effective(?:\s+date)?|eff\.?(?:\s+date)?|expir\w*(?:\s+date)?|exp\.?(?:\s+date)?|policy\s+(?:period|term|dates)|from|to|ded(?:uctibles?|\.)?)$/i
const WHAT = /^(?:type|lob|coverage|coverages|(?:type|line)\s+of\s+\w+|limits?(?:\s+of\s+\w+)?)$/i
const HEADS_MIN = 3
/** The headings of a table of policies that could not be found as one: what stands under them is no list of facts. */
export const headsPolicies = (row: Row): boolean =>
  row.segments.some((s) => WHAT.test(s.text.trim())) && row.segments.filter((s) => HEAD.test(s.text.trim())).length >= HEADS_MIN

/** `POLICY NO. | EFFECTIVE | EXPIRATION | LIMIT` over one row of values, each flush under its own: facts of the one policy, and no table. */
export function headsOneRow(head: Row, [values, after]: readonly (Row | undefined)[]): boolean {
  const isUnder = (row: Row | undefined, over: Row): boolean => row !== undefined && row.segments.length === over.segments.length && row.y - over.y < UNDER_MAX * Math.max(7, over.h) && row.segments.every((s, i) => Math.abs(s.box.x - over.segments[i]!.box.x) < FLUSH_MAX)
  return values !== undefined && isUnder(values, head) && !isUnder(after, values) && !(after && after.y - values.y < UNDER_MAX * Math.max(7, values.h) && after.segments.length > 1) && !head.segments.some((s) => TYPE_HEAD.test(s.text.trim()))
}
const [UNDER_MAX, FLUSH_MAX] = [2.4, 4]
const TYPE_HEAD = /^(?:type|lob|coverages?|(?:type|line)\s+of\s+\w+)$/i
