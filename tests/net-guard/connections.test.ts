import assert from 'node:assert/strict'
import http from 'node:http'
import net from 'node:net'
import test, { after, before } from 'node:test'
import {
  createGuardedAgents,
  createHttpClient,
  guardedConnect,
  parseEgressAllow,
  RefusedAddress,
  type Resolve,
  vetAddresses,
} from '../../src/kernel/net-guard/index.ts'
import { attackUrls } from './attack-urls.ts'

/** Listeners on both loopbacks that must never hear anything. */
let reached = 0
const servers: net.Server[] = []
let port = 0

before(async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const server = net.createServer((socket) => {
      reached++
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
    })
    await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done))
    port = (server.address() as net.AddressInfo).port
    servers.push(server)
  }
})
after(() => {
  for (const server of servers) server.close()
})

const none = parseEgressAllow('')
const inward = ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fd00::1']
const rebinding: Resolve = async () => inward
const post = { headers: {}, body: '{}', timeoutMs: 1500, responseBytesMax: 100 }

test('attack URLs reach no listener, whatever their names resolve to', async () => {
  const client = createHttpClient({ allow: none, resolve: rebinding })
  try {
    for (const url of [...attackUrls(port), `https://rebind.example.com:${port}/`, `https://127.0.0.1.nip.io:${port}/`]) {
      const answer = await client.post({ ...post, url })
      assert.equal(answer.ok, false, url)
      assert.match(answer.ok ? '' : answer.reason, /^refused_(url|address)$|^protocol$/, url)
    }
  } finally {
    await client.close()
  }
  assert.equal(reached, 0)
})

test('attack hosts reach no listener over SFTP or S3 sockets', async () => {
  const { httpAgent, httpsAgent } = createGuardedAgents(none, rebinding)
  const hosts = new Set(attackUrls(port).flatMap((url) => URL.parse(url)?.hostname || []))
  assert.ok(hosts.size > 100, String(hosts.size))
  for (const host of [...hosts, 'rebind.example.com', '127.0.0.1.nip.io']) {
    await assert.rejects(guardedConnect(host, port, { allow: none, resolve: rebinding, timeoutMs: 500 }), RefusedAddress, host)
    for (const agent of [httpAgent, httpsAgent]) {
      const failure = await new Promise<Error>((failed, passed) => {
        try {
          const outgoing = http.request({ agent, host, port, method: 'PUT', protocol: agent === httpAgent ? 'http:' : 'https:' })
          outgoing.once('error', failed).once('response', () => passed(new Error(`${host} answered`)))
          outgoing.end()
        } catch (error) {
          failed(error as Error)
        }
      })
      assert.ok(
        failure instanceof RefusedAddress || /ERR_/.test((failure as NodeJS.ErrnoException).code ?? ''),
        `${host}: ${failure.message}`,
      )
    }
  }
  assert.equal(reached, 0)
})

test('a name with a public and a private address is only dialled on the public one', async () => {
  assert.deepEqual(await vetAddresses('x.example', false, async () => [...inward, '93.184.216.34', '2606:4700::1']), [
    '93.184.216.34',
    '2606:4700::1',
  ])
  await assert.rejects(vetAddresses('x.example', false, rebinding), RefusedAddress)
  assert.deepEqual(await vetAddresses('minio', true, async () => ['127.0.0.1']), ['127.0.0.1'])
})

test('a name that turns private after it was checked is refused at its next connection', async () => {
  let asked = 0
  const turning: Resolve = async () => (asked++ === 0 ? ['93.184.216.34'] : ['127.0.0.1'])
  assert.deepEqual(await vetAddresses('turn.example.com', false, turning), ['93.184.216.34'])
  const client = createHttpClient({ allow: none, resolve: turning })
  const answer = await client.post({ ...post, url: `https://turn.example.com:${port}/` })
  assert.equal(answer.ok ? '' : answer.reason, 'refused_address')
  await client.close()
  assert.equal(reached, 0)
})

test('a redirect inward is reported, not followed', async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const server = http.createServer((_, out) => out.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end())
    await new Promise<void>((done) => server.listen(0, 'localhost', done))
    const client = createHttpClient({ allow: parseEgressAllow('localhost,127.0.0.1') })
    const answer = await client.post({ ...post, url: `http://localhost:${(server.address() as net.AddressInfo).port}/` })
    assert.equal(answer.ok && answer.status, status)
    await client.close()
    server.close()
  }
  assert.equal(reached, 0)
})
