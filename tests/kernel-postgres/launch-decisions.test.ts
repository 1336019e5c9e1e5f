import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAccounts } from '../../src/kernel/postgres/choose-identity.ts'
import { connectionUrl } from '../../src/kernel/postgres/connection.ts'
import { parsePostmasterFile } from '../../src/kernel/postgres/postmaster-file.ts'
import { serverSettings } from '../../src/kernel/postgres/server-settings.ts'
import { causeInLog } from '../../src/kernel/postgres/spawn-server.ts'

test('the lock file of a running server gives its pid, port and socket folder', () => {
  const text = '4711\n/data/postgres\n1763700000\n5432\n/tmp/sock\n\n  123456   7\nready   \n'
  assert.deepEqual(parsePostmasterFile(text), { pid: 4711, port: 5432, socketFolder: '/tmp/sock', ready: true })
  assert.equal(parsePostmasterFile(text.replace('ready', 'starting'))?.ready, false)
})

test('a lock file that is empty, cut short or names init counts as none', () => {
  for (const text of ['', '4711\n', '4711\n/data\n1\n5432\n', '1\n/data\n1\n5432\n/tmp/s\n', 'x\n/data\n1\n5432\n/tmp/s\n']) {
    assert.equal(parsePostmasterFile(text), null)
  }
})

test('root and negative ids are never lent to the server', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\nnobody:x:-2:-2::/:/bin/false\nbroken line\nmail:x:8:12::/:/bin/false\n'
  assert.deepEqual(parseAccounts(passwd), [{ name: 'mail', uid: 8, gid: 12 }])
})

test('only a start that throws its data away turns fsync off', () => {
  const input = { socketFolder: '/s', port: 5432, memoryBytes: 64 * 2 ** 30, extra: {} }
  assert.equal(serverSettings({ ...input, durable: true }).fsync, 'on')
  assert.equal(serverSettings({ ...input, durable: true }).synchronous_commit, 'on')
  assert.equal(serverSettings({ ...input, durable: false }).fsync, 'off')
  assert.equal(serverSettings({ ...input, durable: true }).listen_addresses, '')
})

test('a connection url escapes what a folder or a password may hold', () => {
  const url = connectionUrl({ host: '/tmp/a b', port: 5432, database: 'ivs', user: 'u', password: 'p@/:?' })
  assert.equal(url, 'postgresql://u:p%40%2F%3A%3F@%2Ftmp%2Fa%20b:5432/ivs')
})

test('why a server ended is its own word, and none that another one gave to who came too early', () => {
  const early = '2026-11-29 21:37:25 UTC [12] FATAL:  the database system is starting up\n'
  const ended = '2026-11-29 21:37:25 UTC [13] FATAL:  lock file "postmaster.pid" already exists\n2026-11-29 21:37:25 UTC [13] HINT:  Is another postmaster (PID 11) running?\n'
  assert.equal(causeInLog(early + ended), 'lock file "postmaster.pid" already exists')
  assert.equal(causeInLog(ended + early), 'lock file "postmaster.pid" already exists')
  assert.equal(causeInLog('\n'), null)
})
