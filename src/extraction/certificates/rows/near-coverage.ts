import type { CoverageType } from '../../../vocabulary/index.ts'
import { editsBetween, headEdits } from '../../values/index.ts'

/** Names as forms and agents print them, long enough that none is near another. */
const NAMES: [string, CoverageType][] = [
  ['COMMERCIALGENERALLIABILITY', 'general_liability'],
  ['GENERALLIABILITY', 'general_liability'],
  ['AUTOMOBILELIABILITY', 'auto_liability'],
  ['COMMERCIALAUTO', 'auto_liability'],
  ['AUTOLIABILITY', 'auto_liability'],
  ['BUSINESSAUTO', 'auto_liability'],
  ['UMBRELLALIABILITY', 'umbrella'],
  ['UMBRELLALIAB', 'umbrella'],
  ['EXCESSLIABILITY', 'excess_liability'],
  ['WORKERSCOMPENSATION', 'workers_comp'],
  ['WORKERSCOMPENSATIONANDEMPLOYERSLIABILITY', 'workers_comp'],
  ['GARAGELIABILITY', 'garage_liability'],
  ['GARAGEKEEPERSLIABILITY', 'garagekeepers'],
  ['PROFESSIONALLIABILITY', 'professional_liability'],
  ['ERRORSANDOMISSIONS', 'professional_liability'],
  ['POLLUTIONLIABILITY', 'pollution_liability'],
  ['LIQUORLIABILITY', 'liquor_liability'],
  ['PRODUCTLIABILITY', 'product_liability'],
  ['NONTRUCKINGLIABILITY', 'non_trucking_liability'],
  ['MOTORTRUCKCARGO', 'cargo'],
  ['OCCUPATIONALACCIDENT', 'occupational_accident'],
  ['AUTOPHYSICALDAMAGE', 'auto_physical_damage'],
  ['INLANDMARINE', 'inland_marine'],
  ['BUILDERSRISK', 'builders_risk'],
  ['EQUIPMENTBREAKDOWN', 'other'],
]
/** What may follow the name of what is insured: `Motor Truck Cargo Legal Liability`. What is misread in it says nothing of the name. */
const ENDINGS = ['LIABILITY', 'LEGALLIABILITY', 'INSURANCE', 'COVERAGE']
const LETTERS_PER_ENDING_EDIT = 4
const endsName = (rest: string): boolean => ENDINGS.some((end) => editsBetween(rest, end, end.length / LETTERS_PER_ENDING_EDIT) <= end.length / LETTERS_PER_ENDING_EDIT)
const LETTERS_MIN = 9
/** One letter in so many may be misread, and how much nearer it must be than any other coverage's name. */
const LETTERS_PER_EDIT = 5
const AHEAD_MIN = 1.5
const FIGURES: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '6': 'G' }

/**
 * The coverage whose whole name a picture's garbled letters come near to, `C omnertial General L iabibity`, whatever spaces its
 * type fell apart into; null where none does or two do.
 */
export function nearCoverage(printed: string): CoverageType | null {
  const letters = printed.toUpperCase().replace(/[01568]/g, (figure) => FIGURES[figure]!).replace(/[^A-Z]/g, '')
  if (letters.length < LETTERS_MIN) return null
  const best = new Map<CoverageType, { edits: number; within: boolean }>()
  for (const [name, type] of NAMES) {
    const near = headEdits(letters, name, name.length / LETTERS_PER_EDIT + AHEAD_MIN)
    if (!near) continue
    const edits = near.edits + (!name.includes('LIAB') && endsName(letters.slice(near.length)) ? 0 : letters.length - near.length)
    if (edits < (best.get(type)?.edits ?? Number.POSITIVE_INFINITY)) best.set(type, { edits, within: edits <= name.length / LETTERS_PER_EDIT })
  }
  const [first, next] = [...best].sort((a, b) => a[1].edits - b[1].edits)
  return first?.[1].within && (!next || next[1].edits - first[1].edits >= AHEAD_MIN) ? first[0] : null
}
