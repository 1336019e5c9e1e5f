import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from '../../src/extraction/values/index.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const HEADS: Run[] = [['ADDL INSD', 178, 136, 5], ['SUBR WVD', 202, 136, 5]]
const EDGES = [38, 78, 176, 200, 218, 318, 378, 438, 590]
const ruled = (ys: number[], xs: number[]): [number, number, number, number][] => [
  ...ys.map((y): [number, number, number, number] => [xs[0]!, y, xs.at(-1)!, y]),
  ...xs.map((x): [number, number, number, number] => [x, ys[0]!, x, ys.at(-1)!]),
]
const row = (name: string, limits: Run[], signs: Run[] = []): Promise<Uint8Array> =>
  print(
    [...TABLE, ...HEADS, ...INSURERS, ...HOLDER, ['A', 50, 160], [name, 82, 160, 5], ['GLA 4418820', 222, 160], ['10/30/2026', 322, 160], ['10/30/2027', 382, 160], ...limits, ...signs],
    { rules: ruled([132, 148, 196], EDGES) },
  )
const OCCURRENCE: Run[] = [['EACH OCCURRENCE', 442, 154, 6], ['1,000,000', 550, 154]]

test('a mark with a star, or a small letter, is a mark; another sign in its column is neither yes nor no', async () => {
  const answers = async (sign: string): Promise<unknown[]> => {
    const { coverage_lines, unreadable_fields } = await read(await row('COMMERCIAL GENERAL LIABILITY', OCCURRENCE, [[sign, 184, 160], ['N', 206, 160]]))
    return [coverage_lines[0]!.additional_insured, coverage_lines[0]!.subrogation_waived, unreadable_fields.some((u) => u.field === 'additional_insured')]
  }
  for (const sign of ['Y*', 'X*', 'y']) assert.deepEqual(await answers(sign), [true, false, false], sign)
  for (const sign of ['1', 'A', '*']) assert.deepEqual(await answers(sign), [null, false, true], sign)
  for (const sign of ['n', 'N/A', '-']) assert.deepEqual(await answers(sign), [false, false, false], sign)
})

test('a coverage of single letters names its row, and both limits of one label are read', async () => {
  const { coverage_lines } = await read(await row('E&O', [['Per Claim/Agg', 442, 160], ['$1M/$2M', 548, 160]]))
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [['professional_liability', 'GLA 4418820', { each_claim: 1_000_000, aggregate: 2_000_000 }]])
})

test('an amount closed off with a stroke, or grouped by points or spaces, is one amount; one group alone is not told', async () => {
  for (const printed of ['1,000,000/-', '$1,000,000-', '1.000.000', '1 000 000', '$ 1.000.000,00']) assert.equal(parseAmount(printed), 1_000_000, printed)
  for (const printed of ['10.000', '10 000', '1,000,000-2', '1.000.00']) assert.equal(parseAmount(printed), null, printed)
  const { coverage_lines } = await read(await row('COMMERCIAL GENERAL LIABILITY', [OCCURRENCE[0]!, ['1,000,000/-', 540, 154]]))
  assert.deepEqual(limitsOf(coverage_lines[0]!), { each_occurrence: 1_000_000 })
})

type Reference = { data: Record<string, unknown>; end(): void }
type Layered = { ref(data: object): Reference; addContent(content: string): void; _root: Reference; page: { resources: Reference } }
test('a rule that crosses words of a layer switched off is no ink of theirs', async () => {
  const draw = (page: PDFKit.PDFDocument): void => {
    const doc = page as unknown as Layered
    const group = doc.ref({ Type: 'OCG', Name: new String('Layer') })
    group.end()
    doc._root.data.OCProperties = { OCGs: [group], D: { OFF: [group], Order: [group] } }
    doc.page.resources.data.Properties = { MC0: group }
    doc.addContent('/OC /MC0 BDC')
    page.font('Helvetica').fontSize(8).text('OLD 9911882004', 290, 172, { lineBreak: false })
    doc.addContent('EMC')
  }
  const bytes = await print([...TABLE, ...HEADS, ...INSURERS, ...HOLDER, ['A', 50, 160], ['COMMERCIAL GENERAL LIABILITY', 82, 160, 6], ['10/30/2026', 322, 160], ['10/30/2027', 382, 160], ...OCCURRENCE], { rules: ruled([132, 148, 196], EDGES), draw })
  assert.deepEqual((await read(bytes)).coverage_lines.map((l) => l.policy_number), [null])
})

test('Insurance company and policy, wrapped over Number, heads one column; amounts and words under Minimum required are no limits', async () => {
  const columns = [30, 130, 250, 320, 390, 480, 600]
  const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]! + 3, y, 7]] : []))
  const { coverage_lines } = await read(
    await print(
      [
        ['Certificate of Insurance', 200, 40, 14],
        ['Insured: Cobalt Elevator Works Inc', 40, 70],
        ...at(104, ['Type of insurance', 'Insurance company and policy', 'Effective', 'Expiration', 'Minimum', 'Limits']),
        ...at(113, ['', 'number', 'date', 'date', 'required', 'provided']),
        ...at(130, ['General liability', 'Saltgrass Insurance Company', '06/30/2026', '06/30/2027', '$500,000 per', '$2,000,000 per occurrence']),
        ...at(140, ['', '501-418820', '', '', 'occurrence', '$4,000,000 aggregate']),
        ...at(164, ['Automobile liability', 'Saltgrass Insurance Company', '06/30/2026', '06/30/2027', '$500,000', '5,000,000 per accident']),
        ...at(174, ['', '501-418821']),
      ],
      { rules: ruled([98, 124, 158, 192], columns) },
    ),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limitsOf(l)]),
    [
      ['general_liability', 'Saltgrass Insurance Company', '501-418820', { each_occurrence: 2_000_000, general_aggregate: 4_000_000 }],
      ['auto_liability', 'Saltgrass Insurance Company', '501-418821', { combined_single_limit: 5_000_000 }],
    ],
  )
})

