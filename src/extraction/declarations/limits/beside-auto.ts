import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountAt, AmountRow } from './amount-rows.ts'
import { headRows, wordsOver } from './headed-limits.ts'
import { type LimitRead, settle } from './labelled-limits.ts'

/** Coverages that an automobile policy lists among its own, each in rows that name it first, perhaps behind its letter. */
const NAMES: [RegExp, CoverageType][] = [
  [/^\W*(?:(?:section|part|coverage)\s(?=\w{1,4}\b))?(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})(?:[.)]|\s?[:–—-])?\s)?trailer\s?inter-?change\b/i, 'trailer_interchange'],
  [/^\W*(?:(?:section|part|coverage)\s(?=\w{1,4}\b))?(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})(?:[.)]|\s?[:–—-])?\s)?(?:auto\s|dealers?['’]?\s)?(?:physical\sdamage\b|comprehensive\b|collision\b|specified\s(?:causes|perils)\b|fire\s(?:and|&)\stheft\b|other\sthan\scollision\b|coll?(?:ision)?\.?\sded(?:uctible)?\b|comp(?:rehensive)?\.?\sded(?:uctible)?\b)/i, 'auto_physical_damage'],
  [/^\W*(?:(?:section|part|coverage)\s(?=\w{1,4}\b))?(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})(?:[.)]|\s?[:–—-])?\s)?garage\s?-?keepers?\b/i, 'garagekeepers'],
  [/^\W*(?:(?:section|part|coverage)\s(?=\w{1,4}\b))?(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})(?:[.)]|\s?[:–—-])?\s)?garage\sliability\b/i, 'garage_liability'],
  [/^\W*(?:(?:section|part|coverage)\s(?=\w{1,4}\b))?(?:(?:[A-Z]|[IVX]{1,4}|\d{1,2})(?:[.)]|\s?[:–—-])?\s)?on-?\s?hook\b/i, 'on_hook'],
]
/** Words that leave a row's coverage out, whatever figures stand in it. */
const LEFT_OUT = /\b(?:not\s(?:covered|included|applicable|purchased|provided)|no\scoverage|excluded|declined|rejected|nil)\b|\btotal\b/i
const ROW_LETTERS_MAX = 240

/** Coverages listed beside automobile liability, with what their rows say of them; a row without a figure says that it is not bought. */
export function listedBesideAuto(rows: readonly AmountRow[]): { coverage_type: CoverageType; limits: LimitRead[] }[] {
  const named = namedRows(rows)
  const symbols = symbolsColumn(rows)
  const premiums = premiumColumn(rows)
  return NAMES.flatMap(([, coverage_type]) => {
    const own = named.filter(({ row, type }) => type === coverage_type && (row.amounts.length > 0 || (symbols !== null && hasSymbol(row, symbols)) || (premiums !== null && hasPremium(row, premiums))) && !LEFT_OUT.test(row.run.text)).map(({ row }) => row)
    if (own.length === 0 && coverage_type === 'auto_physical_damage' && rows.some((_, i) => deductsByVehicle(rows, i))) return [{ coverage_type, limits: [] }]
    return own.length > 0 ? [{ coverage_type, limits: coverage_type === 'trailer_interchange' || coverage_type === 'on_hook' ? interchangeLimits(own) : [] }] : []
  })
}

/** The rows of numbered sections that such a coverage names, `Section II - Physical damage`, each with the row under it. */
export const sectionsBesideAuto = (rows: readonly AmountRow[]): AmountRow[] =>
  rows.flatMap((row, i) => (row.amounts.length === 0 && SECTION.test(row.run.text) && NAMES.some(([says]) => says.test(row.label)) && rows[i + 1]?.page === row.page ? [row, rows[i + 1]!] : []))

/** `On-hook towing` alone on its line over `Limit per vehicle` and `Deductible`: what is towed, kept or borrowed under a head of its own, however far out its rows stand. */
export const headsBesideAuto = (rows: readonly AmountRow[]): AmountRow[] =>
  rows.flatMap((row, i) => {
    if (row.amounts.length > 0 || row.row.segments.length !== 1 || !HEAD_ALONE.test(row.run.text.trim())) return []
    const end = rows.findIndex((r, k) => k > i && !(r.page === row.page && r.amounts.some((a) => a.amount > 0) && PLAIN.test(r.label)))
    const own = rows.slice(i + 1, Math.min(end < 0 ? rows.length : end, i + 1 + PLAIN_MAX))
    return own.length > 0 ? [row, ...own] : []
  })
