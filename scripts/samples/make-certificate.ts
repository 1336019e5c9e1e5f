import { writeFileSync } from 'node:fs'
import { PLAIN_GEOMETRY } from './acord-25-geometry.ts'
import { type Certificate, labelCertificate } from './certificate.ts'
import { drawAcord25 } from './draw-acord-25.ts'
import { Sheet } from './sheet.ts'
import { PLAIN_STYLE } from './sheet-style.ts'

/**
 * The sample certificate: a motor carrier, in force on the day given. Usage: make-certificate.ts [YYYY-MM-DD] [OUT.pdf]
 * The day is that of issue; the policies began some months before it.
 */
const [issuedOn = '2026-11-21', out = 'samples/certificate.pdf'] = process.argv.slice(2)
const issued = Temporal.PlainDate.from(issuedOn)

function term(
  letter: string,
  number: string,
  monthsAgo: number,
): { letter: string; number: string; effective: string; expiration: string } {
  const effective = issued.subtract({ months: monthsAgo }).with({ day: 1 })
  return { letter, number, effective: effective.toString(), expiration: effective.add({ years: 1 }).toString() }
}

const certificate: Certificate = {
  edition: '2016/03',
  issuedOn,
  certificateNumber: '26-27 Master',
  revision: '',
  producer: {
    name: 'Cedar Ridge Insurance Agency',
    contact: 'Dana Whitlock',
    phone: '(615) 555-0142',
    fax: '(615) 555-0143',
    email: 'certificates@cedarridge.example',
    address: { street: '2200 Commerce St, Suite 310', city: 'Nashville', state: 'TN', zip: '37209' },
  },
  insured: {
    name: 'Blue Heron Trucking LLC',
    dba: null,
    address: { street: '4815 Terminal Dr', city: 'Memphis', state: 'TN', zip: '38118' },
  },
  insurers: [
    { letter: 'A', carrier: { naic: '11371', name: 'Great West Casualty Company' }, printed: 'Great West Casualty Company' },
    { letter: 'B', carrier: { naic: '16535', name: 'Zurich American Insurance Company' }, printed: 'Zurich American Insurance Company' },
    { letter: 'C', carrier: { naic: '10464', name: 'Canal Insurance Company' }, printed: 'Canal Insurance Company' },
  ],
  rows: [
    {
      coverage: 'general_liability',
      title: '',
      terms: [term('A', 'GWP 48217-03', 3)],
      limits: [
        { label: 'each_occurrence', amount: 1_000_000 },
        { label: 'damage_to_rented_premises', amount: 100_000 },
        { label: 'med_exp', amount: 5_000 },
        { label: 'personal_adv_injury', amount: 1_000_000 },
        { label: 'general_aggregate', amount: 2_000_000 },
        { label: 'products_comp_op_agg', amount: 2_000_000 },
      ],
      additionalInsured: 'Y',
      subrogationWaived: 'Y',
      facts: { occurrence_form: true, aggregate_basis: 'per_policy' },
    },
    {
      coverage: 'auto_liability',
      title: '',
      terms: [term('A', 'GWP 48217-03', 3)],
      limits: [{ label: 'combined_single_limit', amount: 1_000_000 }],
      additionalInsured: 'Y',
      subrogationWaived: 'Y',
      facts: { auto_scope: ['scheduled', 'hired', 'non_owned'] },
    },
    {
      coverage: 'umbrella',
      title: '',
      terms: [term('A', 'UMB 90331-01', 3)],
      limits: [
        { label: 'each_occurrence', amount: 2_000_000 },
        { label: 'aggregate', amount: 2_000_000 },
        { label: 'retention', amount: 10_000 },
      ],
      additionalInsured: '',
      subrogationWaived: '',
      facts: { umbrella_or_excess: 'umbrella', occurrence_form: true },
    },
    {
      coverage: 'workers_comp',
      title: '',
      terms: [term('B', 'WC 7710426', 3)],
      limits: [
        { label: 'statutory', amount: null },
        { label: 'el_each_accident', amount: 1_000_000 },
        { label: 'el_disease_each_employee', amount: 1_000_000 },
        { label: 'el_disease_policy_limit', amount: 1_000_000 },
      ],
      additionalInsured: '',
      subrogationWaived: 'Y',
      facts: { statutory: true, officers_excluded: false },
    },
    {
      coverage: 'cargo',
      title: 'Motor Truck Cargo',
      terms: [term('C', 'MTC-2260415', 5)],
      limits: [
        { label: 'per_vehicle', amount: 100_000, caption: 'Per Vehicle' },
        { label: 'deductible', amount: 1_000, caption: 'Deductible' },
      ],
      additionalInsured: '',
      subrogationWaived: '',
      facts: {},
    },
  ],
  description: [
    'Certificate holder is an additional insured for general liability and automobile liability where required by written contract.',
    'Coverage is primary and non-contributory. A waiver of subrogation applies in favor of the certificate holder.',
    'Refrigeration breakdown is included in the motor truck cargo policy.',
  ],
  primaryNoncontributory: true,
  holder: {
    name: 'Northfork Logistics Partners, Inc.',
    dba: null,
    address: { street: '900 Harbor Way', city: 'Chicago', state: 'IL', zip: '60638' },
  },
  signer: 'Dana Whitlock',
}

const sheet = new Sheet(PLAIN_STYLE, {
  title: 'Certificate of Liability Insurance',
  producer: 'Sample papers',
  producedAt: new Date(`${issuedOn}T15:00:00Z`),
})
drawAcord25(sheet, certificate, PLAIN_GEOMETRY, [0.9, 0.3, 0.7, 0.2, 0.8, 0.4])
await sheet.save(out)
writeFileSync(out.replace(/\.pdf$/, '.label.json'), `${JSON.stringify(labelCertificate(certificate, 'certificate.pdf', true), null, 1)}\n`)
