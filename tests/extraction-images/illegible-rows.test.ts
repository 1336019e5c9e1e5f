import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedInOrder } from '../../src/extraction/certificates/rows/property-rows.ts'
import type { Row } from '../../src/extraction/certificates/rows/find-rows.ts'
import { nearCoverage } from '../../src/extraction/certificates/rows/near-coverage.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import type { Table } from '../../src/extraction/certificates/table/coverage-table.ts'
import { line, pageOf } from './words-read.ts'

test('a coverage’s garbled name is the one that all its letters come near to, whatever they fell apart into', () => {
  for (const [printed, type] of [
    ['C omnertial General L iabibity', 'general_liability'],
    ['Genaral Liabilty', 'general_liability'],
    ['Aute Liabilily', 'auto_liability'],
    ['Workars Compensatlon', 'workers_comp'],
    ['Pollutlon Llability', 'pollution_liability'],
    ['INLAND MARNE', 'inland_marine'],
    ['Motor Truck Car qo Leqdl Liability', 'cargo'],
    ['lnland Marime Coverage', 'inland_marine'],
    // Near to two, to none, or too short to say.
    ['Prof Liability', null],
    ['Contractors Liability', null],
    ['Garal Liability', null],
    ['Railroad Liability', null],
    ['Media Liability', null],
    ['Liability', null],
    ['Ocean Marine', null],
    ['Ocean Marine Legal Liability', null],
    ['Warehouse Leqal Liability', null],
    ['Motor Vehicle Legal Liability', null],
  ] as const)
    assert.equal(nearCoverage(printed), type, printed)
})

/** ACORD 24 as a picture shows it: four rows of forty points with these names. */
const rowsOf = (names: string[], columns: object = {}) => {
  const rows = names.map((_, i): Row => ({ kind: 'free', top: 100 + i * 40, bottom: 140 + i * 40, anchor: null }))
  const words = names.flatMap((name, i) => (name ? line(name, 60, 106 + i * 40) : []))
  const table = { columns: { type: { x1: 40, x2: 190 }, number: { x1: 190, x2: 320 }, ...columns } } as unknown as Table
  return namedInOrder(new PageText(pageOf(words)), table, rows).map((r) => r.named ?? null)
}
test('a row of ACORD 24 whose name is illegible is told by the form’s order', () => {
  assert.deepEqual(rowsOf(['PROPERTY', 'BIL,AND BI', 'OR', 'BOILER &']), [null, 'inland_marine', 'crime', null])
  assert.deepEqual(rowsOf(['T', 'INLAND MARINE', 'CRIME', '']), ['property', null, null, 'other'])
  // A typed name, a row out of its place, one legible name or another form's columns tell nothing.
  assert.deepEqual(rowsOf(['PROPERTY', 'Flood', 'CRIME', 'BOILER']), [null, null, null, null])
  assert.deepEqual(rowsOf(['PROPERTY', 'CRIME', 'XX', 'BOILER']), [null, null, null, null])
  assert.deepEqual(rowsOf(['PROPERTY', 'AA', 'BB', 'CC']), [null, null, null, null])
  assert.deepEqual(rowsOf(['PROPERTY', 'AA', 'BB', 'BOILER'], { addl: { x1: 1, x2: 2 } }), [null, null, null, null])
})
