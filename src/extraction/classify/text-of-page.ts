import type { Page, Word } from '../page-model.ts'
import { acordNumber } from './acord-numbers.ts'
import { ALL_KINDS } from './all-kinds.ts'
import { foldText, foldWords, joinFolded } from './fold-text.ts'
import { mendSpelling, vocabularyOf } from './mend-spelling.ts'
import { type Heading, headingsOf } from './page-headings.ts'
import { type Block, blocksOf, type Row, rowsOf, type Segment } from './page-layout.ts'

// The words that kinds of paper are told by; a picture's reader gets one in some letter wrong, and a phrase holds many letters.
const WORDS_OF_KINDS = vocabularyOf(
  ALL_KINDS.flatMap((k) => [...k.titles, ...k.body]).flatMap((text) => text.toLowerCase().match(/[a-z]{5,}/g) ?? []),
  [],
  5,
)

/** Where the head of a page ends and its foot begins, as shares of its height. */
const [HEAD, FOOT] = [0.25, 0.85]
/** Among so many rows at its head a paper's title stands. */
export const HEAD_ROWS = 5

/** What a page says, folded for matching. Each part is made when it is first asked for: most forms are told by their head and foot alone. */
export class PageText {
  readonly page: number
  readonly height: number
  /** Read from a picture: letters may be misread. */
  readonly seen: boolean
  readonly #page: Page
  #rows: Row[] | undefined
  #head: Row[] | undefined
  #ownNumber: AcordNumber | null | undefined
  #byRows: string | undefined
  #acord: AcordNumber | null | undefined
  #letters: ReadonlyMap<Segment, string> | undefined
  #blocks: Block[] | undefined
  #folded: string | undefined
  #spaced: string | undefined
  #spoken: string | undefined
  #headings: Heading[] | undefined
  #prose: number | undefined
  #words: number | undefined
  #amounts: number | undefined

  constructor(page: Page) {
    this.#page = page
    this.page = page.number
    this.height = page.height
    this.seen = page.source === 'image'
  }

  get rows(): Row[] {
    return (this.#rows ??= this.#rowsOf(this.#page.words))
  }
  /** The rows at the page's head. */
  get head(): Row[] {
    return (this.#head ??= this.#rowsOf(this.#page.words.filter(({ box }) => box.y < HEAD * this.height)).slice(0, HEAD_ROWS))
  }
  /** The form number that stands at the page's foot. */
  get ownNumber(): AcordNumber | null {
    if (this.#ownNumber === undefined) this.#ownNumber = acordNumber(rowsAsText(this.#rowsOf(this.#page.words.filter(({ box }) => box.y > FOOT * this.height))))
    return this.#ownNumber
  }
  /** The form number printed last, wherever it stands. */
  get acord(): AcordNumber | null {
    if (this.#acord === undefined) this.#acord = this.ownNumber ?? acordNumber(this.#printed)
    return this.#acord
  }
  /** All letters of the page by rows, then by columns, folded and without spaces. */
  get folded(): string {
    return (this.#folded ??= `${this.#foldedOf(this.rows)} ${this.#foldedOf(this.#columns)}`)
  }
  /** The same by rows with single spaces between folded words. */
  get spaced(): string {
    return (this.#spaced ??= foldWords(this.#printed))
  }
  /** The same as it is printed, in small letters. */
  get spoken(): string {
    return (this.#spoken ??= this.#printed.toLowerCase())
  }
  get headings(): Heading[] {
    return (this.#headings ??= headingsOf(this.#page, this.rows, this.#columns, this.#foldedSegments))
  }
  /** Share of the words that stand in long runs, as sentences do. */
  get prose(): number {
    return (this.#prose ??= proseShare(this.rows))
  }
  get words(): number {
    return (this.#words ??= this.rows.reduce((n, r) => n + r.segments.reduce((m, s) => m + s.words.length, 0), 0))
  }
  /** How many dollar amounts stand on the page. */
  get amounts(): number {
    return (this.#amounts ??= this.#printed.match(/\$\s{0,3}\d/g)?.length ?? 0)
  }

  get #printed(): string {
    return (this.#byRows ??= rowsAsText(this.rows))
  }
  get #columns(): Block[] {
    return (this.#blocks ??= blocksOf(this.rows))
  }
  get #foldedSegments(): ReadonlyMap<Segment, string> {
    return (this.#letters ??= new Map(this.rows.flatMap((r) => r.segments.map((s) => [s, foldText(s.text)] as const))))
  }
  #foldedOf(parts: readonly { segments: readonly Segment[] }[]): string {
    return joinFolded(parts.flatMap((p) => p.segments.map((s) => this.#foldedSegments.get(s)!)))
  }
  #rowsOf(words: Word[]): Row[] {
    return rowsOf({ ...this.#page, words: mendSpelling(words, WORDS_OF_KINDS) })
  }
}

type AcordNumber = { number: number; edition: string }
const rowsAsText = (rows: readonly Row[]): string => rows.map((r) => r.segments.map((s) => s.text).join(' ')).join(' ')

function proseShare(rows: readonly Row[]): number {
  const lengths = rows.flatMap((r) => r.segments.map((s) => s.words.length))
  const all = lengths.reduce((n, l) => n + l, 0)
  return all === 0 ? 0 : lengths.filter((l) => l >= 7).reduce((n, l) => n + l, 0) / all
}
