import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyLine, LineDraft } from '../../src/extraction/certificates/line-draft.ts'
import { doubtUnseenBoxes } from '../../src/extraction/certificates/rows/unseen-boxes.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readParties } from '../../src/extraction/certificates/read-parties.ts'
import { unseenOfPaper } from '../../src/extraction/certificates/unseen-of-paper.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'
import { emptyPart, type PartReading } from '../../src/extraction/stages.ts'
import { line, pageOf } from './words-read.ts'

const DATE = line('DATE (MM/DD/YYYY)', 520, 30)
const INSURED = [...line('INSURED', 22, 184), ...line('Apogee Works LLC', 65, 194), ...line('COVERAGES', 22, 245)]
const DESCRIPTION = line('DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', 22, 560)
const HOLDER = line('CERTIFICATE HOLDER', 22, 650)

const unseen = (words: Word[], { source = 'image', form = 'acord_25', lines = 1 }: { source?: Page['source']; form?: PartReading['form']; lines?: number } = {}): string[] => {
  const page: Page = { ...pageOf(words), source }
  const [text, grid] = [new PageText(page), new Grid(page)]
  const reading: PartReading = { ...emptyPart(), ...readParties(text, grid), form, coverage_lines: Array.from({ length: lines }, () => emptyLine('general_liability', 'coi')) }
  return unseenOfPaper(text, grid, reading).map((u) => u.field)
}

test('a box of a form that a picture does not show is unreadable; one that it shows empty is empty', () => {
  assert.deepEqual(unseen([...DATE, ...INSURED, ...DESCRIPTION, ...HOLDER]), [])
  assert.deepEqual(unseen([...INSURED, ...DESCRIPTION, ...HOLDER]), ['issued_on'])
  assert.deepEqual(unseen([...DATE, ...DESCRIPTION, ...HOLDER]), ['insured_name'])
  assert.deepEqual(unseen([...DATE, ...INSURED, ...HOLDER]), ['description_of_operations'])
  assert.deepEqual(unseen([...DATE, ...INSURED, ...DESCRIPTION]), ['certificate_holder'])
})

test('print in a box that says nothing is unreadable, what is read there is not', () => {
  const issued = (text: string): string[] => unseen([...DATE, ...line(text, 530, 42), ...INSURED, ...DESCRIPTION, ...HOLDER])
  assert.deepEqual(issued('0/1J/2'), ['issued_on'])
  assert.deepEqual(issued('04/14/2026'), [])
  const held = (text: string): string[] => unseen([...DATE, ...INSURED, ...DESCRIPTION, ...HOLDER, ...line(text, 60, 668)])
  assert.deepEqual(held("'. ~"), ['certificate_holder'])
  assert.deepEqual(held('Harbor Yards Inc'), [])
})

test('digital pages, papers of other makers and pictures without a policy say nothing of boxes', () => {
  for (const other of [{ source: 'digital' as const }, { form: 'other' as const }, { form: null }, { lines: 0 }]) assert.deepEqual(unseen([...HOLDER], other), [])
})

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
