import type { OutreachContext } from '../../../vocabulary/index.ts'
import { lineTitle } from '../../messages/describe-line.ts'

const MARKED = String.raw`(?:noted|marked|indicated|shown|stated|listed|mentioned|commented|corrected|highlighted|flagged|written|circled|typed)`
const PLACE = String.raw`(?:below|inline|in-line|in (?:red|blue|green|bold)(?: below)?)`
const ONES = String.raw`(?:(?:the|those|these|any) )?(?:one|ones|lines?|polic(?:y|ies)|items?|changes?|corrections?|notes?|exceptions?|comments?|differences?)`
/** "Except as noted below", "other than the one I marked in red". */
const EXCEPT = new RegExp(String.raw`\b(?:except(?:ing|ions?)?|other than|besides|apart from|aside from|with the exceptions? of)(?: for)?(?: (?:as|what(?:ever)?|where|${ONES}))?(?: (?:that|which))?(?: (?:i|we)(?:'ve|’ve| have)?)?(?: (?:is|are))?(?: ${MARKED})? ${PLACE}(?= ?(?:[.,;!)]|$|\n))`.replaceAll(' ', String.raw`\s`), 'giu')
/** "One change below, otherwise all are in force as shown." */
const OTHERWISE = new RegExp(String.raw`(?<=^|[.!,\n] ?)(?:(?:only|just|with|there (?:is|are)) ){0,2}(?:an?|one|two|three|some|(?:a )?few|a couple(?: of)?|several|(?:my|our|the))? ?(?:minor |small )?(?:changes?|corrections?|exceptions?|notes?|updates?|differences?|comments?)(?: ${MARKED})? ${PLACE}\W{1,3}(?:but )?(?:otherwise|other than that|besides that),? (\p{L}[^.!?\n]{3,120})`.replaceAll(' ', String.raw`\s`), 'giu')
const SINGULAR = /\b(?:(?:an?|one|the) (?:minor |small )?(?:change|correction|exception|note|update|difference|comment|line|policy|item)|(?:the )?one)\b(?!s)/i
const COUNT: Record<string, number> = { two: 2, three: 3, couple: 2 }

/** A yes and no more. */
const PLAIN = /^\W*(?:(?:yes|yep|ok|okay|good|active|in force|confirmed|correct|still active|current)\b\W*){1,3}$/i

/**
 * What the sender wrote above the request, with the policies named that he excepts by what he wrote at them: "All good except as noted
 * below" as "All good except Motor truck cargo". As it is, where no policy is answered otherwise than with a yes, or more or fewer than are told of.
 */
export function withExceptionsNamed(above: string, answers: readonly (readonly string[])[], { lines }: OutreachContext): string {
  const excepted = lines.filter((_, index) => answers[index]!.length > 0 && !answers[index]!.every((one) => PLAIN.test(one)))
  const names = excepted.map(lineTitle)
  const told = lines.filter((line) => names.includes(lineTitle(line)))
  if (excepted.length === 0 || told.length > excepted.length || excepted.length === lines.length) return above
  const listed = names.join(', ').replace(/, (?=[^,]*$)/, ' and ')
  const fits = (words: string): boolean => {
    const counted = Object.keys(COUNT).find((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(words))
    return counted !== undefined ? COUNT[counted] === excepted.length : !SINGULAR.test(words) || excepted.length === 1
  }
  return above
    .replace(OTHERWISE, (whole: string, rest: string) => (fits(whole.slice(0, whole.length - rest.length)) ? `${rest} except ${listed}` : whole))
    .replace(EXCEPT, (whole: string) => (fits(whole) ? `except ${listed}` : whole))
}
