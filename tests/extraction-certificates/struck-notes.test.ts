import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPages } from '../../src/extraction/read-pages.ts'
import { textOfPages } from '../../src/requirements/sop/index.ts'
import { print } from './printed.ts'

const LINES = ['General liability $1,000,000 per occurrence', 'Cyber liability $2,000,000 per claim', 'Auto liability $1,000,000 combined single limit']

test('a note that strikes a line out takes it back in a requirement text, and one that only marks it does not', async () => {
  for (const [kind, kept] of [['strike', [0, 2]], ['highlight', [0, 1, 2]]] as const) {
    const pdf = await print([], {
      draw: (doc) => {
        doc.font('Helvetica').fontSize(10)
        for (const [i, line] of LINES.entries()) doc.text(line, 60, 60 + i * 30, { lineBreak: false })
        doc[kind](60, 88, doc.widthOfString(LINES[1]!), 12)
      },
    })
    const read = await readPages(pdf, '', () => {})
    assert.ok('pages' in read)
    assert.deepEqual(textOfPages(read.pages).split('\n').filter(Boolean), kept.map((i) => LINES[i]))
  }
})
