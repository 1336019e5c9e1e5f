import type { Row } from '../classify/index.ts'

const OTHERS = String.raw`(?:independent\s|uninsured\s|insured\s|your\s|our\s|all\s|any\s|the\s|its\s|their\s|each\s){0,3}(?:sub-?\s?contractors?|contractors?|sub-?haulers?|owner[-\s]operators?|vendors?|tenants?|lessees?)\b`
const FROM = new RegExp(String.raw`\b(?:required|requires?|asked|demanded|obtain(?:ed)?)\s(?:[a-z]{2,8}\s){0,2}?(?:of|from|by|for)\s${OTHERS}`, 'i')
const THEIRS = new RegExp(String.raw`\b${OTHERS}['’]?\s(?:are\srequired|is\srequired|must|shall|need|(?:minimum|required)\s(?:insurance\s|limits?\b|coverages?\b|requirements?\b))`, 'i')
/** Of insurance, and no remark that goes on: `Certificates are required of all subcontractors.` */
const INSURANCE = /\b(?:auto\w*|liability|limits?|insurance|coverages?|compensation|umbrella|excess|cargo)\b/i
const LETTERS_MAX = 110
const AMOUNT = /\$\s?\d|\b\d{1,3}(?:,\d{3})+/
const LINES_APART = 2.6
const ROWS_MAX = 8

/**
 * Rows that say what insurance somebody else must have: `Auto limit required of subcontractors  $1,000,000`, or such a heading with the
 * amounts under it, down to the next line without any. None of it is the policy's.
 */
export function requiredOfOthers(rows: readonly Row[]): Set<Row> {
  const found = new Set<Row>()
  for (let i = 0; i < rows.length; i++) {
    const text = textOf(rows[i]!)
    if (text.length > LETTERS_MAX || !(FROM.test(text) || THEIRS.test(text)) || !INSURANCE.test(text) || /[.;]\s*$/.test(text)) continue
    found.add(rows[i]!)
    if (AMOUNT.test(text)) continue
    for (const row of rows.slice(i + 1, i + 1 + ROWS_MAX)) {
      const above = rows[rows.indexOf(row) - 1]!
      if (row.page !== above.page || row.y - above.y > LINES_APART * Math.max(7, row.h, above.h) || !AMOUNT.test(textOf(row))) break
      found.add(row)
    }
  }
  return found
}
const textOf = ({ segments }: Row): string => segments.map((s) => s.text).join(' ')
