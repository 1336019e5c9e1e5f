import type { Box, Provenance, ReadDocument } from '../vocabulary/index.ts'
import type { Page } from './page-model.ts'

/** The document with every place told on its pages as they were sent: a picture is turned, cut out and straightened before it is read. */
export function placesAsSent(read: ReadDocument, pages: readonly Page[]): ReadDocument {
  const known = new Map(pages.flatMap(({ number, onSent }) => (onSent ? [[number, onSent]] : [])))
  if (known.size === 0) return read
  const place = (page: number | null, box: Box | null): Box | null => (box && page !== null ? (known.get(page)?.(box) ?? box) : box)
  const placed = (p: Provenance): Provenance => ({ ...p, box: place(p.page, p.box) })
  return {
    ...read,
    coverage_lines: read.coverage_lines.map((line) => ({
      ...line,
      fields: Object.fromEntries(Object.entries(line.fields).map(([name, field]) => [name, field.provenance ? { ...field, provenance: placed(field.provenance) } : field])) as typeof line.fields,
    })),
    unreadable_fields: read.unreadable_fields.map((f) => ({ ...f, box: place(f.page, f.box) })),
    integrity: { ...read.integrity, findings: read.integrity.findings.map((f) => ({ ...f, box: place(f.page, f.box) })) },
  }
}
