import type { CoverageType } from '../../vocabulary/index.ts'
import { findAmount } from '../values/index.ts'
import type { PageText, TextLine } from './page/page-text.ts'

/** A line that says of the whole paper that it is equipment which is insured, wherever it stands. */
const EQUIPMENT = /^(?:evidence\s+of\s+property(?:\s+insurance)?\W+)?(?:leased|rented|financed)\s+equipment(?:\s+(?:coverage|insurance))?\W*$|^coverage\s*:\s*(?:(?:contractors?['’]?|scheduled|mobile|leased|rented)\s+equipment|inland\s+marine)\b/i

const KINDS: [CoverageType, RegExp][] = [
  ['builders_risk', /\bbuilders?['’]?s?\s+risk\b|\bcourse\s+of\s+construction\b/i],
  ['inland_marine', /\binland\s+marine\b|\b(?:contractors?['’]?s?['’]?|scheduled|unscheduled|mobile|leased|rented|leased\s?(?:[/&]|and|or)\s?rented|rented\s?(?:[/&]|and|or)\s?leased|heavy|farm)\s+(?:equip(?:ment)?\b|machinery\b)|\b(?:equipment|installation|tools?)\s+floater\b/i],
]
/** What stands in or on a building, and what a breakdown costs, is property's: a row of it says that the paper is of property too. */
const OF_BUILDINGS = /\bbuildings?\b(?!\s+materials?)|\bcontents\b|\bproperty\b|\bbpp\b|\bdwelling|\bbreakdown\b|\boffice\b|\bincome\b|\bimprovements\b|\bstock\b/i
const kindNamed = (printed: string): CoverageType | null => (OF_BUILDINGS.test(printed) ? 'property' : (KINDS.find(([, says]) => says.test(printed))?.[0] ?? null))

/**
 * What evidence of property (ACORD 27, 28) is evidence of: equipment or a building under construction where the paper says so at
 * large, as the policy's type, or in the name of everything that it states an amount for; else property.
 */
export function kindOfProperty(text: PageText, policyType: readonly TextLine[], insured: readonly TextLine[]): CoverageType {
  if (text.page.source === 'image') return 'property'
  if (text.lines.some((l) => EQUIPMENT.test(l.text))) return 'inland_marine'
  const typed = kindNamed(policyType.map((l) => l.text).join(' '))
  if (typed && typed !== 'property') return typed
  const named = insured.flatMap((l) => (findAmount(l.text) && /[A-Za-z]{3}/.test(l.text) && !DEDUCTIBLE.test(l.text) ? [kindNamed(l.text)] : []))
  const kinds = new Set(named.filter((kind) => kind !== null))
  const [only] = kinds
  // What is named of no kind may go along with the first row, and does not lead.
  return kinds.size === 1 && only && named[0] === only ? only : 'property'
}
const DEDUCTIBLE = /^\W*(?:[a-z]+\s+){0,3}ded(?:uctible)?\b|\bpremium\b/i
