import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const COLUMNS = [24, 167, 310, 454]
const at = (y: number, cells: string[]): Run[] => cells.flatMap((text, i): Run[] => (text ? [[text, COLUMNS[i]!, y]] : []))

test('cells of labels and values by turns: a limit, the law’s limit, an answer, a company’s last word on a second line', async () => {
  const bytes = await print([
    ['VERIFICATION OF INSURANCE', 24, 30, 14],
    ['INSURED: Buckbrush Transport Inc', 24, 60],
    ['AUTO LIABILITY', 24, 90, 9],
    ...at(106, ['INSURER', 'Saltgrass Republic Insurance', 'POLICY NO', 'Z-044718-26']),
    ...at(117, ['', 'Company']),
    ...at(132, ['EFFECTIVE', '04/01/2026', 'EXPIRES', '04/01/2027']),
    ...at(148, ['LIMIT', '$1,000,000 CSL', 'ADDL INSURED', 'YES']),
    ['MOTOR TRUCK CARGO', 24, 170, 9],
    ...at(186, ['INSURER', 'Larkmoor Insurance Company', 'POLICY NO', 'ILM0447118']),
    ...at(202, ['EFFECTIVE', '04/01/2026', 'EXPIRES', '04/01/2027']),
    ...at(218, ['LIMIT', '$100,000 PER VEHICLE', 'DEDUCTIBLE', '$5,000']),
    ['WORKERS COMPENSATION', 24, 240, 9],
    ...at(256, ['INSURER', 'Pennant Casualty Company', 'POLICY NO', 'EWC044718']),
    ...at(272, ['EFFECTIVE', '04/01/2026', 'EXPIRES', '04/01/2027']),
    ...at(288, ['LIMIT', 'STATUTORY', 'E.L. EACH ACCIDENT', '$1,000,000']),
  ])
  const { coverage_lines } = await read(bytes)
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, Object.fromEntries(l.limits.map(({ label, amount }) => [label, amount])), l.additional_insured]),
    [
      ['auto_liability', 'Saltgrass Republic Insurance Company', 'Z-044718-26', { combined_single_limit: 1_000_000 }, true],
      ['cargo', 'Larkmoor Insurance Company', 'ILM0447118', { per_vehicle: 100_000, deductible: 5_000 }, null],
      ['workers_comp', 'Pennant Casualty Company', 'EWC044718', { statutory: null, el_each_accident: 1_000_000 }, null],
    ],
  )
})
