import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyLine } from '../../src/extraction/certificates/line-draft.ts'
import type { CellReading } from '../../src/extraction/images/lines/cell-reading.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { settleReading } from '../../src/extraction/second-reading/index.ts'
import { settleCarrier } from '../../src/extraction/second-reading/settle-carrier.ts'
import { pairSpellings } from '../../src/extraction/second-reading/short-words.ts'
import type { PartReading } from '../../src/extraction/stages.ts'

const page: Page = { number: 1, width: 612, height: 792, source: 'image', words: [], lines: [], checkboxes: [], fields: [] }
const FIRST = { x: 10, y: 10, w: 50, h: 8 }
const readingOf = (values: { policy_number?: string; carrier?: string }): PartReading => ({
  form: null, form_edition: null, issued_on: null, insured_name: null, insured_state: null, producer: null, certificate_holder: null, description_of_operations: null, unreadable_fields: [], notes: [],
  coverage_lines: [{ ...emptyLine('general_liability', 'declarations'), ...values, fields: Object.fromEntries(Object.keys(values).map((key) => [key, { confidence: 0.85, provenance: { page: 1, box: FIRST, reader: 'pp_ocr' } }])) }],
})
const wordAt = (text: string, x: number, y: number): Page['words'][number] => ({ text, box: { x, y, w: 50, h: 8 }, confidence: 0.9, reader: 'pp_ocr' })
const by = (text: string, ...readers: CellReading['readings'][number]['reader'][]): CellReading => ({ text, agreed: true, checked: null, confidence: 0.97, readings: readers.map((reader) => ({ text, confidence: 0.9, reader })) })
const DOUBT: CellReading = { text: null, agreed: false, checked: null, confidence: 0.4, readings: [] }

test('a number whose own place is in doubt stands where another place of the pages bears the very same number', async () => {
  const number = async (words: Page['words'], second: CellReading, value = 'CPP 4418820'): Promise<[string | null, string[]]> => {
    const reading = readingOf({ policy_number: value })
    await settleReading(reading, [{ ...page, words }], async (_page, box) => (box.y < 50 ? DOUBT : second))
    return [reading.coverage_lines[0]!.policy_number, reading.unreadable_fields.map((u) => u.field)]
  }
  const again = [wordAt('CPP', 10, 200), wordAt('4418820', 62, 200)]
  assert.deepEqual(await number(again, by('CPP 4418820', 'line_reader', 'tesseract')), ['CPP 4418820', []])
  // A letter alone before figures is read as the sign of an amount.
  assert.deepEqual(await number([wordAt('$', 10, 200), wordAt('2417733', 62, 200)], by('S 2417733', 'line_reader', 'tesseract'), 'S 2417733'), ['S 2417733', []])
  // Another number there, a doubt there as well, a longer number, pieces of two lines or the same place leave it unreadable.
  assert.deepEqual(await number(again, by('CPP 4418826', 'line_reader', 'tesseract')), [null, ['policy_number']])
  for (const words of [[], [wordAt('CPP', 10, 200), wordAt('44188201', 62, 200)], [wordAt('CPP', 10, 200), wordAt('4418820', 10, 215)], [wordAt('CPP', 10, 10), wordAt('4418820', 30, 10)]])
    assert.deepEqual(await number(words, by('CPP 4418820', 'line_reader', 'tesseract')), [null, ['policy_number']], words.map((w) => w.text).join(' '))
  assert.deepEqual(await number(again, DOUBT), [null, ['policy_number']])
})

test('a number that another place shows with a letter for one of its figures is in doubt; a figure for its letter is only what engines expect', async () => {
  const number = async (value: string, ...words: Page['words']): Promise<string | null> => {
    const reading = readingOf({ policy_number: value })
    await settleReading(reading, [{ ...page, words }], async () => by(value, 'line_reader', 'tesseract'))
    return reading.coverage_lines[0]!.policy_number
  }
  for (const [value, other] of [['9885Z0217', '98B5Z0217'], ['381 0085', '381 00B5'], ['TN-8025', 'TN-80Z5'], ['CPP 5520117', 'CPP S520117']] as const)
    assert.equal(await number(value, wordAt(other, 10, 200)), null, other)
  assert.equal(await number('381 0085', wordAt('381', 10, 200), wordAt('00B5', 62, 200)), null)
  for (const [value, other] of [['98B5Z0217', '9885Z0217'], ['9885Z0217', '9885Z0217'], ['9885Z0217', '98B5Z02'], ['9885Z0217', '98B5ZO217'], ['8811', 'B811']] as const)
    assert.equal(await number(value, wordAt(other, 10, 200)), value, other)
})

