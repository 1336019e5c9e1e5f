import { type AmountAt, type AmountRow, amountRows } from './amount-rows.ts'
import { clausesOf } from './clauses.ts'
import { headedAuto } from './headed-auto.ts'
import { withThousands } from './in-thousands.ts'
import { type LimitRead, settle } from './labelled-limits.ts'
import type { PageView } from '../view/page-view.ts'

const OTHER_COVERAGE =
  /uninsured|underinsured|\bu\/?i?m\b|\bum\b|\buim\b|medical\s(?:pay|expense)|personal\sinjury\s(?:prot|no)|personal\s(?:and|&)\sadv|advertising\sinjury|\bpip\b|no[-\s]fault|collision|comprehensive|other\sthan|rental|transportation|towing|roadside|labor|accidental|death|funeral|income|work\sloss|essential|glass|gap|physical\sdamage|trip|extended|umbrella|hired|non-?owned|cargo|trailer|supplement|limited\sproperty|extraordinary|substitute|interchange|garagekeep|general\s(?:aggregate|liability)|deductible|custom|equipment|pet\b|dismember/i
const BODILY_INJURY = /bodily\s?injury|\bb\.?i\.?\b(?:\sliab)?|liability\sto\sothers|^(?:[A-Z]\.?\s)?liability\b|injury\sliability|injur(?:y|ies)\sto\sother(?:s\b|\speople)/i
const SOMEONE_ELSES = /damage\sto\s(?:the\s)?property\sof\sothers|damage\sto\ssomeone\selse['’]?s\sproperty|damage\sto\sother(?:s['’]|\speople['’]?s)\sproperty/i
const PROPERTY_DAMAGE = new RegExp(`property\\s?damage|\\bliability\\W{1,3}p\\.?d\\b|\\bp\\.?d\\.?\\b\\sliab|^\\W*p\\.?d\\.?\\W+(?:\\d|(?:ea|each|per)\\b)|${SOMEONE_ELSES.source}`, 'i')
/** Where the law asks for a little and more may be bought, what was bought is the limit. */
const BOUGHT_BEYOND = /\bopt\s?ional\s?bodily\s?injury\b/i
const SINGLE =
  /combined\s(?:single|liability)|single\slimit|\bcsl\b|(?:covered\s)?autos?\sliability|\bmotor\svehicle\sliability\b(?!.{0,40}\b(?:bodily|property|person)\b)|bodily\sinjury\s?(?:\band\b|[&/,])\s?property\b|\bbi\s?[/&]\s?pd\b|bi and pd/i
const PERSON = /(?:each|per|ea\.?|any\sone)?\s?\/?\s?(?:person|pers)\b|\bea\.?\sper\b/i
const ACCIDENT = /(?:each|per|ea\.?|any\sone)?\s?\/?\s?(?:accident|occurrence|acc|occ|loss)\b/i
const SPLIT =
  /\$?\s?(\d{2,3}(?:,000)?|\d{2},?\d{3}|\d{3},?000)\s?\/\s?\$?\s?(\d{2,4}(?:,000)?|\d{1,3}(?:,\d{3}){1,2})(?:\s?\/\s?\$?\s?(\d{1,3}(?:,000)?|\d{1,3}(?:,\d{3}){1,2}))?(?![\d/])/

/** `30K/60K`. */
const BY_K = /(?<=\b\d{2,4})K\b/gi

/** Three figures that could be a month, a day and a year. */
const DAY = /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:\d{4}|\d{2})(?![\d,])/

/** No label, where labels stand under their amounts. */
const NONE = ' '

type Section = 'bodily' | 'property' | 'single' | 'other' | null

const LABELS = ['bodily_injury_per_person', 'bodily_injury_per_accident', 'property_damage_per_accident', 'combined_single_limit'] as const
type AutoLabel = (typeof LABELS)[number]

/** What the law asks of everybody: `State minimum limits are 25/50/25`. */
const LEAST = /\bminimum\s(?:liability\s|required\s)?(?:limits?|coverage|requirements?)\b|\b(?:required|minimum)\sby\s(?:state\s)?law\b/i

/** What the law asks stands right before its amount; a speck on a picture is a comma. */
const STATE_MINIMUM = /\b(?:state|statutory|legal)[.,:;]?\smin(?:imum|\.)?(?:\slimits?)?\W{0,3}(?:USD\W{0,2})?$/i

