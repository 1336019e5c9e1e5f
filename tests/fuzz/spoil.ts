import fc from 'fast-check'
import { oddText } from './odd-values.ts'
import type { Sent } from './requests.ts'

// Any: a body is whatever it was spoilt into
type Json = any
type Spoil = (sent: Sent) => Sent
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const withBody = (text: string | Buffer): Spoil => (s) => ({ ...s, body: Buffer.from(text as string), headers: { ...s.headers, 'content-type': s.headers['content-type'] ?? 'application/json' } })
const withHeader = (name: string, value: string): Spoil => (s) => ({ ...s, headers: { ...s.headers, [name]: value } })

/** Calls that the document does not allow: a good one, spoilt once or twice. */
export const spoilt = (good: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> => fc.tuple(good, fc.array(spoils, { minLength: 1, maxLength: 2 })).map(([sent, list]) => list.reduce((s, spoil) => spoil(s), sent))

const RAW_BODIES: (string | Buffer)[] = [
  '', ' ', '{', '}', '[]', 'null', '0', '"x"', 'true', '{"a":}', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', 'NaN', '{"a":NaN}', '\ufeff{}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}',
  nested(50), nested(3000), `{"a":${nested(200)}}`, Buffer.from([0xff, 0xfe, 0x00]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), '{"a":"\\ud800"}', '{"insured_ref":"\\u0000"}', `{"a":"${'x'.repeat(100_000)}"}`, '{"a":1e999}', '{"a":123456789012345678901234567890}',
  '--ivs-fuzz-boundary', '--ivs-fuzz-boundary\r\n', '--ivs-fuzz-boundary--\r\n', '--ivs-fuzz-boundary\r\nContent-Disposition: form-data\r\n\r\nx\r\n--ivs-fuzz-boundary--', '--ivs-fuzz-boundary\r\nContent-Disposition: form-data; name="insured_ref"\r\n\r\nx',
  '--ivs-fuzz-boundary\r\nContent-Disposition: form-data; name="insured_ref"\r\n\r\nx\r\n--ivs-fuzz-boundary\r\nContent-Disposition: form-data; name="insured_ref"\r\n\r\ny\r\n--ivs-fuzz-boundary--\r\n',
]
const CONTENT_TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other', 'application/json; charset=utf-16', 'application/problem+json', 'APPLICATION/JSON', ';', 'x', 'multipart/mixed; boundary=ivs-fuzz-boundary', 'application/json, text/plain']
const AUTHORIZATIONS = ['', 'Bearer', 'Bearer ', 'Basic eDp5', 'bearer svc_test_x', 'Bearer svc_test_000000000000000000000000000000000000', 'Bearer svc_live_\u00e9', `Bearer ${'x'.repeat(5000)}`, 'Bearer svc_live_x svc_live_y']
const IDEMPOTENCY_KEYS = ['', ' ', 'x'.repeat(256), '\u00e9', '\t', 'x'.repeat(8000)]
const QUERIES = ['limit=0', 'limit=201', 'limit=-1', 'limit=x', 'limit=1e3', 'limit=1.5', 'limit=', 'limit=1&limit=2', 'limit[]=1', 'limit[a]=1', 'limit=%00', 'limit=٣', 'cursor=', 'cursor=x', 'cursor=x.y', 'cursor=W10.AAAAAAAAAAAAAAAA', 'cursor=%ff', `cursor=${'a'.repeat(2001)}`, 'cursor=a&cursor=b', 'insured_ref=', 'insured_ref=a&insured_ref=b', 'status=other', 'event=*', 'since=yesterday', 'since=0', 'until=2026-13-01', 'key=UPPER', 'key=a%2Fb', '__proto__=1', '__proto__[x]=1', 'constructor=1', '%', '%zz=1', '&&&', '=', '?', 'a'.repeat(5000)]
const PATH_ENDS = ['/', '//', '/x', '%', '%zz', '%00', '%2e%2e', '/..', '%c0%af', '%ff', ';x', '.json', '#', '%20', '?'.repeat(3)]
const VALUES: Json[] = [null, true, false, 0, -1, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER + 2, '', ' ', 'x', '\u0000', '\ud800', [], [null], {}, { a: 1 }, [[]], 'x'.repeat(6000), '2026-02-30', ['a', 'a'], { __proto__: null, toString: 1 }]

