import { findDate } from '../../values/index.ts'
import { type TextLine, unionBox } from '../page/page-text.ts'

const DATES_MAX = 4
function countDates(printed: string): number {
  let count = 0
  for (let rest = printed; count < DATES_MAX; count++) {
    const found = findDate(rest)
    if (!found) break
    rest = rest.slice(found.end)
  }
  return count
}

/** The lines of a narrow column with days that were broken over two of them made whole: `01-01-` over `2026`. */
export function wholeDays(lines: readonly TextLine[]): TextLine[] {
  const out: TextLine[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const near = last && line.box.y - (last.box.y + last.box.h) < 1.2 * Math.max(6, line.box.h)
    const apart = last ? countDates(last.text) + countDates(line.text) : 0
    const joined = last && near ? [`${last.text} ${line.text}`, `${last.text}${line.text}`].find((text) => countDates(text) > apart) : undefined
    if (last && joined) out[out.length - 1] = { text: joined, box: unionBox([last.box, line.box]), words: [...last.words, ...line.words] }
    else out.push(line)
  }
  return out
}
