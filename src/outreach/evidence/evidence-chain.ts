import { createHash, type KeyLike, sign, verify } from 'node:crypto'

/**
 * The log of proofs of one account and mode. Each entry's hash covers all it says and the hash before it, so an edit, an insertion,
 * a removal or another order shows at the next entry. The end is covered by a checkpoint: how many entries there are and the last hash,
 * signed with Ed25519 by a key that the log's keeper does not hold beside it, or kept elsewhere by whoever verifies.
 */
export type ChainEntry = {
  sequence: number
  evidence_id: string
  kind: string
  insured_ref: string | null
  coverage_line_ids: string[]
  /** Of the proof's bytes as they arrived, lower-case hex; null where the proof is all in `detail`. */
  content_sha256: string | null
  content_type: string | null
  detail: Record<string, unknown>
  /** UTC, millisecond precision. */
  recorded_at: string
  previous_hash: string
  hash: string
}
export type Checkpoint = { chain: string; count: number; head: string; at: string; signature: string }

export const FIRST_PREVIOUS_HASH = '0'.repeat(64)

/** The members an entry's hash is over, in their order; an export writes them in the same. */
const HASHED = ['sequence', 'evidence_id', 'kind', 'insured_ref', 'coverage_line_ids', 'content_sha256', 'content_type', 'detail', 'recorded_at', 'previous_hash'] as const
const writtenAs = (entry: Omit<ChainEntry, 'hash'>, member: (typeof HASHED)[number]): unknown => (member === 'detail' ? sorted(entry.detail) : entry[member])

export function chainEntryHash(entry: Omit<ChainEntry, 'hash'>): string {
  return createHash('sha256')
    .update(JSON.stringify(HASHED.map((member) => writtenAs(entry, member))))
    .digest('hex')
}

/** The next entry of a log; `last` null begins one. */
export function appendToChain(last: ChainEntry | null, said: Omit<ChainEntry, 'sequence' | 'previous_hash' | 'hash'>): ChainEntry {
  const entry = { ...said, sequence: (last?.sequence ?? 0) + 1, previous_hash: last?.hash ?? FIRST_PREVIOUS_HASH }
  return { ...entry, hash: chainEntryHash(entry) }
}

const checkpointText = (one: Omit<Checkpoint, 'signature'>): Buffer =>
  Buffer.from(JSON.stringify(['evidence-checkpoint', 1, one.chain, one.count, one.head, one.at]))

/** Signs where a log stands. `chain` names the log (account and mode), so that one log's checkpoint never closes another. */
export function signCheckpoint(stand: Omit<Checkpoint, 'signature'>, privateKey: KeyLike): Checkpoint {
  return { ...stand, signature: sign(null, checkpointText(stand), privateKey).toString('base64') }
}

export function checkpointHolds(checkpoint: Checkpoint, publicKey: KeyLike): boolean {
  const signature = Buffer.from(checkpoint.signature, 'base64')
  return (
    signature.length === 64 &&
    signature.toString('base64') === checkpoint.signature &&
    verify(null, checkpointText(checkpoint), publicKey, signature)
  )
}

/** One line of an export, byte for byte the same for the same entry. */
export function writeEntryLine(entry: ChainEntry): string {
  return JSON.stringify({ ...Object.fromEntries(HASHED.map((member) => [member, writtenAs(entry, member)])), hash: entry.hash })
}
export function writeCheckpointLine(checkpoint: Checkpoint): string {
  const { chain, count, head, at, signature } = checkpoint
  return JSON.stringify({ checkpoint: { chain, count, head, at, signature } })
}

/** Object members in order of their names, all the way down: the database keeps no order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted((value as Record<string, unknown>)[name])]),
  )
}
