import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRequirements } from '../../src/requirements/sop/index.ts'

/** Sentences that leave nothing open: a person who had to look at each of their rules would look for nothing. */
const PLAIN: [string, string][] = [
  ['who holds a rating', "GL $1,000,000. Tenant's policies shall come from insurers holding a Best's rating of A-/VIII."],
  ['insurers before what they insure', 'Lessee keeps, with companies rated A-:VII or better, the following: general liability, $1,000,000; liquor liability, $1,000,000; auto liability, $500,000.'],
  ['what a policy covers', 'Aircraft liability including passengers: $2,000,000 each occurrence. Cargo: $100,000, spillage and rust included.'],
  ['how long', 'Artist shall hold general liability insurance of $1,000,000 during installation and removal.'],
  ['until the end', 'Contractor shall, until final acceptance, maintain general liability of $1,000,000.'],
  ['a file that shows', 'Hold payment unless the file shows: GL at $1,000,000, auto at $1,000,000.'],
  ['a policy and its part', 'WC / EL: statutory / $1,000,000'],
  ['an act', "General liability of $5,000,000; workers' compensation as prescribed by the Act."],
  ['a name in quotes', 'GL $1,000,000. Auto $1,000,000. The AI box should read "Gull Inn & Suites LLC" for GL and auto.'],
  ['each of two vendors', 'For both bands: GL $1,000,000 and auto $500,000.'],
]
for (const [what, text] of PLAIN)
  test(`read without doubt: ${what}`, () => {
    const { rules } = parseRequirements(text)
    assert.ok(rules.length > 0)
    assert.deepEqual(rules.filter((r) => (r.parse_confidence ?? 1) < 0.8).map((r) => r.rule_id), [])
  })
