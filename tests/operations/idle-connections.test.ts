import assert from 'node:assert/strict'
import net from 'node:net'
import { test } from 'node:test'
import { buildServer, type ServerParts } from '../../src/http/server.ts'

test('an idle connection is kept well beyond the time that callers are told', async () => {
  const app = await buildServer({ routes: [], context: { ids: { make: () => 'hrq_1' }, log: { info: () => {} } } } as unknown as ServerParts)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as net.AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/nothing`)
  await answer.text()
  assert.equal(answer.headers.get('keep-alive'), `timeout=${app.server.keepAliveTimeout / 1000}`)
  assert.ok(app.server.keepAliveTimeoutBuffer >= 10_000)
  await app.close()
})
