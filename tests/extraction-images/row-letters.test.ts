import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import type { Row } from '../../src/extraction/certificates/rows/find-rows.ts'
import { policiesOf } from '../../src/extraction/certificates/rows/row-policies.ts'
import type { Table } from '../../src/extraction/certificates/table/coverage-table.ts'

const table = { columns: { letter: { x1: 20, x2: 40 }, number: { x1: 160, x2: 260 }, eff: { x1: 260, x2: 310 }, exp: { x1: 310, x2: 360 } }, top: 400, bottom: 480, left: 20, right: 590 } as Table
/** The insurers' letters of a row's policies, each `[letter or number, x, y]`. */
const lettersOf = (print: [string, number, number][], source: 'image' | 'digital' = 'image') => {
  const words = print.map(([text, x, y]) => ({ text, box: { x, y, w: text.length * 5, h: 6 }, confidence: 0.99, reader: 'pp_ocr' as const }))
  const text = new PageText({ number: 1, width: 612, height: 792, source, words, lines: [], checkboxes: [], fields: [] })
  return policiesOf(text, table, { kind: 'free', top: 410, bottom: 470, anchor: null } as unknown as Row, new Set()).map((p) => p.letter)
}

test('of two policies right under each other on a picture the one letter that was read is of the nearer', () => {
  const two: [string, number, number][] = [['HKL8812230', 165, 430], ['TRM551902', 165, 436]]
  assert.deepEqual(lettersOf([...two, ['A', 28, 431]]), ['A', null])
  assert.deepEqual(lettersOf([...two, ['C', 28, 436]]), [null, 'C'])
  assert.deepEqual(lettersOf([...two, ['A', 28, 430], ['C', 28, 436]]), ['A', 'C'])
})

test('where all that is printed is known, one letter is of both', () => {
  assert.deepEqual(lettersOf([['HKL8812230', 165, 430], ['TRM551902', 165, 440], ['A', 28, 430]], 'digital'), ['A', 'A'])
})
