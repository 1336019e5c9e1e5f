import type { ReadDocument, ReadFailure, UnreadableField } from '../vocabulary/index.ts'
import { CLASS_STRENGTH } from '../vocabulary/index.ts'

const worse = { clear: 0, needs_a_look: 1, suspicious: 2 } as const

/** Several photos as one document: pages numbered through, lines and findings of all, the strongest class. A page that fails is said, not lost. */
export function joinReadings(readings: (ReadDocument | ReadFailure)[]): ReadDocument | ReadFailure {
  const read = readings.filter((r): r is ReadDocument => !('failed' in r))
  const [first] = read
  if (!first) return readings[0] as ReadFailure
  const joined: ReadDocument = structuredClone(read.toSorted((a, b) => (CLASS_STRENGTH[b.doc_type] ?? 0) - (CLASS_STRENGTH[a.doc_type] ?? 0))[0]!)
  Object.assign(joined, { pages: 0, parts: [], coverage_lines: [], unreadable_fields: [], notes: [], notices: [], unread_changes: [], disclaimers: [], review_pages: [], integrity: { state: 'clear', findings: [] } })
  for (const reading of readings) {
    const offset = joined.pages
    if ('failed' in reading) {
      joined.pages += 1
      joined.parts.push({ doc_type: 'unknown', form: null, page_start: offset + 1, page_end: offset + 1 })
      joined.unreadable_fields.push({ line: null, field: 'page', page: offset + 1, box: null, reason: reading.reason })
      continue
    }
    append(joined, reading, offset)
  }
  return joined
}

function append(joined: ReadDocument, reading: ReadDocument, offset: number): void {
  const lineOffset = joined.coverage_lines.length
  const shift = <T extends { page: number | null }>(at: T): T => ({ ...at, page: at.page === null ? null : at.page + offset })
  joined.pages += reading.pages
  joined.parts.push(...reading.parts.map((p) => ({ ...p, page_start: p.page_start + offset, page_end: p.page_end + offset })))
  joined.coverage_lines.push(
    ...reading.coverage_lines.map((line) => ({
      ...line,
      fields: Object.fromEntries(Object.entries(line.fields).map(([k, f]) => [k, { ...f, provenance: f.provenance && { ...f.provenance, page: f.provenance.page + offset } }])),
    })),
  )
  joined.unreadable_fields.push(...reading.unreadable_fields.map((u): UnreadableField => ({ ...shift(u), line: u.line === null ? null : u.line + lineOffset })))
  joined.integrity.findings.push(...reading.integrity.findings.map(shift))
  if (worse[reading.integrity.state] > worse[joined.integrity.state]) joined.integrity.state = reading.integrity.state
  joined.notes.push(...reading.notes)
  joined.notices!.push(...(reading.notices ?? []).map((n) => ({ ...n, page: n.page + offset })))
  joined.unread_changes!.push(...(reading.unread_changes ?? []).map((c) => ({ ...c, page: c.page + offset })))
  joined.disclaimers!.push(...(reading.disclaimers ?? []).map((d) => ({ ...d, page: d.page + offset })))
  joined.review_pages!.push(...(reading.review_pages ?? []).map((r) => ({ ...r, page: r.page + offset })))
  for (const key of ['issued_on', 'insured_name', 'insured_state', 'producer', 'certificate_holder', 'holder_printed', 'description_of_operations'] as const) if ((joined[key] ?? null) === null) Object.assign(joined, { [key]: reading[key] })
}
