import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Reading } from '../mentions/find-mentions.ts'
import { itemsUnder } from '../rules/items-under.ts'
import { limitLabel } from '../lexicon/limit-labels.ts'
import type { AskedLimit, CoverageStatement, SameAs, Statement } from '../rules/statements.ts'

/** "Professional liability of $1,000,000, or general liability with the same limit" */
export const SAME_LIMIT = /^\s*(?:insurance |coverage |policy )?(?:with|at|in|of|for|to|up to) (?:the |an? )?(?:same|equal|identical|like) (?:limits?|amounts?|sums?)/
const SAME_AS = /^\s*(?:insurance |coverage |policy )?[,:(-]? ?(?:(?:also |is |to be )?(?:with|at|in|of|for) )?(?:the )?(?:same|equal|identical|like)(?: (?:limits?|amounts?|sums?))?,? (?:as|to)(?: (?:that|those|the|in|for|under|of|required|stated|set forth|specified|shown|by|on|items?|lines?|clauses?|sections?|paragraphs?|limits?|no\.))* ?\(?(?=[§©])/

/** "Cyber: same limits as item (b)", "same amounts as professional": whose amounts a coverage named without its own takes. */
export function sameAs(from: number, { masked, mentions }: Reading): SameAs | null {
  const said = SAME_AS.exec(masked.slice(from))
  const at = said ? from + said[0].length : -1
  const other = mentions.find((m) => m.start >= at - 1 && m.start <= at + 1 && at >= 0)
  if (other?.kind === 'items') return { refs: other.refs }
  return other?.kind === 'coverage' ? { types: [other.type] } : null
}

/** The label under which a coverage carries an amount that another carries under its own, or null where it has none of the kind. */
export const translate = (type: CoverageType, label: string): string | null => {
  if (/^(?:each_occurrence|each_claim|combined_single_limit|per_occurrence|per_vehicle|per_trailer|per_unit|limit|each_accident)$/.test(label))
    return limitLabel(type, 'none')
  return /aggregate/.test(label) ? limitLabel(type, 'aggregate') : null
}

/** The amounts of one coverage under the labels of another. */
export const sameLimits = (type: CoverageType, limits: AskedLimit[]): { label: string; min: number | null }[] =>
  limits.flatMap((l) => {
    const label = translate(type, l.label)
    return label === null ? [] : [{ label, min: l.min }]
  })

/** Gives every coverage that is asked in the amounts of another the amounts of that other, in doubt. */
export function fillSameAmounts(all: Statement[]): void {
  const priced = all.filter((s): s is CoverageStatement => s.kind === 'coverage' && s.asked && s.sameAs === undefined && s.limits.some((l) => l.min !== null))
  for (const s of all) {
    if (s.kind !== 'coverage' || !s.sameAs || s.limits.length) continue
    const { refs, types } = s.sameAs
    const under = refs ? refs.flatMap((r) => itemsUnder(r, all)).filter((x) => priced.includes(x)) : priced.filter((x) => types!.includes(x.coverage) && x.condition === null)
    const from = under.find((x) => x !== s && x.tier === s.tier)
    if (!from) continue
    s.limits = sameLimits(s.coverage, from.limits)
    s.doubts = [...s.doubts, 'The amounts are those of another coverage that is named for them.']
  }
}

const SAME_FOR = /(?:^|;)\W*(?:and |the )*same (?:amounts? |limits? )?(?:for|on|goes for|applies to|with) (?:the |your |their )?$/
const IS_SAME = /^\s*(?:insurance |coverage |policy )?[:,-]?\s*(?:is |also |at )*(?:the )?same(?: (?:amounts?|limits?|here|again))?\s*[.!;,]?\s*$/
/** "Auto liability $1,000,000. Same for GL.", "GL: same.": the amounts of the one coverage that the sentence before names. */
export function sameAsLast(c: { type: CoverageType; start: number; end: number }, { masked }: Reading, spoken: CoverageType[]): SameAs | null {
  const others = spoken.filter((t) => t !== c.type)
  return others.length === 1 && (SAME_FOR.test(masked.slice(0, c.start)) || IS_SAME.test(masked.slice(c.end))) ? { types: others } : null
}
