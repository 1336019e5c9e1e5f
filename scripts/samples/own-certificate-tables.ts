import { addressLines } from './invent-parties.ts'
import type { OwnLayout, OwnPaper, OwnRow } from './own-certificate.ts'
import { printDate } from './sheet-style.ts'

type Column = { title: string; share: number; lines(row: OwnRow): string[] }

function head({ sheet, certificate, look, x, w }: OwnPaper, title: string): number {
  const { insured, holder, producer } = certificate
  sheet.caption(title, x, 34, { w, size: 13, bold: true, align: look.pick(['left', 'center']) })
  sheet.caption('DATE (MM/DD/YYYY)', x + w - 90, 34, { size: 6 })
  sheet.value('date', printDate(certificate.issuedOn, sheet.style.dates), x + w - 90, 42, 90, { size: 8.4 })
  const name = insured.dba ? `${insured.name} dba ${insured.dba}` : insured.name
  const half = w / 2
  sheet.box(x, 60, half, 62)
  sheet.box(x + half, 60, half, 62)
  sheet.caption('PRODUCER', x + 3, 63, { bold: true, size: 6.5 })
  sheet.value('producer', [producer.name, ...addressLines(producer.address), producer.phone, producer.email].join('\n'), x + 5, 72, half - 10, { size: 8 })
  sheet.caption('INSURED', x + half + 3, 63, { bold: true, size: 6.5 })
  sheet.value('insured', [name, ...addressLines(insured.address)].join('\n'), x + half + 5, 72, half - 10, { size: 8 })
  sheet.caption('CERTIFICATE HOLDER', x, 690, { bold: true, size: 7.4 })
  sheet.value('holder', [holder.name, ...addressLines(holder.address)].join('\n'), x, 701, 240, { size: 8.4 })
  return 134
}

function table({ sheet, rows, look, x, w }: OwnPaper, y: number, columns: Column[], ruled = look.next()): number {
  const total = columns.reduce((sum, c) => sum + c.share, 0)
  const edges = columns.reduce<number[]>((at, c) => [...at, at.at(-1)! + (w * c.share) / total], [x])
  const headLines = Math.max(...columns.map((c) => c.title.split('\n').length))
  const headH = headLines * 8 + 6
  if (look.chance(0.3)) sheet.shade(x, y, w, headH, '#dde5ee')
  columns.forEach((c, n) => {
    sheet.caption(c.title, edges[n]! + 3, y + 4, { bold: true, size: 6.8 })
    if (ruled < 0.6) sheet.box(edges[n]!, y, edges[n + 1]! - edges[n]!, headH)
  })
  sheet.rule(x, y + headH, x + w, y + headH)
  let top = y + headH
  for (const row of rows) {
    const cells = columns.map((c) => c.lines(row))
    const h = Math.max(2, ...cells.map((lines) => lines.length)) * 10.4 + 6
    cells.forEach((lines, n) => {
      const room = edges[n + 1]! - edges[n]! - 4
      const longest = Math.max(1, ...lines.map((line) => line.length))
      const size = Math.max(5, Math.min(7.8, (room / longest) * 1.85))
      lines.forEach((line, at) => sheet.value('cell', line, edges[n]! + 3, top + 3 + at * 10.4, room, { size }))
      if (ruled < 0.6) sheet.box(edges[n]!, top, edges[n + 1]! - edges[n]!, h)
    })
    if (ruled >= 0.6 && ruled < 0.9) sheet.rule(x, top + h, x + w, top + h, 0.3)
    top += h
  }
  return top
}

const limitLines = (row: OwnRow, by: string): string[] => [
  ...(row.statutory ? ['Statutory'] : []),
  ...row.limits.map(({ name, amount }) => `${name}${by}${amount}`),
]

/** A broker's table: company letters beside the coverages, companies listed above. */
export const LETTERED: OwnLayout = {
  coverages: 4,
  letters: true,
  draw(paper) {
    const { sheet, certificate, look, x, w } = paper
    let y = head(paper, 'CERTIFICATE OF INSURANCE')
    const word = look.pick(['COMPANY', 'INSURER'])
    sheet.caption(word === 'COMPANY' ? 'COMPANIES AFFORDING COVERAGE' : 'INSURERS AFFORDING COVERAGE', x, y, { bold: true, size: 7 })
    for (const { letter, printed } of certificate.insurers) {
      y += 12
      sheet.caption(`${word} ${letter}${look.pick(['', ':'])}`, x, y, { bold: true, size: 7 })
      sheet.value('insurer', printed, x + 62, y - 0.5, w - 70, { size: 8 })
    }
    table(paper, y + 18, [
      { title: look.pick(['CO\nLTR', 'INSR\nLTR']), share: 0.06, lines: (row) => [row.row.terms[0]!.letter] },
      { title: 'TYPE OF INSURANCE', share: 0.22, lines: (row) => [row.name] },
      { title: 'POLICY NUMBER', share: 0.2, lines: (row) => [row.number] },
      { title: 'POLICY EFFECTIVE\nDATE (MM/DD/YY)', share: 0.12, lines: (row) => [row.effective] },
      { title: 'POLICY EXPIRATION\nDATE (MM/DD/YY)', share: 0.12, lines: (row) => [row.expiration] },
      { title: look.pick(['LIMITS', 'LIMITS OF LIABILITY']), share: 0.38, lines: (row) => limitLines(row, ' ') },
    ])
  },
}

