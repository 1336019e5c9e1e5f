import type { Box } from '../../../vocabulary/index.ts'
import type { Page, Word } from '../../page-model.ts'
import { unionBox } from '../../classify/index.ts'
import { type Attempt, type Failed, guarded } from '../../declarations/index.ts'
import { headEdits } from '../../values/index.ts'
import { mendWords } from './mend-names.ts'
import { partGluedLetters } from './part-glued-letters.ts'
import { WordsByHeight } from './words-by-height.ts'
import { ascending, putInOrder } from '../../in-order.ts'

/** A printed phrase found on a page; `words` are those it touches. */
export type Anchor = { box: Box; words: Word[]; /** How far what is read on a picture is from the phrase; 0 where it is the phrase. */ edits?: number }
/** Words that stand on one line of a region, left to right. */
export type TextLine = { text: string; box: Box; words: Word[] }

/** Letters and digits in upper case; the number sign is the word it stands for. */
export const foldLetters = (text: string): string => (FOLDED.test(text) ? text : text.replace('#', 'NO').toUpperCase().replace(/[^A-Z0-9]/g, ''))
const FOLDED = /^[A-Z0-9]*$/
export const right = (box: Box): number => box.x + box.w
export const bottom = (box: Box): number => box.y + box.h
export const midX = (box: Box): number => box.x + box.w / 2
export const midY = (box: Box): number => box.y + box.h / 2

export { unionBox }
export const holds = (box: Box, word: Box): boolean => {
  const x = midX(word)
  const y = midY(word)
  return x >= box.x && x <= right(box) && y >= box.y && y <= bottom(box)
}

const CHAIN_LETTERS_MAX = 64
/** Widest gap, in line heights, between two words of one phrase. */
const PHRASE_GAP_MAX = 2.2

/** The first two letters, which most look-ups can be turned away by. */
const startOf = (letters: string): string => letters.slice(0, 2)
const GLUED_MIN = 8
/** Longer phrases are looked for within such words too, by so many letters of their beginning. */
const [INSIDE_MIN, INSIDE] = [10, 3]

type Chain = { text: string; words: Word[]; ends: number[] }

/** The words of a page as they can be seen, with look-up of printed phrases. */
export class PageText {
  readonly page: Page
  readonly words: Word[]
  /** The letters of each word, the word that goes on from each, and the chains that were asked for. */
  readonly #letters: readonly string[]
  readonly #next: Int32Array
  readonly #chains: (Chain | undefined)[]
  readonly #fuzzy: boolean
  /** The words a chain begins with, by the chain's first letters. */
  readonly #byStart = new Map<string, number[]>()
  /** Words that are long enough to be two words set without a space; their letters one behind another, and where each begins. */
  readonly #glued: number[] = []
  readonly #gluedAt: number[] = []
  #gluedLetters = ''
  readonly #byHeight: WordsByHeight
  #lines: TextLine[] | null = null
  /** The same phrases are looked for in every row. */
  readonly #found = new Map<string, Anchor[]>()

  /** Finders of facts that threw on this page, and what runs them so that only their own facts are lost. */
  readonly failed: Failed[] = []
  readonly attempt: Attempt = guarded(this.failed)

