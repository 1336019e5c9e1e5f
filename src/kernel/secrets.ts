import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Random } from './random.ts'

/** Encrypts what must be kept readable (signing secrets, credentials, stored responses) and hashes what must not. */
export class Secrets {
  readonly #seal: Uint8Array
  readonly #hash: Uint8Array
  readonly #random: Random
  constructor(masterKey: Uint8Array, random: Random) {
    if (masterKey.length < 32) throw new Error('IVS_SECRET_KEY must be at least 32 bytes (base64)')
    this.#seal = new Uint8Array(hkdfSync('sha256', masterKey, '', 'ivs seal v1', 32))
    this.#hash = new Uint8Array(hkdfSync('sha256', masterKey, '', 'ivs hash v1', 32))
    this.#random = random
  }
  /** AES-256-GCM; `context` binds the text to where it is kept, so that a row moved elsewhere does not open. */
  seal(text: string | Uint8Array, context: string): Buffer {
    const iv = this.#random.bytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#seal, iv).setAAD(Buffer.from(context))
    return Buffer.concat([Buffer.from([1]), iv, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  }
  open(sealed: Uint8Array, context: string): Buffer {
    if (sealed[0] !== 1 || sealed.length < 29) throw new Error('not a sealed text')
    const decipher = createDecipheriv('aes-256-gcm', this.#seal, sealed.subarray(1, 13)).setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(sealed.length - 16))
    return Buffer.concat([decipher.update(sealed.subarray(13, sealed.length - 16)), decipher.final()])
  }
  /** A keyed hash: worthless without the service's key. `purpose` keeps hashes of different uses apart. */
  hash(text: string, purpose: string): Buffer {
    return createHmac('sha256', this.#hash).update(`${purpose}\0${text}`).digest()
  }
}

/** Whether a signature that was sent is the one that was expected, both as text. The time it takes tells nothing of how much of it is right. */
export function isSameSignature(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
