import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read, type Run } from './printed.ts'

const POLICIES = [
  ['General Liability', 'Scottsdale Insurance Company', 'CPS8811420', '05/12/2026', '05/12/2027', '$1,000,000 each occurrence'],
  ['Auto Liability', 'Canal Insurance Company', 'I-288114-05', '05/12/2026', '05/12/2027', '$750,000 combined single limit'],
  ['Umbrella Liability', 'Gemini Insurance Company', 'CEX0960331', '05/12/2026', '05/12/2027', '$3,000,000 each occurrence'],
]
const EDGES = [40, 130, 270, 350, 410, 470]
const HEADS = ['Coverage', 'Insurer', 'Policy number', 'Effective', 'Expires', 'Limits']
/** A table without rules of which one row lacks some cells, or has other words in their place. */
const table = (who: number, lacks: number[], instead: string): Run[] => [
  ['Certificate of Insurance', 40, 40, 15],
  ['Insured: Osprey Hauling LLC', 40, 66],
  ...HEADS.map((h, i): Run => [h, EDGES[i]!, 90, 7]),
  ...POLICIES.flatMap((cells, row) => cells.map((c, i): Run => [row === who && lacks.includes(i) ? instead : c, EDGES[i]!, 104 + 11 * row, 7])).filter(([text]) => text !== ''),
]
const [CARRIER, NUMBER, FROM, TO] = [1, 2, 3, 4]
for (const who of [0, 1, 2])
  for (const [lacks, instead] of [[[NUMBER], ''], [[NUMBER], '-'], [[CARRIER, NUMBER], ''], [[NUMBER, FROM, TO], ''], [[CARRIER], 'TBD']] as [number[], string][])
    test(`row ${who} of a table without ${lacks.map((i) => HEADS[i]).join(', ')}${instead && `, but ${instead}`}: none of it is another row's`, async () => {
      const { coverage_lines } = await read(await print(table(who, lacks, instead)))
      const iso = (day: string): string => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`
      for (const line of coverage_lines) {
        const at = POLICIES.findIndex(([name]) => name!.toLowerCase().startsWith(line.coverage_type.split('_')[0]!))
        const printed = POLICIES[at]!.map((cell, i) => (at === who && lacks.includes(i) ? null : i === FROM || i === TO ? iso(cell) : cell))
        const given = [line.carrier, line.policy_number, line.effective_date, line.expiration_date]
        // A line may be left out, and what it holds may be: it is never another's.
        for (const [i, value] of given.entries()) assert.ok(value === null || value === printed[i + 1], `${line.coverage_type}: ${value}`)
      }
      assert.ok(coverage_lines.length >= 2)
    })

test('a coverage in a line of its own under a paragraph of another is no part of it', async () => {
  const rows = ['General Liability - Scottsdale Insurance Company, Policy CPS8811420, 05/12/2026 to 05/12/2027, $1,000,000 each occurrence', 'Auto Liability - Canal Insurance Company, $750,000 combined single limit', 'Umbrella Liability - Gemini Insurance Company, Policy CEX0960331, 05/12/2026 to 05/12/2027, $3,000,000 each occurrence']
  const { coverage_lines } = await read(await print([['Certificate of Insurance', 40, 40, 15], ['Insured: Osprey Hauling LLC', 40, 66], ...rows.map((r, i): Run => [r, 40, 90 + 12 * i, 8])]))
  assert.deepEqual(coverage_lines.find((l) => l.coverage_type === 'general_liability')?.limits, [{ label: 'each_occurrence', amount: 1_000_000 }])
})
