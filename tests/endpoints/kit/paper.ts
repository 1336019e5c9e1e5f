import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { PLAIN_GEOMETRY } from '../../../scripts/samples/acord-25-geometry.ts'
import type { Certificate, CertificateRow, Mark } from '../../../scripts/samples/certificate.ts'
import { drawAcord25 } from '../../../scripts/samples/draw-acord-25.ts'
import { PAPER_KINDS } from '../../../scripts/samples/paper-kinds.ts'
import { seededRandom } from '../../../scripts/samples/seeded-random.ts'
import { Sheet } from '../../../scripts/samples/sheet.ts'
import { PLAIN_STYLE } from '../../../scripts/samples/sheet-style.ts'

type Policy = { number?: string; from?: string; to?: string; addl?: Mark; subr?: Mark; limits?: Record<string, number | string | null>; carrier?: 'A' | 'B' | 'C' }
export type Paper = {
  issuedOn?: string
  insured?: string
  state?: string
  email?: string
  holder?: string
  description?: string[]
  gl?: Policy | null
  auto?: Policy | null
  umbrella?: Policy | null
  wc?: Policy | null
  cargo?: Policy | null
  occacc?: Policy | null
}

/** Today where the service's calendar is. Papers are dated from it, so that tests hold on any day. */
export const today = (): string => Temporal.Now.plainDateISO('America/New_York').toString()
export const dayAfter = (days: number, from = today()): string => Temporal.PlainDate.from(from).add({ days }).toString()

const row = (coverage: CertificateRow['coverage'], title: string, p: Policy, number: string, limits: [string, number | null, string?][], facts: CertificateRow['facts']): CertificateRow => ({
  coverage,
  title,
  terms: [{ letter: p.carrier ?? 'A', number: p.number ?? number, effective: p.from ?? dayAfter(-90), expiration: p.to ?? dayAfter(275) }],
  limits: limits
    .filter(([label]) => p.limits?.[label] !== null || label === 'statutory')
    .map(([label, amount, caption]) => {
      const given = p.limits?.[label] ?? amount
      return { label, amount: typeof given === 'string' ? null : given, ...(typeof given === 'string' && { words: given }), ...(caption && { caption }) }
    }),
  additionalInsured: p.addl ?? '',
  subrogationWaived: p.subr ?? '',
  facts,
})

const rowsOf = (p: Paper): CertificateRow[] => [
  ...(p.gl === null ? [] : [row('general_liability', '', p.gl ?? {}, 'GL 100-200', [['each_occurrence', 1_000_000], ['damage_to_rented_premises', 100_000], ['med_exp', 5_000], ['personal_adv_injury', 1_000_000], ['general_aggregate', 2_000_000], ['products_comp_op_agg', 2_000_000]], { occurrence_form: true, aggregate_basis: 'per_policy' })]),
  ...(p.auto ? [row('auto_liability', '', p.auto, 'CA 300-400', [['combined_single_limit', 1_000_000]], { auto_scope: ['any_auto'] })] : []),
  ...(p.umbrella ? [row('umbrella', '', p.umbrella, 'UM 500-600', [['each_occurrence', 2_000_000], ['aggregate', 2_000_000], ['retention', 10_000]], { umbrella_or_excess: 'umbrella', occurrence_form: true })] : []),
  ...(p.wc ? [row('workers_comp', '', p.wc, 'WC 700-800', [['statutory', null], ['el_each_accident', 1_000_000], ['el_disease_each_employee', 1_000_000], ['el_disease_policy_limit', 1_000_000]], { statutory: true, officers_excluded: false })] : []),
  ...(p.cargo ? [row('cargo', 'Motor Truck Cargo', p.cargo, 'MTC 900-100', [['per_vehicle', 100_000, 'Per Vehicle'], ['deductible', 1_000, 'Deductible']], {})] : []),
  ...(p.occacc ? [row('occupational_accident', 'Occupational Accident', p.occacc, 'OA 111-222', [['combined_single_limit', 1_000_000, 'Combined Single Limit']], {})] : []),
]

const drawn = new Map<string, Promise<Uint8Array>>()
/** A digital ACORD 25 of our own: general liability unless it is null, and what else is asked. The same wish gives the same bytes. */
export function certificate(paper: Paper = {}): Promise<Uint8Array> {
  const key = JSON.stringify([paper, today()])
  let made = drawn.get(key)
  if (!made) drawn.set(key, (made = draw(paper)))
  return made
}

