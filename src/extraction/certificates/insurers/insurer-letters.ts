import type { Word } from '../../page-model.ts'
import type { TextLine } from '../page/page-text.ts'

/** What recognisers make of a lone letter of the list, A to F, on coarse pictures. */
const LOOKALIKE: Record<string, string> = { R: 'A', H: 'A', N: 'A', '8': 'B', '3': 'B', G: 'C', '6': 'C', O: 'D', '0': 'D', Q: 'D', P: 'F' }
/** Less sure than any letter that is taken without another look: the print has to bear it out against all others of the list. */
const TO_BE_WEIGHED = 0.3

const LISTED = /^[A-F]([,/&+ ]?[A-F])*$/i
/** Beyond the form's six a remark or a schedule tells whose G and H are. */
const ALL_LISTED = /^[A-H]([,/&+ ]?[A-H])*$/i

/** The insurers' letters in a cell. On a picture (`seen`) a lone sign that is none of them may be one misread. */
export function lettersOf(lines: readonly TextLine[], seen: boolean): { letter: string; words: Word[] }[] {
  const out: { letter: string; words: Word[] }[] = []
  const words = lines.flatMap((line) => line.words)
  for (const word of words) {
    // Specks beside a letter come as signs of its word.
    const text = seen ? word.text.replace(/^['"`.,:;_|-]+|['"`.,:;_|-]+$/g, '') : word.text
    for (const letter of (seen ? LISTED : ALL_LISTED).test(text) ? text.toUpperCase().match(/[A-H]/g)! : []) out.push({ letter, words: [word] })
  }
  const [lone] = words
  const meant = seen && words.length === 1 ? LOOKALIKE[lone!.text.toUpperCase()] : undefined
  return meant ? [{ letter: meant, words: [{ ...lone!, confidence: Math.min(lone!.confidence, TO_BE_WEIGHED) }] }] : out
}
