import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partDays } from '../../src/extraction/images/print/part-days.ts'

const word = (text: string, left: number, right: number) => ({ text, confidence: 0.8, box: { left, right, top: 100, bottom: 120 } })

test('two days read as one word are parted, whatever was read of the rule between them', () => {
  for (const text of ['12/15/2026/12/15/2027', '12/15/202612/15/2027', '12/15/2026112/15/2027', '12/15/2026|12/15/2027', '12/15/2026:12/15/2027', '12/15/202612/15/2027p', '12/15/202612/15/2027|']) {
    const parts = partDays([word(text, 900, 1160)])
    assert.deepEqual(parts.map((p) => p.text), ['12/15/2026', '12/15/2027'], text)
    assert.ok(parts[0]!.box.right <= parts[1]!.box.left + 0.01 && parts[1]!.box.left > 1010 && parts[1]!.box.right > 1140 && parts[1]!.box.right < 1160.01, text)
  }
  assert.deepEqual(partDays([word('7-1-20257-1-2026', 900, 1160)]).map((p) => p.text), ['7-1-2025', '7-1-2026'])
})

test('days cut one figure too soon are put right, where they stand side by side', () => {
  const of = (first: string, last: string, gap = 2, down = 0) => partDays([word(first, 900, 1010), { ...word(last, 1010 + gap, 1150), box: { left: 1010 + gap, right: 1150, top: 100 + down, bottom: 120 + down } }]).map((p) => p.text)
  assert.deepEqual(of('07-01-202', '607-01-2027'), ['07-01-2026', '07-01-2027'])
  assert.deepEqual(of('07-01-', '202607-01-2027'), ['07-01-2026', '07-01-2027'])
  assert.deepEqual(of('07-01-202', '607-01-2027', 30), ['07-01-202', '607-01-2027'])
  assert.deepEqual(of('07-01-202', '607-01-2027', 2, 15), ['07-01-202', '607-01-2027'])
})

test('a day by itself, years of two figures beside a stroke, three days and other numbers stay as they are', () => {
  for (const text of ['12/15/2026', '12/15/26/12/15/27', '12/15/2026/12/15/2027/1', '12/15/2026-2027', '12/15/2026/112/15/2027', '12/15/202612-15-2027', '000-0000-20-0000', '1-2-20261'])
    assert.deepEqual(partDays([word(text, 900, 1160)]).map((p) => p.text), [text])
})
