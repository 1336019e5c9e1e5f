import { asPrinted, type PaperMaker } from './draw-paper.ts'
import { type Evidence, inventEvidence, labelEvidence } from './evidence.ts'
import { formRow } from './form-cell.ts'
import { addressLines, type Firm } from './invent-parties.ts'
import type { LabelLimit, LabelLine } from './paper-label.ts'
import type { Choices } from './seeded-random.ts'
import { Sheet } from './sheet.ts'
import { inventStyle, printDate, printMoney } from './sheet-style.ts'

const block = (firm: Firm): string => [firm.name, ...addressLines(firm.address)].join('\n')
type Stated = Pick<LabelLine, 'coverage_type' | 'limits' | 'facts'>
type Section = { title: string; ticks: [text: string, ticked: boolean][]; limits: [caption: string, label: string][]; line: Stated | null }

/** A binder in the manner of an ACORD 75: no policy number yet, one insurer, a term of a month. */
export const makeAcord75: PaperMaker = (choices, file, today) => {
  const facts = choices.fork('facts')
  const base = inventEvidence(facts, today, 'carrier')
  const begins = Temporal.PlainDate.from(base.issuedOn)
  const binder = { ...base, effective: begins.toString(), expiration: begins.add({ days: facts.pick([30, 45, 60]) }).toString() }
  const sections = inventSections(facts)
  const style = inventStyle(choices.fork('style'))
  const sheet = new Sheet(style, {
    title: 'Insurance Binder',
    producer: 'Agency Desk 7',
    producedAt: new Date(`${binder.issuedOn}T15:00:00Z`),
  })
  const x = choices.fork('look').between(18, 30)
  const w = 612 - 2 * x
  let y = drawTop(sheet, binder, x, w, facts.digits(5))
  for (const section of sections) y = drawSection(sheet, section, x, y, w)
  drawBottom(sheet, binder, x, y, w)
  const lines = sections.flatMap(({ line }) => (line ? [line] : []))
  const label = labelEvidence(binder, file, 'acord_75', '2013/09', lines, { naic: false, policyNumber: false })
  return { sheet, label: asPrinted(label, style) }
}

function inventSections(choices: Choices): Section[] {
  const each = choices.pick([500_000, 1_000_000])
  const general: LabelLimit[] = [
    { label: 'each_occurrence', amount: each },
    { label: 'damage_to_rented_premises', amount: 100_000 },
    { label: 'med_exp', amount: 5_000 },
    { label: 'personal_adv_injury', amount: each },
    { label: 'general_aggregate', amount: each * 2 },
    { label: 'products_comp_op_agg', amount: each * 2 },
  ]
  const anyAuto = choices.chance(0.5)
  const umbrella = choices.chance(0.4) ? choices.pick([1, 2, 5]) * 1_000_000 : null
  return [
    {
      title: 'GENERAL LIABILITY',
      ticks: [
        ['COMMERCIAL GENERAL LIABILITY', true],
        ['CLAIMS MADE', false],
        ['OCCUR', true],
      ],
      limits: [
        ['EACH OCCURRENCE', 'each_occurrence'],
        ['DAMAGE TO RENTED PREMISES', 'damage_to_rented_premises'],
        ['MED EXP (Any one person)', 'med_exp'],
        ['PERSONAL & ADV INJURY', 'personal_adv_injury'],
        ['GENERAL AGGREGATE', 'general_aggregate'],
        ['PRODUCTS - COMP/OP AGG', 'products_comp_op_agg'],
      ],
      line: choices.chance(0.7) ? { coverage_type: 'general_liability', limits: general, facts: { occurrence_form: true } } : null,
    },
    {
      title: 'VEHICLE LIABILITY',
      ticks: [
        ['ANY AUTO', anyAuto],
        ['ALL OWNED AUTOS', false],
        ['SCHEDULED AUTOS', !anyAuto],
        ['HIRED AUTOS', false],
        ['NON-OWNED AUTOS', false],
      ],
      limits: [
        ['COMBINED SINGLE LIMIT', 'combined_single_limit'],
        ['BODILY INJURY (Per person)', 'bodily_injury_per_person'],
        ['BODILY INJURY (Per accident)', 'bodily_injury_per_accident'],
        ['PROPERTY DAMAGE', 'property_damage_per_accident'],
      ],
      line: {
        coverage_type: 'auto_liability',
        limits: [{ label: 'combined_single_limit', amount: choices.pick([750_000, 1_000_000]) }],
        facts: { auto_scope: [anyAuto ? 'any_auto' : 'scheduled'] },
      },
    },
    {
      title: 'EXCESS LIABILITY',
      ticks: [
        ['UMBRELLA FORM', umbrella !== null],
        ['OTHER THAN UMBRELLA FORM', false],
      ],
      limits: [
        ['EACH OCCURRENCE', 'each_occurrence'],
        ['AGGREGATE', 'aggregate'],
        ['SELF-INSURED RETENTION', 'retention'],
      ],
      line:
        umbrella === null
          ? null
          : {
              coverage_type: 'umbrella',
              limits: [
                { label: 'each_occurrence', amount: umbrella },
                { label: 'aggregate', amount: umbrella },
              ],
              facts: { umbrella_or_excess: 'umbrella' },
            },
    },
  ]
}

