import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const XS = [36, 70, 200, 300, 360, 420, 606]
const numbersOf = async (lines: readonly string[]) =>
  (
    await read(
      await print(
        [
          ['CERTIFICATE OF LIABILITY INSURANCE', 180, 30, 12],
          ['INSURED: Gravel Kings', 37, 60],
          ['INSURER A: Scottsdale Insurance Company', 300, 60],
          ...['LTR', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'].map((head, i): Run => [head, XS[i]! + 4, 100, 6]),
          ...['A', 'General Liability', '', '05/05/2026', '05/05/2027', 'EACH OCCURRENCE $1,000,000'].flatMap((cell, i): Run[] => (cell ? [[cell, XS[i]! + 4, 118, 7]] : [])),
          ...lines.map((line, i): Run => [line, 204, 118 + 10 * i, 7]),
        ],
        { rules: [...[96, 112, 160].map((y): [number, number, number, number] => [36, y, 606, y]), ...XS.map((x): [number, number, number, number] => [x, 96, x, 160])] },
      ),
    )
  ).coverage_lines.map((l) => l.policy_number)

for (const lines of [
  ['CPS-2209-03', '(prev CPS-2209-02)'],
  ['CPS-2209-03', '(prev CPS-', '2209-02)'],
  ['CPS-2209-03', 'Prior: CPS-2209-02'],
  ['CPS-2209-03', 'Renewal of CPS-2209-02'],
  ['CPS-2209-03', 'Replaces CPS-2209-02'],
  ['CPS-2209-03', '(rnwl of CPS-2209-02)'],
  ['CPS-2209-03 (prior CPS-2209-02)'],
  ['Former CPS-2209-02', 'CPS-2209-03'],
]) {
  test(`the number that a policy had before is no policy: '${lines.join(' // ')}'`, async () => {
    assert.deepEqual(await numbersOf(lines), ['CPS-2209-03'])
  })
}

test('two numbers of one cell that nothing calls former are two policies, and words that begin alike are of a number', async () => {
  assert.deepEqual(await numbersOf(['CPS-2209-03', 'CPS-2209-04']), ['CPS-2209-03', 'CPS-2209-04'])
  assert.deepEqual(await numbersOf(['PRIORITY 22094']), ['PRIORITY 22094'])
  for (const number of ['OLD-1', 'WAS-22094', 'PRIOR/7712']) assert.deepEqual(await numbersOf([number]), [number])
})

test('a column headed Excess behind the limits holds what is kept back', async () => {
  const xs = [36, 170, 300, 370, 470, 560]
  const { coverage_lines } = await read(
    await print(
      [
        ['Insurance Confirmation', 36, 30, 12],
        ['We confirm that the following insurance is in force for Osprey Dock Builders Inc.', 36, 56],
        ...['Class|Insurer|Policy no.|Period|Limit|Excess', 'General Liability|Steadfast Insurance Company|GLO 2238841|05/01/26 - 05/01/27|USD 1,000,000|USD 10,000', 'Umbrella Liability|Steadfast Insurance Company|AUC 2238843|05/01/26 - 05/01/27|USD 5,000,000|'].flatMap((row, r): Run[] => row.split('|').flatMap((cell, i): Run[] => (cell ? [[cell, xs[i]! + 2, 90 + 20 * r, 7]] : []))),
      ],
      { rules: [...[84, 104, 124, 144].map((y): [number, number, number, number] => [36, y, 610, y]), ...[...xs, 610].map((x): [number, number, number, number] => [x, 84, x, 144])] },
    ),
  )
  assert.equal(coverage_lines.length, 2)
  assert.ok(coverage_lines.every((l) => l.limits.every(({ label, amount }) => amount !== 10_000 || /deductible|retention/.test(label))))
})