test('a number that another row reads with another figure, less than surely, is in doubt; the last figure is what tells numbers given out one after the other', async () => {
  const number = async (value: string, other: string, confidence = 0.6): Promise<string | null> => {
    const reading = readingOf({ policy_number: value })
    await settleReading(reading, [{ ...page, words: [{ ...wordAt(other, 10, 200), confidence }] }], async () => by(value, 'line_reader', 'tesseract'))
    return reading.coverage_lines[0]!.policy_number
  }
  for (const [value, other] of [['8089057', '6089057'], ['6089057', '8089057'], ['CPP5520117', 'CPP6520117'], ['40-882-913', '49-882-913']] as const) assert.equal(await number(value, other), null, other)
  for (const [value, other] of [['8089056', '8089058'], ['8089057', '7089057'], ['8089057', '6089057 1'], ['8089057', '8089057']] as const) assert.equal(await number(value, other), value, other)
  assert.equal(await number('8089057', '6089057', 0.99), '8089057')
})

test('a speck or a stroke at an end of a number is none of it; an I between figures is a stroke of something', async () => {
  const number = async (value: string, again = by(value, 'line_reader', 'tesseract'), next = -6): Promise<string | null> => {
    const reading = readingOf({ policy_number: value })
    await settleReading(reading, [page], async () => again, async (_page, _box, texts) => ({ weights: texts.map((t) => (t === value.replace(/[ ,.]/g, '') ? -1 : next)), free: [value, value, value] }))
    return reading.coverage_lines[0]!.policy_number
  }
  assert.equal(await number(',BGFL9010651400', by('BGFL9010651400', 'line_reader', 'tesseract')), 'BGFL9010651400')
  assert.equal(await number('TSLBGL-0002210-00 .', by('TSLBGL-0002210-00', 'line_reader', 'tesseract')), 'TSLBGL-0002210-00')
  assert.equal(await number('LRIBI4I902', undefined, -3.5), null)
  assert.equal(await number('IM4471902'), 'IM4471902')
})

test('two figures apart end a number in which three engines read them; what fewer read may be the next cell’s', async () => {
  const number = async (again: CellReading): Promise<string | null> => {
    const reading = readingOf({ policy_number: 'AOS-228-614773-40 6 1' })
    await settleReading(reading, [page], async () => again)
    return reading.coverage_lines[0]!.policy_number
  }
  assert.equal(await number(by('AOS-228-614773-40 6 1', 'pp_ocr', 'line_reader', 'tesseract')), 'AOS-228-614773-40 6 1')
  assert.equal(await number(by('AOS-228-614773-40 6 1', 'pp_ocr', 'line_reader')), null)
})

test('a figure put into letters alone is no rival of what three engines read; into letters and figures it is', async () => {
  const number = async (value: string, rival: string, third = value): Promise<string | null> => {
    const reading = readingOf({ policy_number: value })
    const [own, other] = [value, rival].map((text) => text.replaceAll(' ', ''))
    const again = { ...by(value, 'line_reader'), readings: [{ text: value, confidence: 0.9, reader: 'line_reader' as const }, { text: third, confidence: 0.6, reader: 'tesseract' as const }] }
    await settleReading(reading, [page], async () => again, async (_page, _box, texts) => ({ weights: texts.map((t) => ({ [own!]: 0, [other!]: -1.4 })[t] ?? -30), free: [own!, own!, other!, other!] }))
    return reading.coverage_lines[0]!.policy_number
  }
  assert.equal(await number('USO (27) 58 31', 'US0 (27) 58 31'), 'USO (27) 58 31')
  assert.equal(await number('USO (27) 58 31', 'US0 (27) 58 31', 'US0 (27) 58 31'), null)
  assert.equal(await number('USO2758317704', 'US02758317704'), null)
  assert.equal(await number('USO (27) 58 31', 'USO (27) 53 31'), null)
})

test('letters run together make no name of a company that a known word near them tells otherwise', async () => {
  assert.deepEqual(pairSpellings('Hentage Property & Casualty Insurance Company'), ['Heritage Property & Casualty Insurance Company'])
  for (const name of ['Heritage Property & Casualty Insurance Company', 'Hollis Mutual Insurance Company', 'Lantern Lamp Mutual']) assert.deepEqual(pairSpellings(name), [], name)
  const carrier = async (weights: Record<string, number>): Promise<string | null> => {
    const reading = readingOf({ carrier: 'Hentage Lamp Mutual' })
    await settleReading(reading, [page], async () => by('Hentage Lamp Mutual', 'line_reader', 'tesseract'), async (_page, _box, texts) => ({ weights: texts.map((t) => weights[t] ?? -30), free: ['HentageLampMutual'] }))
    return reading.coverage_lines[0]!.carrier
  }
  assert.equal(await carrier({ HentageLampMutual: 0, HeritageLampMutual: -3 }), null)
  assert.equal(await carrier({ HentageLampMutual: -4, HeritageLampMutual: -1 }), 'Heritage Lamp Mutual')
})

test("a group's mark is no company's name misread", () => {
  const named = (name: string) => settleCarrier({ name, naic: null, nameConfidence: 0.8, naicConfidence: 0 }).name
  assert.equal(named('Liberty Mutual INSURANCE'), 'Liberty Mutual INSURANCE')
  assert.equal(named('Liberty Mutua1 Insurance Company'), 'Liberty Mutual Insurance Company')
})