test('facts with their labels under them are read; two terms with a stroke between them are two days', async () => {
  const over = (y: number, values: string[], labels: string[]): Run[] => [...values.map((text, i): Run => [text, 40 + i * 135, y, 8]), ...labels.map((text, i): Run => [text, 40 + i * 135, y + 13, 6])]
  const tiles = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 14],
      ...over(80, ['Juniper Repair LLC', 'NXT-2LG4-00-GL', '06/05/2026', '06/05/2027'], ['Insured', 'Policy number', 'Effective', 'Expiration']),
      ['General liability', 40, 130, 11],
      ...over(150, ['$1,000,000', '$2,000,000'], ['Each occurrence', 'General aggregate']),
      ...over(200, ['Saltgrass Insurance Company', '12831'], ['Insurance carrier', 'NAIC']),
    ]),
  )
  const [line] = tiles.coverage_lines
  assert.deepEqual([line!.policy_number, line!.effective_date, line!.expiration_date, line!.carrier, line!.naic], ['NXT-2LG4-00-GL', '2026-06-05', '2027-06-05', 'Saltgrass Insurance Company', '12831'])
  const typed = await read(
    await print([
      ['Evidence of Insurance Coverage', 40, 40, 14],
      ['Insured: Salinas Cooling Inc', 40, 70],
      ...([['KIND', 40], ['COMPANY / POLICY', 170], ['TERM', 330], ['LIMIT', 450]] as [string, number][]).map(([text, x]): Run => [text, x, 100]),
      ...([['GENERAL LIABILITY', 40], ['CURLEW INSURANCE COMPANY', 170], ['01-15-26/01-15-27', 330], ['1,000,000 OCC', 450]] as [string, number][]).map(([text, x]): Run => [text, x, 120]),
      ['3602-18-82', 170, 131],
      ['2,000,000 AGG', 450, 131],
      ...([['UMBRELLA', 40], ['RUFF INSURANCE COMPANY', 170], ['02-15-26/02-15-27', 330], ['5,000,000 OCC', 450]] as [string, number][]).map(([text, x]): Run => [text, x, 155]),
      ['7989-18-82', 170, 166],
      ['5,000,000 AGG', 450, 166],
      ['ISSUED BY', 40, 200],
      ['PAN COASTAL UNDERWRITERS', 170, 200],
    ]),
  )
  assert.deepEqual(
    typed.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, l.effective_date, l.expiration_date]),
    [
      ['general_liability', 'CURLEW INSURANCE COMPANY', '3602-18-82', '2026-01-15', '2027-01-15'],
      ['umbrella', 'RUFF INSURANCE COMPANY', '7989-18-82', '2026-02-15', '2027-02-15'],
    ],
  )
})

test('limits named under their coverage take the amounts alone on their lines in the column of limits', async () => {
  const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, [40, 190, 290, 360, 470][i]!, y]] : []))
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 40, 40, 12],
      ['Insured: Osprey Hauling LLC', 40, 70],
      ...at(100, ['TYPE OF INSURANCE', 'POLICY NUMBER', 'EFF DATE', 'EXP DATE', 'LIMITS OF LIABILITY']),
      ...at(120, ['COMMERCIAL GENERAL LIABILITY', '184612-091882', '02-20-2026', '02-20-2027']),
      ...at(132, ['  EACH OCCURRENCE', '', '', '', '$ 1,000,000']),
      ...at(144, ['  GENERAL AGGREGATE', '', '', '', '$ 2,000,000']),
      ...at(156, ['  MEDICAL EXPENSE', '', '', '', '$ 10,000']),
      ...at(180, ['WORKERS COMPENSATION', 'A093188204', '02-20-2026', '02-20-2027']),
      ...at(192, ['  EMPLOYERS LIAB EA ACCIDENT', '', '', '', '$ 500,000']),
      ...at(204, ['  DISEASE POL LIMIT', '', '', '', '$ 500,000']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, limitsOf(l)]), [
    ['184612-091882', { each_occurrence: 1_000_000, general_aggregate: 2_000_000, med_exp: 10_000 }],
    ['A093188204', { el_each_accident: 500_000, el_disease_policy_limit: 500_000 }],
  ])
})

test('facts parted by dashes on one line are each a fact; an amount beside Statutory is none of it', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Summary certificate of insurance in force', 40, 40, 12],
      ['Insured: Osprey Hauling LLC', 40, 70],
      ['General Liability – Curlew Mutual Insurance Company – A418820 – 01/01/26 to 01/01/27 – $1,000,000 each occurrence', 40, 100, 7],
      ['Umbrella – Ruff Mutual Insurance Company – A418821 – 02/01/26 to 02/01/27 – $5,000,000 each occurrence', 40, 120, 7],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.carrier, l.effective_date, limitsOf(l)]), [
    ['A418820', 'Curlew Mutual Insurance Company', '2026-01-01', { each_occurrence: 1_000_000 }],
    ['A418821', 'Ruff Mutual Insurance Company', '2026-02-01', { each_occurrence: 5_000_000 }],
  ])
  const [law] = (await read(await row('Workers compensation / employers liability', [['Statutory / $5,000,000', 442, 160]]))).coverage_lines
  assert.ok(law!.limits.every((l) => l.label !== 'statutory' || l.amount === null))
})
