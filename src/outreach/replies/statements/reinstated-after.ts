import type { Sentence } from './split-sentences.ts'

const ENDED = /\b(?:cancel(?:l?ed|l?ation)?|lapsed?)\b[^?;]*$/i
/** What it was put back to has to be told: with no lapse between. */
const PUT_BACK = /^(?:(?:but|and|then) )?(?:it|that|this|they|the policy|policy|that one|both|all|everything)? ?((?:(?:was|were|has|have|been|then|since|fully) )*reinstated\b[^?;]{0,60}\b(?:no|without|with no)(?: an?| any)? (?:lapse|gap|break|interruption)\b.*)$/i
const NOT_YET = /\b(?:not|never|n't|if|once|when|until|unless|will|again|pending)\b/i

/** "Policy cancelled 11/2. Reinstated 11/5 with no lapse. Active now.": the two are one thing that happened, and are read in one breath. */
export function withReinstatement(sentences: Sentence[]): Sentence[] {
  const out: Sentence[] = []
  for (const one of sentences) {
    const before = out.at(-1)
    const put = PUT_BACK.exec(one.text)?.[1]
    if (before !== undefined && put !== undefined && one.ordinal === null && before.paragraph === one.paragraph && ENDED.test(before.text) && !NOT_YET.test(before.text) && !NOT_YET.test(one.text)) out[out.length - 1] = { ...before, text: `${before.text.replace(/[.!\s]+$/, '')}, ${put}` }
    else out.push(one)
  }
  return out
}
