import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedRules } from '../../src/extraction/pdf/typed-rules.ts'
import { printedPage } from './printed-page.ts'

test('strokes typed between columns are rules, and no part of the words beside them', () => {
  const page = printedPage(`
 ------------------------------------
 STATE|POLICY NUMBER    | TERM      |
 TX   |00551 83 30U 71  | 6 MONTHS  |
 ------------------------------------`)
  const { words, rules } = typedRules(page.words)
  assert.deepEqual(words.map((w) => w.text), ['STATE', 'POLICY', 'NUMBER', 'TERM', 'TX', '00551', '83', '30U', '71', '6', 'MONTHS'])
  assert.equal(rules.filter((r) => r.x1 === r.x2).length, 6)
  const number = words.find((w) => w.text === '00551')!
  assert.ok(rules.every((r) => r.x1 !== r.x2 || r.x1 <= number.box.x || r.x1 >= number.box.x + number.box.w))
})

test('a frame typed of hyphens and crosses is one of rules', () => {
  const page = printedPage(`
 +---------------+-----------------+------------+
 | Coverage      | Policy No       | Expires    |
 +---------------+-----------------+------------+
 | Auto          | SGL-77120       | 05/01/2027 |
 +---------------+-----------------+------------+`)
  const { words, rules } = typedRules(page.words)
  assert.deepEqual(words.map((w) => w.text), ['Coverage', 'Policy', 'No', 'Expires', 'Auto', 'SGL-77120', '05/01/2027'])
  assert.equal(rules.filter((r) => r.y1 === r.y2).length, 3)
})

test('a stroke in running words is left where it is', () => {
  const page = printedPage('Phone 555-0100 | certs@agency.example')
  assert.equal(typedRules(page.words).words.length, page.words.length)
})

test('strokes set against words one under another part columns without rows of hyphens', () => {
  const page = printedPage(`
 State     |POLICY NUMBER
 TX        |01188 20 44C 7102 8`)
  assert.deepEqual(typedRules(page.words).words.map((w) => w.text), ['State', 'POLICY', 'NUMBER', 'TX', '01188', '20', '44C', '7102', '8'])
})
