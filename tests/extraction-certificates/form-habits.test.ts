import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
type Rule = [number, number, number, number]
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries((line?.limits ?? []).map(({ label, amount }) => [label, amount]))
const level = (ys: number[], from: number, to: number): Rule[] => ys.map((y): Rule => [from, y, to, y])
const upright = (xs: number[], from: number, to: number): Rule[] => xs.map((x): Rule => [x, from, x, to])

const EDGES = [38, 78, 218, 318, 378, 438, 520, 590]
/** A certificate of property insurance: labels printed beside amounts that alone are ruled into strips. */
const property = async (amounts: string[], mark = 'X'): Promise<Record<string, number | null>> => {
  const labels = ['BUILDING', 'PERSONAL PROPERTY', 'BUSINESS INCOME', 'EXTRA EXPENSE', 'RENTAL VALUE', 'BLANKET BUILDING']
  const tops = [148, 160, 172, 184, 196, 208, 220]
  const bytes = await print(
    [
      ['CERTIFICATE OF PROPERTY INSURANCE', 180, 40, 13],
      ...TABLE.slice(1).map(([text, ...at]): Run => [text, ...at]),
      ['COVERED PROPERTY', 440, 142, 5],
      ...INSURERS,
      ...HOLDER,
      ['ACORD 24 (2016/03)', 22, 770, 7],
      ['A', 50, 152],
      ['PROPERTY', 96, 152, 6],
      ['GLA 4418820', 222, 152],
      ['10/30/2026', 322, 152],
      ['10/30/2027', 382, 152],
      ...labels.flatMap((label, i): Run[] => [[label, 452, tops[i]! + 3, 5], ['$', 522, tops[i]! + 3, 6], ...(amounts[i] ? [[mark, 442, tops[i]! + 2], [amounts[i]!, 530, tops[i]! + 2]] as Run[] : [])]),
    ],
    { rules: [...level([132, 148, 220], EDGES[0]!, EDGES.at(-1)!), ...upright(EDGES, 132, 220), ...level(tops, 520, 590)] },
  )
  return limitsOf((await read(bytes)).coverage_lines[0])
}

test('amounts ruled into strips of their own are those of the labels level with them, whatever labels stand under the last', async () => {
  assert.deepEqual(await property(['12,450,000', '250,000', '600,000']), { building: 12_450_000, personal_property: 250_000, business_income: 600_000 })
  assert.deepEqual(await property(['12,450,000', '', '600,000'], 'Y'), { building: 12_450_000, business_income: 600_000 })
})

test('garage keepers in excess of another cover are no excess liability', async () => {
  const bytes = await print(
    [...TABLE, ...INSURERS, ...HOLDER, ['A', 50, 152], ['GARAGE KEEPERS LIABILITY', 84, 152, 6], ['GKL 118820', 222, 152], ['10/30/2026', 322, 152], ['10/30/2027', 382, 152],
      ['X PRIMARY', 84, 168, 5], ['EXCESS', 150, 168, 5], ['COMP LOC 1', 442, 152, 6], ['600,000', 545, 152], ['COLLISION LOC 1', 442, 167, 6], ['500,000', 545, 167]],
    { rules: [...level([132, 148, 196], EDGES[0]!, EDGES.at(-1)!), ...upright(EDGES.filter((x) => x !== 520), 132, 196)] },
  )
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => l.coverage_type), ['garagekeepers'])
})

/** Evidence of property insurance (ACORD 27, or 28 with its line of the whole amount). */
const evidence = async (facts: { company?: string[]; number?: string; rows?: Run[]; commercial?: boolean; broken?: boolean }): Promise<{ line: Line; unreadable: string[] }> => {
  const { company = ['Saltgrass Insurance Company', '1 Bay Rd'], number = 'CPK 418820-03', rows = [['Building', 24, 349], ['1,250,000', 440, 349]], commercial = false, broken = false } = facts
  const amount: Run[] = broken ? [['AMOUNT OF', 420, 326, 5], ['INSURANCE', 420, 332, 5]] : [['AMOUNT OF INSURANCE', 420, 328, 5]]
  const title = commercial ? 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE' : 'EVIDENCE OF PROPERTY INSURANCE'
  const bytes = await print(
    [
      [title, 150, 34, 13],
      ['AGENCY', 21, 85, 5],
      ['Larkfield Agency', 24, 96],
      [commercial ? 'COMPANY NAME AND ADDRESS' : 'COMPANY', 309, 85, 5],
      ...company.map((text, i): Run => [text, 312, 94 + 10 * i]),
      ['INSURED', 21, 181, 5],
      ['Osprey Holdings LLC', 24, 190],
      ['LOAN NUMBER', 309, 180, 5],
      ['POLICY NUMBER', 439, 180, 5],
      [number, 442, 190],
      ['EFFECTIVE DATE', 309, 204, 5],
      ['02/01/2026', 315, 213],
      ['EXPIRATION DATE', 399, 204, 5],
      ['02/01/2027', 405, 213],
      ['COVERAGE INFORMATION', 22, 314, 7],
      ...(commercial ? [] : ([['COVERAGE / PERILS / FORMS', 140, 328, 5], ...amount, ['DEDUCTIBLE', 535, broken ? 326 : 328, 5]] as Run[])),
      ...rows,
      ['CANCELLATION', 22, 580, 7],
      ['ADDITIONAL INTEREST', 22, 610, 7],
      [commercial ? 'ACORD 28 (2016/03)' : 'ACORD 27 (2016/03)', 22, 770, 7],
    ],
    {
      rules: [
        ...level([82, 142, 178, 202, 224], 18, 594),
        ...upright([18, 306, 594], 82, 224),
        ...upright([436], 178, 202),
        ...upright([396, 486], 202, 224),
        ...(commercial ? [] : [...level([325, 337, 560], 18, 594), ...upright([18, 406, 516, 594], 325, 560)]),
      ],
    },
  )
  const { coverage_lines, unreadable_fields } = await read(bytes)
  return { line: coverage_lines[0]!, unreadable: unreadable_fields.map((u) => u.field) }
}