  constructor(page: Page) {
    this.page = page
    const seen = page.words.filter((w) => w.visible !== false && w.text.trim() !== '').slice(0, 20_000)
    this.words = page.source === 'image' ? partGluedLetters(mendWords(seen)) : seen
    this.#fuzzy = page.source === 'image' || page.source === 'mixed'
    this.#byHeight = new WordsByHeight(this.words)
    this.#next = nextWords(this.words, this.#byHeight)
    this.#letters = this.words.map((w) => foldLetters(w.text))
    this.#chains = this.words.map(() => undefined)
    for (let i = 0; i < this.words.length; i++) {
      const first = this.#letters[i]!
      if (first === '') continue
      const key = startOf(first.length > 1 ? first : this.#chainAt(i).text)
      const held = this.#byStart.get(key)
      if (held) held.push(i)
      else this.#byStart.set(key, [i])
      if (first.length < GLUED_MIN) continue
      this.#glued.push(i)
      this.#gluedAt.push(this.#gluedLetters.length)
      this.#gluedLetters += `${first.slice(1)} `
    }
  }

  /** Most words head no phrase that is looked for; their chains are not made. */
  #chainAt(i: number): Chain {
    return (this.#chains[i] ??= chainFrom(this.words, this.#letters, this.#next, i))
  }

  /** Where a phrase (letters and digits only, upper case) is printed; letters read from a picture may differ a little. */
  find(phrase: string, within?: Box): Anchor[] {
    let held = this.#found.get(phrase)
    if (!held) this.#found.set(phrase, (held = this.#findAll(phrase)))
    const own = within ? held.filter((a) => holds(within, a.words[0]!.box)) : held
    return own.map((a) => ({ ...a }))
  }

  #findAll(phrase: string): Anchor[] {
    const found: Anchor[] = []
    for (const head of this.#candidates(phrase)) {
      const chain = this.#chainAt(head)
      if (!chain.words[0]) continue
      const start = this.#startOf(chain, phrase)
      if (!start) continue
      const { at, length, edits } = start
      // Short phrases are whole words: CO is a heading, COVERAGE is not it.
      if (phrase.length <= 3 && !chain.ends.includes(at + phrase.length)) continue
      const end = at + length
      // Only a phrase found with a letter lost may end one short: `INSURER B` found whole must not lose its B.
      const slack = edits === 0 ? 0 : 1
      let count = chain.ends.findIndex((e) => e >= end - slack) + 1
      if (count <= 0) count = chain.words.length
      const words = chain.words.slice(0, count)
      const box = unionBox(words.map((w) => w.box))
      // A word that runs on past the phrase, as pictures are read, lends only its share.
      const letters = chain.ends[count - 1]!
      const trimmed = { ...box, x: box.x + (box.w * at) / letters, w: (box.w * Math.min(length, letters - at)) / letters }
      found.push({ box: letters - end > 2 || at > 0 ? trimmed : box, words, edits })
    }
    return found
  }

  /** The first of several phrasings that is printed, topmost first; one that is all legible goes before those that are not. */
  findFirst(phrases: string[], within?: Box): Anchor | null {
    let near: Anchor | null = null
    for (const phrase of phrases) {
      const found = this.find(phrase, within)
      if (found.some((a) => !a.edits)) return topmost(found.filter((a) => !a.edits))
      if (found.length > 0 && !near) near = topmost(found)
    }
    return near
  }

  /** The words a phrase can begin with; all of them where letters may be misread. */
  #candidates(phrase: string): Iterable<number> {
    if (this.#fuzzy || phrase.length < 2) return this.words.keys()
    const heads = this.#byStart.get(startOf(phrase)) ?? []
    if (phrase.length < INSIDE_MIN) return heads
    const glued = this.#gluedWith(phrase.slice(0, INSIDE))
    return glued.length === 0 ? heads : new Set([...heads, ...glued])
  }

