import { type Certificate, type CertificateRow, labelCertificate } from './certificate.ts'
import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { inventCertificate } from './invent-certificate.ts'
import { addressLines } from './invent-parties.ts'
import type { Choices } from './seeded-random.ts'
import { Sheet } from './sheet.ts'
import { inventStyle, printDate, printMoney } from './sheet-style.ts'

const NAMES: Partial<Record<CertificateRow['coverage'], string>> = {
  general_liability: 'Commercial General Liability',
  auto_liability: 'Automobile Liability',
  umbrella: 'Umbrella Liability',
  excess_liability: 'Excess Liability',
  workers_comp: 'Workers Compensation',
}
const CAPTIONS: Record<string, string> = {
  each_occurrence: 'Each Occurrence',
  damage_to_rented_premises: 'Damage to Rented Premises',
  med_exp: 'Medical Expense (any one person)',
  personal_adv_injury: 'Personal & Advertising Injury',
  general_aggregate: 'General Aggregate',
  products_comp_op_agg: 'Products/Completed Operations Aggregate',
  combined_single_limit: 'Combined Single Limit (each accident)',
  bodily_injury_per_person: 'Bodily Injury (per person)',
  bodily_injury_per_accident: 'Bodily Injury (per accident)',
  property_damage_per_accident: 'Property Damage (per accident)',
  aggregate: 'Aggregate',
  retention: 'Self-Insured Retention',
  deductible: 'Deductible',
  statutory: 'Workers Compensation: Statutory',
  el_each_accident: 'EL Each Accident',
  el_disease_each_employee: 'EL Disease - Each Employee',
  el_disease_policy_limit: 'EL Disease - Policy Limit',
}

/** An insurer's or agency's own certificate: a letter with a table, no column for marks. */
export const makeCarrierCertificate: PaperMaker = (choices, file, today) => {
  const base = inventCertificate(choices.fork('facts'), today)
  const certificate: Certificate = {
    ...base,
    rows: base.rows
      .slice(0, 4)
      .map((row) => ({ ...row, terms: row.terms.slice(0, 1), facts: row.facts.statutory ? { statutory: true } : {} })),
    description: [],
    primaryNoncontributory: null,
  }
  const style = { ...inventStyle(choices.fork('style')), filling: 'text' as const, money: 'dollar' as const, upperCase: false }
  const sheet = new Sheet(style, {
    title: 'Certificate of Insurance',
    producer: 'Policy Print 12',
    producedAt: new Date(`${certificate.issuedOn}T15:00:00Z`),
  })
  draw(sheet, certificate, choices.fork('look'))
  const label = labelCertificate(certificate, file, false)
  const used = new Set(certificate.rows.flatMap((row) => row.terms.map(({ letter }) => letter)))
  const insurers = Object.fromEntries(
    certificate.insurers.filter(({ letter }) => used.has(letter)).map(({ letter, printed }) => [letter, { name: printed, naic: null }]),
  )
  const lines = label.lines.map((line) => ({ ...line, insurer_letter: null, naic: null }))
  const producer = { ...label.producer, contact_name: null }
  return { sheet, label: asPrinted({ ...label, form: 'other', form_edition: null, insurers, lines, producer }, style) }
}

function draw(sheet: Sheet, certificate: Certificate, look: Choices): void {
  const x = look.between(36, 64)
  const w = 612 - 2 * x
  const { producer, insured, holder } = certificate
  const accent = look.pick(['#000000', '#1f3d6b', '#5a2a2a'])
  sheet.caption('CERTIFICATE OF INSURANCE', x, 40, { w, size: 15, bold: true, align: look.pick(['left', 'center']), color: accent })
  sheet.caption(`Date issued: ${printDate(certificate.issuedOn, sheet.style.dates)}`, x, 64, { w, size: 8.5, align: 'right' })
  const party = (caption: string, lines: string[], left: number, y: number): void => {
    sheet.caption(caption, left, y, { bold: true, size: 8 })
    sheet.value('party', lines.join('\n'), left, y + 12, w / 2 - 10, { size: 8.6 })
  }
  party('Issued to (certificate holder):', [holder.name, ...addressLines(holder.address)], x, 84)
  party(
    'Named insured:',
    [insured.dba ? `${insured.name} dba ${insured.dba}` : insured.name, ...addressLines(insured.address)],
    x + w / 2,
    84,
  )
  party('Agent:', [producer.name, ...addressLines(producer.address), producer.phone, producer.email], x, 140)
  sheet.caption('This page lists policies that are in force on the date issued. It gives the holder no rights under them.', x, 212, {
    size: 7.4,
  })
  let y = 230
  const edges = [0, 0.25, 0.42, 0.52, 0.62, 1].map((share) => x + w * share)
  const titles = ['Type of coverage / company', 'Policy number', 'Effective', 'Expires', 'Limits of liability']
  const ruled = look.chance(0.6)
  titles.forEach((text, n) => {
    sheet.caption(text, edges[n]! + 2, y + 3, { bold: true, size: 7 })
  })
  sheet.rule(x, y + 14, x + w, y + 14)
  y += 16
  for (const row of certificate.rows) {
    const h = Math.max(2, row.limits.length) * 10.5 + 6
    const [term] = row.terms
    const insurer = certificate.insurers.find(({ letter }) => letter === term!.letter)!
    sheet.caption(row.title || NAMES[row.coverage]!, edges[0]! + 2, y + 3, { size: 7.6, bold: true })
    sheet.value('insurer', insurer.printed, edges[0]! + 2, y + 13, edges[1]! - edges[0]! - 3, { size: 7.4 })
    sheet.value('policy_number', term!.number, edges[1]! + 2, y + 3, edges[2]! - edges[1]! - 3, { size: 8 })
    sheet.value('effective', printDate(term!.effective, sheet.style.dates), edges[2]! + 2, y + 3, edges[3]! - edges[2]! - 3, { size: 8 })
    sheet.value('expiration', printDate(term!.expiration, sheet.style.dates), edges[3]! + 2, y + 3, edges[4]! - edges[3]! - 3, { size: 8 })
    row.limits.forEach(({ label, caption, amount }, n) => {
      const at = y + 3 + n * 10.5
      sheet.caption(caption ?? CAPTIONS[label] ?? label, edges[4]! + 2, at, { size: 7.2 })
      if (amount !== null) sheet.value('limit', printMoney(amount, 'dollar', false), x + w - 80, at, 78, { size: 8, align: 'right' })
    })
    if (ruled) for (let n = 0; n < 5; n += 1) sheet.box(edges[n]!, y, edges[n + 1]! - edges[n]!, h)
    else sheet.rule(x, y + h, x + w, y + h, 0.3)
    y += h
  }
  sheet.caption('Authorized representative', x, y + 30, { size: 7.4 })
  sheet.signature(x + 100, y + 36, 90, [0.6, 0.9, 0.3, 0.7, 0.2])
  sheet.caption('Drawn for tests from invented data', x, 756, { w, size: 6.4, align: 'right' })
}
