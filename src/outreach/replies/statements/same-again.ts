import { foldText } from '../message/fold-text.ts'
import type { Finding } from './finding.ts'
import type { Sentence } from './split-sentences.ts'

const SAME_AGAIN = /^\W*(?:(?:and )?(?:this|that)(?: one)?(?: (?:is|was))?,? (?:too|as well|also)|(?:so|same) (?:is|was|for|goes for|with|on) (?:this|that)(?: one)?|ditto|same(?: (?:here|answer|thing|as (?:above|the (?:first|one above)|the one above)))?|idem|lo mismo|(?:y )?(?:esta|esa) tambien)\W*$/

/** "This one is active" under one quoted policy and "this one too" under the next: what was said of the one above, where that is a plain yes or an ending and nothing else. */
export function saidAgain(sentences: readonly Sentence[], lines: string[], above: readonly Finding[]): Finding[] | null {
  const [sentence, ...more] = sentences.filter((one) => !one.underName)
  if (sentence === undefined || more.length > 0 || !SAME_AGAIN.test(foldText(sentence.text))) return null
  const refused = above.length === 1 && above[0]!.verdict === 'refuse'
  if (!refused && !(above.every((one) => one.verdict === 'affirm') && above.some((one) => one.strong))) return null
  return above.map((one) => ({ ...one, lines, sentence: sentence.text }))
}
