import type { CoverageType } from '../../../vocabulary/index.ts'
import type { AmountRow } from '../limits/amount-rows.ts'

const PARTS: [RegExp, CoverageType][] = [
  [/inland\smarine/i, 'inland_marine'],
  [/(?:commercial|business)\sauto|automobile\scoverage\spart|(?:truckers?['’]?|motor\scarrier)\scov(?:erage|\.)?\spart/i, 'auto_liability'],
  [/umbrella/i, 'umbrella'],
  [/crime(?:\sand\sfidelity)?\scoverage/i, 'crime'],
  [/general\sliability/i, 'general_liability'],
  [/commercial\sproperty|property\scov(?:erage)?\spart/i, 'property'],
  [/liquor\sliability/i, 'liquor_liability'],
  [/motor\struck\scargo/i, 'cargo'],
  [/cyber|data\sbreach/i, 'cyber'],
  [/^professional\sliability(?:\scoverage\spart)?$/i, 'professional_liability'],
  [/^workers?['’]?\s?compensation(?:\s(?:and|&)\semployers?['’]?\sliability)?(?:\scoverage\spart)?$/i, 'workers_comp'],
]

/** Under the heads of a list of parts a bare name is a part's. */
const BARE: [RegExp, CoverageType][] = [
  [/^(?:\d\s)?property$/i, 'property'],
  [/^(?:\d\s)?liability$/i, 'general_liability'],
  [/^(?:\d\s)?auto(?:mobile)?$/i, 'auto_liability'],
  [/^(?:\d\s)?crime$/i, 'crime'],
]
const LIST_HEAD = /^(?:section\s)?(?:coverages?(?:\s(?:parts?|lines?|forms?))?|lines?\sof\s(?:business|insurance|coverage))\b(?!.*\b(?:limit|deductible|amount))(?:.{0,30}\s)?(?:annual\s)?premiums?$/i
/** `This policy consists of the following coverage parts for which a premium is indicated.` */
const CONSISTS = /\bfollowing\scoverage\sparts?\b|\bfor\swhich\sa\spremium\sis\s(?:indicated|shown)\b/i
const LISTED_MAX = 16
const DENIED = /not\s(?:covered|purchased|included|taken)|no\scoverage|excluded|declined|rejected|total|n\/a/i

/** A table of parts, each with its limits and its premium: the first cell of a row that ends in a premium names the part. */
const headsTable = ({ row, amounts }: AmountRow): boolean =>
  amounts.length === 0 && row.segments.length > 2 && /^coverage\sparts?$/i.test(row.segments[0]!.text.trim()) && /^(?:annual\s)?premium$/i.test(row.segments.at(-1)!.text.trim())
const endsInPremium = ({ row }: AmountRow): boolean => row.segments.length > 2 && /^\$[\d,]+(?:\.\d\d)?$/.test(row.segments.at(-1)!.text.trim())
const TABLE_ROWS_MAX = 30

const FORMING = /\bcoverage\sparts?\s(?:forming|that\sform)\s(?:a\s)?part\sof\sthis\spolicy\b/i
/** Coverage parts that the common declarations list with a premium, or by the declarations of each. */
export function listedParts(rows: readonly AmountRow[]): CoverageType[] {
  const found = new Set<CoverageType>()
  let listed = 0
  let forming = 0
  let tabled = 0
  for (const row of rows) {
    // Parts listed by their declarations, without premiums.
    if (row.amounts.length === 0 && FORMING.test(row.run.text)) forming = 12
    if (forming-- > 0 && /\bcov(?:erage)?\.?\spart\sdeclarations\b/i.test(row.run.text)) for (const [says, type] of PARTS) if (says.test(row.run.text)) found.add(type)
    if (headsTable(row)) tabled = TABLE_ROWS_MAX
    else if (tabled-- > 0 && endsInPremium(row)) for (const [says, type] of PARTS) if (says.test(row.row.segments[0]!.text)) found.add(type)
    // Under `Coverage Part` and `Premium` each row names a part.
    if (row.amounts.length === 0 && LIST_HEAD.test(row.run.text.trim())) listed = 12
    if (row.amounts.length === 0 && CONSISTS.test(row.run.text)) listed = LISTED_MAX
    if (
      (listed-- <= 0 && !/coverage\spart|commercial|policy/i.test(row.label)) ||
      row.run.text.length > 120 ||
      DENIED.test(row.run.text)
    )
      continue
    const amounts = row.amounts.length || /\bincluded\b|\b\d{2,5}\.\d{2}\b/i.test(row.run.text)
    if (!amounts) continue
    if (listed > 0) for (const [says, type] of BARE) if (says.test(row.label.trim()) || says.test(row.row.segments[0]!.text.trim())) found.add(type)
    for (const [says, type] of PARTS) if ((says.test(row.label) || says.test(row.row.segments[0]!.text.trim())) && !(type === 'inland_marine' && /\bcargo\b/i.test(row.label))) found.add(type)
  }
  const formed = rows.filter(isFormed)
  if (formed.length >= FORMED_MIN) for (const { row } of formed) for (const [says, type] of PARTS) if (says.test(row.segments[0]!.text.trim())) found.add(type)
  return [...found]
}

/** `PROPERTY COVERAGE PART | FM502`: a part with the number of its own declarations' form, in a list of such. */
const isFormed = ({ row: { segments }, amounts }: AmountRow): boolean =>
  amounts.length === 0 && segments.length === 2 && /\bcoverage\spart$/i.test(segments[0]!.text.trim()) && /^[A-Z]{1,4}\s?\d{2,4}[A-Z]?$/.test(segments[1]!.text.trim())
const FORMED_MIN = 2
