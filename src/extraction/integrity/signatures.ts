import { createHash } from 'node:crypto'
import type { IntegrityFinding } from '../../vocabulary/index.ts'

const SIGNATURES_MAX = 12
// messageDigest, 1.2.840.113549.1.9.4 (RFC 5652, 11.2), as DER.
const MESSAGE_DIGEST = Buffer.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x04])
const ALGORITHMS: Record<number, string> = { 20: 'sha1', 32: 'sha256', 48: 'sha384', 64: 'sha512' }

export type SignatureState = 'intact' | 'broken' | 'unknown'

/** The digest a signature was made over: SET { OCTET STRING } behind the attribute's name. */
function signedDigest(cms: Buffer): Buffer | null {
  const at = cms.indexOf(MESSAGE_DIGEST)
  if (at < 0) return null
  const set = at + MESSAGE_DIGEST.length
  if (cms[set] !== 0x31 || cms[set + 2] !== 0x04) return null
  const length = cms[set + 3]!
  return ALGORITHMS[length] ? cms.subarray(set + 4, set + 4 + length) : null
}

/** Checks each signature's digest against the bytes it says it covers (ISO 32000-1, 12.8.1). Trust in the signer is not judged. */
export function checkSignatures(bytes: Uint8Array): SignatureState[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const states: SignatureState[] = []
  for (let at = file.indexOf('/ByteRange'); at >= 0 && states.length < SIGNATURES_MAX; at = file.indexOf('/ByteRange', at + 10)) {
    const match = /^\/ByteRange\s{0,4}\[\s{0,4}(\d{1,10})\s{1,4}(\d{1,10})\s{1,4}(\d{1,10})\s{1,4}(\d{1,10})\s{0,4}\]/.exec(
      file.toString('latin1', at, at + 120),
    )
    if (!match) continue
    const [a, aLength, b, bLength] = match.slice(1, 5).map(Number) as [number, number, number, number]
    if (a + aLength > b || b + bLength > file.length || aLength === 0) {
      states.push('broken')
      continue
    }
    const hex = file.toString('latin1', a + aLength, b).replace(/[^0-9A-Fa-f]/g, '')
    const digest = signedDigest(Buffer.from(hex.slice(0, hex.length & ~1), 'hex'))
    const algorithm = digest ? ALGORITHMS[digest.length]! : null
    const actual = algorithm
      ? createHash(algorithm)
          .update(file.subarray(a, a + aLength))
          .update(file.subarray(b, b + bLength))
          .digest()
      : null
    states.push(!digest || !actual ? 'unknown' : actual.equals(digest) ? 'intact' : 'broken')
  }
  return states
}

export const findingsOfSignatures = (states: readonly SignatureState[]): IntegrityFinding[] =>
  states
    .filter((state) => state === 'broken')
    .map(() => ({
      severity: 'suspicious',
      code: 'broken_signature',
      title: 'A digital signature no longer matches the bytes it was made over',
      page: null,
      box: null,
    }))
