import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LineDraft } from '../../src/extraction/certificates/line-draft.ts'
import { doubtUnseenBoxes } from '../../src/extraction/certificates/rows/unseen-boxes.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { pageOf } from './words-read.ts'

test('boxes none of which was seen ticked are unreadable on a picture, unless each of them is seen empty', () => {
  const labels = [{ name: 'claims', box: { x: 70, y: 315, w: 45, h: 7 } }, { name: 'occur', box: { x: 130, y: 315, w: 24, h: 7 } }]
  const box = (x: number, checked: boolean | null, y = 314) => ({ box: { x, y, w: 9, h: 9 }, checked, confidence: 0.9, reader: 'pp_ocr' as const })
  const lost = (checkboxes: Page['checkboxes'], seen = labels, source: Page['source'] = 'image'): string[] => {
    const draft = new LineDraft('general_liability', 'coi', 1)
    doubtUnseenBoxes({ ...pageOf([]), source, checkboxes }, seen, ['occur', 'claims'], 'occurrence_form', draft)
    return draft.unreadable.map((u) => u.field)
  }
  assert.deepEqual(lost([box(58, false), box(118, false)]), [])
  for (const boxes of [[], [box(58, false)], [box(58, false), box(118, null)], [box(58, false), box(118, false, 330)], [box(58, false), box(140, false)]]) assert.deepEqual(lost(boxes), ['occurrence_form'])
  assert.deepEqual(lost([box(58, false), box(118, false)], labels.slice(0, 1)), ['occurrence_form'])
  assert.deepEqual(lost([], labels, 'digital'), [])
})
