import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LaidPage, parseRequirements, textOfPages } from '../../src/requirements/sop/index.ts'
import { growsInStep } from '../harness/growth.ts'

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
  growsInStep((some) => textOfPages([laid(lines.slice(0, some), rules.slice(0, some * 4))]), lines.length)
  assert.equal(textOfPages([laid(Array<string>(150_000).fill('abc'))]).length, 150_000 * 4 - 1)
})

const LEFT = ['The contractor must carry general', 'liability of $1,000,000 per occurrence', 'and $2,000,000 aggregate, and keep it', 'in force for two years after the work', 'ends. Auto liability is required, with a', 'combined single limit of $1,000,000', 'for owned, hired and borrowed']
const RIGHT = ['autos. The insurer of the general', 'liability policy must be rated A- or', 'better, and the policy must name', 'Brandt LLC as additional insured. A', 'waiver of subrogation is needed on', 'the general liability policy, and', 'umbrella liability of $3,000,000.']
const besides = (left: string[], right: string[]) => left.map((l, i) => `${l.padEnd(44)}${right[i] ?? ''}`)

test('columns of running text are read one after the other, cells of a table side by side', () => {
  assert.deepEqual(said(laid(['INSURANCE', '', ...besides(LEFT, RIGHT)])), parseRequirements(['INSURANCE', '', ...LEFT, ...RIGHT].join('\n')).rules.map(({ source_sentence: _, rule_id: __, parse_confidence: ___, ...rule }) => rule)) // prettier-ignore
  const rows = besides(['General liability including products', 'and completed operations', 'Business auto liability for owned,', 'hired and non-owned vehicles', 'Umbrella liability over the policies', 'named above'], ['One million dollars each occurrence', 'and two million dollars aggregate', 'One million dollars combined single', 'limit for each accident', 'Five million dollars per occurrence', 'and in the aggregate'])
  assert.equal(textOfPages([laid(rows)]).split('\n').filter((l) => /\S {3,}\S/.test(l) || l.startsWith('|')).length > 2, true)
})

test('heads and feet that all pages repeat part no sentence, and stand once', () => {
  const page = (n: number, body: string[]) => laid(['EXHIBIT C', '', ...body, '', '', `Northgate Properties   Page ${n} of 3`])
  const text = textOfPages([page(1, ['General liability of $1,000,000 per occurrence is', 'required of all vendors who bring their own']), page(2, ['trucks or trailers onto the', 'site, and of all others who']), page(3, ['sell food there at any time', 'of the year in the yard.'])])
  assert.deepEqual([text.match(/EXHIBIT C/g)?.length, text.match(/Northgate/g)?.length], [1, 1])
  assert.match(text, /their own\ntrucks or trailers/)
  assert.equal(textOfPages([laid(['GL $1,000,000', 'Notice: 30']), laid(['GL $2,000,000', 'Notice: 10'])]).match(/Notice/g)?.length, 2, 'lines alike but for their values are no feet')
})

test('a line through words takes them back, a line under them or through a table does not', () => {
  const page = (at: number, from = 0, to = 24): LaidPage => ({ ...laid(['Umbrella $5,000,000 is   asked', 'Auto $1,000,000']), lines: [{ x1: 50 + from * LETTER, x2: 50 + to * LETTER, y1: 40 + at, y2: 40 + at }] })
  assert.equal(textOfPages([page(5, 0, 22)]).includes('Umbrella'), false)
  for (const other of [page(9, 0, 22), page(0, 0, 22), page(5, 0, 60)]) assert.equal(textOfPages([other]).includes('Umbrella'), true)
})

test('small raised figures are marks of notes', () => {
  const page: LaidPage = { words: [['Umbrella', 50, 40, 11], ['$5,000,000', 100, 40, 11], ['1', 150.5, 38, 7], ['1', 50, 80, 7], ['Texas', 54.5, 82, 11], ['only.', 84, 82, 11]].map(([text, x, y, size]) => ({ text: text as string, size: size as number, box: { x: x as number, y: y as number, w: (text as string).length * (size as number) * 0.45, h: (size as number) * 0.8 } })) }
  assert.equal(textOfPages([page]).replace(/\s+/g, ' '), 'Umbrella $5,000,000 (1) (1) Texas only.')
})

test('a row over all columns is a row of its table, and a table goes on over the end of a page', () => {
  const rules = (rows: number) => [0, 18, 34, 44].map((x) => upright(x, 0, rows)).concat(Array.from({ length: rows + 1 }, (_, i) => level(i, 44)))
  const head = 'Coverage          Minimum         Insured'
  const [gl, auto] = ['General liability $1,000,000      Yes', 'Umbrella          $5,000,000      Yes']
  const whole = rules(4).flatMap((r) => (r.x1 === r.x2 && r.x1 > 48 && r.x1 < 48 + 44 * LETTER ? [{ ...r, y2: 38 + LINE }, { ...r, y1: 38 + 2 * LINE }] : [r]))
  assert.equal(textOfPages([laid([head, 'All vendors', gl, auto], whole)]), '| Coverage | Minimum | Insured |\n| All vendors |\n| General liability | $1,000,000 | Yes |\n| Umbrella | $5,000,000 | Yes |')
  assert.equal(textOfPages([laid([head, gl], rules(2)), laid([auto], rules(1))]), '| Coverage | Minimum | Insured |\n| General liability | $1,000,000 | Yes |\n| Umbrella | $5,000,000 | Yes |')
})

test('the numbers of lines at the edge of a pleading are no text, and those of items are', () => {
  const said = ['Contractor shall maintain general liability', 'insurance of $2,000,000 each occurrence, auto', 'liability of $1,000,000 combined single limit', 'for any auto, and workers compensation as the', 'law requires it.', 'The District must be additional insured on', 'the general liability and automobile poli-', 'cies, and thirty days of notice are asked']
  const numbered = said.map((line, i) => `${String(i + 1).padStart(2)}     ${line}`)
  assert.equal(textOfPages([laid(numbered)]), said.join('\n'))
  const items = ['General liability $1,000,000', 'Auto liability $1,000,000', 'Cargo $100,000', 'Umbrella $5,000,000', 'Workers compensation', 'Additional insured', 'Notice of 30 days', 'Rated A- or better'].map((line, i) => `${i + 1}     ${line}`)
  assert.match(textOfPages([laid(items)]), /^1 +General/)
})

test('a line that was spread from edge to edge is a line, and cells as far apart are cells', () => {
  const whole = ['general liability insurance in the amounts', '$1,000,000   per   occurrence   and $2,000', 'aggregate and automobile liability in sums', 'of one million, and motor truck cargo with', 'a deductible of no more than $2,500 a loss']
  const page = laid(whole)
  const spread = page.words.filter((w) => w.box.y === 40 + LINE)
  const room = (whole[0]!.length - spread.reduce((sum, w) => sum + w.text.length, 0)) / (spread.length - 1)
  spread.reduce((x, w) => ((w.box.x = x), x + w.box.w + room * LETTER), 50)
  assert.match(textOfPages([page]), /^\$1,000,000 per occurrence and \$2,000$/m)
  assert.match(textOfPages([laid(['Coverage     per     occurrence     AI', 'Cargo        yes     $100,000       no'])]), /yes {3,}\$100,000/)
})
