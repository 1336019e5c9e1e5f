import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { Pool } from 'undici'
import type { ConnectionConfig } from '../../src/kernel/postgres/index.ts'
import { atLeast, type Bench, inTurn, load, round, warmUp } from './measure.ts'
import { startBareServer, startServiceProcess } from './service-process.ts'

const CONNECTIONS = 16
const BYTES = 200 * 1024
const ROUND_MS = 4000
const WARM_CALLS = 1500

/** A PDF by its first bytes and unique by its last; the rest costs the sender nothing to make. */
const filling = randomBytes(BYTES)
filling.write('%PDF-1.7\n')
const MARK_AT = 64
const mark = (n: number): string => `${process.pid} ${n} ${Math.random()}`
const unique = (n: number) => {
  const bytes = Buffer.from(filling)
  bytes.write(mark(n), MARK_AT)
  return bytes
}

export const push: Bench = {
  name: 'push',
  about: 'push of a unique 200 KiB file at 16 connections, durable, against a bare loop that streams, hashes, syncs and commits one row',
  async run() {
    // Extraction would take the cores that the two are compared on.
    const service = await startServiceProcess({ IVS_ROLE: 'api' })
    const bare = await startBareServer(service)
    const ours = new Pool(service.url, { connections: CONNECTIONS })
    const theirs = new Pool(bare.url, { connections: CONNECTIONS })
    let sent = 0
    const toService = () =>
      load(CONNECTIONS, ROUND_MS, async () => {
        const n = sent++
        const form = multipart(`carrier-${n % 50}`, n)
        const answer = await ours.request({ method: 'POST', path: '/v1/documents', headers: { authorization: `Bearer ${service.test}`, 'content-type': form.type }, body: form.body })
        const body = await answer.body.text()
        if (answer.statusCode !== 200) throw new Error(`push answered ${answer.statusCode}: ${body}`)
      })
    const toBare = () =>
      load(CONNECTIONS, ROUND_MS, async () => {
        const answer = await theirs.request({ method: 'POST', path: '/push', headers: { 'content-type': 'application/pdf' }, body: unique(sent++) })
        await answer.body.text()
        if (answer.statusCode !== 200) throw new Error(`bare push answered ${answer.statusCode}`)
      })
    try {
      await warmUp(WARM_CALLS, toService)
      await warmUp(WARM_CALLS, toBare)
      // What the server does by itself within its first minute: until then plans made for empty tables are kept.
      await analyze(service.admin)
      const [a, b] = await inTurn(5, toService, toBare, (l) => l.perSecond)
      return [atLeast('push', a.perSecond / b.perSecond, 0.6, `${round(a.perSecond)}/s, p99 ${round(a.p99)} ms`, `bare loop ${round(b.perSecond)}/s`)]
    } finally {
      await Promise.all([ours.close(), theirs.close()])
      await bare.stop()
      await service.stop()
    }
  },
}

async function analyze(admin: ConnectionConfig): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  await client.query('ANALYZE')
  await client.end()
}

/** The form with a unique file, made in one copy as the bare loop's is. */
function multipart(insured: string, n: number): { type: string; body: Buffer } {
  const boundary = 'bench-boundary-7f3a'
  const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = Buffer.from(`${field('insured_ref', insured)}${field('consumer_ref', 'broker')}--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`)
  const body = Buffer.concat([head, filling, Buffer.from(`\r\n--${boundary}--\r\n`)])
  body.write(mark(n), head.length + MARK_AT)
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}
