import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, print, read, type Run, TABLE } from '../extraction-certificates/printed.ts'

const textOf = (ranges: string[]) => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Lost def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${ranges.length} beginbfrange ${ranges.join(' ')} endbfrange
endcmap end end`
/** What a printer's language makes of a font: each letter's text is its place in the font, 29 before its code, so that figures are control characters. */
const BY_PLACE = ['<20> <7E> <0003>']
/** A font cut down to figures and capitals, numbered from the first sign on. */
const CUT_DOWN = ['<30> <5A> <0021>']

/** Writes the runs in a font whose letters are drawn right and whose text is lost. */
const garbled = (ranges: string[], runs: Run[]) => (doc: PDFKit.PDFDocument) => {
  doc.font('Courier')
  const dictionary = (doc as unknown as { _font: { ref(): { data: Record<string, unknown>; end(): void } } })._font.ref()
  const lost = doc.ref({})
  lost.end(textOf(ranges) as never)
  const end = dictionary.end.bind(dictionary)
  dictionary.end = () => {
    dictionary.data.ToUnicode = lost
    end()
  }
  for (const [text, x, y, size = 9] of runs) doc.fontSize(size).text(text, x, y, { lineBreak: false })
}

const EDGES = [36, 76, 216, 316, 376, 436, 576]
const rules = [
  ...[130, 146, 180].map((y): [number, number, number, number] => [EDGES[0]!, y, EDGES.at(-1)!, y]),
  ...EDGES.map((x): [number, number, number, number] => [x, 130, x, 180]),
]
const FORM: Run[] = [
  ...TABLE,
  ['INSURERS AFFORDING COVERAGE', 320, 96, 6], ['INSURER A: Great West Casualty Company', 320, 106],
  ['COMMERCIAL GENERAL LIABILITY', 80, 150, 7], ['EACH OCCURRENCE', 440, 150, 6], ['$', 530, 150, 7], ['GENERAL AGGREGATE', 440, 164, 6], ['$', 530, 164, 7],
  ['DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', 40, 200, 6],
  ...HOLDER,
]
const TYPED: Run[] = [['A', 50, 150], ['KLT-882 440', 222, 150], ['03/01/2026', 318, 150], ['03/01/2027', 378, 150], ['1,000,000', 536, 148, 7], ['2,000,000', 536, 162, 7]]

for (const [how, ranges] of [['by place', BY_PLACE], ['cut down', CUT_DOWN]] as const)
  test(`a page of which one font lost its text is read as it looks: ${how}`, async () => {
    const { doc_type, coverage_lines } = await read(await print(FORM, { rules, draw: garbled([...ranges], TYPED) }))
    assert.equal(doc_type, 'coi')
    const [line] = coverage_lines
    assert.deepEqual(
      [line?.coverage_type, line?.insurer_letter, line?.carrier, line?.policy_number, line?.effective_date, line?.expiration_date],
      ['general_liability', 'A', 'Great West Casualty Company', 'KLT-882 440', '2026-03-01', '2027-03-01'],
    )
    assert.deepEqual(line?.limits, [{ label: 'each_occurrence', amount: 1_000_000 }, { label: 'general_aggregate', amount: 2_000_000 }])
  })

test('letters of a ligature whose bytes stand the wrong way round are turned back', async () => {
  const { insured_name } = await read(await print(FORM.filter(([text]) => text !== 'Osprey Hauling LLC'), { rules, draw: garbled(['<20> <6A> <0020>', '<6B> <6B> [<74006900>]', '<6C> <7E> <006C>'], [['Selek Freight LLC', 324, 80, 8]]) }))
  assert.equal(insured_name, 'Seleti Freight LLC')
})
