import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Coverage = [name: string, limits: [string, string][], number: string, from: string]
const COVERAGES: Coverage[] = [
  ['COMMERCIAL GENERAL LIABILITY', [['Each Occurrence', '$1,000,000'], ['General Aggregate', '$2,000,000']], 'GL-0418820', '01/02/2026'],
  ['AUTOMOBILE LIABILITY', [['Combined Single Limit', '$750,000']], 'BA-7718204', '03/04/2026'],
  ['UMBRELLA LIABILITY', [['Each Occurrence', '$5,000,000'], ['Aggregate', '$5,000,000']], 'CU-2290184', '05/06/2026'],
]
const FACTS: ((number: string, from: string) => string[])[] = [
  (number, from) => [`Policy No: ${number}     From: ${from}   To: ${from.replace('2026', '2027')}`],
  (number, from) => ['Carrier: Osprey Insurance Company', `Policy Number: ${number}`, `Policy Term: ${from} to ${from.replace('2026', '2027')}`],
]
const HEAD: Run[] = [['CERTIFICATE OF INSURANCE', 200, 40, 14], ['Insured: Osprey Hauling LLC', 40, 70], ['Certificate holder: Tern Lake Brokers', 40, 84]]

/** Each coverage with its policy's line over its name, or under it. */
function paper(leads: boolean, facts: (typeof FACTS)[number], block: number, indent: number, last = true): Run[] {
  const runs = [...HEAD]
  let y = 110
  const add = (x: number, ...texts: string[]): void => {
    for (const text of texts) {
      runs.push([text, x, y])
      y += 12
    }
  }
  for (const [i, [name, limits, number, from]] of COVERAGES.entries()) {
    const own = last || i < COVERAGES.length - 1 ? facts(number, from) : []
    if (leads) add(40, ...own)
    add(leads ? 40 + indent : 40, name)
    if (!leads) add(40 + indent, ...own)
    for (const [label, amount] of limits) {
      runs.push([amount, 250, y])
      add(40 + indent * (leads ? 2 : 1), label)
    }
    y += block
  }
  return runs
}
const told = async (runs: Run[]): Promise<string[]> => (await read(await print(runs))).coverage_lines.map((l) => `${l.coverage_type} ${l.policy_number} ${l.effective_date}`)
const ALL = ['general_liability GL-0418820 2026-01-02', 'auto_liability BA-7718204 2026-03-04', 'umbrella CU-2290184 2026-05-06']

test('a policy’s line over its coverage’s name is of that coverage and not of the one before, as one under the name is of its own', async () => {
  for (const leads of [true, false]) for (const facts of FACTS) for (const [block, indent] of [[14, 0], [0, 12], [0, 0]] as const) assert.deepEqual(await told(paper(leads, facts, block, indent)), ALL, `${leads ? 'over' : 'under'} ${facts('1', '1').length} ${block} ${indent}`)
})

test('where the last coverage names no policy of its own, none of the others loses its number to the one before', async () => {
  const lines = await told(paper(false, FACTS[0]!, 14, 0, false))
  assert.deepEqual(lines.slice(0, 2), ALL.slice(0, 2))
  assert.ok(!/GL-0418820|BA-7718204/.test(lines[2] ?? ''))
})

test('the page’s own policy over coverages of which one has another under its name', async () => {
  const lines = await told([...HEAD, ['Policy No: PKG-118820   From: 01/02/2026   To: 01/02/2027', 40, 104], ['COMMERCIAL GENERAL LIABILITY', 40, 140], ['Each Occurrence', 52, 152], ['$1,000,000', 250, 152], ['UMBRELLA LIABILITY', 40, 180], ['Policy No: CU-2290184   From: 05/06/2026   To: 05/06/2027', 52, 192], ['Each Occurrence', 52, 204], ['$5,000,000', 250, 204]])
  assert.deepEqual(lines, ['general_liability PKG-118820 2026-01-02', 'umbrella CU-2290184 2026-05-06'])
})

