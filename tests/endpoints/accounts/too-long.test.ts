import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../../harness/service.ts'
import { type Client, newClient } from '../kit/client.ts'
import { assertError } from '../kit/errors.ts'

let service: Service
let client: Client
before(async () => {
  service = await startService()
  client = await newClient(service)
})
after(() => service.close())

test('a JSON body far over the bound is read to its end, so that its sender hears the refusal', async () => {
  const MIB = 1_048_576
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  const answered = new Promise<string>((resolve, reject) => {
    let got = ''
    socket.on('data', (chunk) => (got += chunk)).on('end', () => resolve(got)).on('error', reject)
  })
  socket.write(`POST /v1/engagements HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\nauthorization: Bearer ${client.key}\r\ncontent-type: application/json\r\ncontent-length: ${30 * MIB}\r\n\r\n`)
  // Each piece waits for the one before it, as a slow sender's would: long past the bound the other side still takes them
  for (let n = 0; n < 30; n++) {
    const sent = socket.write(Buffer.alloc(MIB, 0x20))
    if (!sent) await Promise.race([once(socket, 'drain'), answered])
  }
  const text = await answered
  assert.match(text, /^HTTP\/1\.1 422 /)
  assert.match(text, /"validation_failed"/)
})

test('a limit out of range is told the range', async () => {
  const refused = await client.get('/v1/events?limit=201')
  assertError(refused, 422, 'validation_failed', 'limit')
  assert.match(refused.body.error.message, /from 1 to 200/)
})

test('a path that cannot be read says why, and is not repeated at length', async () => {
  for (const path of [`/v1/insureds/${'x'.repeat(5000)}`, '/v1/insureds/%']) {
    const refused = await client.get(path)
    assertError(refused, 400, 'invalid_parameter')
    assert.equal(refused.headers.get('x-request-id'), refused.body.error.request_id)
    assert.match(refused.body.error.message, /longer than 1000 characters, or holds a %/)
  }
})
