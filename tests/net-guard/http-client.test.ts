import assert from 'node:assert/strict'
import http from 'node:http'
import type net from 'node:net'
import test from 'node:test'
import { createHttpClient, guardedConnect, parseEgressAllow } from '../../src/kernel/net-guard/index.ts'

const allow = parseEgressAllow('127.0.0.1,localhost')

async function withServer(answer: http.RequestListener, run: (url: string, server: http.Server) => Promise<void>): Promise<void> {
  const server = http.createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    await run(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}/hook?x=1`, server)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const post = {
  headers: { 'content-type': 'application/json', 'x-svc-signature': 'ab' },
  body: '{"a":"é"}',
  timeoutMs: 1000,
  responseBytesMax: 64,
}

test('posts the exact bytes and headers, and brings back status, headers and body', async () => {
  await withServer(
    (req, out) => {
      const chunks: Buffer[] = []
      req
        .on('data', (chunk) => chunks.push(chunk))
        .on('end', () => {
          out.setHeader('retry-after', '7')
          out.writeHead(429).end(`${req.method} ${req.url} ${req.headers['x-svc-signature']} ${Buffer.concat(chunks)}`)
        })
    },
    async (url) => {
      const client = createHttpClient({ allow })
      const answer = await client.post({ ...post, url })
      assert.ok(answer.ok)
      assert.equal(answer.status, 429)
      assert.equal(answer.headers['retry-after'], '7')
      assert.equal(answer.body, 'POST /hook?x=1 ab {"a":"é"}')
      assert.equal(answer.bodyTruncated, false)
      await client.close()
    },
  )
})

test('credentials in the URL travel as Basic authentication', async () => {
  await withServer(
    (req, out) => out.end(req.headers.authorization),
    async (url) => {
      const client = createHttpClient({ allow })
      const answer = await client.post({ ...post, url: url.replace('http://', 'http://u%40x:p%3Aw@') })
      assert.equal(answer.ok && answer.body, `Basic ${Buffer.from('u@x:p:w').toString('base64')}`)
      const odd = await client.post({ ...post, url: url.replace('http://', 'http://u%zz@') })
      assert.equal(odd.ok, false)
      await client.close()
    },
  )
})

test('a receiver that never answers, answers a byte at a time, or drips headers is cut off at the timeout', async () => {
  const slow: http.RequestListener[] = [
    () => {},
    (_, out) => {
      out.writeHead(200)
      const drip = setInterval(() => out.write('x'), 50)
      out.on('close', () => clearInterval(drip))
    },
    (req) => {
      const drip = setInterval(() => req.socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 50)
      req.socket.on('error', () => {}).on('close', () => clearInterval(drip))
    },
  ]
  for (const listener of slow) {
    await withServer(listener, async (url) => {
      const client = createHttpClient({ allow })
      const answer = await client.post({ ...post, url, timeoutMs: 300, responseBytesMax: 1000 })
      // A flood of interim answers may also be dropped by the HTTP parser before the time is up.
      assert.match(answer.ok ? String(answer.status) : answer.reason, /^(timeout|closed)$/)
      await client.close()
    })
  }
})

test('an endless answer costs no more than its limit', async () => {
  let sent = 0
  await withServer(
    (_, out) => {
      const block = Buffer.alloc(65_536, 97)
      const pump = () => {
        while (!out.destroyed && sent < 1e9) {
          sent += block.length
          if (!out.write(block)) return void out.once('drain', pump)
        }
      }
      pump()
    },
    async (url) => {
      const client = createHttpClient({ allow })
      const answer = await client.post({ ...post, url })
      assert.ok(answer.ok)
      assert.equal(answer.status, 200)
      assert.equal(answer.body.length, 64)
      assert.equal(answer.bodyTruncated, true)
      await client.close()
    },
  )
  assert.ok(sent < 2e8, `${sent} bytes left the server`)
})

test('oversized headers and non-HTTP answers are failures of their own kind', async () => {
  await withServer(
    (req) => void req.socket.end(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(50_000)}\r\n\r\n`),
    async (url) => {
      const client = createHttpClient({ allow })
      const answer = await client.post({ ...post, url })
      assert.equal(answer.ok, false)
      await client.close()
    },
  )
  await withServer(
    (req) => void req.socket.end('SSH-2.0-OpenSSH\r\n'),
    async (url) => {
      const client = createHttpClient({ allow })
      const answer = await client.post({ ...post, url })
      assert.equal(answer.ok ? '' : answer.reason, 'protocol')
      await client.close()
    },
  )
})

test('refused connections, closed sockets and plain servers behind https are told apart', async () => {
  const client = createHttpClient({ allow })
  const closed = await client.post({ ...post, url: 'http://127.0.0.1:1/' })
  assert.equal(closed.ok ? '' : closed.reason, 'connect')
  await withServer(
    (req) => req.socket.destroy(),
    async (url) => {
      const dropped = await client.post({ ...post, url })
      assert.equal(dropped.ok ? '' : dropped.reason, 'closed')
      const plain = await client.post({ ...post, url: url.replace('http:', 'https:') })
      assert.equal(plain.ok ? '' : plain.reason, 'tls')
    },
  )
  await client.close()
})

test('connections are reused, and concurrent posts to one origin do not wait for a hanging one', async () => {
  const sockets = new Set<unknown>()
  let calls = 0
  await withServer(
    (req, out) => {
      sockets.add(req.socket)
      if (calls++ > 0) out.end('ok')
    },
    async (url) => {
      const client = createHttpClient({ allow })
      const hanging = client.post({ ...post, url, timeoutMs: 2000 })
      for (let i = 0; i < 20; i++) assert.equal((await client.post({ ...post, url })).ok, true)
      assert.ok(sockets.size <= 3, `${sockets.size} sockets for one hanging post and twenty quick ones`)
      await client.close()
      assert.equal((await hanging).ok, false)
    },
  )
})

test('guardedConnect reaches a listed host and gives up on one that does not answer', async () => {
  await withServer(
    (_, out) => out.end(),
    async (url) => {
      const socket = await guardedConnect('localhost', Number(new URL(url).port), {
        allow,
        resolve: async () => ['127.0.0.1'],
        timeoutMs: 1000,
      })
      assert.equal(socket.remoteAddress, '127.0.0.1')
      socket.destroy()
    },
  )
  await assert.rejects(guardedConnect('127.0.0.1', 1, { allow, resolve: async () => ['127.0.0.1'], timeoutMs: 1000 }), /ECONNREFUSED/)
})
