import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRequirements } from '../../src/requirements/sop/parse-requirements.ts'
import { commaTables } from '../../src/requirements/sop/tables/comma-table.ts'
import { growsInStep } from '../harness/growth.ts'

/** Read with a pattern that could take the word two ways, this took twice as long for each: what fails here does not end. */
test('a sentence of ceilings with one word over and over comes to an end, and its amounts are no rule', () => {
  const text = `Required coverages:\n1. General liability: $1,000,000 each occurrence.\n2. Auto liability: $1,000,000 combined single limit.\nDeductibles: item 1 $5,000 ${'no '.repeat(400)} zebra; item 2 $2,500.`
  const { rules } = parseRequirements(text)
  assert.deepEqual(rules.map((rule) => 'coverage_type' in rule && rule.coverage_type), ['general_liability', 'auto_liability'])
})

/** Every sentence asked again of every number in the text what kind it is, and every line looked through all that it was joined to. */
test('thousands of numbered lines that refer to each other, and lines that go on, are read in step with their number', () => {
  growsInStep((lines) => parseRequirements('a-1 b-2 c-3 under B-1 (using CG 20 10), B-2 and\n'.repeat(lines)), 3_000)
  growsInStep((lines) => parseRequirements('primary to\n'.repeat(lines)), 12_000)
})

/** The letters of a member's own wording could be parted from each other in two ways, and each more of them took twice as long: what fails here does not end. */
test('what both or each of two coverages are asked, with a word in between, comes to an end', () => {
  for (const lead of ['both primary and non-contributory basis us', 'each with primary and non-contributory basis us'])
    assert.ok(parseRequirements(`GL 1M and auto 1M, ${lead} waiver of subrogation in favor of the owner`).rules.length > 1)
})

/** Each line that might head a table had all the lines below it gone through. */
test('thousands of lines of short words with commas are lines, and a table under some of them is one', () => {
  const lines = Array<string>(30_000).fill('a,b,c')
  assert.deepEqual(commaTables(lines), lines)
  growsInStep((some) => commaTables(lines.slice(0, some)), lines.length)
  const table = ['since 2026,for,all', 'Coverage,Limit,AI', 'General liability,"$1,000,000",Y', 'Auto liability,"$1,000,000",N']
  assert.deepEqual(commaTables(table), ['since 2026,for,all', '| Coverage | Limit | AI |', '| General liability | $1,000,000 | Y |', '| Auto liability | $1,000,000 | N |'])
})

/** Each name that opens its paragraph had the whole paragraph gone through, and all statements beside it. */
test('a paragraph that says the names of coverages thousands of times is read in step with its length', () => {
  growsInStep((times) => parseRequirements('HNOA and GL '.repeat(times)), 12_000)
})

/** Between two names of a list the gap before "and" could be taken two ways: each more of them took twice as long, without an end. */
test('a long list of states is read to its end', () => {
  const { rules } = parseRequirements(`GL 1M. Carriers in ${'Texas, Ohio and '.repeat(400)}Utah carry auto of $1M.`)
  assert.ok(rules.length > 0)
})
