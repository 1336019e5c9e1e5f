import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { type Evidence, inventEvidence, labelEvidence } from './evidence.ts'
import { formRow } from './form-cell.ts'
import { addressLines, type Firm } from './invent-parties.ts'
import type { Choices } from './seeded-random.ts'
import { Sheet } from './sheet.ts'
import { inventStyle, printDate, printMoney } from './sheet-style.ts'

type Kind = { form: 'acord_27' | 'acord_28'; title: string; footer: string; editions: string[] }
const block = (firm: Firm): string => [firm.name, ...addressLines(firm.address)].join('\n')
const COVERED: [caption: string, label: string][] = [
  ['Building', 'building'],
  ['Business Personal Property', 'business_personal_property'],
  ['Business Income', 'business_income'],
]

/** Evidence of property insurance, in the manner of an ACORD 27 (personal) or 28 (commercial). */
export const evidenceMaker =
  ({ form, title, footer, editions }: Kind): PaperMaker =>
  (choices, file, today) => {
    const facts = choices.fork('facts')
    const evidence = inventEvidence(facts, today, 'contractor')
    const covered = facts.some(COVERED, facts.int(1, 3)).map(([caption, label]) => ({ caption, label, amount: facts.int(10, 900) * 5_000 }))
    const deductible = facts.pick([1_000, 2_500, 5_000])
    const edition = facts.pick(editions)
    const style = inventStyle(choices.fork('style'))
    const sheet = new Sheet(style, { title, producer: 'Agency Desk 7', producedAt: new Date(`${evidence.issuedOn}T15:00:00Z`) })
    const look = choices.fork('look')
    const frame = { x: look.between(18, 34), w: 0 }
    frame.w = 612 - 2 * frame.x
    let y = drawTop(sheet, evidence, frame, title)
    y = drawCoverage(sheet, frame, y, covered, deductible, form === 'acord_28', look)
    drawBottom(sheet, evidence, frame, y, `${footer} (${edition})`)
    const limits = [...covered.map(({ label, amount }) => ({ label, amount })), { label: 'deductible', amount: deductible }]
    const label = labelEvidence(evidence, file, form, edition, [{ coverage_type: 'property', limits, facts: {} }], {
      naic: false,
      policyNumber: true,
    })
    return { sheet, label: asPrinted(label, style) }
  }

type Frame = { x: number; w: number }

function drawTop(sheet: Sheet, evidence: Evidence, { x, w }: Frame, title: string): number {
  sheet.caption(title, x, 34, { w: w - 90, size: 14, bold: true, align: 'center' })
  formRow(sheet, [x + w - 84, 26, 84, 26], [[1, 'DATE (MM/DD/YYYY)', 'date', printDate(evidence.issuedOn, sheet.style.dates)]])
  sheet.box(x, 52, w, 28)
  sheet.caption(
    'THIS PAPER TELLS THE ADDITIONAL INTEREST NAMED BELOW OF INSURANCE THAT HAS BEEN ISSUED AND IS IN FORCE\nFOR THE PERIOD SHOWN. IT CHANGES NOTHING IN THE POLICY.',
    x + 4,
    58,
    { size: 7, bold: true },
  )
  let y = formRow(
    sheet,
    [x, 80, w, 58],
    [
      [1, 'AGENCY', 'agency', block({ ...evidence.producer, dba: null })],
      [1, 'COMPANY', 'company', evidence.carrier.name],
    ],
  )
  y = formRow(
    sheet,
    [x, y, w, 20],
    [
      [1, 'PHONE (A/C, No, Ext)', 'phone', evidence.producer.phone],
      [1, 'FAX (A/C, No)', 'fax', evidence.producer.fax],
      [2, 'E-MAIL ADDRESS', 'email', ''],
    ],
  )
  const day = (iso: string): string => printDate(iso, sheet.style.dates)
  y = formRow(
    sheet,
    [x, y, w, 52],
    [
      [1, 'INSURED', 'insured', block(evidence.insured)],
      [0.5, 'LOAN NUMBER', 'loan', ''],
      [0.5, 'POLICY NUMBER', 'policy_number', evidence.policyNumber],
    ],
  )
  y = formRow(
    sheet,
    [x, y, w, 22],
    [
      [1, 'EFFECTIVE DATE', 'effective', day(evidence.effective)],
      [1, 'EXPIRATION DATE', 'expiration', day(evidence.expiration)],
      [1, 'CONTINUED UNTIL TERMINATED IF CHECKED', 'continued', ''],
    ],
  )
  sheet.caption('PROPERTY INFORMATION', x + 2, y + 4, { bold: true, size: 7.4 })
  return formRow(sheet, [x, y + 14, w, 34], [[1, 'LOCATION / DESCRIPTION', 'location', addressLines(evidence.insured.address).join(', ')]])
}