const money = (text: string): number => {
  const n = Number(text.replaceAll(',', ''))
  return n < 5000 ? n * 1000 : n
}
/** Printed words right behind an amount say that it is a limit, round or not: `$12,500 each person`. */
const isStated = (at: AmountAt | null): boolean =>
  at !== null && /^\s?(?:each|per)\s(?:person|accident|occurrence)\b/i.test(at.after) && at.words.every((w) => w.reader !== 'pp_ocr' && w.reader !== 'tesseract')
const plausible = (label: AutoLabel, amount: number, at: AmountAt | null): boolean =>
  (amount % 1000 === 0 || isStated(at)) && amount >= (label === 'combined_single_limit' ? 25_000 : 5_000) && amount <= 25_000_000

function splitLimits(row: AmountRow, section: Section): [AutoLabel, number, AmountAt | null][] {
  const text = row.run.text.replace(/state[.,:;]?\sminimum\s?(?:USD\s)?\$?[\d,]+(?:\s?\/\s?\$?[\d,]+)?|\$?[\d,]+\s?\/\s?\$?[\d,]+\sminimum\b/gi, (m) => ' '.repeat(m.length)).replace(BY_K, ' ')
  const match = SPLIT.exec(text)
  if (!match || DAY.test(text) || LEAST.test(text)) return []
  const [person, accident] = [money(match[1]!), money(match[2]!)]
  if (person > accident || !plausible('bodily_injury_per_person', person, null)) return []
  const at = row.amounts.find((a) => a.start >= match.index - 1 && a.end <= match.index + match[0].length + 1) ?? null
  const limits: [AutoLabel, number, AmountAt | null][] = []
  if (section === 'bodily' || ((section === null || section === 'single') && match[3])) {
    limits.push(['bodily_injury_per_person', person, at], ['bodily_injury_per_accident', accident, at])
    if (match[3]) limits.push(['property_damage_per_accident', money(match[3]), at])
  }
  return limits
}

const VEHICLES_MIN = 2
const EACH_LIMIT_MIN = 10_000
/** `Property damage  $50,000  $50,000  $50,000`: no vehicles cost the same round thousands; each has the same limit. */
const isOfEachVehicle = ({ amounts }: AmountRow): boolean =>
  amounts.length >= VEHICLES_MIN && amounts.every((a) => a.amount === amounts[0]!.amount && a.amount >= EACH_LIMIT_MIN && a.amount % 1000 === 0)

const usable = (row: AmountRow): AmountAt[] =>
  row.amounts.filter(
    (a) =>
      // No price is said to be each person's.
      (a.column !== 'premium' || isOfEachVehicle(row) || (isStated(a) && a.amount >= EACH_LIMIT_MIN)) &&
      a.column !== 'deductible' &&
      (a.amount % 1000 === 0 || isStated(a)) &&
      a.amount >= 5000 &&
      !STATE_MINIMUM.test(a.before) &&
      !/^\s?minimum\b/i.test(a.after),
  )

const BROKEN = /\b(?:each|per|any\sone)$/i
/** `$100,000 each` over `accident`, where a narrow column breaks the words behind an amount. */
const restOf = (row: AmountRow, next: AmountRow | undefined): string =>
  next && next.page === row.page && next.row.y - row.row.y < 2 * Math.max(7, row.height) ? (next.row.segments.find((s) => /^(?:person|accident|occurrence)\b/i.test(s.text))?.text ?? '') : ''

/** `$100,000 per person / $300,000` over `per accident`: the line breaks behind the last amount of a cell, whatever stands in the cells beside it. */
function unitUnder(row: AmountRow, { words }: AmountAt, next: AmountRow | undefined): string {
  const cell = row.row.segments.find((s) => s.words.at(-1) === words.at(-1))
  if (!cell || !next || next.page !== row.page || next.amounts.length > 0 || next.row.y - row.row.y >= 2 * Math.max(7, row.height)) return ''
  return next.row.segments.find((s) => UNIT_ALONE.test(s.text) && (next.row.segments.length === 1 || Math.abs(s.box.x - cell.box.x) < SAME_EDGE))?.text ?? ''
}
const UNIT_ALONE = /^(?:each|per|any\sone)\s(?:accident|occurrence)\W*$/i
const SAME_EDGE = 3

