import type { Carrier } from './carriers.ts'
import type { Agency, Firm } from './invent-parties.ts'
import type { LabelLine, PaperLabel } from './paper-label.ts'

/** A caption and what stands beside or under it. */
export type Entry = [caption: string, value: string]
/** A part of the page: a heading over entries, or over a table with a head row. */
export type Block =
  | { heading: string; entries: Entry[]; table?: never }
  | { heading: string; entries?: never; table: { head: string[]; rows: string[][]; widths: number[] } }

/** A policy's declarations, as its insurer prints them. */
export type Declaration = {
  title: string
  carrier: Carrier
  showsNaic: boolean
  producer: Agency
  insured: Firm
  policyNumber: string
  effective: string
  expiration: string
  issuedOn: string
  blocks: Block[]
  smallPrint: string[]
  lines: Pick<LabelLine, 'coverage_type' | 'limits' | 'facts'>[]
}

export function labelDeclaration(paper: Declaration, file: string, pages: number): PaperLabel {
  return {
    file,
    pages,
    doc_type: 'declarations',
    form: null,
    form_edition: null,
    digital: true,
    filled: true,
    issued_on: paper.issuedOn,
    insured_name: paper.insured.dba ? `${paper.insured.name} dba ${paper.insured.dba}` : paper.insured.name,
    insured_state: paper.insured.address.state,
    producer: { name: paper.producer.name, contact_name: null, email: null, phone: paper.producer.phone },
    certificate_holder: null,
    insurers: {},
    lines: paper.lines.map((line) => ({
      ...line,
      insurer_letter: null,
      carrier: paper.carrier.name,
      naic: paper.showsNaic ? paper.carrier.naic : null,
      policy_number: paper.policyNumber,
      effective_date: paper.effective,
      expiration_date: paper.expiration,
      additional_insured: null,
      subrogation_waived: null,
    })),
    primary_noncontributory: null,
    notes: '',
  }
}
