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
  return { sheet, label: asPrinted(labelCertificate(certificate, file, true), style) }
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
