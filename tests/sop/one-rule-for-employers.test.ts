import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRequirements } from '../../src/requirements/sop/index.ts'

test("employers' liability told in pieces of a cell is part of workers' compensation, and no rule beside it", () => {
  const { rules } = parseRequirements(`Workers' Compensation Insurance                      As required by the State
Employer's Liability                                 $500,000 each accident
employee-disease
$500,000 policy`)
  assert.deepEqual(rules.map((r) => r.kind !== 'certificate' && r.coverage_type), ['workers_comp'])
})
