import { COVERAGE_LEXICON } from '../lexicon/lexicon-coverages.ts'
import { LIMIT_LEXICON } from '../lexicon/lexicon-limits.ts'
import { strangeIn } from '../lexicon/strange-words.ts'
import { allMatches } from '../text/all-matches.ts'
import { drop, type Marking, take } from './marking.ts'
import { type CoverageMention, MARK } from './mentions.ts'

const NOT_COVERAGE = /^ (?:vans?\b|carriers?\b|owners?\b|managers?\b|management|group\b|lines?\b|address|located|services|holdings|partners|llc|inc\b|taxes|solutions|logistics|companies)/
const INSURANCE_WORD = /^ ?(?:Insurance|Liability|Coverage|Policy|Limits?|Legal|Damage|Theft|And|And\/Or|Of|Bond|Floater|Minimum|Required|Form|Property|Cargo|Commercial|Business|Personal|Motor|Truck|General|Employee|All|Full|Physical|Umbrella|Excess)\b/
/** "Ashgrove Property Group", "the property owner": a weak name inside another name is no coverage. */
function inAnotherName(start: number, end: number, lower: string, cased: string): boolean {
  // "Comp carriers waive": who insures, and nobody who hauls.
  if (NOT_COVERAGE.test(lower.slice(end, end + 14)) && !(/^comp/.test(lower.slice(start, end)) && lower.startsWith(' carriers', end))) return true
  if (!/[A-Z]/.test(cased.charAt(start))) return false
  const before = /([A-Z][a-z]+) $/.exec(cased.slice(Math.max(0, start - 24), start))?.[1]
  const after = /^ ([A-Z][a-z]+)/.exec(cased.slice(end, end + 24))?.[0]
  return after !== undefined && before !== undefined && !INSURANCE_WORD.test(after) && !INSURANCE_WORD.test(before)
}

/** The names of coverages and limits: what the law sets first, then whole names, and weak ones last. */
export function takeNames(marking: Marking): void {
  takeLimits(marking, true)
  takeCoverages(marking, false)
  takeLimits(marking, false)
  takeCoverages(marking, true)
  dropPartsOfNames(marking)
}

function takeLimits(marking: Marking, statutory: boolean): void {
  for (const l of LIMIT_LEXICON) {
    if ((l.word === 'statutory') !== statutory) continue
    for (const m of allMatches(l.pattern, marking.masked)) {
      take(marking, { kind: 'limit', start: m.index, end: m.index + m[0].length, word: l.word, ...(l.printed ? { printed: l.printed } : {}) }, MARK.limit)
    }
  }
}

function takeCoverages(marking: Marking, weak: boolean): void {
  const { lower, cased, mentions } = marking
  for (const c of COVERAGE_LEXICON) {
    if (Boolean(c.weak) !== weak) continue
    for (const m of allMatches(c.pattern, marking.masked)) {
      const lead = m[0].length - m[0].trimStart().length
      // "Garagekeepers, with comp and collision deductibles of ...": whose they are was said before.
      if (c.type === 'auto_physical_damage' && /(?:©|¤|£)[^.;]*(?:\bwith (?:the |separate )?|[,(] ?)$/.test(marking.masked.slice(0, m.index + lead)) && /^ µ/.test(marking.masked.slice(m.index + m[0].trimEnd().length))) continue
      // "Trailer interchange $40,000 (comp and collision, ...)": what it is insured against.
      if (c.type === 'auto_physical_damage' && /^ ?(?:comp|coll)/.test(m[0]) && /(?:interchange|keepers?'?|hook)\b[^.()]*[(,;]\s*$/.test(lower.slice(0, m.index + lead))) continue
      // "Workers' comp / USL&H": a part of the policy before it.
      if (c.printed === 'yes' && /longshore|usl|us l|jones|maritime/.test(m[0]) && /(?:©|£)[\s/&,+(-]*(?:and |with |incl\w*\.? |plus )?(?:u\. ?s\. )?$/.test(marking.masked.slice(0, m.index + lead)) && !/^(?: coverage| endorsement)? (?:for|if|when|where|as|while|on)\b/.test(marking.masked.slice(m.index + m[0].trimEnd().length))) continue
      if (c.printed === 'yes' && /longshore|usl|us l|jones/.test(m[0]) && /^ ?(?:\+|&|\/|and|plus) ?©/.test(marking.masked.slice(m.index + m[0].trimEnd().length)) && mentions.some((x) => x.kind === 'coverage' && x.type === 'workers_comp' && x.start - m.index - m[0].trimEnd().length <= 5 && x.start > m.index)) continue
      // "No policy or bond shall be cancelled": whatever there is of them.
      if (c.type === 'surety_bond' && /^bonds?$/.test(m[0].trim()) && /\b(?:policy|policies|insurance|certificates?) (?:or|and|and\/or) $/.test(marking.masked.slice(0, m.index + lead))) continue
      // "The liability insurance shall be primary": all of it that there is.
      if (c.printed === 'bare' && /^\W*(?:the |all |such |its |their |(?:the )?(?:contractor|subcontractor|vendor|tenant|supplier|consultant|lessee|licensee|permittee|operator|provider|seller|franchisee|user)(?:'s|s') )$/.test(marking.masked.slice(0, m.index + lead)) && /^ (?:(?:shall|must|is|are|will|to) )?(?:also )?(?:be )?µ/.test(marking.masked.slice(m.index + m[0].trimEnd().length))) continue
      // "Drone-show liability" is a coverage of its own; "maintain liability" is none.
      if (c.printed === 'unknown' && (/^[a-z]+'s/.test(m[0].trimStart()) || !strangeIn(marking.masked, cased, m.index + lead, m.index + lead + m[0].trimStart().search(/[ (]/)))) continue
      if (weak && inAnotherName(m.index + lead, m.index + m[0].trimEnd().length, marking.masked, cased)) continue
      const mention: CoverageMention = {
        kind: 'coverage',
        start: m.index + lead,
        end: m.index + m[0].trimEnd().length,
        type: c.type,
        ...(c.part ? { part: c.part } : {}),
        ...(c.alternative ? { alternative: c.alternative } : {}),
        // "Cargo insurance" says it all; "cargo" alone may be freight.
        ...(c.weak && c.printed !== 'bare' && /(?:insurance|coverage|polic(?:y|ies)|liability)$/.test(m[0].trim()) ? {} : c.weak ? { weak: true } : {}),
        ...(c.printed === 'bare' ? { bare: true } : {}),
        ...(c.printed === 'yes' || c.printed === 'unknown' ? { printed: true } : {}),
      }
      take(marking, mention, MARK.coverage)
    }
  }
}

function dropPartsOfNames(marking: Marking): void {
  const { lower } = marking
  // "Bond: $10,000 janitorial bond": the kind is named behind the amount.
  for (const m of marking.mentions.filter((x) => x.kind === 'coverage' && x.weak && x.type === 'surety_bond')) if (/^ ?[:,-] ?¤+ ©/.test(marking.masked.slice(m.end)) && marking.mentions.some((x) => x.kind === 'coverage' && x.start > m.end && x.start - m.end < 24 && /bond$/.test(lower.slice(x.start, x.end)))) drop(marking, m)
  // "professional (real estate E&O) liability insurance": the end of a name, and no coverage beside it.
  for (const m of marking.mentions.filter((x) => x.kind === 'coverage' && x.bare)) if (/©+ ?\([^()¤]*\) $/.test(marking.masked.slice(0, m.start))) drop(marking, m)
}
