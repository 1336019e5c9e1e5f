import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameAndCode } from '../../src/extraction/certificates/insurers/name-and-code.ts'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line | undefined): Record<string, number | null> => Object.fromEntries((line?.limits ?? []).map(({ label, amount }) => [label, amount]))
const find = (lines: Line[], type: string): Line | undefined => lines.find((l) => l.coverage_type === type)
const lines = (texts: string[], top = 90, step = 16): Run[] => texts.map((text, i): Run => [text, 60, top + i * step, 9])

test('amounts with their words behind, then a label with its own: each clause for itself', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Confirmation of Insurance', 60, 40, 14],
      ...lines([
        'We confirm that the following insurances are in effect for Stint Engineers PC.',
        'Professional Liability (claims made)',
        'Insurer: Curlew Insurance Company',
        'Policy Number: V2F19A260301',
        'Period: 09/30/2026 to 09/30/2027',
        'Limits: $2,000,000 each claim; $3,000,000 aggregate; retention $25,000 each claim',
        'Cyber',
        'Insurer: Ruff Insurance Company',
        'Policy Number: C-4LPX-118220',
        'Period: 09/30/2026 to 09/30/2027',
        'Limits: $3,000,000 policy aggregate; retention $10,000',
      ]),
    ]),
  )
  assert.deepEqual(limitsOf(find(coverage_lines, 'professional_liability')), { each_claim: 2_000_000, aggregate: 3_000_000, retention: 25_000 })
  assert.deepEqual(limitsOf(find(coverage_lines, 'cyber')), { aggregate: 3_000_000, retention: 10_000 })
})

test('a line for each policy with its company heads the coverages under it', async () => {
  const { coverage_lines } = await read(
    await print([
      ['Motor Club Towing Certificate', 60, 40, 14],
      ...lines(['Tow operator: Stint Towing LLC', 'Holder: Whimbrel Assistance', 'Policy 1: CL00188204, Curlew Indemnity Insurance Company, 3/30/2026 - 3/30/2027'], 70),
      ...[['General liability each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['On-hook', '$75,000, $1,000 deductible']].flatMap(([a, b], i): Run[] => [[a!, 60, 125 + i * 16, 9], [b!, 330, 125 + i * 16, 9]]),
      ['Policy 2: CAO7718820, Ruff Casualty Company, 3/30/2026 - 3/30/2027', 60, 185, 9],
      ['Auto liability combined single limit', 60, 203, 9],
      ['$1,000,000', 330, 203, 9],
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.carrier]),
    [
      ['general_liability', 'CL00188204', 'Curlew Indemnity Insurance Company'],
      ['on_hook', 'CL00188204', 'Curlew Indemnity Insurance Company'],
      ['auto_liability', 'CAO7718820', 'Ruff Casualty Company'],
    ],
  )
})

test('in a list of coverages the answers under one are not the next one’s, nor is its number where another company is named', async () => {
  const { coverage_lines } = await read(
    await print([
      ['INSURANCE VERIFICATION', 60, 40, 13],
      ...lines([
        'Contractor: Stint Environmental LLC',
        'General Liability – Curlew Insurance Company – Policy HGL0058820 – 4/4/2026 to 4/4/2027',
        'Each occurrence 1,000,000 General aggregate 2,000,000',
        'Additional insured: Yes   Waiver of subrogation: Yes',
        'Contractors Pollution Liability – Ruff Specialty Insurance Company – Policy ICELLUW00118820 – 4/4/2026 to 4/4/2027',
        'Each pollution condition 2,000,000 Aggregate 2,000,000',
      ]),
    ]),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.additional_insured, l.subrogation_waived]),
    [
      ['general_liability', 'HGL0058820', true, true],
      ['pollution_liability', 'ICELLUW00118820', null, null],
    ],
  )
})