async function draw(paper: Paper): Promise<Uint8Array> {
  const issuedOn = paper.issuedOn ?? today()
  const filled: Certificate = {
    edition: '2016/03',
    issuedOn,
    certificateNumber: '1',
    revision: '',
    producer: { name: 'Cedar Ridge Insurance Agency', contact: 'Dana Whitlock', phone: '(615) 555-0142', fax: '(615) 555-0143', email: paper.email ?? 'certificates@cedarridge.example', address: { street: '2200 Commerce St', city: 'Nashville', state: 'TN', zip: '37209' } },
    insured: { name: paper.insured ?? 'Blue Heron Trucking LLC', dba: null, address: { street: '4815 Terminal Dr', city: 'Memphis', state: paper.state ?? 'TN', zip: '38118' } },
    insurers: [
      { letter: 'A', carrier: { naic: '11371', name: 'Great West Casualty Company' }, printed: 'Great West Casualty Company' },
      { letter: 'B', carrier: { naic: '16535', name: 'Zurich American Insurance Company' }, printed: 'Zurich American Insurance Company' },
      { letter: 'C', carrier: { naic: '10464', name: 'Canal Insurance Company' }, printed: 'Canal Insurance Company' },
    ],
    rows: rowsOf(paper),
    description: paper.description ?? ['Certificate holder is listed below.'],
    primaryNoncontributory: null,
    holder: { name: paper.holder ?? 'Northfork Logistics Partners, Inc.', dba: null, address: { street: '900 Harbor Way', city: 'Chicago', state: 'IL', zip: '60638' } },
    signer: 'Dana Whitlock',
  }
  const sheet = new Sheet(PLAIN_STYLE, { title: 'Certificate of Liability Insurance', producer: 'Sample papers', producedAt: new Date(`${issuedOn}T15:00:00Z`) })
  drawAcord25(sheet, filled, PLAIN_GEOMETRY, [0.9, 0.3, 0.7, 0.2, 0.8, 0.4])
  return bytesOf((path) => sheet.save(path))
}

/** Declarations of the general liability policy that the certificate shows, with another amount for each occurrence. */
export const declarations = (eachOccurrence: number, number = 'GL 100-200'): Promise<Uint8Array> =>
  typed(['GREAT WEST CASUALTY COMPANY', 'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS', `Policy Number: ${number}`, `Policy Period: From ${printedDay(-90)} To ${printedDay(275)} at 12:01 A.M. standard time`, 'Named Insured: Blue Heron Trucking LLC', '4815 Terminal Dr, Memphis, TN 38118', 'LIMITS OF INSURANCE', `Each Occurrence Limit: $${eachOccurrence.toLocaleString('en-US')}`, 'These declarations and the policy forms complete this policy.'])

/** A carrier's notice that it cancels the policy, or that it takes that back. */
/** Of the policy with this number; null prints none, so that nobody can tell which policy is meant. */
export const cancellationNotice = (number: string | null): Promise<Uint8Array> =>
  typed(['GREAT WEST CASUALTY COMPANY', 'NOTICE OF CANCELLATION OF INSURANCE', 'Named Insured: Blue Heron Trucking LLC', ...(number === null ? [] : [`Policy Number: ${number}`]), `Effective date of cancellation: ${printedDay(20)} 12:01 A.M.`, 'You are hereby notified that the above policy is cancelled for nonpayment of premium.'])
export const reinstatementNotice = (number: string): Promise<Uint8Array> =>
  typed(['GREAT WEST CASUALTY COMPANY', 'NOTICE OF REINSTATEMENT', 'Named Insured: Blue Heron Trucking LLC', `Policy Number: ${number}`, 'The notice of cancellation is rescinded. Your policy is reinstated without a lapse in coverage.'])

/** An endorsement that changes the policy of this number in words of which nothing can be held; null prints none. */
export const unreadEndorsement = (number: string | null): Promise<Uint8Array> =>
  typed(['GREAT WEST CASUALTY COMPANY', 'POLICY CHANGES', 'Named Insured: Blue Heron Trucking LLC', ...(number === null ? [] : [`Policy Number: ${number}`]), 'Location 2 is deleted from the policy.', 'All other terms and conditions of this policy remain unchanged.'])

const printedDay = (days: number): string => dayAfter(days).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

const typed = (lines: string[]): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const page = new PDFDocument({ size: 'LETTER' })
    const parts: Buffer[] = []
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    page.fontSize(10)
    for (const line of lines) page.text(line)
    page.end()
  })

/** Any paper of the sample maker, such as `none_invoice`. */
export const samplePaper = (kind: string, seed = 1): Promise<Uint8Array> => bytesOf((path) => PAPER_KINDS[kind]!(seededRandom(`${kind}/${seed}`), `${kind}.pdf`, today()).sheet.save(path))

async function bytesOf(save: (path: string) => Promise<void>): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'ivs-paper-'))
  try {
    await save(join(folder, 'paper.pdf'))
    return new Uint8Array(readFileSync(join(folder, 'paper.pdf')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
