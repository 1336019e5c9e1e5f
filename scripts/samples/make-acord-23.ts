import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { inventEvidence, labelEvidence } from './evidence.ts'
import { formRow } from './form-cell.ts'
import { addressLines, type Firm } from './invent-parties.ts'
import { Sheet } from './sheet.ts'
import { inventStyle, printDate, printMoney } from './sheet-style.ts'

const block = (firm: Firm): string => [firm.name, ...addressLines(firm.address)].join('\n')

/** A vehicle or equipment certificate in the manner of an ACORD 23: liability and the vehicle's own damage under one policy. */
export const makeAcord23: PaperMaker = (choices, file, today) => {
  const facts = choices.fork('facts')
  const paper = inventEvidence(facts, today, 'carrier')
  const limit = facts.pick([750_000, 1_000_000])
  const deductibles = { comprehensive: facts.pick([500, 1_000]), collision: facts.pick([1_000, 2_500]) }
  const style = inventStyle(choices.fork('style'))
  const sheet = new Sheet(style, {
    title: 'Vehicle or Equipment Certificate',
    producer: 'Agency Desk 7',
    producedAt: new Date(`${paper.issuedOn}T15:00:00Z`),
  })
  const x = choices.fork('look').between(20, 34)
  const w = 612 - 2 * x
  const day = (iso: string): string => printDate(iso, style.dates)
  const money = (amount: number): string => printMoney(amount, 'dollar', false)
  sheet.caption('VEHICLE OR EQUIPMENT CERTIFICATE OF INSURANCE', x, 34, { w: w - 90, size: 13, bold: true, align: 'center' })
  formRow(sheet, [x + w - 84, 26, 84, 26], [[1, 'DATE (MM/DD/YYYY)', 'date', day(paper.issuedOn)]])
  let y = formRow(
    sheet,
    [x, 52, w, 60],
    [
      [1, 'PRODUCER', 'producer', [block({ ...paper.producer, dba: null }), paper.producer.phone].join('\n')],
      [1, 'INSURER', 'insurer', paper.carrier.name],
    ],
  )
  y = formRow(
    sheet,
    [x, y, w, 52],
    [
      [1, 'INSURED', 'insured', block(paper.insured)],
      [0.6, 'POLICY NUMBER', 'policy_number', paper.policyNumber],
      [0.4, 'NAIC CODE', 'naic', paper.carrier.naic],
    ],
  )
  y = formRow(
    sheet,
    [x, y, w, 24],
    [
      [1, 'POLICY EFFECTIVE DATE', 'effective', day(paper.effective)],
      [1, 'POLICY EXPIRATION DATE', 'expiration', day(paper.expiration)],
    ],
  )
  sheet.caption('DESCRIPTION OF VEHICLE OR EQUIPMENT', x + 2, y + 5, { bold: true, size: 7.4 })
  y = formRow(
    sheet,
    [x, y + 16, w, 24],
    [
      [0.4, 'YEAR', 'year', `20${facts.int(12, 26)}`],
      [1, 'MAKE / MODEL', 'make', facts.pick(['Freightliner Cascadia', 'Kenworth T680', 'Volvo VNL 760'])],
      [1.4, 'VEHICLE IDENTIFICATION NUMBER', 'vin', `1XK${facts.digits(14)}`],
    ],
  )
  sheet.caption('COVERAGES', x + 2, y + 5, { bold: true, size: 7.4 })
  y += 16
  const rows: [string, string, number][] = [
    ['LIABILITY', 'COMBINED SINGLE LIMIT (Ea accident)', limit],
    ['PHYSICAL DAMAGE', 'COMPREHENSIVE DEDUCTIBLE', deductibles.comprehensive],
    ['', 'COLLISION DEDUCTIBLE', deductibles.collision],
  ]
  for (const [heading, caption, amount] of rows) {
    sheet.box(x, y, w * 0.3, 18)
    sheet.caption(heading, x + 3, y + 6, { bold: true })
    sheet.box(x + w * 0.3, y, w * 0.4, 18)
    sheet.caption(caption, x + w * 0.3 + 3, y + 6)
    sheet.box(x + w * 0.7, y, w * 0.3, 18)
    sheet.value('limit', money(amount), x + w * 0.7, y + 5, w * 0.3 - 6, { align: 'right' })
    y += 18
  }
  sheet.caption('ADDITIONAL INTEREST', x + 2, y + 6, { bold: true, size: 7.4 })
  y = formRow(
    sheet,
    [x, y + 17, w, 62],
    [
      [1, 'NAME AND ADDRESS', 'interest', block(paper.holder)],
      [1, 'AUTHORIZED REPRESENTATIVE', 'signer', paper.producer.contact],
    ],
  )
  sheet.caption('ACORD 23 (2016/03)', x + 2, y + 5, { bold: true, size: 7.6 })
  sheet.caption('Drawn for tests from invented data; not a publication of ACORD', x, y + 5, { w, size: 6.4, align: 'right' })
  const lines = [
    { coverage_type: 'auto_liability' as const, limits: [{ label: 'combined_single_limit', amount: limit }], facts: {} },
    {
      coverage_type: 'auto_physical_damage' as const,
      limits: [
        { label: 'comprehensive_deductible', amount: deductibles.comprehensive },
        { label: 'collision_deductible', amount: deductibles.collision },
      ],
      facts: {},
    },
  ]
  return { sheet, label: asPrinted(labelEvidence(paper, file, 'acord_23', '2016/03', lines, { naic: true, policyNumber: true }), style) }
}
