/** The least that a durable upload and a read by id cost here: Fastify and pg with nothing between. */
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import fastify from 'fastify'
import pg from 'pg'

const folder = path.join(process.env.BARE_FOLDER!, 'bare')
mkdirSync(folder, { recursive: true })
const pool = new pg.Pool({ ...JSON.parse(process.env.BARE_DATABASE!), max: 20 })
await pool.query('CREATE TABLE IF NOT EXISTS bare_rows (id text PRIMARY KEY, sha256 text, held jsonb)')
const held = { coverage_type: 'auto_liability', status: 'active', limits: [{ label: 'combined_single_limit', amount: 1_000_000 }], tags: ['north'], created: '2026-01-01T00:00:00Z' }
await pool.query('INSERT INTO bare_rows VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', ['one', 'x', JSON.stringify(held)])

const app = fastify()
app.addContentTypeParser('*', (_req, payload, done) => done(null, payload))
app.post('/push', async (req) => {
  const id = randomUUID()
  const hash = createHash('sha256')
  await pipeline(
    req.body as AsyncIterable<Buffer>,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path.join(folder, id), { flush: true }),
  )
  await pool.query({ name: 'push', text: 'INSERT INTO bare_rows VALUES ($1, $2, $3)', values: [id, hash.digest('hex'), '{}'] })
  return { id }
})
app.get('/rows/:id', async (req) => {
  const { rows } = await pool.query({ name: 'read', text: 'SELECT * FROM bare_rows WHERE id = $1', values: [(req.params as { id: string }).id] })
  return rows[0]
})
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.on('SIGTERM', () => process.exit(0))
