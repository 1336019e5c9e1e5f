import type { DocType } from '../../src/vocabulary/index.ts'
import { CARRIERS } from './carriers.ts'
import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { type Agency, addressLines, type Firm, inventAgency, inventFirm, inventHolder, personName } from './invent-parties.ts'
import { inventPolicyNumber } from './invent-policy.ts'
import type { PaperLabel } from './paper-label.ts'
import type { Choices } from './seeded-random.ts'
import { Sheet } from './sheet.ts'
import { inventStyle, printDate } from './sheet-style.ts'

type Scene = {
  choices: Choices
  issued: Temporal.PlainDate
  agency: Agency
  insured: Firm
  other: Firm
  day(date: Temporal.PlainDate): string
}
type Page = {
  title: string
  from: string
  intro: string[]
  table?: { head: string[]; rows: string[][]; widths: number[] }
  outro: string[]
}
type Kind = { docType: DocType; page(scene: Scene): Page }

const money = (choices: Choices, min: number, max: number): string =>
  `$${choices.int(min, max).toLocaleString('en-US')}.${choices.digits(2).slice(0, 2)}`

/** Papers that arrive among certificates and prove no coverage: insurance papers read `unknown`, the rest `not_insurance`. */
export const NO_PROOF_KINDS: Record<string, Kind> = {
  invoice: {
    docType: 'not_insurance',
    page: ({ choices, issued, insured, other, day }) => ({
      title: 'INVOICE',
      from: insured.name,
      intro: [
        `Invoice no. ${choices.digits(5)}`,
        `Date: ${day(issued)}`,
        `Due: ${day(issued.add({ days: 30 }))}`,
        `Bill to: ${other.name}`,
        ...addressLines(other.address),
      ],
      table: {
        head: ['Description', 'Qty', 'Rate', 'Amount'],
        rows: [
          ['Line haul, full truckload', '2', '1,450.00', '2,900.00'],
          ['Fuel surcharge', '2', '212.40', '424.80'],
          ['Detention, hours', '3', '55.00', '165.00'],
        ],
        widths: [0.5, 0.1, 0.2, 0.2],
      },
      outro: ['Total due: $3,489.80', 'Please pay within 30 days.'],
    }),
  },
  premium_invoice: {
    docType: 'not_insurance',
    page: ({ choices, issued, agency, insured, day }) => ({
      title: 'PREMIUM INVOICE',
      from: agency.name,
      intro: [
        `Account: ${insured.name}`,
        `Invoice date: ${day(issued)}`,
        `Policy number: ${inventPolicyNumber(choices)}`,
        `Insurer: ${choices.pick(CARRIERS).name}`,
      ],
      table: {
        head: ['Item', 'Amount'],
        rows: [
          ['Commercial auto, installment 3 of 9', money(choices, 500, 4_000)],
          ['Installment fee', '$10.00'],
        ],
        widths: [0.7, 0.3],
      },
      outro: ['This is a bill. It does not state that coverage is in force.'],
    }),
  },
  quote: {
    docType: 'unknown',
    page: ({ choices, issued, agency, insured, day }) => ({
      title: 'COMMERCIAL INSURANCE QUOTATION',
      from: agency.name,
      intro: [
        `Prepared for: ${insured.name}`,
        `Quote number: Q-${choices.digits(6)}`,
        `Date: ${day(issued)}`,
        `Proposed effective date: ${day(issued.add({ days: 20 }))}`,
        `Valid for 30 days`,
      ],
      table: {
        head: ['Coverage', 'Proposed limit', 'Estimated premium'],
        rows: [
          ['General Liability - Each Occurrence', '$1,000,000', money(choices, 800, 6_000)],
          ['Automobile Liability - Combined Single Limit', '$1,000,000', money(choices, 4_000, 19_000)],
          ['Motor Truck Cargo', '$100,000', money(choices, 800, 3_000)],
        ],
        widths: [0.5, 0.25, 0.25],
      },
      outro: ['This is a proposal. No coverage is bound until the company accepts in writing.'],
    }),
  },
  application: {
    docType: 'unknown',
    page: ({ choices, issued, agency, insured, day }) => ({
      title: 'COMMERCIAL INSURANCE APPLICATION',
      from: agency.name,
      intro: [
        `Applicant: ${insured.name}`,
        ...addressLines(insured.address),
        `FEIN: 00-${choices.digits(7)}`,
        `Date: ${day(issued)}`,
        `Proposed policy period: ${day(issued)} to ${day(issued.add({ years: 1 }))}`,
      ],
      table: {
        head: ['Question', 'Answer'],
        rows: [
          ['Years in business', String(choices.int(1, 30))],
          ['Number of power units', String(choices.int(1, 60))],
          ['General liability limit requested', '$1,000,000'],
          ['Any losses in the last five years?', 'No'],
          ['Any policy declined or cancelled?', 'No'],
        ],
        widths: [0.7, 0.3],
      },
      outro: [`Applicant's signature: ${personName(choices)}`, 'Signing this application binds neither the applicant nor the company.'],
    }),
  },
  loss_run: {
    docType: 'unknown',
    page: ({ choices, issued, insured, day }) => ({
      title: 'LOSS RUN REPORT',
      from: choices.pick(CARRIERS).name,
      intro: [`Insured: ${insured.name}`, `Valued as of: ${day(issued)}`],
      table: {
        head: ['Policy', 'Term', 'Claims', 'Paid', 'Reserve'],
        rows: [3, 2, 1].map((back) => [
          inventPolicyNumber(choices),
          `${day(issued.subtract({ years: back }))} - ${day(issued.subtract({ years: back - 1 }))}`,
          String(choices.int(0, 4)),
          money(choices, 100, 40_000),
          '$0.00',
        ]),
        widths: [0.24, 0.34, 0.1, 0.16, 0.16],
      },
      outro: ['Losses may develop after the valuation date.'],
    }),
  },
  pay_stub: {
    docType: 'not_insurance',
    page: ({ choices, issued, insured, day }) => ({
      title: 'EARNINGS STATEMENT',
      from: insured.name,
      intro: [
        `Employee: ${personName(choices)}`,
        `Pay period: ${day(issued.subtract({ days: 14 }))} - ${day(issued)}`,
        `Pay date: ${day(issued.add({ days: 5 }))}`,
      ],
      table: {
        head: ['Earnings', 'Hours', 'Rate', 'Current'],
        rows: [
          ['Regular', '80.00', '24.50', '1,960.00'],
          ['Overtime', '6.00', '36.75', '220.50'],
        ],
        widths: [0.4, 0.2, 0.2, 0.2],
      },
      outro: ['Net pay: $1,688.14'],
    }),
  },
  rate_confirmation: {
    docType: 'not_insurance',
    page: ({ choices, issued, insured, other, day }) => ({
      title: 'RATE CONFIRMATION',
      from: other.name,
      intro: [
        `Load ${choices.digits(7)}`,
        `Carrier: ${insured.name}  MC ${choices.digits(6)}`,
        `Pick-up: ${day(issued.add({ days: 1 }))} ${addressLines(other.address).join(', ')}`,
        `Delivery: ${day(issued.add({ days: 3 }))} ${addressLines(insured.address).join(', ')}`,
      ],
      table: {
        head: ['Charge', 'Amount'],
        rows: [
          ['Line haul', money(choices, 900, 4_500)],
          ['Fuel', 'included'],
        ],
        widths: [0.7, 0.3],
      },
      outro: [
        'Carrier shall keep $1,000,000 automobile liability and $100,000 cargo insurance in force and send a certificate before pick-up.',
      ],
    }),
  },
}

