import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { Secrets, systemRandom } from '../../src/kernel/index.ts'

const secrets = new Secrets(Buffer.alloc(32, 1), systemRandom)

test('what is sealed opens where it was sealed for, and nowhere else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), fc.string(), (text, place, elsewhere) => {
      const sealed = secrets.seal(text, place)
      assert.deepEqual(new Uint8Array(secrets.open(sealed, place)), text)
      if (elsewhere !== place) assert.throws(() => secrets.open(sealed, elsewhere))
      assert.throws(() => new Secrets(Buffer.alloc(32, 2), systemRandom).open(sealed, place))
      if (text.length > 3) assert.equal(sealed.includes(text), false)
    }),
  )
})

test('a sealed text with any byte changed, or cut, does not open', () => {
  const sealed = secrets.seal('whsec_of_somebody', 'delivery acc_1')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    assert.throws(() => secrets.open(changed, 'delivery acc_1'), `byte ${at}`)
    assert.throws(() => secrets.open(sealed.subarray(0, at), 'delivery acc_1'), `cut at ${at}`)
  }
})

test('the same text is sealed differently each time, and hashed alike for one purpose and one key alone', () => {
  assert.notDeepEqual(secrets.seal('a', 'b'), secrets.seal('a', 'b'))
  assert.deepEqual(secrets.hash('svc_live_x', 'api key'), secrets.hash('svc_live_x', 'api key'))
  assert.notDeepEqual(secrets.hash('svc_live_x', 'api key'), secrets.hash('svc_live_x', 'answer link'))
  assert.notDeepEqual(secrets.hash('svc_live_x', 'api key'), new Secrets(Buffer.alloc(32, 2), systemRandom).hash('svc_live_x', 'api key'))
  assert.throws(() => new Secrets(Buffer.alloc(31), systemRandom), /32 bytes/)
})
