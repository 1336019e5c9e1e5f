import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, parseAmount } from '../../values/index.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { ARRANGEMENTS } from './limit-arrangements.ts'
import { labelOf, namedLabel, ownLimit } from './limit-labels.ts'
import { limitsInRun } from './limits-in-run.ts'
import { withoutAttachment } from './without-attachment.ts'
import { withoutIncluded } from './without-included.ts'

export type ReadLimit = { label: string; amount: number | null; words: Word[]; doubtful?: boolean }

/** `Occ / Agg` beside `1M / $2M`: as many amounts as labels, in order. Of a picture the stroke between the labels may be lost. */
export function slashedPair(printed: string, value: string, type: CoverageType, words: Word[]): ReadLimit[] | null {
  const amounts = value.split('/').map((part) => parseAmount(part))
  if (amounts.length < 2 || amounts.some((a) => a === null)) return null
  const parted = printed.split('/').map((part) => part.trim())
  const labels = parted.length === 1 ? printed.split(/\s+/) : parted
  if (labels.length !== amounts.length) return null
  const named = labels.map((l) => labelOf(type, l))
  // `Reefer / Ded`: what is kept back of the load that spoils.
  const own = named[0] === 'reefer_breakdown' ? named.map((l) => (l === 'deductible' ? 'reefer_deductible' : l)) : named
  // `250/500/100` is thousands.
  if (amounts.some((amount, i) => amount! < SMALL && amount! > 0 && !/deductible|retention/.test(own[i] ?? ''))) return null
  return own.every((l) => l !== null) ? own.map((label, i) => ({ label: label!, amount: amounts[i]!, words })) : null
}

const SMALL = 1000

/**
 * Labels with their amounts, whichever stands first: `Each Claim $1,000,000 Aggregate $2,000,000`, `$1,000,000 per claim /
 * $2,000,000 aggregate`. Words before the first amount put the labels first.
 */
export function pairsIn(said: string, words: Word[], type: CoverageType): ReadLimit[] {
  const printed = withoutIncluded(withoutAttachment(said), type)
  const leading = amountsLead(printed, words, type)
  if (leading) return leading
  const read = pairsAsPrinted(printed, words, type)
  // `Motor truck cargo $250,000 limit, $2,500 deductible`: the coverage's own name leads up to no amount where words stand behind each.
  const lead = /^[^$\d]{3,60}(?=\$?\s?\d)/.exec(printed)?.[0]
  if (!lead || !statesTwice(read) || !/[a-z]{2}\W*$/i.test(printed) || knownCoverageOf(lead) !== type) return read
  const behind = pairsAsPrinted(printed.slice(lead.length), words, type)
  return behind.length === read.length && !statesTwice(behind) ? behind : read
}
/**
 * `Occurrence  $1,000,000 each occurrence; $2,000,000 general aggregate; $50,000 damage to premises`: clauses that each begin with their
 * amount. What stands before the first is another cell's, and leads up to none of them.
 */
function amountsLead(printed: string, words: Word[], type: CoverageType): ReadLimit[] | null {
  const from = printed.search(/(?:\$|USD)\s?\d/)
  const lead = printed.slice(0, Math.max(0, from)).trim()
  if (!/[A-Za-z]{3}/.test(lead) || OF_NO_LIMIT.test(lead)) return null
  const clauses = printed.slice(from).split(/[;,]\s+(?=(?:\$|USD)\s?\d)/)
  if (clauses.length < 2 || !clauses.every((clause) => CLAUSE.test(clause))) return null
  const limits = clauses.map((clause) => pairsAsPrinted(clause, words, type))
  const told = limits.every((own) => own.length === 1 && own[0]!.amount !== null) && new Set(limits.map(([own]) => own!.label)).size === limits.length
  // A name before the first amount is that amount's, unless it says what the words behind it say.
  const named = namedLabel(type, lead)
  return told && (named === null || named === limits[0]![0]!.label) ? limits.flat() : null
}
/** What stands before an amount that is kept back, paid, lain over or a part of another. */
const OF_NO_LIMIT = /\b(?:ded(?:uctibles?)?|retentions?|retained|sir|s\.i\.r|premium|fees?|excess\s+of|xs|over|underlying|sub-?limits?|required|minimum)\b/i
const CLAUSE = /^(?:\$|USD)\s?[\d,.]+(?:\s?(?:[KM]|million))?\s[A-Za-z][^$\d]{2,70}$/i
const statesTwice = (limits: readonly ReadLimit[]): boolean => new Set(limits.map((l) => l.label)).size < limits.length

