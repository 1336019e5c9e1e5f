import type { Random } from '../../src/kernel/index.ts'

/** Chance that a seed decides alone (sfc32): the same seed gives the same numbers on every machine. */
export class SeededRandom implements Random {
  readonly #state: Uint32Array
  constructor(seed: string | number) {
    // FNV-1a over the seed's text spreads neighbouring seeds apart.
    let hash = 0x811c9dc5
    for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
    this.#state = Uint32Array.of(hash, hash ^ 0x9e3779b9, ~hash, 1)
    for (let i = 0; i < 15; i++) this.#next()
  }
  #next(): number {
    const s = this.#state
    const t = (s[0]! + s[1]! + s[3]!) >>> 0
    s[3] = s[3]! + 1
    s[0] = s[1]! ^ (s[1]! >>> 9)
    s[1] = s[2]! + (s[2]! << 3)
    s[2] = ((s[2]! << 21) | (s[2]! >>> 11)) + t
    return t
  }
  bytes(length: number): Uint8Array {
    const out = new Uint8Array(length)
    for (let i = 0; i < length; i++) out[i] = this.#next() >>> 24
    return out
  }
  float(): number {
    return this.#next() / 2 ** 32
  }
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor(this.float() * bound)
  }
  chance(probability: number): boolean {
    return this.float() < probability
  }
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!
  }
}
