import { type CoverageType, type DocType, type FieldReading, nothingStated, type ReadLine, type UnreadableField } from '../../vocabulary/index.ts'
import type { Word } from '../page-model.ts'
import { isNoCompany } from './insurers/no-company.ts'
import { unionBox } from './page/page-text.ts'

export const emptyLine = (coverage_type: CoverageType, document_class: DocType): ReadLine => ({ coverage_type, document_class, ...nothingStated(), fields: {} })

export const fieldOf = (page: number, words: Word[], confidence?: number): FieldReading => ({
  confidence: confidence ?? (words.length > 0 ? Math.min(...words.map((w) => w.confidence)) : 1),
  provenance: words.length > 0 ? { page, box: unionBox(words.map((w) => w.box)), reader: words[0]!.reader } : null,
})

/** A coverage line as it is being read; what cannot be made out is said beside it. */
export class LineDraft {
  readonly line: ReadLine
  readonly unreadable: Omit<UnreadableField, 'line'>[] = []
  readonly #page: number

  constructor(type: CoverageType, documentClass: DocType, page: number) {
    this.line = emptyLine(type, documentClass)
    this.#page = page
  }

  set<K extends 'policy_number' | 'effective_date' | 'expiration_date' | 'carrier' | 'naic' | 'insurer_letter' | 'retroactive_date'>(
    key: K,
    value: string | null,
    words: Word[],
  ): void {
    if (value === null || (key === 'carrier' && words[0]?.reader === 'pdf_text' && isNoCompany(value))) return
    // A cell's words run together with those of the term beside it.
    if (key === 'carrier' && words[0]?.reader === 'pdf_text' && /(?:^|\s)(?:eff|exp)\w{0,9}\.?:(?:\s|$)/i.test(value)) return this.cannotRead(key, words, `printed ${value.slice(0, 40)}`)
    // Behind a hyphen or a stroke a number goes on where nothing more of it was found.
    if (key === 'policy_number' && words[0]?.reader === 'pdf_text' && /[-/]$/.test(value)) return this.cannotRead(key, words, `printed ${value.slice(0, 40)}`)
    this.line[key] = value
    this.note(key, words)
  }

  limit(printed: string, sum: number | null, words: Word[]): void {
    // `Statutory / $5,000,000`: what the law sets has no amount; whose the amount beside it is is not said.
    const [label, amount] = /^statutory/.test(printed) ? ['statutory', null] : [printed, sum]
    if (this.line.limits.some((l) => l.label === label)) return
    this.line.limits.push({ label, amount })
    this.note(`limits.${label}`, words)
  }

  /** A limit that was read and is not to be given after all: nobody can say what it is. */
  withdrawLimit(label: string, reason: string): void {
    this.line.limits = this.line.limits.filter((l) => l.label !== label)
    delete this.line.fields[`limits.${label}`]
    this.cannotRead(`limits.${label}`, [], reason)
  }

  note(key: string, words: Word[]): void {
    this.line.fields[key] = fieldOf(this.#page, words)
  }

  cannotRead(field: string, words: Word[], reason: string): void {
    this.unreadable.push({ field, page: this.#page, box: words.length > 0 ? unionBox(words.map((w) => w.box)) : null, reason })
  }
}
