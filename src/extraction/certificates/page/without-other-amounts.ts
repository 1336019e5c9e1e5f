import { type Row, rowsOf } from '../../classify/index.ts'
import { requiredOfOthers } from '../../other-facts/index.ts'
import { standsUnder, withoutOtherColumns } from '../../declarations/index.ts'
import type { Page, Word } from '../../page-model.ts'

/** The page without the amounts in columns of what is required or was insured before, without what is required of others, and without who reinsures, for all who read amounts from it. */
export function withoutOtherAmounts(page: Page): Page {
  if (page.source === 'image') return page
  const rows = rowsOf(page)
  const dropped = new Set(
    withoutOtherColumns(rows).flatMap((kept, i) => (kept === rows[i] ? [] : rows[i]!.segments.filter((s) => !kept.segments.includes(s)).flatMap((s) => s.words))),
  )
  for (const word of reinsurersIn(rows)) dropped.add(word)
  for (const row of requiredOfOthers(rows)) for (const { words } of row.segments) for (const word of words) dropped.add(word)
  return dropped.size > 0 ? { ...page, words: page.words.filter((w) => !dropped.has(w)) } : page
}

const REINSURERS = /^\W*re-?insur(?:er|ance|ed)s?(?:\s+(?:by|with|carrier|company|compan(?:y|ies)))?\W*$/i
const HEADS_MIN = 3
/** What stands in a column of reinsurers: they insure the pool, none of its members. */
function reinsurersIn(rows: readonly Row[]): Word[] {
  const at = rows.findIndex((r) => r.segments.length >= HEADS_MIN && r.segments.some((s) => REINSURERS.test(s.text)))
  const head = rows[at]?.segments.find((s) => REINSURERS.test(s.text))
  return head ? rows.slice(at + 1).flatMap((r) => r.segments.filter((s) => r.segments.length > 1 && standsUnder(s, head)).flatMap((s) => s.words)) : []
}
