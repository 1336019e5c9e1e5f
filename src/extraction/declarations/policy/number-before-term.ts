import { unionBox } from '../../classify/index.ts'
import { daysBetween } from '../../values/index.ts'
import type { PageView } from '../view/page-view.ts'
import type { Found } from '../view/text-run.ts'
import { datesIn } from './find-policy-term.ts'
import { policyNumberAtHead } from './number-shape.ts'

const LABEL = /\bpolicy\s*(?:no\b|num|#|:)|\b(?:número|numero)\b/i
const HEAD_ROWS = 12
const TERM_MIN = 180
const TERM_MAX = 366
const BETWEEN_MAX = 20

/** `OHB H188204 01   06/03/2026 - 06/03/2027` under the title, with no label: what stands alone before the term is the policy it is of. Null where two rows have such. */
export function numberBeforeTerm(view: PageView): Found | null {
  // Where the paper has a label for it the number is what that says.
  if (LABEL.test(view.text)) return null
  const found = view.rowRuns.slice(0, HEAD_ROWS).flatMap((run) => {
    const number = policyNumberAtHead(run.words)
    const [first, last, more] = number && number.text.replace(/\D/g, '').length >= DIGITS_MIN ? datesIn(run) : []
    if (!number || !first || !last || more || first.start > number.text.length + BETWEEN_MAX) return []
    const days = daysBetween(first.date, last.date)
    if (days < TERM_MIN || days > TERM_MAX || /[a-z]{3}/i.test(run.text.slice(number.text.length, first.start).replace(/\b(?:effective|from|period|term)\b/i, ''))) return []
    return [{ text: number.text, words: number.words, page: view.number, box: unionBox(number.words.map((w) => w.box)), score: 1.4 }]
  })
  return found.length === 1 ? found[0]! : null
}
const DIGITS_MIN = 5
