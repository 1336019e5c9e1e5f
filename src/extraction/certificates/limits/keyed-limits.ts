import { type Row, segmentOf } from '../../classify/index.ts'
import { findDate } from '../../values/index.ts'

const KEY = /^(?:[A-Z]|\d{1,2})[.)]?$/
const HEADED = /^(?:item|ref(?:erence)?|no|key|line|policy)?\W{0,2}(?:#|no\.?)?\W{0,2}$/i
const HEADS_MIN = 3

export type KeyedLimits = { /** The policies' rows by their keys. */ policies: Map<string, Row>; /** What stands behind each key in the table of limits. */ limits: Map<string, Row[]> }

/**
 * Two tables under one heading of keys, `No. | Coverage | Insurer | Policy …` and below it `No. | Limit | Amount`: the limits of a
 * policy are those behind its own number or letter. Null where the page has no such pair; empty maps where its keys do not fit.
 */
export function keyedLimits(rows: readonly Row[]): KeyedLimits | null {
  const heads = rows.flatMap((r, i) => (isHead(r) && KEY.test(keyOf(rows[i + 1])) ? [i] : []))
  const [upper, lower] = heads
  if (upper === undefined || lower === undefined || heads.length !== 2 || keyOf(rows[upper]) !== keyOf(rows[lower]) || !isOfLimits(rows[lower]!)) return null
  const listed = rows.slice(upper + 1, lower).filter((r) => KEY.test(keyOf(r)))
  const amounts = keyedRows(rows.slice(lower + 1))
  const keys = listed.map(keyOf)
  const fits = new Set(keys).size === keys.length && listed.every(isDated) && amounts.every((r) => keys.includes(keyOf(r)) && !isDated(r))
  if (!fits) return { policies: new Map(), limits: new Map() }
  const limits = new Map(keys.map((key) => [key, amounts.filter((r) => keyOf(r) === key).map(behindKey)]))
  return { policies: new Map(listed.map((r) => [keyOf(r), r])), limits }
}

const keyOf = (row: Row | undefined): string => row?.segments[0]?.text.trim() ?? ''
const isDated = (row: Row): boolean => row.segments.some((s) => findDate(s.text) !== null)
const isHead = (row: Row): boolean => row.segments.length >= HEADS_MIN && HEADED.test(keyOf(row)) && row.segments.every((s) => !/\d/.test(s.text))
const isOfLimits = (row: Row): boolean => row.segments.slice(1).every((s) => /\b(?:limits?|amounts?|coverages?|descriptions?|types?|deductibles?)\b/i.test(s.text)) && row.segments.some((s) => /\b(?:limits?|amounts?)\b/i.test(s.text))
/** The rows under the heading, each behind its key, as far as they go without another thing between. */
function keyedRows(rows: readonly Row[]): Row[] {
  const end = rows.findIndex((r) => !KEY.test(keyOf(r)) || r.segments.length < 2)
  return rows.slice(0, end < 0 ? rows.length : end)
}
const behindKey = (row: Row): Row => ({ ...row, segments: row.segments.slice(1).map((s) => segmentOf(s.page, s.words)) })