const HEAD_ALONE = /^\W*(?:garage\s?-?keepers?(?:['’]s?)?(?:\slegal)?(?:\sliability)?|on-?\s?hook(?:\s(?:towing|cargo))?(?:\sliability)?|trailer\s?inter-?change)(?:\s(?:coverage|insurance))?\W*$/i
const PLAIN = /^\W*(?:max(?:imum)?\s|the\s)?(?:limits?|deductibles?|each|per|any\sone)\b/i
const PLAIN_MAX = 3

const DAMAGE_HEAD = /(?:^|\s)(?:comp(?:rehensive)?|coll(?:ision)?|otc)\.?\s(?:ded(?:uctible)?s?\.?)$/i
/** `VIN  Liability  Comp. deductible  Coll. deductible` over a vehicle's row: what is kept back of its damage stands under its head, so that is insured. */
const deductsByVehicle = (rows: readonly AmountRow[], i: number): boolean => {
  const heads = rows[i]!.amounts.length > 1 ? headRows(rows, i) : []
  return heads.length > 0 && rows[i]!.amounts.some((a) => a.amount > 0 && DAMAGE_HEAD.test(wordsOver(heads, a).trim()))
}

const SYMBOLS = /^(?:covered\s)?autos?(?:\ssymbols?)?$|^covered$|^(?:covered\sautos?\s)?symbols?$/i
/** Where the bureau's declarations enter which autos a coverage is bought for. */
const symbolsColumn = (rows: readonly AmountRow[]): { x1: number; x2: number } | null => {
  const head = rows.flatMap((r) => (r.amounts.length === 0 && r.row.segments.length > 1 ? r.row.segments.slice(1) : [])).find((s) => SYMBOLS.test(s.text))
  return head ? { x1: head.box.x - SLACK, x2: head.box.x + head.box.w + SLACK } : null
}
const SLACK = 12
/** `Comprehensive  2, 8  whichever is less, minus deductible shown in item three`: a symbol is entered, so it is bought. */
const hasSymbol = ({ row }: AmountRow, { x1, x2 }: { x1: number; x2: number }): boolean =>
  row.segments.slice(1).some((s) => /^\d{1,2}(?:\s?[,/& ]\s?\d{1,2}){0,3}$/.test(s.text) && s.box.x > x1 && s.box.x + s.box.w < x2)

/** `Garagekeepers  See schedule of locations  512`: what a coverage costs stands at the end of its row, so it is bought. */
const hasPremium = ({ row }: AmountRow, edge: { x: number; right: number }): boolean => {
  const last = row.segments.length > 1 ? row.segments.at(-1)! : undefined
  return last !== undefined && /^\$?\s?[1-9]\d{0,2}(?:,\d{3})*(?:\.\d\d)?$/.test(last.text) && (Math.abs(last.box.x + last.box.w - edge.right) < PREMIUM_SLACK || Math.abs(last.box.x - edge.x) < PREMIUM_SLACK)
}
const PREMIUM_SLACK = 4
/** Where figures under the last heading of a list of coverages begin or end, where that is what each costs. */
const premiumColumn = (rows: readonly AmountRow[]): { x: number; right: number } | null => {
  const head = rows.find((r) => r.amounts.length === 0 && r.row.segments.length > 2 && /^premium$/i.test(r.row.segments.at(-1)!.text))?.row.segments.at(-1)
  return head ? { x: head.box.x, right: head.box.x + head.box.w } : null
}

const SET_IN_MIN = 3
const SECTION = /^\W*(?:section|part)\s(?:[A-Z]|[IVX]{1,4}|\d{1,2})\b/i
const PARTS_MAX = 5
/** Each row with the coverage it names, or with the one whose name stands alone over it and farther out. */
function namedRows(rows: readonly AmountRow[]): { row: AmountRow; type: CoverageType }[] {
  let over: { type: CoverageType; x: number; page: number; left: number; plain?: boolean } | null = null
  return rows.flatMap((row, i) => {
    if (row.run.text.length >= ROW_LETTERS_MAX) return []
    const x = row.row.segments[0]?.box.x ?? 0
    if (over && (row.page !== over.page || x < over.x || over.left-- <= 0 || SECTION.test(row.run.text) || (over.plain && !PLAIN.test(row.label)))) over = null
    const type = over?.type ?? NAMES.find(([says]) => says.test(row.label))?.[1]
    // Under a numbered section's name its rows need not be set in.
    if (!over && type && row.amounts.length === 0 && row.row.segments.length === 1) over = SECTION.test(row.run.text) ? { type, x, page: row.page, left: 1 } : HEAD_ALONE.test(row.run.text.trim()) && PLAIN.test(rows[i + 1]?.label ?? '') ? { type, x: x - SET_IN_MIN, page: row.page, left: PARTS_MAX, plain: true } : { type, x: x + SET_IN_MIN, page: row.page, left: PARTS_MAX }
    return type ? [{ row, type }] : []
  })
}

const LIMIT_MIN = 5_000
const KEPT_MAX = 25_000
/** `$30,000 deductible $1,000`: the word says of the amount behind it where one stands there. */
const isKept = (a: AmountAt): boolean => a.column === 'deductible' || (a.amount < LIMIT_MIN ? /^\s?ded(?:uctible)?\b/i : /^\s?ded(?:uctible)?\b(?!\W{0,4}\d)/i).test(a.after) || /\bded(?:uctible)?\W{0,4}$/i.test(a.before)
/** `$30,000 whichever is less, minus $1,000 deductible`: the limit of each trailer and what is kept back of it; rows that differ give none. */
function interchangeLimits(rows: readonly AmountRow[]): LimitRead[] {
  const read = (label: string, fits: (a: AmountAt) => boolean): LimitRead[] => {
    const reads = rows.flatMap((row) => row.amounts.filter(fits).slice(0, 1).map((at): LimitRead => ({ label, amount: at.amount, at, page: row.page, confidence: 0.88 })))
    return new Set(reads.map((r) => r.amount)).size === 1 ? settle(reads) : []
  }
  return [
    ...read('limit', (a) => !isKept(a) && a.amount >= LIMIT_MIN && a.amount % 500 === 0 && (a.column === 'limit' || /\blimit\W{0,4}$/i.test(a.before) || /^\W*(?:whichever|each|per|any)\b/i.test(a.after))),
    ...read('deductible', (a) => isKept(a) && a.amount <= KEPT_MAX),
  ]
}
