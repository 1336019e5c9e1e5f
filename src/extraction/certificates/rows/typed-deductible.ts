import { addNamedDeductible } from '../limits/free-row-limits.ts'
import type { LineDraft } from '../line-draft.ts'
import type { TextLine } from '../page/page-text.ts'

const DEDUCTIBLE = /\bded(?:uctible)?\b/i
const AMOUNT_FIRST = /^\W*(?:x\s+)?(\$?\s?\d{1,3}(?:,\d{3})+)\s+(?:(?:bi|pd|bi\s?\/\s?pd)\s+)?ded(?:uctible)?\b/i

/** `X  BI/PD Ded: 5,000`, `$5,000 Deductible`, typed beside a box that general liability's row leaves free. Two of them are each of something else, and none is given. */
export function addTypedDeductible(lines: readonly TextLine[], draft: LineDraft): void {
  const [line, ...others] = lines.filter((l) => DEDUCTIBLE.test(l.text) && /\d/.test(l.text))
  if (!line || others.length > 0) return
  const first = AMOUNT_FIRST.exec(line.text)?.[1]
  addNamedDeductible(first ? `Deductible ${first}` : line.text, line.words, draft)
}
