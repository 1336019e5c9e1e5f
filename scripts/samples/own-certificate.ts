import { type Certificate, type CertificateRow, labelCertificate, type RowLimit } from './certificate.ts'
import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { inventCertificate } from './invent-certificate.ts'
import type { PaperLabel } from './paper-label.ts'
import type { Choices } from './seeded-random.ts'
import { Sheet } from './sheet.ts'
import { inventStyle, printDate, printMoney, type SheetStyle } from './sheet-style.ts'

/** How an issuer of its own certificates names coverages and limits. */
const COVERAGE_NAMES: Partial<Record<CertificateRow['coverage'], string[]>> = {
  general_liability: ['Commercial General Liability', 'General Liability', 'COMMERCIAL GENERAL LIABILITY'],
  auto_liability: ['Automobile Liability', 'Commercial Auto Liability', 'Business Auto', 'AUTOMOBILE LIABILITY'],
  umbrella: ['Umbrella Liability', 'Commercial Umbrella'],
  excess_liability: ['Excess Liability'],
  workers_comp: ["Workers' Compensation", 'Workers Compensation and Employers Liability', 'WORKERS COMPENSATION'],
}
const LIMIT_NAMES: Record<string, string[]> = {
  each_occurrence: ['Each Occurrence', 'Each Occurrence Limit', 'Per Occurrence'],
  damage_to_rented_premises: ['Damage to Rented Premises', 'Damage to Premises Rented to You (any one premises)', 'Fire Legal Liability'],
  med_exp: ['Medical Expense (any one person)', 'Med Exp', 'Medical Payments (each person)'],
  personal_adv_injury: ['Personal & Advertising Injury', 'Personal and Adv Injury'],
  general_aggregate: ['General Aggregate', 'General Aggregate Limit', 'General Aggregate (other than products-completed operations)'],
  products_comp_op_agg: ['Products/Completed Operations Aggregate', 'Products - Comp/Op Agg'],
  combined_single_limit: ['Combined Single Limit', 'Combined Single Limit (each accident)', 'CSL'],
  bodily_injury_per_person: ['Bodily Injury (per person)', 'Bodily Injury - Each Person'],
  bodily_injury_per_accident: ['Bodily Injury (per accident)', 'Bodily Injury - Each Accident'],
  property_damage_per_accident: ['Property Damage (per accident)', 'Property Damage - Each Accident'],
  aggregate: ['Aggregate', 'Aggregate Limit'],
  retention: ['Self-Insured Retention', 'Retention'],
  deductible: ['Deductible'],
  el_each_accident: ['E.L. Each Accident', 'Employers Liability - Each Accident', 'Bodily Injury by Accident - Each Accident'],
  el_disease_each_employee: ['E.L. Disease - Each Employee', 'Bodily Injury by Disease - Each Employee'],
  el_disease_policy_limit: ['E.L. Disease - Policy Limit', 'Bodily Injury by Disease - Policy Limit'],
}

/** One coverage as an own layout prints it. */
export type OwnRow = {
  row: CertificateRow
  name: string
  carrier: string
  naic: string | null
  number: string
  effective: string
  expiration: string
  limits: { name: string; amount: string }[]
  statutory: boolean
}
export type OwnPaper = { sheet: Sheet; certificate: Certificate; rows: OwnRow[]; look: Choices; x: number; w: number }
export type OwnLayout = {
  /** Draws the paper. */
  draw(paper: OwnPaper): void
  /** What this layout leaves out or shares between its coverages. */
  coverages: number
  oneCarrier?: boolean
  onePolicy?: boolean
  naic?: boolean
  letters?: boolean
  noParties?: boolean
}

/** The maker of one kind of own certificate. */
export const ownCertificateMaker =
  (layout: OwnLayout): PaperMaker =>
  (choices, file, today) => {
    const certificate = simplified(inventCertificate(choices.fork('facts'), today), layout)
    const style: SheetStyle = { ...inventStyle(choices.fork('style')), filling: 'text', upperCase: false }
    const look = choices.fork('look')
    const sheet = new Sheet(style, { title: 'Certificate', producer: 'Policy Print 12', producedAt: new Date(`${certificate.issuedOn}T15:00:00Z`) })
    const x = look.between(36, 62)
    layout.draw({ sheet, certificate, rows: certificate.rows.map((row) => ownRow(row, certificate, look, style, layout)), look, x, w: 612 - 2 * x })
    sheet.caption('Drawn for tests from invented data', x, 768, { w: 612 - 2 * x, size: 6.4, align: 'right' })
    return { sheet, label: asPrinted(labelOwn(certificate, file, layout), style) }
  }

/** One policy a row, few rows, each limit once and in money. */
function simplified(base: Certificate, layout: OwnLayout): Certificate {
  const first = base.rows[0]!.terms[0]!
  const rows = base.rows.slice(0, layout.coverages).map((row): CertificateRow => {
    const own = row.terms[0]!
    const term = layout.onePolicy ? first : layout.oneCarrier ? { ...own, letter: first.letter } : own
    const facts = row.facts.statutory ? { statutory: true } : {}
    return { ...row, terms: [term], facts, limits: row.limits.filter(({ words }) => words === undefined) }
  })
  return { ...base, rows, description: [], primaryNoncontributory: null }
}

function ownRow(row: CertificateRow, certificate: Certificate, look: Choices, style: SheetStyle, layout: OwnLayout): OwnRow {
  const term = row.terms[0]!
  const insurer = certificate.insurers.find(({ letter }) => letter === term.letter)!
  const name = (limit: RowLimit): string => limit.caption ?? look.pick(LIMIT_NAMES[limit.label] ?? [limit.label])
  return {
    row,
    name: row.title || look.pick(COVERAGE_NAMES[row.coverage] ?? [row.coverage]),
    carrier: insurer.printed,
    naic: layout.naic ? insurer.carrier.naic : null,
    number: term.number,
    effective: printDate(term.effective, style.dates),
    expiration: printDate(term.expiration, style.dates),
    limits: row.limits.flatMap((limit) =>
      limit.amount === null ? [] : [{ name: name(limit), amount: printMoney(limit.amount, style.money === 'cents' ? 'cents' : 'dollar', false) }],
    ),
    statutory: row.facts.statutory === true,
  }
}

function labelOwn(certificate: Certificate, file: string, layout: OwnLayout): PaperLabel {
  const label = labelCertificate(certificate, file, false)
  const used = new Set(certificate.rows.map((row) => row.terms[0]!.letter))
  const insurers = certificate.insurers.filter(({ letter }) => used.has(letter))
  const lines = label.lines.map((line) => ({
    ...line,
    insurer_letter: layout.letters ? line.insurer_letter : null,
    naic: layout.naic ? line.naic : null,
  }))
  const nobody = { name: null, contact_name: null, email: null, phone: null }
  return {
    ...label,
    form: 'other',
    form_edition: null,
    insurers: Object.fromEntries(insurers.map(({ letter, printed, carrier }) => [letter, { name: printed, naic: layout.naic ? carrier.naic : null }])),
    lines,
    producer: layout.noParties ? nobody : { ...label.producer, contact_name: null },
    certificate_holder: layout.noParties ? null : label.certificate_holder,
  }
}