const spoils: fc.Arbitrary<Spoil> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...VALUES)).map(([at, value]) => member(at, () => value)) },
  { weight: 3, arbitrary: fc.nat().map((at) => member(at, () => undefined)) },
  { weight: 2, arbitrary: fc.tuple(oddText(30), fc.constantFrom(...VALUES)).map(([name, value]) => added(name, value)) },
  { weight: 3, arbitrary: fc.constantFrom(...RAW_BODIES).map(withBody) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }).map((b) => withBody(Buffer.from(b))) },
  { weight: 2, arbitrary: fc.nat().map(cut) },
  { weight: 2, arbitrary: fc.integer({ min: -120, max: -1 }).map(cut) },
  { weight: 2, arbitrary: fc.constantFrom(...CONTENT_TYPES).map((type) => withHeader('content-type', type)) },
  { weight: 1, arbitrary: fc.constantFrom(...AUTHORIZATIONS).map((value) => withHeader('authorization', value)) },
  { weight: 1, arbitrary: fc.constantFrom(...IDEMPOTENCY_KEYS).map((value) => withHeader('idempotency-key', value)) },
  { weight: 3, arbitrary: fc.constantFrom(...QUERIES).map((query): Spoil => (s) => ({ ...s, target: `${s.target}${s.target.includes('?') ? '&' : '?'}${encodeURI(query.toWellFormed()).replaceAll('%25', '%')}` })) },
  { weight: 1, arbitrary: fc.constantFrom(...PATH_ENDS).map((end): Spoil => (s) => ({ ...s, target: s.target.replace(/(\?|$)/, `${end}$1`) })) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(), oddText(60)).map(([at, text]) => segment(at, text)) },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'QUERY').map((method): Spoil => (s) => ({ ...s, method })) },
)

const parsed = (sent: Sent): Json => {
  try {
    return sent.headers['content-type'] === 'application/json' && sent.body ? JSON.parse(sent.body.toString()) : undefined
  } catch {
    return undefined
  }
}
const told = (sent: Sent, body: Json): Sent => ({ ...sent, body: Buffer.from(JSON.stringify(body) ?? '') })

/** Another value, or none, somewhere in a JSON body. */
function member(at: number, change: () => Json): Spoil {
  return (sent) => {
    const body = parsed(sent)
    if (!body || typeof body !== 'object') return withBody(JSON.stringify(change() ?? null))(sent)
    const places: [Json, string][] = []
    const ahead: Json[] = [body]
    for (let node = ahead.pop(); node; node = ahead.pop())
      for (const key of Object.keys(node)) {
        places.push([node, key])
        if (node[key] && typeof node[key] === 'object') ahead.push(node[key])
      }
    if (!places.length) return sent
    const [node, key] = places[at % places.length]!
    const value = change()
    if (value === undefined) delete node[key]
    else node[key] = value
    return told(sent, body)
  }
}
function added(name: string, value: Json): Spoil {
  return (sent) => {
    const body = parsed(sent)
    return body && typeof body === 'object' && !Array.isArray(body) ? told(sent, { ...body, [name]: value }) : sent
  }
}
/** Broken off somewhere, or, from the end, within a form's last file. */
function cut(at: number): Spoil {
  return (sent) => (sent.body?.length ? { ...sent, body: sent.body.subarray(0, at % sent.body.length) } : sent)
}
function segment(at: number, text: string): Spoil {
  return (sent) => {
    const [path = '', query] = sent.target.split('?')
    const parts = path.split('/')
    const i = 2 + (at % Math.max(1, parts.length - 2))
    parts[i] = encodeURIComponent(text.toWellFormed())
    return { ...sent, target: parts.join('/') + (query === undefined ? '' : `?${query}`) }
  }
}
