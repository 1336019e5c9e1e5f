import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageOptions, print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries((line?.limits ?? []).map(({ label, amount }) => [label, amount]))
const paperOf = async (runs: Run[], options?: PageOptions) => read(await print(runs, options))
const linesOf = async (runs: Run[], options?: PageOptions): Promise<Line[]> => (await paperOf(runs, options)).coverage_lines

const HEADS = ['Type of Insurance', 'Policy Number', 'Effective Date', 'Expiration Date', 'Limits of Liability']
const EDGES = [40, 170, 300, 370, 440]
const band = (y: number, title: string, company: string, row: string[], limits: string[]): Run[] => [
  [title, 40, y],
  ['Insurance Company:', 40, y + 12],
  [company, 130, y + 12],
  ['Company Phone:', 400, y + 12],
  ...HEADS.map((head, i): Run => [head, EDGES[i]!, y + 26, 7]),
  ...row.map((text, i): Run => [text, EDGES[i]!, y + 40]),
  ...limits.map((text, i): Run => [text, EDGES[4]!, y + 40 + 10 * i]),
]

test('a form that heads each policy’s table anew under a line for its company', async () => {
  const { coverage_lines, insured_name } = await paperOf([
    ['State Highway Department', 40, 30],
    ['CERTIFICATE OF INSURANCE', 40, 44, 13],
    ['Insured:', 40, 70],
    ['Fieldfare Mowing LP', 130, 70],
    ...band(100, 'WORKERS’ COMPENSATION INSURANCE COVERAGE:', 'Quarry Mutual Insurance Company', ['Workers’ Compensation', '0001993310', '02/01/2026', '02/01/2027'], ['Not Less Than:', 'Statutory']),
    ...band(190, 'COMMERCIAL GENERAL LIABILITY INSURANCE:', 'Harrow Surplus Insurance Company', ['Commercial General Liability', '44 GL 0099310-02', '02/01/2026', '02/01/2027'], ['Not Less Than:', '$1,000,000 each occurrence', '$2,000,000 aggregate']),
    ...band(290, 'BUSINESS AUTOMOBILE POLICY:', 'Plover County Mutual Insurance Co', ['Business Automobile Policy', 'PCA 330-11-08', '03/15/2026', '03/15/2027'], ['Not Less Than:', '$1,000,000 combined single limit']),
  ])
  assert.equal(insured_name, 'Fieldfare Mowing LP')
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date]),
    [
      ['workers_comp', 'Quarry Mutual Insurance Company', '0001993310', '2026-02-01', '2027-02-01'],
      ['general_liability', 'Harrow Surplus Insurance Company', '44 GL 0099310-02', '2026-02-01', '2027-02-01'],
      ['auto_liability', 'Plover County Mutual Insurance Co', 'PCA 330-11-08', '2026-03-15', '2027-03-15'],
    ],
  )
  assert.deepEqual(limitsOf(coverage_lines[1]), { each_occurrence: 1_000_000, general_aggregate: 2_000_000 })
})

const PITCH = 10
const LABELS = ['EACH OCCURRENCE', 'DAMAGE TO RENTED PREMISES', 'MED EXP (Any one person)', 'PERSONAL & ADV INJURY', 'GENERAL AGGREGATE', 'PRODUCTS - COMP/OP AGG']
const AMOUNTS = ['1,000,000', '100,000', '5,000', '1,000,000', '2,000,000', '2,000,000']
/** The grid of the form, with everything typed set higher than its cells by so many points. */
const grid = (higher: number): { runs: Run[]; rules: NonNullable<PageOptions['rules']> } => {
  const top = 150
  return {
    runs: [
      ['ACORD 25 (2016/03)', 40, 760, 6],
      ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
      ['INSURER(S) AFFORDING COVERAGE', 330, 80, 5],
      ['NAIC #', 560, 80, 5],
      ...['A', 'B', 'C'].map((letter, i): Run => [`INSURER ${letter} :`, 302, 92 + PITCH * i, 5]),
      ['Harrow Fire Insurance Company', 345, 91 - higher],
      ['19682', 560, 91 - higher],
      ['Quarry Mutual Casualty Company', 345, 101 - higher],
      ['16535', 560, 101 - higher],
      ['INSR LTR', 24, 140, 5],
      ['TYPE OF INSURANCE', 80, 140, 5],
      ['POLICY NUMBER', 230, 140, 5],
      ['POLICY EFF', 325, 140, 5],
      ['POLICY EXP', 375, 140, 5],
      ['LIMITS', 500, 140, 5],
      ['COMMERCIAL GENERAL LIABILITY', 60, top + 3, 5],
      ['CLAIMS-MADE', 60, top + 13, 5],
      ['OCCUR', 130, top + 13, 5],
      ['A', 30, top + 20 - higher],
      ['HF 330118', 225, top + 20 - higher],
      ['02/01/2026', 323, top + 20 - higher],
      ['02/01/2027', 373, top + 20 - higher],
      ...LABELS.map((label, i): Run => [label, 424, top + 2.5 + PITCH * i, 5]),
      ...AMOUNTS.map((amount, i): Run => [amount, 545, top + 1 + PITCH * i - higher]),
    ],
    rules: [
      ...[0, 1, 2, 3].map((i): [number, number, number, number] => [300, 90 + PITCH * i, 590, 90 + PITCH * i]),
      ...[0, 1, 2, 3, 4, 5, 6].map((i): [number, number, number, number] => [422, top + PITCH * i, 590, top + PITCH * i]),
      [22, top, 422, top],
      [22, top + 60, 422, top + 60],
      ...[22, 42, 222, 322, 372, 422, 508, 590].map((x): [number, number, number, number] => [x, 138, x, top + 60]),
    ],
  }
}

