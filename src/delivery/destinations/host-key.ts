import { createHash, timingSafeEqual } from 'node:crypto'

/** A pinned server key: the key itself, or its SHA256 fingerprint. */
export type PinnedHostKey = { kind: 'key'; algorithm: string; blob: Buffer } | { kind: 'fingerprint'; sha256: Buffer }

/** What to offer in the handshake so that the server shows the pinned key and not another of its own. */
const SIGNATURE_ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  'ssh-ed25519': ['ssh-ed25519'],
  'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
  'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
  'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
  'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256'],
}

/**
 * Reads a pinned key: an OpenSSH public key line, with or without the host names of a known_hosts line before it and a comment
 * behind, or `SHA256:` and a base64 fingerprint as ssh-keygen prints it. Null when it is neither.
 */
export function readHostKey(text: string): PinnedHostKey | null {
  const fingerprint = /^\s*(?:SHA256:)?([A-Za-z0-9+/]{43})=?\s*$/.exec(text)?.[1]
  if (fingerprint !== undefined) return { kind: 'fingerprint', sha256: Buffer.from(fingerprint, 'base64') }
  if (text.length > 20_000) return null
  const words = text.trim().split(/\s+/)
  const at = words.findIndex((word) => Object.hasOwn(SIGNATURE_ALGORITHMS, word))
  const algorithm = words[at]
  const encoded = words[at + 1]
  if (algorithm === undefined || encoded === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return null
  const blob = Buffer.from(encoded, 'base64')
  // The blob names its own algorithm first (RFC 4253, 6.6).
  const inner = blob.length > 4 ? blob.subarray(4, 4 + blob.readUInt32BE(0)).toString('latin1') : ''
  return inner === algorithm ? { kind: 'key', algorithm, blob } : null
}

/** Whether the key that a server showed is the pinned one. */
export function isPinnedKey(pinned: PinnedHostKey, shown: Buffer): boolean {
  const [expected, given] = pinned.kind === 'key' ? [pinned.blob, shown] : [pinned.sha256, createHash('sha256').update(shown).digest()]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/**
 * Handshakes to try, each with the signature algorithms it offers. A fingerprint does not say which of a server's keys it
 * belongs to, so each kind is asked for in turn.
 */
export function handshakesFor(pinned: PinnedHostKey): readonly (readonly string[])[] {
  if (pinned.kind === 'key') return [SIGNATURE_ALGORITHMS[pinned.algorithm] ?? []]
  const { 'ssh-ed25519': ed25519 = [], 'ssh-rsa': rsa = [], ...ecdsa } = SIGNATURE_ALGORITHMS
  return [ed25519, Object.values(ecdsa).flat(), rsa]
}
