import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type PageOptions, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const linesOf = async (runs: Run[], options?: PageOptions): Promise<Line[]> => (await read(await print(runs, options))).coverage_lines
const row = (y: number, cells: [string, number][]): Run[] => cells.map(([text, x]): Run => [text, x, y])

test('cards with shortened labels over their values are read as those with whole ones', async () => {
  const card = (y: number, name: string, number: string, limits: [string, number][], amounts: [string, number][]): Run[] => [
    [name, 60, y, 10],
    ...row(y + 18, [['Insurer', 60], ['Pol. No.', 220], ['Eff Date', 340], ['Exp Date', 440]]),
    ...row(y + 30, [['Harrow Fire Insurance Company', 60], [number, 220], ['03/14/2026', 340], ['03/14/2027', 440]]),
    ...row(y + 48, limits),
    ...row(y + 60, amounts),
  ]
  const lines = await linesOf([
    ['Certificate of Insurance', 60, 40, 14],
    ['Insured', 60, 62, 7],
    ['Osprey Electrical LLC', 60, 72],
    ...card(100, 'General Liability', 'HGL77120', [['Each occurrence', 60], ['General aggregate', 220], ['Damage to rented premises', 340]], [['USD 1,000,000', 60], ['USD 2,000,000', 220], ['USD 100,000', 340]]),
    ...card(200, 'Commercial Auto', 'HCA77121', [['Combined single limit', 60]], [['USD 500,000', 60]]),
    ['Certificate holder', 60, 320, 7],
    ['Tern Lake Condo Association', 60, 330],
  ])
  assert.deepEqual(
    lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)]),
    [
      ['general_liability', 'Harrow Fire Insurance Company', 'HGL77120', '2026-03-14', '2027-03-14', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, damage_to_rented_premises: 100_000 }],
      ['auto_liability', 'Harrow Fire Insurance Company', 'HCA77121', '2026-03-14', '2027-03-14', { combined_single_limit: 500_000 }],
    ],
  )
})

test('what is required stays out in whatever way its amounts are written', async () => {
  const lines = await linesOf([
    ['Vendor Insurance Certificate', 60, 40, 14],
    ['Named Insured: Osprey Elevator Co.', 60, 64],
    ['General Liability', 60, 90, 11],
    ['Insurer: Harrow American Insurance Company', 60, 108],
    ['Policy #: HGL 77120', 60, 120],
    ['Term: 01/01/2026 - 01/01/2027', 60, 132],
    ...row(150, [['Limit', 60], ['Required', 240], ['Provided', 360]]),
    ...row(162, [['Each Occurrence', 60], ['$1MM', 240], ['$2MM', 360]]),
    ...row(174, [['General Aggregate', 60], ['USD 2,000,000', 240], ['USD 4,000,000', 360]]),
  ])
  assert.deepEqual(lines.map(limitsOf), [{ each_occurrence: 2_000_000, general_aggregate: 4_000_000 }])
})

test('more amounts than known labels, none level with its own: nothing is told of them', async () => {
  const labels = ['General Aggregate', 'Products - Comp/Op', 'Aggregate', 'Personal &', 'Adv Injury', 'Crane Boom Loss', 'Each Occurrence', 'Fire Damage (Any', 'one fire)', 'Med Exp (Any one', 'person)']
  const amounts = ['2,000,000', '2,000,000', '1,000,000', '1,000,000', '750,000', '75,000', '5,000']
  const lines = await linesOf([
    ...TABLE,
    ...INSURERS,
    ...row(160, [['A', 44], ['COMMERCIAL GENERAL LIABILITY', 80], ['HGL 77120', 220], ['03/20/2026', 320], ['03/20/2027', 380]]),
    ...labels.map((text, i): Run => [text, 440, 160 + i * 10]),
    ...amounts.map((text, i): Run => [text, 530, 163 + i * 13]),
    ...HOLDER,
  ])
  const told = lines.flatMap((l) => l.limits).filter((l) => l.amount !== null)
  const right: Record<string, number> = { general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, personal_adv_injury: 1_000_000, each_occurrence: 750_000, damage_to_rented_premises: 75_000, med_exp: 5_000 }
  assert.deepEqual(told.filter((l) => right[l.label] !== undefined && right[l.label] !== l.amount), [])
})

test('a word stamped across the page changes nothing', async () => {
  const runs: Run[] = [
    ...TABLE,
    ...INSURERS,
    ...row(160, [['A', 44], ['COMMERCIAL GENERAL LIABILITY', 80], ['HGL 77120', 220], ['03/20/2026', 320], ['03/20/2027', 380], ['EACH OCCURRENCE', 440], ['$ 1,000,000', 540]]),
    ...HOLDER,
  ]
  const stamp = (doc: PDFKit.PDFDocument): void => {
    doc.save()
    doc.rotate(-40, { origin: [300, 300] }).fontSize(90).fillOpacity(0.2).text('SPECIMEN', 60, 230, { lineBreak: false })
    doc.restore()
  }
  const said = (lines: Line[]) => lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, limitsOf(l)])
  assert.deepEqual(said(await linesOf(runs, { draw: stamp })), said(await linesOf(runs)))
})

test('what is kept back of a cargo that spoils is not the deductible of the load', async () => {
  const lines = await linesOf([
    ...TABLE,
    ...INSURERS,
    ...row(160, [['A', 44], ['MOTOR TRUCK CARGO', 80], ['MTC 77120', 220], ['03/20/2026', 320], ['03/20/2027', 380], ['LIMIT 100,000 DED 1,000', 440]]),
    ...row(172, [['REEFER BREAKDOWN 75,000 DED 2,500', 440]]),
    ...HOLDER,
  ])
  assert.deepEqual(lines.map(limitsOf), [{ per_vehicle: 100_000, deductible: 1_000, reefer_breakdown: 75_000, reefer_deductible: 2_500 }])
})

test('a program’s certificate that names no coverage, its aggregate written short', async () => {
  const lines = await linesOf([
    ['Proof of Insurance', 60, 40, 14],
    ['Policy Number: HEV 77120', 60, 70],
    ['Policy Term: 05/16/2026 to 05/18/2026', 60, 82],
    ['Named Insured: Osprey Arboretum Friends', 60, 94],
    ...row(120, [['Each Occurrence', 60], ['$1,000,000', 340]]),
    ...row(132, [["Gen'l Aggregate", 60], ['$2,000,000', 340]]),
    ...row(144, [['Products / Completed Operations', 60], ['$1,000,000', 340]]),
    ...row(156, [['Personal & Advertising Injury', 60], ['$1,000,000', 340]]),
    ...row(168, [['Damage to Rented Premises', 60], ['$300,000', 340]]),
    ['Insurer: Harrow American Insurance Company', 60, 200],
  ])
  assert.deepEqual(lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 1_000_000, personal_adv_injury: 1_000_000, damage_to_rented_premises: 300_000 }],
  ])
})
