/** Letters of folded text: a to z, 0 to 9 and the space between words; everything else parts phrases. */
const LETTERS = 38
const CODES = Uint8Array.from({ length: 128 }, (_, code) => (code >= 97 && code <= 122 ? code - 96 : code >= 48 && code <= 57 ? code - 21 : code === 32 ? 37 : 0))
const codeOf = (code: number): number => (code < 128 ? CODES[code]! : 0)

/**
 * Many phrases looked for in one pass over a text (Aho and Corasick, 1975). One page is asked for some two thousand phrases;
 * a search for each took longer than reading the page's letters.
 */
export class PhraseSet {
  readonly #next: Uint16Array | Int32Array
  /** The phrase that ends at a state, and the next shorter one that ends there too; -1 for none. */
  readonly #ends: Int32Array
  readonly #shorter: Int32Array
  readonly #ids = new Map<string, number>()

  /** `phrases` are folded: letters a to z, digits, and spaces where words are told apart. */
  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) if (phrase && !this.#ids.has(phrase)) this.#ids.set(phrase, this.#ids.size)
    const size = [...this.#ids.keys()].reduce((n, p) => n + p.length, 1)
    // Half the memory where it will do: the steps jump about in it, and what fits the processor's cache is found sooner.
    this.#next = size < 65_536 ? new Uint16Array(size * LETTERS) : new Int32Array(size * LETTERS)
    this.#ends = new Int32Array(size).fill(-1)
    this.#shorter = new Int32Array(size).fill(0)
    let states = 1
    for (const [phrase, id] of this.#ids) {
      let state = 0
      for (let i = 0; i < phrase.length; i++) {
        const at = state * LETTERS + codeOf(phrase.charCodeAt(i))
        if (this.#next[at] === 0) this.#next[at] = states++
        state = this.#next[at]!
      }
      this.#ends[state] = id
    }
    this.#link(states)
  }

  /** Turns missing steps into those of the longest phrase's start that is still open. */
  #link(states: number): void {
    const fails = new Int32Array(states)
    const queue: number[] = []
    for (let c = 1; c < LETTERS; c++) if (this.#next[c] !== 0) queue.push(this.#next[c]!)
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head]!
      const fail = fails[state]!
      this.#shorter[state] = this.#ends[fail] === -1 ? this.#shorter[fail]! : fail
      for (let c = 1; c < LETTERS; c++) {
        const to = this.#next[state * LETTERS + c]!
        const back = this.#next[fail * LETTERS + c]!
        if (to === 0) this.#next[state * LETTERS + c] = back
        else {
          fails[to] = back
          queue.push(to)
        }
      }
    }
  }

  /** Which of the phrases stand somewhere in a folded text. */
  foundIn(text: string): (phrase: string) => boolean {
    const found = new Uint8Array(this.#ids.size)
    let state = 0
    for (let i = 0; i < text.length; i++) {
      const code = codeOf(text.charCodeAt(i))
      state = code === 0 ? 0 : this.#next[state * LETTERS + code]!
      for (let end = state; end !== 0; end = this.#shorter[end]!) if (this.#ends[end] !== -1) found[this.#ends[end]!] = 1
    }
    return (phrase) => found[this.#ids.get(phrase) ?? -1] === 1
  }
}
