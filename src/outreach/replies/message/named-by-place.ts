import type { OutreachContext } from '../../../vocabulary/index.ts'
import { lineTitle } from '../../messages/describe-line.ts'

/** A short answer is no sentence by itself. */
const WORDS_MAX = 6

/**
 * "OK" and "No longer with our agency", alone at the quoted policy that they are of, are read as a row that begins with its name. What
 * is longer, or has a name of its own before a colon, stands as it is, and so does all of it where two policies are of that kind.
 */
export function namedByPlace(answer: string[], lineId: string, { lines }: OutreachContext): string[] {
  const words = answer.filter((line) => line.trim() !== '')
  const [only] = words
  const line = lines.find((one) => one.coverage_line_id === lineId)
  const isShort = only !== undefined && words.length === 1 && only.trim().split(/\s+/).length <= WORDS_MAX && !only.includes(':')
  return isShort && line !== undefined && lines.filter((one) => one.coverage_type === line.coverage_type).length === 1 ? [`${lineTitle(line)}: ${only.trim()}`] : answer
}
