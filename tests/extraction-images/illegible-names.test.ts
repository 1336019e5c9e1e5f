import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCertificate } from '../../src/extraction/certificates/index.ts'
import { knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'

/** A certificate's table with one free row, as a picture's reader gives it: the coverage's name and how clear it is. */
const pageWith = (name: string, confidence: number): Page => {
  const at = (text: string, x: number, y: number, sure = 0.99): Word[] =>
    [...text.matchAll(/\S+/g)].map((m) => ({ text: m[0], box: { x: x + m.index * 4.4, y, w: m[0].length * 4.4, h: 7 }, confidence: sure, reader: 'pp_ocr' as const }))
  const words = [
    ...at('CERTIFICATE OF LIABILITY INSURANCE', 180, 40),
    ...at('PRODUCER Larkfield Agency', 40, 70),
    ...at('INSURED Osprey Hauling LLC', 320, 70),
    ...at('INSURER A : Great West Casualty Company', 320, 106),
    ...at('INSR LTR', 36, 136),
    ...at('TYPE OF INSURANCE', 80, 136),
    ...at('POLICY NUMBER', 220, 136),
    ...at('POLICY EFF', 320, 136),
    ...at('POLICY EXP', 384, 136),
    ...at('LIMITS', 450, 136),
    ...at('A', 40, 170),
    ...at(name, 80, 170, confidence),
    ...at('OM-771206', 220, 170),
    ...at('03/20/2026', 320, 170),
    ...at('03/20/2027', 384, 170),
    ...at('Deductible 10,000', 450, 170),
    ...at('CERTIFICATE HOLDER', 40, 620),
  ]
  return { number: 1, width: 612, height: 792, source: 'image', words, lines: [], checkboxes: [], fields: [] }
}
const asked = async (name: string, confidence: number): Promise<string[][]> => {
  const pages = [pageWith(name, confidence)]
  const { coverage_lines, unreadable_fields } = await readCertificate(pages, [{ page: 1, doc_type: 'coi', form: 'acord_25', form_edition: null, confidence: 0.99 }], null, null)
  return coverage_lines.map((l, i) => [l.coverage_type, ...unreadable_fields.filter((u) => u.line === i && u.field === 'coverage_type').map((u) => u.field)])
}

test('a coverage whose name cannot be made out on a picture is asked about', async () => {
  assert.deepEqual(await asked('Prxtlcn n lndwnty', 0.42), [['other', 'coverage_type']])
})

test('a clear name of no known coverage is no question', async () => {
  assert.deepEqual(await asked('Protection and Indemnity', 0.97), [['other']])
})

test('a policy whose coverage has no letter that can be read is asked about, not passed over', async () => {
  assert.deepEqual(await asked('', 0.9), [['other', 'coverage_type']])
  assert.deepEqual(await asked('~: 1', 0.3), [['other', 'coverage_type']])
})

test('a name whose beginning ran into its second word is workers compensation, though employers liability is named behind it', () => {
  assert.equal(knownCoverageOf('VO 96RSCOMPENSATION AND EMPLOYERS LIABILITY'), 'workers_comp')
  assert.equal(knownCoverageOf('EMPLOYERS LIABILITY'), 'employers_liability')
})
