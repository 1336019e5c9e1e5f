import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

type Line = Awaited<ReturnType<typeof read>>['coverage_lines'][number]
const limitsOf = (line: Line): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))
const cells = (y: number, xs: number[], row: string[]): Run[] => row.flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]! + 3, y, 7]] : []))
const column = (y: number, step: number, lines: string[]): Run[] => lines.map((line, i): Run => [line, 40, y + step * i])

test('a sentence between a coverage’s limits and the next coverage is said of that coverage alone', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 14],
      ['Insured: Osprey Architects PC', 40, 80],
      ['Business owner’s general liability', 40, 110],
      ['Company: Heronfield Casualty Company', 40, 122],
      ['Policy number: 57 HBA KB4X1', 40, 134],
      ['Effective: 10/12/2026', 260, 134],
      ['Expires: 10/12/2027', 420, 134],
      ['Each occurrence', 54, 146],
      ['$1,000,000', 300, 146],
      ['The certificate holder is an additional insured under the form of the policy.', 54, 158],
      ['Umbrella liability', 40, 184],
      ['Company: Heronfield Casualty Company', 40, 196],
      ['Policy number: 57 HUB KB4X2', 40, 208],
      ['Effective: 10/12/2026', 260, 208],
      ['Expires: 10/12/2027', 420, 208],
      ['Each occurrence', 54, 220],
      ['$2,000,000', 300, 220],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.additional_insured, limitsOf(l)]), [
    ['general_liability', '57 HBA KB4X1', true, { each_occurrence: 1_000_000 }],
    ['umbrella', '57 HUB KB4X2', null, { each_occurrence: 2_000_000 }],
  ])
})

test('split limits broken behind a stroke in a narrow column', async () => {
  const xs = [40, 150, 250, 310, 370]
  const { coverage_lines } = await read(
    await print(
      [
        ['CERTIFICATE OF INSURANCE', 200, 40, 14],
        ['Insured: Osprey Glazing LLC', 40, 80],
        ['Insurer: Heronfield Casualty Company', 40, 94],
        ...cells(112, xs, ['Type of insurance', 'Policy number', 'Effective', 'Expiration', 'Limits']),
        ...cells(128, xs, ['General liability', 'HG-77120', '02/01/2026', '02/01/2027', '$1,000,000 each occurrence']),
        ...cells(148, xs, ['Automobile liability', 'HA-77121', '02/01/2026', '02/01/2027', '$100,000/$500,000/']),
        ...cells(157, xs, ['', '', '', '', '$50,000']),
      ],
      { rules: [...[108, 122, 142, 170].map((y): [number, number, number, number] => [40, y, 570, y]), ...[...xs, 570].map((x): [number, number, number, number] => [x, 108, x, 170])] },
    ),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, limitsOf(l)]), [
    ['general_liability', { each_occurrence: 1_000_000 }],
    ['auto_liability', { bodily_injury_per_person: 100_000, bodily_injury_per_accident: 500_000, property_damage_per_accident: 50_000 }],
  ])
})

test('a pool’s members have memoranda for policies', async () => {
  const xs = [40, 160, 280, 350, 430]
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF COVERAGE', 200, 40, 14],
      ['Alder Valley Public Risk Pool', 220, 60],
      ['Named Member: Town of Ospreyville', 40, 90],
      ...cells(130, xs, ['COVERAGE', 'MEMORANDUM NUMBER', 'EFFECTIVE', 'EXPIRATION', 'LIMITS']),
      ...cells(146, xs, ['General Liability', 'MOC-2026-077', '01/01/2026', '01/01/2027', '$2,000,000 each occurrence']),
      ...cells(166, xs, ["Workers' Compensation", 'WCP-2026-077', '01/01/2026', '01/01/2027', 'Statutory']),
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date]), [
    ['general_liability', 'MOC-2026-077', '2026-01-01', '2027-01-01'],
    ['workers_comp', 'WCP-2026-077', '2026-01-01', '2027-01-01'],
  ])
})

test('a coverage is named with the form it is written on; facts by their labels end an address', async () => {
  const { coverage_lines } = await read(
    await print([
      ['SPECIAL EVENT CERTIFICATE OF INSURANCE', 180, 40, 13],
      ['Insurance Company: Heronfield Surplus Insurance Company', 40, 80],
      ...column(96, 10, ['Named Insured:', 'Osprey Weddings', '55 Mission St, Austin TX 78704', 'Policy Number: 3HX7712-M0441', 'Event: reception']),
      ['Coverage Period: 09/20/2026 12:01 AM to 09/22/2026 12:01 AM', 330, 126],
      ['Commercial General Liability - Occurrence Form', 40, 146],
      ['Each Occurrence', 54, 157],
      ['$1,000,000', 300, 157],
      ['Medical Expense (any one person)', 54, 168],
      ['$5,000', 300, 168],
      ['Liquor Liability', 54, 179],
      ['Excluded', 300, 179],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, limitsOf(l)]), [['general_liability', '3HX7712-M0441', { each_occurrence: 1_000_000, med_exp: 5_000 }]])
})

test('the insured beside the producer is no part of its name', async () => {
  const { producer, insured_name } = await read(
    await print([
      ['CERTIFICATE OF LIABILITY INSURANCE', 180, 40, 13],
      ['PRODUCER', 40, 70, 7],
      ['INSURED', 310, 70, 7],
      ['Heronfield Brokers', 40, 82],
      ['Osprey Construction Inc', 310, 82],
      ...cells(130, [40, 160, 280, 350, 430], ['TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS']),
      ...cells(146, [40, 160, 280, 350, 430], ['GENERAL LIABILITY', 'HG-77120', '01/01/2026', '01/01/2027', '$1,000,000 each occurrence']),
    ]),
  )
  assert.deepEqual([producer?.name, insured_name], ['Heronfield Brokers', 'Osprey Construction Inc'])
})
