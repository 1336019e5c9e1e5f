import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRows } from '../../src/extraction/certificates/rows/find-rows.ts'
import { findTable } from '../../src/extraction/certificates/table/find-table.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import { limitStrips } from '../../src/extraction/certificates/limits/limit-strips.ts'
import { mendName, mendWords } from '../../src/extraction/certificates/page/mend-names.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { stackedLetters } from '../../src/extraction/certificates/insurers/stacked-letters.ts'
import type { Page, RuledLine, Word } from '../../src/extraction/page-model.ts'
import { headEdits, mendDate } from '../../src/extraction/values/index.ts'

const word = (text: string, x: number, y: number): Word => ({ text, box: { x, y, w: text.length * 4.4, h: 7 }, confidence: 0.6, reader: 'pp_ocr' })
const words = (text: string, x: number, y: number): Word[] => {
  let at = x
  return text.split(' ').map((t) => {
    const placed = word(t, at, y)
    at += t.length * 4.4 + 3
    return placed
  })
}
const upright = (x: number, y1: number, y2: number): RuledLine => ({ x1: x, y1, x2: x, y2, thickness: 1 })
const level = (y: number, x1: number, x2: number): RuledLine => ({ x1, y1: y, x2, y2: y, thickness: 1 })
const pageOf = (seen: Word[], lines: RuledLine[], source: Page['source'] = 'image'): Page => ({
  number: 1, width: 612, height: 792, source, words: seen, lines, checkboxes: [], fields: [],
})
const EDGES = [20, 38, 178, 196, 214, 332, 380, 427, 595]
const ROWS = [303, 386, 447, 483, 532, 570]
const levels = [290, ...ROWS].map((y) => level(y, 20, 595))
const uprights = EDGES.map((x) => upright(x, 290, 570))
const tableOf = (page: Page) => findTable(new PageText(page), new Grid(page))

test('a table none of whose headings is legible is told by its rules, on pictures only', () => {
  const seen = [...words('PaHBYEE CHNIDDRYIY', 334, 293), ...words('11/06/2025 11/06/2026', 333, 306)]
  const columns = tableOf(pageOf(seen, [...uprights, ...levels]))!.columns
  assert.deepEqual(Object.values(columns).map((c) => [c.x1, c.x2]), EDGES.slice(1).map((x, i) => [EDGES[i], x]))
  assert.equal(tableOf(pageOf(seen, [...uprights, ...levels], 'digital')), null)
})

test('fine rules that a coarse fax shows in dashes are rules of the table', () => {
  const dashes = EDGES.flatMap((x, i) => (i === 5 || i === 0 || i === 8 ? [upright(x, 290, 570)] : Array.from({ length: 8 }, (_, k) => upright(x, 300 + k * 33, 312 + k * 33))))
  const table = tableOf(pageOf([], [...dashes, ...levels]))
  assert.deepEqual([table?.columns.number?.x1, table?.columns.exp?.x2], [214, 427])
})

test('rules of other widths are no certificate table', () => {
  const even = Array.from({ length: 9 }, (_, i) => upright(20 + i * 72, 290, 570))
  assert.equal(tableOf(pageOf([], [...even, ...levels])), null)
})

test('a rule found inside the columns of numbers alone parts no rows', () => {
  const text = new PageText(pageOf([], [...uprights, ...levels, level(330, 214, 420)]))
  const grid = new Grid(text.page)
  const rows = findRows(text, grid, findTable(text, grid)!)
  assert.deepEqual(rows.map((r) => Math.round(r.top)), ROWS.slice(0, -1))
})

const printed = [
  ...words('COMMERCIAL GENERAL LIABILITY', 54, 305), ...words('CLAIMS-MADE', 68, 318),
  ...words('UMBRELLA LIAB', 54, 450), ...words('OCCUR', 134, 450),
  ...words('WORKERS COMPENSATION', 40, 486), ...words('ANY PROPRIETOR', 40, 499),
]
test('a row whose name is illegible is the one the form prints there, unless another coverage is typed', () => {
  const rowsWith = (name: string) => {
    const text = new PageText(pageOf([...printed, ...words(name, 40, 390)], [...uprights, ...levels]))
    const grid = new Grid(text.page)
    return findRows(text, grid, findTable(text, grid)!).map((r) => r.kind)
  }
  assert.deepEqual(rowsWith('AVTQROEIIP HABII'), ['general_liability', 'auto_liability', 'umbrella', 'workers_comp', 'free'])
  assert.equal(rowsWith('MOTOR TRUCK CARGO')[1], 'free')
})

test('a row whose name and upper rule are lost is none of the row above, whose height tells', () => {
  const rowsWith = (name: string) => {
    const text = new PageText(pageOf([...printed, ...words(name, 40, 390)], [...uprights, ...levels.filter((l) => l.y1 !== 386)]))
    const grid = new Grid(text.page)
    return findRows(text, grid, findTable(text, grid)!).map((r) => [r.kind, Math.round(r.top)])
  }
  assert.deepEqual(rowsWith('AVTQROEIIP HABII').slice(0, 3), [['general_liability', 303], ['auto_liability', 387], ['umbrella', 447]])
  assert.deepEqual(rowsWith('MOTOR TRUCK CARGO')[1], ['free', 387])
})