test('one letter over the figures of its number, and a term broken behind its stroke', async () => {
  const { coverage_lines } = await read(
    await print(
      [
        ['Subcontractor Insurance Certificate', 60, 40, 14],
        ...['Coverage', 'Insurance company', 'Policy no.', 'Policy term', 'Limits'].map((t, i): Run => [t, [42, 132, 262, 332, 402][i]!, 92, 8]),
        ...(
          [
            ['Automobile liability', 42, 112],
            ['Curlew Insurance', 132, 112],
            ['Company', 132, 122],
            ['S', 262, 112],
            ['2488017', 262, 122],
            ['1/10/26-', 332, 112],
            ['27', 332, 122],
            ['Combined single limit $1,000,000', 402, 112],
            ['Umbrella', 42, 142],
            ['Curlew Insurance', 132, 142],
            ['Company', 132, 152],
            ['S', 262, 142],
            ['9144720', 262, 152],
            ['1/10/26-', 332, 142],
            ['27', 332, 152],
            ['Each occurrence $5,000,000', 402, 142],
          ] as Run[]
        ).map(([t, x, y]): Run => [t, x, y, 8]),
      ],
      { rules: [...[88, 106, 136, 166].map((y): [number, number, number, number] => [38, y, 570, y]), ...[38, 128, 258, 328, 398, 570].map((x): [number, number, number, number] => [x, 88, x, 166])] },
    ),
  )
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date]),
    [
      ['auto_liability', 'S 2488017', '2026-01-10', '2027-01-10'],
      ['umbrella', 'S 9144720', '2026-01-10', '2027-01-10'],
    ],
  )
})

test('a pool’s kind is nobody’s name, and certificates for leased or financed equipment are certificates', async () => {
  const pool = await read(
    await print([
      ['Certificate of Participation in Self-Insurance Pool', 120, 40, 13],
      ...lines(['Member: Town of Larkfield', 'Coverage document no. CX-PC-2026-044   Coverage period January 1, 2026 to January 1, 2027', 'General Liability   $2,000,000 per occurrence']),
    ]),
  )
  assert.ok(pool.coverage_lines.every((l) => l.carrier === null))
  const leased = await read(
    await print([
      ['CERTIFICATE OF INSURANCE FOR LEASED OR FINANCED EQUIPMENT', 60, 40, 13],
      ...lines(['Insurer: Curlew Insurance Company   Policy No.: BA-5R118820', 'Policy term: 1/15/2026 - 1/15/2027', 'Automobile Liability   $1,000,000 each accident, combined single limit']),
    ]),
  )
  assert.deepEqual([leased.doc_type, leased.coverage_lines.map((l) => l.policy_number)], ['coi', ['BA-5R118820']])
})

test('a paper for a client, its title before a stroke: what the law asks before a full stop and the employers’ limits', async () => {
  const { doc_type, coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE — PEO CLIENT', 120, 40, 13],
      ...lines([
        'PEO: Stint Staffing PEO LLC. Client company: Ruff Painting LLC. Holder: Larkfield Schools.',
        'Workers compensation coverage is provided by Curlew Indemnity Company under policy SATIS0188204 from 12/12/2026 to 12/12/2027.',
        'Workers compensation: Statutory. Employers liability: $1,000,000 each accident; $1,000,000 disease each employee; $500,000 disease policy limit.',
      ]),
    ]),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(limitsOf(coverage_lines[0]), { statutory: null, el_each_accident: 1_000_000, el_disease_each_employee: 1_000_000, el_disease_policy_limit: 500_000 })
})

test('a profile that calls itself a certificate, with a policy a column and days as computers write them', async () => {
  const column = (x: number, texts: string[]): Run[] => texts.map((t, i): Run => [t, x, 100 + i * 18, 8])
  const { doc_type, coverage_lines } = await read(
    await print([
      ['Carrier Insurance Profile — Certificate', 60, 40, 13],
      ['Monitored for: Whimbrel Brokerage   Legal name: Stint Carriers LLC', 60, 70, 9],
      ...column(60, ['', 'Insurer', 'Policy number', 'Effective', 'Expires', 'Limit']),
      ...column(160, ['Auto liability', 'Curlew National Insurance Company', '2018820114', '2026-07-01', '2027-07-01', '$1,000,000 CSL']),
      ...column(360, ['Cargo', 'Ruff Insurance Company', 'HMC-4418820', '2026-07-01', '2027-07-01', '$100,000 per vehicle']),
    ]),
  )
  assert.equal(doc_type, 'coi')
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]),
    [
      ['auto_liability', '2018820114', { combined_single_limit: 1_000_000 }],
      ['cargo', 'HMC-4418820', { per_vehicle: 100_000 }],
    ],
  )
})

test('a code before a company’s name ran over from the company above: it is neither its name nor its code', () => {
  assert.deepEqual(nameAndCode('23035 Curlew Insurance Corporation', ''), { name: 'Curlew Insurance Corporation', code: null })
  assert.deepEqual(nameAndCode('Curlew Insurance Corporation 42404', ''), { name: 'Curlew Insurance Corporation', code: '42404' })
})
