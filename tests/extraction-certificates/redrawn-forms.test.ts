import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadDocument } from '../../src/vocabulary/index.ts'
import { HOLDER, print, read, type Run, TABLE } from './printed.ts'

type Line = ReadDocument['coverage_lines'][number]
const amounts = (l: Line | undefined) => Object.fromEntries((l?.limits ?? []).map(({ label, amount }) => [label, amount]))
const EDGES = [36, 76, 216, 316, 376, 436, 576]
/** Rules around the rows of the table, as programs that print from web pages draw them. */
const rulesAt = (heights: number[]): [number, number, number, number][] => [
  ...heights.map((y): [number, number, number, number] => [EDGES[0]!, y, EDGES.at(-1)!, y]),
  ...EDGES.map((x): [number, number, number, number] => [x, 130, x, heights.at(-1)!]),
]
const row = (y: number, letter: string, number: string, eff: string, exp: string): Run[] => [[letter, 50, y], [number, 220, y], [eff, 320, y], [exp, 380, y]]
const LISTED: Run[] = [
  ['INSURERS AFFORDING COVERAGE', 320, 96, 6],
  ['INSURER A: Great West Casualty Company', 320, 106],
  ['INSURER B: Canal Insurance Company', 320, 117],
]

for (const note of [['DESCRIPTION OF OPERATIONS', 'below'], ['DESCRIPTION OF', 'OPERATIONS below'], ['DESCRIPTION OF', 'OPERATIONS', 'below']])
test(`a form drawn anew: the note in the compensation row breaks, ${note.join(' | ')}, and rows go on under it`, async () => {
  const bytes = await print(
    [
      ...TABLE,
      ...LISTED,
      ['WORKERS COMPENSATION', 80, 150, 6],
      ["AND EMPLOYERS' LIABILITY", 80, 158, 6],
      ['If yes, describe under', 80, 170, 6],
      ...note.map((text, i): Run => [text, 80, 177 + 7 * i, 6]),
      ...row(150, 'B', 'WX-440718', '01/01/2026', '01/01/2027'),
      ['E.L. EACH ACCIDENT', 440, 150, 6],
      ['500,000', 540, 150, 8],
      ['Motor Truck Cargo', 80, 204],
      ...row(204, 'A', 'MC-118200', '02/01/2026', '02/01/2027'),
      ['Limit $100,000', 440, 204],
      ['Ded $2,500', 440, 214],
      ['DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', 40, 240, 6],
      ...HOLDER,
    ],
    { rules: rulesAt([130, 146, 198, 230]) },
  )
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, amounts(l)]),
    [
      ['workers_comp', 'WX-440718', { el_each_accident: 500_000 }],
      ['cargo', 'MC-118200', { per_vehicle: 100_000, deductible: 2_500 }],
    ],
  )
})

test('strips that rules part are never answered by counting: a name that cannot be read gives its neighbours nothing', async () => {
  const strips: [string, string][] = [['OCCURRENCE', '1,000,000'], ['DAMAGE TO RENTED PREMISES', '50,000'], ['MED EXP (Any one person)', 'Excluded'], ['PERSONAL & ADV INJURY', '1,000,000'], ['GENERAL AGGREGATE', '2,000,000'], ['PRODUCTS - COMP/OP AGG', '2,000,000']]
  const bytes = await print(
    [
      ...TABLE,
      ...LISTED,
      ['COMMERCIAL GENERAL LIABILITY', 80, 150, 6],
      ['CLAIMS-MADE   OCCUR', 90, 160, 6],
      ...row(150, 'A', 'GL-118200', '02/01/2026', '02/01/2027'),
      ...strips.flatMap(([label, amount], i): Run[] => [[label, 440, 150 + i * 14, 6], [amount, 536, 152 + i * 14, 8]]),
      ['DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', 40, 250, 6],
      ...HOLDER,
    ],
    { rules: [...rulesAt([130, 146, 232]), ...strips.slice(1).map((_, i): [number, number, number, number] => [436, 161 + i * 14, 576, 161 + i * 14])] },
  )
  const { coverage_lines } = await read(bytes)
  const got = amounts(coverage_lines[0])
  assert.equal(got['damage_to_rented_premises'], 50_000)
  assert.equal('med_exp' in got, false)
  assert.equal(got['personal_adv_injury'], 1_000_000)
})

test('forms under a number are no policy, letters alone are said to be unreadable, and the end of an address is no number', async () => {
  const page = (number: Run[]): Promise<Uint8Array> =>
    print([...TABLE, ...LISTED, ['Pollution Liability', 80, 150], ['A', 50, 150], ['02/01/2026', 320, 150], ['02/01/2027', 380, 150], ['Each Claim $1,000,000', 440, 150], ...number, ['DESCRIPTION OF OPERATIONS', 40, 200, 6], ...HOLDER])
  const forms = await read(await page([['PX-440718', 220, 150], ['CG 20 10 / CG 20 37', 220, 160]]))
  assert.deepEqual(forms.coverage_lines.map((l) => l.policy_number), ['PX-440718'])
  const letters = await read(await page([['QWXTRV', 220, 150]]))
  assert.deepEqual([letters.coverage_lines[0]?.policy_number, letters.unreadable_fields.map((u) => u.field)], [null, ['policy_number']])
  const pending = await read(await page([['PENDING', 220, 150]]))
  assert.deepEqual([pending.coverage_lines[0]?.policy_number, pending.unreadable_fields], [null, []])
  const town = await read(await page([['Elko, NV 89801', 220, 150]]))
  assert.equal(town.coverage_lines[0]?.policy_number ?? null, null)
})

