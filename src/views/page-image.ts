import { Readable } from 'node:stream'
import { z } from 'zod'
import { type DocumentRow, findDocument, listPagesOf } from '../intake/index.ts'
import { notFound, type Query, type Reply, type Route, readRoute } from '../kernel/index.ts'
import { findReviewItem, tenantOfReviewItem } from '../review/index.ts'

/** Draws a page (from 1) of a stored file as PNG; null when the file holds no such picture. Throws when drawing itself failed. */
export type RenderPage = (sha256: string, contentType: string, page: number, dpi: number) => Promise<Uint8Array | null>

/** A fine enough picture for doubtful print; a box's points times 150 / 72 are its pixels. */
const DPI = 150
const png = { 200: { description: 'The page as PNG', schema: z.string().meta({ format: 'binary', contentMediaType: 'image/png' }) } }
const errors = [400, 401, 403, 404, 422, 429, 500]

/** The file that holds a page, and which page of it: a packet's pages are files of their own. */
async function fileOfPage(q: Query, document: DocumentRow, page: number): Promise<{ file: DocumentRow; page: number } | null> {
  if (document.kind !== 'packet') return document.sha256 !== null && page <= (document.pages ?? 1) ? { file: document, page } : null
  let before = 0
  for (const file of await listPagesOf(q, [document.document_id])) {
    const count = file.pages ?? 1
    if (page <= before + count) return { file, page: page - before }
    before += count
  }
  return null
}

/** The page is drawn while it is sent, after the query's connection was given back: drawing takes up to seconds. */
async function pageReply(q: Query, render: RenderPage, document: DocumentRow | null, asked: { id: string; page: number }): Promise<Reply> {
  const found = document && (await fileOfPage(q, document, asked.page))
  // A Word document has no pages of its own; what was read of it is shown by its boxes alone.
  if (!found || found.file.content_type!.includes('wordprocessingml')) throw notFound('page', `${asked.id} page ${asked.page}`)
  async function* drawn() {
    const image = await render(found!.file.sha256!, found!.file.content_type!, found!.page, DPI)
    if (!image) throw notFound('page', `${asked.id} page ${asked.page}`)
    yield image
  }
  return { status: 200, body: null, stream: Readable.from(drawn()), headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=3600' } }
}

export const pageImageRoutes = (render: RenderPage): Route[] => [
  readRoute({
    path: '/v1/documents/{document_id}/pages/{page}',
    operationId: 'getDocumentPage',
    summary: 'Look at one page of a document, on which the boxes of its values lie',
    tag: 'Documents',
    scope: 'documents',
    params: z.object({ document_id: z.string().max(100), page: z.coerce.number().int().min(1).max(300) }),
    responses: png,
    errors,
    read: async (q, { params }) => pageReply(q, render, await findDocument(q, params.document_id), { id: params.document_id, page: params.page }),
  }),
  readRoute({
    path: '/v1/review/items/{review_item_id}/page',
    operationId: 'getReviewItemPage',
    summary: 'Look at the page an item is about',
    tag: 'Review (staff)',
    scope: 'operator',
    tenantOf: tenantOfReviewItem,
    params: z.object({ review_item_id: z.string().max(100) }),
    responses: png,
    errors,
    read: async (q, { params }) => {
      const item = await findReviewItem(q, params.review_item_id)
      if (!item?.document_id) throw notFound('page', params.review_item_id)
      return pageReply(q, render, await findDocument(q, item.document_id), { id: item.document_id, page: item.page ?? 1 })
    },
  }),
]
