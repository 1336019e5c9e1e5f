import type { CoverageType } from '../../../vocabulary/index.ts'
import type { Row, Segment } from '../../classify/index.ts'
import { findAmount, findDate } from '../../values/index.ts'
import { hasLabel } from '../limits/limit-labels.ts'
import { FACT_LABEL } from '../page/fact-labels.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import type { CoverageSection } from './coverage-sections.ts'
import { nameOf, NOT_A_NAME, withoutBrackets } from './heading-name.ts'
import { nameBeforeCompany, nameBeforeStroke, nameOfInsurers } from './name-before-company.ts'

const BODILY = /^(?:\[?[xX✓]?\]?\s?)(?:liability\s?[-–—:]\s?)?bodily\s+injury\s*(?:\/|and|&)\s*property\s+damage(?:\s+liability)?$|^bi\s*\/\s*pd(?:\s+liability)?$|^liability\s+to\s+others$/i

/** A label whose value is the coverage's name. */
export const TYPE_OF = /^\W*(?:(?:type|class|kind|line)(?:\s+of\s+(?:insurance|coverage|cover|policy|business|risk))?|coverage|cover|interest|insurance|(?:policy|coverage|insurance)\s+type)\W*$/i

export function headingAt(
  row: Row,
  segment: Segment,
  index: number,
  open: CoverageSection | undefined,
  vehicles: boolean,
  isCompany: (text: string) => boolean,
): CoverageSection[] {
  const name = nameBeforeStroke(segment.text, isCompany) ?? nameBeforeCompany(segment.text, isCompany) ?? nameOfInsurers(row, index, isCompany) ?? nameOf(segment.text)
  if (name === null || RUNS_ON.test(name) || isAmongCaptions(row, index) || isKeptBack(name, row, index) || (open && isFactOf(open, name, segment.text))) return []
  // Beside a name in the first place only another bare name is a heading; values stand there otherwise.
  if (index > 0 && row.segments.slice(0, index).some((s) => (nameOf(s.text) === null && !TYPE_OF.test(s.text) && !LETTER.test(s.text) && !TICK.test(s.text)) || findAmount(s.text))) return []
  const amounts = row.segments.some((s) => findAmount(s.text.replace(CODE, '')) !== null && !findDate(s.text))
  const split = splitLabel(name)
  const isOther = split !== null && split.type !== open?.type && !(split.type === 'employers_liability' && open?.type === 'workers_comp')
  // What states a term or a company of its own beside its name is no limit.
  if (open && amounts && !isOther && !row.segments.some((s) => findDate(s.text) || COMPANY_SAID.test(s.text)) && hasLabel(open.type, name) && (WHOLE_NAME.test(withoutBrackets(name)) ? knownCoverageOf(withoutBrackets(name)) === open.type : true)) return []
  if (split && amounts) return isOther ? [{ type: split.type, name: split.name, heading: segment, rows: [] }] : []
  // Behind a coverage's name it is one of that coverage's limits.
  if (index > 0 && BODILY.test(name)) return []
  // Under general liability it is what that pays for.
  if (open?.type === 'general_liability' && amounts && BODILY.test(name) && !/\b(?:combined\s+single|csl)\b/i.test(row.segments.map((s) => s.text).join(' '))) return []
  const type = BODILY.test(name) ? (vehicles ? 'auto_liability' : null) : isLettersOfAuto(row, index) ? 'auto_liability' : NOT_A_NAME.test(withoutBrackets(name)) ? null : (knownCoverageOf(withoutBrackets(name)) ?? knownCoverageOf(name))
  // `Building $350,000` under Commercial Property is one of its limits.
  if (open && amounts && type === open.type && !row.segments.some((s) => findDate(s.text))) return []
  // Which autos are covered, among the automobile policy's own facts.
  if (open?.type === 'auto_liability' && /^(?:covered\s+)?autos?$/i.test(name)) return []
  if (!type || (open && type === 'employers_liability' && open.type === 'workers_comp')) return []
  // Asked last, for the whole list of insurers is gone through.
  if (!BODILY.test(name) && isCompany(name)) return []
  return [{ type, name, heading: segment, rows: [] }]
}

