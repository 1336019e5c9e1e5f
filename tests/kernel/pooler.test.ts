import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { freePort, start, stop, waitForPort } from '../delivery/servers/process.ts'
import { proxyDatabase } from '../harness/database-proxy.ts'
import { testDatabase } from '../harness/database.ts'
import { call, type Service, startService, until } from '../harness/service.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'

test('the main job runs behind pgbouncer in transaction mode', { skip: existsSync(PGBOUNCER) ? false : 'pgbouncer is not installed on this machine' }, async () => {
  const probe = await testDatabase()
  await probe.drop()
  // The embedded server's socket is its own; pgbouncer comes by TCP.
  const server = await proxyDatabase(probe.config)
  const { config } = server
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(path.join(folder, 'users.txt'), `"${config.user}" "${config.password}"\n`)
  // As it comes: whatever a session brings along is refused, but for what pgbouncer itself knows.
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]\n* = host=${config.host} port=${config.port} user=${config.user} password=${config.password}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = trust\nauth_file = ${folder}/users.txt\npool_mode = transaction\nmax_client_conn = 200\ndefault_pool_size = 8\n`,
  )
  const bouncer = start(PGBOUNCER, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), path.join(folder, 'pgbouncer.ini')])
  await waitForPort(port, bouncer)
  let service: Service | null = null
  try {
    service = await startService({ IVS_DATABASE_POOLER: 'transaction' }, (own) => ({ ...own, host: '127.0.0.1', port }))
    const form = new FormData()
    for (const [k, v] of Object.entries({ insured_ref: 'hauler', consumer_ref: 'broker', test_scenario: 'confirmed' })) form.set(k, v)
    form.append('files', new Blob([new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf')))], { type: 'application/pdf' }), 'certificate.pdf')
    const pushed = await call(service, service.test, 'POST', '/v1/documents', form)
    assert.equal(pushed.status, 200)
    const done = await until(
      async () => (await call(service!, service!.test, 'GET', `/v1/engagements/${pushed.body.engagement_id}`)).body,
      (e) => e.coverage_lines.length > 0 && e.coverage_lines.every((line: { verification: { state: string } }) => line.verification.state === 'verified'),
    )
    assert.ok(done.coverage_lines.length > 0)
    const other = await call(service, service.live, 'GET', `/v1/engagements/${pushed.body.engagement_id}`)
    assert.equal(other.status, 404, 'sessions are shared, tenants are not')
  } finally {
    await service?.close()
    await stop(bouncer)
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
