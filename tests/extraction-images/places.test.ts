import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTable } from '../../src/extraction/certificates/table/find-table.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readInsurers } from '../../src/extraction/certificates/insurers/read-insurers.ts'
import type { Page, RuledLine, Word } from '../../src/extraction/page-model.ts'

const word = (text: string, x: number, y: number): Word => ({ text, box: { x, y, w: text.length * 4.4, h: 7 }, confidence: 0.9, reader: 'pp_ocr' })
const upright = (x: number, y1: number, y2: number): RuledLine => ({ x1: x, y1, x2: x, y2, thickness: 1 })
const level = (y: number, x1: number, x2: number): RuledLine => ({ x1, y1: y, x2, y2: y, thickness: 1 })
const pageOf = (words: Word[], lines: RuledLine[], source: Page['source'] = 'image'): Page => ({
  number: 1, width: 612, height: 792, source, words, lines, checkboxes: [], fields: [],
})

const EDGES = [20, 40, 180, 200, 220, 330, 378, 425, 595]
const ruled = [...EDGES.map((x) => upright(x, 250, 520)), level(250, 20, 595), level(275, 20, 595), level(520, 20, 595)]
const headings = [
  word('TYPE', 80, 260), word('OF', 102, 260), word('INSURANCE', 114, 260), word('POLICY', 245, 260), word('NUMBER', 275, 260),
  word('POLICY', 332, 258), word('EFF', 360, 258), word('COVERAGES', 30, 235),
]

test('narrow columns whose headings are illegible are told by their rules, on pictures only', () => {
  const of = (source: Page['source']) => {
    const page = pageOf([...headings, word('POLICY', 380, 258), word('EXP', 408, 258), word('LMITS', 490, 260)], ruled, source)
    return findTable(new PageText(page), new Grid(page))!.columns
  }
  const seen = of('image')
  assert.deepEqual([seen.letter?.x1, seen.letter?.x2], [20, 40])
  assert.deepEqual([seen.addl?.x1, seen.subr?.x1, seen.number?.x1], [180, 200, 220])
  assert.deepEqual([seen.exp?.x2, seen.limits?.x1], [425, 425])
  assert.equal(of('digital').addl, undefined)
})

test('the end of the term has its column although its heading is illegible', () => {
  const page = pageOf([...headings, word('LIMITS', 490, 260)], ruled)
  const { columns } = findTable(new PageText(page), new Grid(page))!
  assert.deepEqual([columns.eff?.x2, columns.exp?.x1, columns.exp?.x2], [378, 378, 425])
})

test('the beginning of the term is not taken for its end where its heading is illegible', () => {
  const words = headings.filter((w) => w.text !== 'EFF' && w.box.x !== 332)
  const page = pageOf([...words, word('POLICY', 380, 258), word('EXP', 408, 258), word('LIMITS', 490, 260)], ruled)
  const { columns } = findTable(new PageText(page), new Grid(page))!
  assert.deepEqual([columns.eff?.x1, columns.eff?.x2, columns.exp?.x1], [330, 378, 378])
})

test("an insurer's letter that is illegible or misread follows from its row", () => {
  const names = ['Alder Mutual', 'Birch Casualty', 'Cedar Indemnity', 'Dogwood Insurance']
  const letters = ['A', 'B', '(', 'O']
  const words = names.flatMap((name, i) => {
    const y = 150 + i * 12
    return [word('INSURER', 300, y), word(`${letters[i]}:`, 334, y), ...name.split(' ').map((w, k) => word(w, 350 + k * 50, y)), word(`1000${i}`, 545, y)]
  })
  words.push(word('INSURER', 300, 198), word('E:', 334, 198), word('INSURER', 300, 210), word('F:', 334, 210), word('NAIC', 545, 138))
  const page = pageOf(words, [upright(298, 130, 220), upright(538, 130, 220), upright(590, 130, 220)])
  const insurers = readInsurers(new PageText(page), new Grid(page))
  assert.equal(insurers.get('C')?.name, 'Cedar Indemnity')
  assert.equal(insurers.get('D')?.name, 'Dogwood Insurance')
  assert.equal(insurers.get('D')?.naic, '10003')
  assert.equal(insurers.get('E'), undefined)
})
