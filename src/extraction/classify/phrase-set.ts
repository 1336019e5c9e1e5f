/** Letters of folded text: a to z, 0 to 9 and the space between words; everything else parts phrases. */
const LETTERS = 38
const CODES = Uint8Array.from({ length: 128 }, (_, code) => (code >= 97 && code <= 122 ? code - 96 : code >= 48 && code <= 57 ? code - 21 : code === 32 ? 37 : 0))
const codeOf = (code: number): number => (code < 128 ? CODES[code]! : 0)

/**
 * Many phrases looked for in one pass over a text (Aho and Corasick, 1975). One page is asked for some two thousand phrases;
 * a search for each took longer than reading the page's letters.
 */
export class PhraseSet {
  /** Where each letter leads from each state. States are numbered by their depth: the ones most texts are in lie together. */
  readonly #next: Uint16Array | Int32Array
  /** The phrase that ends at a state; -1 for none. */
  readonly #ends: Int32Array
  /** The state of the longest phrase that ends at a state, and of the next shorter one; 0 for none. */
  readonly #longest: Int32Array
  readonly #shorter: Int32Array
  readonly #ids = new Map<string, number>()

  /** `phrases` are folded: letters a to z, digits, and spaces where words are told apart. */
  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) if (phrase && !this.#ids.has(phrase)) this.#ids.set(phrase, this.#ids.size)
    const { steps, ends } = treeOf(this.#ids)
    const states = ends.length
    const fails = new Int32Array(states)
    const shorter = new Int32Array(states)
    const queue: number[] = []
    for (let c = 1; c < LETTERS; c++) if (steps[c] !== 0) queue.push(steps[c]!)
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head]!
      const fail = fails[state]!
      shorter[state] = ends[fail] === -1 ? shorter[fail]! : fail
      for (let c = 1; c < LETTERS; c++) {
        const to = steps[state * LETTERS + c]!
        const back = steps[fail * LETTERS + c]!
        // A missing step is that of the longest phrase's start that is still open.
        if (to === 0) steps[state * LETTERS + c] = back
        else {
          fails[to] = back
          queue.push(to)
        }
      }
    }
    const place = new Int32Array(states)
    queue.forEach((state, i) => (place[state] = i + 1))
    // Half the memory where it will do: the steps jump about in it, and what fits the processor's cache is found sooner.
    this.#next = states < 65_536 ? new Uint16Array(states * LETTERS) : new Int32Array(states * LETTERS)
    this.#ends = new Int32Array(states).fill(-1)
    this.#longest = new Int32Array(states)
    this.#shorter = new Int32Array(states)
    for (const state of [0, ...queue]) {
      const own = place[state]!
      for (let c = 1; c < LETTERS; c++) this.#next[own * LETTERS + c] = place[steps[state * LETTERS + c]!]!
      this.#ends[own] = ends[state]!
      this.#shorter[own] = place[shorter[state]!]!
      this.#longest[own] = ends[state] === -1 ? this.#shorter[own]! : own
    }
  }

  /** The place of a phrase in what `foundIn` gives; -1 where it is none of these. */
  placeOf(phrase: string): number {
    return this.#ids.get(phrase) ?? -1
  }

  /** For each phrase, by its place, 1 where it stands somewhere in a folded text. */
  foundIn(text: string): Uint8Array {
    const found = new Uint8Array(this.#ids.size)
    const [next, longest] = [this.#next, this.#longest]
    const letters = Buffer.from(text, 'latin1')
    let state = 0
    for (let i = 0; i < letters.length; i++) {
      // What is no letter leads back to the beginning: nothing is ever stored for it.
      state = next[state * LETTERS + codeOf(letters[i]!)]!
      for (let end = longest[state]!; end !== 0; end = this.#shorter[end]!) found[this.#ends[end]!] = 1
    }
    return found
  }
}

/** The phrases as a tree of letters: its steps, 0 where there is none, and which phrase ends at each state. */
function treeOf(ids: ReadonlyMap<string, number>): { steps: Int32Array; ends: Int32Array } {
  const size = [...ids.keys()].reduce((n, p) => n + p.length, 1)
  const steps = new Int32Array(size * LETTERS)
  const ends = new Int32Array(size).fill(-1)
  let states = 1
  for (const [phrase, id] of ids) {
    let state = 0
    for (let i = 0; i < phrase.length; i++) {
      const at = state * LETTERS + codeOf(phrase.charCodeAt(i))
      if (steps[at] === 0) steps[at] = states++
      state = steps[at]!
    }
    ends[state] = id
  }
  return { steps: steps.subarray(0, states * LETTERS), ends: ends.subarray(0, states) }
}
