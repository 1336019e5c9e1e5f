import type { CoverageType } from '../../../vocabulary/index.ts'
import { findStateConditions } from '../conditions/state-conditions.ts'
import { noteLikewiseOurs } from '../coverages/likewise-ours.ts'
import { ADVISORY } from '../coverages/not-asking-words.ts'
import { refusedExclusions } from '../documents/read-certificate.ts'
import { findMentions, type Reading } from '../mentions/find-mentions.ts'
import { REQUIRERS } from '../lexicon/party-names.ts'
import { askAbout } from '../questions/ask-about.ts'
import { askOfSentence } from '../questions/ask-of-sentence.ts'
import type { Statement } from '../rules/statements.ts'
import { readableText } from '../text/normalise-text.ts'
import { skipReason } from './classify-sentence.ts'
import { ratingDefined, stackDefined } from './definitions.ts'
import type { OpenSentence } from './open-sentence.ts'
import type { Facts } from './sentence-view.ts'
import { isToldOfPaper } from './told-of-paper.ts'

const LEFT_BELOW = new RegExp(
  String.raw`^\W*(?:(?:it|this|that)(?:'s| is) )?(?:entirely |completely |totally )?(?:` +
  [
    String.raw`optional|voluntary|up to (?:you|them|the [a-z]+)|your (?:own )?(?:choice|call|decision|business|responsibility|problem|option)`,
    String.raw`(?:at |the )?[a-z]+'s (?:own )?(?:choice|option|discretion|decision|call)|at your (?:own )?(?:option|discretion|risk)`,
    String.raw`(?:carried|provided|covered|bought|insured|furnished) by (?:us|the (?:owner|city|county|district|landlord|client|company))`,
    String.raw`(?:ours|our policy) (?:covers|handles)(?: (?:it|this|that|you))?`,
    String.raw`we (?:already )?(?:carry|cover|provide|buy|insure|have|handle) (?:it|this|that|our own)|ours|on us|n\/a|not applicable`,
    String.raw`(?:this|such|that|the) (?:coverage|insurance|policy|cover) (?:is|are|shall|will) not (?:be )?(?:required|needed|necessary|applicable)(?: (?:here|at this time|for this (?:work|project|job|contract|agreement|lease|event)))?(?=\W*$)`,
    String.raw`(?:(?:the |our )?[a-z]+ )(?:(?:is|are|shall|will) not (?:be )?(?:required|obligated|obliged) to|do(?:es)?(?: not|n't) (?:need|have) to|need not) (?:carry|provide|furnish|maintain|have|purchase) (?:it|this|that|(?:such|this|that) (?:coverage|insurance|policy))(?: (?:here|at this time|for this (?:work|project|job|contract|agreement|lease|event)))?(?=\W*$)`,
  ].join('|') +
  String.raw`)\b\W*(?:$|[.;,(-])`,
)
/** "Builder's risk" above "Owner provides.": who asks insures it, unless it is who is asked. */
const PROVIDED_BELOW = new RegExp(String.raw`^\W*(?:(?:by|through) (?:the |our )?(${REQUIRERS.join('|')})|(?:the |our )?(${REQUIRERS.join('|')})(?: already| itself| will| shall)? (?:provides?|carries|carry|maintains?|has|have|buys?|purchases?|insures?|covers?|furnish(?:es)?|handles?)(?: (?:it|this|that|(?:this|that|the|such) (?:coverage|policy|insurance)))?)\W*$`)
const providedBelow = (lower: string, { obligated }: Facts['roles']): boolean => {
  const who = PROVIDED_BELOW.exec(lower)
  return who !== null && !obligated.has(who[1] ?? who[2]!)
}
/** "Bonds" above "The Contractor shall not furnish bonds covering ..." */
const NOT_BELOW = /^\W*(?:the |our )?[a-z]+(?:[ -][a-z]+)? (?:shall|will|does|do) not (?:be required to )?(?:furnish|provide|carry|purchase|procure|post|deliver|obtain) (?:it|this|that|(?:any |an? |the )?(?:such )?(?:coverage|insurance|polic(?:y|ies)|bonds?))\b(?![^.;]*\b(?:unless|until|if|less|with|that|which|through)\b)/

