import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read } from '../extraction-certificates/printed.ts'

test('an insurer’s own binder of a home gives its line', async () => {
  const found = await read(
    await print([
      ['GANNET INSURANCE GROUP', 36, 40, 11],
      ['EVIDENCE OF BINDER - HOMEOWNERS', 330, 40, 11],
      ['Company: Gannet Property and Casualty Insurance Company', 36, 60],
      ['Binder effective: 10/30/2026 12:01 AM', 330, 60],
      ['Policy number: GN 0551832', 36, 72],
      ['Binder expires: 11/29/2026 12:01 AM', 330, 72],
      ['Insured: withheld, 18 Plover Ln', 36, 84],
      ['This binder is a temporary insurance contract, subject to the conditions of the policy when issued.', 36, 100],
      ['Coverage A Dwelling', 36, 120],
      ['$322,000', 330, 120],
      ['Coverage E Personal Liability', 36, 132],
      ['$300,000', 330, 132],
      ['Authorized representative: withheld', 36, 160],
    ]),
  )
  assert.equal(found.doc_type, 'binder')
  assert.deepEqual(
    found.coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date]),
    [['property', 'GN 0551832', '2026-10-30', '2026-11-29']],
  )
})
