import { addressLines } from './invent-parties.ts'
import type { OwnLayout, OwnPaper, OwnRow } from './own-certificate.ts'
import { printDate } from './sheet-style.ts'

const CAP = { bold: true, size: 8 } as const
const TITLES = ['CERTIFICATE OF INSURANCE', 'Certificate of Insurance', 'CERTIFICATE OF LIABILITY INSURANCE', 'Evidence of Insurance']

function head({ sheet, certificate, look, x, w }: OwnPaper): number {
  const letterhead = look.chance(0.4)
  if (letterhead) sheet.caption(certificate.producer.name, x, 28, { size: 12, bold: true, color: '#1f3d6b' })
  sheet.caption(look.pick(TITLES), x, 50, { w, size: 14, bold: true, align: look.pick(['left', 'center']) })
  sheet.caption(`${look.pick(['Date', 'Issue Date', 'Date Issued'])}: ${printDate(certificate.issuedOn, sheet.style.dates)}`, x, 72, { w, size: 8.5, align: 'right' })
  return 92
}

/** Blocks of label and address, two to a line. */
function parties({ sheet, certificate, look, x, w }: OwnPaper, y: number): number {
  const { insured, holder, producer } = certificate
  const name = insured.dba ? `${insured.name} dba ${insured.dba}` : insured.name
  const block = (label: string, lines: string[], left: number, top: number): void => {
    sheet.caption(label, left, top, CAP)
    sheet.value('party', lines.join('\n'), left, top + 11, w / 2 - 12, { size: 8.4 })
  }
  block(look.pick(['Named Insured', 'Insured:', 'NAMED INSURED:', 'Insured']), [name, ...addressLines(insured.address)], x, y)
  block(look.pick(['Certificate Holder', 'CERTIFICATE HOLDER:', 'Certificate Holder:']), [holder.name, ...addressLines(holder.address)], x + w / 2, y)
  block(look.pick(['Agent', 'Producer:', 'Agency:', 'Insurance Agent']), [producer.name, ...addressLines(producer.address), producer.phone, producer.email], x, y + 58)
  return y + 128
}

/** Labels with their values on one line each. */
function facts({ sheet, look, x }: OwnPaper, row: OwnRow, y: number, with_: { carrier: boolean }): number {
  const colon = look.pick([':', ':', ' #:'])
  const lines = [
    ...(with_.carrier ? [`${look.pick(['Insurer', 'Insurance Company', 'Carrier', 'Insurance Carrier'])}: ${row.carrier}`] : []),
    `${look.pick(['Policy Number', 'Policy No.', 'POLICY NUMBER'])}${colon === ' #:' ? ':' : colon} ${row.number}`,
    ...look.pick([
      [`${look.pick(['Policy Period', 'Policy Term', 'Coverage Period'])}: ${row.effective} ${look.pick(['to', '-', 'through'])} ${row.expiration}`],
      [`Effective Date: ${row.effective}`, `Expiration Date: ${row.expiration}`],
      [`Effective: ${row.effective}     Expires: ${row.expiration}`],
    ]),
  ]
  for (const [n, line] of lines.entries()) sheet.value('fact', line, x, y + n * 13, 400, { size: 8.8 })
  return y + lines.length * 13 + 5
}

/** Coverages as a list with dot leaders under one policy. */
export const LISTED: OwnLayout = {
  coverages: 3,
  onePolicy: true,
  oneCarrier: true,
  noParties: true,
  draw(paper) {
    const { sheet, certificate, rows, look, x } = paper
    let y = head(paper)
    const { insured } = certificate
    sheet.value('insured', `NAMED INSURED: ${insured.dba ? `${insured.name} dba ${insured.dba}` : insured.name}`, x, y, 420, { size: 9 })
    sheet.value('address', addressLines(insured.address).join(', '), x, y + 12, 420, { size: 9 })
    y = facts(paper, rows[0]!, y + 30, { carrier: true })
    sheet.caption(look.pick(['COVERAGES', 'Coverages and limits', 'SCHEDULE OF COVERAGES']), x, y + 4, CAP)
    y += 18
    const bullet = look.pick(['- ', '• ', '', '1. '])
    const leader = look.chance(0.6)
    for (const [n, row] of rows.entries()) {
      sheet.value('coverage', `${bullet === '1. ' ? `${n + 1}. ` : bullet}${row.name}`, x, y, 300, { size: 9, bold: true })
      y += 13
      for (const { name, amount } of row.limits) {
        const dots = leader ? ` ${'.'.repeat(Math.max(4, 52 - name.length))} ` : ': '
        sheet.value('limit', `${name}${dots}${amount}`, x + 18, y, 420, { size: 9 })
        y += 12
      }
      if (row.statutory) sheet.value('limit', 'Statutory Limits', x + 18, y, 300, { size: 9 })
      if (row.statutory) y += 12
      if (look.chance(0.4)) {
        sheet.value('premium', `Annual Premium: $${look.int(1, 9)},${look.digits(3)}`, x + 18, y, 300, { size: 9 })
        y += 12
      }
    }
  },
}

