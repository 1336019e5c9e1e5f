import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Grid } from '../../src/extraction/classify/index.ts'
import { lettersOf } from '../../src/extraction/certificates/insurers/insurer-letters.ts'
import { LineDraft } from '../../src/extraction/certificates/line-draft.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readInsurers } from '../../src/extraction/certificates/insurers/read-insurers.ts'
import { setCompany } from '../../src/extraction/certificates/rows/row-insurers.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'

const word = (text: string, x: number, y: number, w = text.length * 4.5): Word => ({ text, box: { x, y, w, h: 8 }, confidence: 0.95, reader: 'pp_ocr' })
const across = (y: number) => ({ x1: 306, y1: y, x2: 594, y2: y, thickness: 0.6 })
const COMPANIES = [['Northfield Casualty Company', '31550'], ['Blue Prairie Insurance Company', '40211'], ['Ostrander Mutual Insurance', '27788']] as const

/** The list of insurers of a scan: rules at these heights, labels eleven points apart but the second, which the recogniser's box puts a little high. */
function listed(rules: number[]): Page {
  const words = COMPANIES.flatMap(([name, code], i) => {
    const y = [100, 109, 122][i]!
    return [word('INSURER', 310, y, 26), word(`${'ABC'[i]}`, 338, y, 5), word(':', 345, y, 1), ...name.split(' ').map((part, n) => word(part, 352 + n * 50, y, 44)), word(code, 545, y, 24)]
  })
  words.push(word('NAIC', 555, 88, 20), word('#', 577, 88, 4))
  const sides = [306, 540, 594].map((x) => ({ x1: x, y1: 84, x2: x, y2: 134, thickness: 0.6 }))
  return { number: 1, width: 612, height: 792, source: 'image', words, lines: [...rules.map(across), ...sides], checkboxes: [], fields: [] }
}
const read = (rules: number[]) => {
  const page = listed(rules)
  return [...readInsurers(new PageText(page), new Grid(page)).values()].map(({ letter, name, naic }) => [letter, name, naic])
}
const RIGHT = COMPANIES.map(([name, code], i) => ['ABC'[i], name, code])

test('each insurer has the name and the code of its own row', () => {
  assert.deepEqual(read([96, 108.5, 118, 132]), RIGHT)
})
test('where the rule between two rows is lost, the one below does not take what stands in the one above', () => {
  assert.deepEqual(read([103, 117, 132]), RIGHT)
})

test('a code that cannot be made out is said to be unreadable, an empty cell is no code', () => {
  const told = (code: string) => {
    const draft = new LineDraft('general_liability', 'coi', 1)
    setCompany(draft, { letter: 'A', name: 'Northfield Casualty Company', naic: null, words: [word('Northfield', 352, 100)], naicWords: code ? [word(code, 545, 100)] : [] })
    return [draft.line.naic, draft.unreadable.map((u) => [u.field, u.reason])]
  }
  assert.deepEqual(told('3155'), [null, [['naic', 'printed 3155']]])
  assert.deepEqual(told(''), [null, []])
  assert.deepEqual(told('N/A'), [null, []])
})

test('the first row of the list has its letter and its company where its label cannot be made out', () => {
  const page = listed([])
  const misread = page.words.map((w, i) => (i === 0 ? { ...w, text: 'MURER' } : w)).concat(word('INSURER', 310, 133, 26), word('D', 338, 133, 5), word(':', 345, 133, 1))
  const insurers = readInsurers(new PageText({ ...page, words: misread }), new Grid({ ...page, words: misread }))
  assert.deepEqual([...insurers.values()].map(({ letter, name, naic }) => [letter, name, naic]), RIGHT)
})

test('the heading of the list is no part of its first company, however near a fax sets them', () => {
  const page = listed([])
  const moved = page.words.map((w) => (w.text === 'NAIC' || w.text === '#' ? { ...w, box: { ...w.box, y: 94 } } : w))
  // The second label stands lower than its row, so that the first row seems high.
  const words = [...moved.map((w, i) => (i >= 6 && i <= 8 ? { ...w, box: { ...w.box, y: 117 } } : w)), ...['INSURER(S)', 'AFFORDING', 'COVERAGE'].map((text, i) => word(text, 382 + i * 46, 93, 42))]
  const insurers = readInsurers(new PageText({ ...page, words }), new Grid({ ...page, words }))
  assert.equal(insurers.get('A')!.name, COMPANIES[0][0])
})

test('a lone sign in the column of letters is taken for the letter it looks like, to be weighed against the others', () => {
  const cell = (text: string, confidence: number) => lettersOf([{ text, box: { x: 22, y: 100, w: 6, h: 8 }, words: [{ ...word(text, 22, 100, 6), confidence }] }], true)
  const taken = cell('R', 0.8)
  assert.deepEqual(taken.map((l) => l.letter), ['A'])
  assert.ok(taken[0]!.words[0]!.confidence < 0.5)
  assert.deepEqual(cell('A', 0.8).map((l) => [l.letter, l.words[0]!.confidence]), [['A', 0.8]])
  assert.deepEqual(cell('T', 0.8), [])
  const digital = lettersOf([{ text: 'R', box: { x: 22, y: 100, w: 6, h: 8 }, words: [word('R', 22, 100, 6)] }], false)
  assert.deepEqual(digital, [])
})

test('where no label can be read the rules of the list tell its rows; one that is legible in another row undoes it', () => {
  const heights = Array.from({ length: 8 }, (_, i) => 170 + i * 12)
  const said = (row: number, text: string, x: number): Word => ({ ...word(text, x, heights[row + 1]! + 2), confidence: 0.9 })
  const listWith = (more: Word[], rules = heights): unknown[] => {
    const words = [said(0, 'Northfield', 356), said(0, 'Casualty', 404), said(0, '31550', 548), said(3, 'Ostrander', 356), said(3, 'Mutual', 404), said(3, '27788', 548), said(0, 'DSUAERX', 310), said(3, 'NSUPFR', 310), ...more]
    const lines = [...rules.map(across), ...[306, 540, 594].map((x) => ({ x1: x, y1: 170, x2: x, y2: 254, thickness: 0.6 }))]
    const page: Page = { number: 1, width: 612, height: 792, source: 'image', words, lines, checkboxes: [], fields: [] }
    return [...readInsurers(new PageText(page), new Grid(page)).values()].map(({ letter, name, naic }) => [letter, name, naic])
  }
  const right = [['A', 'Northfield Casualty', '31550'], ['D', 'Ostrander Mutual', '27788']]
  assert.deepEqual(listWith([]), right)
  const label = (row: number, letter: string): Word[] => [said(row, 'INSURER', 308), said(row, `${letter}:`, 341)]
  assert.deepEqual(listWith(label(2, 'C')), right)
  assert.ok(!listWith(label(2, 'E')).some((row) => JSON.stringify(row) === JSON.stringify(right[1])))
  assert.deepEqual(listWith([], heights.toSpliced(3, 1)), [])
})
