import type { Form } from '../../src/vocabulary/index.ts'
import { CARRIERS, type Carrier } from './carriers.ts'
import { type Agency, type Firm, inventAgency, inventFirm, inventHolder } from './invent-parties.ts'
import { inventPolicyNumber, inventTerm } from './invent-policy.ts'
import type { LabelLine, PaperLabel } from './paper-label.ts'
import type { Choices } from './seeded-random.ts'

/** What the forms with one insurer share: evidence of property, vehicle certificates, binders. */
export type Evidence = {
  issuedOn: string
  producer: Agency
  insured: Firm
  carrier: Carrier
  holder: Firm
  policyNumber: string
  effective: string
  expiration: string
}

export function inventEvidence(choices: Choices, today: string, trade: 'carrier' | 'contractor'): Evidence {
  const issued = Temporal.PlainDate.from(today).subtract({ days: choices.int(0, 700) })
  return {
    issuedOn: issued.toString(),
    producer: inventAgency(choices),
    insured: { ...inventFirm(choices, trade), dba: null },
    carrier: choices.pick(CARRIERS),
    holder: inventHolder(choices),
    policyNumber: inventPolicyNumber(choices),
    ...inventTerm(choices, issued),
  }
}

type Stated = Pick<LabelLine, 'coverage_type' | 'limits' | 'facts'>

export function labelEvidence(
  evidence: Evidence,
  file: string,
  form: Form,
  edition: string | null,
  lines: Stated[],
  shows: { naic: boolean; policyNumber: boolean },
): PaperLabel {
  const { producer, insured, carrier } = evidence
  return {
    file,
    pages: 1,
    doc_type: form === 'acord_75' ? 'binder' : 'coi',
    form,
    form_edition: edition,
    digital: true,
    filled: true,
    issued_on: evidence.issuedOn,
    insured_name: insured.name,
    insured_state: insured.address.state,
    producer: { name: producer.name, contact_name: null, email: null, phone: producer.phone },
    certificate_holder: evidence.holder.name,
    insurers: {},
    lines: lines.map((line) => ({
      ...line,
      insurer_letter: null,
      carrier: carrier.name,
      naic: shows.naic ? carrier.naic : null,
      policy_number: shows.policyNumber ? evidence.policyNumber : null,
      effective_date: evidence.effective,
      expiration_date: evidence.expiration,
      additional_insured: null,
      subrogation_waived: null,
    })),
    primary_noncontributory: null,
    notes: '',
  }
}
