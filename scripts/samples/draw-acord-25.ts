import type { Geometry } from './acord-25-geometry.ts'
import { drawCoverageRows } from './acord-25-rows.ts'
import type { Certificate } from './certificate.ts'
import { addressLines } from './invent-parties.ts'
import type { Sheet } from './sheet.ts'
import { printDate } from './sheet-style.ts'

/** The notices of the form, in words of our own: what matters here is that a block of small print stands there. */
const NOTICES = {
  first:
    'THIS PAPER INFORMS ITS HOLDER OF INSURANCE THAT THE NAMED FIRM HAS BOUGHT. IT GRANTS NOTHING AND BINDS NO INSURER.\nIT CHANGES NO POLICY: NEITHER ITS TERMS NOR ITS LIMITS NOR ITS EXCLUSIONS. THE INSURERS, THE PRODUCER AND THE HOLDER\nHAVE MADE NO AGREEMENT WITH EACH OTHER BY ISSUING OR RECEIVING IT.',
  second:
    'PLEASE NOTE: a holder who is to be an ADDITIONAL INSURED needs a policy provision or an endorsement that says so. A waiver of\nSUBROGATION likewise rests on the policy and may need an endorsement. Words on this page alone give the holder neither.',
  listed:
    'THE POLICIES IN THE TABLE WERE ISSUED TO THE FIRM NAMED ABOVE FOR THE PERIODS STATED. WHATEVER A CONTRACT WITH THE HOLDER MAY ASK,\nTHE INSURANCE IS WHAT EACH POLICY SAYS, WITH ALL ITS CONDITIONS AND EXCLUSIONS. CLAIMS ALREADY PAID MAY HAVE LOWERED THE LIMITS.',
  cancellation:
    'IF A POLICY LISTED HERE IS CANCELLED BEFORE ITS EXPIRATION DATE,\nNOTICE IS GIVEN AS THAT POLICY PROVIDES AND NOT OTHERWISE.',
}

/** Draws one certificate in the manner of an ACORD 25. `signature` bends the signer's hand. */
export function drawAcord25(sheet: Sheet, certificate: Certificate, g: Geometry, signature: number[]): void {
  let y = drawHead(sheet, certificate, g, 'CERTIFICATE OF LIABILITY INSURANCE')
  y = drawParties(sheet, certificate, g, y)
  y = drawCoverageBand(sheet, certificate, g, y)
  y = drawCoverageRows(sheet, certificate, g, y)
  drawFoot(sheet, certificate, g, y, signature, { form: 'ACORD 25', description: descriptionTitle(certificate.edition) })
}

const descriptionTitle = (edition: string): string =>
  Number(edition.slice(0, 4)) >= 2014
    ? 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES  (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)'
    : 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES  (Attach ACORD 101, Additional Remarks Schedule, if more space is required)'

export function drawHead(sheet: Sheet, certificate: Pick<Certificate, 'issuedOn'>, g: Geometry, title: string): number {
  const dateX = g.right - 82
  sheet.caption(title, g.left, g.top + 8, { w: dateX - g.left, size: 15.5, bold: true, align: 'center' })
  sheet.box(dateX, g.top, 82, 28)
  sheet.caption('DATE (MM/DD/YYYY)', dateX, g.top + 3, { w: 82, bold: true, align: 'center' })
  sheet.value('issue_date', printDate(certificate.issuedOn, sheet.style.dates), dateX, g.top + 14, 82, { align: 'center' })
  const y = g.top + 28
  sheet.box(g.left, y, g.right - g.left, 30)
  sheet.caption(NOTICES.first, g.left + 4, y + 4, { size: 7, bold: true })
  sheet.box(g.left, y + 30, g.right - g.left, 21)
  sheet.caption(NOTICES.second, g.left + 4, y + 33, { size: 7 })
  return y + 51
}

