import type { DocType, ReviewPage } from '../vocabulary/index.ts'
import type { ClassedPart } from './classify/index.ts'
import type { Page, Word } from './page-model.ts'
import type { PageClass, PartReading } from './stages.ts'
import { findDate } from './values/index.ts'

/** Papers that are sent because they state a policy; filled in, they must give a line. */
const STATES_COVERAGE: ReadonlySet<DocType> = new Set(['coi', 'binder', 'declarations', 'state_fund_certificate', 'id_card', 'filing', 'mcs_90'])
/** A picture of a page has more words than this, or nothing on it can be read. */
const WORDS_OF_A_PAGE = 14
const LEGIBLE = 0.5
const AMOUNT = /(?:\$\s?)?\b\d{1,3}(?:,\d{3})+\b/

/** Pages that a person must see: doubtful papers, pictures too poor to read, and filled papers of which nothing came. */
export function pagesForPerson(pages: readonly Page[], classes: readonly PageClass[], parts: readonly ClassedPart[], readings: readonly PartReading[]): ReviewPage[] {
  const found = new Map<number, ReviewPage>()
  const add = (page: number, reason: ReviewPage['reason']): void => {
    if (!found.has(page)) found.set(page, { page, reason })
  }
  for (const { page, doubtful } of classes) if (doubtful) add(page, 'not_recognised')
  parts.forEach((part, i) => {
    if (!STATES_COVERAGE.has(part.doc_type) || readings[i]!.coverage_lines.length > 0) return
    for (const page of pages) if (within(part, page) && isSmudged(page)) add(page.number, 'not_legible')
    if (readings[i]!.unreadable_fields.length > 0 || pages.some((p) => within(part, p) && isFilled(p))) add(part.page_start, 'nothing_read')
  })
  const known = classes.some((c) => c.doc_type !== 'unknown')
  // Behind paper that was read, an empty picture is a blank side; alone it may be the paper.
  if (!known) for (const page of pages) if (page.source !== 'digital' && page.source !== 'docx' && !legible(page)) add(page.number, 'not_legible')
  return [...found.values()].sort((a, b) => a.page - b.page)
}

const within = (part: ClassedPart, page: Page): boolean => page.number >= part.page_start && page.number <= part.page_end

/** A blank form prints neither a date nor an amount. */
function isFilled(page: Page): boolean {
  const words = page.words.filter((w) => w.visible !== false)
  const dates = new Set(words.flatMap((w) => (/\d[-/.]\d/.test(w.text) ? (findDate(w.text)?.date ?? []) : [])))
  return dates.size >= 1 && words.some((w) => AMOUNT.test(w.text))
}

const isSure = (word: Word): boolean => word.confidence >= LEGIBLE
const isWord = (word: Word): boolean => /[A-Za-z0-9]{2}/.test(word.text)
const legible = (page: Page): boolean => page.words.filter((w) => isSure(w) && isWord(w)).length >= WORDS_OF_A_PAGE

/** Of blank forms on coarse faxes 94 words in 100 are read; of a thumbnail, whose title alone is, 19: nobody can say that such a form is blank. */
const SURE_SHARE = 0.6
function isSmudged(page: Page): boolean {
  const words = page.source === 'image' ? page.words.filter(isWord) : []
  return words.filter(isSure).length < words.length * SURE_SHARE
}
