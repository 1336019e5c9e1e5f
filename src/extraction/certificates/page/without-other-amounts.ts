import { rowsOf } from '../../classify/index.ts'
import { withoutOtherColumns } from '../../declarations/index.ts'
import type { Page } from '../../page-model.ts'

/** The page without the amounts in columns of what is required or was insured before, for all who read amounts from it. */
export function withoutOtherAmounts(page: Page): Page {
  if (page.source === 'image') return page
  const rows = rowsOf(page)
  const dropped = new Set(
    withoutOtherColumns(rows).flatMap((kept, i) => (kept === rows[i] ? [] : rows[i]!.segments.filter((s) => !kept.segments.includes(s)).flatMap((s) => s.words))),
  )
  return dropped.size > 0 ? { ...page, words: page.words.filter((w) => !dropped.has(w)) } : page
}
