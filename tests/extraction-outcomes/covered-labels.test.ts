import assert from 'node:assert/strict'
import { test } from 'node:test'
import { print, read } from '../extraction-certificates/printed.ts'

/** A page whose label lies under a filled box with a value printed in it, so many points lower. */
const boxed = (label: string, lower: number): Promise<Uint8Array> =>
  print([['VENDOR RECORD', 40, 30, 13]], {
    draw: (doc) => {
      doc.font('Helvetica-Bold').fontSize(6).fillColor('#000000').text(label, 40, 100, { lineBreak: false })
      doc.rect(39, 98, 250, 18).fillAndStroke('#ffffff', '#000000')
      doc.font('Helvetica').fontSize(9).fillColor('#000000').text('Tern Lake Logistics 77120', 42, 100 + lower, { lineBreak: false })
    },
  })

test('a label that the box under it clips is no replaced text', async () => {
  const { integrity } = await read(await boxed('RECORD NUMBER (five digits)', 3))
  assert.deepEqual(integrity.findings.filter((f) => f.code === 'text_over_patch'), [])
})

test('words painted over with others on their line are told', async () => {
  const { integrity } = await read(await boxed('OSPREY HAULING OF OHIO', -1))
  assert.deepEqual(integrity.findings.map((f) => [f.code, f.severity]), [['text_over_patch', 'needs_a_look']])
})

test('a company or a date under other print is told wherever the print stands', async () => {
  for (const under of ['HERONFIELD CASUALTY', '03/01/2026']) {
    const { integrity } = await read(await boxed(under, 1))
    assert.deepEqual(integrity.findings.map((f) => [f.code, f.severity]), [['text_over_patch', 'suspicious']], under)
  }
})
