import { NO, OFFER } from '../text/offers-refused.ts'
import { CLAIMS_MADE } from '../text/own-case-asked.ts'

const LAST_QUESTION = /(?:^|[.!?] )([^.!?]{6,160}\?)\s*$/
const ASKED = /^\s*(?:[-*\u2022]\s+|\d{1,2}[.)]\s+|Q\d{0,3}[:.)]\s+)?/
const ANSWERS = /^\s*(?:A\d{0,3}[:.)]\s+)?/

/** "Is $750,000 enough?" and below it "No. $1M.": what a question offers and the next line refuses is one line, as it is read. */
export function refusedAnswers(lines: string[]): string[] {
  const out: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const question = LAST_QUESTION.exec(line.replace(ASKED, ''))?.[1]
    const at = lines[i + 1]?.trim() ? i + 1 : i + 2
    const answer = question && (CLAIMS_MADE.test(question) || (OFFER.test(question) && /\d/.test(question))) ? lines[at]?.replace(ANSWERS, '') : undefined
    if (answer === undefined || !NO.test(answer)) {
      out.push(line)
      continue
    }
    out.push(`${line.trimEnd()} ${answer.trim()}`)
    i = at
  }
  return out
}