  /** The long words that have some letters behind their first one. */
  #gluedWith(letters: string): number[] {
    const found: number[] = []
    let word = 0
    for (let at = this.#gluedLetters.indexOf(letters); at >= 0; at = this.#gluedLetters.indexOf(letters, at + 1)) {
      while (word + 1 < this.#gluedAt.length && this.#gluedAt[word + 1]! <= at) word++
      found.push(this.#glued[word]!)
    }
    return found
  }

  #startOf(chain: Chain, phrase: string): { at: number; length: number; edits: number } | null {
    if (chain.text.startsWith(phrase)) return { at: 0, length: phrase.length, edits: 0 }
    // Words set without a space between them, or read so, hold the phrase inside their first word.
    const inFirst = this.#fuzzy || phrase.length >= INSIDE_MIN ? chain.text.indexOf(phrase) : -1
    if (inFirst > 0 && inFirst < (chain.ends[0] ?? 0)) return { at: inFirst, length: phrase.length, edits: 0 }
    if (!this.#fuzzy || phrase.length < 4) return null
    const near = headEdits(chain.text, phrase, editsMax(phrase.length))
    return near ? { at: 0, ...near } : null
  }

  wordsIn(box: Box): Word[] {
    return this.#byHeight.from(box.y, bottom(box)).filter((w) => holds(box, w.box))
  }

  /** Words whose middles stand from one height to another, both included, in the page's order. */
  wordsFrom(top: number, end: number): Word[] {
    return this.#byHeight.from(top, end)
  }

  /** Words whose middles stand within so much of a height, in the page's order. */
  level(y: number, within: number): Word[] {
    return this.#byHeight.from(y - within, y + within).filter((w) => Math.abs(midY(w.box) - y) < within)
  }

  /** Words whose middles stand between two heights, in the page's order. */
  between(top: number, end: number): Word[] {
    return this.#byHeight.from(top, end).filter(({ box }) => midY(box) > top && midY(box) < end)
  }

  /** All words in lines, top to bottom. */
  get lines(): readonly TextLine[] {
    return (this.#lines ??= linesOf(this.words))
  }

  /** The words of a region in lines, top to bottom. */
  linesIn(box: Box): TextLine[] {
    return linesOf(this.wordsIn(box))
  }
}

const topmost = (found: Anchor[]): Anchor => found.reduce((a, b) => (b.box.y < a.box.y - 2 ? b : a))

/** What may be misread in a phrase of so many letters; two phrases of the forms are further apart than that. */
const editsMax = (letters: number): number => (letters < 6 ? 0.4 : letters < 9 ? 0.9 : Math.min(3.6, letters / 6))

function nextWords(words: readonly Word[], { order, heights }: WordsByHeight): Int32Array {
  const next = new Int32Array(words.length).fill(-1)
  for (let p = 0; p < order.length; p++) {
    const a = words[order[p]!]!.box
    const reach = Math.max(a.h, 4)
    let best = Infinity
    for (const step of [1, -1]) {
      for (let q = p + step; q >= 0 && q < order.length && Math.abs(heights[q]! - heights[p]!) <= reach * 0.45; q += step) {
        const b = words[order[q]!]!.box
        const gap = b.x - right(a)
        if (gap < -reach * 0.4 || gap > reach * PHRASE_GAP_MAX || b.x <= a.x || gap >= best) continue
        best = gap
        next[order[p]!] = order[q]!
      }
    }
  }
  return next
}

function chainFrom(words: Word[], letters: readonly string[], next: Int32Array, start: number): Chain {
  const chain: Chain = { text: '', words: [], ends: [] }
  let i = start
  for (let steps = 0; i >= 0 && steps < 16 && chain.text.length < CHAIN_LETTERS_MAX; steps++) {
    const folded = letters[i]!
    if (steps === 0 && folded === '') return chain
    chain.text += folded
    chain.words.push(words[i]!)
    chain.ends.push(chain.text.length)
    i = next[i]!
  }
  return chain
}

/** Groups words into lines by height; a line's text has one space between words. */
export function linesOf(words: Word[]): TextLine[] {
  const sorted = putInOrder([...words], (a, b) => ascending(midY(a.box), midY(b.box)))
  const groups: Word[][] = []
  let height = 0
  let centre = 0
  for (const word of sorted) {
    const group = groups[groups.length - 1]
    if (group && midY(word.box) - centre <= Math.max(2.2, Math.min(height, word.box.h + 2) * 0.5)) {
      group.push(word)
      centre += (midY(word.box) - centre) / group.length
      height = Math.max(height, word.box.h)
    } else {
      groups.push([word])
      centre = midY(word.box)
      height = word.box.h
    }
  }
  return groups.map((group) => {
    putInOrder(group, (a, b) => ascending(a.box.x, b.box.x))
    return { text: group.map((w) => w.text).join(' '), box: unionBox(group.map((w) => w.box)), words: group }
  })
}
