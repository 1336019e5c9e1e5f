import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import net from 'node:net'
import test, { after, before } from 'node:test'
import { deliverSftp, HostKeyMismatch } from '../../src/delivery/destinations/deliver-sftp.ts'
import type { SftpDestination } from '../../src/delivery/destinations/destination.ts'
import { breaking, outgoing, PERIOD, ports } from './outgoing.ts'
import { type Sshd, sshdMissing, startSshd } from './servers/sshd.ts'

let sshd: Sshd
before(async () => {
  if (!sshdMissing) sshd = await startSshd()
})
after(() => sshd?.stop())

const to = (change: Partial<SftpDestination> = {}): SftpDestination => ({
  type: 'sftp',
  host: '127.0.0.1',
  port: sshd.port,
  username: sshd.username,
  private_key: sshd.privateKey,
  host_key: sshd.hostKeys.ed25519,
  prefix: sshd.folder,
  ...change,
})
const local = ports('127.0.0.1')

test('files arrive whole at <prefix>/<period_start>, with the marker', { skip: sshdMissing }, async () => {
  const { files, bytes } = outgoing({ 'events.jsonl': 3_000_000, 'empty.jsonl': 0, 'manifest.json': 300 })
  await deliverSftp(to(), PERIOD, files, local)
  const folder = `${sshd.folder}/${PERIOD}`
  assert.deepEqual(readdirSync(folder).sort(), ['_SUCCESS', 'empty.jsonl', 'events.jsonl', 'manifest.json'])
  for (const [name, content] of bytes) assert.ok(readFileSync(`${folder}/${name}`).equals(content), name)
  assert.equal(readFileSync(`${folder}/_SUCCESS`).length, 0)
})

test('a second delivery of a period replaces the first', { skip: sshdMissing }, async () => {
  const prefix = `${sshd.folder}/again/`
  await deliverSftp(to({ prefix }), PERIOD, outgoing({ 'events.csv': 1000 }).files, local)
  const { files, bytes } = outgoing({ 'events.csv': 500 })
  await deliverSftp(to({ prefix }), PERIOD, files, local)
  assert.ok(readFileSync(`${prefix}${PERIOD}/events.csv`).equals(bytes.get('events.csv')!))
})

test('a delivery that breaks leaves no marker and no half file under its name', { skip: sshdMissing }, async () => {
  const prefix = `${sshd.folder}/broken`
  mkdirSync(`${prefix}/${PERIOD}`, { recursive: true })
  await deliverSftp(to({ prefix }), PERIOD, outgoing({ 'events.csv': 10 }).files, local)
  await assert.rejects(
    deliverSftp(to({ prefix }), PERIOD, [outgoing({ 'events.csv': 20 }).files[0]!, breaking('verdicts.csv')], local),
    /disk gave up/,
  )
  assert.ok(!existsSync(`${prefix}/${PERIOD}/_SUCCESS`))
  assert.ok(!existsSync(`${prefix}/${PERIOD}/verdicts.csv`))
})

test('the host key is pinned: as a line or a fingerprint, for any of the server keys', { skip: sshdMissing }, async () => {
  const { ed25519, rsa, ed25519Fingerprint, rsaFingerprint } = sshd.hostKeys
  const { files } = outgoing({ 'a.csv': 5 })
  for (const host_key of [ed25519, rsa, ed25519Fingerprint, rsaFingerprint, `[127.0.0.1]:22 ${rsa}`])
    await deliverSftp(to({ host_key }), PERIOD, files, local)
  const wrongLine = `ssh-ed25519 ${Buffer.concat([Buffer.from('0000000b7373682d6564323535313900000020', 'hex'), Buffer.alloc(32, 7)]).toString('base64')}`
  for (const host_key of [wrongLine, `SHA256:${Buffer.alloc(32, 7).toString('base64').slice(0, 43)}`, 'nonsense']) {
    await assert.rejects(deliverSftp(to({ host_key }), PERIOD, files, local), HostKeyMismatch, host_key)
  }
})

test('a key that the server does not know is refused by it', { skip: sshdMissing }, async () => {
  await assert.rejects(deliverSftp(to({ private_key: sshd.otherKey }), PERIOD, outgoing({ 'a.csv': 5 }).files, local), /authentication/i)
})

test('a folder that cannot be made is an error, not a silence', { skip: sshdMissing }, async () => {
  await assert.rejects(deliverSftp(to({ prefix: '/dev/null/x' }), PERIOD, outgoing({ 'a.csv': 5 }).files, local))
})

test('loopback is not spoken to unless the operator listed it', { skip: sshdMissing }, async () => {
  await assert.rejects(deliverSftp(to(), PERIOD, outgoing({ 'a.csv': 5 }).files, ports('')), /not a public address/)
  await assert.rejects(deliverSftp(to({ host: 'localhost' }), PERIOD, outgoing({ 'a.csv': 5 }).files, ports('127.0.0.1')), /not a public/)
})

test('a server that accepts and says nothing is given up on', async () => {
  const silent = net.createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as net.AddressInfo
  const destination: SftpDestination = {
    type: 'sftp',
    host: '127.0.0.1',
    port,
    username: 'u',
    password: 'p',
    host_key: `SHA256:${'A'.repeat(43)}`,
    prefix: 'x',
  }
  await assert.rejects(deliverSftp(destination, PERIOD, [], { ...local, timeoutMs: 300 }), /not delivered within/)
  silent.close()
})
