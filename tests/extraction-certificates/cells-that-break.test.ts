import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type PageOptions, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const facts = (l: Line) => [l.coverage_type, l.policy_number, l.carrier, l.effective_date, l.expiration_date, limitsOf(l)]
const column = (texts: string[], x: number, y: number): Run[] => texts.map((text, i): Run => [text, x, y + i * 11, 9])
/** Rules around cells: the columns' edges and the rows'. */
const grid = (xs: number[], ys: number[]): NonNullable<PageOptions['rules']> => [...ys.map((y) => [xs[0]!, y, xs.at(-1)!, y]), ...xs.map((x) => [x, ys[0]!, x, ys.at(-1)!])] as NonNullable<PageOptions['rules']>
const linesOf = async (runs: Run[], options: PageOptions = {}) => (await read(await print(runs, options))).coverage_lines.map(facts)

test('ruled cells that hold a label over its value, broken wherever the cell ends', async () => {
  const xs = [36, 104, 166, 240, 320, 398, 476]
  const cells = (y: number, ...texts: string[][]): Run[] => texts.flatMap((lines, i) => column(lines, xs[i]! + 3, y))
  const runs: Run[] = [
    ['Certificate of Insurance', 40, 40, 13],
    ['Certificate holder: Tern Lake Partners LLC', 40, 60, 9],
    ['General liability', 40, 82, 11],
    ...cells(102, ['Insurance', 'carrier', 'Heronmoor', 'Insurance', 'Company'], ['Policy', 'number', 'GLO-', '763419-', '62'], ['Policy', 'effective', 'date', '11/30/2026'], ['Policy', 'expiration', 'date', '11/30/2027'], ['Each', 'occurrence', 'limit', '$1,000,000'], ['General', 'aggregate', 'limit', '$2,000,000']),
  ]
  assert.deepEqual(await linesOf(runs, { rules: grid(xs, [98, 160]) }), [['general_liability', 'GLO-763419-62', 'Heronmoor Insurance Company', '2026-11-30', '2027-11-30', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }]])
})

test('under a coverage or a number its company, in however many lines; the company of one row is no other row’s', async () => {
  const xs = [36, 230, 360, 560]
  const heads = (...texts: string[]): Run[] => [['Confirmation of Coverage', 40, 40, 14], ['Issued to Tern Lake Partners LLC for Osprey Rigging Inc', 40, 60, 9], ...texts.map((text, i): Run => [text, xs[i]! + 4, 84, 9])]
  const row = (y: number, ...cells: string[][]): Run[] => cells.flatMap((lines, i) => column(lines, xs[i]! + 4, y))
  const rules = grid(xs, [80, 98, 140, 182])
  const read = (gl: string[], um: string[], heading = 'Coverage / insurer') =>
    linesOf([...heads(heading, 'Policy / period', 'Limits of liability'), ...row(102, gl, ['GLO78096487', '11/15/2026 to', '11/15/2027'], ['Each occurrence $2,000,000', 'General aggregate $4,000,000']), ...row(144, um, ['UMB 1111528', '11/15/2026 to', '11/15/2027'], ['Each occurrence $1,000,000', 'Aggregate $1,000,000'])], { rules })
  const carriers = (lines: Awaited<ReturnType<typeof linesOf>>) => lines.map((l) => l[2])
  assert.deepEqual(carriers(await read(['Commercial general liability', 'Cascade Meadow Indemnity', 'Company'], ['Umbrella', 'Marlstone Fire and Casualty', 'Insurance Company'])), ['Cascade Meadow Indemnity Company', 'Marlstone Fire and Casualty Insurance Company'])
  // Named beside one coverage only, a company is not the other's.
  assert.deepEqual(carriers(await read(['Commercial general liability'], ['Umbrella', 'Marlstone Casualty Company'])), [null, 'Marlstone Casualty Company'])
})

test('names of coverages that narrow cells break, without rules: the row begins with the name', async () => {
  const runs: Run[] = [
    ['Larkfield Insurance Agency', 40, 40, 9],
    ['Certificate of insurance for Pinehurst Paving Inc', 40, 58, 12],
    ...column(['General liability'], 40, 100), ...column(['Summit Crest', 'Casualty Company'], 150, 100), ...column(['HGL49207744'], 270, 100), ...column(['5/7/26 -', '5/7/27'], 370, 100), ...column(['$1,000,000 occ. /', '$2,000,000 agg.'], 440, 100),
    ...column(['Workers', 'compensation'], 40, 132), ...column(['Copperfield Mutual', 'Insurance Company'], 150, 132), ...column(['WCP47578985'], 270, 132), ...column(['4/22/26 -', '4/22/27'], 370, 132), ...column(['Each accident', '$1,000,000'], 440, 132),
  ]
  const lines = await linesOf(runs)
  assert.deepEqual(lines.map((l) => [l[0], l[2], l[3]]), [['general_liability', 'Summit Crest Casualty Company', '2026-05-07'], ['workers_comp', 'Copperfield Mutual Insurance Company', '2026-04-22']])
})

