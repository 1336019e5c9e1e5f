import type { Sentence } from './split-sentences.ts'

const ENDED = /\b(?:cancel(?:l?ed|l?ation)?|lapsed?)\b[^?;]*$/i
/** What it was put back to has to be told: with no lapse between. */
const PUT_BACK = /^(?:(?:but|and|then) )?(?:it|that|this|they|the policy|policy|that one|both|all|everything)? ?((?:(?:was|were|has|have|been|then|since|fully) )*reinstated\b[^?;]{0,60}\b(?:no|without|with no)(?: an?| any)? (?:lapse|gap|break|interruption)\b.*)$/i
const NOT_YET = /\b(?:not|never|n't|if|once|when|until|unless|will|again|pending)\b/i

/** "It was going to cancel on 11/5 but they paid on 11/3.", and behind it that it stands. */
const AVERTED = /\b(?:was|were|had been) (?:set|due|scheduled|slated|supposed|going|about) to (?:be )?cancel(?:l?ed)?\b[^?;]{0,60}\bbut\b[^?;]{0,40}\b(?:paid|payment|caught up)\b[^?;]{0,60}$/i
const STANDS_NOW = /^(?:so )?(?:(?:it|they|both|all(?: (?:two|three|four|five))?|the (?:policy|policies))(?: (?:of them|is|are|all|both|still|now|currently|fully|remains?))+ (?:active|in[- ]force|in effect|current)\b.*)$/i

/** "Policy cancelled 11/2. Reinstated 11/5 with no lapse. Active now.": the two are one thing that happened, and are read in one breath. */
export function withReinstatement(sentences: Sentence[]): Sentence[] {
  const out: Sentence[] = []
  for (const one of sentences) {
    const before = out.at(-1)
    const put = PUT_BACK.exec(one.text)?.[1]
    if (before !== undefined && put !== undefined && one.ordinal === null && before.paragraph === one.paragraph && ENDED.test(before.text) && !NOT_YET.test(before.text) && !NOT_YET.test(one.text)) out[out.length - 1] = { ...before, text: `${before.text.replace(/[.!\s]+$/, '')}, ${put}` }
    else if (before !== undefined && one.ordinal === null && before.paragraph === one.paragraph && AVERTED.test(before.text) && STANDS_NOW.test(one.text) && !NOT_YET.test(before.text) && !NOT_YET.test(one.text)) out[out.length - 1] = { ...before, text: `${before.text.replace(/[.!\s]+$/, '')}, so ${one.text.charAt(0).toLowerCase()}${one.text.slice(1)}` }
    else out.push(one)
  }
  return out
}