/** Each policy a card of its own: coverage, company, number, term, limits. */
export const CARDS: OwnLayout = {
  coverages: 4,
  draw(paper) {
    const { sheet, rows, look, x, w } = paper
    let y = parties(paper, head(paper))
    const framed = look.chance(0.5)
    const prefix = look.pick(['', '', 'Coverage: ', 'Type of Insurance: ', 'Policy Type: '])
    for (const row of rows) {
      const top = y
      sheet.caption(`${prefix}${row.name}`, x + 4, y + 3, { bold: true, size: 9.2 })
      y = facts({ ...paper, x: x + 10 }, row, y + 17, { carrier: true })
      const inline = look.chance(0.35)
      if (row.statutory) sheet.value('limit', 'Limits: Statutory', x + 10, y, 300, { size: 8.6 })
      if (row.statutory) y += 11
      if (inline) {
        for (const { name, amount } of row.limits) {
          sheet.value('limit', look.chance(0.5) ? `${name} ${amount}` : `${name}: ${amount}`, x + 10, y, w - 20, { size: 8.6 })
          y += 11
        }
      } else
        for (const { name, amount } of row.limits) {
          sheet.caption(name, x + 10, y, { size: 8.4 })
          sheet.value('limit', amount, x + w * 0.55, y, 90, { size: 8.6, align: look.pick(['right']) })
          y += 11
        }
      y += 6
      if (framed) sheet.box(x, top, w, y - top)
      y += 5
    }
  },
}

/** An insurer's letter: one policy in a block of labels, then coverage, limit and deductible in columns. */
export const LETTER: OwnLayout = {
  coverages: 1,
  oneCarrier: true,
  draw(paper) {
    const { sheet, rows, look, x, w } = paper
    const row = rows[0]!
    sheet.caption(row.carrier, x, 26, { size: 12, bold: true })
    let y = parties(paper, head(paper))
    sheet.caption('This page confirms that the policy named below has been issued to the insured for the period shown.', x, y, { size: 8 })
    y += 18
    const two = look.chance(0.5)
    const pairs: [string, string][] = [
      ['Policy number', row.number],
      ['Underwritten by', row.carrier],
      ['Policy effective date', row.effective],
      ['Policy expiration date', row.expiration],
    ]
    for (const [n, [label, value]] of pairs.entries()) {
      const left = two ? x + (n % 2) * (w / 2) : x
      const top = two ? y + Math.floor(n / 2) * 26 : y + n * 14
      sheet.caption(`${label}:`, left, top, CAP)
      if (two) sheet.value('fact', value, left, top + 11, w / 2 - 8, { size: 8.8 })
      else sheet.value('fact', value, left + 120, top, 260, { size: 8.8 })
    }
    y += two ? 60 : 66
    sheet.caption('Insurance coverage(s)', x, y, CAP)
    sheet.caption('Limits', x + w * 0.5, y, CAP)
    y += 14
    sheet.caption(row.name, x, y, { size: 8.6, bold: true })
    y += 12
    for (const { name, amount } of row.limits) {
      sheet.caption(name, x + 8, y, { size: 8.4 })
      sheet.value('limit', amount, x + w * 0.5, y, 120, { size: 8.6 })
      y += 12
    }
    if (row.statutory) sheet.value('limit', 'Statutory', x + 8, y, 120, { size: 8.6 })
  },
}

/** Two cards beside each other. */
export const PAIRED: OwnLayout = {
  coverages: 4,
  draw(paper) {
    const { sheet, rows, x, w } = paper
    const start = parties(paper, head(paper))
    rows.forEach((row, n) => {
      const left = x + (n % 2) * (w / 2 + 4)
      let y = start + Math.floor(n / 2) * 190
      sheet.box(left, y - 4, w / 2 - 4, 184)
      sheet.caption(row.name, left + 4, y, { bold: true, size: 9 })
      y += 16
      const lines = [`Carrier: ${row.carrier}`, `Policy Number: ${row.number}`, `Effective: ${row.effective}`, `Expiration: ${row.expiration}`]
      for (const line of [...lines, ...(row.statutory ? ['Statutory Limits'] : []), ...row.limits.map(({ name, amount }) => `${name}: ${amount}`)]) {
        sheet.value('fact', line, left + 4, y, w / 2 - 14, { size: 8.2 })
        y += 12.5
      }
    })
  },
}
