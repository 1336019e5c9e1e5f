import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAmount, parseAmount } from '../../src/extraction/values/index.ts'
import { print, read } from './printed.ts'

const HEAD: Parameters<typeof print>[0] = [
  ['Trade Shield', 260, 40, 14],
  ['CERTIFICATE OF PUBLIC LIABILITY INSURANCE', 150, 70, 12],
  ['This certificate gives a summary of the cover; the full terms are in the policy wording.', 60, 92],
  ['Policy Number:', 60, 120],
  ['TSP448120', 220, 120],
  ['Name of Insured:', 60, 136],
  ['Osprey Wiring Ltd', 220, 136],
]

test('a certificate named after its coverage: days that can only be day first are dates, pounds no dollars', async () => {
  const bytes = await print([
    ...HEAD,
    ['Date of commencement of insurance:', 60, 152],
    ['23/02/2026', 320, 152],
    ['Date of expiry of insurance:', 60, 168],
    ['22/02/2027', 320, 168],
    ['PUBLIC LIABILITY SECTION', 60, 200],
    ['Limit of Indemnity:', 60, 216],
    ['£2,000,000', 220, 216],
    ['Excess:', 60, 232],
    ['£500', 220, 232],
    ['Signed on behalf of Heronfield Insurance plc', 60, 270],
  ])
  const { doc_type, coverage_lines } = await read(bytes)
  assert.equal(doc_type, 'coi')
  assert.deepEqual(coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, l.limits]), [['general_liability', 'TSP448120', '2026-02-23', '2027-02-22', []]])
})

const ukPaper = (commencement: string, expiry: string, signed: string) =>
  print([
    ...HEAD,
    ['Effective Date:', 60, 152],
    [commencement, 320, 152],
    ['Expiration Date:', 60, 168],
    [expiry, 320, 168],
    ['Signed on behalf of Heronfield Insurance plc', 60, 270],
    [signed, 60, 286],
  ])
const datesOf = async (bytes: Uint8Array) => {
  const { coverage_lines, unreadable_fields, issued_on } = await read(bytes)
  return { dates: coverage_lines.map((l) => [l.effective_date, l.expiration_date]), unclear: unreadable_fields.filter((u) => u.field.endsWith('_date')).map((u) => u.field), issued_on }
}

test('where one date can only be day first, those that could be either are not read month first', async () => {
  assert.deepEqual(await datesOf(await ukPaper('01/04/2026', '31/03/2027', 'Date: 02/03/2026')), { dates: [[null, '2027-03-31']], unclear: ['effective_date'], issued_on: null })
  // The same day in either order, and months in words, are clear.
  assert.deepEqual((await datesOf(await ukPaper('04/04/2026', '31/03/2027', ''))).dates, [['2026-04-04', '2027-03-31']])
  assert.deepEqual((await datesOf(await ukPaper('1 April 2026', '31/03/2027', ''))).dates, [['2026-04-01', '2027-03-31']])
})
test('a paper that is month first stays so, whatever else is printed like a date', async () => {
  assert.deepEqual((await datesOf(await ukPaper('04/01/2026', '04/01/2027', 'Date: 03/15/2026'))).dates, [['2026-04-01', '2027-04-01']])
  assert.deepEqual((await datesOf(await ukPaper('04/01/2026', '04/01/2027', 'Form 15-10-20, rev. 31/12'))).dates, [['2026-04-01', '2027-04-01']])
  assert.deepEqual((await datesOf(await ukPaper('04/01/2026', '04/01/2027', 'Received 03/15/2026, claim of 15/03/2026'))).dates, [['2026-04-01', '2027-04-01']])
})

test('amounts of other money are not taken', () => {
  for (const printed of ['£1,000,000', '£ 500', '€2,000,000', '€ 25k']) assert.deepEqual([findAmount(printed), parseAmount(printed)], [null, null], printed)
  assert.equal(findAmount('£500 or $750')?.amount, 750)
})
