import { foldText } from '../message/fold-text.ts'
import type { Item } from '../words/lex-sentence.ts'
import type { Clause } from '../statements/split-clauses.ts'

const ONLY = /\b(?:only|solely|alone|exclusively|strictly|solo|solamente|unicamente)\b|\b(?:nothing|none) but\b/
/** "The only change is the auto": of a value, and of no policy left out. */
const OF_A_CHANGE = /\bonly (?:other )?(?:(?:small |minor |real )?(?:things?|changes?|corrections?|differences?|issues?|exceptions?|mistakes?|errors?|problems?|discrepanc(?:y|ies)|items?|updates?|typos?|question|note|caveat))\b/
const ONLY_WHILE = /\bonly (?:while|if|when|until|till|once|during|as long as|after|before|upon|mientras|cuando|si|hasta)\b/
/** What is singled out is told to be other than the rest. */
const SINGLED_OUT = new Set(['bad', 'wrong', 'rewrite', 'pending', 'checking', 'cannot', 'except', 'no', 'not', 'partial', 'denied'])
const VALUES = new Set(['amount', 'split', 'range', 'date', 'number', 'label'])
const isNamed = (item: Item | undefined): boolean => item?.kind === 'mention' && item.scope === 'lines' && item.via !== 'carrier'

const isWeighty = (item: Item): boolean => item.kind !== 'mark' && !(item.kind === 'word' && /^(?:for|on|to|with|the|is|are)$/.test(item.word))

/** "GL only", "just the GL", "we only write the GL": said of the policies it names, and for that of no others. */
export function limitsToNamed({ items, text }: Clause, sentence: string): boolean {
  // "PD only while the tractor is listed" narrows the PD.
  if (ONLY_WHILE.test(foldText(sentence))) return false
  if (!items.some(isNamed) || items.some((item) => VALUES.has(item.kind) || (item.kind === 'sense' && SINGLED_OUT.has(item.sense)))) return false
  if (OF_A_CHANGE.test(foldText(text))) return false
  const start = items[0]!.at
  return items.some((item, at) => {
    const said = foldText(text.slice(item.at - start, item.end - start))
    const after = items.slice(at + 1).find(isWeighty)
    if (said === 'just') return isNamed(after)
    if (!ONLY.test(said)) return false
    if (after?.kind === 'sense' && after.sense === 'condition') return false
    if (after?.kind === 'word' && /^(?:looked|checked|check|reviewed|verified|pulled|see|saw|have|had|write|wrote|handle)$/.test(after.word)) return true
    // "The auto's in force but only for owned autos": of the policy that is spoken of already.
    const further = items.slice(at + 1).flatMap((one) => (isNamed(one) && one.kind === 'mention' ? one.lines : []))
    const spoken = items.slice(0, at).flatMap((one) => (isNamed(one) && one.kind === 'mention' ? one.lines : []))
    if (further.length > 0 && spoken.length > 0 && further.every((id) => spoken.includes(id))) return false
    // "The auto is scheduled autos only": what the auto covers.
    const [nearest, ...earlier] = items.slice(0, at).flatMap((one) => (isNamed(one) && one.kind === 'mention' ? [one.lines] : [])).reverse()
    if (nearest !== undefined && earlier.some((lines) => lines.every((id) => nearest.includes(id)))) return false
    const before = items[at - 1]
    return isNamed(after) || isNamed(items.slice(0, at).findLast(isWeighty)) || /^(?:we|i|nosotros)\b|^(?:solo|solamente|unicamente) [a-z]/.test(said) || (before?.kind === 'word' && /^(?:we|i)$/.test(before.word))
  })
}

/** "We just have the cargo". */
const JUST_HAVE = /\b(?:we|i)(?: do)? just (?:have|write|wrote|handle|insure|do|place|placed|service) (?!also|too)|\b(?:we are|we're|i am|i'm) just the (?:insurance )?(?:agents?|brokers?|producers?)(?: of record)? (?:on|for) /

/** "GL is the only one active", "the only active one is the GL", "our only policy is the GL". */
export const tellsTheOnlyOne = (folded: string): boolean =>
  JUST_HAVE.test(folded) ||
  /\b(?:the|our|my|their) only (?:active |current |valid |good |in[- ]force )?(?:ones?|polic(?:y|ies)|coverages?|lines?)(?: (?:that|which))?(?:'s| is| are| we| i| still| currently| they)* (?:active|in[- ]force|current|good|correct|right|in effect|with us|here|ours|confirmed|have|write|handle|insure|place|show|see)\b|\b(?:the|our|my) only (?:active|current|valid|good|in[- ]force) (?:ones?|polic(?:y|ies)|coverages?|lines?)\b|\b(?:our|my) only (?:ones?|polic(?:y|ies)|coverages?|lines?) (?:is|are)\b/.test(folded)
