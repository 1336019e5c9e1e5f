import { coveragesIn } from './name-columns.ts'
import { YES } from './read-row.ts'

const AMOUNT = /^(?:us ?)?\$ ?\d[\d,.]{0,12} ?(?:k|mm?|mil(?:lion)?)?\b(?: ?\/ ?\$? ?\d[\d,.]{0,12} ?(?:k|mm?|mil(?:lion)?)?)?(?: csl)?$|^\d[\d,.]{0,12} ?(?:k|mm?|mil(?:lion)?)(?: csl)?$|^\d{1,3}(?:,\d{3}){1,3}$|^stat(?:utory)?$/i
const NONE = /^(?:none|n\/?a|not (?:required|needed|applicable)|waived|no)$/i
const MARK = /^(?:[xoXO]|\[ ?[xX]? ?\]|\( ?[xX]? ?\)|[☐☑☒✓✔●○•-]|yes|y|no|n)?$/u

/** Whether cells head columns that a mark chooses from: "Line | None | $500k | $1M". */
export const headsAmountsToChoose = ([, ...heads]: string[]): boolean => heads.length >= 2 && heads.every((h) => AMOUNT.test(h.trim()) || NONE.test(h.trim())) && heads.some((h) => AMOUNT.test(h.trim()))
/** Whether a row holds nothing but marks behind the name of a coverage. */
export const isChoosing = ([name = '', ...marks]: string[]): boolean => coveragesIn(name) > 0 && marks.every((m) => MARK.test(m.trim()))

/** "GL | | | X |" under "Line | None | $500k | $1M": the amount of a row is that over its mark; rows without one are left open. Other tables come back as they were. */
export function chosenAmounts(rows: string[][]): string[][] {
  const [head = [], ...body] = rows
  if (!headsAmountsToChoose(head) || body.length < 2 || !body.every(isChoosing) || !body.some((r) => r.slice(1).some((c) => YES.test(c.trim())))) return rows
  return [['Coverage', 'Limit'], ...body.map((r) => [r[0]!, head.slice(1).filter((_, i) => YES.test((r[i + 1] ?? '').trim())).map((h) => (NONE.test(h.trim()) ? 'none' : h)).join(' or ') || 'to be determined'])]
}
