import { clientIsGone } from '../asides/is-of-insured.ts'
import { reachesOthers } from '../policies/widen-target.ts'
import type { Lexed } from '../words/lex-sentence.ts'
import type { Finding } from './finding.ts'
import type { PartMemory } from './part-memory.ts'
import type { Sentence } from './split-sentences.ts'

const THAT_ONE = /\b(?:that|this) (?:one|policy|coverage|line)\b(?! (?:too|also|as well))/
/** "It" that stands for a thing, and not for the state of affairs ("it looks like", "it is possible", "it all"). */
const IT = /\bit\b(?! (?:all|is possible|is likely|seems|appears|looks|may be that|could be that|goes for|applies|was a package|takes))/
/** Of more than one. */
const OF_SEVERAL = /\b(?:all|both|each|every|everything|others?|rest|any|none|nothing|these|those|same|also|too|either|neither|account|program|package|polic(?:ies)|coverages|lines|business|together|entire|whole|along)\b/
/** The end of the insured is the end of all they have. */
const OF_ALL_THEY_HAVE = /\b(?:died|dead|death|deceased|estate|passed (?:away|on)|retir\w+|bankrupt\w*|insolv\w*|receivership|clos(?:ed|ing)|shut\w*|dissol\w*|merg\w*|acquired|out of business|ceas\w+|authority|revok\w*|agents?|agency|brokers?|us|fraud\w*|investigat\w*|parked|sold)\b/
const IN_TROUBLE: ReadonlySet<string> = new Set(['refuse', 'doubt', 'wrong', 'unread'])

/**
 * The one policy that a sentence without a policy's name is bound to by its own words: "that one" is the one spoken of last, and "it" that one where the paragraph
 * has just told what is the matter with it. Null where it may be of others too.
 */
export function boundToOne({ items, folded }: Lexed, memory: PartMemory, sentence: Sentence): readonly string[] | null {
  const { topic, namedAt, previous } = memory
  if (topic.length !== 1 || namedAt === null || namedAt.sentence.ordinal !== null || sentence.ordinal !== null) return null
  const named = items.flatMap((item) => (item.kind === 'mention' && item.scope !== 'topic' ? [item] : []))
  if (named.some((item) => item.via !== 'carrier' || !item.lines.includes(topic[0]!))) return null
  if (OF_SEVERAL.test(folded) || OF_ALL_THEY_HAVE.test(folded) || clientIsGone(folded) || reachesOthers(folded)) return null
  if (THAT_ONE.test(folded)) return topic
  const troubled = previous !== null && IN_TROUBLE.has(previous.verdict) && namedAt.sentence.paragraph === sentence.paragraph && namedAt.clauses === 1
  return troubled && IT.test(folded) ? topic : null
}

/** What a sentence that is bound to one policy opens is that one, whatever it was taken for. */
export const boundTo = (findings: Finding[], one: readonly string[]): Finding[] =>
  findings.map((finding) => (['doubt', 'unread', 'wrong', 'later', 'aside'].includes(finding.verdict) ? { ...finding, verdict: finding.verdict === 'aside' ? ('unread' as const) : finding.verdict, lines: [...one], general: false } : finding))
