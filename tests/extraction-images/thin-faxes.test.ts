import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameAndCode } from '../../src/extraction/certificates/insurers/name-and-code.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { seenTerm, statesItself } from '../../src/extraction/certificates/own-layout/section-own-facts.ts'
import { segmentOf } from '../../src/extraction/classify/index.ts'
import { gatherFacts, viewPage } from '../../src/extraction/declarations/index.ts'
import { tidyWords } from '../../src/extraction/images/print/tidy-words.ts'
import { line, pageOf, word } from './words-read.ts'

/** Words of ten pixels a letter, a word's space apart; `_` is a gap as wide as between columns. */
const printed = (text: string) => {
  let x = 0
  return text.split(' ').flatMap((t) => {
    if (t === '_') x += 40
    if (t === '_') return []
    const one = { text: t, confidence: 0.98, box: { left: x, right: x + t.length * 10, top: 0, bottom: 20 } }
    x = one.box.right + 8
    return [one]
  })
}
const tidied = (text: string): string => tidyWords(printed(text)).map((w) => w.text).join(' ')

test('a day whose strokes left no trace is one day; figures that are none stay apart', () => {
  for (const [text, read] of [
    ['12 08 2025 12 08 2026', '12/08/2025 12/08/2026'],
    ['Effective 10 17 2024 _ Expires: 10/ 17/ 2025', 'Effective 10/17/2024 Expires: 10/17/2025'],
    ['EFF 1/ 17 2024', 'EFF 1/17/2024'],
    ['13 08 2025', '13 08 2025'],
    ['12 _ 08 2025', '12 08 2025'],
    ['12 08 1025', '12 08 1025'],
    ['TRS 12 08 2025', 'TRS 12 08 2025'],
    ['44 12 08 2025', '44 12 08 2025'],
    ['12 08 2025 0113', '12 08 2025 0113'],
  ] as const)
    assert.equal(tidied(text), read, text)
  // A hyphen in small type has as much paper about it as parts words.
  const small = (text: string) => tidyWords(printed(text).map((w) => ({ ...w, box: { ...w.box, bottom: 11 } }))).map((w) => `${w.text} ${w.confidence}`).join(', ')
  for (const [text, read] of [
    ['02 -28 -2026', '02-28-2026 0.98'],
    ['02 -28 2027', '02-28-2027 0.7'],
    ['A0144177 -004', 'A0144177-004 0.98'],
    ['A0144177- 004', 'A0144177-004 0.98'],
    ['CGL -BETA 004', 'CGL 0.98, -BETA 0.98, 004 0.98'],
    ['A0144177 - 004', 'A0144177 0.98, - 0.98, 004 0.98'],
    ['A0144177 _ -004', 'A0144177 0.98, -004 0.98'],
  ] as const)
    assert.equal(small(text), read, text)
  // What was put together is for a second look to settle.
  assert.ok(tidyWords(printed('12 08 2025'))[0]!.confidence < 0.8)
})

test('groups of an amount are one in whatever order they were found; a comma that left no trace parts them no more than one that did', () => {
  for (const [text, read] of [
    ['2, 195, 000', '2,195,000'],
    ['$10,000 000.00', '$10,000,000.00'],
    ['2,195 000', '2,195,000'],
    ['$1, 000,', '$1,000'],
    ['2,195 500', '2,195 500'],
    ['$10,000 _ 000', '$10,000 000'],
  ] as const) {
    assert.equal(tidied(text), read, text)
    const turned = tidyWords(printed(text).toReversed()).toSorted((a, b) => a.box.left - b.box.left)
    assert.equal(turned.map((w) => w.text).join(' '), read, text)
  }
})

const section = (...rows: string[]) => {
  const all = ['Coverage: Umbrella Liability', ...rows].map((text, i) => {
    const words = line(text, 40, 100 + i * 12)
    return { page: 1, y: 100 + i * 12, h: 7, segments: [segmentOf(1, words)] }
  })
  return { type: 'umbrella' as const, name: '', heading: all[0]!.segments[0]!, rows: all }
}
test('a coverage whose own rows hold days or a number takes none from the rows of another', () => {
  for (const rows of [['Bdiey Iemc 11/27/2025 ibrougl 11/27/2026'], ['Fnectie: 10/4/ 2025'], ['Policy No 641262738'], ['POLICY NUMBER: VEE-5047704']]) assert.equal(statesItself(section(...rows)), true, rows.join(' '))
  for (const rows of [['Each Occurrence $ 2,000,000'], ['Retention $10,000', 'Tel. 206-555-0142'], []]) assert.equal(statesItself(section(...rows)), false, rows.join(' '))
})
test('two days a year apart in a coverage of a picture are its term, whatever its labels were read as', () => {
  const term = seenTerm(section('Bdiey Iemc 11/27/2025 ibrougl 11/27/2026'))
  assert.deepEqual([term?.effective?.date, term?.expiration?.date, term?.effective?.words.map((w) => w.text)], ['2025-11-27', '2026-11-27', ['11/27/2025']])
  for (const rows of [['11/27/2025 ibrougl 10/27/2026'], ['11/27/2025'], ['11/27/2025 to 11/27/2026', 'Retro 01/01/2020'], ['11/27/2026 to 11/27/2025']]) assert.equal(seenTerm(section(...rows)), null, rows.join(' '))
})

test('where the first day cannot be made out, the day behind the next label is not the one a term begins on', () => {
  const read = (text: string) => {
    const { effective, expiration } = gatherFacts([viewPage(pageOf([...line('Policy No.: 334997927', 40, 80), ...line(text, 40, 95)]))], () => false)
    return [effective?.date ?? null, expiration?.date ?? null]
  }
  assert.deepEqual(read('Effective: 1o I7 2O24 Expires: 10/17/2025'), [null, '2025-10-17'])
  assert.deepEqual(read('Effective: 10/17/2024 Expires: 10/17/2025'), ['2024-10-17', '2025-10-17'])
})

test('an insurer’s letter that its name runs into is parted from it where the rest is a word of companies', () => {
  const words = (text: string): string => new PageText(pageOf([word('INSURER', 300, 100, 26), ...line(text, 329, 100)])).words.map((w) => w.text).join(' ')
  assert.equal(words('AFEDERATED MUTUAL'), 'INSURER A: FEDERATED MUTUAL')
  for (const other of ['ALLIED MUTUAL', 'AFFORDING COVERAGE', 'BEACON MUTUAL', 'BZQRXT MUTUAL']) assert.equal(words(other), `INSURER ${other}`)
  assert.equal(new PageText(pageOf(line('AFEDERATED MUTUAL', 329, 100))).words[0]!.text, 'AFEDERATED')
})
test('a speck behind a code is no part of the name', () => {
  assert.deepEqual(nameAndCode('Trisura Specialty Insurance Company 16188 ?', ''), { name: 'Trisura Specialty Insurance Company', code: '16188' })
})
