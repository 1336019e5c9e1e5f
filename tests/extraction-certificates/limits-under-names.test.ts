import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const XS = [37, 181, 257, 314, 380]
/** A table without rules: each coverage's number and term beside its name, its limits named under it, set in or not. */
const listing = async (name: string, limit: string, setIn: number) =>
  (
    await read(
      await print([
        ['CERTIFICATE OF INSURANCE', 180, 30, 12],
        ['NAMED INSURED: CACTUS WREN POOLS LLC', 37, 60],
        ['COMPANY: FARMERS INSURANCE EXCHANGE', 37, 72],
        ...['COVERAGE|POLICY NO|EFF DATE|EXP DATE|LIMITS', 'COMMERCIAL GENERAL LIAB|60512-88-41|06-01-26|06-01-27|', '>EACH OCCURRENCE||||1,000,000', '>GENERAL AGGREGATE||||2,000,000', `${name}|60512-88-42|06-01-26|06-01-27|`, `>${limit}||||500,000`, 'WORKERS COMPENSATION|A1208841|06-01-26|06-01-27|STATUTORY'].flatMap((row, i): Run[] =>
          row.split('|').flatMap((cell, k): Run[] => (cell ? [[cell.replace('>', ''), XS[k]! + (cell.startsWith('>') ? setIn : 0), 108 + 12 * i]] : [])),
        ),
      ]),
    )
  ).coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.limits.map((x) => `${x.label}=${x.amount}`).join(' ')])

for (const setIn of [0, 11])
  for (const [name, limit, type, read] of [
    ['BUSINESS AUTO', 'COMBINED SINGLE LIMIT', 'auto_liability', 'combined_single_limit=500000'],
    ['COMM AUTO', 'COMBINED SINGLE LIMIT', 'auto_liability', 'combined_single_limit=500000'],
    ['AUTOMOBILE', 'COMBINED SINGLE LIMIT', 'auto_liability', 'combined_single_limit=500000'],
    ['AUTO LIAB', 'COMBINED SINGLE LIMIT', 'auto_liability', 'combined_single_limit=500000'],
    ['TRUCKERS LIABILITY', 'COMBINED SINGLE LIMIT', 'auto_liability', 'combined_single_limit=500000'],
    ['HIRED & NON-OWNED AUTO', 'COMBINED SINGLE LIMIT', 'auto_liability', 'combined_single_limit=500000'],
    ['MOTOR TRUCK CARGO', 'PER VEHICLE', 'cargo', 'per_vehicle=500000'],
    ['FLEET', 'COMBINED SINGLE LIMIT', 'other', 'limit=500000'],
  ] as const) {
    test(`limits named under general liability, ${setIn > 0 ? '' : 'not '}set in, are none of ${name} under it, nor the other way round`, async () => {
      const lines = await listing(name, limit, setIn)
      assert.deepEqual(lines.slice(0, 2), [
        ['general_liability', '60512-88-41', 'each_occurrence=1000000 general_aggregate=2000000'],
        [type, '60512-88-42', read],
      ])
    })
  }
