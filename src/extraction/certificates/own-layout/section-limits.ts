import type { CoverageType } from '../../../vocabulary/index.ts'
import { type Row, type Segment } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, findDate, isDamagedAmount, parseAmount } from '../../values/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { namesLimitOfOther } from './coverage-heading.ts'
import { damageLabel, labelOf, namedLabel, ownLimit, snakeLabel } from '../limits/limit-labels.ts'
import { limitsInRun } from '../limits/limits-in-run.ts'
import { pairsIn, type ReadLimit, withoutValuation } from '../limits/limit-pairs.ts'
import { behindNumber, withoutNumber, withoutOpenLabels } from './cells-of-limits.ts'
import { type LimitColumns, limitColumnsOf } from './limit-columns.ts'
import { limitsByColumn, OWN_DAMAGE } from './limits-by-column.ts'
import { MONEY, withDigits } from './printed-money.ts'
import { withAmountsBroken, withContinued } from './rows-continued.ts'
import { withRunsJoined } from './runs-joined.ts'

const NOT_A_LIMIT = /\b(?:premiums?|fees?|tax(?:es)?|total(?!\s+disability)|surcharges?|paid|due|payroll|revenue|sales|attendance|attendees|guests|value|tonnage|grt|imo|vin|phone|fax|naic)\b|\b[A-HJ-NPR-Z0-9]{17}\b|policy\s*(?:no\b|num|#)/i
/** What somebody bears itself is no policy's limit. */
const SELF_INSURED = /\b(?:is|are)\s+(?:\w+\s+)?self-?\s?insured\b/i
/** What all members of a pool have together is nobody's own. */
const OF_ALL = /\ball\s+(?:members|participants)\b/i
const FACT = /^\W*pol(?:icy|\.)?\s*(?:no\.?|num(?:ber|\.)?|#)\s*:?\s*(?=\S*\d)[A-Z0-9-]+\W*$|^Policy\s(?=[A-Z0-9 .-]*\d{3})[A-Z0-9 .-]{5,30}$|\bNAIC\b\D{0,8}\d{5}\b(?!.*\$)|^\W*(?:policy|insurer|carrier|company|insurance\s+company|underwritten\s+by|eff(?:ective)?|exp(?:iration|ires)?|term|coverage\s+period)\b[^:$]{0,24}:\s*[A-Z0-9]/i
/** `Deductible: None` in a cell of its own labels nothing beside it. */
const ANSWERED_NONE = /^\W*(?:deductibles?|ded\.?|retention|sir)\s*:?\s*(?:none|nil|n\/a|not\s+applicable|\$?\s?0(?:\.00)?)\W*$/i
const STATUTORY = /\bstatutory\b/i
/** `Statutory; Employers Liability $500,000 / …`: the law's limit before those of the second part. */
const STATUTORY_FIRST = /\bstatutory(?:\s+limits?)?(?:\s+[A-Z][a-z]+)?(?:\s+workers['’]?\s+compensation)?\s*(?:[.;,|/]|(?:with|and|plus|&)(?=\s))(?=\s.*\$\s?\d)/i
const STATUTORY_REACH = 300
const TICKED_STATUTE = /^\W{0,2}(?:\[\s*[xX✓✔]\s*\]|[☒☑✓✔⊠])\s*(?:wc\s+)?(?:per\s+statute|statutory(?:\s+limits)?)\W*$/i
/** `Per statute | Yes`. */
const STATUTE_ANSWERED = /^\W*(?:wc\s+)?per\s+statute\W+(?:yes|y|x|included)\W*$/i
/** Words of the row itself that name no limit: the coverage's name, bullets, column heads. */
const BARE = /^\W*$/

/** The limits a coverage's rows state, first come first; an amount whose label cannot be told is left out. */
export function sectionLimits(section: CoverageSection, over: LimitColumns | null = null): ReadLimit[] {
  const out: ReadLimit[] = []
  let columns = over
  for (const row of withAmountsBroken(withContinued(withRunsJoined(section.rows, section.type)), section.type)) {
    if (row.segments.some((s) => s !== section.heading && namesLimitOfOther(s.text, section.type))) continue
    columns = limitColumnsOf(row) ?? columns
    const peril = OF_PROPERTY.has(section.type) ? OWN_PERIL.exec(row.segments[0]?.text ?? '')?.[1] : undefined
    const labelled = (label: string): string => (section.type === 'auto_physical_damage' ? damageLabel(textOf(row), label) : peril && label === 'deductible' ? `${snakeLabel(peril)}_deductible` : label)
    for (const limit of rowLimits(row, section, columns).map((l) => ({ ...l, label: labelled(l.label) }))) if (!out.some((l) => l.label === limit.label) && !isOwnDamage(section, limit, row)) out.push(limit)
  }
  return out.some((l) => l.amount !== null) || !hasOpenCaptions(section) ? out : []
}

const OF_PROPERTY: ReadonlySet<CoverageType> = new Set(['property', 'builders_risk', 'inland_marine'])
/** `Flood $5,000,000 (deductible $100,000)`: what is kept back of one peril's loss is not the policy's deductible. */
const OWN_PERIL = /^\W*(flood|earth(?:quake|\s+movement)|named\s+(?:wind)?storm|wind(?:storm)?(?:\s*(?:\/|and|&)\s*hail)?|hail|hurricane|water\s+damage|theft|equipment\s+breakdown)\b/i
const textOf = (row: Row): string => row.segments.map((s) => s.text).join(' ')
/** Liability has no part in the deductibles of the vehicle's own damage. */
const isOwnDamage = ({ type }: CoverageSection, { label }: ReadLimit, row: Row): boolean => type === 'auto_liability' && (/^(?:comp|coll|other_than)[a-z_]*_deductible/.test(label) || (label === 'deductible' && OWN_DAMAGE.test(textOf(row))))

/** Printed names of limits with nothing entered: STATUTORY among them is one more caption. */
const hasOpenCaptions = (section: CoverageSection): boolean =>
  section.rows.some((r) => r.segments.some((s) => /\beach\s+accident\b|\bdisease\b/i.test(s.text)))

/** `LIMIT | $100,000 per vehicle | DEDUCTIBLE | $5,000`: labels and values by turns, each label with the value behind it. */
function byTurns(row: Row): Row[] | null {
  const [first, one, second, other, ...more] = row.segments
  if (!first || !one || !second || !other || more.length > 0) return null
  const isLabel = (s: Segment): boolean => /[A-Za-z]{3}/.test(s.text) && !/\d/.test(s.text)
  const isValue = (s: Segment): boolean => findAmount(s.text) !== null || STATUTORY.test(s.text)
  return isLabel(first) && isLabel(second) && isValue(one) && isValue(other) && MONEY.test(`${one.text} ${other.text}`) ? [{ ...row, segments: [first, one] }, { ...row, segments: [second, other] }] : null
}

function rowLimits(row: Row, section: CoverageSection, columns: LimitColumns | null): ReadLimit[] {
  const turns = columns ? null : byTurns(row)
  if (turns) return turns.flatMap((half) => rowLimits(half, section, columns))
  // Facts of the policy may stand beside the limits.
  const words = behindNumber(withoutOpenLabels(withoutNumber(row.segments), section).filter((s) => !FACT.test(s.text) && !(row.segments.length > 1 && ANSWERED_NONE.test(s.text))).flatMap((s) => s.words))
  const printed = withoutName(
    words.map((w) => w.text).join(' '),
    row.segments.some((s) => s.words[0] === section.heading.words[0]) || repeatsName(row, section.name) ? section.name : '',
  )
  if (section.type === 'workers_comp' && STATUTORY.test(printed) && (!findAmount(printed) || (findDate(printed) && !MONEY.test(printed))))
    return [{ label: 'statutory', amount: null, words: words.filter((w) => STATUTORY.test(w.text)) }]
  if (section.type === 'workers_comp' && (TICKED_STATUTE.test(printed) || STATUTE_ANSWERED.test(printed))) return [{ label: 'statutory', amount: null, words }]
  const statute = section.type === 'workers_comp' ? row.segments.find((s) => /^per\s+statute$/i.test(s.text)) : undefined
  if (statute && row.segments.length > 1 && findAmount(printed)) return [{ label: 'statutory', amount: null, words: statute.words }, ...rowLimits({ ...row, segments: row.segments.filter((s) => s !== statute) }, section, columns)]
  const before = section.type === 'workers_comp' ? STATUTORY_FIRST.exec(printed.slice(0, STATUTORY_REACH)) : null
  if (before) {
    const from = words.findIndex((w) => STATUTORY.test(w.text))
    const rest = words.slice(from + before[0].trim().split(/\s+/).length)
    const employers = rest.length > 0 ? pairsIn(rest.map((w) => w.text).join(' '), rest, section.type) : []
    return [{ label: 'statutory', amount: null, words: words.slice(from, from + 1) }, ...employers]
  }
  const run = columns || SELF_INSURED.test(printed) ? null : limitsInRun(printed, section.type)
  if (run) return run.map((limit) => ({ ...limit, words: withDigits(words) }))
  if (SELF_INSURED.test(printed) || NOT_A_LIMIT.test(withoutValuation(printed)) || OF_ALL.test(printed) || !MONEY.test(printed)) return []
  if (words.some((w) => isDamagedAmount(w.text))) return doubtedLimits(words, section.type)
  if (columns) return limitsByColumn(row, section, columns, printed)
  // `$2,500 deductible` in a cell of its own is nobody's limit, whatever stands beside it.
  const own = row.segments.find((s) => OWN_DEDUCTIBLE.test(s.text))
  const amount = own ? findAmount(own.text)?.amount : undefined
  if (own && amount && row.segments.length > 1)
    return [{ label: /ret|sir/i.test(own.text) ? 'retention' : 'deductible', amount, words: withDigits(own.words) }, ...rowLimits({ ...row, segments: row.segments.filter((s) => s !== own) }, section, columns)]
  // `$2,000,000 | Medical $5,000`: a cell that leads with a limit's name to its amount says nothing of the bare amount before it.
  const led = row.segments.find((s, i) => i > 0 && BARE_AMOUNT.test(row.segments[i - 1]!.text) && namedLabel(section.type, LEAD.exec(s.text)?.[1] ?? '') !== null)
  if (led) return [...rowLimits({ ...row, segments: row.segments.filter((s) => s !== led) }, section, columns), ...pairsIn(led.text, led.words, section.type)]
  const pairs = pairsIn(printed, words, section.type)
  if (section.type !== 'auto_physical_damage' && KEPT_OF_SEVERAL.test(printed) && pairs.length > 1 && pairs.some((l) => !/deductible|retention/.test(l.label))) return [{ label: 'deductible', amount: null, words: withDigits(words), doubtful: true }]
  if (pairs.length > 0) return pairs
  const amounts = printed.replace(/[\s:–—-]+$/, '').replace(/^[\s:•*–—-]+/, '')
  const alone = parseAmount(amounts)
  const label = alone !== null && BARE.test(amounts.replace(/[\d,.$]/g, '')) ? (bracketed(section) ?? ownLimit(section.type)) : null
  return alone !== null && label && /[$,]/.test(amounts) ? [{ label, amount: alone, words: withDigits(words) }] : []
}

const BARE_AMOUNT = /^\W*\d{1,3}(?:,\d{3})+\W*$/
const LEAD = /^([A-Za-z][A-Za-z &/().-]{2,50}?)[\s:]{1,3}\$\s?\d/
/** `Deductibles: $25,000 crew; $50,000 all other claims`: of several none is the policy's. */
const KEPT_OF_SEVERAL = /^\W*(?:deductibles?|retentions?)\b\W{0,3}(?:US|USD)?\s?\$?\s?\d[^]*\d,\d{3}\s+[a-z]/i
/** A row with a figure that cannot be made out: which of its names has which amount is not for us to guess, so none is read. */
function doubtedLimits(words: Word[], type: CoverageType): ReadLimit[] {
  const isFigure = (w: Word): boolean => /[\d$]/.test(w.text) || isDamagedAmount(w.text)
  const parts = words.reduce<Word[][]>((all, w) => (isFigure(w) ? [...all, []] : [...all.slice(0, -1), [...all.at(-1)!, w]]), [[]])
  const labels = parts.map((part) => (part.length > 0 ? labelOf(type, part.map((w) => w.text).join(' ')) : null))
  return [...new Set(labels)].flatMap((label): ReadLimit[] => (label ? [{ label, amount: null, words: words.filter(isFigure), doubtful: true }] : []))
}

/** `Liquor liability - aggregate` under `Liquor liability - each common cause`: the coverage's name before each of its limits. */
const repeatsName = (row: Row, name: string): boolean =>
  name.length >= NAME_LETTERS_MIN && row.segments[0]!.text.toLowerCase().startsWith(name.toLowerCase()) && /^\s[-–—:]\s/.test(row.segments[0]!.text.slice(name.length))
const NAME_LETTERS_MIN = 5

const OWN_DEDUCTIBLE = /^\$?\s?\d[\d,]*(?:\.00)?\s+(?:deductible|ded\.?|retention|sir)\W*$/i

/** `General liability (per occurrence)`: of what a bare amount beside the name is the limit. */
const bracketed = ({ type, heading }: CoverageSection): string | null => {
  const said = /\(([^()]{3,30})\)/.exec(heading.text)?.[1]
  return said ? namedLabel(type, said) : null
}
const withoutName = (printed: string, name: string): string => {
  const at = name ? printed.toLowerCase().indexOf(name.toLowerCase()) : -1
  return at >= 0 ? printed.slice(at + name.length) : printed
}
