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

const readOf = (lines: string[]) => said(laid(lines)).map((r) => ('coverage_type' in r ? [r.coverage_type, (r.limits ?? []).map((l) => l.min).join(), r.additional_insured === true, r.subrogation_waived === true, r.cancellation_notice_days] : []))
const HEADS = ['Type of         Minimum         Additional  Waiver of    Notice of', 'insurance       limits of       insured     subrogation  cancellation', '                liability       required                 (days)']
const FOUND = [['general_liability', '1000000,2000000', true, false, 30], ['auto_liability', '1000000', false, true, 30], ['umbrella', '5000000', true, false, 10]]

test('heads and cells that go over several lines are one cell each, with no room between the rows', () => {
  const rows = ['Commercial      $1,000,000 /    Yes         No           30', 'general         $2,000,000', 'liability', 'Business        $1,000,000      No          Yes          30', 'automobile      combined', '                single limit', 'Umbrella        $5,000,000      Yes                      10']
  assert.deepEqual(readOf([...HEADS, ...rows]), FOUND)
  assert.deepEqual(readOf([...HEADS, '', ...rows.slice(0, 3), '', ...rows.slice(3, 6), '', rows[6]!]), FOUND)
})

test('cells set at the middle of their rows stand around the middle of the name', () => {
  const rows = ['Commercial      $1,000,000 /', 'general                         Yes         No           30', 'liability       $2,000,000', '                $1,000,000', 'Automobile      combined        No          Yes          30', '                single limit', 'Umbrella        $5,000,000      Yes                      10']
  const page = laid([...HEADS, ...rows])
  // The two lines of the first amount stand half a line in from those of its name.
  for (const w of page.words) if (w.box.x === 50 + 16 * LETTER && ['$1,000,000', '$2,000,000'].includes(w.text)) w.box.y += w.box.y < 40 + 4 * LINE ? LINE / 2 : w.text === '$2,000,000' ? -LINE / 2 : 0
  for (const w of page.words) if (w.text === '/') w.box.y += LINE / 2
  assert.deepEqual(said(page).map((r) => ('coverage_type' in r ? [r.coverage_type, (r.limits ?? []).map((l) => l.min).join(), r.additional_insured === true, r.subrogation_waived === true, r.cancellation_notice_days] : [])), FOUND)
})

test('two rows are not one: names that are whole begin a row, and what does not agree is left as it stands', () => {
  const row = (name: string, amount: string, mark: string) => `${name.padEnd(16)}${amount.padEnd(16)}${mark.padEnd(12)}`
  const heads = ['                                Additional', 'Coverage        Limit           insured']
  const text = (lines: string[]) => textOfPages([laid([...heads, ...lines])])
  assert.match(text([row('Umbrella', '$1,000,000', 'Yes'), row('Excess liability', '$5,000,000', 'No').replace('Excess liability', 'Excess Liab.   '), row('Cargo', '$100,000', 'No')]), /^\| Umbrella \| \$1,000,000 \| Yes \|$/m)
  assert.equal(text([row('Auto', '$1,000,000', 'Yes'), row('liability', '$5,000,000', 'No'), row('Cargo', '$100,000', 'No')]).includes('|'), false, 'two marks in one row')
  assert.equal(text([row('General', '$1,000,000', ''), row('liability', '', ''), row('Umbrella', '$5,000,000', 'No'), row('auto', '$500,000', '')]).includes('|'), false, 'two amounts in one row')
  assert.equal(text([row('General', '$1,000,000', '[x]'), row('liability', '$2,000,000', '[ ]'), row('Umbrella', '$5,000,000', '[x]'), row('Cargo', '$100,000', '[x]')]).includes('|'), false, 'two boxes in one row')
  assert.equal(text([row('', '$1,000,000', ''), row('Auto', 'combined', 'Yes'), row('Cargo', '$100,000', 'No')]).includes('|'), false, 'an amount above the name, and none below')
})

/** Each printed line went through all level rules of its page, and for each of them through those before it: 40 seconds. */
test('a page of a thousand lines between thousands of rules is read, and one of more words than a call takes arguments', () => {
  const lines = Array<string>(1_000).fill('GL                x')
  const rules = [0, 14, 50].map((x) => upright(x, 0, 1_001)).concat(Array.from({ length: 4_000 }, (_, i) => level(i / 4, 50)))
  const start = process.cpuUsage()
  textOfPages([laid(lines, rules)])
  const { user, system } = process.cpuUsage(start)
  assert.ok((user + system) / 1e6 < 8)
  assert.equal(textOfPages([laid(Array<string>(150_000).fill('abc'))]).length, 150_000 * 4 - 1)
})
