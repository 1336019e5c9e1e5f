import { readableText } from '../text/normalise-text.ts'
import { ON_TOP } from '../segments/read-headings.ts'
import { findAmounts } from './read-amounts.ts'
import type { CoverageStatement, Statement } from '../rules/statements.ts'

const WORDS: [RegExp, number][] = [
  [/\b(?:low|lower|minimal|small|minor|standard|basic|base|general|all other|default)\b/, 0],
  [/\b(?:medium|moderate|mid)\b/, 1],
  [/\b(?:high|higher|large|major|elevated|special)\b/, 2],
]

const wordRankOf = (title: string): number | null => WORDS.find(([p]) => p.test(title.toLowerCase()))?.[1] ?? null

/** Where a tier starts: an upper bound alone starts at nothing. */
function rankOf(title: string): number | null {
  const { lower } = readableText(title)
  const amounts = findAmounts(lower).map((a) => a.value)
  const first = amounts[0]
  if (first !== undefined)
    return amounts.length === 1 &&
      /up to|\((?:to|through|thru|max\.?) |\b(?:contracts?|projects?|jobs?|orders?|events?|awards?) (?:to|through)\b|under|below|less than|not (?:to )?exceed|or (?:less|under|below)|and (?:under|below)|at or below|<|no more than|maximum/.test(
        lower,
      )
      ? -1
      : first
  const plain = /(?:over|above|exceed\w*|more than|greater than|at least|from|under|up to|below|less than|\b)\s*\$?(\d+)/.exec(lower)
  const word = WORDS.find(([p]) => p.test(lower))
  if (word) return word[1]
  if (plain && !/tier|level|class|group|category/.test(lower)) return /under|up to|below|less than/.test(lower) ? -1 : Number(plain[1])
  return null
}

/** "Armed guards (in addition to the above)" starts where another level ends. */
export const isOnTop = (title: string): boolean => /\b(?:in addition|on top of|also|additional(?:ly)?|as above|all of the above|plus)\b/i.test(title)

const sum = (statements: CoverageStatement[], tier: string): number =>
  statements.filter((s) => s.tier === tier).reduce((n, s) => n + s.limits.reduce((m, l) => m + (l.min ?? 0), 0), 0)

const LEVEL = '(?:class|tier|level|category|group|grade|band|type|zone|phase)'
const BUILT_ON = new RegExp(
  String.raw`(?:^|[:;,] ?)as (?:for |in |under |per )?(?:the )?${LEVEL} [\da-z]{1,3}\b|\b(?:same|everything|all|items) (?:as|in|of|from|under) (?:the )?(?:${LEVEL} )[\da-z]{1,3}\b|` +
    String.raw`^\W*(?:(?:all |any )?(?:of )?(?:the )?)?${LEVEL} [\da-z]{1,3}(?: (?:requirements?|coverages?|limits?|items|insurance))?,? ?(?:plus|and|with|\+|&|but) (?!up\b|above\b|below\b|over\b)`,
  'i',
)
/** Whether a line of a level goes on from another level: "Tier A plus umbrella $1M". */
export const isBuiltOn = (sentence: string): boolean => BUILT_ON.test(sentence)
/** The tier whose amounts a rule asks: the lowest. Null when the text has no tiers. */
export function baseTier(statements: Statement[]): string | null {
  const asked = statements.filter((s): s is CoverageStatement => s.kind === 'coverage' && s.tier !== null)
  const tiers = [...new Set(asked.map((s) => s.tier!))]
  if (!tiers.length) return null
  // "Class 2: same as Class 1 but umbrella $5M": built on another level.
  const builtOn = (tier: string): boolean => asked.some((s) => s.tier === tier && isBuiltOn(s.sentence))
  const ranked = tiers.map((tier) => ({ tier, rank: rankOf(tier), sum: sum(asked, tier), over: isOnTop(tier) || builtOn(tier) }))
  // "Small jobs (to $25K)" and "Large jobs": where not every one has a size, the words tell all of them apart.
  const words = tiers.map(wordRankOf)
  if (new Set(words).size === tiers.length && !words.includes(null)) for (const [i, r] of ranked.entries()) r.rank = words[i]!
  const byRank = ranked.every((r) => r.rank !== null)
  ranked.sort((a, b) => Number(a.over) - Number(b.over) || (byRank ? a.rank! - b.rank! : a.sum - b.sum))
  return ranked[0]!.tier
}

/** Whether a tier starts above nothing, so that alone it is not a base. */
export const isUpperOnly = (title: string): boolean => {
  // "Standard: everybody not listed above" starts at nothing.
  if (ON_TOP.test(readableText(title).lower.replace(/[\s:.*-]+$/, ''))) return true
  const lower = readableText(title).lower.replace(/\b(?:not |none )?(?:(?:listed|named|mentioned|covered|shown|as|of the|in the|the) )above\b/g, '')
  return (
    /\b(?:over|above|exceed\w*|greater than|more than|or more|and (?:over|above|up)|high|higher|large|major)\b|\+/.test(lower) &&
    !/up to|under|below|less than/.test(lower)
  )
}
