import type { ReadDocument } from '../vocabulary/index.ts'

/** More of anything than this comes of a hostile file, not of a document. */
const BOUNDS = { lines: 150, unreadable: 400, findings: 100, notes: 50, parts: 300, reviewPages: 50, notices: 50, changes: 50, disclaimers: 50, endorsements: 80, limits: 40, text_charsMax: 4_000 } as const

/**
 * A reading as it leaves the child: bounded in size, its strings such as a database can hold (no NUL, no half of a
 * surrogate pair). What is cut off is said in `notes`.
 */
export function boundReading(reading: ReadDocument): ReadDocument {
  const bounded = tidy(reading) as ReadDocument
  const said = [...bounded.notes]
  const cut = <T>(list: T[], max: number, what: string): T[] => {
    if (list.length > max) said.unshift(`${list.length} ${what} stand in the file; the first ${max} were kept.`)
    return list.slice(0, max)
  }
  bounded.coverage_lines = cut(bounded.coverage_lines, BOUNDS.lines, 'coverage lines').map((line) => ({
    ...line,
    endorsements: line.endorsements.slice(0, BOUNDS.endorsements),
    limits: line.limits.slice(0, BOUNDS.limits),
  }))
  const kept = bounded.coverage_lines.length
  bounded.unreadable_fields = cut(bounded.unreadable_fields, BOUNDS.unreadable, 'unreadable values').filter((u) => u.line === null || u.line < kept)
  bounded.integrity.findings = cut(bounded.integrity.findings, BOUNDS.findings, 'findings')
  bounded.parts = bounded.parts.slice(0, BOUNDS.parts)
  if (bounded.notices) bounded.notices = bounded.notices.slice(0, BOUNDS.notices)
  if (bounded.unread_changes) bounded.unread_changes = bounded.unread_changes.slice(0, BOUNDS.changes)
  if (bounded.disclaimers) bounded.disclaimers = bounded.disclaimers.slice(0, BOUNDS.disclaimers)
  if (bounded.review_pages) bounded.review_pages = bounded.review_pages.slice(0, BOUNDS.reviewPages)
  bounded.notes = said.slice(0, BOUNDS.notes)
  return bounded
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed().slice(0, BOUNDS.text_charsMax)
  // A thousandth of a point is finer than any print; the digits behind it would be carried along with every line.
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null
  if (Array.isArray(value)) return value.map(tidy)
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([k, v]) => [tidy(k), tidy(v)]))
  return value
}