type Covered = { caption: string; label: string; amount: number }

function drawCoverage(
  sheet: Sheet,
  { x, w }: Frame,
  top: number,
  covered: Covered[],
  deductible: number,
  commercial: boolean,
  look: Choices,
): number {
  sheet.caption('COVERAGE INFORMATION', x + 2, top + 4, { bold: true, size: 7.4 })
  let y = top + 15
  if (commercial) {
    for (const text of ['BASIC', 'BROAD', 'SPECIAL'].entries()) {
      sheet.tickBox('perils', x + 120 + text[0] * 60, top + 3, 9, text[0] === 2)
      sheet.caption(text[1], x + 133 + text[0] * 60, top + 5)
    }
  }
  const edges = [x, x + w * 0.58, x + w * 0.8, x + w]
  ;['COVERAGE / PERILS / FORMS', 'AMOUNT OF INSURANCE', 'DEDUCTIBLE'].forEach((text, n) => {
    sheet.box(edges[n]!, y, edges[n + 1]! - edges[n]!, 12)
    sheet.caption(text, edges[n]!, y + 3.5, { w: edges[n + 1]! - edges[n]!, bold: true, align: 'center' })
  })
  y += 12
  const h = look.between(92, 130)
  edges.slice(0, 3).forEach((left, n) => {
    sheet.box(left, y, edges[n + 1]! - left, h)
  })
  covered.forEach(({ caption, amount }, n) => {
    const at = y + 6 + n * 13
    sheet.value('coverage', caption, edges[0]! + 6, at, w * 0.5)
    sheet.value('amount', printMoney(amount, 'dollar', false), edges[1]! + 4, at, edges[2]! - edges[1]! - 10, { align: 'right' })
    if (n === 0)
      sheet.value('deductible', printMoney(deductible, 'dollar', false), edges[2]! + 4, at, edges[3]! - edges[2]! - 10, { align: 'right' })
  })
  y += h
  if (!commercial) return y
  for (const text of ['REPLACEMENT COST', 'AGREED VALUE', 'EQUIPMENT BREAKDOWN', 'FLOOD']) {
    const yes = look.chance(0.5)
    sheet.box(x, y, w, 12)
    sheet.caption(text, x + 3, y + 3.6)
    sheet.tickBox('yes', x + w * 0.6, y + 1.5, 9, yes)
    sheet.caption('YES', x + w * 0.6 + 12, y + 3.6)
    sheet.tickBox('no', x + w * 0.7, y + 1.5, 9, !yes)
    sheet.caption('NO', x + w * 0.7 + 12, y + 3.6)
    y += 12
  }
  return y
}

function drawBottom(sheet: Sheet, { holder, producer }: Evidence, { x, w }: Frame, top: number, footer: string): void {
  sheet.caption('CANCELLATION', x + 2, top + 5, { bold: true, size: 7.4 })
  sheet.box(x, top + 16, w, 24)
  sheet.caption('IF THE POLICY IS CANCELLED BEFORE IT EXPIRES, NOTICE IS GIVEN AS THE POLICY PROVIDES.', x + 4, top + 24, {
    size: 7,
    bold: true,
  })
  sheet.caption('ADDITIONAL INTEREST', x + 2, top + 46, { bold: true, size: 7.4 })
  formRow(
    sheet,
    [x, top + 57, w, 66],
    [
      [1, 'NAME AND ADDRESS', 'interest', block(holder)],
      [1, 'AUTHORIZED REPRESENTATIVE', 'signer', producer.contact],
    ],
  )
  sheet.tickBox('mortgagee', x + w * 0.36, top + 60, 9, true)
  sheet.caption('MORTGAGEE', x + w * 0.36 + 12, top + 62)
  sheet.caption(footer, x + 2, top + 130, { bold: true, size: 7.6 })
  sheet.caption('Drawn for tests from invented data; not a publication of ACORD', x, top + 130, { w, size: 6.4, align: 'right' })
}
