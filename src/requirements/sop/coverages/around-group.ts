import type { Reading } from '../mentions/find-mentions.ts'
import type { Group } from './groups.ts'

/** "With the railroad exclusion removed": what is removed is not the coverage. */
const EXCLUSION_GONE = /\bexclusions?(?: (?:is|are|be|to be|must be|shall be))? (?:removed|deleted|eliminated|waived|dropped)\b/g

/** "Cargo ($60K, AI not needed)", "30 day notice, AI not needed on auto": what is not needed is the member. */
const MEMBER_LEFT = /(?<=[,(;] ?(?:[a-z'-]+ ){0,2})µ+(?: status| wording)? (?:(?:is|are) )?(?:not (?:needed|required|necessary|applicable|asked(?: for)?)|n\/a|unnecessary|waived|optional)(?=\s*(?:[),.;]|$|(?:on|for|under) ))/g
export const withoutMemberLeft = (text: string): string => text.replace(MEMBER_LEFT, '')

/** "UAS liability $2M (hull not needed)": what brackets name and leave out is something else. */
const OTHER_LEFT = /(?<=^[^()¤©]{0,40})\((?!(?:this|it|that|these|they|one|line|item|coverage|insurance|policy|currently|presently|usually|still|is|are|but|also|so|now|yet|generally)\b)(?:the |an? |no )?[a-z][a-z-]{2,}(?: [a-z-]{3,})?(?: coverage| cover)?:? (?:is |are )?(?:not (?:needed|required|necessary|asked(?: for)?|applicable)|optional|n\/a)\)|(?<=^[^()©]{0,60}[¤µ][^()©]{0,12})[,;] ?(?!(?:this|it|that|these|they|one|line|item|coverage|insurance|policy|limits?|amount|currently|presently|usually|still|is|are|but|also|so|now|yet|generally)\b)(?:the |an? )?[a-z][a-z-]{2,}(?: [a-z-]{3,})?(?: coverage| cover)? (?:is |are )?(?:not (?:needed|required|necessary|asked(?: for)?|applicable)|optional)(?=\s*(?:[.;,)]|$))/g

/** Words that stand for the coverage itself, or say when it is not asked. */
const SELF = String.raw`(?:this|it|that|these|those|they|which|who|one|line|item|coverages?|insurance|polic(?:y|ies)(?! (?:cop|form|forms)\w*)|limits?|amounts?|requirements?|box|currently|presently|usually|normally|generally|probably|strictly|frankly|still|again|is|are|but|though|although|however|also|so|now|yet|here|there|in|on|at|as|for|by|per|from|with|if|when|where|unless|same|otherwise|no|not|none|waived|optional|recommended|preferred|therefore|hence|or|and)\b`
/** "Umbrella $5M, follow form not needed", "Auto $1M (an owned-auto symbol is not required)": behind the amount, what is left off is something else of it. */
const PART_LEFT = new RegExp(String.raw`^[^;©¤()]{0,30}?(?:, ?|\()(?:the |an? )?(?!${SELF})[a-zµ§¶£¦][a-z\d'\/µ§¶£¦-]*(?: [a-zµ§¶£¦][a-z\d'\/µ§¶£¦-]*){0,4}?:? (?:is |are )?(?:not (?:needed|required|necessary|asked(?: for)?|applicable)|n\/a|optional)\)?(?=\s*(?:[.;,)]|$))`)

/** "$5M, separate limits per site": a limit named behind a mark, with the words of its name. */
export const BEHIND_AMOUNT = /¤[^;¤]*[,;(]\s*(?:and |but |an? )*(?:(?!(?:the|this|that|it|which|but|currently|for|on|in|at)\b)[a-zµ£-]+ ){0,3}$/

/** "Auto $1M, gear is your own problem", "the deductible is your responsibility": of something else than the coverage before it. */
const OTHERS_OWN = /[,;-] ?(?:the |your |their |any |all )?(?!(?:it|this|that|which|these|those|coverage|insurance|policy|they|all|any|one|cover)\b)[a-z][a-z'-]+(?: [a-z-]+)? (?:is|are|remains?|stays?) (?:entirely |all |still )?(?:on )?(?:your|their|his|her|its|the [a-z]+'s) (?:own )?(?:problem|responsibility|risk|business|lookout|affair|worry|job|cost)\b/g

/** "Work comp, state act only isn't enough": of what is less than the coverage. */
export const TOO_LITTLE = /[,;(-]\s*(?:¤+ |[a-z&.'-]+ ){1,5}?(?:only |alone )?(?:is not|isn't|are not|aren't|won't be|will not be|doesn't|does not) (?:be )?(?:enough|sufficient|adequate|count)\b/g

/** "Reefer breakdown, no min.": asked at any amount. */
const NO_LEAST = /\bno (?:set |particular |stated |specific |required )?(?:min(?:imum)?s?\b\.?(?: (?:limit|amount))?|(?:limit|amount)s? (?:is |are )?(?:set|stated|required|specified|given))/g

/** "We suggest a $1,000,000 umbrella, but it isn't a must" */
const ADVISED_BEFORE = /\b(?:prefer(?:red|ably)?|like(?: to see)?|love|ideally|recommend(?:ed|s)?|encouraged?|suggest(?:ed|s)?|advised?|urge|pref\.?)\b/
export const sliceBetween = (masked: string, from: number, to: number): string => masked.slice(Math.max(0, from), Math.max(0, to))

/** "$750k ($1M preferred)": what a bracket says of its own amount is not said of the coverage. */
function pastBracket(group: Group, masked: string): number {
  const open = masked.lastIndexOf('(', group.end - 1)
  const close = masked.indexOf(')', group.end)
  const inside = open > group.start && close >= 0 && !masked.slice(open, group.end).includes(')')
  return inside && group.tokens.some((t) => t.kind === 'amount' && t.end <= open) ? close + 1 : group.end
}

/** A group of coverages, and what stands around it in its sentence. */
export type AroundGroup = {
  group: Group
  groups: Group[]
  index: number
  reading: Reading
  masked: string
  /** The sentence is an item of a list, or a row. */
  item: boolean
  clauseStart: number
  /** What stands before the group, behind the one before it. */
  before: string
  /** All that its clause says before it. */
  clauseLead: string
  /** What stands before it prefers. */
  advised: boolean
  /** What stands behind it, without what is said of other things. */
  after: string
  /** What stands behind the name, amounts and all. */
  head: string
  /** What stands behind the next group, where the two are one. */
  afterAll: string
  /** The group itself, as it is written. */
  inside: string
  /** An amount is asked of it. */
  amounts: boolean
  /** Where the next group begins, and where its clause ends. */
  next: number
  semi: number
}

export function lookAround(group: Group, groups: Group[], reading: Reading, item: boolean): AroundGroup {
  const { masked } = reading
  const index = groups.indexOf(group)
  const clauseStart = Math.max(
    masked.lastIndexOf(';', group.start - 1) + 1,
    /^.*\bbut\b/.exec(masked.slice(0, group.start))?.[0].length ?? 0,
  )
  const beforeStart = Math.max(clauseStart, index > 0 ? groups[index - 1]!.end : 0)
  const before = sliceBetween(masked, beforeStart, group.start)
  const clauseLead = sliceBetween(masked, clauseStart, group.start)
  const advised = ADVISED_BEFORE.test(before.split(/[,;()]/).at(-1)!)
  const next = groups[index + 1]?.start ?? masked.length
  const semi = masked.indexOf(';', group.end)
  const ends = Math.min(next, semi < 0 ? masked.length : semi)
  const amounts = [group.tokens, ...group.alternatives.map((a) => a.tokens)].some((ts) => ts.some((t) => t.kind === 'amount'))
  // "..., no auto": the word is that of what follows it.
  const after = sliceBetween(masked, pastBracket(group, masked), ends).replace(EXCLUSION_GONE, 'without it').replace(MEMBER_LEFT, '').replace(OTHER_LEFT, '').replace(amounts ? PART_LEFT : /$^/, '').replace(OTHERS_OWN, '').replace(TOO_LITTLE, '').replace(NO_LEAST, ' any amount ').replace(ends === next && next < masked.length ? /\bno (?:separate )?$/ : /$^/, '')
  const inside = masked.slice(group.start, group.end)
  const head = masked.slice(group.coverages[0]?.end ?? group.start, Math.min(next, semi < 0 ? masked.length : semi)).replace(NO_LEAST, ' any amount ').replace(ends === next && next < masked.length ? /\bno (?:separate )?$/ : /$^/, '')
  const afterAll =
    // "WC or occ acc, cargo n/a": what leaves a choice is asked, whatever follows it.
    index < groups.length - 1 && /^[\s,/&]*(?:and|or)?[\s,/&]*$/.test(after) && !group.tokens.length && !group.alternatives.length && !(groups[index + 1]!.tokens.length && /^\s*[,;]\s*$/.test(after))
      ? masked.slice(groups[index + 1]!.end, groups[index + 1]!.end + 70)
      : ''
  return { group, groups, index, reading, masked, item, clauseStart, before, clauseLead, advised, after, head, afterAll, inside, amounts, next, semi }
}
