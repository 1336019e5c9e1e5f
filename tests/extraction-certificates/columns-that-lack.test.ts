import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const HEAD: Run[] = [
  ['Summary Certificate of Insurance', 40, 40, 13],
  ['Insured: Marlin Crane Service, Inc., 55 Port Rd, Mobile, AL 36602', 40, 62],
  ['Certificate holder: Delta Refining Co', 40, 74],
]
const XS = [40, 130, 225, 320, 415, 510]
const grid = (top: number, rows: string[][], xs = XS): { runs: Run[]; rules: [number, number, number, number][] } => {
  const end = top + rows.length * 16
  return {
    runs: rows.flatMap((cells, r) => cells.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]! + 3, top + 4 + r * 16, 7]] : []))),
    rules: [
      ...Array.from({ length: rows.length + 1 }, (_, r): [number, number, number, number] => [xs[0]!, top + r * 16, 605, top + r * 16]),
      ...[...xs, 605].map((x): [number, number, number, number] => [x, top, x, end]),
    ],
  }
}
const linesOf = async (runs: Run[], rules: [number, number, number, number][] = []) => {
  const { coverage_lines } = await read(await print(runs, { rules }))
  return coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.limits.map((x) => `${x.label}=${x.amount}`).join(' ')])
}
const TABLE = (lacking: string): string[][] => [
  ['', 'General Liability', 'Auto Liability', 'Umbrella', 'Riggers Liability', 'Workers Compensation'],
  ['Insurer', 'Colony Insurance Company', 'Sentry Select Ins. Co.', 'Ironshore Specialty Ins.', 'Colony Insurance Company', ''],
  ['Policy number', '101 GL 0188231', 'MCP44128', 'IEELCAS4V11', '101 RG 0188232', lacking],
  ['Effective', '01/01/2026', '01/01/2026', '01/01/2026', '01/01/2026', ''],
  ['Expiration', '01/01/2027', '01/01/2027', '01/01/2027', '01/01/2027', ''],
  ['Each occurrence', '$1,000,000', '', '$5,000,000', '$1,000,000', ''],
  ['Aggregate', '$2,000,000', '', '$5,000,000', '', ''],
  ['Combined single limit', '', '$1,000,000', '', '', ''],
]

for (const [drawn, lacking] of [true, false].flatMap((d) => ['', 'Not provided', 'N/A', '-', 'See attached', 'Monopolistic state'].map((l) => [d, l] as const))) {
  test(`policies in ${drawn ? 'ruled columns' : 'columns without rules'}, one of which has no number ('${lacking}'), are each its own column's`, async () => {
    const { runs, rules } = grid(100, TABLE(lacking))
    const lines = await linesOf([...HEAD, ...runs], drawn ? rules : [])
    assert.deepEqual(
      lines.map(([type, , number]) => [type, number]).filter(([type]) => type !== 'workers_comp'),
      [
        ['general_liability', '101 GL 0188231'],
        ['auto_liability', 'MCP44128'],
        ['umbrella', 'IEELCAS4V11'],
        ['riggers', '101 RG 0188232'],
      ],
    )
    for (const [type, carrier, number] of lines) if (type === 'workers_comp') assert.deepEqual([carrier, number], [null, null])
    assert.ok(lines.every(([type, , , , limits]) => type !== 'workers_comp' || limits === ''))
  })
}

test('numbers side by side beside words that are no number are nobody’s where nothing says which column is whose', async () => {
  const lines = await linesOf([
    ...HEAD,
    ['Policy number', 40, 110],
    ['GL 0188231', 130, 110],
    ['MCP44128', 225, 110],
    ['not provided', 320, 110],
    ['Effective', 40, 124],
    ['01/01/2026', 130, 124],
    ['Workers Compensation', 40, 150],
    ['Each accident', 40, 162],
    ['$1,000,000', 225, 162],
  ])
  assert.ok(lines.every(([, , number]) => number === null), JSON.stringify(lines))
})

test('a garagekeepers basis is no excess policy', async () => {
  const lines = await linesOf([
    ['CERTIFICATE OF GARAGE INSURANCE', 200, 40, 13],
    ['Insured: Pelican Auto Sales Inc', 40, 64],
    ['Insurer: Universal Underwriters Insurance Company', 40, 76],
    ['Policy number: AGL-2210087   Effective 05/01/2026  Expires 05/01/2027', 40, 88],
    ['Garage Liability', 40, 112],
    ['Auto Only - Ea Accident $1,000,000', 300, 112],
    ['Garagekeepers Legal Liability', 40, 130],
    ['Location 1 - $250,000', 300, 130],
    ['[ ] Direct Excess [X] Direct Primary', 40, 142],
    ['Comprehensive deductible $1,000', 300, 142],
  ])
  assert.deepEqual(
    lines.map(([type]) => type),
    ['garage_liability', 'garagekeepers'],
  )
})