test('an amount that its line broke off is of the label at the line’s end, and a number’s last figures of the number', async () => {
  const runs: Run[] = [
    ['Evidence of Insurance', 40, 40, 13],
    ['Certificate holder: Tern Lake Partners LLC', 40, 60, 9],
    ['Policy number', 40, 82, 9], ['KWC866 4249', 160, 82, 9], ['Class code', 320, 82, 9], ['5403', 480, 82, 9],
    ['00', 160, 94, 9],
    ['Effective date', 40, 112, 9], ['06/22/2026', 160, 112, 9], ['Expiration date', 320, 112, 9], ['06/22/2027', 480, 112, 9],
    ['Commercial general liability', 40, 140, 9],
    ['Occurrence $1,000,000', 40, 156, 9], ['General aggregate $2,000,000', 200, 156, 9], ['Products aggregate', 400, 156, 9],
    ['$2,000,000', 40, 167, 9], ['Medical expense $5,000', 130, 167, 9],
  ]
  assert.deepEqual(await linesOf(runs), [['general_liability', 'KWC866 4249 00', null, '2026-06-22', '2027-06-22', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, med_exp: 5_000 }]])
})

test('who insures a fund above what it keeps is none of its policies’ insurers', async () => {
  const runs: Run[] = [
    ['Certificate of Insurance', 40, 40, 13],
    ['Insurer', 40, 70, 9], ['Prairie Star Insurance Company', 200, 70, 9],
    ['Policy number', 40, 84, 9], ['WC 3832646', 200, 84, 9],
    ['Policy period', 40, 98, 9], ['07/07/2026 to 07/07/2027', 200, 98, 9],
    ["Workers' compensation", 40, 112, 9], ['Statutory', 200, 112, 9],
    ["Employers' liability", 40, 126, 9], ['$500,000 each accident', 200, 126, 9],
    ['Specific excess', 40, 140, 9], ['insurer', 40, 151, 9], ['Ironwood Reinsurance Company, $25,000,000 excess of', 200, 140, 9], ['$750,000', 200, 151, 9],
  ]
  const [line] = await linesOf(runs)
  assert.deepEqual([line![2], Object.values(line![5] as object).includes(25_000_000)], ['Prairie Star Insurance Company', false])
})

test('a letter that names an umbrella behind another policy: each with what its own sentence states', async () => {
  const runs: Run[] = [
    ['July 15, 2026', 40, 40, 9],
    ['Subject: insurance held by Larkfield Electric Co', 40, 58, 9],
    ['We confirm that the company named above carries business automobile liability with Granite Ridge Indemnity Company', 40, 80, 9],
    ['under policy AUT 2954480 from March 1, 2026 to March 1, 2027, combined single limit $1,000,000.', 40, 91, 9],
    ['It also carries an umbrella with Keystone Basin Specialty Insurance Company under policy TUX50404796 from January 1,', 40, 113, 9],
    ['2026 to January 1, 2027, $10,000,000 each occurrence and $10,000,000 aggregate.', 40, 124, 9],
  ]
  assert.deepEqual((await linesOf(runs)).map((l) => [l[0], l[5]]), [['auto_liability', { combined_single_limit: 1_000_000 }], ['umbrella', { each_occurrence: 10_000_000, aggregate: 10_000_000 }]])
})

/** A row of one coverage in a ruled table, its limits broken over lines as given. */
const wrappedCell = async (name: string, lines: string[]): Promise<string> => {
  const xs = [36, 126, 276, 366, 476, 606]
  const { coverage_lines } = await read(
    await print(
      [
        ['CERTIFICATE OF INSURANCE', 200, 40, 13],
        ['Insured: Tansy Movers LLC', 40, 66],
        ...['Kind of Policy|Company|Policy Number|Policy Period|Limits of Liability', 'Commercial Auto|Sentry Insurance|04418820-2|01/09/26 to 01/09/27|$750,000 CSL', `${name}|Sentry Insurance|04418820-3|01/09/26 to 01/09/27|${lines[0]}`].flatMap((row, r): Run[] => row.split('|').map((cell, i): Run => [cell, xs[i]! + 4, [110, 126, 146][r]!])),
        ...lines.slice(1).map((line, i): Run => [line, 480, 156 + 10 * i]),
      ],
      { rules: [...[106, 122, 142, 172].map((y): [number, number, number, number] => [36, y, 606, y]), ...xs.map((x): [number, number, number, number] => [x, 106, x, 172])] },
    ),
  )
  const line = coverage_lines.find((l) => l.policy_number === '04418820-3')
  return (line?.limits ?? []).map((l) => `${l.label}=${l.amount}`).join(' ')
}

for (const [name, lines, limits] of [
  ['Cargo', ['$50,000 ded.', '$1,000'], 'per_vehicle=50000 deductible=1000'],
  ['Cargo', ['$50,000', 'ded. $1,000'], 'per_vehicle=50000 deductible=1000'],
  ['Motor Truck Cargo', ['Limit $100,000 Ded.', '$2,500'], 'per_vehicle=100000 deductible=2500'],
  ['Motor Truck Cargo', ['$100,000 per', 'load, $1,000 deductible'], 'per_vehicle=100000 deductible=1000'],
  ['Motor Truck Cargo', ['$100,000', 'per load, $1,000 deductible'], 'per_vehicle=100000 deductible=1000'],
  ['Motor Truck Cargo', ['$2,500 ded.', '$100,000'], 'deductible=2500 per_vehicle=100000'],
  ['Inland Marine', ['$75,000 deductible', '$500'], 'limit=75000 deductible=500'],
  ['Trailer Interchange', ['$30,000 ded.', '$1,000'], 'limit=30000 deductible=1000'],
] as const) {
  test(`a cell broken as '${lines.join(' // ')}' beside ${name}`, async () => {
    assert.deepEqual((await wrappedCell(name, [...lines])).split(' ').toSorted(), limits.split(' ').toSorted())
  })
}