function pairsAsPrinted(printed: string, words: Word[], type: CoverageType): ReadLimit[] {
  const run = limitsInRun(printed, type) ?? runInSentence(printed, type)
  if (run) return run.map((limit) => ({ ...limit, words: words.filter((w) => /\d/.test(w.text)) }))
  const sentences = printed.split(SENTENCE_END)
  if (sentences.filter((s) => findAmount(s)).length > 1) {
    const said = sentences.flatMap((s) => pairsIn(s, words, type))
    return said.filter((l, i) => said.findIndex((o) => o.label === l.label) === i)
  }
  const clauses = clausesOf(printed, type)
  if (clauses) {
    const said = clauses.flatMap((s) => pairsIn(s, words, type))
    return said.filter((l, i) => said.findIndex((o) => o.label === l.label) === i)
  }
  const kept = KEPT_CLAUSE.exec(printed)
  if (kept && findAmount(printed.slice(0, kept.index))) {
    const label = labelOf(type, kept[1]!)
    const amount = findAmount(kept[2]!)?.amount
    const others = pairsIn(`${printed.slice(0, kept.index)}${printed.slice(kept.index + kept[0].length)}`, words, type)
    return label && amount !== undefined && !others.some((l) => l.label === label) ? [...others, { label, amount, words: words.filter((w) => /\d/.test(w.text)) }] : others
  }
  const between: string[] = []
  const amounts: { amount: number; money: boolean }[] = []
  let rest = printed.replace(/(?<=\d),\s(?=\d{3})/g, ',').replace(/\bUSD\s*\$?\s*(?=\d)/g, '$').replace(/\$\s+(?=\d)/g, '$')
  if (isOfAnother(rest, type)) return []
  if (LAYERS.has(type)) rest = rest.replace(RETAINED_UNDER, '')
  if (type === 'auto_liability') rest = rest.replace(KEPT_OF_DAMAGE, '')
  rest = withoutValuation(rest)
  // `$9,000,000 each occurrence and aggregate excess of $1,000,000`: what a layer lies over is no limit of it.
  if (LAYERS.has(type) && /[a-z]{3}[^$]*$/i.test(rest.slice(0, rest.search(LIES_OVER)))) rest = rest.replace(LIES_OVER, '')
  let counted = ''
  for (let i = 0; i < 12 && amounts.length < 8; i++) {
    const next = findAmount(rest)
    if (!next) break
    // The number of a place or a page is a word of the label: `Loc 1 300,000`.
    if (next.amount < 20 && /^\d{1,2}\.?$/.test(rest.slice(next.start, next.end).trim())) {
      counted += rest.slice(0, next.end)
      rest = rest.slice(next.end)
      continue
    }
    between.push(counted + rest.slice(0, next.start))
    counted = ''
    amounts.push({ amount: next.amount, money: isMoney(rest.slice(next.start, next.end), next.amount) })
    rest = rest.slice(next.end)
  }
  rest = counted + rest
  const lead = between[0] ?? ''
  const digits = words.filter((w) => /\d/.test(w.text))
  for (const arranged of ARRANGEMENTS) {
    const limits = arranged({ type, lead, between, rest, amounts })
    if (limits) return limits.map((limit) => ({ ...limit, words: digits }))
  }
  const clause = /[,;]\s+([^,;]*)$/.exec(lead)?.[1] ?? lead
  const generic = (isGeneric(lead, type) || isGeneric(clause, type) || LEADS_UP.test(lead)) && (namedLabel(type, rest) !== null || SINGLE.test(rest) || (type === 'other' && BEHIND.test(rest)) || (amounts.length > 1 && BEHIND.test(rest)))
  const behind = namedLabel(type, lead) === null && namedLabel(type, rest) !== null
  // What ends in a colon leads up to the amount behind it.
  const colons = between.length > 1 && between.slice(1).every((t) => /[A-Za-z]{3}[^:]*:\s*$/.test(t))
  const labelsFirst = colons || (labelOf(type, lead) !== null && !generic && !behind)
  const labels = colons ? withQualifiers(between, type) : labelsFirst ? between : [...between.slice(1), rest].map((label) => ownClause(type, label))
  // Words before the amounts that name none of the coverage's limits are another's: `Comp/Coll ded` beside a cargo.
  const foreign = /[A-Za-z]{3}/.test(lead) && labelOf(type, lead) === null && !isGeneric(lead, type)
  return amounts.flatMap(({ amount, money }, i) => {
    const unnamed = !labelsFirst && !foreign && i === 0 && amounts.length > 1 && CONNECTS.test(labels[0] ?? '')
    const label = unnamed ? ownLimit(type) : labelOf(type, labels[i] ?? '')
    const small = amount >= 100 && amount % 50 === 0 && /^(?:deductible|retention)$/.test(label ?? '')
    return (money || small) && label ? [{ label, amount, words: digits }] : []
  })
}

