import { type AmountRow, columnOf } from '../limits/amount-rows.ts'

export const PROPERTY_ROW = /business\spersonal\sproperty|^building\b|\bbuildings?\s?(?:-|:|limit|replacement|\d)|blanket\sbuilding|contents|farm\s(?:structures|personal\sproperty)|\bbarns?\b/i
/** What a row's amount is of: the words before it, or where it stands first those behind it. */
export const nameOfRow = ({ label, run, amounts }: AmountRow): string => (/[a-z]/i.test(label) || !amounts[0] ? label : run.text.slice(amounts[0].end).trim())
/** Business personal property with a limit of its own is insured, whatever the declarations are called. */
export const isContents = (row: AmountRow): boolean => /business\spersonal\sproperty|farm\s(?:structures|personal\sproperty)/i.test(row.label) && row.amounts.some((a) => a.amount >= 5000 && a.column !== 'premium' && a.column !== 'deductible')

/** `Property coverage` beside `Limit of insurance`, over a list of its own. */
export const headsProperty = ({ amounts, row: { segments } }: AmountRow): boolean =>
  amounts.length === 0 && segments.length > 1 && segments.length < 4 && /^(?:business\s)?property\scoverages?$/i.test(segments[0]!.text) && columnOf(segments[1]!.text) === 'limit'

/** `SECTION I - PROPERTY SCHEDULE` over what is insured at each place, whatever its heads are called. */
export const headsPropertySection = (row: AmountRow, i: number, rows: readonly AmountRow[]): boolean =>
  row.amounts.length === 0 && PROPERTY_SECTION.test(row.run.text) && rows.slice(i + 1, i + 1 + SECTION_ROWS).some((r) => r.page === row.page && r.amounts.some((a) => a.amount >= PLACES_MIN && a.column === 'limit'))
const PROPERTY_SECTION = /^section\s(?:i|1)\b\W{0,4}property(?:\s(?:schedule|coverages?))?$/i
const SECTION_ROWS = 6
const PLACES_MIN = 5_000
/** A table of places: `Premises  Building  Personal property` over a row of amounts for each. */
export const headsPlaces = (row: AmountRow, i: number, rows: readonly AmountRow[]): boolean => {
  const next = rows[i + 1]
  const cells = row.row.segments.map((s) => s.text.trim())
  return row.amounts.length === 0 && cells.some((c) => /^buildings?$/i.test(c)) && cells.some((c) => /^(?:business\s)?(?:personal\sproperty|contents)$/i.test(c)) && next !== undefined && next.page === row.page && next.amounts.some((a) => a.amount >= PLACES_MIN)
}
