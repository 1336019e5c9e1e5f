import { EDITIONS } from './acord-25-captions.ts'
import { inventGeometry } from './acord-25-geometry.ts'
import { type Certificate, labelCertificate } from './certificate.ts'
import { drawAcord25 } from './draw-acord-25.ts'
import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { inventCertificate } from './invent-certificate.ts'
import { Sheet } from './sheet.ts'
import { inventStyle } from './sheet-style.ts'

const PRODUCERS = ['Agency Desk 7', 'PDF Print Driver', 'Forms Server 4.1', 'Browser Print']

export const makeAcord25: PaperMaker = (choices, file, today) => {
  const certificate = inventCertificate(choices.fork('facts'), today)
  const style = inventStyle(choices.fork('style'))
  const look = choices.fork('look')
  const sheet = new Sheet(style, {
    title: 'Certificate of Liability Insurance',
    producer: look.pick(PRODUCERS),
    producedAt: new Date(`${certificate.issuedOn}T15:00:00Z`),
  })
  const hand = look.chance(0.7) ? Array.from({ length: look.int(4, 8) }, () => look.next()) : []
  drawAcord25(sheet, certificate, inventGeometry(look), hand)
  const attached = look.chance(0.12)
  if (attached) drawRemarksPage(sheet, certificate)
  const label = labelCertificate(certificate, file, true)
  return { sheet, label: asPrinted({ ...label, pages: attached ? 2 : 1 }, style) }
}

const NOBODY = { name: '', dba: null, address: { street: '', city: '', state: '', zip: '' } }

/** The form as it comes from the shelf: it proves nothing, and must be read as empty. */
export const makeBlankAcord25: PaperMaker = (choices, file) => {
  const style = inventStyle(choices.fork('style'))
  const look = choices.fork('look')
  const certificate: Certificate = {
    edition: look.pick(EDITIONS),
    issuedOn: '',
    certificateNumber: '',
    revision: '',
    producer: { ...NOBODY, contact: '', phone: '', fax: '', email: '' },
    insured: NOBODY,
    insurers: [],
    rows: [],
    description: [],
    primaryNoncontributory: null,
    holder: NOBODY,
    signer: '',
  }
  const sheet = new Sheet(style, {
    title: 'Certificate of Liability Insurance',
    producer: look.pick(PRODUCERS),
    producedAt: new Date('2026-01-05T15:00:00Z'),
  })
  drawAcord25(sheet, certificate, inventGeometry(look), [])
  const label = labelCertificate(certificate, file, true)
  const producer = { name: null, contact_name: null, email: null, phone: null }
  return {
    sheet,
    label: { ...label, filled: false, issued_on: null, insured_name: null, insured_state: null, certificate_holder: null, producer },
  }
}

/** A schedule of remarks behind the certificate: words, and numbers that are no limits of this insured's. */
function drawRemarksPage(sheet: Sheet, certificate: Certificate): void {
  sheet.nextPage()
  sheet.caption('ADDITIONAL REMARKS SCHEDULE', 36, 40, { size: 14, bold: true })
  sheet.box(36, 64, 540, 60)
  sheet.caption('AGENCY', 39, 67, { bold: true })
  sheet.value('agency', certificate.producer.name, 44, 78, 240)
  sheet.caption('NAMED INSURED', 309, 67, { bold: true })
  sheet.value('named_insured', certificate.insured.name, 314, 78, 240)
  sheet.caption('ADDITIONAL REMARKS', 39, 134, { bold: true, size: 7 })
  const lines = [
    'This page continues the description of operations of the certificate before it.',
    'Locations: all locations of the named insured. Deductible per claim: see policy.',
    'A higher limit of $7,500,000 was quoted for the coming term and is not in force.',
  ]
  sheet.value('remarks', lines.join('\n'), 40, 148, 520)
  sheet.caption('ACORD 101 (2008/01)', 38, 752, { bold: true, size: 7.6 })
}
