import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { closeReaders } from '../../src/extraction/images/index.ts'
import { readPages } from '../../src/extraction/read-pages.ts'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Rules = [number, number, number, number][]
const STRIPS = ['COMBINED SINGLE LIMIT', 'BODILY INJURY (Per person)', 'BODILY INJURY (Per accident)', 'PROPERTY DAMAGE']
const ROW: Run[] = [
  ['A', 45, 158],
  ['AUTOMOBILE LIABILITY', 82, 158, 6],
  ['CAA 4418820', 222, 158],
  ['10/30/2026', 322, 158],
  ['10/30/2027', 382, 158],
  ...STRIPS.map((label, i): Run => [label, 442, 153 + 12 * i, 5.5]),
  ['1,000,000', 520, 153],
]
const RIGHT = 560
const FRAME: Rules = [
  ...[132, 150, 198].map((y): Rules[number] => [38, y, RIGHT, y]),
  ...[162, 174, 186].map((y): Rules[number] => [438, y, RIGHT, y]),
  ...[38, 78, 218, 318, 378, 438, 515, RIGHT].map((x): Rules[number] => [x, 132, x, 198]),
]

after(closeReaders)

test('amounts of notes printed beside a form are no limits of its rows', async () => {
  const notes: Run[] = [
    ['3. Auto', 566, 152, 5],
    ['$1,000,000', 566, 166, 5],
    ['4. Owned', 566, 176, 5],
    ['$2,000,000', 566, 188, 5],
  ]
  const { coverage_lines } = await read(await print([...TABLE, ...HOLDER, ...INSURERS, ...ROW, ...notes], { rules: FRAME }))
  assert.deepEqual(coverage_lines.map((l) => [l.policy_number, l.limits.map((x) => [x.label, x.amount])]), [['CAA 4418820', [['combined_single_limit', 1_000_000]]]])
})

test('on remarks a number behind another statement’s amount is not that of the coverage named before it', async () => {
  const remarks: Run[] = [
    ['ADDITIONAL REMARKS SCHEDULE', 180, 60, 14],
    ['THIS ADDITIONAL REMARKS FORM IS A SCHEDULE TO ACORD FORM, FORM NUMBER: 25', 40, 130, 7],
    ['General liability: holder is included where a contract asks for it.', 40, 170],
    ['Tool floater: limit $40,000 any one job, deductible $500, policy TF 771044, 07/01/2026 to 07/01/2027.', 40, 181],
    ['Excess of the umbrella: $3,000,000, not listed here.', 40, 192],
  ]
  const draw = (doc: PDFKit.PDFDocument): void => {
    doc.addPage({ size: 'LETTER', margin: 0 })
    for (const [text, x, y, size = 8] of remarks) doc.font('Helvetica').fontSize(size).text(text, x, y, { lineBreak: false })
  }
  const { coverage_lines } = await read(await print([...TABLE, ...HOLDER, ...INSURERS, ...ROW, ['ACORD 25 (2016/03)', 40, 750, 8]], { rules: FRAME, draw }))
  assert.deepEqual(coverage_lines.map((l) => l.policy_number), ['CAA 4418820'])
})

test('a page whose own print is drawn as outlines is looked at, and what was typed over it stands as it is', async () => {
  const typed = Array.from({ length: 40 }, (_, i): Run => [i % 4 === 0 ? `Insurance ${1000 + i}` : `${2000 + i},000`, 60 + 120 * (i % 4), 60 + 18 * Math.floor(i / 4)])
  const draw = (doc: PDFKit.PDFDocument): void => {
    for (let i = 0; i < 650; i++) {
      const [x, y] = [400 + 2 * (i % 60), 500 + 2 * Math.floor(i / 60)]
      doc.moveTo(x, y).bezierCurveTo(x + 3, y, x + 3, y + 4, x, y + 4).fill('#000')
    }
  }
  const seen = await readPages(await print(typed, { draw }), 'application/pdf', () => undefined)
  assert.ok(!('failed' in seen))
  assert.equal(seen.pages[0]!.source, 'mixed')
  assert.ok(seen.pages[0]!.words.some((w) => w.text === '2001,000' && w.reader === 'pdf_text'))
  const plain = await readPages(await print(typed), 'application/pdf', () => undefined)
  assert.ok(!('failed' in plain))
  assert.equal(plain.pages[0]!.source, 'digital')
})
