import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const at = (y: number, cells: string[], columns: number[], size = 8): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, columns[i]!, y, size]] : []))
const rows = (top: number, table: string[][], columns: number[]): Run[] => table.flatMap((cells, i) => at(top + i * 15, cells, columns))
const withLimits = (lines: Line[]): unknown[] => lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limitsOf(l)])

test('a pool’s table under heads of two storeys: each limit by its column, and who reinsures insures no member', async () => {
  const columns = [40, 160, 240, 330, 400]
  const { coverage_lines } = await read(
    await print([
      ['EVIDENCE OF COVERAGE', 200, 40, 14],
      ['Osprey Valley Municipal Risk Pool', 40, 66],
      ['Member: Town of Tern Lake', 40, 78],
      ['Agreement No. OVM-2026-44    Term: 07/01/2026 - 06/30/2027', 40, 90],
      ...at(112, ['Coverage', 'Limits', '', 'Deductible', 'Reinsurer'], columns),
      ...at(126, ['', 'Each Occurrence', 'Annual Aggregate'], columns),
      ...rows(144, [['General Liability', '$2,000,000', '$5,000,000', '$1,000', 'Larkmoor Reinsurance Company'], ['Auto Liability', '$2,000,000', 'N/A', '$1,000', 'Larkmoor Reinsurance Company'], ['Public Officials Liability', '$2,000,000', '$5,000,000', '$5,000', 'Heronfield Insurance Company']], columns),
    ]),
  )
  const own = ['Osprey Valley Municipal Risk Pool', 'OVM-2026-44'] as const
  assert.deepEqual(withLimits(coverage_lines), [
    ['general_liability', ...own, { each_occurrence: 2_000_000, general_aggregate: 5_000_000, deductible: 1000 }],
    ['auto_liability', ...own, { combined_single_limit: 2_000_000, deductible: 1000 }],
    ['professional_liability', ...own, { each_claim: 2_000_000, aggregate: 5_000_000, deductible: 5000 }],
  ])
})

test('a retention in the column before the limit is no limit; a district that fights fires is no insurer', async () => {
  const columns = [40, 190, 365]
  const { coverage_lines } = await read(
    await print([
      ['MEMORANDUM OF COVERAGE', 200, 40, 14],
      ['ISSUED BY: Tern Lake Public Agency Insurance Pool (the "Pool")', 40, 66],
      ['PARTICIPANT: Osprey County Fire District No. 4', 40, 78],
      ['MEMORANDUM NO.: TL-GL-26-118', 40, 90],
      ['PERIOD: 7/1/2026 12:01 a.m. to 7/1/2027 12:01 a.m.', 40, 102],
      ...rows(126, [['Line of Coverage', 'Participant Retention', 'Pool Limit Per Occurrence'], ['General Liability', '$5,000', '$3,000,000'], ['Automobile Liability', '$5,000', '$3,000,000']], columns),
    ]),
  )
  const own = ['Tern Lake Public Agency Insurance Pool', 'TL-GL-26-118'] as const
  assert.deepEqual(withLimits(coverage_lines), [
    ['general_liability', ...own, { retention: 5000, each_occurrence: 3_000_000 }],
    ['auto_liability', ...own, { retention: 5000, combined_single_limit: 3_000_000 }],
  ])
})

test('what the vehicle’s own damage costs, and which autos are hired, are no limits and no coverages beside the automobile policy', async () => {
  const columns = [40, 330]
  const { coverage_lines } = await read(
    await print([
      ['Certificate of Insurance', 40, 40, 15],
      ['Insured: Gannet Haulage LLC', 40, 70],
      ['Underwritten by:', 40, 88],
      ['HARBOR & HILL INSURANCE SVCS', 330, 88],
      ['Larkmoor Casualty Insurance Company', 40, 99],
      ['Policy number: 044188120', 40, 116],
      ['Policy Effective Date: Mar 3, 2026', 40, 130],
      ['Policy Expiration Date: Mar 3, 2027', 330, 130],
      ...rows(156, [['Insurance coverage(s)', 'Limits'], ['Bodily Injury/Property Damage', '$1,000,000 Combined Single Limit'], ['Comprehensive', '$500 deductible'], ['Motor Truck Cargo', '$100,000 Limit w/$1,000 Deductible'], ['Hired Auto Bodily Injury/Property Damage', '$1,000,000 Combined Single Limit']], columns),
    ]),
  )
  const own = ['Larkmoor Casualty Insurance Company', '044188120'] as const
  assert.deepEqual(withLimits(coverage_lines), [
    ['auto_liability', ...own, { combined_single_limit: 1_000_000 }],
    ['cargo', ...own, { per_vehicle: 100_000, deductible: 1000 }],
  ])
})