test('a heading of coverages’ limits behind the numbers makes no column of types where names stand before them', async () => {
  const lines = await linesOf(
    [
      ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
      ['THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED', 40, 70, 7],
      ...['TYPE OF|INSURANCE|EFFECTIVE|EXPIRY', 'INSURANCE|COMPANY AND|DATE|DATE', '|POLICY|||COVERAGE|AMOUNT', '|NUMBER'].flatMap((line, r): Run[] => line.split('|').map((cell, i): Run => [cell, [40, 130, 210, 290, 375, 505][i]!, 100 + 15 * r])),
      ...['COMMERCIAL|Intact|2026/02/01|2027/02/01|BODILY INJURY|5,000,000', 'GENERAL|Insurance|||AND PROPERTY', 'LIABILITY|Company|||DAMAGE', '|501-88412'].flatMap((line, r): Run[] => line.split('|').map((cell, i): Run => [cell, [40, 130, 210, 290, 375, 505][i]!, 170 + 14 * r])),
    ],
    [33, 126, 204, 286, 370, 500, 579].map((x): [number, number, number, number] => [x, 96, x, 230]),
  )
  for (const [type, carrier, number] of lines) {
    assert.notEqual(type, 'property')
    assert.ok(carrier === null || carrier === 'Intact Insurance Company', String(carrier))
    assert.ok(number === null || number === '501-88412', String(number))
  }
})

test('a number that begins behind its label and goes on in the next line is not given by its end alone', async () => {
  const { coverage_lines, unreadable_fields } = await read(
    await print(
      [
        ['EVIDENCE OF PROPERTY INSURANCE', 180, 40, 13],
        ['THIS EVIDENCE OF PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS', 40, 60, 6],
        ['COMPANY', 306, 80, 6],
        ['Foremost Insurance Company', 306, 90],
        ['INSURED', 40, 110, 6],
        ['Osvaldo Trujillo', 40, 120],
        ['LOAN NUMBER 7718820045 POLICY NUMBER 381-', 306, 110, 7],
        ['5044218803', 306, 119],
        ['EFFECTIVE DATE', 306, 134, 6],
        ['03/01/2026', 306, 142],
        ['EXPIRATION DATE', 420, 134, 6],
        ['03/01/2027', 420, 142],
        ['COVERAGE INFORMATION', 40, 200, 7],
        ['Dwelling', 40, 220],
        ['412,000', 440, 220],
        ['ACORD 27 (2016/03)', 40, 740, 7],
      ],
      { rules: [[300, 76, 580, 76], [300, 106, 580, 106], [300, 130, 580, 130], [300, 152, 580, 152], [300, 76, 300, 152], [580, 76, 580, 152], [415, 130, 415, 152]] },
    ),
  )
  assert.deepEqual(coverage_lines.map((l) => l.policy_number).filter((n) => n === '5044218803'), [])
  assert.ok(unreadable_fields.some((u) => u.field === 'policy_number') || coverage_lines[0]?.policy_number === '381-5044218803')
})

test('beside a label of two lines policies side by side are each its own column’s, and what leads to a pool ends no name', async () => {
  const lines = await linesOf([
    ['Verification of Coverage', 40, 40, 13],
    ['Member: Town of Elk Ferry', 40, 62],
    ['Pool: Mountain Counties Liability Pool', 160, 62],
    ...['|Public Liability|Automobile Liability', 'Coverage|MCLP-26-118|MCLP-26-119', 'document||', 'Term|07/01/2026 - 07/01/2027|07/01/2026 - 07/01/2027', 'Limit per occurrence|$5,000,000|$3,000,000'].flatMap((row, r): Run[] => row.split('|').flatMap((cell, i): Run[] => (cell ? [[cell, [40, 180, 330][i]!, [90, 112, 122, 142, 160][r]!]] : []))),
  ])
  assert.deepEqual(
    lines.map(([type, , number, , limits]) => [type, number, limits]),
    [
      ['general_liability', 'MCLP-26-118', 'each_occurrence=5000000'],
      ['auto_liability', 'MCLP-26-119', 'combined_single_limit=3000000'],
    ],
  )
  assert.ok(lines.every(([, carrier]) => carrier !== 'Town of Elk Ferry Pool'))
})

test('a cell that names its own limit says nothing of the amount before it, and a number in a coverage’s name is its own', async () => {
  const { runs, rules } = grid(
    100,
    [
      ['Coverage', 'Each occurrence', 'Aggregate', 'Other'],
      ['Businessowners liability', '$1,000,000', '$2,000,000', 'Medical expense $5,000'],
      ['Workers compensation policy', 'Statutory', '', ''],
      ['WC26014883', '', '', ''],
    ],
    [40, 180, 300, 420],
  )
  const lines = await linesOf(
    [
      ['Certificate of Insurance', 40, 40, 13],
      ['Insured: Larkspur Catering LLC', 40, 62],
      ['Policy: BP26014882', 40, 74],
      ['Term: 02/14/26 - 02/14/27', 240, 74],
      ...runs,
    ],
    rules.filter(([, y1, , y2]) => !(y1 === y2 && y1 === 148)),
  )
  assert.ok(lines.every(([, , , , limits]) => !String(limits).includes('med_exp=2000000')), JSON.stringify(lines))
  assert.deepEqual(lines.flatMap(([type, , number]) => (type === 'workers_comp' && number !== 'WC26014883' ? [number] : [])).filter((n) => n !== null), [])
})
