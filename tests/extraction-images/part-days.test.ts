import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyLine } from '../../src/extraction/certificates/line-draft.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { settleReading } from '../../src/extraction/second-reading/index.ts'
import type { PartReading } from '../../src/extraction/stages.ts'

const word = (text: string, x: number, y: number) => ({ text, box: { x, y, w: 44, h: 8 }, confidence: 0.98, reader: 'pp_ocr' as const })
const pageOf = (...words: Page['words']): Page => ({ number: 1, width: 612, height: 792, source: 'image', words, lines: [], checkboxes: [], fields: [] })
const readingOf = (expiration: string): PartReading => ({
  form: 'acord_25', form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null,
  certificate_holder: null, description_of_operations: null, unreadable_fields: [], notes: [],
  coverage_lines: [
    {
      ...emptyLine('general_liability', 'coi'),
      expiration_date: expiration,
      fields: { expiration_date: { confidence: 0.99, provenance: { page: 1, box: { x: 330, y: 298, w: 97, h: 12 }, reader: 'pp_ocr' } } },
    },
  ],
})
const settled = async (page: Page, expiration: string) => {
  const reading = readingOf(expiration)
  await settleReading(reading, [page], async () => null, async () => null)
  return reading.coverage_lines[0]!
}

test('two days side by side in the place of one are the first and the last of the term', async () => {
  const line = await settled(pageOf(word('03/04/2025', 333, 300), word('03/04/2026', 380, 300)), '2025-03-04')
  assert.deepEqual([line.effective_date, line.expiration_date], ['2025-03-04', '2026-03-04'])
})

test('two days written as one word are parted, with strokes or dashes, and whatever was read of the rule between them', async () => {
  for (const text of ['03/04/2025:03/04/2026', '03-04-2025-03-04-2026', '03-04-202503-04-2026', '3-4-2025 |3-4-2026']) {
    const line = await settled(pageOf({ ...word(text, 333, 300), box: { x: 333, y: 300, w: 90, h: 8 } }), '2025-03-04')
    assert.deepEqual([line.effective_date, line.expiration_date], ['2025-03-04', '2026-03-04'], text)
  }
})

test('two days that make no usual term are not taken as read', async () => {
  const line = await settled(pageOf(word('3/04/2025', 333, 300), word('13/04/2026', 380, 300), word('08/04/2029', 380, 300)), '2025-03-04')
  assert.equal(line.effective_date, null)
})

test('days under each other are no term', async () => {
  const line = await settled(pageOf(word('03/04/2025', 350, 298), word('03/04/2026', 350, 307)), '2025-03-04')
  assert.equal(line.effective_date, null)
})

test('two days between which the rule was read as a sign, or not at all, are parted; one day and its scraps are not', async () => {
  const wide = (text: string) => ({ ...word(text, 333, 300), box: { x: 333, y: 300, w: 91, h: 8 } })
  for (const text of ['03/04/2025:03/04/2026', '03/04/2025-:03/04/2026', '03/04/202503/04/2026', '3/4/25|3/4/26']) {
    const line = await settled(pageOf(wide(text)), '2025-03-04')
    assert.deepEqual([line.effective_date, line.expiration_date], ['2025-03-04', '2026-03-04'], text)
    assert.ok(line.fields.expiration_date!.provenance!.box!.x > 370, text)
  }
  for (const text of ['03/04/2025:03/04', '03/04/2025 to 03/04/2026 x']) assert.equal((await settled(pageOf(wide(text)), '2025-03-04')).effective_date, null, text)
})
