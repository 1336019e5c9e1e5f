import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { checkHost, checkUrl, isPublicAddress, parseEgressAllow } from '../../src/kernel/net-guard/index.ts'
import { attackUrls } from './attack-urls.ts'
import { legitimateUrls } from './legitimate-urls.ts'

const none = parseEgressAllow('')

test('legitimate URLs are not refused', () => {
  const urls = legitimateUrls()
  assert.ok(urls.length >= 100, String(urls.length))
  for (const url of urls) assert.equal(checkUrl(url, none), null, url)
})

test('every spelling of a private literal or internal name is refused when configured', () => {
  const urls = attackUrls(9)
  assert.ok(urls.length >= 500, String(urls.length))
  // What remains names a public host or does not resolve; the connection guard answers for those.
  const passed = urls.filter((url) => checkUrl(url, none) === null).map((url) => new URL(url).hostname)
  for (const host of passed) assert.match(host, /^(example\.com|.*\.[a-z]+)$/, host)
})

test('an allowed host is matched as the URL writes it', () => {
  const allow = parseEgressAllow(' 127.0.0.1, LocalHost ,[::1],minio:9000 ')
  for (const url of [
    'http://127.0.0.1:8080/',
    'https://127.0.0.1/',
    'http://localhost/x',
    'http://LOCALHOST:1/',
    'http://[::1]:3/',
    'http://minio:9000/',
  ]) {
    assert.equal(checkUrl(url, allow), null, url)
  }
  for (const url of [
    'http://2130706433/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://minio:9001/',
    'http://minio/',
    'http://127.0.0.2/',
  ]) {
    assert.notEqual(checkUrl(url, allow), null, url)
  }
  assert.notEqual(checkUrl('http://localhost@10.0.0.1/', allow), null)
  assert.notEqual(checkUrl('http://10.0.0.1/?@localhost', allow), null)
  assert.notEqual(checkUrl('http://10.0.0.1#@localhost', allow), null)
})

test('plain http is for listed hosts only', () => {
  assert.equal(checkUrl('http://example.com/', none)?.reason, 'scheme')
  assert.equal(checkUrl('http://example.com/', parseEgressAllow('example.com')), null)
})

test('hosts without a URL', () => {
  for (const host of ['sftp.example.com', '8.8.8.8', '2606:4700:4700::1111', '[2606:4700:4700::1111]'])
    assert.equal(checkHost(host, 22, none), null, host)
  for (const host of [
    '127.0.0.1',
    '::1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    'localhost',
    'db',
    '',
    'a b.com',
    'x@10.0.0.1',
    'example.com/..',
    '10.0.0.1#',
    'fe80::1%lo',
  ]) {
    assert.notEqual(checkHost(host, 22, none), null, host)
  }
  assert.equal(checkHost('127.0.0.1', 2222, parseEgressAllow('127.0.0.1')), null)
  for (const port of [0, -1, 65536, 1.5, Number.NaN]) assert.notEqual(checkHost('example.com', port, none), null, String(port))
})

test('public addresses: every IPv4 /8 of private space and every embedded form is out', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const privateV4 = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
  )
  fc.assert(fc.property(privateV4, (v4) => !isPublicAddress(v4.join('.'))))
  fc.assert(fc.property(fc.tuple(octet, octet, octet, octet), (v4) => !isPublicAddress(`::ffff:${v4.join('.')}`)))
  const group = fc.integer({ min: 0, max: 0xffff })
  const outside = fc.tuple(
    fc.oneof(fc.integer({ min: 0, max: 0x1fff }), fc.integer({ min: 0x4000, max: 0xffff })),
    ...Array.from({ length: 7 }, () => group),
  )
  fc.assert(fc.property(outside, (groups) => !isPublicAddress(groups.map((g) => g.toString(16)).join(':'))))
})

test('text that is not an address is never public, and nothing throws', () => {
  fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(text) || /^[0-9a-f.:]+$/.test(text)))
  fc.assert(
    fc.property(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      (url) => checkUrl(url, none) === null || typeof checkUrl(url, none)?.message === 'string',
    ),
  )
  fc.assert(fc.property(fc.string(), (text) => typeof (checkUrl(text, none)?.message ?? '') === 'string'))
  for (const text of ['08.8.8.8', '8.8.8', '134744072', ' 8.8.8.8', '8.8.8.8 ', '2606:4700::1%eth0', ''])
    assert.equal(isPublicAddress(text), false, text)
})
