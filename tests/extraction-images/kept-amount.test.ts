import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LineDraft } from '../../src/extraction/certificates/line-draft.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readKeptAmount } from '../../src/extraction/certificates/rows/kept-amount.ts'
import type { Mark } from '../../src/extraction/certificates/page/marks.ts'
import type { Checkbox } from '../../src/extraction/page-model.ts'
import { line, pageOf } from './words-read.ts'

const area = { x: 30, y: 90, w: 200, h: 30 }
const ded = { name: 'deductible', box: { x: 58, y: 100, w: 12, h: 7 } }
const retention = { name: 'retention', box: { x: 86, y: 100, w: 45, h: 7 } }
const box = (x: number, checked: boolean, confidence = 0.99): Checkbox => ({ box: { x, y: 99, w: 8, h: 8 }, checked, confidence, reader: 'pp_ocr' })
/** What is read of `RETENTION $` with this amount behind it, these boxes found and these labels ticked. */
const read = (amount: string, boxes: Checkbox[], ticked: string[] = []) => {
  const page = { ...pageOf(line(amount, 140, 100)), checkboxes: boxes }
  const draft = new LineDraft('umbrella', 'coi', 1)
  readKeptAmount(new PageText(page), area, [ded, retention], new Map(ticked.map((name) => [name, {} as Mark])), draft)
  return { limits: draft.line.limits, confidence: draft.line.fields['limits.retention']?.confidence }
}

test('an amount behind RETENTION is that where its mark or an empty box before DED says so', () => {
  const kept = (label: string) => [{ label, amount: 10000 }]
  assert.deepEqual(read('$10,000', [], ['retention']).limits, kept('retention'))
  assert.deepEqual(read('$10,000', [], ['deductible']).limits, kept('deductible'))
  assert.deepEqual(read('$10,000', [box(46, false)]).limits, kept('retention'))
  // No box, one that is in doubt, ticked by a mark nobody could name, or the wrong one.
  for (const boxes of [[], [box(46, false, 0.7)], [box(46, true)], [box(74, false)]]) assert.deepEqual(read('$10,000', boxes).limits, [])
  assert.deepEqual(read('$10,000', [box(46, false)], ['deductible', 'retention']).limits, [])
})

test('a nought of the amount read as a letter is one for a second look to bear out', () => {
  const told = read('1D,000', [], ['retention'])
  assert.deepEqual(told.limits, [{ label: 'retention', amount: 10000 }])
  assert.ok(told.confidence! < 0.8)
  assert.deepEqual(read('1B,000', [], ['retention']).limits, [])
})
