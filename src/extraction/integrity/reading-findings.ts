import type { IntegrityFinding } from '../../vocabulary/index.ts'
import { carrierOfCode } from '../naic/index.ts'
import type { PartReading } from '../stages.ts'
import { daysBetween } from '../values/index.ts'

const TERM_DAYS_MAX = 1110

/** What the values themselves say: terms that run backwards, terms no policy has, codes no list has. */
export function findInReadings(readings: readonly PartReading[]): IntegrityFinding[] {
  const findings: IntegrityFinding[] = []
  const codes = new Set<string>()
  for (const reading of readings) {
    for (const line of reading.coverage_lines) {
      const place = line.fields.expiration_date?.provenance ?? line.fields.effective_date?.provenance ?? null
      const at = { page: place?.page ?? null, box: place?.box ?? null }
      const { effective_date, expiration_date, naic } = line
      if (effective_date && expiration_date) {
        const days = daysBetween(effective_date, expiration_date)
        const detail = { effective_date, expiration_date, coverage_type: line.coverage_type }
        if (days < 0)
          findings.push({
            severity: 'needs_a_look',
            code: 'expires_before_effective',
            title: 'The policy expires before it takes effect',
            ...at,
            detail,
          })
        else if (days === 0 || days > TERM_DAYS_MAX)
          findings.push({
            severity: 'info',
            code: 'unusual_term',
            title: days === 0 ? 'The policy expires on the day it takes effect' : 'The term is longer than policies run',
            ...at,
            detail,
          })
        if (reading.issued_on && daysBetween(expiration_date, reading.issued_on) > 0)
          findings.push({
            severity: 'info',
            code: 'issued_after_expiration',
            title: 'The paper was issued after the policy it shows had expired',
            ...at,
            detail: { ...detail, issued_on: reading.issued_on },
          })
      }
      if (naic && /^\d{5}$/.test(naic) && !codes.has(naic) && carrierOfCode(naic) === null) {
        codes.add(naic)
        const code = line.fields.naic?.provenance ?? null
        findings.push({
          severity: 'info',
          code: 'unknown_naic',
          title: `NAIC code ${naic} is in none of the lists at hand`,
          page: code?.page ?? null,
          box: code?.box ?? null,
          detail: { naic, carrier: line.carrier },
        })
      }
    }
  }
  return findings
}
