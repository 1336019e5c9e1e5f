import assert from 'node:assert/strict'
import { test } from 'node:test'
import { papersSideBySide } from '../../src/extraction/certificates/page/two-papers.ts'
import { print, read, type Run } from './printed.ts'

const paper = (x: number, insured: string, number: string, limit: string, holder: string): Run[] => [
  ['CERTIFICATE OF INSURANCE', x + 60, 30, 12],
  [`Named Insured: ${insured}`, x, 60],
  [`Certificate Holder: ${holder}`, x, 74],
  ['Insurer: Great West Casualty Company', x, 100],
  ['Automobile Liability', x, 120, 10],
  [`Policy Number: ${number}`, x, 134],
  ['Policy Period: 03/01/2026 to 03/01/2027', x, 146],
  [`Combined Single Limit: ${limit}`, x, 158],
  ['This certificate confers no rights upon the certificate holder.', x, 400, 6],
]
const sheet = async (left: Run[], right: Run[]) => read(await print([...left, ...right], { file: { size: [792, 612] } }))

test('two papers of one insured side by side on a sheet: what each says, each policy once', async () => {
  const read2 = await sheet(paper(36, 'Osprey Drayage Inc', 'TRK118820', '$1,000,000', 'Harbor Association'), paper(430, 'Osprey Drayage Inc', 'TRK118821', '$2,000,000', 'Port Authority'))
  assert.deepEqual(read2.coverage_lines.map((l) => [l.policy_number, l.limits[0]?.amount]), [['TRK118820', 1_000_000], ['TRK118821', 2_000_000]])
  const twice = await sheet(paper(36, 'Osprey Drayage Inc', 'TRK118820', '$1,000,000', 'Harbor Association'), paper(430, 'Osprey Drayage Inc', 'TRK118820', '$1,000,000', 'Port Authority'))
  assert.deepEqual(twice.coverage_lines.map((l) => l.policy_number), ['TRK118820'])
})

test('two papers of two insureds, or that state one policy differently: a person is asked', async () => {
  for (const right of [paper(430, 'Larkfield Transfer LLC', 'TRK118821', '$2,000,000', 'Port Authority'), paper(430, 'Osprey Drayage Inc', 'TRK118820', '$2,000,000', 'Port Authority')]) {
    const found = await sheet(paper(36, 'Osprey Drayage Inc', 'TRK118820', '$1,000,000', 'Harbor Association'), right)
    assert.deepEqual(found.coverage_lines, [])
    assert.deepEqual(found.unreadable_fields.map((u) => u.field), ['insured_name'])
  }
})

test('papers side by side on a picture are parted too', () => {
  const words = [36, 430].flatMap((x) => ['CERTIFICATE OF LIABILITY INSURANCE', 'INSURED', 'Osprey Drayage Inc'].flatMap((said, i) => said.split(' ').map((text, n) => ({ text, box: { x: x + 60 * n, y: 30 + 20 * i, w: 55, h: 8 }, confidence: 0.9, reader: 'pp_ocr' as const }))))
  const halves = papersSideBySide({ number: 1, width: 792, height: 612, source: 'image', words, lines: [], checkboxes: [], fields: [] })
  assert.deepEqual(halves?.map((page) => page.words.length), [8, 8])
})