test('rows as high as the form draws its own are its rows though no name can be read; rows of other heights are not', () => {
  const kinds = (rows: number[], seen: Word[] = []) => {
    const text = new PageText(pageOf(seen, [...EDGES.map((x) => upright(x, 264, 570)), ...[264, ...rows].map((y) => level(y, 20, 595))]))
    const grid = new Grid(text.page)
    return findRows(text, grid, findTable(text, grid)!).map((r) => r.kind)
  }
  assert.deepEqual(kinds([290, 372, 430, 465, 512, 570]), ['general_liability', 'auto_liability', 'umbrella', 'workers_comp', 'free'])
  assert.deepEqual(kinds([290, 340, 400, 470, 512, 570]), ['free', 'free', 'free', 'free', 'free'])
  assert.equal(kinds([290, 372, 430, 465, 512, 570], words('MOTOR TRUCK CARGO', 40, 376))[1], 'free')
})

test('strips of limits whose rules are lost in part, or all, are of the height of the others', () => {
  const column = { x1: 427, x2: 595 }
  const lines = [302, 314, 326, 350, 362].flatMap((y) => [level(y, 427, 450), level(y + 0.4, 540, 595)])
  const strips = limitStrips(new Grid(pageOf([], lines)), { column, top: 302, bottom: 363 }, [])
  assert.deepEqual(strips.map((s) => Math.round(s.top)), [302, 314, 326, 338, 350])
})

test('strips of a known form none of whose rules show are its own, laid where the labels that can be read stand', () => {
  const area = { column: { x1: 427, x2: 595 }, top: 299, bottom: 383, pitch: 12 }
  const tops = (labels: number[], pitch: number | undefined) => limitStrips(new Grid(pageOf([], [])), { ...area, pitch }, labels).map((s) => Math.round(s.top))
  assert.deepEqual(tops([308, 332, 356], 12), [302, 314, 326, 338, 350, 362, 374])
  assert.deepEqual(tops([308], undefined), [])
  // The first rule lost and one too many found would give each label its neighbour's amount; a row's own even rules stand.
  const ruled = (heights: number[]) => new Grid(pageOf([], heights.map((y) => level(y, 427, 595))))
  assert.deepEqual(limitStrips(ruled([311, 323, 327, 335, 347, 359, 371, 383]), area, [329]).map((s) => Math.round(s.top)), [299, 311, 323, 335, 347, 359, 371])
  assert.deepEqual(limitStrips(ruled([299, 313, 327, 341, 355, 369, 383]), area, []).map((s) => Math.round(s.top)), [299, 313, 327, 341, 355, 369])
  // A row of another height is none of the form's.
  assert.deepEqual(tops([308], 15.3), [])
})

test('insurers are told by letters that stand under each other where their labels are illegible', () => {
  const at = (letter: string, row: number) => word(letter, 326, 155 + row * 12.5)
  const seen = stackedLetters(new PageText(pageOf([at('A:', 0), at('B', 1), at('C:', 2), at('0', 3), at('E', 4), word('D', 100, 190)], [])))
  assert.deepEqual(seen.map((s) => s.letter), ['A', 'B', 'C', 'D', 'E', 'F'])
  assert.equal(Math.round(seen[3]!.anchor.box.y), 193)
  assert.deepEqual(stackedLetters(new PageText(pageOf([at('A', 0), at('B', 1), at('C', 2)], []))), [])
})

test('letters of like shape count less, and other phrases of the form stay apart', () => {
  assert.ok(headEdits('COMMERCIALGENERALUABIUTY', 'COMMERCIALGENERALLIABILITY', 4)!.edits < 1.7)
  assert.ok(headEdits('AUTOHOBILELIABILTY', 'AUTOMOBILELIABILITY', 3)!.edits < 1.7)
  const find = (text: string, phrase: string) => new PageText(pageOf(words(text, 40, 40), [])).find(phrase).length
  assert.equal(find('POLICY EXP', 'POLICYEFF'), 0)
  assert.equal(find('INSURED', 'INSURER'), 0)
  assert.equal(find('POLCY EXP', 'POLICYEXP'), 1)
  assert.ok(find('E.L. DISEASE - POUCY LIMIT', 'ELDISEASEPOLICYLIMIT') > 0)
})

test('a misread name of a coverage is put right; words of no coverage stay', () => {
  assert.equal(mendName('Commerclal Genoral Liabillty'), 'COMMERCIAL GENERAL LIABILITY')
  assert.equal(mendName('Occupationai Accldent'), 'OCCUPATIONAL ACCIDENT')
  assert.equal(mendName('Marble Falls 20-144'), 'Marble Falls 20-144')
  // Two thin letters of a long word are lost; a short one would become another.
  assert.deepEqual(mendWords(['Liabity', 'Liberty', 'Linity'].map((text) => word(text, 0, 0))).map((w) => w.text), ['Liability', 'Liberty', 'Linity'])
})

test('a garbled day is conjectured where it can only have been one', () => {
  assert.equal(mendDate('04/1112026,'), '2026-04-11')
  assert.equal(mendDate('0812712026'), '2026-08-27')
  assert.equal(mendDate('07/15/2Q25'), '2025-07-15')
  assert.equal(mendDate('2/2/2625'), '2025-02-02')
  assert.equal(mendDate('1103/24'), '2024-11-03')
  for (const other of ['83117720', '4410092002', '13/45/2026', 'WC207-0142255', '1103-24']) assert.equal(mendDate(other), null, other)
})
