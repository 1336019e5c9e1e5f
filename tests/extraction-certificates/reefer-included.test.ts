import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const XS = [36, 126, 266, 346, 436, 606]
const cargoOf = async (lines: readonly string[], ruled: boolean): Promise<string> => {
  const { coverage_lines } = await read(
    await print(
      [
        ['CERTIFICATE OF INSURANCE', 200, 40, 13],
        ['Insured: Tansy Movers LLC', 40, 66],
        ...['Coverage|Company|Policy Number|Policy Period|Limits', 'Auto Liability|Sentry Insurance|A18820|01/09/26-01/09/27|$750,000 CSL', `Cargo|Sentry Insurance|A18821|01/09/26-01/09/27|${lines[0]}`].flatMap((row, r): Run[] => row.split('|').map((cell, i): Run => [cell, XS[i]! + 3, [110, 126, 146][r]!])),
        ...lines.slice(1).map((line, i): Run => [line, 439, 156 + 10 * i]),
      ],
      ruled ? { rules: [...[106, 122, 142, 172].map((y): [number, number, number, number] => [36, y, 606, y]), ...XS.map((x): [number, number, number, number] => [x, 106, x, 172])] } : {},
    ),
  )
  return (coverage_lines.find((l) => l.policy_number === 'A18821')?.limits ?? []).map((l) => `${l.label}=${l.amount}`).join(' ')
}

for (const ruled of [true, false])
  for (const [lines, limits] of [
    [['$100,000', 'Reefer incl.'], 'per_vehicle=100000'],
    [['$100,000 incl reefer'], 'per_vehicle=100000'],
    [['$100,000', 'Reefer breakdown included'], 'per_vehicle=100000'],
    [['$100,000 per vehicle', 'Reefer included'], 'per_vehicle=100000'],
    [['$100,000', 'No reefer'], 'per_vehicle=100000'],
    [['$100,000', 'Reefer excluded'], 'per_vehicle=100000'],
    [['$100,000', 'Reefer $50,000'], 'per_vehicle=100000 reefer_breakdown=50000'],
    [['$100,000 Ded $1,000', 'Reefer Ded $2,500'], 'per_vehicle=100000 deductible=1000 reefer_deductible=2500'],
  ] as const) {
    test(`a cargo's limit ${ruled ? 'in a ruled cell' : 'without rules'} beside what is said of its refrigeration: '${lines.join(' // ')}'`, async () => {
      assert.equal(await cargoOf(lines, ruled), limits)
    })
  }
