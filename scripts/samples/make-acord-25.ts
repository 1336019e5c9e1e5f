import { inventGeometry } from './acord-25-geometry.ts'
import { labelCertificate } from './certificate.ts'
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
