import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from './normalise-text.ts'

/** "My GL is $1,000,000.", "I have a $500k umbrella.", "Our agent only writes 500k.": what somebody who asks has. */
const OWN_CASE = /^\W{0,4}(?:(?:but|so|what if|ok|and|if) )?(?:my (?!(?:lender|landlord|owner|requirements?|standards?|minimums?|limits? (?:are|is)|team|rules?|program|contract)\b)[^.?;:]{2,60} (?:is|are|only (?:has|shows?|writes?|covers?)|has|shows?|says?|covers?|comes? with|maxes out)\b|i(?:'m|\u2019m| am| have|'ve|\u2019ve| carry| only have| already have| just have| got)\b)[^?;]{0,100}\.$/i
const ASKS = /^\W{0,4}(?:is|are|can|could|do|does|did|will|would|may|should|am|what|how|which|where|why)\b[^?]{2,160}\?\s*$/i

const namesPolicy = (said: string): boolean => findMentions(readableText(said)).mentions.some((m) => m.kind === 'coverage')

/** What somebody has who asks a question about it is told, and not asked of anybody. */
export function ownCaseAsked(sentences: string[]): string[] {
  return sentences.filter((s, i) => !(OWN_CASE.test(s) && ASKS.test(sentences[i + 1] ?? '') && namesPolicy(sentences[i + 1]!)))
}

/** "Do you accept claims-made GL? No. Occurrence only." */
export const CLAIMS_MADE = /^\W{0,4}(?:(?:do|can|will|would) (?:you|we|i|they) (?:ever )?(?:accept|take|allow|use|have|carry)|(?:is|are|can|may) )[^?]{0,30}\bclaims[- ]made\b[^?]{0,40}\?\s*$/i
const REFUSED = /^\W{0,4}(?:no|never|sorry, no|not (?:ok|accepted|allowed|acceptable)|occurrence (?:only|form only|basis only)|must be (?:on an )?occurrence)\b[.,!:;\u2013-]?\s*/i
const GENERAL = /\b(?:c?gl|general liability)\b/i
export function claimsMadeRefused(sentences: string[]): string[] {
  const out: string[] = []
  for (let i = 0; i < sentences.length; i++) {
    const said = sentences[i]!
    const answer = sentences[i + 1]
    if (!CLAIMS_MADE.test(said) || !answer || !REFUSED.test(answer) || (/\b(?:professional|e ?& ?o|cyber|pollution|malpractice|d ?& ?o)\b/i.test(said) && !GENERAL.test(said))) {
      out.push(said)
      continue
    }
    i++
    const rest = answer.replace(REFUSED, '').trim()
    if (/^\W*(?:occurrence|must be)\b/i.test(sentences[i + 1] ?? '') && !rest) i++
    out.push('General liability must be on an occurrence form.')
    if (rest && !/^occurrence\b[^.;]{0,20}\.?$/i.test(rest)) out.push(rest)
  }
  return out
}
