import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOLDER, INSURERS, print, read, type Run, TABLE } from './printed.ts'

type Doc = Parameters<NonNullable<NonNullable<Parameters<typeof print>[1]>['draw']>>[0]
type Ref = { end: (data?: string) => void }
const RULES = [126, 150, 218, 286].map((y): [number, number, number, number] => [36, y, 580, y]).concat([36, 76, 216, 316, 376, 436, 580].map((x): [number, number, number, number] => [x, 126, x, 286]))

/** A field that is of no form, as it stays where a program joins files; `state` makes it a box to tick. */
function widget(doc: Doc, [text, x, y]: Run, { flags = 4, width = 96, state }: { flags?: number; width?: number; state?: string } = {}): void {
  const pdf = doc as unknown as { ref: (data: object) => Ref; annotate: (x: number, y: number, w: number, h: number, options: object) => void }
  const font = pdf.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' })
  font.end()
  const paint = (content: string): Ref => {
    const form = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, 11], Resources: { Font: { F1: font } } })
    form.end(content)
    return form
  }
  const shown = paint(`BT /F1 8 Tf 1 3 Td (${text}) Tj ET`)
  pdf.annotate(x, y - 3, width, 11, { Subtype: 'Widget', F: flags, AP: state === undefined ? { N: shown } : { N: { Yes: shown, Off: paint('') } }, ...(state !== undefined && { AS: state }) })
}

const FIELDS: Run[] = [['A', 50, 170], ['Professional Liability', 80, 170], ['PLX 4418820', 220, 170], ['07/01/2026', 322, 170], ['07/01/2027', 382, 170], ['Each Claim $1,000,000', 440, 170]]
const readWith = async (draw: (doc: Doc) => void) => (await read(await print([...TABLE, ...INSURERS, ...HOLDER], { rules: RULES, draw }))).coverage_lines
const widthOf = ([text]: Run): number => text.length * 5 + 4

test('fields that have lost their form are read by what they paint', async () => {
  const lines = await readWith((doc) => {
    for (const run of FIELDS) widget(doc, run, { width: widthOf(run) })
  })
  assert.deepEqual(lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, l.limits]), [['professional_liability', 'PLX 4418820', '2026-07-01', '2027-07-01', [{ label: 'each_claim', amount: 1_000_000 }]]])
})

test('of such fields the hidden ones are not read', async () => {
  const lines = await readWith((doc) => {
    for (const run of FIELDS) widget(doc, run, { width: widthOf(run), ...(run[0].startsWith('PLX') && { flags: 2 }) })
  })
  assert.ok(lines.every((l) => l.policy_number === null))
})

test('such a box is ticked by the state it shows', async () => {
  const { openDocument, readPage } = await import('../../src/extraction/pdf/index.ts')
  const bytes = await print([...TABLE], {
    draw: (doc) => {
      widget(doc, ['X', 60, 300], { width: 9, state: 'Yes' })
      widget(doc, ['X', 90, 300], { width: 9, state: 'Off' })
    },
  })
  const document = await openDocument(bytes)
  assert.ok('handle' in document)
  const boxes = readPage(document, 0)!.page.checkboxes.filter((c) => c.reader === 'pdf_form')
  document.close()
  assert.deepEqual(boxes.map((c) => c.checked), [true, false])
})
