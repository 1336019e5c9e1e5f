import { isCompanyName } from '../../naic/index.ts'
import type { Word } from '../../page-model.ts'
import type { LineDraft } from '../line-draft.ts'
import { midY, PageText, right } from '../page/page-text.ts'
import type { Table } from '../table/coverage-table.ts'
import { nameAndCode } from './name-and-code.ts'

/** A company on a line of its own between a table's rows. */
export type CarrierRow = { y: number; name: string; naic: string | null; words: Word[] }

const LABEL = /^\W*(?:insurer|insurance\s+company|carrier|company|insured\s+(?:by|with)|underwritten\s+by)\s*[:–-]\s*/i
/** In heights of the words: cells stand farther apart. */
const SPACE_MAX = 1.3
const EDGE = 24
const HEADS_MIN = 2

/**
 * Companies that head the rows of the policies they insure, each on a line of its own across the table's columns: the lines, and the
 * table's text without them. Tables with a column of companies or of their letters have none.
 */
export function carrierRows(text: PageText, table: Table): { heads: CarrierRow[]; rest: PageText } {
  if (text.page.source === 'image' || table.columns.carrier || table.columns.letter) return { heads: [], rest: text }
  const lines = text.linesIn({ x: table.left - 2, y: table.top - 1, w: table.right - table.left + 4, h: table.bottom - table.top + 1 })
  const heads = lines.flatMap(({ words }): CarrierRow[] => {
    const isOneRun = words.every((w, i) => i === 0 || w.box.x - right(words[i - 1]!.box) < SPACE_MAX * w.box.h)
    if (!isOneRun || words[0]!.box.x > table.left + EDGE) return []
    const { name, code } = nameAndCode(words.map((w) => w.text).join(' ').replace(LABEL, ''), '')
    return isCompanyName(name) && !/[\d:;]/.test(name) ? [{ y: midY(words[0]!.box), name, naic: code, words }] : []
  })
  if (heads.length < HEADS_MIN) return { heads: [], rest: text }
  const named = new Set(heads.flatMap((h) => h.words))
  return { heads, rest: new PageText({ ...text.page, words: text.page.words.filter((w) => !named.has(w)) }) }
}

/** Each policy's company is the last one over it; none is told where a policy has none over it, or a company no policy under it. */
export function setCarriersOver(heads: readonly CarrierRow[], read: readonly { draft: LineDraft; y: number }[]): void {
  const headOf = (y: number): CarrierRow | undefined => heads.findLast((h) => h.y < y)
  if (heads.length === 0 || read.some(({ y }) => !headOf(y)) || heads.some((h) => !read.some(({ y }) => headOf(y) === h))) return
  for (const { draft, y } of read) {
    const head = headOf(y)!
    draft.set('carrier', head.name, head.words)
    if (head.naic && !draft.line.naic) draft.set('naic', head.naic, head.words)
  }
}