test('typed values set a little higher than their cells are read', async () => {
  const { runs, rules } = grid(3.1)
  const [line] = await linesOf(runs, { rules })
  assert.equal(line?.carrier, 'Harrow Fire Insurance Company')
  assert.equal(line.naic, '19682')
  assert.deepEqual(limitsOf(line), { each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000 })
})

test('amounts and companies that stand on the rules between two cells are neither’s', async () => {
  const { runs, rules } = grid(4)
  const { coverage_lines, unreadable_fields } = await paperOf(runs, { rules })
  assert.ok(coverage_lines.every((l) => l.limits.every((limit) => limit.amount === null)), JSON.stringify(coverage_lines[0]?.limits))
  assert.ok(unreadable_fields.some((u) => u.field === 'limits.each_occurrence'))
  assert.ok(coverage_lines.every((l) => l.carrier === null || l.carrier === 'Harrow Fire Insurance Company'))
})

test('the number of an insurer of another country in the place of the code', async () => {
  const { runs, rules } = grid(0)
  const foreign = runs.map(([text, ...place]): Run => [text === '19682' ? 'AA-1128977' : text, ...place])
  assert.equal((await linesOf(foreign, { rules }))[0]?.naic, 'AA-1128977')
})

test('a bond against one’s own staff is crime, and bodily injury and property damage combined is one limit', async () => {
  const row = (y: number, cells: string[], limits: string[]): Run[] => [...cells.map((text, i): Run => [text, [40, 190, 290, 345][i]!, y]), ...limits.map((text, i): Run => [text, 400, y + 10 * i])]
  const lines = await linesOf(
    [
      ['CERTIFICATE OF INSURANCE', 40, 40, 13],
      ['Harrow Mutual Insurance Company', 40, 60],
      ['TYPE OF INSURANCE', 40, 100, 7],
      ['POLICY NUMBER', 190, 100, 7],
      ['EFFECTIVE', 290, 100, 7],
      ['EXPIRATION', 345, 100, 7],
      ['LIMITS OF LIABILITY', 400, 100, 7],
      ...row(118, ['Automobile Liability', '48X330-02', '03/03/2026', '03/03/2027'], ['Bodily Injury - Each Person  $', 'Bodily Injury - Each Accident  $', 'Property Damage  $', 'Bodily Injury and Property Damage Combined  $ 500,000']),
      ['[X] Scheduled Autos', 40, 130],
      ...row(174, ['Employee Dishonesty Bond', 'HD 90118', '03/03/2026', '03/03/2027'], ['Limit $25,000']),
    ],
    { rules: [[36, 112, 590, 112], [36, 168, 590, 168], [36, 196, 590, 196]] },
  )
  assert.deepEqual(lines.map((l) => l.coverage_type), ['auto_liability', 'crime'])
  assert.deepEqual(limitsOf(lines[0]), { combined_single_limit: 500_000 })
})

test('the caption of the cell beside is no company’s name', async () => {
  const rules: PageOptions['rules'] = [[22, 54, 590, 54], [306, 54, 306, 144], [306, 82, 590, 82], [22, 144, 590, 144], [22, 215, 590, 215], [22, 226, 590, 226]]
  const runs: Run[] = [
    ['INSURANCE BINDER', 250, 24, 13],
    ['ACORD 75 (2016/03)', 24, 760, 6],
    ['AGENCY', 24, 55, 5],
    ['Larkfield Agency', 30, 63],
    ['COMPANY', 308, 55, 5],
    ['BINDER #', 500, 55, 5],
    ['Harrow Underwriters Specialty Insurance Company', 314, 63],
    ['B2609', 506, 72],
    ['EFFECTIVE', 350, 83, 5],
    ['EXPIRATION', 490, 83, 5],
    ['DATE', 325, 90, 5],
    ['DATE', 465, 90, 5],
    ['09/15/2026', 312, 99],
    ['10/15/2026', 452, 99],
    ['TYPE OF INSURANCE', 60, 217, 5],
    ['COVERAGE / FORMS', 240, 217, 5],
    ['DEDUCTIBLE', 394, 217, 5],
    ['AMOUNT', 530, 217, 5],
    ['GENERAL LIABILITY', 24, 230, 6],
    ['EACH OCCURRENCE', 392, 230, 5],
    ['1,000,000', 545, 229],
    ['GENERAL AGGREGATE', 392, 240, 5],
    ['2,000,000', 545, 239],
  ]
  const [line] = await linesOf(runs, { rules })
  assert.equal(line?.carrier, 'Harrow Underwriters Specialty Insurance Company')
  // Days spelled out are days of the term too.
  const spelled = runs.map(([text, ...at]): Run => [text.replace('09/15/2026', 'Sept 15, 2026').replace('10/15/2026', 'Oct 15, 2026'), ...at])
  const [same] = await linesOf(spelled, { rules })
  assert.deepEqual([same?.effective_date, same?.expiration_date], ['2026-09-15', '2026-10-15'])
})
