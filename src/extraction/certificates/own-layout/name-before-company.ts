import type { Row } from '../../classify/index.ts'
import { knownCoverageOf } from '../rows/coverage-of-text.ts'
import { LEAD, NOT_A_NAME } from './heading-name.ts'

/** `Auto Liability — Acme Insurance Company`, and an item that says all of its policy in one line behind that. */
export function nameBeforeStroke(printed: string, isCompany: (text: string) => boolean): string | null {
  const match = /^(.{4,44}?)\s+[-–—:]\s+(.{12,})$/.exec(printed.replace(LEAD, ''))
  if (!match || NOT_A_NAME.test(match[1]!) || knownCoverageOf(match[1]!) === null) return null
  return isCompany(match[2]!.slice(0, 80)) ? match[1]! : null
}

/** `COMMERCIAL GENERAL LIABILITY  Acme Mutual Insurance Company  NAIC 12345`: the coverage's name, and behind it nothing but its company. */
export function nameBeforeCompany(printed: string, isCompany: (text: string) => boolean): string | null {
  const match = NAME_RUN.exec(printed)
  const rest = match ? printed.slice(match[0].length).replace(/\s+\(?NAIC\b.*$/i, '') : ''
  return match && rest.length >= COMPANY_LETTERS_MIN && !/\d/.test(rest) && COMPANY_ENDS.test(rest) && knownCoverageOf(match[0].trim()) !== null && isCompany(rest) ? match[0].trim() : null
}
const NAME_RUN = /^(?:(?:commercial|comprehensive|general|business|auto(?:mobile)?|liability|umbrella|excess|workers?['’]?s?['’]?|compensation|motor|truck|cargo|professional|pollution|garage|cyber|employers?['’]?s?['’]?|and|&)\s+){2,6}(?=[A-Z])/i
const COMPANY_ENDS = /\b(?:company|co\.?|corporation|corp\.?|exchange|inc\.?|group)\W*$/i
const COMPANY_LETTERS_MIN = 12

/** `Excess liability insurer | Acme Casualty Company`: of which coverage the company is. */
export function nameOfInsurers({ segments }: Row, index: number, isCompany: (text: string) => boolean): string | null {
  const match = INSURER_OF.exec(segments[index]!.text)
  const company = match ? (match[2] ?? '').trim() || segments[index + 1]?.text || '' : ''
  return match && !NOT_A_NAME.test(match[1]!) && knownCoverageOf(match[1]!) !== null && isCompany(company.slice(0, 80)) ? match[1]! : null
}
const INSURER_OF = /^\W*([A-Za-z][A-Za-z'’ /&-]{3,40}?)\s+(?:insurer|carrier|insurance\s+company)\s*(?::\s*(.*))?$/i
