import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const row = (y: number, xs: number[], cells: string[]): Run[] => cells.map((cell, i): Run => [cell, xs[i]!, y])

test('typed rows set close, the scope of autos in the coverage’s own line, a sentence under them', async () => {
  const xs = [36, 190, 290, 350, 410, 490]
  const { coverage_lines } = await read(
    await print([
      ['INTERMODAL INTERCHANGE CERTIFICATE OF INSURANCE', 130, 40, 12],
      ['GREAT WEST CASUALTY COMPANY', 36, 60],
      ['Insured Motor Carrier: Osprey Drayage Inc', 36, 80],
      ...row(104, xs, ['Coverage', 'Policy Number', 'Eff.', 'Exp.', 'Limit', 'Deductible']),
      ...row(118, xs, ['Auto Liability (any auto)', 'OSP77182D', '08/01/2026', '08/01/2027', '$1,000,000 CSL', 'None']),
      ...row(129, xs, ['General Liability', 'OSP77182D', '08/01/2026', '08/01/2027', '$1,000,000 occ']),
      ['$2,000,000 agg', 410, 139],
      ...row(150, xs, ['Trailer Interchange', 'OSP77182D', '08/01/2026', '08/01/2027', '$30,000', '$2,500']),
      ...row(161, xs, ['Motor Truck Cargo', 'OSP77182D', '08/01/2026', '08/01/2027', '$100,000', '$1,000']),
      ['The following endorsements are part of the policy: HMIA (HMIE-1) Truckers Uniform Intermodal Interchange Endorsement, CA 23 17.', 36, 176],
      ['Certificate Holder: Harbor Association, 1178 Quay Dr, Larkfield MD 20705', 36, 190],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [
    ['auto_liability', 'OSP77182D', { combined_single_limit: 1_000_000 }],
    ['general_liability', 'OSP77182D', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
    ['trailer_interchange', 'OSP77182D', { limit: 30_000, deductible: 2_500 }],
    ['cargo', 'OSP77182D', { per_vehicle: 100_000, deductible: 1_000 }],
  ])
})

test('a list of forms on declarations is no summary of policies', async () => {
  const forms = [
    ['QMP-4101', 'Businessowners Coverage Form'],
    ['QE-6999.3', 'Terrorism Insurance Cov Notice'],
    ['QMP-4819.1', 'Unmanned Aircraft Exclusion'],
    ['QMP-4710', 'Employee Dishonesty'],
    ['QD-6007', 'Inland Marine Attach Dec'],
  ]
  const read2 = await read(
    await print([
      ['DECLARATIONS (CONTINUED)', 36, 30],
      ['Businessowners Policy for', 36, 40],
      ['OSPREY LANE BAKERY INC', 150, 40],
      ['Policy Number', 36, 50],
      ['93-QX-7717-6', 440, 50],
      ['SECTION I - EXTENSIONS OF COVERAGE - LIMIT OF INSURANCE - PER POLICY', 36, 65],
      ...row(75, [36, 480], ['COVERAGE', 'LIMIT OF INSURANCE']),
      ...row(95, [36, 480], ['Employee Dishonesty', '$10,000']),
      ['SECTION II - LIABILITY', 36, 142],
      ...row(152, [36, 480], ['COVERAGE', 'LIMIT OF INSURANCE']),
      ...row(172, [36, 480], ['Coverage L - Business Liability', '$1,000,000']),
      ...row(183, [36, 480], ['Coverage M - Medical Expenses (Any One Person)', '$5,000']),
      ...row(203, [36, 480], ['AGGREGATE LIMITS', 'LIMIT OF INSURANCE']),
      ...row(223, [36, 480], ['General Aggregate', '$2,000,000']),
      ['Your policy consists of these Declarations, the BUSINESSOWNERS COVERAGE FORM shown below, and any other', 36, 276],
      ['forms and endorsements that apply, including those shown below.', 36, 286],
      ['FORMS AND ENDORSEMENTS', 36, 307],
      ...forms.flatMap((cells, i) => row(317 + 10.5 * i, [36, 150], cells)),
      ['This policy is issued by the State Farm Fire and Casualty Company.', 36, 389],
      ['distribution of the earnings in accordance with the Articles of Incorporation of State Farm Mutual Automobile Insurance Company.', 36, 399],
    ]),
  )
  assert.deepEqual(read2.coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.document_class]), [
    ['general_liability', '93-QX-7717-6', 'declarations'],
    ['property', '93-QX-7717-6', 'declarations'],
  ])
})

test('a sentence under the last amount of a ruled cell is no second line of its label', async () => {
  const { coverage_lines } = await read(
    await print(
      [
        ['HERONFIELD INSURANCE COMPANY', 36, 30],
        ['COMMERCIAL EXCESS LIABILITY POLICY DECLARATIONS', 140, 52, 12],
        ['Policy Number: 0177-288341-1', 36, 76],
        ['2. Policy Period: 05/02/2026 to 05/02/2027 at 12:01 A.M. Standard Time', 36, 92],
        ['3. Limits of Insurance:', 36, 108],
        ...row(119, [60, 380], ['Each Occurrence Limit', '$4,000,000']),
        ...row(130, [60, 380], ['Aggregate Limit', '$4,000,000']),
        ['The Limits of Insurance are in excess of the Underlying Insurance shown in the Schedule.', 60, 141],
        ['4. Premium: $28,500', 36, 158],
      ],
      { rules: [[36, 103, 576, 103], [36, 153, 576, 153], [36, 88, 576, 88], [36, 172, 576, 172]] },
    ),
  )
  assert.deepEqual(coverage_lines.map(limitsOf), [{ each_occurrence: 4_000_000, aggregate: 4_000_000 }])
})

test('labels with their values beside them head no table: vehicles listed under them are no policies', async () => {
  const xs = [36, 200, 360, 470]
  const { coverage_lines } = await read(
    await print([
      ['HERONFIELD GENERAL COMMERCIAL VEHICLE', 36, 30],
      ['CERTIFICATE OF INSURANCE', 330, 30],
      ...row(54.5, xs, ['Insurance company', 'Heronfield National Insurance Company', 'NAIC', '29742']),
      ...row(64.7, xs, ['Policy number', 'CQ 00771820', 'Policy type', 'Commercial Auto']),
      ...row(75, xs, ['Effective date', '12/12/2026 12:01 a.m.', 'Expiration date', '06/12/2027 12:01 a.m.']),
      ...row(85.2, xs, ['Insured', 'Osprey Roost Hauling', 'Additional insured', 'Yes']),
      ...row(95.4, xs, ['Certificate holder', 'Old Mill Aggregates LLC, 44 Quarry Rd, Larkfield NC 27030']),
      ...row(109.7, xs, ['Liability coverages', 'Limits']),
      ...row(119.9, xs, ['Bodily injury and property damage liability', '$750,000 combined single limit']),
      ...row(130.2, xs, ['Uninsured motorist bodily injury', '$60,000 combined single limit']),
      ...row(140.4, xs, ['Medical payments', '$2,000 per person']),
      ...row(154.6, xs, ['Insured vehicles', 'VIN', 'Comprehensive', 'Collision']),
      ...row(164.9, xs, ['2011 Mack GU713', '1M2AQ04C9BM077182', '$1,000 deductible', '$1,000 deductible']),
      ...row(175.1, xs, ['2008 Sterling LT9500', '2FZHQZCK88AZ11882', '$1,000 deductible', '$1,000 deductible']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, l.additional_insured, limitsOf(l).combined_single_limit]), [
    ['auto_liability', 'CQ 00771820', '2026-12-12', '2027-06-12', true, 750_000],
  ])
})
