import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRequirements } from '../../src/requirements/sop/parse-requirements.ts'

/** Read with a pattern that could take the word two ways, this took twice as long for each: what fails here does not end. */
test('a sentence of ceilings with one word over and over comes to an end, and its amounts are no rule', () => {
  const text = `Required coverages:\n1. General liability: $1,000,000 each occurrence.\n2. Auto liability: $1,000,000 combined single limit.\nDeductibles: item 1 $5,000 ${'no '.repeat(400)} zebra; item 2 $2,500.`
  const { rules } = parseRequirements(text)
  assert.deepEqual(rules.map((rule) => 'coverage_type' in rule && rule.coverage_type), ['general_liability', 'auto_liability'])
})
