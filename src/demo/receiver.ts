import { createServer } from 'node:http'
import { verifySvcSignature } from '../delivery/index.ts'

export type Webhook = { event: string; eventId: string; verified: boolean; atMs: number }
export type Receiver = { url: string; got: Webhook[]; trust(secret: string): void; close(): Promise<void> }

/** An integrator's webhook endpoint: checks each signature before it believes anything. */
export async function startReceiver(): Promise<Receiver> {
  const got: Webhook[] = []
  let secret = ''
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks)
      const event = JSON.parse(body.toString()) as { event: string; event_id: string }
      const verified = verifySvcSignature(secret, String(req.headers['x-svc-signature']), String(req.headers['x-svc-timestamp']), body)
      got.push({ event: event.event, eventId: event.event_id, verified, atMs: performance.now() })
      res.writeHead(verified ? 200 : 401).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/hooks`,
    got,
    trust: (given) => {
      secret = given
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