function drawTop(sheet: Sheet, binder: Evidence, x: number, w: number, number: string): number {
  const day = (iso: string): string => printDate(iso, sheet.style.dates)
  sheet.caption('INSURANCE BINDER', x, 34, { w, size: 15, bold: true, align: 'center' })
  formRow(sheet, [x + w - 84, 26, 84, 26], [[1, 'DATE (MM/DD/YYYY)', 'date', day(binder.issuedOn)]])
  sheet.box(x, 52, w, 14)
  sheet.caption('THIS BINDER GIVES INSURANCE FOR A SHORT TIME, ON THE CONDITIONS OF THE POLICY THAT WILL REPLACE IT.', x, 56, {
    w,
    size: 7,
    bold: true,
    align: 'center',
  })
  const half = w / 2
  formRow(sheet, [x, 66, half, 62], [[1, 'AGENCY', 'agency', block({ ...binder.producer, dba: null })]])
  formRow(
    sheet,
    [x + half, 66, half, 24],
    [
      [1.4, 'COMPANY', 'company', binder.carrier.name],
      [0.6, 'BINDER #', 'binder', number],
    ],
  )
  formRow(
    sheet,
    [x + half, 90, half, 38],
    [
      [1, 'EFFECTIVE DATE', 'effective', day(binder.effective)],
      [0.5, 'TIME', 'time', '12:01'],
      [1, 'EXPIRATION DATE', 'expiration', day(binder.expiration)],
      [0.5, 'TIME', 'time', '12:01'],
    ],
  )
  formRow(
    sheet,
    [x, 128, half, 22],
    [
      [1, 'PHONE (A/C, No, Ext)', 'phone', binder.producer.phone],
      [1, 'FAX (A/C, No)', 'fax', binder.producer.fax],
    ],
  )
  formRow(sheet, [x, 150, half, 60], [[1, 'INSURED AND MAILING ADDRESS', 'insured', block(binder.insured)]])
  formRow(
    sheet,
    [x + half, 128, half, 82],
    [[1, 'DESCRIPTION OF OPERATIONS / VEHICLES / PROPERTY', 'description', 'Local and regional trucking']],
  )
  sheet.caption('COVERAGES', x + 2, 214, { bold: true, size: 7.4 })
  sheet.caption('LIMITS', x + w * 0.68, 214, { bold: true, size: 7.4 })
  return 226
}

function drawSection(sheet: Sheet, { title, ticks, limits, line }: Section, x: number, y: number, w: number): number {
  const h = Math.max(ticks.length + 1, limits.length) * 13
  const left = x + w * 0.3
  const right = x + w * 0.62
  const amounts = x + w * 0.84
  sheet.box(x, y, left - x, h)
  sheet.box(left, y, right - left, h)
  sheet.box(right, y, x + w - right, h)
  sheet.caption(title, x + 3, y + 3.5, { bold: true })
  ticks.forEach(([text, ticked], n) => {
    sheet.tickBox('tick', x + 4, y + 14 + n * 13, 9, ticked && line !== null)
    sheet.caption(text, x + 17, y + 16.5 + n * 13)
  })
  limits.forEach(([caption, label], n) => {
    const at = y + n * 13
    sheet.rule(right, at, x + w, at, 0.4)
    sheet.caption(caption, right + 3, at + 4)
    sheet.caption('$', amounts, at + 4, { size: 6 })
    const amount = line?.limits.find((one) => one.label === label)?.amount
    if (amount)
      sheet.value('limit', printMoney(amount, sheet.style.money, true), amounts + 8, at + 3, x + w - amounts - 10, { align: 'right' })
  })
  return y + h
}

function drawBottom(sheet: Sheet, { holder, producer }: Evidence, x: number, y: number, w: number): void {
  sheet.caption('NAME & ADDRESS', x + 2, y + 5, { bold: true, size: 7.4 })
  formRow(
    sheet,
    [x, y + 16, w, 60],
    [
      [1, 'NAME AND ADDRESS', 'interest', block(holder)],
      [1, 'AUTHORIZED REPRESENTATIVE', 'signer', producer.contact],
    ],
  )
  sheet.caption('ACORD 75 (2013/09)', x + 2, y + 82, { bold: true, size: 7.6 })
  sheet.caption('Drawn for tests from invented data; not a publication of ACORD', x, y + 82, { w, size: 6.4, align: 'right' })
}