/** `Each person $100,000  Each accident $300,000`: each amount has the words before it, and the last has none behind it. */
function isUnitFirst(row: AmountRow): boolean {
  const own = usable(row)
  const [first, last] = [own[0], own.at(-1)]
  return first !== undefined && UNIT_BEFORE.test(first.before) && own.every((a) => UNIT_BEFORE.test(a.before)) && !/^\W{0,3}(?:each|per|any\sone)\b/i.test(last!.after)
}
/** `EA PER $300,000 EA ACC $500,000` too. */
const UNIT_BEFORE = /\b(?:(?:each|per|any\sone)\s(?:person|accident|occurrence)|(?:ea\.?|each|per)\s(?:per(?:s|son)?|acc(?:ident)?|occ(?:urrence)?)\.?)\W{0,3}$/i

const PERSON_BEFORE_STROKE = /\b(?:(?:each|per|any\sone)\s)?person\s*\/\s*\$?\s*$/i
/** The words right behind an amount say whether it is per person or per accident. */
function wordedLimits(row: AmountRow, above: AmountRow | undefined, next: AmountRow | undefined, under: string, section: Section): [AutoLabel, number, AmountAt][] {
  // The label may stand alone over its amount, unless labels stand under theirs.
  const over =
    under === '' &&
    above &&
    above.amounts.length === 0 &&
    above.page === row.page &&
    row.label.replace(/[^a-z]/gi, '').length < 3 &&
    row.row.y - above.row.y < 3.5 * Math.max(7, row.height)
      ? above.run.text
      : ''
  const limits: [AutoLabel, number, AmountAt][] = []
  const isLed = isUnitFirst(row)
  for (const a of usable(row)) {
    const printed = isLed ? '' : a.after.split(/\$|\d{2,}/)[0]!.slice(0, 32).replace(/[^A-Za-z)]+$/, '').trim()
    const isLast = printed === '' && / \/ \$?$/.test(a.before)
    const after = (isLast ? unitUnder(row, a, next) : BROKEN.test(printed) ? `${printed} ${restOf(row, next)}` : printed) || under
    // `each person / $300,000`: what stands before a stroke is said of the amount before it.
    const own = a.before.split(/\d{2,}/).at(-1)!.replace(PERSON_BEFORE_STROKE, ' ')
    const before = `${over} ${own}`.slice(-40)
    const person = PERSON.test(after) && !ACCIDENT.test(after.split(PERSON)[0] ?? '')
    const accident = !person && ACCIDENT.test(after)
    const single = /combined|single|csl/i.test(after) || (section === 'single' && !person)
    if (single && section !== 'property') limits.push(['combined_single_limit', a.amount, a])
    else if (section === 'bodily' && (person || (!accident && PERSON.test(before) && !ACCIDENT.test(before))))
      limits.push(['bodily_injury_per_person', a.amount, a])
    else if (section === 'bodily' && (accident || (ACCIDENT.test(before) && !PERSON.test(before))))
      limits.push(['bodily_injury_per_accident', a.amount, a])
    else if (section === 'property') limits.push(['property_damage_per_accident', a.amount, a])
  }
  return limits
}