/** The run of the only sentence that speaks of money. */
function runInSentence(printed: string, type: CoverageType): ReturnType<typeof limitsInRun> {
  const [sentence, ...others] = printed.split(/\.\s+(?=[A-Z][a-z])/).filter((s) => /\$\s?\d|\d,\d{3}/.test(s))
  return sentence && others.length === 0 && sentence !== printed ? limitsInRun(sentence, type) : null
}

/** `Limit: $250,000 per occurrence  Deductible: $5,000`: of what a bare limit is the words behind it tell; they are none of the next label. */
const withQualifiers = (between: readonly string[], type: CoverageType): string[] =>
  between.map((label, i) => {
    const own = i > 0 ? label.replace(QUALIFIER, '') : label
    const behind = QUALIFIER.exec(between[i + 1] ?? '')?.[1]
    return behind && isGeneric(own, type) && namedLabel(type, behind) !== null ? behind : own
  })
const QUALIFIER = /^\s*\(?((?:(?:each|per|any\s+one)\s+[a-z]+|combined\s+single\s+limit|csl|(?:in\s+the\s+)?(?:annual\s+|general\s+)?aggregate)\b)\)?[\s,;|·-]+(?=[A-Z][^:]*:\s*$)/i

/** `$2,000,000 each claim; $2,000,000 aggregate; retention $25,000`: amounts with their words behind, then labels with theirs: each clause for itself. */
function clausesOf(printed: string, type: CoverageType): string[] | null {
  const parts = printed.split(/;\s+/)
  const leads = parts.map((part) => {
    const amount = findAmount(part)
    return amount ? part.slice(0, amount.start).replace(/[\s$:]+$/, '') : null
  })
  const isLabelled = (lead: string | null): boolean => lead !== null && /[a-z]{3}/i.test(lead) && !isGeneric(lead, type)
  const from = leads.findIndex(isLabelled)
  return from > 0 && leads[0] !== null && leads.slice(from).every((l) => l === null || (isLabelled(l) && namedLabel(type, l) !== null)) ? parts : null
}

/** `… and a self-insured retention of $10,000`: a clause of its own behind the limits. */
const KEPT_CLAUSE = /,?\s+(?:and|with|less|subject\s+to|over|excess\s+of|inclusive\s+of|including|net\s+of)\s+an?\s+((?:self-?\s?insured\s+)?(?:retention|deductible))\s+of\s+((?:USD\s?)?\$?\s?\d[\d,]*(?:\.\d{2})?)(?:\s+(?:each|per|any\s+one)\s+(?:accident|occurrence|claim|loss))?/i
/** A point behind a whole word, and a capital: `… in the aggregate. The deductible is …`. */
const SENTENCE_END = /(?<=\b[a-z]{5,}\.)\s+(?=[A-Z][a-z])/
const LAYERS: ReadonlySet<CoverageType> = new Set(['umbrella', 'excess_liability'])
/** `comprehensive $1,000 ded.; collision $1,000 ded.` behind liability's limits. */
const KEPT_OF_DAMAGE = /[;,]?\s*\b(?:comp(?:rehensive)?|coll(?:ision)?|otc|other\s+than\s+collision|physical\s+damage)\b[^$;]{0,20}\$\s?[\d,]+\s*ded(?:uctible|\.)?/gi
/** `In excess of its self-insured retention of $2,000,000 each occurrence the county purchases …`. */
const RETAINED_UNDER = /\b(?:in\s+)?excess\s+of\s+(?:its|the|an?|their|our)\s+(?:self-?\s?insured\s+)?(?:retention|retained\s+limit)\s+of\s+\$?\d[\d,]*(?:\s?(?:million|mm?|k)\b)?(?:\s+(?:each|per|any\s+one)\s+[a-z]+)?/i
const LIES_OVER = /,?\s+(?:in\s+)?(?:excess\s+of|xs(?:\s+of)?|x\/s)\s+(?:USD\s*)?\$?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|mm?|k)\b)?/i