/** Coverage, insurer, number and term in columns; the term as one cell. */
export const TERMED: OwnLayout = {
  coverages: 4,
  draw(paper) {
    const { look } = paper
    const y = head(paper, look.pick(['Certificate of Insurance', 'MEMORANDUM OF INSURANCE', 'Certificate of Insurance']))
    const stacked = look.chance(0.4)
    const between = look.pick([' - ', ' to ', ' – '])
    const columns: Column[] = [
      { title: look.pick(['Coverage', 'Line of Coverage', 'Type of Coverage', 'Policy Type']), share: 0.2, lines: (row) => [row.name] },
      { title: look.pick(['Insurer', 'Insurance Carrier', 'Carrier', 'Insurance Company']), share: 0.24, lines: (row) => [row.carrier] },
      { title: look.pick(['Policy Number', 'Policy No.', 'Policy #']), share: 0.17, lines: (row) => [row.number] },
      {
        title: look.pick(['Policy Period', 'Policy Term', 'Term', 'Effective / Expiration']),
        share: 0.16,
        lines: (row) => (stacked ? [row.effective, row.expiration] : [`${row.effective}${between}${row.expiration}`]),
      },
      { title: look.pick(['Limits', 'Limits of Insurance', 'Limit']), share: 0.4, lines: (row) => limitLines(row, ': ') },
    ]
    table(paper, y, columns)
  },
}

/** Number first, then the kind of insurance, as some insurers' home offices print it. */
export const NUMBER_FIRST: OwnLayout = {
  coverages: 3,
  oneCarrier: true,
  draw(paper) {
    const { sheet, rows, look, x } = paper
    const y = head(paper, 'CERTIFICATE OF INSURANCE')
    sheet.caption(`This certifies that  ${rows[0]!.carrier}`, x, y, { size: 9, bold: true })
    sheet.caption('insures the policyholder named above for the coverages indicated below:', x, y + 12, { size: 8 })
    table(paper, y + 30, [
      { title: 'POLICY NUMBER', share: 0.2, lines: (row) => [row.number] },
      { title: 'TYPE OF INSURANCE', share: 0.24, lines: (row) => [row.name] },
      { title: look.pick(['EFFECTIVE DATE', 'Effective Date']), share: 0.13, lines: (row) => [row.effective] },
      { title: look.pick(['EXPIRATION DATE', 'Expiration Date']), share: 0.13, lines: (row) => [row.expiration] },
      { title: 'LIMITS OF LIABILITY', share: 0.36, lines: (row) => limitLines(row, '  ') },
    ])
  },
}

/** A short table of policies; each coverage's limits follow in a block of its own, the insurers at the foot. */
export const BLOCKS: OwnLayout = {
  coverages: 3,
  naic: true,
  letters: true,
  draw(paper) {
    const { sheet, certificate, rows, look, x, w } = paper
    const y = head(paper, 'CERTIFICATE OF LIABILITY INSURANCE')
    let top = table(
      paper,
      y,
      [
        { title: 'INSR LTR', share: 0.09, lines: (row) => [row.row.terms[0]!.letter] },
        { title: 'TYPE OF INSURANCE', share: 0.34, lines: (row) => [row.name] },
        { title: 'POLICY NUMBER', share: 0.26, lines: (row) => [row.number] },
        { title: 'EFF (MM/DD/YYYY)', share: 0.16, lines: (row) => [row.effective] },
        { title: 'EXP (MM/DD/YYYY)', share: 0.16, lines: (row) => [row.expiration] },
      ],
      look.pick([0.2, 0.7, 0.95]),
    )
    for (const row of rows) {
      top += 12
      sheet.caption(`${look.pick(['LIMITS — ', 'LIMITS: ', ''])}${row.name}`, x, top, { bold: true, size: 7.6 })
      for (const line of row.statutory ? ['Statutory limits'] : []) {
        top += 11.5
        sheet.caption(line, x + 8, top, { size: 8 })
      }
      for (const { name, amount } of row.limits) {
        top += 11.5
        sheet.caption(name, x + 8, top, { size: 8 })
        sheet.value('limit', amount, x + w - 110, top, 100, { size: 8, align: 'right' })
      }
      top += 6
    }
    top += 14
    sheet.caption('INSURER(S) AFFORDING COVERAGE', x, top, { bold: true, size: 7.6 })
    for (const { letter, printed, carrier } of certificate.insurers) {
      sheet.caption(`Insurer ${letter}: ${printed}`, x, top + 12, { size: 8.4 })
      sheet.caption(`NAIC #: ${carrier.naic}`, x, top + 23, { size: 8.4 })
      top += 24
    }
  },
}