/** `AL | Acme Insurance Company | CA 118 | …`: elsewhere the letters are a state's. */
const isLettersOfAuto = ({ segments }: Row, index: number): boolean => index === 0 && /^AL:?$/.test(segments[0]!.text) && segments.length >= AUTO_CELLS_MIN
const AUTO_CELLS_MIN = 4

/** `Policy | Effective | Expiration | Covered autos`: one more caption. */
const isAmongCaptions = (row: Row, index: number): boolean => index > 1 && row.segments.slice(0, index).every((s) => FACT_LABEL.test(s.text.trim()))
/** `Excess: $2,500 each and every claim`: what is kept back of each loss, by its name in London. */
const isKeptBack = (name: string, row: Row, index: number): boolean => /^excess$/i.test(name) && /\d.*\b(?:each\s+and\s+every|any\s+one)\b|\bnil\b/i.test(row.segments.slice(index).map((s) => s.text).join(' ')) && !/\d,\d{3},\d{3}/.test(row.segments.slice(index).map((s) => s.text).join(' '))

/** `Company: Acme Insurance Company`. */
const COMPANY_SAID = /^\W*(?:(?:insurance\s+)?(?:company|carrier)|insurer|underwritten\s+by)\s?:\s*[A-Z]/i
/** A company's code is no amount of the coverage it stands beside. */
const CODE = /\bNAIC\b\D{0,8}\d{5}\b/i
/** A line of a sentence, which goes on below: `Tennessee, and employers liability limits of`. */
const RUNS_ON = /\s(?:of|with|and|or|in|for|to|by|the|at|on|from)\W*$/i
/** The insurer's letter before the coverage's name. */
const LETTER = /^[A-H]$/
/** What ticks a coverage that a form lists. */
export const TICK = /^\W?[xX✓✔☒☑]\W?$/
/** `General liability (truckers)`: no limit of another coverage is called so. */
const WHOLE_NAME = /^\W*(?:(?:commercial|truckers?['’]?s?|motor\s+carriers?['’]?s?)\s+)?(?:general|auto(?:mobile)?)\s+liability\W*$/i

/** `Auto liability policy #: …` under `Auto liability carrier: …`: one more fact of that coverage, which it has not stated yet. */
function isFactOf({ name, rows }: CoverageSection, printed: string, text: string): boolean {
  const label = FACT_BEHIND.exec(text.slice(text.toLowerCase().indexOf(printed.toLowerCase()) + printed.length))?.[1]?.toLowerCase()
  return label !== undefined && printed.toLowerCase() === name.toLowerCase() && !rows.some((r) => r.segments.some((s) => s.text.toLowerCase().startsWith(`${name.toLowerCase()} ${label}`)))
}
const FACT_BEHIND = /^\s+(policy|limits?|effective|expiration|term|deductible)\b[^:]{0,20}:/i

/** `General Liability Each Occurrence` among another coverage's limits. */
const NAME_THEN_LIMIT = /^((?:(?:commercial|truckers?['’]?s?)\s+)?(?:general|auto(?:mobile)?|professional|pollution|umbrella|excess|garage|farm)\s+liability|(?:business|commercial)\s+auto(?:mobile)?|garage\s?keepers?(?:\s+legal)?(?:\s+liability)?|motor\s+truck\s+cargo)\s+((?:limits?|each|per|any\s+one|general|aggregate|occurrence|combined|products|personal|medical|damage)\b.{0,50})$/i
/** `General Liability - Each Occurrence`: a coverage with one of its own limits. */
function splitLabel(name: string): { type: CoverageType; name: string } | null {
  const match = /^(.{4,44}?)(?:\s+[-–—:]|:)\s+(.{3,60})$/.exec(name) ?? NAME_THEN_LIMIT.exec(name)
  const type = match && !NOT_A_NAME.test(match[1]!) ? knownCoverageOf(match[1]!) : null
  return type && (hasLabel(type, match![2]!) || /^limits?\b/i.test(match![2]!)) ? { type, name: match![1]! } : null
}

/** `Umbrella - each occurrence` among general liability's rows: a limit of the coverage that it names. */
export function namesLimitOfOther(printed: string, type: CoverageType): boolean {
  const name = nameOf(printed)
  const split = name === null ? null : splitLabel(name)
  return split !== null && split.type !== type && !(split.type === 'employers_liability' && type === 'workers_comp')
}
