import type { FastifyInstance } from 'fastify'
import { DOWNLOAD_PATH, serveDownload } from '../delivery/index.ts'
import { type Context, DomainError } from '../kernel/index.ts'

/** What a link may leave out, or say twice. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The files of exports behind their signed links. No key: the signature is all there is. */
export function mountDownloads(app: FastifyInstance, context: Context): void {
  app.get(DOWNLOAD_PATH, async (req, reply) => {
    const started = performance.now()
    const { batchId, file } = req.params as { batchId: string; file: string }
    const { account, expires, signature } = req.query as Record<string, unknown>
    const found = await serveDownload(context, { batchId, file, account: textOf(account), expires: textOf(expires), signature: textOf(signature) })
    if (!found.found) throw found.expired ? new DomainError('link_expired', 'This link has expired; fetch the export again for a new one.') : new DomainError('file_not_found', 'This link opens no file.')
    context.log.info({ unit: 'http', method: req.method, route: DOWNLOAD_PATH, status: 200, took_ms: Math.round((performance.now() - started) * 10) / 10, request_id: req.id })
    return reply.headers(found.headers).send(found.stream)
  })
}