test('two coverages in one typed cell: a line that names physical damage says nothing of the cargo', async () => {
  const bytes = await print([...TABLE, ...LISTED, ['Cargo', 80, 150], ['Physical Damage', 80, 160], ...row(150, 'A', 'MC-118200', '02/01/2026', '02/01/2027'), ['Cargo $150,000 / $2,500 ded', 440, 150], ['PD ACV $5,000 ded', 440, 160], ['DESCRIPTION OF OPERATIONS', 40, 200, 6], ...HOLDER])
  const cargo = (await read(bytes)).coverage_lines.find((l) => l.coverage_type === 'cargo')
  assert.deepEqual(amounts(cargo), { per_vehicle: 150_000, deductible: 2_500 })
})

test('deductibles for each vehicle and at most are not the limit; a layer states its own limit before what it lies over', async () => {
  const lines = (text: string, name: string) => print([...TABLE, ...LISTED, [name, 80, 150], ...row(150, 'A', 'GK-118200', '02/01/2026', '02/01/2027'), [text, 440, 150], ['DESCRIPTION OF OPERATIONS', 40, 200, 6], ...HOLDER])
  assert.deepEqual(amounts((await read(await lines('$500/$2,500 ded', 'Garagekeepers'))).coverage_lines[0]), {})
  assert.deepEqual(amounts((await read(await lines('$4,000,000 xs $1,000,000', 'Excess Liability'))).coverage_lines[0]), { each_occurrence: 4_000_000 })
})

test('PER over STATUTE, set out under the box before PER', async () => {
  const bytes = await print(
    [
      ...TABLE,
      ...LISTED,
      ['WORKERS COMPENSATION', 80, 150, 6],
      ["AND EMPLOYERS' LIABILITY", 80, 158, 6],
      ['(Mandatory in NH)', 80, 166, 6],
      ...row(150, 'B', 'WX-440718', '01/01/2026', '01/01/2027'),
      ['X', 440, 150, 6],
      ['PER', 447, 150, 6],
      ['STATUTE', 440, 158, 6],
      ['OTHER', 500, 150, 6],
      ['E.L. EACH ACCIDENT', 440, 168, 6],
      ['500,000', 540, 168, 8],
      ['DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', 40, 240, 6],
      ...HOLDER,
    ],
    { rules: rulesAt([130, 146, 230]) },
  )
  assert.deepEqual(amounts((await read(bytes)).coverage_lines[0]), { statutory: null, el_each_accident: 500_000 })
})

test('the insured beside a producer whose label asks for a contact person is whole', async () => {
  const { insured_name, certificate_holder } = await read(
    await print([
      ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', 150, 40, 13],
      ['PRODUCER NAME, CONTACT PERSON AND ADDRESS', 40, 70, 6],
      ['Larkfield Agency', 40, 80],
      ['COMPANY NAME AND ADDRESS', 350, 70, 6],
      ['Ptarmigan Indemnity Company', 350, 80],
      ['NAMED INSURED AND ADDRESS', 40, 110, 6],
      ['Tern Lake Storage Partners LP', 40, 120],
      ['6 Arapahoe St', 40, 130],
      ['POLICY NUMBER', 350, 110, 6],
      ['LOAN NUMBER: 0044-77182', 350, 100, 7],
      ['63X-440718', 350, 120],
      ['COVERAGE INFORMATION', 40, 160, 6],
      ['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 850,000', 40, 172, 7],
      ['ADDITIONAL INTEREST', 40, 300, 6],
      ['[X] MORTGAGEE', 40, 310, 7],
      ['Front Range Lending Trust', 40, 320],
      ['ACORD 28 (2016/03)', 40, 740, 7],
    ]),
  )
  assert.deepEqual([insured_name, certificate_holder], ['Tern Lake Storage Partners LP', 'Front Range Lending Trust'])
})

test('of each person over of each accident in an automobile’s cell: bodily injury’s two limits, and no combined one', async () => {
  const bytes = await print([...TABLE, ...LISTED, ['Business Auto', 80, 150], ...row(150, 'A', 'BX-118200', '02/01/2026', '02/01/2027'), ['$500,000 each person', 440, 150], ['$1,000,000 each accident', 440, 160], ['DESCRIPTION OF OPERATIONS', 40, 200, 6], ...HOLDER])
  assert.deepEqual(amounts((await read(bytes)).coverage_lines[0]), { bodily_injury_per_person: 500_000, bodily_injury_per_accident: 1_000_000 })
})
