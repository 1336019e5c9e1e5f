import { type Group, OWN_AMOUNT } from './groups.ts'
import type { CoverageMention, Mention } from '../mentions/mentions.ts'
import { programChoice } from './program-choice.ts'
import { isListedPart } from '../rules/listed-parts.ts'
import { isStrong } from '../lexicon/weak-names.ts'

const CONNECTOR =
  /^[\s,/&+()-]*(?:(?:and|or|plus|as well as|along with|with|w\/|including|includes?|incl\.?|the|an?|your|its|for|policies|policy|coverage|insurance|both|their|limits?|on)[\s,/&+()-]*)*$/
const OR =
  /(?:^|[\s,(/])(?:or(?: else| alternatively| instead)?|or an?|alternatively|alternatively,|in place of that|(?:may|can) (?:instead |also )?(?:carry|provide|show|substitute|use|be replaced by)|acceptable alternatives?:?)[\s(]*(?:an? |the |our |your |by |with |else |equivalent |approved |comparable |similar |separate |valid |own |(?:non-?)?owned |hired |leased |trailer )*$/
/** "Excess $10M over GL, auto and EL, comp statutory": the list of what lies below ends with its "and". */
const OF_ITS_OWN = /^\s*(?:insurance |coverage |liability )?(?:[:=-] ?|of |at |with )?(?:¤|£|statutory|as required)/
const MAY_BESIDES = /(?<!\bor (?:they |you |it |he |she )?)\b(?:may|can) (?:also )?(?:carry|provide|show|use)[\s(]*(?:[a-z-]+ ){0,3}$/
const INSTEAD = /\b(?:instead|in lieu|in (?:its|their|that) (?:place|stead)|alternative(?:ly)?|substitut\w*|rather)\b/
const ALIKE = [['workers_comp', 'occupational_accident', 'employers_liability'], ['umbrella', 'excess_liability'], ['auto_liability', 'non_trucking_liability', 'garage_liability']]
/** Of one kind, where either may be meant to stand for the other. */
const standsFor = (m: CoverageMention, { coverages: [first] }: Group): boolean => m.type === first!.type || ALIKE.some((k) => k.includes(m.type) && k.includes(first!.type))
const IN_LIEU =
  /(?:in lieu of|instead of|in place of|as an? (?:substitute|alternative|replacement) (?:for|to)|substitut\w+ for|replac\w+|satisf(?:y|ies)(?: the)?|accepted for|\b(?:counts|okay|ok|fine|acceptable|accepted|good) (?:as|for))[\s(]*(?:the |an? |your |their |required )*$/
const FOR_SOME = /^[\s,(]*or,? (?:for|if|when|where) [a-z][^¤©£µ.;:]{2,60}?,? $/
const REFUSING = /\b(?:not|never|no|cannot|neither|nor)\b|n't\b/
const NOT_TAKEN = /(?:\bnot|\bnever|\bcannot|n't) (?:accept|take|allow|use|show|substitute|send|carry|count|provide)\w*(?: an?| the| your| any)? $/
const SUB_COVERAGE = /(?:includ(?:e|es|ed|ing)|to include|endorsed (?:with|for)|extended to)[^.;:©¤]{0,60}$/

const CLAIM_LINES = new Set(['professional_liability', 'cyber', 'pollution_liability'])
const ADEQUATE = /\b(?:adequate|sufficient|reasonable|appropriate|customary|suitable|satisfactory|ample) (?:amounts? of |limits? of )?$/
const NEVER_INSTEAD = new Set(['general_liability', 'auto_liability', 'cargo', 'workers_comp'])

/** What a name of a coverage is to what was named before it. */
export type Step = { kind: 'included' | 'new' | 'same' | 'joint' | 'alternative' | 'swap' | 'skip' }
/** Says what a name of a coverage is to the group that is open: another, one more, the same, part of it, or in its place. */
export function placeCoverage(m: CoverageMention, current: Group | null, last: Mention | null, masked: string, pending: unknown[]): Step {
  if (current && isOtherForm(m, current, masked)) return { kind: 'alternative' }
  if (m.weak && !isStrong(m, masked, last)) return { kind: 'skip' }
  // "Cargo $100,000; $250,000 for autos, alcohol or electronics": what is hauled.
  if (m.weak && m.type === 'auto_liability' && current?.coverages[0]?.type === 'cargo' && /¤ (?:for|on|if|when)(?: hauling| carrying)? $/.test(masked.slice(0, m.start)) && /^(?:,? (?:or|and) |, )[a-z]/.test(masked.slice(m.end)) && !/^[^;.]{0,40}¤/.test(masked.slice(m.end))) return { kind: 'skip' }
  if (!current) return { kind: 'new' }
  // "product liability (whether as part of or in addition to its general liability)": how it may be written.
  if (/\((?:whether|either|which may be|separately|as part|or as part)\b[^()¤]*$/.test(masked.slice(0, m.start)) && /^[^()¤]*\)/.test(masked.slice(m.end))) return { kind: 'skip' }
  if (m.bare && !/;/.test(masked.slice(current.coverages.at(-1)!.end, m.start))) return { kind: 'same' }
  const span = masked.slice(current.coverages.at(-1)!.end, m.start)
  // "Crime with client property coverage": whose property a crime policy covers.
  if (m.type === 'property' && current.coverages[0]!.type === 'crime' && /\b(?:clients?|customers?|third[- ]part(?:y|ies)|others|guests?|tenants?)'?s?'? $/.test(span)) return { kind: 'skip' }
  // "Garagekeepers $250,000, direct primary, comp & collision": what a garagekeepers policy pays for.
  if (m.type === 'auto_physical_damage' && current.coverages.at(-1)!.type === 'garagekeepers' && !/[;.:]\s*$/.test(span.replace(/^\s*:/, '')) && /^[^;]*$/.test(span)) return { kind: 'skip' }
  const other = m.type !== current.coverages[0]!.type && m.part !== 'el' && m.part !== 'reefer'
  if (other && /^\s*(?:is |are |must be |to be )?not (?:be )?excluded/.test(masked.slice(m.end))) return { kind: 'skip' }
  const closed = /©(?: polic(?:y|ies)| liability)?,? (?:and|&) (?:the )?©+, $/.test(span) && OF_ITS_OWN.test(masked.slice(m.end))
  if (!closed && /^(?:umbrella|excess_liability)$/.test(current.coverages[0]!.type) && !/^(?:umbrella|excess_liability)$/.test(m.type) && (/\b(?:over|above|excess of|underlying|following(?: the)? forms? of|follow(?:s|ing)?[- ]form (?:of|over|to|with)|(?:combined|together|in combination) with)\b(?! (?:both|all|them|these|everything|the above)\b)(?:[^¤;.]|\.(?=\d)){0,70}$/.test(span) || (/\([^()¤]*$/.test(span) && /^[^()¤]*\b(?:scheduled|underlying)\)/.test(masked.slice(m.end))))) return { kind: 'skip' }
  const tail = span.slice(span.lastIndexOf('¤') + 1)
  const ownMember = tail !== span && (/\bincl[^,]*,/.test(tail) || /^\s*(?:coverage |insurance )?(?:with |, ?)(?:an? )?µ/.test(masked.slice(m.end)))
  // "general liability of $1 million, with product liability for food sellers included"
  if (other && !/[;.]/.test(tail) && /\bwith (?:the |its |any )?$/.test(tail) && /^[^.;,¤©]{0,40}\b(?:included|incl)\b/.test(masked.slice(m.end))) return { kind: 'included' }
  if (other && !ownMember && !/[;.]/.test(tail.replaceAll('incl.', 'incl ')) && /\bincl/.test(tail) && !/\bno $/.test(tail) && !(/\bincl\w*\.? [a-z' -]{3,}?, ?$/.test(tail) && /^\s*(?:[:=-]\s*)?£/.test(masked.slice(m.end))) && !/\bincl\w*\.?\s+µ[^,]*,/.test(tail) && (/^[^©;.¤]*:/.test(masked.slice(m.end)) || !OWN_AMOUNT.test(masked.slice(m.end)) || (/\bincl\w*\.? (?:of )?(?:its |the |any )?$/.test(span) && !current.tokens.some((t) => t.kind === 'amount') && /^[\s:(]*¤/.test(masked.slice(m.end))))) return { kind: 'included' }
  // "general liability of $1,000,000, including contractual liability, and sudden and accidental pollution"
  if (other && current.coverages.every((c) => c.type === 'general_liability') && isListedPart(m, tail) && /^\s*(?:(?:insurance|coverage|liability|hazards?) ?)*(?:[;.,)]|and\b|$)/.test(masked.slice(m.end)) && !OWN_AMOUNT.test(masked.slice(m.end))) return { kind: 'included' }
  const gap = masked.slice(Math.max(current.coverages.at(-1)!.end, last?.end ?? 0), m.start)
  const known =
    current.coverages.find((c) => c.type === m.type && c.part === m.part) ??
    current.alternatives.find((a) => a.coverage.type === m.type && a.coverage.part === m.part)
  // "Physical damage (owned and non-owned equipment) and trailer interchange": what brackets say of the first parts no list.
  const aside = /^\s*\([^()¤©£]*\)\s*(?:and|&|,|\/)\s*$/.test(span)
  const bareGap = aside || last === current.coverages.at(-1) || last === current.alternatives.at(-1)?.coverage
  if (known && bareGap && /^[\s(/,-]*(?:or |aka |also known as |i\.e\.,? |and )?[\s(/,-]*$/.test(gap)) return { kind: 'same' }
  if (/^ ?\/ ?$/.test(gap) && current.coverages.length === 1 && [m.type, current.coverages[0]!.type].sort().join() === 'occupational_accident,workers_comp') return { kind: 'alternative' }
  // "$4,000,000 umbrella, or $5,000,000 excess instead"
  if (/(?:^|[\s,(])or (?:an? )?¤+ *$/.test(span) && !NEVER_INSTEAD.has(m.type) && /^(?: liability| policy| coverage)*\s*(?:instead|in (?:its|lieu)|is (?:ok|fine|accepted)|as an alternative)/.test(masked.slice(m.end))) return { kind: 'alternative' }
  // "nothing changes in auto ($1,000,000) or GL ($1,000,000)": neither is asked in the other's place.
  if (OR.test(gap) && NEVER_INSTEAD.has(m.type) && NEVER_INSTEAD.has(current.coverages[0]!.type) && m.type !== current.coverages[0]!.type) return { kind: 'new' }
  // "Bobtail $1,000,000 (or NTL)": another name of the same.
  if (OR.test(gap) && m.type === current.coverages[0]!.type && !OWN_AMOUNT.test(masked.slice(m.end))) return { kind: 'same' }
  // "Occ/acc is not a substitute for workers' comp", "we don't take occ/acc in place of comp": what is refused stands for nothing.
  if (IN_LIEU.test(gap) && (REFUSING.test(gap) || NOT_TAKEN.test(masked.slice(0, current.start)))) return { kind: 'new' }
  // "Workers' comp, or for one-truck operators occupational accident": what some may show in its place.
  if (FOR_SOME.test(gap) && [m.type, current.coverages[0]!.type].sort().join() === 'occupational_accident,workers_comp') return { kind: 'alternative' }
  // "General liability of $1,000,000, and it may carry cyber of $2,000,000": what one may carry besides stands for nothing.
  if (MAY_BESIDES.test(gap) && !standsFor(m, current) && !INSTEAD.test(`${gap}${masked.slice(m.end)}`)) return { kind: 'new' }
  if (OR.test(gap) && m.part !== 'el') return { kind: IN_LIEU.test(gap) ? 'swap' : 'alternative' }
  if (IN_LIEU.test(gap)) return { kind: 'swap' }
  if (current.coverages.every((c) => c.part === 'el') && m.part !== 'el' && m.type !== 'workers_comp' && /[,;]/.test(gap)) return { kind: 'new' }
  if (current.coverages.every((c) => c.part === 'reefer') && m.type !== 'cargo') return { kind: 'new' }
  // "workers' comp, occupational accident of $250,000 or our group plan (program X-1)": three choices.
  if (/^\s*,\s*$/.test(gap) && !current.alternatives.length && [m.type, current.coverages[0]!.type].sort().join() === 'occupational_accident,workers_comp' && (programChoice(masked)?.start ?? 0) > m.end) return { kind: 'alternative' }
  // "carriers must have WC, occ acc doesn't count": what is refused is no second thing asked.
  if (/^\s*(?:does|do|is|are|will|can)(?:n't| not)\b[^.;,]{0,30}\b(?:count|accept\w*|ok|enough|suffic\w*|qualif\w*|work|do)\b/.test(masked.slice(m.end))) return { kind: 'new' }
  // "no GL, comp or occ/acc": what is not asked ends at the comma.
  if (/\bno (?:separate )?$/.test(masked.slice(0, current.coverages[0]!.start)) && /^\s*[,;]\s*$/.test(gap)) return { kind: 'new' }
  const hasTokens = current.tokens.length > 0 || current.alternatives.length > 0
  // "sufficient cyber insurance and general liability of $2,000,000": what has an amount in words shares no other.
  if (!hasTokens && bareGap && ADEQUATE.test(masked.slice(0, current.coverages[0]!.start)) && current.coverages.length === 1 && OWN_AMOUNT.test(masked.slice(m.end))) return { kind: 'new' }
  // "comp, auto $500,000 if they drive": no amount and no condition of the auto is that of the comp before it.
  if (!hasTokens && bareGap && current.coverages.every((c) => c.type === 'workers_comp' && c.part !== 'el') && m.part !== 'el' && /^\s*[,;]\s*$/.test(gap)) return { kind: 'new' }
  if (!hasTokens && bareGap && CONNECTOR.test(aside ? span.replace(/\([^()]*\)/g, '') : gap) && pending !== undefined) {
    // "Tech E&O with cyber, $5,000,000 a claim": one policy of both, by its own amount.
    if (/\bwith\b|w\//.test(gap) && !/incl/.test(gap) && CLAIM_LINES.has(m.type) && current.coverages.every((c) => CLAIM_LINES.has(c.type)) && /^\s*(?:[,:-]|of\b|at\b)?\s*¤/.test(masked.slice(m.end))) return { kind: 'joint' }
    if (/\b(?:including|includes?|incl|with)\b/.test(gap) && m.type !== current.coverages[0]!.type && m.part !== 'el' && m.part !== 'reefer')
      return /incl/.test(gap) && (/^\s*:/.test(masked.slice(m.end)) || !OWN_AMOUNT.test(masked.slice(m.end))) ? { kind: 'included' } : { kind: 'new' }
    return { kind: 'joint' }
  }
  if (SUB_COVERAGE.test(masked.slice(Math.max(0, m.start - 90), m.start)) && m.type === 'product_liability') return { kind: 'skip' }
  return { kind: 'new' }
}

/** "Umbrella $5,000,000 (excess form OK)": the one may stand in for the other. */
const isOtherForm = (m: CoverageMention, current: Group, masked: string): boolean =>
  /^(?:umbrella|excess_liability)$/.test(m.type) &&
  /^(?:umbrella|excess_liability)$/.test(current.coverages[0]?.type ?? '') &&
  current.coverages[0]!.type !== m.type &&
  /[(,;]\s*(?:an? )?$|\b(?:can|may) (?:also )?be (?:an? )?$/.test(masked.slice(current.coverages[0]!.end, m.start)) &&
  (/^\s*(?:form |policy |liability |coverage |layer )*(?:is |are |also )*(?:ok|okay|accepted|acceptable|fine|allowed|works|permitted|will do|instead)\b(?! to\b)/.test(masked.slice(m.end)) || /\b(?:can|may) (?:also )?be (?:an? )?$/.test(masked.slice(0, m.start)))