export function drawParties(sheet: Sheet, certificate: Certificate, g: Geometry, y: number): number {
  const h = g.partyH
  const { producer, insured } = certificate
  const bottom = y + 10 * h
  const boundary = y + 5 * h
  sheet.box(g.left, y, g.split - g.left, boundary - y)
  sheet.box(g.left, boundary, g.split - g.left, bottom - boundary)
  sheet.caption('PRODUCER', g.left + 2, y + 2, { bold: true })
  sheet.value('producer', [producer.name, ...addressLines(producer.address)].join('\n'), g.left + 12, y + 12, g.split - g.left - 20)
  sheet.caption('INSURED', g.left + 2, boundary + 2, { bold: true })
  const names = insured.dba ? [insured.name, `dba ${insured.dba}`] : [insured.name]
  sheet.value('insured', [...names, ...addressLines(insured.address)].join('\n'), g.left + 12, boundary + 12, g.split - g.left - 20)

  const wide = g.right - g.split
  const naicX = g.right - 62
  const cell = (row: number, x: number, w: number): void => sheet.box(x, y + row * h, w, h)
  cell(0, g.split, wide)
  sheet.caption('CONTACT\nNAME:', g.split + 2, y + 0.8, { bold: true, size: 4.8 })
  sheet.value('contact', producer.contact, g.split + 32, y + 2.7, wide - 36)
  const faxX = g.split + wide * 0.56
  cell(1, g.split, faxX - g.split)
  cell(1, faxX, g.right - faxX)
  sheet.caption('PHONE\n(A/C, No, Ext):', g.split + 2, y + h + 0.8, { bold: true, size: 4.8 })
  sheet.value('phone', producer.phone, g.split + 44, y + h + 2.7, faxX - g.split - 46)
  sheet.caption('FAX\n(A/C, No):', faxX + 2, y + h + 0.8, { bold: true, size: 4.8 })
  sheet.value('fax', producer.fax, faxX + 30, y + h + 2.7, g.right - faxX - 32)
  cell(2, g.split, wide)
  sheet.caption('E-MAIL\nADDRESS:', g.split + 2, y + 2 * h + 0.8, { bold: true, size: 4.8 })
  sheet.value('email', producer.email, g.split + 32, y + 2 * h + 2.7, wide - 36)
  cell(3, g.split, naicX - g.split)
  cell(3, naicX, g.right - naicX)
  sheet.caption('INSURER(S) AFFORDING COVERAGE', g.split, y + 3 * h + 3.4, { w: naicX - g.split, bold: true, align: 'center' })
  sheet.caption('NAIC #', naicX, y + 3 * h + 3.4, { w: g.right - naicX, bold: true, align: 'center' })
  for (const [n, letter] of [...'ABCDEF'].entries()) {
    cell(4 + n, g.split, naicX - g.split)
    cell(4 + n, naicX, g.right - naicX)
    sheet.caption(`INSURER ${letter} :`, g.split + 2, y + (4 + n) * h + 3.6, { bold: true })
    const insurer = certificate.insurers.find((one) => one.letter === letter)
    if (!insurer) continue
    sheet.value('insurer', insurer.printed, g.split + 42, y + (4 + n) * h + 2.7, naicX - g.split - 44)
    sheet.value('naic', insurer.carrier.naic, naicX, y + (4 + n) * h + 2.7, g.right - naicX, { align: 'center' })
  }
  return bottom
}

export function drawCoverageBand(sheet: Sheet, certificate: Certificate, g: Geometry, y: number): number {
  sheet.caption('COVERAGES', g.left + 2, y + 3, { bold: true, size: 7.4 })
  sheet.caption('CERTIFICATE NUMBER:', g.left + 160, y + 3, { bold: true, size: 7.4 })
  sheet.value('certificate_number', certificate.certificateNumber, g.left + 254, y + 2, 110)
  sheet.caption('REVISION NUMBER:', g.left + 392, y + 3, { bold: true, size: 7.4 })
  sheet.value('revision_number', certificate.revision, g.left + 470, y + 2, 60)
  sheet.box(g.left, y + 13, g.right - g.left, 24)
  sheet.caption(NOTICES.listed, g.left + 4, y + 17, { size: 6.6 })
  return y + 37
}

export function drawFoot(
  sheet: Sheet,
  certificate: Certificate,
  g: Geometry,
  y: number,
  signature: number[],
  titles: { form: string; description: string },
): void {
  const holderTop = g.bottom - 20 - g.holderH
  sheet.box(g.left, y, g.right - g.left, holderTop - 12 - y)
  sheet.caption(titles.description, g.left + 2, y + 2, { size: 5.6, bold: true })
  const wide = g.right - g.left - 12
  const roomy = Math.floor((holderTop - 24 - y) / (sheet.style.valueSize * 1.13))
  const size =
    certificate.description.length > roomy ? sheet.style.valueSize * (roomy / certificate.description.length) : sheet.style.valueSize
  sheet.value('description', certificate.description.join('\n'), g.left + 5, y + 11, wide, { size })
  sheet.caption('CERTIFICATE HOLDER', g.left + 2, holderTop - 9, { bold: true, size: 7.4 })
  sheet.caption('CANCELLATION', g.split + 2, holderTop - 9, { bold: true, size: 7.4 })
  sheet.box(g.left, holderTop, g.split - g.left, g.holderH)
  sheet.box(g.split, holderTop, g.right - g.split, g.holderH)
  const { holder } = certificate
  sheet.value('holder', [holder.name, ...addressLines(holder.address)].join('\n'), g.left + 22, holderTop + 14, g.split - g.left - 30)
  sheet.caption(NOTICES.cancellation, g.split + 8, holderTop + 8, { size: 7, bold: true })
  const line = holderTop + g.holderH * 0.48
  sheet.rule(g.split, line, g.right, line)
  sheet.caption('AUTHORIZED REPRESENTATIVE', g.split + 3, line + 3)
  if (signature.length > 0) sheet.signature(g.split + 40, holderTop + g.holderH - 10, 90, signature)
  else sheet.value('signer', certificate.signer, g.split + 40, holderTop + g.holderH - 16, 150)
  const foot = holderTop + g.holderH + 5
  sheet.caption(`${titles.form} (${certificate.edition})`, g.left + 2, foot, { bold: true, size: 7.6 })
  sheet.caption('Drawn for tests from invented data; not a publication of ACORD', g.left, foot, {
    w: g.right - g.left - 2,
    size: 6.4,
    align: 'right',
  })
}
