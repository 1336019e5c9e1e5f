import { z } from 'zod'
import { requestIdsOfLines } from '../clocks/index.ts'
import { CHANNELS, DOCUMENT_STATUSES, type DocumentRow, engagementsOfDocuments, listPagesOf, OUTCOMES } from '../intake/index.ts'
import { type Context, isoTime, type Mode, type Query } from '../kernel/index.ts'
import { findLines, lineSchema, linesOfDocuments, lineWire } from '../lines/index.ts'
import { linesNow } from './held-times.ts'

const pageDocument = z.object({ document_id: z.string(), position: z.number().int(), filename: z.string().nullable(), content_type: z.string(), size_bytes: z.number().int(), sha256: z.string(), doc_type: z.string().nullable() }).meta({ id: 'PageDocument' })
const finding = z.object({ severity: z.enum(['info', 'needs_a_look', 'suspicious']), code: z.string(), title: z.string(), page: z.number().nullable(), box: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }).nullable(), detail: z.record(z.string(), z.unknown()).optional() })
export const documentSchema = z.object({
  document_id: z.string(),
  document_ref: z.string().nullable(),
  insured_ref: z.string().nullable(),
  consumer_ref: z.string().nullable(),
  engagement_id: z.string().nullable(),
  requirement_set: z.string().nullable(),
  engagements: z.array(z.string()),
  filename: z.string().nullable(),
  content_type: z.string().nullable(),
  size_bytes: z.number().int().nullable(),
  sha256: z.string().nullable(),
  doc_type: z.string().nullable(),
  parts: z.array(z.object({ doc_type: z.string(), form: z.string().nullable().optional(), page_start: z.number().int(), page_end: z.number().int() })),
  pages: z.number().int().nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  deduplicated: z.boolean(),
  outcome: z.enum(OUTCOMES).nullable(),
  test: z.boolean(),
  coverage_lines: z.array(lineSchema),
  requests: z.array(z.string()),
  kind: z.enum(['file', 'packet', 'page']),
  parent_document_id: z.string().nullable(),
  packet_position: z.number().int().nullable(),
  page_documents: z.array(pageDocument),
  received_at: z.string(),
  stored_at: z.string(),
  channel: z.enum(CHANNELS),
  program_ref: z.string().nullable(),
  meta: z.record(z.string(), z.unknown()),
  integrity: z.object({ state: z.enum(['clear', 'needs_a_look', 'suspicious']), findings: z.array(finding) }).meta({ id: 'Integrity' }).nullable(),
}).meta({ id: 'Document' })

/** Documents with their engagements, lines and pages, whatever their number in a fixed number of queries. */
export async function documentViews(q: Query, context: Pick<Context, 'time'>, rows: DocumentRow[]): Promise<z.infer<typeof documentSchema>[]> {
  if (!rows.length) return []
  const ids = rows.map((r) => r.document_id)
  const owners = [...new Set(rows.map((r) => r.parent_document_id ?? r.document_id))]
  const [engagements, links, pages] = await Promise.all([engagementsOfDocuments(q, ids), linesOfDocuments(q, owners), listPagesOf(q, rows.filter((r) => r.kind === 'packet').map((r) => r.document_id))])
  const lineIds = [...new Set(links.map((l) => l.coverage_line_id))]
  const [found, asked] = lineIds.length ? await Promise.all([findLines(q, lineIds), requestIdsOfLines(q, lineIds)]) : [[], []]
  const requests = Map.groupBy(asked, (r) => r.coverage_line_id)
  const lines = new Map((await linesNow(q, context, found)).map((l) => [l.coverage_line_id, l]))
  return rows.map((row) => {
    const own = links.filter((l) => l.document_id === (row.parent_document_id ?? row.document_id)).flatMap((l) => lines.get(l.coverage_line_id) ?? [])
    return {
      ...documentWire(row, q.mode),
      engagements: engagements.filter((e) => e.document_id === row.document_id).map((e) => e.engagement_id),
      coverage_lines: own.map((l) => lineWire(l, q.mode)),
      requests: own.flatMap((l) => requests.get(l.coverage_line_id)?.map((r) => r.request_id) ?? []),
      page_documents: pages
        .filter((p) => p.parent_document_id === row.document_id)
        .map((p) => ({ document_id: p.document_id, position: p.packet_position!, filename: p.filename, content_type: p.content_type!, size_bytes: p.size_bytes!, sha256: p.sha256!, doc_type: p.doc_type })),
    }
  })
}

const documentWire = (row: DocumentRow, mode: Mode) => ({
  document_id: row.document_id,
  document_ref: row.document_ref,
  insured_ref: row.insured_ref,
  consumer_ref: row.consumer_ref,
  engagement_id: row.engagement_id,
  requirement_set: row.set_key,
  filename: row.filename,
  content_type: row.content_type,
  size_bytes: row.size_bytes,
  sha256: row.sha256,
  doc_type: row.doc_type,
  parts: row.parts,
  pages: row.pages,
  status: row.status,
  deduplicated: false,
  outcome: row.outcome,
  test: mode === 'test',
  kind: row.kind,
  parent_document_id: row.parent_document_id,
  packet_position: row.packet_position,
  received_at: isoTime(row.received_at),
  stored_at: isoTime(row.stored_at),
  channel: row.channel,
  program_ref: row.program_ref,
  meta: row.meta,
  integrity: row.integrity,
})
