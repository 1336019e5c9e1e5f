import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { withLostHead } from '../../src/extraction/certificates/rows/number-words.ts'
import type { CellReading } from '../../src/extraction/images/lines/cell-reading.ts'
import type { RuledLine } from '../../src/extraction/page-model.ts'
import type { Draft } from '../../src/extraction/second-reading/draft.ts'
import { aheadNeeded, isAsExpected } from '../../src/extraction/second-reading/number-rivals.ts'
import { settleNumber } from '../../src/extraction/second-reading/settle-number.ts'
import { pageOf, word } from './words-read.ts'

test('how far ahead a number must be goes by what the engines expect where two readings differ', () => {
  const rows: [text: string, rival: string, needed: number][] = [
    ['UHC45618417', 'UHC45616417', 2], ['UHC4561841', 'UHC456184', 2.5], ['CQA7662438', 'COA7662438', 4], ['93665020', '03665020', 4],
    ['UHC45618417', 'UHC4561B417', 2], ['4404182', '44Q4182', 4], ['44Q4182', '4404182', 4], ['WNIV4085369', 'WN1V4085369', 4.5], ['XP1B75328', 'XPIB75328', 1],
    ['8630SE2083', '86305E2083', 2.5], ['B253319725', 'B25331972S', 4], ['S20912540', '520912540', 3], ['J30741684T', 'J307416847', 3],
    ['AB8', 'BA8', 2],
  ]
  for (const [text, rival, needed] of rows) assert.equal(aheadNeeded(text, rival), needed, `${text} ${rival}`)
})

test('a figure that ends a number beside figures and a letter among letters may be what the engines expect', () => {
  const rows: [text: string, rival: string, expected: boolean][] = [
    ['B253319725', 'B25331972S', true], ['177402098', 'L77402098', true], ['HUSE03535', 'HU5E03535', true],
    ['B25331972S', 'B253319725', false], ['UHC45618417', 'UHC4561B417', false], ['HU5E03535', 'HUSE03535', false], ['B253319725', 'B253319726', false],
  ]
  for (const [text, rival, expected] of rows) assert.equal(isAsExpected(text, rival), expected, `${text} ${rival}`)
})

/** A number in doubt whose print has these weights, read so by six looks and by the second reading's engines. */
const settled = async (first: string, weights: Record<string, number>, free: string[], again: string[]) => {
  const agreed = again.filter((text) => text === again[0]).length > 1
  const reading: CellReading = {
    text: again[0]!, agreed, checked: null, confidence: agreed ? 0.9 : 0.6,
    readings: again.map((text, i) => ({ text, confidence: 0.4, reader: (['pp_ocr', 'line_reader', 'tesseract'] as const)[i]! })),
  }
  const line = { policy_number: first, fields: { policy_number: { confidence: 0.8, provenance: { page: 1, box: { x: 0, y: 0, w: 50, h: 8 }, reader: 'pp_ocr' } } } }
  const draft = {
    reading: { coverage_lines: [line], unreadable_fields: [] }, line, index: 0, years: [],
    weigh: async (_field: string, texts: readonly string[]) => ({ weights: texts.map((t) => weights[t] ?? -30), free }),
    reread: async () => reading,
  }
  await settleNumber(draft as unknown as Draft)
  return line.policy_number
}

test('a number that stands out by its print is told though two looks of one engine read another', async () => {
  const [own, other] = ['GE5U25631-05', 'GE5U23631-05']
  const looks = [own, other, own, other, own, own]
  const again = [own, own, 'GESU23631-08']
  assert.equal(await settled(own, { [own]: 0.1, [other]: -3 }, looks, again), own)
  assert.equal(await settled(own, { [own]: 0.1, [other]: -1.4 }, looks, again), null, 'too near')
  assert.equal(await settled(own, { [own]: -3.5, [other]: -7 }, looks, again), null, 'explains its print badly')
  assert.equal(await settled(other, { [own]: 0.1, [other]: -3 }, looks, [other, other, 'GESU23631-08']), null, 'neither the first reading nor the second look')
  assert.equal(await settled('GE5U/25631', { 'GE5U/25631': 0.1, 'GE5U/23631': -3 }, ['GE5U/25631', 'GE5U/23631', 'GE5U/23631'], ['GE5U/25631', 'GE5U/25631']), null, 'a stroke within')
})

test('a figure at the end that may be a letter is nobody\'s, however alike it is read', async () => {
  const [own, other] = ['B253319725', 'B25331972S']
  assert.equal(await settled(own, { [own]: 0.5, [other]: -2.3 }, [own, other, own, own, own, own], [own, own, own]), null)
  assert.equal(await settled(own, { [own]: 0.5, [other]: -3.2 }, [own, other, own, own, own, own], [own, own, own]), own)
})

test('strokes within a number that may be sevens make it nobody\'s', async () => {
  const [own, other] = ['W850/29641', 'W850729641']
  assert.equal(await settled(own, { [own]: 0.3, [other]: -2.8 }, [own, own, own, own, own, own], [own, own, own]), null)
  assert.equal(await settled(own, { [own]: 0.3, [other]: -9 }, [own, own, own, own, own, own], [own, own, own]), own)
})

test('letters before a number whose column lost its rule are the number\'s', () => {
  const of = (head: string, gap: number, lines: RuledLine[] = []): string[] => {
    const number = word('1018952', 238, 338)
    const before = word(head, 238 - gap - 4 * head.length, 338)
    const page = { ...pageOf([before, number]), lines }
    return withLostHead(new PageText(page), [number]).map((w) => w.text)
  }
  assert.deepEqual(of('CPP', 5), ['CPP', '1018952'])
  assert.deepEqual(of('CPP', 5, [{ x1: 235.5, y1: 300, x2: 235.5, y2: 400, thickness: 1 }]), ['1018952'], 'a rule between')
  for (const [head, gap] of [['CPP', 14], ['Y', 5], ['X', 5], ['NA', 5], ['YY', 5], ['NO', 5], ['Occ', 5], ['25', 5]] as const) assert.deepEqual(of(head, gap), ['1018952'], head)
})
