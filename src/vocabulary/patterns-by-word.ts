import type { LatePattern } from './late-pattern.ts'
import { mustHold } from './must-hold.ts'

/** So many letters of a word are looked up at once; so many places has the table of them, a power of two. */
const [LETTERS, PLACES] = [3, 1 << 11]
type Entry = { word: string; of: number }

/**
 * Many patterns asked of one text. A pattern is filed under each word of the list that tells most, and a text is gone through once: asking each
 * pattern for its words took longer than all else that is done with a sentence.
 */
export class PatternsByWord {
  readonly #patterns: readonly LatePattern[]
  /** By a word's first letters; built when a text is first asked about. */
  #filed: (Entry[] | undefined)[] | undefined
  /** Those filed under a word too short for that, and those that can do without any. */
  readonly #short: Entry[] = []
  readonly #always: number[] = []
  #asked: string | null = null
  #possible: readonly LatePattern[] = []

  constructor(patterns: readonly LatePattern[]) {
    this.#patterns = patterns
  }

  /** The patterns that may match somewhere in a text, in their order. Told once for each text that is asked about again and again. */
  possibleIn(text: string): readonly LatePattern[] {
    if (text === this.#asked) return this.#possible
    const filed = (this.#filed ??= this.#file())
    const found = new Set<number>(this.#always)
    for (const { word, of } of this.#short) if (text.includes(word)) found.add(of)
    for (let at = 0; at + LETTERS <= text.length; at++) {
      const entries = filed[placeOf(text, at)]
      if (entries) for (const { word, of } of entries) if (!found.has(of) && text.startsWith(word, at)) found.add(of)
    }
    const inOrder = [...found].sort((a, b) => a - b).map((of) => this.#patterns[of]!)
    this.#asked = text
    return (this.#possible = inOrder.filter((pattern) => pattern.mayBeIn(text)))
  }

  #file(): (Entry[] | undefined)[] {
    const filed = new Array<Entry[] | undefined>(PLACES).fill(undefined)
    for (const [of, { source }] of this.#patterns.entries()) {
      const [telling] = mustHold(source)
      if (!telling) this.#always.push(of)
      for (const word of telling ?? [])
        if (word.length < LETTERS) this.#short.push({ word, of })
        else (filed[placeOf(word, 0)] ??= []).push({ word, of })
    }
    return filed
  }
}

const placeOf = (text: string, at: number): number => (text.charCodeAt(at) * 0x2c9 + text.charCodeAt(at + 1) * 0x61 + text.charCodeAt(at + 2)) & (PLACES - 1)
