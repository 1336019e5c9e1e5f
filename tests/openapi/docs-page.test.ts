import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { contractRoutes } from '../../scripts/openapi/contract-routes.ts'
import { mountOpenApi } from '../../src/http/openapi/index.ts'
import { contract } from './contract.ts'

const app = Fastify()
mountOpenApi(app, contractRoutes())

test('the document is served as it is built', async () => {
  const res = await app.inject('/openapi.json')
  assert.equal(res.statusCode, 200)
  assert.match(res.headers['content-type'] as string, /application\/json/)
  assert.deepEqual(res.json(), JSON.parse(JSON.stringify(contract().doc)))
})

test('the page names every operation, event and shape, and fetches nothing', async () => {
  const res = await app.inject('/docs')
  const page = res.body
  assert.equal(res.statusCode, 200)
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]))
  for (const route of contractRoutes()) assert.ok(ids.has(route.operationId), route.operationId)
  for (const name of Object.keys(contract().doc.webhooks)) assert.ok(ids.has(`event-${name}`), name)
  for (const name of Object.keys(contract().doc.components.schemas)) assert.ok(ids.has(`schema-${name}`), name)
  for (const [, to] of page.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.has(to), `a link leads nowhere: #${to}`)
  assert.doesNotMatch(page, /<(script|link|img|iframe|object)\b|@import|url\(/i)
  for (const [, to] of page.matchAll(/(?:href|src)="([^#"][^"]*)"/g)) assert.equal(to, '/openapi.json')
  assert.match(res.headers['content-security-policy'] as string, /default-src 'none'/)
})

test('open and closed tags of the page match', async () => {
  const page = (await app.inject('/docs')).body
  const open: string[] = []
  for (const [, close, name] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (['meta', 'wbr'].includes(name!)) continue
    if (!close) open.push(name!)
    else assert.equal(open.pop(), name)
  }
  assert.deepEqual(open, [])
})
