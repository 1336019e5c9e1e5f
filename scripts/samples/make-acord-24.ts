import type { CoverageType } from '../../src/vocabulary/index.ts'
import { type Geometry, inventGeometry } from './acord-25-geometry.ts'
import { type Certificate, type CertificateRow, labelCertificate } from './certificate.ts'
import { drawCoverageBand, drawFoot, drawHead, drawParties } from './draw-acord-25.ts'
import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { inventCertificate } from './invent-certificate.ts'
import { inventPolicyNumber, inventTerm } from './invent-policy.ts'
import type { Choices } from './seeded-random.ts'
import { Sheet } from './sheet.ts'
import { inventStyle, printDate, printMoney } from './sheet-style.ts'

type Section = { coverage: CoverageType; caption: string; rows: number; ticks: string[]; covered: [caption: string, label: string][] }

const SECTIONS: Section[] = [
  {
    coverage: 'property',
    caption: 'PROPERTY',
    rows: 9,
    ticks: ['BASIC', 'BROAD', 'SPECIAL', 'EARTHQUAKE', 'WIND', 'FLOOD'],
    covered: [
      ['BUILDING', 'building'],
      ['PERSONAL PROPERTY', 'personal_property'],
      ['BUSINESS INCOME', 'business_income'],
      ['EXTRA EXPENSE', 'extra_expense'],
      ['RENTAL VALUE', 'rental_value'],
      ['BLANKET BUILDING', 'blanket_building'],
      ['BLANKET PERS PROP', 'blanket_pers_prop'],
      ['BLANKET BLDG & PP', 'blanket_bldg_pp'],
      ['', ''],
    ],
  },
  { coverage: 'inland_marine', caption: 'INLAND MARINE', rows: 4, ticks: ['NAMED PERILS'], covered: [['', 'equipment']] },
  { coverage: 'crime', caption: 'CRIME', rows: 3, ticks: [], covered: [['', 'employee_theft']] },
  { coverage: 'other', caption: 'BOILER & MACHINERY /\nEQUIPMENT BREAKDOWN', rows: 2, ticks: [], covered: [['', '']] },
]
const TYPED: Record<string, string> = { equipment: 'Equipment', employee_theft: 'Employee Theft' }

/** A certificate of property insurance in the manner of an ACORD 24. */
export const makeAcord24: PaperMaker = (choices, file, today) => {
  const facts = choices.fork('facts')
  const base = inventCertificate(facts, today)
  const certificate: Certificate = {
    ...base,
    edition: facts.pick(['2009/09', '2016/03']),
    rows: inventRows(facts, base),
    primaryNoncontributory: null,
    description: facts.chance(0.5) ? ['Replacement cost applies. Wind deductible is two percent.'] : [],
  }
  const style = inventStyle(choices.fork('style'))
  const look = choices.fork('look')
  const sheet = new Sheet(style, {
    title: 'Certificate of Property Insurance',
    producer: 'Agency Desk 7',
    producedAt: new Date(`${certificate.issuedOn}T15:00:00Z`),
  })
  const g = inventGeometry(look)
  let y = drawHead(sheet, certificate, g, 'CERTIFICATE OF PROPERTY INSURANCE')
  y = drawParties(sheet, certificate, g, y)
  sheet.box(g.left, y, g.right - g.left, 24)
  sheet.caption('LOCATION OF PREMISES / DESCRIPTION OF PROPERTY', g.left + 2, y + 2, { bold: true })
  sheet.value('premises', `${certificate.insured.address.street}, ${certificate.insured.address.city}`, g.left + 6, y + 11, 400)
  y = drawCoverageBand(sheet, certificate, g, y + 24)
  y = drawSections(sheet, certificate, g, y)
  drawFoot(sheet, certificate, g, y, [0.8, 0.4, 0.6, 0.3], { form: 'ACORD 24', description: 'SPECIAL CONDITIONS / OTHER COVERAGES' })
  const label = labelCertificate(certificate, file, false)
  return { sheet, label: asPrinted({ ...label, form: 'acord_24' }, style) }
}

