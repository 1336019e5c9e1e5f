import type { Word } from '../../page-model.ts'
import { ascending, putInOrder } from '../../in-order.ts'

/** So many words are put in order; of more, the page is gone through. */
const FEW = 24

/** A page's words by the height of their middles: a row is asked for some hundred times a page, and holds a few words of many. */
export class WordsByHeight {
  readonly #words: readonly Word[]
  readonly #middles: readonly number[]
  /** Places of the words in the page's order, topmost first, and the heights of their middles beside them. */
  readonly order: readonly number[]
  readonly heights: readonly number[]

  constructor(words: readonly Word[]) {
    const middles = words.map(({ box }) => box.y + box.h / 2)
    this.#words = words
    this.#middles = middles
    this.order = words.map((_, i) => i).sort((a, b) => ascending(middles[a]!, middles[b]!))
    this.heights = this.order.map((i) => middles[i]!)
  }

  /** Words with their middles from one height to another, both included, in the page's order. */
  from(top: number, bottom: number): Word[] {
    const first = this.#firstFrom(top)
    let end = first
    while (end < this.heights.length && end - first <= FEW && this.heights[end]! <= bottom) end++
    if (end - first > FEW) return this.#words.filter((_, i) => this.#middles[i]! >= top && this.#middles[i]! <= bottom)
    return putInOrder(this.order.slice(first, end), (a, b) => a - b).map((i) => this.#words[i]!)
  }

  #firstFrom(top: number): number {
    let [low, high] = [0, this.heights.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.heights[middle]! < top) low = middle + 1
      else high = middle
    }
    return low
  }
}
