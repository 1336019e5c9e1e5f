import { findMentions } from '../mentions/find-mentions.ts'
import { readableText } from './normalise-text.ts'

/** "Do we take a 750k auto?", "Is $750,000 enough for auto?", "Can they get by with a 500k umbrella?" */
export const OFFER = /^\W{0,4}(?:[A-Z][A-Za-z' /&-]{1,40}: )?(?:(?:and|so|but|what if they have|ok|hey),? )?(?:(?:do|can|could|will|would|should) (?:we|you|they|i|it|he|she|[a-z]+s?) (?:still |ever |also |just )?(?:take|accept|allow|use|approve|live with|get by with|go with|get away with|do|have|carry|show|send)|(?:is|are|would|will)\b(?=[^?]{0,60}\b(?:ok|okay|enough|fine|good|acceptable|accepted|sufficient|allowed|work|do)\b)|(?:does|would|will) [^?]{2,40} (?:work|do|count|suffice|fly|pass|meet)|[^?]{3,40} (?:can|could|may) be\b|[^?]{3,60} (?:ok|okay|fine|enough|good|acceptable|work|works)(?=\s*\?))\b[^?]{0,120}\?\s*$/i
export const NO = /^\W{0,4}(?:no|nope|never|not? (?:ok|enough|good|acceptable|accepted)|sorry,? no|(?:afraid|unfortunately),? no(?:t)?)\b(?! (?:more|less|later|older|fewer|problem|worries|need|deductible|policy|issue|one|limit))[\s,.!;:-]{0,3}/i
/** Somebody's own case, between the question and its answer. */
const ASIDE = /^(?!.*\b(?:must|shall|required?|needs?|minimum|at least)\b)[^$\d]{2,80}$/i

/** An amount that somebody offers in a question and that the answer refuses is none that is asked; what the answer asks instead is of the same coverage. */
export function offersRefused(sentences: string[]): string[] {
  if (!sentences.some((s) => OFFER.test(s))) return sentences
  const out: string[] = []
  for (let i = 0; i < sentences.length; i++) {
    const offer = sentences[i]!
    const at = OFFER.test(offer) ? [1, 2].find((n) => sentences[i + n] !== undefined && NO.test(sentences[i + n]!) && (n === 1 || ASIDE.test(sentences[i + 1]!))) : undefined
    const { mentions, cased } = findMentions(readableText(offer))
    const named = mentions.filter((m) => m.kind === 'coverage')
    if (at === undefined || !mentions.some((m) => m.kind === 'amount') || named.length !== 1) {
      out.push(offer)
      continue
    }
    i += at
    const instead = sentences[i]!.replace(NO, '').trim() || (sentences[i + 1] && /^\W*(?:[$\d]|(?:we|you|it|they)\b[^.]{0,20}\d|at least|minimum)/i.test(sentences[i + 1]!) ? sentences[++i]! : '')
    const asks = findMentions(readableText(instead)).mentions
    if (!instead) continue
    out.push(asks.some((m) => m.kind === 'amount') && !asks.some((m) => m.kind === 'coverage') ? `${cased.slice(named[0]!.start, named[0]!.end)}: ${instead.replace(/,? or nothing\b/i, '')}` : instead)
  }
  return out
}
