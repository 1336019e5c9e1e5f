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
/** What a verifier holds itself to tell the end of a log from its middle. */
export type Anchor = { publicKey?: KeyLike; chain?: string; count?: number; head?: string }
export type ChainProblem = { sequence: number | null; problem: string }
export type ChainReport = {
  whole: boolean
  entries: number
  head: string
  /** What says that the log ends here: a signature, a known head, or nothing. */
  end: 'signed' | 'known' | 'open'
  problems: ChainProblem[]
}

export const FIRST_PREVIOUS_HASH = '0'.repeat(64)
const PROBLEMS_MAX = 20

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

function checkpointHolds(checkpoint: Checkpoint, publicKey: KeyLike): boolean {
  const signature = Buffer.from(checkpoint.signature, 'base64')
  return (
    signature.length === 64 &&
    signature.toString('base64') === checkpoint.signature &&
    verify(null, checkpointText(checkpoint), publicKey, signature)
  )
}

/** Checks a log entry by entry, in the memory of one. */
export class ChainVerifier {
  readonly #anchor: Anchor
  readonly #problems: ChainProblem[] = []
  readonly #ids = new Set<string>()
  #problemCount = 0
  #count = 0
  #head = FIRST_PREVIOUS_HASH
  #signed: Checkpoint | null = null
  #knownSeen = false
  #checkpointed = -1
  #last = ''

  constructor(anchor: Anchor = {}) {
    this.#anchor = anchor
  }

  entry(entry: ChainEntry): void {
    this.#count += 1
    const at = this.#count
    if (entry.sequence !== at) this.#fail(at, `is numbered ${String(entry.sequence)}, not ${at}`)
    if (entry.previous_hash !== this.#head) this.#fail(at, 'does not follow the entry before it')
    if (chainEntryHash(entry) !== entry.hash) this.#fail(at, 'its hash is not that of what it says')
    if (this.#ids.has(entry.evidence_id)) this.#fail(at, 'repeats an evidence id')
    if (entry.recorded_at < this.#last) this.#fail(at, 'was recorded before the entry above it')
    this.#ids.add(entry.evidence_id)
    this.#last = entry.recorded_at
    this.#head = entry.hash
    if (this.#anchor.count === at && this.#anchor.head !== undefined) {
      this.#knownSeen = this.#anchor.head === entry.hash
      if (!this.#knownSeen) this.#fail(at, 'is not the entry known at this place')
    }
  }

  /** A checkpoint stands after the entries it counts. */
  checkpoint(checkpoint: Checkpoint): void {
    const { publicKey, chain } = this.#anchor
    if (this.#checkpointed === this.#count) this.#fail(this.#count, 'a checkpoint stands twice')
    this.#checkpointed = this.#count
    if (checkpoint.count !== this.#count)
      this.#fail(this.#count, `a checkpoint counts ${String(checkpoint.count)} entries, there are ${this.#count}`)
    else if (checkpoint.head !== this.#head) this.#fail(this.#count, 'a checkpoint names another last hash')
    if (chain !== undefined && checkpoint.chain !== chain) this.#fail(this.#count, 'a checkpoint of another log')
    if (publicKey === undefined) return
    if (checkpointHolds(checkpoint, publicKey)) this.#signed = checkpoint
    else this.#fail(this.#count, 'a checkpoint’s signature does not hold')
  }

  unreadable(problem: string): void {
    this.#fail(this.#count + 1, problem)
  }

  finish(): ChainReport {
    const { publicKey, count, head } = this.#anchor
    if (count !== undefined && this.#count < count) this.#fail(null, `ends after ${this.#count} entries, ${count} are known`)
    if (count === undefined && head !== undefined && head !== this.#head) this.#fail(null, 'does not end at the known hash')
    const signedEnd = this.#signed !== null && this.#signed.count === this.#count && this.#signed.head === this.#head
    if (publicKey !== undefined && !signedEnd) this.#fail(null, 'no checkpoint signed by the given key closes it')
    const knownEnd = head !== undefined && (head === this.#head || this.#knownSeen)
    return {
      whole: this.#problemCount === 0,
      entries: this.#count,
      head: this.#head,
      end: signedEnd ? 'signed' : knownEnd ? 'known' : 'open',
      problems: this.#problems,
    }
  }

  #fail(sequence: number | null, problem: string): void {
    this.#problemCount += 1
    if (this.#problems.length < PROBLEMS_MAX) this.#problems.push({ sequence, problem })
  }
}

/** Checks a whole log at once. Without an anchor a log cut at its end is whole in itself: `end` is then open. */
export function verifyChain(entries: readonly ChainEntry[], anchor: Anchor = {}, checkpoint: Checkpoint | null = null): ChainReport {
  const verifier = new ChainVerifier(anchor)
  for (const entry of entries) verifier.entry(entry)
  if (checkpoint) verifier.checkpoint(checkpoint)
  return verifier.finish()
}

/** One line of an export, byte for byte the same for the same entry. */
export function writeEntryLine(entry: ChainEntry): string {
  return JSON.stringify({ ...Object.fromEntries(HASHED.map((member) => [member, writtenAs(entry, member)])), hash: entry.hash })
}
export function writeCheckpointLine(checkpoint: Checkpoint): string {
  const { chain, count, head, at, signature } = checkpoint
  return JSON.stringify({ checkpoint: { chain, count, head, at, signature } })
}

/** Reads one exported line into the verifier. A line that is not written exactly as this log writes it was changed. */
export function verifyLine(verifier: ChainVerifier, line: string): ChainEntry | null {
  try {
    const parsed: unknown = JSON.parse(line)
    if (isCheckpointLine(parsed)) {
      if (writeCheckpointLine(parsed.checkpoint) === line) verifier.checkpoint(parsed.checkpoint)
      else verifier.unreadable('a checkpoint is not as it was written')
      return null
    }
    const entry = parsed as ChainEntry
    if (writeEntryLine(entry) !== line) verifier.unreadable('is not as it was written')
    verifier.entry(entry)
    return entry
  } catch {
    verifier.unreadable('cannot be read')
    return null
  }
}

const isCheckpointLine = (parsed: unknown): parsed is { checkpoint: Checkpoint } =>
  typeof parsed === 'object' &&
  parsed !== null &&
  'checkpoint' in parsed &&
  typeof parsed.checkpoint === 'object' &&
  parsed.checkpoint !== null

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