/** What is said by a sentence that asks nothing itself: that a coverage is left off, or what is to be told of it. `read` reads its parts. */
export function passOver(opened: OpenSentence, read: (part: string) => Statement[]): Statement[] | null {
  const { raw, text, reading, segment, index, facts, memory } = opened
  if (segment.context.mode === 'skip' && !facts.noSkip) return []
  // "Cyber" above "Optional.", "Your call.", "We carry it."
  const leftBelow = segment.context.coverages.length > 0 && (LEFT_BELOW.test(text.lower) || NOT_BELOW.test(text.lower) || providedBelow(text.lower, facts.roles)) && !ADVISORY.test(text.lower) && !reading.mentions.some((m) => (m.kind === 'coverage' && !segment.context.coverages.some((c) => c.type === m.type)) || m.kind === 'amount' || m.kind === 'member')
  if (leftBelow) return segment.context.coverages.map((c): Statement => ({ kind: 'not_required', coverage: c.type, sentence: raw, condition: null, severity: 'required', tier: segment.context.tier?.title ?? null }))
  const reason = noteLikewiseOurs(reading.masked, text.lower, index, memory) ? 'third_party' : skipReason(text.lower, reading.masked, facts.roles, facts.said)
  // "Our GL is $1M/$1M. Do we need to raise the aggregate?": asked of those who insure, whatever whose insurance is in other texts.
  const told = (reason === null || reason === 'third_party') && isToldOfPaper(reading.masked, memory.next) && !isOfAnother(reading, memory.next!)
  // "Never accept: policies with a sexual abuse exclusion": what no policy may exclude is asked.
  const refusedTerms = reason === 'refused' ? refusedExclusions(text.lower) : []
  if (refusedTerms.length) return [{ kind: 'certificate', sentence: raw, no_exclusion_terms: refusedTerms }, ...askOfSentence({ raw, reading, segment, index, facts, memory, conditions: [], groups: [], spoken: [], earlier: memory.last.length > 0 }, [])]
  // "Builder's Risk Policy. Owner will obtain and maintain builder's risk insurance": the title of what somebody else carries.
  if (reason === null && memory.next !== null && raw.length < 60 && isTitleOf(raw, memory.next, facts)) return []
  const skip = facts.noSkip && reason === 'flow_down' ? null : told ? 'reference' : reason
  if (skip) {
    // "... shall cause its contractor to carry X; and shall itself carry Y": only the part that speaks of others is passed over.
    const parts = segment.row ? [] : raw.split(skip === 'flow_down' ? /;\s+|,? and (?=(?:shall|will|must) (?:also )?(?:cause|require|itself)\b)/ : /;\s+(?!(?:its|their|the|that|this|whose|any)\b[^;]{0,30}\b(?:deductible|retention)s?\b)|,? and (?=(?:the )?[A-Z][a-z]+ (?:shall|will|must|agrees to) (?:maintain|carry|procure|keep|obtain|purchase)\b)/)
    if (parts.length > 1 && skip !== 'definition' && skip !== 'refused') return parts.flatMap((part) => read(part))
    // "The bureau wants $1,000,000 of general liability. We want $2,000,000": what was spoken of goes on.
    const [of] = findStateConditions(text)
    if (of) Object.assign(memory, { lastStates: of.condition, statesBlock: segment.block, statesAt: index })
    const shown = reading.mentions.flatMap((m) => (m.kind === 'limit' ? [m.word] : []))
    memory.told = skip === 'reference' && shown.length === 1 ? { segment: index, word: shown[0]! } : null
    if (skip === 'reference') Object.assign(memory, { last: reading.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : [])), lastBlock: segment.block, lastLabel: segment.label })
    return [...(skip === 'definition' ? [...ratingDefined(raw, reading, facts), ...stackDefined(raw, reading)] : []), ...askAbout.skipped(raw, reading, skip)]
  }
  return null
}

/** "GL is $1,000,000. Auto must be $1,000,000.": a sentence that names other coverages asks nothing in the place of what was told. */
function isOfAnother(reading: Reading, next: string): boolean {
  const types = (of: Reading): CoverageType[] => of.mentions.flatMap((m) => (m.kind === 'coverage' ? [m.type] : []))
  const [here, there] = [types(reading), types(findMentions(readableText(next)))]
  return there.length > 0 && !there.some((t) => here.includes(t))
}

const TITLE_ALONE = /^\W*(?:[\w'’]+[ -]){0,5}(?:polic(?:y|ies)|insurance|coverage|liability|risk)\.$/i
function isTitleOf(raw: string, next: string, facts: Facts): boolean {
  if (!TITLE_ALONE.test(raw)) return false
  const own = findMentions(readableText(raw)).mentions.filter((m) => m.kind === 'coverage')
  const text = readableText(next)
  const reading = findMentions(text)
  return own.length === 1 && reading.mentions.some((m) => m.kind === 'coverage' && m.type === own[0]!.type) && skipReason(text.lower, reading.masked, facts.roles, facts.said) === 'third_party'
}
