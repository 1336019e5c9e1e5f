import assert from 'node:assert/strict'
import test from 'node:test'
import { checkDestination } from '../../src/delivery/destinations/check-destination.ts'
import { type Destination, periodFolder } from '../../src/delivery/destinations/destination.ts'
import { readHostKey } from '../../src/delivery/destinations/host-key.ts'
import { parseEgressAllow } from '../../src/kernel/net-guard/index.ts'

const none = parseEgressAllow('')
const credentials = { access_key_id: 'a', secret_access_key: 'b' }
const s3: Destination = { type: 's3', bucket: 'my-bucket', region: 'us-east-1', prefix: 'ivs', credentials }
const sftp: Destination = {
  type: 'sftp',
  host: 'sftp.example.com',
  port: 22,
  username: 'u',
  password: 'p',
  host_key: `SHA256:${'A'.repeat(43)}`,
  prefix: '/in',
}
const params = (destination: Destination) => checkDestination(destination, none).map((fault) => fault.param)

test('sound destinations have no fault', () => {
  for (const destination of [
    s3,
    { ...s3, endpoint: 'https://s3.example.net:9000' },
    { ...s3, prefix: '' },
    sftp,
    { type: 'download' } as const,
  ]) {
    assert.deepEqual(params(destination), [], JSON.stringify(destination))
  }
})

test('each fault names its member', () => {
  assert.deepEqual(params({ ...s3, endpoint: 'http://s3.example.net' }), ['endpoint'])
  assert.deepEqual(params({ ...s3, endpoint: 'https://169.254.169.254' }), ['endpoint'])
  assert.deepEqual(params({ ...s3, endpoint: 'https://user:x@s3.example.net' }), ['endpoint'])
  for (const region of ['', 'x.evil.example#', 'us east', '-a', 'US-EAST-1'])
    assert.deepEqual(params({ ...s3, region }), ['region'], region)
  for (const bucket of ['', 'ab', 'a/b', 'A-bucket', 'a..b', `a${'b'.repeat(70)}`, '-abc'])
    assert.deepEqual(params({ ...s3, bucket }), ['bucket'], bucket)
  const endpoint = 'https://store.example.com'
  for (const bucket of ['b', 'Legacy_Bucket', `a${'b'.repeat(70)}`]) assert.deepEqual(params({ ...s3, endpoint, bucket }), [], bucket)
  for (const bucket of ['', 'a/b', 'a..b', '-abc', 'a?b']) assert.deepEqual(params({ ...s3, endpoint, bucket }), ['bucket'], bucket)
  for (const prefix of ['../x', 'a/../b', 'a\nb', 'a\\b', './a', 'x'.repeat(600)])
    assert.deepEqual(params({ ...s3, prefix }), ['prefix'], prefix)
  assert.deepEqual(params({ ...sftp, host: '10.0.0.8' }), ['host'])
  assert.deepEqual(params({ ...sftp, host: 'sftp' }), ['host'])
  assert.deepEqual(params({ ...sftp, port: 0 }), ['host'])
  assert.deepEqual(params({ ...sftp, host_key: 'MD5:aa:bb' }), ['host_key'])
  assert.deepEqual(params({ ...sftp, private_key: 'k' }), ['private_key'])
})

test('host keys: lines, known_hosts lines and fingerprints; the blob must be of the kind the line says', () => {
  const line = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBhGm6iTgnjQGmZTUlF4JZ2eAFYf5m0yW3b9lq3o0w3A'
  assert.equal(readHostKey(line)?.kind, 'key')
  assert.equal(readHostKey(`host.example,1.2.3.4 ${line} a comment`)?.kind, 'key')
  assert.equal(readHostKey(` SHA256:${'A'.repeat(43)} `)?.kind, 'fingerprint')
  for (const bad of [
    '',
    'ssh-ed25519',
    line.replace('ssh-ed25519', 'ssh-rsa'),
    'ssh-ed25519 !!!',
    'ssh-dss AAAA',
    'SHA256:short',
    `constructor ${Buffer.from('\0\0\0\x0bconstructor').toString('base64')}`,
    `MD5:${'a'.repeat(32)}`,
    'x '.repeat(50_000),
  ]) {
    assert.equal(readHostKey(bad), null, bad.slice(0, 40))
  }
})

test('folders of a period', () => {
  assert.equal(periodFolder('a/b/', 'P'), 'a/b/P')
  assert.equal(periodFolder('/a', 'P'), '/a/P')
  assert.equal(periodFolder('', 'P'), 'P')
  assert.equal(periodFolder('/', 'P'), '/P')
})