function inventRows(choices: Choices, { issuedOn, insurers }: Certificate): CertificateRow[] {
  const issued = Temporal.PlainDate.from(issuedOn)
  const sections = SECTIONS.slice(0, 3).filter((_, n) => n === 0 || choices.chance(0.35))
  return sections.map(({ coverage, covered }) => {
    const shown = coverage === 'property' ? choices.some(covered.slice(0, 4), choices.int(1, 3)) : covered
    return {
      coverage,
      title: '',
      terms: [{ letter: choices.pick(insurers).letter, number: inventPolicyNumber(choices), ...inventTerm(choices, issued) }],
      limits: shown.map(([caption, label]) => ({ label, caption: caption || TYPED[label]!, amount: choices.int(5, 900) * 5_000 })),
      additionalInsured: '',
      subrogationWaived: '',
      facts: {},
    }
  })
}

function drawSections(sheet: Sheet, certificate: Certificate, g: Geometry, top: number): number {
  const c = g.columns
  const covered = c.exp + (c.limits - c.exp) * 1.06
  const edges = [g.left, c.type, c.addl + 4, c.eff - 18, c.exp - 14, covered - 8, c.amounts - 6, g.right]
  const words = [
    'INSR\nLTR',
    'TYPE OF INSURANCE',
    'POLICY NUMBER',
    'POLICY EFFECTIVE\nDATE (MM/DD/YYYY)',
    'POLICY EXPIRATION\nDATE (MM/DD/YYYY)',
    'COVERED PROPERTY',
    'LIMITS',
  ]
  words.forEach((text, n) => {
    const w = edges[n + 1]! - edges[n]!
    sheet.box(edges[n]!, top, w, 16)
    sheet.caption(text, edges[n]!, top + (text.includes('\n') ? 2.5 : 5), {
      w,
      size: n === 3 || n === 4 ? 4.3 : 5,
      bold: true,
      align: 'center',
    })
  })
  let y = top + 16
  const h = g.rowH * 0.95
  for (const section of SECTIONS) {
    const row = certificate.rows.find((one) => one.coverage === section.coverage)
    for (let n = 0; n < 7; n += 1) if (n !== 5) sheet.box(edges[n]!, y, edges[n + 1]! - edges[n]!, section.rows * h)
    sheet.tickBox('section', edges[1]! + 3, y + 1, g.tick * 0.9, row !== undefined)
    sheet.caption(section.caption, edges[1]! + 16, y + 3, { bold: true, size: 5.2 })
    section.ticks.forEach((text, n) => {
      const at = y + (n + 2) * h
      sheet.tickBox('cause', edges[1]! + 3, at + 1, g.tick * 0.85, row !== undefined && text === 'SPECIAL')
      sheet.caption(text, edges[1]! + 15, at + 3.4, { size: 5.2 })
    })
    const [term] = row?.terms ?? []
    if (term) {
      sheet.value('letter', term.letter, edges[0]!, y + 3, edges[1]! - edges[0]!, { align: 'center' })
      sheet.value('policy_number', term.number, edges[2]! + 3, y + 3, edges[3]! - edges[2]! - 4)
      sheet.value('effective', printDate(term.effective, sheet.style.dates), edges[3]!, y + 3, edges[4]! - edges[3]!, { align: 'center' })
      sheet.value('expiration', printDate(term.expiration, sheet.style.dates), edges[4]!, y + 3, edges[5]! - edges[4]!, { align: 'center' })
    }
    for (let n = 0; n < section.rows; n += 1)
      drawCovered(sheet, { edges, y: y + n * h, tick: g.tick * 0.85 }, section.covered[n] ?? ['', ''], row)
    y += section.rows * h
  }
  return y
}

function drawCovered(
  sheet: Sheet,
  { edges, y, tick }: { edges: number[]; y: number; tick: number },
  [caption, label]: [string, string],
  row: CertificateRow | undefined,
): void {
  const limit = label === '' ? undefined : row?.limits.find((one) => one.label === label)
  sheet.tickBox('covered', edges[5]! + 2, y + 1, tick, limit !== undefined)
  if (caption) sheet.caption(caption, edges[5]! + 14, y + 3.2, { size: 5.2 })
  else if (limit) sheet.value('covered_text', limit.caption ?? '', edges[5]! + 14, y + 2, edges[6]! - edges[5]! - 15)
  sheet.rule(edges[5]!, y, edges[7]!, y, 0.4)
  sheet.caption('$', edges[6]! + 2, y + 3, { size: 6 })
  if (limit?.amount)
    sheet.value('limit', printMoney(limit.amount, sheet.style.money, true), edges[6]! + 8, y + 2, edges[7]! - edges[6]! - 10, {
      align: 'right',
    })
}