test('labels that stand close under a card’s values are the next ones, and no end of theirs; a company’s name may end there', async () => {
  const card = (y: number, name: string, company: string[], number: string, answers: [string, string]): Run[] => [
    [name, 40, y],
    ...['Carrier', 'NAIC', 'Policy no.', 'Policy period'].map((t, i): Run => [t, 40 + i * 130, y + 17]),
    ...[company[0]!, '21180', number, '03/01/2026 - 03/01/2027'].map((t, i): Run => [t, 40 + i * 130, y + 26]),
    ...company.slice(1).map((t, i): Run => [t, 40, y + 36 + i * 10]),
    ...['Basis', 'Additional insured', 'Waiver of subrogation'].map((t, i): Run => [t, 40 + i * 130, y + 27 + company.length * 10]),
    ...['Occurrence', ...answers].map((t, i): Run => [t, 40 + i * 130, y + 36 + company.length * 10]),
    ['Each occurrence', 40, y + 52 + company.length * 10],
    ['$1,000,000', 40, y + 61 + company.length * 10],
  ]
  const { coverage_lines } = await read(await print([['Certificate of Insurance', 40, 40, 14], ['Insured: Osprey Hauling LLC', 40, 64], ...card(90, 'General Liability', ['Osprey Select', 'Insurance Company'], 'GL0188204', ['Yes', 'No']), ...card(210, 'Umbrella Liability', ['Tern Casualty Company'], 'UX0188205', ['No', 'Yes'])]))
  assert.deepEqual(coverage_lines.map((l) => [l.carrier, l.policy_number, l.additional_insured, l.subrogation_waived, l.limits.length]), [['Osprey Select Insurance Company', 'GL0188204', true, false, 1], ['Tern Casualty Company', 'UX0188205', false, true, 1]])
})

test('the insured stands beside its label, whatever label follows on the line', async () => {
  const { insured_name, certificate_holder } = await read(await print([['CERTIFICATE OF INSURANCE', 200, 40, 14], ['Insured:', 40, 70], ['Osprey Fellowship', 110, 70], ['Date:', 330, 70], ['01/22/2026', 380, 70], ['410 Elm Street', 110, 80], ['Ames, IA 50010', 110, 90], ['Issued to: Tern Lake School District', 40, 116], ...paper(true, FACTS[0]!, 14, 0).slice(3).map(([t, x, y]): Run => [t, x, y + 30])]))
  assert.deepEqual([insured_name, certificate_holder], ['Osprey Fellowship', 'Tern Lake School District'])
})

test('a number that holds the year of its term in brackets', async () => {
  for (const number of ['BKO(26)58 18 82 04', 'BAS (26) 58188204', 'XWO (26)58188204']) {
    const { coverage_lines } = await read(await print([...HEAD, ['Coverage 1 of 2: Commercial General Liability', 40, 110, 10], ...[['Company', 'Osprey Casualty Insurance Company'], ['Policy', number], ['In force', '10/03/2026 - 10/03/2027'], ['Occurrence limit', '$1,000,000'], ['General aggregate limit', '$2,000,000']].flatMap(([label, value], i): Run[] => [[label!, 40, 124 + i * 12], [value!, 160, 124 + i * 12]])]))
    assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.carrier, l.effective_date, l.limits.length]), [[number, 'Osprey Casualty Insurance Company', '2026-10-03', 2]])
  }
})

const GRID = (xs: number[], ys: number[]): [number, number, number, number][] => [...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]), ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!])]

