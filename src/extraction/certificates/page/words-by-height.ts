import type { Word } from '../../page-model.ts'

/** A page's words by the height of their middles: a row is asked for some hundred times a page, and holds a few words of many. */
export class WordsByHeight {
  readonly #words: readonly Word[]
  /** Places of the words in the page's order, topmost first, and the heights of their middles beside them. */
  readonly order: Int32Array
  readonly heights: Float64Array

  constructor(words: readonly Word[]) {
    this.#words = words
    const middles = Float64Array.from(words, ({ box }) => box.y + box.h / 2)
    this.order = Int32Array.from(words, (_, i) => i).sort((a, b) => middles[a]! - middles[b]! || a - b)
    this.heights = Float64Array.from(this.order, (i) => middles[i]!)
  }

  /** Words with their middles from one height to another, both included, in the page's order. */
  from(top: number, bottom: number): Word[] {
    const first = this.#firstFrom(top)
    let end = first
    while (end < this.heights.length && this.heights[end]! <= bottom) end++
    const places = this.order.slice(first, end).sort()
    const words: Word[] = []
    for (const i of places) words.push(this.#words[i]!)
    return words
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
