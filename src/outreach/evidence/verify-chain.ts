import type { KeyLike } from 'node:crypto'
import { type ChainEntry, type Checkpoint, chainEntryHash, checkpointHolds, FIRST_PREVIOUS_HASH, writeCheckpointLine, writeEntryLine } from './evidence-chain.ts'

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

const PROBLEMS_MAX = 20

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