export const noProofMaker =
  ({ docType, page }: Kind): PaperMaker =>
  (choices, file, today) => {
    const facts = choices.fork('facts')
    const issued = Temporal.PlainDate.from(today).subtract({ days: facts.int(0, 500) })
    const style = { ...inventStyle(choices.fork('style')), filling: 'text' as const }
    const scene: Scene = {
      choices: facts,
      issued,
      agency: inventAgency(facts),
      insured: { ...inventFirm(facts, 'carrier'), dba: null },
      other: inventHolder(facts),
      day: (date) => printDate(date.toString(), style.dates),
    }
    const sheet = new Sheet(style, { title: 'Document', producer: 'Office 9', producedAt: new Date(`${issued}T10:00:00Z`) })
    drawPage(sheet, page(scene), choices.fork('look'))
    return { sheet, label: asPrinted(labelNoProof(file, docType, issued.toString(), scene), style) }
  }

function drawPage(sheet: Sheet, page: Page, look: Choices): void {
  const x = look.between(40, 70)
  const w = 612 - 2 * x
  sheet.caption(page.from, x, 44, { size: 13, bold: true })
  sheet.caption(page.title, x, 66, { w, size: 11, bold: true, align: look.pick(['left', 'right']) })
  let y = 96
  for (const line of page.intro) {
    sheet.value('line', line, x, y, w, { size: 9 })
    y += 13
  }
  y += 12
  if (page.table) y = drawRows(sheet, page.table, x, y, w, look.chance(0.5))
  for (const line of page.outro) {
    y += 15
    sheet.value('line', line, x, y, w, { size: 9 })
  }
  sheet.caption('Drawn for tests from invented data', x, 756, { w, size: 6.4, align: 'right' })
}

function drawRows(
  sheet: Sheet,
  { head, rows, widths }: NonNullable<Page['table']>,
  x: number,
  top: number,
  w: number,
  ruled: boolean,
): number {
  let y = top
  for (const [n, row] of [head, ...rows].entries()) {
    let left = x
    row.forEach((text, at) => {
      const wide = widths[at]! * w
      if (n === 0) sheet.caption(text, left + 3, y + 4, { size: 7.5, bold: true })
      else sheet.value('cell', text, left + 3, y + 4, wide - 5, { size: 8.5 })
      if (ruled) sheet.box(left, y, wide, 17)
      left += wide
    })
    if (n === 0 && !ruled) sheet.rule(x, y + 16, x + w, y + 16)
    y += 17
  }
  return y
}

/** Who is who on such a paper is not what it is read for: the label says only what it is. */
function labelNoProof(file: string, docType: DocType, issuedOn: string, { insured }: Scene): PaperLabel {
  return {
    file,
    pages: 1,
    doc_type: docType,
    form: null,
    form_edition: null,
    digital: true,
    filled: true,
    issued_on: issuedOn,
    insured_name: insured.name,
    insured_state: null,
    producer: { name: null, contact_name: null, email: null, phone: null },
    certificate_holder: null,
    insurers: {},
    lines: [],
    primary_noncontributory: null,
    notes: '',
  }
}
