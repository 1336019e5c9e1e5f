import type { CoverageType } from '../../../vocabulary/index.ts'
import { type Row, type Segment, segmentOf } from '../../classify/index.ts'
import type { Word } from '../../page-model.ts'
import { findAmount, findDate, isDamagedAmount, parseAmount } from '../../values/index.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { namesLimitOfOther } from './coverage-heading.ts'
import { damageLabel, hasLabel, labelOf, namedLabel, ownLimit } from '../limits/limit-labels.ts'
import { limitsInRun } from '../limits/limits-in-run.ts'
import { pairsIn, type ReadLimit, withoutValuation } from '../limits/limit-pairs.ts'
import { withRunsJoined } from './runs-joined.ts'

const NOT_A_LIMIT = /\b(?:premiums?|fees?|tax(?:es)?|total(?!\s+disability)|surcharges?|paid|due|payroll|revenue|sales|attendance|attendees|guests|value|tonnage|grt|imo|vin|phone|fax|naic)\b|\b[A-HJ-NPR-Z0-9]{17}\b|policy\s*(?:no\b|num|#)/i
/** What somebody bears itself is no policy's limit. */
const SELF_INSURED = /\b(?:is|are)\s+(?:\w+\s+)?self-?\s?insured\b/i
/** What all members of a pool have together is nobody's own. */
const OF_ALL = /\ball\s+(?:members|participants)\b/i
const FACT = /^\W*pol(?:icy|\.)?\s*(?:no\.?|num(?:ber|\.)?|#)\s*:?\s*(?=\S*\d)[A-Z0-9-]+\W*$|^Policy\s(?=[A-Z0-9 .-]*\d{3})[A-Z0-9 .-]{5,30}$|\bNAIC\b\D{0,8}\d{5}\b(?!.*\$)|^\W*(?:policy|insurer|carrier|company|insurance\s+company|underwritten\s+by|effective|expiration|term|coverage\s+period)\b[^:$]{0,24}:\s*[A-Z0-9]/i
/** `Deductible: None` in a cell of its own labels nothing beside it. */
const ANSWERED_NONE = /^\W*(?:deductibles?|ded\.?|retention|sir)\s*:?\s*(?:none|nil|n\/a|not\s+applicable|\$?\s?0(?:\.00)?)\W*$/i
/** Outside a table only what is written as money is an amount: streets and job numbers are not. */
const MONEY = /\$|\d,\d{3}|\d\s*(?:million|mil|mm|k)\b/i
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
  for (const row of withContinued(withRunsJoined(section.rows, section.type))) {
    if (row.segments.some((s) => s !== section.heading && namesLimitOfOther(s.text, section.type))) continue
    columns = limitColumnsOf(row) ?? columns
    for (const limit of rowLimits(row, section, columns).map((l) => ({ ...l, label: section.type === 'auto_physical_damage' ? damageLabel(textOf(row), l.label) : l.label }))) if (!out.some((l) => l.label === limit.label) && !isOwnDamage(section, limit, row)) out.push(limit)
  }
  return out.some((l) => l.amount !== null) || !hasOpenCaptions(section) ? out : []
}

const textOf = (row: Row): string => row.segments.map((s) => s.text).join(' ')
/** Liability has no part in the deductibles of the vehicle's own damage. */
const isOwnDamage = ({ type }: CoverageSection, { label }: ReadLimit, row: Row): boolean => type === 'auto_liability' && (/^(?:comp|coll|other_than)[a-z_]*_deductible/.test(label) || (label === 'deductible' && OWN_DAMAGE.test(textOf(row))))

/** Printed names of limits with nothing entered: STATUTORY among them is one more caption. */
const hasOpenCaptions = (section: CoverageSection): boolean =>
  section.rows.some((r) => r.segments.some((s) => /\beach\s+accident\b|\bdisease\b/i.test(s.text)))

const BROKEN = /\b(?:each|per|any|one|any\s+one|general|annual|and|the|in|combined|single)$/i
/** A sentence of limits that runs over: the words on the next line belong to the amount before them. */
function withContinued(rows: readonly Row[]): Row[] {
  const out: Row[] = []
  for (const row of rows) {
    const before = out.at(-1)
    const last = before?.segments.at(-1)
    const [only] = row.segments
    // `…; temporary total` over `disability $700 per week`: what began behind a stop ends with its amount on the next line.
    const broken = last && (BROKEN.test(last.text) || (/\d.*[;,]\s[a-z][a-z ]{3,40}$/i.test(last.text) && /^[a-z]/.test(only!.text)))
    const isParted = last && /\d\s?\/$/.test(last.text) && /^\$?\s?\d{1,3},\d{3}/.test(only!.text)
    const goesOn = row.segments.length === 1 && (isParted || /^[a-z(]/.test(only!.text)) && (isParted || broken || (!findAmount(only!.text) && only!.text.length < 80))
    if (before && last && goesOn && MONEY.test(last.text) && row.y - before.y < 1.8 * Math.max(8, last.box.h) && only!.box.x < last.box.x + last.box.w)
      out[out.length - 1] = { ...before, segments: [...before.segments.slice(0, -1), segmentOf(last.page, [...last.words, ...only!.words])] }
    else out.push(row)
  }
  return out
}

/** Columns by their headings: which hold limits (and which, where the heading says it), which deductibles, and which neither. */
type LimitColumns = { kind: 'limit' | 'deductible' | 'retention' | null; x: number; named?: string }[]
function limitColumnsOf(row: Row): LimitColumns | null {
  // With amounts beside them the same words are labels.
  if (row.segments.some((s) => MONEY.test(s.text))) return null
  const columns = row.segments.map((s): LimitColumns[number] => {
    const x = s.box.x + s.box.w / 2
    return DEDUCTIBLES.test(s.text) ? { x, kind: 'deductible' } : RETENTIONS.test(s.text) ? { x, kind: 'retention' } : NAMED_LIMITS.test(s.text) ? { x, kind: 'limit', named: s.text } : { x, kind: LIMITS.test(s.text) ? 'limit' : null }
  })
  const [limits, named] = [columns.filter((c) => c.kind === 'limit'), columns.filter((c) => c.named)]
  return (limits.length > 0 && columns.some((c) => c.kind === 'deductible' || c.kind === 'retention')) || named.length > 1 ? columns : null
}
const DEDUCTIBLES = /^(?:(?:member|participant|insured['’]?s?|policy|per[-\s](?:claim|loss|occurrence|accident)|each\s(?:claim|loss|occurrence))\s)?deductibles?(\s*\/?\s*(?:sir|retention))?$/i
const RETENTIONS = /^(?:(?:member|participant|insured['’]?s?|self-?\s?insured|per[-\s](?:claim|loss|occurrence))\s+){0,2}(?:retentions?|sir)$/i
const LIMITS = /^(?:(?:pool|program)\s+)?(?:limits?|amount)(?:\s+of\s+(?:liability|insurance|coverage))?$/i
const NAMED_LIMITS = /^(?:(?:pool|program)\s+)?(?:limits?\s+)?(?:each|per|any\s+one)\s+(?:occurrence|claim|accident|loss)(?:\s+limits?)?$|^(?:(?:annual|general|policy)\s+)?agg(?:regate)?(?:\s+limits?)?$/i

/** The headings of a table whose rows are coverages, each under them with its limits and its deductible. */
export function columnsOver(section: CoverageSection, rows: readonly Row[]): LimitColumns | null {
  const [first] = section.rows
  if (!first || section.rows.filter((r) => r.segments.length > 1).length > TABLE_ROWS_MAX || first.segments.length < 3) return null
  const at = rows.findLastIndex((r) => r.y < first.y && limitColumnsOf(r) !== null)
  const over = rows[at]
  if (!over) return null
  const whole = withUpperStorey(over, rows.slice(Math.max(0, at - STOREY_ROWS), at))
  return whole.segments.length >= first.segments.length - 1 ? limitColumnsOf(whole) : null
}
/** Rows that a coverage's row may be followed by before it is no row of a table. */
const TABLE_ROWS_MAX = 3
const STOREY_ROWS = 2

/** `Coverage | Limits | Deductible` over `Each occurrence | Annual aggregate`: the heads of both storeys that head columns of their own. */
function withUpperStorey(lower: Row, above: readonly Row[]): Row {
  const near = above.filter((r) => lower.y - r.y < 2.6 * Math.max(7, lower.h) && !r.segments.some((s) => MONEY.test(s.text)))
  const spans = (s: Segment): boolean => lower.segments.some((l) => l.box.x < s.box.x + s.box.w && s.box.x < l.box.x + l.box.w) || LIMITS.test(s.text)
  const upper = near.flatMap((r) => r.segments.filter((s) => !spans(s) && !/\d/.test(s.text)))
  return upper.length > 0 ? { ...lower, segments: [...lower.segments, ...upper].sort((a, b) => a.box.x - b.box.x) } : lower
}

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
  if (columns) return byColumn(row, section, columns, printed)
  // `$2,500 deductible` in a cell of its own is nobody's limit, whatever stands beside it.
  const own = row.segments.find((s) => OWN_DEDUCTIBLE.test(s.text))
  const amount = own ? findAmount(own.text)?.amount : undefined
  if (own && amount && row.segments.length > 1)
    return [{ label: /ret|sir/i.test(own.text) ? 'retention' : 'deductible', amount, words: withDigits(own.words) }, ...rowLimits({ ...row, segments: row.segments.filter((s) => s !== own) }, section, columns)]
  const pairs = pairsIn(printed, words, section.type)
  if (pairs.length > 0) return pairs
  const amounts = printed.replace(/[\s:–—-]+$/, '').replace(/^[\s:•*–—-]+/, '')
  const alone = parseAmount(amounts)
  const label = alone !== null && BARE.test(amounts.replace(/[\d,.$]/g, '')) ? (bracketed(section) ?? ownLimit(section.type)) : null
  return alone !== null && label && /[$,]/.test(amounts) ? [{ label, amount: alone, words: withDigits(words) }] : []
}

/** A row with a figure that cannot be made out: which of its names has which amount is not for us to guess, so none is read. */
function doubtedLimits(words: Word[], type: CoverageType): ReadLimit[] {
  const isFigure = (w: Word): boolean => /[\d$]/.test(w.text) || isDamagedAmount(w.text)
  const parts = words.reduce<Word[][]>((all, w) => (isFigure(w) ? [...all, []] : [...all.slice(0, -1), [...all.at(-1)!, w]]), [[]])
  const labels = parts.map((part) => (part.length > 0 ? labelOf(type, part.map((w) => w.text).join(' ')) : null))
  return [...new Set(labels)].flatMap((label): ReadLimit[] => (label ? [{ label, amount: null, words: words.filter(isFigure), doubtful: true }] : []))
}

/** `Aggregate | Retention $10,000`, its own amount on the line under it: a label in a cell of its own does not name what another cell names itself. */
function withoutOpenLabels(segments: Row['segments'], { type, heading }: CoverageSection): Row['segments'] {
  const isOpen = (s: Segment): boolean => s !== heading && !/\d/.test(s.text) && hasLabel(type, s.text)
  const isWhole = (s: Segment | undefined): boolean => s !== undefined && /^[A-Za-z][^$\d]*\$\s?\d[\d,]*$/.test(s.text) && pairsIn(s.text, s.words, type).length === 1
  return segments.filter((s, i) => !(isOpen(s) && segments.slice(i + 1).some(isWhole) && !/^\$?\s?\d/.test(segments[i + 1]!.text)))
}

/** `Policy number | PC26020188 | Combined single limit | $1,000,000`: the number in its cell says nothing of the limit beside it. */
const withoutNumber = (segments: Row['segments']): Row['segments'] => {
  const at = segments.findIndex((s) => NUMBER_LABEL.test(s.text))
  return at >= 0 && segments.length > at + 3 && /\d/.test(segments[at + 1]!.text) && !MONEY.test(segments[at + 1]!.text) ? segments.filter((_, i) => i !== at && i !== at + 1) : segments
}
/** `General liability - Acme Mutual, Policy No. GL-118 - $1,000,000 per occurrence`: what stands behind the number and its stroke are the limits. */
function behindNumber(words: Word[]): Word[] {
  const at = words.findIndex((w, i) => /^pol(?:icy|\.)?$/i.test(w.text) && /^(?:no\.?|num(?:ber|\.)?|#)\W*$/i.test(words[i + 1]?.text ?? ''))
  const from = at < 0 ? -1 : words.findIndex((w, i) => i > at + 2 && /^[-–—|]$/.test(words[i - 1]!.text) && /^\$\d/.test(w.text))
  return from > 0 && from - at <= NUMBER_WORDS_MAX ? words.slice(from) : words
}
/** Its label, its pieces and the stroke. */
const NUMBER_WORDS_MAX = 8
const NUMBER_LABEL = /^\W*(?:policy|certificate)\s*(?:no\.?|number|#)\W*$/i

/** `Liquor liability - aggregate` under `Liquor liability - each common cause`: the coverage's name before each of its limits. */
const repeatsName = (row: Row, name: string): boolean =>
  name.length >= NAME_LETTERS_MIN && row.segments[0]!.text.toLowerCase().startsWith(name.toLowerCase()) && /^\s[-–—:]\s/.test(row.segments[0]!.text.slice(name.length))
const NAME_LETTERS_MIN = 5

const OWN_DEDUCTIBLE = /^\$?\s?\d[\d,]*(?:\.00)?\s+(?:deductible|ded\.?|retention|sir)\W*$/i

const KEPT_OF_EACH = /^\$?\s?\d[\d,]*\s+(?:each|per|any\s+one)\s+(?:accident|occurrence|claim|loss)\W*$/i
const textOfWords = (words: readonly Word[]): string => words.map((w) => w.text).join(' ')

function byColumn(row: Row, section: CoverageSection, columns: LimitColumns, printed: string): ReadLimit[] {
  const cells = row.segments.flatMap((s) => {
    const amount = parseAmount(s.text)
    return amount === null ? [] : [{ amount, x: s.box.x + s.box.w / 2, words: s.words }]
  })
  // `$5,000 per accident` under `Deductible`.
  for (const s of row.segments) {
    const amount = parseAmount(s.text) === null && KEPT_OF_EACH.test(s.text) ? findAmount(s.text)?.amount : undefined
    if (amount !== undefined && amount !== null) cells.push({ amount, x: s.box.x + s.box.w / 2, words: s.words })
  }
  const first = findAmount(printed)
  const caption = first ? printed.slice(0, first.start).replace(/[$\s:]+$/, '') : ''
  const columnAt = (x: number): LimitColumns[number] => columns.reduce((near, c) => (Math.abs(x - c.x) < Math.abs(x - near.x) ? c : near))
  const kindAt = (x: number): LimitColumns[number]['kind'] => columnAt(x).kind
  // `$100,000 any one vehicle`: a cell of limits that says of each what it is.
  const worded = row.segments.filter((s) => parseAmount(s.text) === null && /^\$\s?\d|^\d{1,3}(?:,\d{3})+\s[A-Za-z]/.test(s.text) && kindAt(s.box.x + s.box.w / 2) === 'limit').flatMap((s) => pairsIn(s.text, s.words, section.type))
  const bare = cells.flatMap(({ amount, x, words }) => {
    const kind = kindAt(x)
    if (kind === null || amount === 0 || (kind === 'limit' && KEPT_OF_EACH.test(textOfWords(words)))) return []
    if (kind === 'retention') return [{ label: 'retention', amount, words }]
    const isDeductible = kind === 'deductible'
    if (isDeductible && section.type === 'auto_liability' && OWN_DAMAGE.test(caption)) return []
    if (isDeductible && section.type === 'general_liability' && isExtension(caption)) return []
    const { named } = columnAt(x)
    const label = isDeductible ? ownDeductible(section.type, caption) : named ? labelOf(section.type, named) : (labelOf(section.type, caption) ?? ownLimit(section.type))
    return label ? [{ label, amount, words }] : []
  })
  return [...worded, ...bare]
}

const FORM_LIMITS = new Set(['each_occurrence', 'general_aggregate', 'products_comp_op_agg', 'personal_adv_injury', 'damage_to_rented_premises', 'med_exp'])
/** `Employee benefits liability` beside the form's own limits: what is kept back of it is not kept back of every loss. */
const isExtension = (caption: string): boolean => {
  const limit = labelOf('general_liability', caption) ?? namedLabel('general_liability', caption)
  return limit !== null && !FORM_LIMITS.has(limit) && /liab/i.test(caption)
}

/** Of what it is kept back: `Refrigeration breakdown` has a deductible of its own. */
const ownDeductible = (type: CoverageType, caption: string): string => {
  const named = namedLabel(type, `${caption} deductible`)
  return named?.endsWith('_deductible') ? named : 'deductible'
}

/** `General liability (per occurrence)`: of what a bare amount beside the name is the limit. */
const bracketed = ({ type, heading }: CoverageSection): string | null => {
  const said = /\(([^()]{3,30})\)/.exec(heading.text)?.[1]
  return said ? namedLabel(type, said) : null
}
const OWN_DAMAGE = /\bcomp|\bcoll|physical|glass|rental|uninsured|other\s+than/i
const withDigits = (words: Word[]): Word[] => words.filter((w) => /\d/.test(w.text))
const withoutName = (printed: string, name: string): string => {
  const at = name ? printed.toLowerCase().indexOf(name.toLowerCase()) : -1
  return at >= 0 ? printed.slice(at + name.length) : printed
}
