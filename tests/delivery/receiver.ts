import http from 'node:http'
import type net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// Any: answers are looked into by tests, member by member
export type Json = any
export type Received = { headers: http.IncomingHttpHeaders; body: string; json: Record<string, Json>; at: number }
export type Receiver = {
  url: string
  received: Received[]
  answer: (req: Received, out: http.ServerResponse) => void
  stop(): Promise<void>
}

/** A webhook endpoint that keeps what it gets. */
export async function startReceiver(): Promise<Receiver> {
  const server = http.createServer((req, out) => {
    const chunks: Buffer[] = []
    req
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(chunks).toString()
        const got = { headers: req.headers, body, json: JSON.parse(body), at: performance.now() }
        receiver.received.push(got)
        receiver.answer(got, out)
      })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}/hook`,
    received: [],
    answer: (_, out) => void out.end(),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return receiver
}

/** Waits until a condition holds; what it was waiting for is in the failure. */
export async function until<T>(
  what: string,
  condition: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  timeoutMs = 60_000,
): Promise<T> {
  for (const end = performance.now() + timeoutMs; ; await sleep(20)) {
    const value = await condition()
    if (value) return value
    if (performance.now() > end) throw new Error(`waited ${timeoutMs} ms for ${what}`)
  }
}
