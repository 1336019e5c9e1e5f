import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LaidPage, parseRequirements, textOfPages } from '../../src/requirements/sop/index.ts'

const [LETTER, LINE] = [5, 14]
/** Lines of a page in a letter of one width, each word where it stands in its line. */
const laid = (lines: string[], rules: LaidPage['lines'] = []): LaidPage => ({
  words: lines.flatMap((line, i) => [...line.matchAll(/\S+/g)].map((m) => ({ text: m[0], box: { x: 50 + m.index * LETTER, y: 40 + i * LINE, w: m[0].length * LETTER, h: 9 } }))),
  lines: rules,
})
const upright = (at: number, from: number, to: number) => ({ x1: 48 + at * LETTER, x2: 48 + at * LETTER, y1: 38 + from * LINE, y2: 38 + to * LINE })
const level = (at: number, to: number) => ({ x1: 48, x2: 48 + to * LETTER, y1: 38 + at * LINE, y2: 38 + at * LINE })
const said = (page: LaidPage) => parseRequirements(textOfPages([page])).rules.map(({ source_sentence: _, rule_id: __, parse_confidence: ___, ...rule }) => rule)

test('columns of a page keep their places, and a cell left empty moves none of those behind it', () => {
  const lines = ['Line        Limit            AI    WOS   NOC', 'GL          $1,000,000       Y     Y     30', 'WC          Statutory              Y     30', 'Umbrella    $2,000,000       Y           10']
  assert.deepEqual(said(laid(lines)), parseRequirements(lines.join('\n')).rules.map(({ source_sentence: _, rule_id: __, parse_confidence: ___, ...rule }) => rule))
  assert.deepEqual(said(laid(lines)).map((r) => ('coverage_type' in r ? [r.additional_insured, r.subrogation_waived, r.cancellation_notice_days] : [])), [[true, true, 30], [undefined, true, 30], [true, undefined, 10]]) // prettier-ignore
})

test('cells that rules part are cells however close they stand, and lines of one cell are one', () => {
  const lines = ['Coverage  Minimum       AI Waiver', 'General   $1,000,000    x  x', 'liability', 'Auto      $500,000         x']
  const rules = [0, 10, 24, 27, 34].map((x) => upright(x, 0, 4)).concat([0, 1, 3, 4].map((y) => level(y, 34)))
  assert.match(textOfPages([laid(lines, rules)]), /^\| General liability \| \$1,000,000 \| x \| x \|$/m)
  assert.deepEqual(said(laid(lines, rules)).map((r) => ('coverage_type' in r ? [r.coverage_type, r.additional_insured, r.subrogation_waived] : [])), [['general_liability', true, true], ['auto_liability', undefined, true]]) // prettier-ignore
})

test('a frame around one line is no table, and text set in stays text', () => {
  const lines = ['INSURANCE          Page 1', '', 'GL $1,000,000', '    Additional insured required']
  assert.equal(textOfPages([laid(lines, [...[0, 18, 30].map((x) => upright(x, 0, 1)), level(0, 30), level(1, 30)])]).includes('|'), false)
})
