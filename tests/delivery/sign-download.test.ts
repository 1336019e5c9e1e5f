import assert from 'node:assert/strict'
import { createHmac, randomBytes } from 'node:crypto'
import test from 'node:test'
import fc from 'fast-check'
import { DOWNLOAD_LIFETIME_MS, signDownload, verifyDownload } from '../../src/delivery/sign-download.ts'

const macOf = (key: Uint8Array) => (text: string) => createHmac('sha256', key).update(text).digest()
const key = macOf(randomBytes(32))
const NOW = 1_800_000_000_000
const grant = { accountId: 'acc_1', batchId: 'bat_1', file: 'events.jsonl', expiresAtMs: NOW + DOWNLOAD_LIFETIME_MS }

function parse(path: string) {
  const url = new URL(path, 'https://svc.example')
  const [, , , batchId = '', , file = ''] = url.pathname.split('/').map(decodeURIComponent)
  const get = (name: string) => url.searchParams.get(name) ?? ''
  return { batchId, file, account: get('account'), expires: get('expires'), signature: get('signature') }
}

test('a link opens its file until it expires', () => {
  const link = parse(signDownload(key, grant))
  assert.deepEqual(verifyDownload(key, link, NOW), grant)
  assert.deepEqual(verifyDownload(key, link, grant.expiresAtMs - 1), grant)
  assert.equal(verifyDownload(key, link, grant.expiresAtMs), 'expired')
})

test('no part of a link can be changed', () => {
  const link = parse(signDownload(key, grant))
  for (const change of [
    { file: 'verdicts.jsonl' },
    { batchId: 'bat_2' },
    { account: 'acc_2' },
    { expires: String(grant.expiresAtMs + 1) },
    { expires: '' },
    { signature: '' },
    { signature: `${link.signature}A` },
    // The 32 bytes leave two bits of the last character unused
    { signature: link.signature.replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) ^ 1)) },
  ]) {
    assert.equal(verifyDownload(key, { ...link, ...change }, NOW), 'forged', JSON.stringify(change))
  }
  assert.equal(verifyDownload(macOf(randomBytes(32)), link, NOW), 'forged')
})

test('names of any spelling survive the URL', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (file) => {
      fc.pre(!file.includes('/') && file !== '.' && file !== '..')
      const link = parse(signDownload(key, { ...grant, file }))
      assert.equal(link.file, file)
      assert.notEqual(verifyDownload(key, link, NOW), 'forged')
    }),
  )
})
