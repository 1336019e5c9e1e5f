import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintsOther, textPainted } from '../../src/extraction/pdf/shown-in-field.ts'
import { findPaintedFields } from '../../src/extraction/integrity/painted-fields.ts'
import type { Page } from '../../src/extraction/page-model.ts'

const STREAMS: [what: string, stream: string, text: string | null][] = [
  ['one string', '/Tx BMC q BT /Helv 8 Tf 0 g 2 3.5 Td (1,000,000) Tj ET Q EMC', '1,000,000'],
  ['strings parted for kerning', 'BT [(1,0) 20 (00,0) -30 (00)] TJ ET', '1,000,000'],
  ['a space by moving back', 'BT [(Acme) -278 (Mutual)] TJ ET', 'Acme Mutual'],
  ['two lines', 'BT (WN 118) Tj 0 -9 Td (WN 119) Tj ET', 'WN 118 WN 119'],
  ['a letter a box', 'BT 2 3 Td (4) Tj 9 0 Td (1) Tj 9 0 Td (8) Tj ET', '4 1 8'],
  ['escapes and brackets', String.raw`BT (\(402\) 555\0550117 \(x\) (y)) Tj ET`, '(402) 555-0117 (x) (y)'],
  ['hexadecimal', 'BT <31 2C 3030 30> Tj ET', '1,000'],
  ['a font’s own code', 'BT <00140015> Tj ET', null],
  ['a subset’s own code', 'BT (!"%!"%!) Tj ET', null],
  ['nothing', '/Tx BMC EMC', ''],
]
for (const [what, stream, text] of STREAMS) test(`what an appearance paints: ${what}`, () => assert.equal(textPainted(stream), text))

const OTHER: [value: string, painted: string][] = [
  ['2,000,000', '1,000,000'],
  ['1,000,000', '1,000'],
  ['02/28/2029', '02/28/2028'],
  ['NN1188204', 'QQ0000001'],
  ['Heronfield Insurance Company', 'Osprey Casualty'],
  ['Y', 'N'],
]
const SAME: [value: string, painted: string][] = [
  ['1000000', '$1,000,000.00'],
  ['2/8/2027', '02/08/2027'],
  ['2027-02-08', '02/08/27'],
  ['41882', '4 1 8 8 2'],
  ['4025550117', '(402) 555-0117'],
  ['Y', 'Yes'],
  ['Platte Basin Constructors LLC and its subsidiaries', 'Platte Basin Constructors LLC and'],
  ['Café Nord', 'Caf Nord'],
  ['1,000,000', ''],
  ['secret', '******'],
]
test('a field that paints another value', () => {
  for (const [value, painted] of OTHER) assert.ok(paintsOther(value, painted), `${value} / ${painted}`)
})
test('a field that paints its value in another way of writing, cut, or not at all', () => {
  for (const [value, painted] of SAME) assert.ok(!paintsOther(value, painted), `${value} / ${painted}`)
})

test('what a field holds and paints besides is a finding, suspicious where it is a value of the policy', () => {
  const field = (value: string, painted?: string): Page['fields'][number] => ({ name: 'f', kind: 'text', value, checked: null, box: { x: 0, y: 0, w: 9, h: 9 }, ...(painted && { painted }) })
  const page: Page = { number: 1, width: 612, height: 792, source: 'digital', words: [], lines: [], checkboxes: [], fields: [field('2,000,000', '1,000,000'), field('Heronfield', 'Osprey'), field('1,000')] }
  assert.deepEqual(findPaintedFields([page]).map((f) => f.severity), ['suspicious', 'needs_a_look'])
})
