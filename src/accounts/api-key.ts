import { crc32 } from 'node:zlib'
import type { Mode, Random } from '../kernel/index.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BODY_LENGTH = 30
const SHAPE = /^svc_(live|test|oper)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/
export type KeyKind = Mode | 'oper'

const checksum = (text: string): string => {
  let value = crc32(text)
  let out = ''
  for (let i = 0; i < 6; i++) {
    out = BASE62[value % 62] + out
    value = Math.floor(value / 62)
  }
  return out
}

/** A new key: 30 random base62 characters and a checksum, so that a typing error is known without a look-up. */
export function makeKey(kind: KeyKind, random: Random): string {
  let body = ''
  // Bytes of 248 and more would make the first letters likelier.
  while (body.length < BODY_LENGTH) for (const byte of random.bytes(BODY_LENGTH)) if (byte < 248 && body.length < BODY_LENGTH) body += BASE62[byte % 62]
  return `svc_${kind}_${body}${checksum(`svc_${kind}_${body}`)}`
}

/** The kind of a well-formed key; null for anything else. */
export function keyKind(text: string): KeyKind | null {
  const match = SHAPE.exec(text)
  return match && checksum(`svc_${match[1]}_${match[2]}`) === match[3] ? (match[1] as KeyKind) : null
}