/** `Property damage (per accident)  100`. */
const IN_SHORT = /\b(?:damage|p\.?d\.?)\b(?:\W|(?:liability|limit|each|per|any\sone|accident|occurrence|0{3}['’]?s?|thousands)\b){0,16}?\b(?!0)(\d{2,3})\b(?![,.\d/])/i
const PRICE = /^\W*(?:\d{1,3}(?:,\d{3})*\.\d{2})?\W*$/
/** The label under a row of bare amounts: `$100,000` over `Each Person`; empty where the next row is no such label. */
function labelUnder(row: AmountRow, next: AmountRow | undefined): string {
  const bare = usable(row).length > 0 && !PERSON.test(row.run.text) && !/\b(?:accident|occurrence)\b/i.test(row.run.text)
  if (!bare || !next || next.page !== row.page || next.amounts.length > 0 || next.row.y - row.row.y > 2 * Math.max(7, row.height)) return ''
  // The coverage's own name may run on in the first column.
  const from = Math.min(...usable(row).map((a) => a.box.x)) - 4
  // What each vehicle costs may stand between the labels of its columns.
  const words = next.row.segments.filter((s) => s.box.x >= from && !PRICE.test(s.text)).map((s) => s.text).join(' ')
  const told = /^(?:(?:each|per|any\sone)\s(?:person|accident|occurrence|loss)\s?)+$/i.test(words)
  return told && PERSON.test(words) !== /accident|occurrence|loss/i.test(words) ? words : ''
}

/** Two bare amounts under `Each Person` and `Each Accident`, or behind a bodily injury label, in that order. */
function bareBodily(rows: readonly AmountRow[], i: number): [AutoLabel, number, AmountAt][] {
  const amounts = usable(rows[i]!)
  if (amounts.length < 2 || amounts[0]!.amount > amounts[1]!.amount) return []
  const heading = rows
    .slice(Math.max(0, i - 3), i + 1)
    .map((r) => r.run.text)
    .join(' ')
  if (!PERSON.test(heading) || !ACCIDENT.test(heading)) return []
  return [
    ['bodily_injury_per_person', amounts[0]!.amount, amounts[0]!],
    ['bodily_injury_per_accident', amounts[1]!.amount, amounts[1]!],
  ]
}

/** `A. Liability  $500,000 each accident`, and no limit of each person in the row: one limit for all. */
const BARE_LIABILITY = /^(?:[A-Z]\.?\s)?liability\b(?!.*\b(?:bodily|injury|person|property)\b)/i
const LIABILITY_FOR_PROPERTY = /^(?:[A-Z]\.?\s)?(?:automobile\s|auto\s)?liability(?:\sto\sothers)?\W{1,3}(?:property\s?damage|p\.?d)\b/i
const GENERAL = /^(?:\W|\w{1,3}[.)]?\s)*(?:commercial\s|truckers?['’]?s?\s)?general\sliability\b/i
/** `A  Automobile liability  1,000,000 each accident`, `Automobile liability - any one accident  $1,000,000`: its own row states one limit for all. */
const AUTOMOBILE_ROW = /^(?:\W|[a-z0-9]{1,2}[.)]?\s)*(?:commercial\s|business\s)?automobile\sliability(?:\W{1,3}(?:each|per|any\sone)\s(?:accident|occurrence|loss))?\W{1,3}(?:\$\s?)?\d{1,3}(?:,\d{3})+(?!.{0,24}\b(?:person|bodily)\b)/i
const UNINSURED = /uninsured|underinsured|\bum\b|\buim\b/i
const PARTS_MAX = 5
/** `Liability  7, 8, 9  Bodily injury $500,000 each person`: symbols stand between the coverage and its first limit. */
const BODILY_OF_PERSON = /\bbodily\s?injury\s\$?[\d,]+\s(?:each|per)\sperson\b/i
const sectionOf = (text: string, commercial: boolean): Section => {
  const head = text.slice(0, 90)
  // `General liability - bodily injury and property damage` is not the autos'.
  if (GENERAL.test(head)) return 'other'
  if ((SINGLE.test(head) || (commercial && AUTOMOBILE_ROW.test(head))) && !/uninsured|underinsured/i.test(head)) return 'single'
  if (OTHER_COVERAGE.test(head)) return 'other'
  const bodily = BODILY_INJURY.exec(head)
  const property = PROPERTY_DAMAGE.exec(head)
  // `Liability - bodily injury` and `Liability - property damage` are two rows of split limits.
  if (commercial && !BODILY_OF_PERSON.test(text) && /^(?:\W|\d{1,2}\s)*(?:covered autos?\s)?liability\b(?!\W{1,3}(?:bodily\s?injury|property\s?damage|[bp]\.?[id]\.?)\b)/i.test(head)) return 'single'
  // `Liability - Property Damage`: the bare word goes for both, and the name behind it tells.
  if (bodily && (!property || (bodily.index < property.index && !LIABILITY_FOR_PROPERTY.test(head)))) return 'bodily'
  if (property) return 'property'
  return null
}

const OF_HIRED = /^(?:\W|[a-z0-9]{1,2}[.)]?\s)*(?:employers?['’]?s?\s)?(?:hired|non-?\s?owned|rented|borrowed)\b/i

/** Automobile liability limits: split per person, per accident and property damage, or one combined single limit. */
export function readAutoLimits(printed: readonly AmountRow[], commercial: boolean): LimitRead[] {
  const rows = clausesOf(printed)
  const found = new Map<AutoLabel, LimitRead[]>()
  let section: Section = null
  let since = 0
  let thousands = false
  let isUnder = false
  let uninsuredAt = -Infinity
  let over: { x: number; page: number; since: number } | null = null
  // Beside the policy's own autos a limit for hired ones is another.
  const hasOwn = rows.some((r) => !OF_HIRED.test(r.run.text) && usable(r).length > 0 && ['single', 'bodily'].includes(sectionOf(r.run.text, commercial) ?? ''))
  rows.forEach((row, i) => {
    const text = row.run.text
    const told = hasOwn && OF_HIRED.test(text) ? 'other' : sectionOf(text, commercial)
    const x = row.row.segments[0]?.box.x ?? 0
    // Parts set in under another coverage's name are that coverage's: `Uninsured Motorist` over `Bodily Injury`.
    if (over && (row.page !== over.page || x < over.x + 3 || ++over.since > PARTS_MAX)) over = null
    if (told === 'other' && usable(row).length === 0 && UNINSURED.test(text) && text.length < 70) over = { x, page: row.page, since: 0 }
    if (UNINSURED.test(text) && told === 'other') uninsuredAt = i
    // Where liability's limits were read, a bare `Bodily injury` right after uninsured motorist goes on with that.
    const isPart = found.size > 0 && i > uninsuredAt && i - uninsuredAt <= PARTS_MAX && told !== 'single' && !/liability/i.test(text) && !SOMEONE_ELSES.test(text) && !BOUGHT_BEYOND.test(text)
    // `Bodily injury and` over `Property damage` names both: which of the amounts under it is whose, no word says.
    const isBoth = told === 'property' && /\bbodily\s?injury\s(?:and|&)\W*$/i.test(rows[i - 1]?.label ?? '')
    const named = (over || isPart || isBoth) && told ? 'other' : told
    if (named) {
      // Where a coverage's own row begins with a bare amount, its labels stand under their amounts.
      if (named !== section || usable(row).length > 0) isUnder = labelUnder(row, rows[i + 1]) !== ''
      section = named
      since = 0
    } else if (++since > 3 || (rows[i - 1] && rows[i - 1]!.page !== row.page)) section = null
    if (section === 'other' || text.length > 240) return
    const split = splitLimits(row, section)
    // Bare amounts under labels of two lines: the nearer line names only one of them.
    const stacked = split.length || section !== 'bodily' || isUnder || /[a-z]/i.test(text) ? [] : bareBodily(rows, i)
    const worded = split.length || stacked.length ? stacked : wordedLimits(row, rows[i - 1], rows[i + 1], isUnder ? labelUnder(row, rows[i + 1]) || NONE : '', section)
    if (split.length && split.some(([, amount, at]) => at === null && amount >= 5000)) thousands = true
    const short = thousands && section === 'property' && !worded.length ? IN_SHORT.exec(text) : null
    if (short) split.push(['property_damage_per_accident', Number(short[1]) * 1000, null])
    const bare = split.length || worded.length || section !== 'bodily' ? [] : bareBodily(rows, i)
    const read = [...split, ...worded, ...bare].map(([label, amount, at]): [AutoLabel, number, AmountAt | null] => [label === 'bodily_injury_per_accident' && split.length === 0 && BARE_LIABILITY.test(text) ? 'combined_single_limit' : label, amount, at])
    if (BOUGHT_BEYOND.test(text) && read.length > 0) for (const label of LABELS.slice(0, 2)) found.delete(label)
    for (const [label, amount, at] of read) {
      if (!plausible(label, amount, at)) continue
      found.set(label, [...(found.get(label) ?? []), { label, amount, at, page: row.page, confidence: 0.92 }])
    }
  })
  const limits = reconcile([...found.values()].flatMap((reads) => settle(reads)))
  return limits.length > 0 ? limits : headedAuto(rows)
}

/** The automobile liability limits that a view of some rows states. */
export const autoLimitsOf = (view: PageView): LimitRead[] => readAutoLimits(withThousands(amountRows(view)), false)

/** A per-person limit over the per-accident one, or a split beside a single limit, is a misreading: neither is given. */
function reconcile(limits: LimitRead[]): LimitRead[] {
  const of = (label: AutoLabel): number | null => limits.find((l) => l.label === label)?.amount ?? null
  const [person, accident] = [of('bodily_injury_per_person'), of('bodily_injury_per_accident')]
  if (person !== null && accident !== null && person > accident) return limits.filter((l) => !l.label.startsWith('bodily'))
  if (person !== null) return limits.filter((l) => l.label !== 'combined_single_limit')
  return limits
}
