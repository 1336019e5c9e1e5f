import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../kernel/index.ts'
import { ANSWER_PAGE_HEADERS, type AnswerPage, showAnswerPage, takeLinkAnswer } from '../outreach/index.ts'

const FORM_BYTES_MAX = 256 * 1024

/** The pages that an agent answers on. No key, no cookie, no script: the link is all there is. */
export function mountAnswerPages(app: FastifyInstance, context: Context): void {
  const serve = async (req: FastifyRequest, reply: FastifyReply, page: Promise<AnswerPage>) => {
    const started = performance.now()
    try {
      const { status, html } = await page
      context.log.info({ unit: 'http', method: req.method, route: '/t/{token}', status, took_ms: Math.round((performance.now() - started) * 10) / 10, request_id: req.id })
      return reply.code(status).headers(ANSWER_PAGE_HEADERS).send(html)
    } catch (error) {
      context.log.error({ unit: 'http', method: req.method, route: '/t/{token}', request_id: req.id, error: String(error), stack: error instanceof Error ? error.stack : undefined })
      return reply.code(500).headers(ANSWER_PAGE_HEADERS).send('<!doctype html><title>Not now</title><p>Something went wrong on our side. Please try again, or reply to our email.</p>')
    }
  }
  const linkOf = (req: FastifyRequest): string => (req.params as { token: string }).token
  app.get('/t/:token', (req, reply) => serve(req, reply, showAnswerPage(context, linkOf(req))))
  app.post('/t/:token', async (req, reply) => {
    const form = await readForm(req)
    if (!form) return reply.code(413).headers(ANSWER_PAGE_HEADERS).header('connection', 'close').send('<!doctype html><title>Too long</title><p>This is more than the form takes. Please reply to our email instead.</p>')
    return serve(req, reply, takeLinkAnswer(context, linkOf(req), form, { remoteAddress: req.socket.remoteAddress ?? null, userAgent: req.headers['user-agent']?.slice(0, 300) ?? null }))
  })
}

/** The fields of a posted form; null when it is longer than any that the page makes. */
async function readForm(req: FastifyRequest): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req.raw) {
    bytes += (chunk as Buffer).length
    if (bytes > FORM_BYTES_MAX) return null
    chunks.push(chunk as Buffer)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8').replaceAll('%00', ''))
}
