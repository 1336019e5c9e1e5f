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
