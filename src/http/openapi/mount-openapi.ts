import type { FastifyInstance } from 'fastify'
import type { Route } from '../../kernel/index.ts'
import { buildDocument } from './build-document.ts'
import { renderDocs } from './render-docs.ts'

/** The contract for programs at /openapi.json and for people at /docs. Made on the first request, then kept. */
export function mountOpenApi(app: FastifyInstance, routes: readonly Route[]): void {
  let json: string | null = null
  let page: string | null = null
  app.get('/openapi.json', (_req, reply) => reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send((json ??= JSON.stringify(buildDocument(routes)))))
  app.get('/docs', (_req, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
      .send((page ??= renderDocs(buildDocument(routes)))),
  )
}