/** `Actual cash value less $2,500 deductible`: how a loss is valued names no amount. */
export const withoutValuation = (printed: string): string => printed.replace(VALUED, '').replace(COSTS, '')
/** `Stated value $145,000  Deductible $2,500`, `Limit $1,000,000  Premium $14,220`: what a vehicle is worth and what is paid are no limits, and say nothing of those beside them. */
const COSTS = /\b(?:(?:stated|agreed|insured|appraised)\s+value|(?:(?:annual|total|written|net|term)\s+)?premium|(?:policy\s+)?fee)\s?:?\s?\$\s?[\d,]+(?:\.\d\d)?(?![\d,]|\s*ded(?:uctible)?\b(?!\s?:?\s?\$))[,;]?\s*/gi
const VALUED = /\b(?:replacement\s+cost|actual\s+cash\s+value|acv|agreed\s+value)(?:\s*[,;–-])?\s+(?:(?:less|with|subject\s+to)\s+)?(?:an?\s+)?(?=\$?[\d,]+\s+ded)/i
const SHORT: [RegExp, readonly CoverageType[]][] = [
  [/^\W*(?:apd|pd|phys(?:ical)?\.?\s*dam(?:age)?)\b/i, ['auto_physical_damage', 'auto_liability', 'garagekeepers', 'garage_liability']],
  [/^\W*(?:trailer\s*int\w*)\b/i, ['trailer_interchange', 'auto_physical_damage']],
]
/** `PD ACV $5,000 ded` in a cell that names cargo too: the line says whose it is. */
const isOfAnother = (printed: string, type: CoverageType): boolean => SHORT.some(([name, own]) => name.test(printed) && !own.includes(type))

/** `$2,500 deductible, reefer breakdown included`: behind an amount and its name a comma goes on to something else. */
const ownClause = (type: CoverageType, label: string): string => {
  const clause = /^([^,;]*[A-Za-z]{3}[^,;]*)[,;]\s/.exec(label)?.[1]
  // `other than auto, aggregate`: what follows the comma may say how the amount counts.
  const counts = clause !== undefined && /^,\s+(?:in\s+the\s+)?(?:(?:annual|policy)\s+)?(?:agg(?:regate)?|(?:each|per|any\s+one)\s+[a-z]+)\W*(?:$|[,;/])/i.test(label.slice(clause.length))
  return clause !== undefined && !counts && (namedLabel(type, clause) !== null || /^\s*(?:per|each|any\s+one)\s+[a-z]+$/i.test(clause)) ? clause : label
}

const GENERIC = /^\W*(?:(?:with|at|for|has|the|and|excess|umbrella|policy)\s+){0,2}(?:limits?|amount|coverage)(?:\s+of(?:\s+(?:liability|insurance|indemnity|cover))?)?(?:\s+(?:is|are))?\W*$/i
/** `… to May 1, 2027, with limits of`, at the end of a sentence that says more. */
const LEADS_UP = /\b(?:with|at|for|has|and)\s+(?:[a-z]+\s+)?limits?\s+of(?:\s+liability\s+of)?\W*$/i
/** `Limit of liability: $1,000,000 combined single limit`. */
const SINGLE = /^\s*(?:combined\s+single|csl)\b/i
/** `$1,000,000 each accident and $2,000,000 aggregate`. */
const BEHIND = /^\s*(?:(?:in\s+the\s+)?(?:annual\s+|policy\s+|general\s+)?aggregate|(?:each|per|any\s+one)\s+[a-z]+)\b/i
/** Words that only lead up to the amounts: `Limit of liability:`, with the coverage's name or the currency. */
const isGeneric = (lead: string, type: CoverageType): boolean => {
  if (GENERIC.test(lead)) return true
  const named = /^\W*limits?(?:\s+of\s+(?:liability|insurance|indemnity))?\s*:\s*(.{3,60}?)\W*(?:USD|US|CAD|GBP|EUR)?\W*$/i.exec(lead)
  return named !== null && knownCoverageOf(named[1]!) === type && namedLabel(type, named[1]!) === null
}
/** `$100,000 w/ $1,000 deductible`: the first amount is the coverage's own limit. */
const CONNECTS = /^\W*(?:w|with|less|subject\s+to)?(?:\s+an?)?\W*$/i
/** Written as money, or too large to be a count; a bare year is neither. */
const isMoney = (printed: string, amount: number): boolean =>
  /[$,]|\d\s*[km]\b/i.test(printed) || (amount >= 1000 && amount % 50 === 0 && !(amount >= 1900 && amount <= 2100))
