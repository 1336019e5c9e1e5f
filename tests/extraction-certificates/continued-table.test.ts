import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const X = [36, 130, 250, 340, 400, 460, 590]
const cells = (y: number, values: string[]): Run[] => values.map((value, i): Run => [value, X[i]! + 4, y])
const rulesFor = (ys: number[], xs: number[] = X): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]
const WC = ['Workers Compensation', 'Larkmoor Casualty Company', '90-22855-72', '04/01/2026', '04/01/2027', 'E.L. Each Accident $500,000']
const UMBRELLA = ['Umbrella', 'Heronfield Insurance Company', 'HUX 3004471', '04/01/2026', '04/01/2027', 'Each Occurrence $5,000,000']

/** A broker's certificate whose table goes on at the head of its second page. */
const twoPages = async (xs: number[], rows: string[][] = [WC, UMBRELLA]) =>
  read(
    await print(
      [
        ['CERTIFICATE OF INSURANCE', 200, 40, 14],
        ['Named Insured: Osprey Fabricators Inc', 40, 70],
        ...cells(104, ['Coverage', 'Insurer', 'Policy Number', 'Effective', 'Expiration', 'Limits']),
        ...cells(124, ['General Liability', 'Larkmoor Insurance Company', 'LGL 2044718', '04/01/2026', '04/01/2027', 'Each Occurrence $1,000,000']),
        ['Page 1 of 2', 280, 740],
      ],
      {
        rules: rulesFor([100, 118, 140]),
        draw: (doc) => {
          doc.addPage({ size: 'LETTER', margin: 0 })
          for (const [x1, y1, x2, y2] of rulesFor([40, 60, 80], xs)) doc.lineWidth(0.6).moveTo(x1, y1).lineTo(x2, y2).stroke()
          for (const [text, x, y] of [...rows.flatMap((row, i) => cells(46 + 20 * i, row)), ['Certificate Holder: Tern Lake Depot', 40, 120], ['Page 2 of 2', 280, 740]] as Run[])
            doc.font('Helvetica').fontSize(8).text(text, x, y, { lineBreak: false })
        },
      },
    ),
  )

test('rows at the head of the next page, under rules at the same columns, are the same table', async () => {
  const { coverage_lines } = await twoPages(X)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date]),
    [
      ['general_liability', 'Larkmoor Insurance Company', 'LGL 2044718', '2026-04-01', '2027-04-01'],
      ['workers_comp', 'Larkmoor Casualty Company', '90-22855-72', '2026-04-01', '2027-04-01'],
      ['umbrella', 'Heronfield Insurance Company', 'HUX 3004471', '2026-04-01', '2027-04-01'],
    ],
  )
})

test('under other rules they are no rows of that table', async () => {
  // Without their companies nothing but the headings of that table tells what stands in them.
  const { coverage_lines } = await twoPages([36, 150, 590], [WC, UMBRELLA].map(([name, , ...rest]) => [name!, '', ...rest]))
  assert.ok(coverage_lines.every((l) => l.coverage_type === 'general_liability' || l.policy_number === null))
})

test('under other rules a row that names its company too states its whole policy itself', async () => {
  const { coverage_lines } = await twoPages([36, 150, 590])
  assert.deepEqual(
    coverage_lines.slice(1).map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date, l.limits.map(({ label, amount }) => [label, amount])]),
    [
      ['workers_comp', 'Larkmoor Casualty Company', '90-22855-72', '2026-04-01', '2027-04-01', [['el_each_accident', 500_000]]],
      ['umbrella', 'Heronfield Insurance Company', 'HUX 3004471', '2026-04-01', '2027-04-01', [['each_occurrence', 5_000_000]]],
    ],
  )
})