test('a ruled row for each limit: those that hold nothing else go on from the policy over them', async () => {
  const xs = [30, 120, 260, 330, 380, 430, 520, 590]
  const rows = [
    ['Line of Coverage', 'Carrier', 'Policy #', 'Eff', 'Exp', 'Limit Description', 'Limit'],
    ['General Liability', 'Osprey Casualty Company', 'GL-118820-6', '01/01/26', '01/01/27', 'Each Occurrence', '1,000,000'],
    ['', '', '', '', '', 'General Aggregate', '2,000,000'],
    ['Automobile', 'Tern Insurance Company', 'CA-118821-6', '02/01/26', '02/01/27', 'Combined Single Limit', '1,000,000'],
    ['', '', 'CA-118822-6', '', '', 'Each Accident', '500,000'],
  ]
  const bytes = await print([['Schedule of Insurance', 40, 40, 14], ['Insured: Osprey Hauling LLC', 40, 64], ...rows.flatMap((cells, r): Run[] => cells.flatMap((t, i): Run[] => (t ? [[t, xs[i]! + 3, 90 + r * 16, 7]] : [])))], { rules: GRID(xs, rows.map((_, r) => 86 + r * 16).concat(86 + rows.length * 16)) })
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(coverage_lines[0]?.limits.map((l) => [l.label, l.amount]), [['each_occurrence', 1_000_000], ['general_aggregate', 2_000_000]])
  // A row with a number of its own is another policy's.
  assert.ok(!coverage_lines.some((l) => l.policy_number === 'CA-118821-6' && l.limits.some((limit) => limit.amount === 500_000)))
})

test('between amounts under heads of their own and the column of answers stands another column', async () => {
  const xs = [30, 120, 230, 300, 350, 400, 456, 510, 552, 592]
  const heads = [['Coverage'], ['Insurer'], ['Policy number'], ['From'], ['To'], ['Per occurrence'], ['Aggregate'], ['Products', 'agg.'], ['AI']]
  const cells = ['General Liability', 'Osprey Casualty Company', 'CA000418820', '04/01/2026', '04/01/2027', '$1,000,000', '$2,000,000', '$3,000,000', 'Yes']
  const auto = ['Pollution Liability', 'Osprey Casualty Company', 'CA000418821', '04/01/2026', '04/01/2027', '$1,000,000', '$1,000,000', 'n/a', 'Yes']
  const bytes = await print([['Evidence of Insurance', 40, 40, 14], ['Insured: Osprey Hauling LLC', 40, 64], ['Certificate holder: Tern Lake Brokers', 40, 76], ...heads.flatMap((lines, i): Run[] => lines.map((t, k): Run => [t, xs[i]! + 3, 90 + k * 8, 7])), ...[cells, auto].flatMap((row, r): Run[] => row.map((t, i): Run => [t, xs[i]! + 3, 112 + r * 18, 7]))], { rules: GRID(xs, [86, 108, 126, 144]) })
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.additional_insured, Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount]))]), [
    ['general_liability', true, { each_occurrence: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 3_000_000 }],
    ['pollution_liability', true, { each_claim: 1_000_000, aggregate: 1_000_000 }],
  ])
})

test('what is said of a policy beside its coverage’s name is no part of that', async () => {
  const xs = [30, 90, 130, 240, 300, 350, 400]
  const rows = [['Coverage', 'Status', 'Underwriter', 'Policy', 'Effective', 'Expires', 'Limits'], ['Auto Liability', 'Active', 'Osprey Insurance Company', 'SAT-0188204', '03/03/2026', '03/03/2027', 'CSL: $1,000,000'], ['General', 'Active', 'Tern Insurance Company', 'SGL-0188205', '03/03/2026', '03/03/2027', 'Each occurrence: $1,000,000; General aggregate:'], ['Liability', '', '', '', '', '', '$2,000,000']]
  const bytes = await print([['Insurance Certificate', 40, 40, 14], ['Motor carrier: Osprey Hauling LLC', 40, 60], ...rows.flatMap((cells, r): Run[] => cells.flatMap((t, i): Run[] => (t ? [[t, xs[i]!, [90, 108, 130, 139][r]!, 7]] : [])))], { rules: [100, 122, 150].map((y) => [28, y, 590, y]) })
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.limits.length]), [['auto_liability', 'SAT-0188204', 1], ['general_liability', 'SGL-0188205', 2]])
})