test('how a building is insured, behind its name, takes no amount with it, and a heading of two lines heads its column', async () => {
  for (const broken of [false, true]) {
    const { line } = await evidence({ broken, rows: [['Building, special form, replacement cost', 24, 349], ['1,250,000', 440, 349], ['5,000', 530, 349]] })
    assert.deepEqual(limitsOf(line), { building: 1_250_000, deductible: 5_000 })
  }
})

test('a number that ends in a hyphen or a stroke goes on elsewhere and is not given; its label in the cell is no part of it', async () => {
  for (const number of ['CPK 418820-', 'CPK 418820-03 /']) {
    const { line, unreadable } = await evidence({ number })
    assert.deepEqual([line.policy_number, unreadable.includes('policy_number')], [null, true], number)
  }
  assert.equal((await evidence({ number: 'Policy # CPK 418820-03' })).line.policy_number, 'CPK 418820-03')
})

test('a schedule, or several companies each with its share, is no company', async () => {
  assert.equal((await evidence({})).line.carrier, 'Saltgrass Insurance Company')
  assert.equal((await evidence({ company: ['See Schedule Attached'] })).line.carrier, null)
  assert.equal((await evidence({ company: ['Saltgrass Insurance Company 60%', 'Ironbark Specialty Insurance Company 40%'] })).line.carrier, null)
})

test('the deductible of all other perils is the policy\'s, beside what wind has of its own; words behind the amount leave it its deductible', async () => {
  const { line } = await evidence({ rows: [['Building', 24, 349], ['1,250,000', 440, 349], ['5,000 AOP', 530, 349], ['Wind', 24, 361], ['2%', 560, 361]] })
  assert.deepEqual(limitsOf(line), { building: 1_250_000, deductible: 5_000 })
  const whole = async (amount: string): Promise<unknown> => limitsOf((await evidence({ commercial: true, rows: [['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $', 21, 326, 6], [amount, 226, 325], ['DED:', 420, 326, 6], ['10,000', 440, 325]] })).line)
  assert.deepEqual(await whole('12,450,000 TIV'), { amount_of_insurance: 12_450_000, deductible: 10_000 })
  assert.deepEqual(await whole('Included in Blanket'), { deductible: 10_000 })
})

/** A row of a table with a narrow column of letters, and what the remarks say. */
const lettered = async (letters: Run[], name = 'UMBRELLA LIABILITY', remarks = ''): Promise<Line> => {
  const bytes = await print(
    [...TABLE, ['A', 50, 152], ['GENERAL LIABILITY', 84, 152, 6], ['GLA 4418820', 222, 152], ['10/30/2026', 322, 152], ['10/30/2027', 382, 152], ['EACH OCCURRENCE', 442, 152, 6], ['1,000,000', 545, 152],
      ...letters, [name, 84, 190, 6], ['UMB 118820', 222, 190], ['10/30/2026', 322, 190], ['10/30/2027', 382, 190], ['EACH OCCURRENCE', 442, 190, 6], ['5,000,000', 545, 190],
      ...INSURERS, ['DESCRIPTION OF OPERATIONS', 40, 560, 6], [remarks, 42, 570], ...HOLDER],
    { rules: [...level([132, 148, 180, 220], EDGES[0]!, EDGES.at(-1)!), ...upright(EDGES.filter((x) => x !== 520), 132, 220)] },
  )
  return (await read(bytes)).coverage_lines.find((l) => l.policy_number === 'UMB 118820')!
}

test('several letters beside one policy are several companies and none of them is given, however they are set', async () => {
  assert.equal((await lettered([['B', 50, 190]])).carrier, 'Canal Insurance Company')
  assert.equal((await lettered([['A', 50, 190], ['B', 50, 200]])).carrier, null)
  assert.equal((await lettered([['A', 26, 190], ['B', 37, 190], ['C', 48, 190]])).carrier, null)
})

test('whose letter stands beyond the form’s list the remarks tell, and its own list is read as without them', async () => {
  const line = await lettered([['G', 50, 190]], 'UMBRELLA LIABILITY', 'Insurer G: Evanston Insurance Company, NAIC 35378')
  assert.deepEqual([line.insurer_letter, line.carrier, line.naic], ['G', 'Evanston Insurance Company', '35378'])
  assert.equal((await lettered([['B', 50, 190]], 'UMBRELLA LIABILITY', 'Insurer G: Evanston Insurance Company, NAIC 35378')).carrier, 'Canal Insurance Company')
  assert.equal((await lettered([['G', 50, 190]])).carrier, null)
})

test('MTC is cargo', async () => {
  assert.equal((await lettered([['B', 50, 190]], 'MTC')).coverage_type, 'cargo')
})
