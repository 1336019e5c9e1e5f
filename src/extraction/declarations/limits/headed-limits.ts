import type { AmountAt, AmountRow } from './amount-rows.ts'

/** A row of bare amounts side by side, each under words of its own, and the rows that hold those words. */
export type HeadedAmounts = { row: AmountRow; heads: AmountRow[]; columns: { text: string; amount: AmountAt }[] }

const HEAD_ROWS_MAX = 4
const LINES_APART_MAX = 2.4
/** What a cell says that states no amount. */
const ANSWERS_NONE = /^(?:none|nil|n\/a|not\s(?:covered|applicable|included|purchased)|excluded|declined|-+)$/i
/** `Limits of liability` before the amounts of a row says no more than that they are limits. */
const NAMES_LIMITS = /^(?:(?:our|the|your|policy)\s)?(?:limits?|amounts?)(?:\sof\s(?:liability|insurance))?\W*$/i
const hasWords = (text: string): boolean => /[a-z]{3}/i.test(text)

/** Rows of limits whose names stand over them in a line of heads, of one printed line or of several. */
export function headedAmounts(rows: readonly AmountRow[]): HeadedAmounts[] {
  return rows.flatMap((row, i): HeadedAmounts[] => {
    const answers = row.row.segments.filter((s, n) => !ANSWERS_NONE.test(s.text.trim()) && !(n === 0 && NAMES_LIMITS.test(s.text.trim())))
    if (row.amounts.length < 2 || answers.length !== row.amounts.length || answers.some((s) => hasWords(s.text))) return []
    const heads = headRows(rows, i)
    const columns = row.amounts.map((amount) => ({ text: wordsOver(heads, amount), amount }))
    const isHeaded = columns.every(({ text }) => hasWords(text)) && new Set(columns.map((c) => c.text)).size === columns.length
    return isHeaded ? [{ row, heads, columns }] : []
  })
}

export function headRows(rows: readonly AmountRow[], i: number): AmountRow[] {
  const heads: AmountRow[] = []
  for (let k = i - 1; k >= 0 && heads.length < HEAD_ROWS_MAX; k--) {
    const [above, under] = [rows[k]!, rows[k + 1]!]
    const isNear = under.row.y - above.row.y < LINES_APART_MAX * Math.max(7, above.height)
    if (above.page !== under.page || above.amounts.length > 0 || above.row.segments.length < 2 || !isNear) break
    heads.unshift(above)
  }
  return heads
}

/** The words over a place, from heads of one line or of several. */
export const wordsOver = (heads: readonly AmountRow[], { box }: Pick<AmountAt, 'box'>): string =>
  heads
    .flatMap((head) => head.row.segments.filter((s) => s.box.x < box.x + box.w && box.x < s.box.x + s.box.w))
    .map((s) => s.text)
    .join(' ')
