import type { CoverageType } from '../../src/vocabulary/index.ts'
import type { Carrier } from './carriers.ts'
import type { Agency, Firm } from './invent-parties.ts'
import type { LabelLimit, LabelLine, LineFacts, PaperLabel } from './paper-label.ts'

/** What stands in an ADDL INSD or SUBR WVD cell. */
export type Mark = 'X' | 'Y' | 'N' | ''
export type PolicyTerm = { letter: string; number: string; effective: string; expiration: string }
/** A limit as the row shows it; `caption` is printed for rows without preprinted captions, `words` stand instead of an amount. */
export type RowLimit = LabelLimit & { caption?: string; words?: string }

/** One row of a certificate: usually one policy, sometimes several that share the row. */
export type CertificateRow = {
  coverage: CoverageType
  title: string
  terms: PolicyTerm[]
  limits: RowLimit[]
  additionalInsured: Mark
  subrogationWaived: Mark
  facts: LineFacts
}

export type Certificate = {
  edition: string
  issuedOn: string
  certificateNumber: string
  revision: string
  producer: Agency
  insured: Firm
  insurers: { letter: string; carrier: Carrier; printed: string }[]
  rows: CertificateRow[]
  description: string[]
  primaryNoncontributory: boolean | null
  holder: Firm
  signer: string
}

export function labelCertificate(certificate: Certificate, file: string, hasMarkColumns: boolean): PaperLabel {
  const insurers = Object.fromEntries(
    certificate.insurers.map(({ letter, carrier, printed }) => [letter, { name: printed, naic: carrier.naic }]),
  )
  const mark = (value: Mark): boolean | null => (hasMarkColumns ? value === 'X' || value === 'Y' : null)
  const lines = certificate.rows.flatMap((row): LabelLine[] =>
    row.terms.map((term) => ({
      coverage_type: row.coverage,
      insurer_letter: term.letter,
      carrier: insurers[term.letter]?.name ?? null,
      naic: insurers[term.letter]?.naic ?? null,
      policy_number: term.number,
      effective_date: term.effective,
      expiration_date: term.expiration,
      // Words instead of an amount are no limit that could be compared.
      limits: row.limits.filter(({ words }) => words === undefined).map(({ label, amount }) => ({ label, amount })),
      additional_insured: mark(row.additionalInsured),
      subrogation_waived: mark(row.subrogationWaived),
      facts: row.facts,
    })),
  )
  const { producer, insured } = certificate
  return {
    file,
    pages: 1,
    doc_type: 'coi',
    form: 'acord_25',
    form_edition: certificate.edition,
    digital: true,
    filled: true,
    issued_on: certificate.issuedOn,
    insured_name: insured.dba ? `${insured.name} dba ${insured.dba}` : insured.name,
    insured_state: insured.address.state,
    producer: { name: producer.name, contact_name: producer.contact, email: producer.email, phone: producer.phone },
    certificate_holder: certificate.holder.name,
    insurers,
    lines,
    primary_noncontributory: certificate.primaryNoncontributory,
    notes: '',
  }
}
