import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const row = (y: number, cells: string[]): Run[] => cells.map((cell, i): Run => [cell, [40, 190, 300, 370, 450][i]!, y, 8])

test('limits in blocks under a table of policies keep the names that are printed', async () => {
  const { coverage_lines } = await read(
    await print([
      ['CERTIFICATE OF INSURANCE', 200, 40, 13],
      ['INSURED: Osprey Hauling LLC', 40, 70],
      ...row(100, ['TYPE OF INSURANCE', 'POLICY NUMBER', 'EFFECTIVE', 'EXPIRATION', 'INSURER']),
      ...row(114, ["Workers' Compensation", 'WKX-440182', '03/01/2026', '03/01/2027', 'A']),
      ...row(128, ['Contractors Equipment', 'IMX-440183', '03/01/2026', '03/01/2027', 'A']),
      ["LIMITS: Workers' Compensation", 40, 160], ['Statutory limits', 48, 172], ['Employers Liability - Each Accident', 48, 184], ['$500,000', 500, 184],
      ['LIMITS: Contractors Equipment', 40, 208], ['Scheduled Equipment', 48, 220], ['$85,000', 500, 220], ['Deductible', 48, 232], ['$2,500', 500, 232],
      ['INSURER(S) AFFORDING COVERAGE', 40, 260], ['Insurer A: Everest National Insurance Company', 40, 272],
      ['CERTIFICATE HOLDER', 40, 620, 7], ['Tern Lake Logistics Inc', 44, 632],
    ]),
  )
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.limits.map((x) => [x.label, x.amount])]), [
    ['WKX-440182', [['statutory', null], ['el_each_accident', 500_000]]],
    ['IMX-440183', [['scheduled_equipment', 85_000], ['deductible', 2_500]]],
  ])
})
