import type { Random } from './random.ts'
import type { Time } from './time.ts'

/** Every id prefix of the service. No secret shares one: keys begin `svc_`, webhook secrets `whsec_`. */
const ID_PREFIXES = {
  engagement: 'eng', document: 'doc', transmission: 'tx', coverageLine: 'cl', request: 'req', verdict: 'vd', event: 'evt',
  requirementSetVersion: 'rsv', enrollment: 'enr', batch: 'bat', evidence: 'evd', remediation: 'rem', extraction: 'ext',
  reviewItem: 'rvw', thread: 'thr', webhookDelivery: 'whd', key: 'key', account: 'acc', work: 'wrk', message: 'msg', contact: 'ctc', waiver: 'wvr', httpRequest: 'hrq',
} as const
export type IdKind = keyof typeof ID_PREFIXES

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Makes TypeIDs: the prefix, `_`, and a version 7 UUID in Crockford base32, in order of making within one process. */
export class Ids {
  readonly #time: Time
  readonly #random: Random
  #lastMs = 0
  #count = 0
  constructor(time: Time, random: Random) {
    this.#time = time
    this.#random = random
  }

  make(kind: IdKind): string {
    const ms = this.#time.now()
    if (ms > this.#lastMs) {
      this.#lastMs = ms
      this.#count = 0
    } else if (++this.#count > 0xfff) {
      this.#lastMs++
      this.#count = 0
    }
    const bytes = new Uint8Array(16)
    bytes.set(this.#random.bytes(8), 8)
    let rest = this.#lastMs
    for (let i = 5; i >= 0; i--) {
      bytes[i] = rest % 256
      rest = Math.floor(rest / 256)
    }
    bytes[6] = 0x70 | (this.#count >> 8)
    bytes[7] = this.#count & 0xff
    bytes[8] = 0x80 | (bytes[8]! & 0x3f)
    return `${ID_PREFIXES[kind]}_${base32(bytes)}`
  }
}

/** 16 bytes as 26 characters, the two leading bits zero (the TypeID layout). */
function base32(bytes: Uint8Array): string {
  let out = ''
  let buffer = 0
  let bits = 2
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      out += ALPHABET[(buffer >> bits) & 31]
      buffer &= (1 << bits) - 1
    }
  }
  return out
}

const ID_SHAPE = /^[a-z]{2,4}_[0-7][0-9a-hjkmnp-tv-z]{25}$/
/** Whether a text has the shape of an id of this kind. What has not is unknown without a look-up. */
export const isId = (kind: IdKind, text: string): boolean => ID_SHAPE.test(text) && text.startsWith(`${ID_PREFIXES[kind]}_`)

/** The moment an id was made, in milliseconds: its partition key. */
export function idTime(id: string): number {
  let value = 0
  const body = id.slice(id.indexOf('_') + 1)
  for (let i = 0; i < 10; i++) value = value * 32 + ALPHABET.indexOf(body[i]!)
  return value
}