test('included refrigeration has a deductible and no limit; any one loss is each occurrence', async () => {
  const facts = ['COMPANY....... Larkmoor Casualty Company', 'POLICY NO..... KC 737636 93', 'EFFECTIVE..... 10/28/2025', 'EXPIRATION.... 10/28/2026', 'MOTOR TRUCK CARGO', '$100,000 ANY ONE VEHICLE', '$200,000 ANY ONE LOSS, DISASTER OR CASUALTY', 'REFRIGERATION BREAKDOWN: INCLUDED, $5,000 DEDUCTIBLE']
  const { coverage_lines } = await read(await print([['CERTIFICATE OF INSURANCE', 200, 40, 14], ['INSURED: Gannet Haulage LLC', 40, 70], ...facts.map((text, i): Run => [text, 40, 90 + i * 14])]))
  assert.deepEqual(coverage_lines.map(limitsOf), [{ per_vehicle: 100_000, per_occurrence: 200_000, reefer_deductible: 5000 }])
})

test('a heading of three lines for policies’ and certificates’ numbers; an owner-operator’s three coverages', async () => {
  const columns = [40, 140, 250, 330, 385, 440, 530]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 14],
      ['Member: Gannet Haulage LLC', 40, 66],
      ...at(100, ['Coverage', 'Insurance Company', 'Policy /', 'Effective', 'Expires', 'Limit', 'Deductible'], columns),
      ['Certificate', 250, 110],
      ['Number', 250, 120],
      ...rows(140, [['Non-Trucking Liability', 'Larkmoor Mutual Ins Co', 'TJH6469748', '06/01/2026', '06/01/2027', '$1,000,000 CSL', '-'], ['Physical Damage', 'Heronfield Insurance Co', '954902673', '06/01/2026', '06/01/2027', '$78,500 stated value', '$1,000']], columns),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['non_trucking_liability', 'TJH6469748', { combined_single_limit: 1_000_000 }],
    ['auto_physical_damage', '954902673', { stated_value: 78_500, deductible: 1000 }],
  ])
})

test('a table without days is of the one term that the paper states', async () => {
  const columns = [40, 190, 360, 450]
  const { coverage_lines } = await read(
    await print([
      ['RE: Evidence of Insurance for Gannet Haulage LLC', 40, 60],
      ['We confirm the following cover is in place for the period February 15, 2026 to February 15, 2027.', 40, 84],
      ...rows(110, [['Class', 'Insurer', 'Policy Ref', 'Sum / Limit'], ['Professional Indemnity', 'Larkmoor Casualty Insurance Company', '81 LWG 99544', 'USD 2,000,000 any one claim']], columns),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date]), [['professional_liability', '81 LWG 99544', '2026-02-15', '2027-02-15']])
})

test('a fund’s endorsement that waives subrogation, among others, is the compensation’s', async () => {
  const { coverage_lines } = await read(
    await print([
      ['STATE COMPENSATION INSURANCE FUND', 200, 40],
      ["CERTIFICATE OF WORKERS' COMPENSATION INSURANCE", 180, 60],
      ['POLICY NUMBER: 9013889-2026', 320, 84],
      ['01-01-2026/01-01-2027', 320, 96],
      ["EMPLOYER'S LIABILITY LIMIT INCLUDING DEFENSE COSTS: $1,000,000 PER OCCURRENCE.", 40, 130],
      ['ENDORSEMENT #0015 ENTITLED ADDITIONAL INSURED EMPLOYER EFFECTIVE 01-01-2026 IS ATTACHED.', 40, 150],
      ['ENDORSEMENT #2570 ENTITLED WAIVER OF SUBROGATION EFFECTIVE 01-15-2026 IS ATTACHED.', 40, 170],
      ['EMPLOYER', 40, 200],
      ['GANNET HAULAGE LLC', 40, 212],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.subrogation_waived]), [['workers_comp', '9013889-2026', true]])
})

test('boxes under a coverage’s name are no more of the name; the holder’s box among several answers', async () => {
  const rules = [86, 132, 150].map((y): [number, number, number, number] => [36, y, 576, y])
  const { coverage_lines } = await read(
    await print(
      [
        ['MOTOR CARRIER CERTIFICATE OF INSURANCE', 180, 36, 12],
        ['Named Insured: Gannet Haulage LLC', 40, 56],
        ['Insurer: Larkmoor Casualty Company   Policy No: 5418-0537-62', 40, 66],
        ['Policy Period: From 05/22/2026 To 05/22/2027', 40, 76],
        ...at(92, ['Auto Liability', 'Combined Single Limit', '$1,000,000 Each Accident'], [40, 202, 434]),
        ['[ ] Any Auto', 40, 103],
        ['[X] Specifically Described Autos', 40, 114],
        ...at(138, ['Motor Truck Cargo', 'Limit Per Vehicle', '$100,000'], [40, 202, 434]),
        ['The certificate holder is shown on the policy as: [X] Additional Insured  [ ] Loss Payee', 40, 170],
      ],
      { rules },
    ),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.additional_insured, limitsOf(l)]), [
    ['auto_liability', true, { combined_single_limit: 1_000_000 }],
    ['cargo', null, { per_vehicle: 100_000 }],
  ])
})
