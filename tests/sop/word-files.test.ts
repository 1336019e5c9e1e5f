import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readDocx } from '../../src/extraction/docx/index.ts'
import { parseRequirements, textOfPages } from '../../src/requirements/sop/index.ts'

const part = (tag: string, inside: string) => `<?xml version="1.0"?><w:${tag} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</w:${tag}>`
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inside: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inside.startsWith('<') ? inside : run(inside)}</w:p>`
const item = (text: string, level = 0, list = 1) => p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
const row = (cells: string[], properties = '') => `<w:tr><w:trPr>${properties}</w:trPr>${cells.map((c) => `<w:tc>${p(c)}</w:tc>`).join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl><w:tblGrid>${'<w:gridCol w:w="3000"/>'.repeat(3)}</w:tblGrid>${rows.join('')}</w:tbl>`
type Level = [format: string, text: string, more?: string]
const numbering = (levels: Level[], nums = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>') =>
  part('numbering', `<w:abstractNum w:abstractNumId="0">${levels.map(([format, text, more = ''], i) => `<w:lvl w:ilvl="${i}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (i + 1)}" w:hanging="360"/></w:pPr></w:lvl>`).join('')}</w:abstractNum>${nums}`)
const textOf = async (body: string[], parts: Record<string, string> = {}): Promise<string> =>
  textOfPages(await readDocx(zipSync(Object.fromEntries(Object.entries({ '[Content_Types].xml': '<Types/>', 'word/document.xml': part('document', `<w:body>${body.join('')}</w:body>`), ...parts }).map(([k, v]) => [k, strToU8(v)]))), { pagesMax: 20 }))
const rulesOf = (text: string) => parseRequirements(text).rules.map(({ source_sentence: _, rule_id: __, parse_confidence: ___, ...rule }) => rule)
const same = async (twin: string, body: string[], parts?: Record<string, string>) => assert.deepEqual(rulesOf(await textOf(body, parts)), rulesOf(twin), await textOf(body, parts))

const POLICIES = ['General liability $1,000,000 per occurrence', 'Auto liability $1,000,000 combined single limit', 'Umbrella $5,000,000']

test('what a text says of its items by number is said of those that the document numbers', async () => {
  for (const [format, text, marks] of [['decimal', '%1.', ['1.', '2.', '3.']], ['lowerLetter', '(%1)', ['(a)', '(b)', '(c)']], ['upperRoman', '%1.', ['I.', 'II.', 'III.']], ['decimalZero', '%1.', ['01.', '02.', '03.']], ['decimal', 'Item %1:', ['Item 1:', 'Item 2:', 'Item 3:']]] as const) {
    const said = `The policies in ${marks[0]!.replace(/[:.]$/, '').replace(/^(?=\d|[IV])/, 'items ')} and ${marks[1]!.replace(/[:.]$/, '').replace('Item ', '')} must name Brandt LLC as additional insured.`
    const twin = ['The vendor must carry:', ...POLICIES.map((x, i) => `${marks[i]} ${x}`), said].join('\n')
    await same(twin, [p('The vendor must carry:'), ...POLICIES.map((x) => item(x)), p(said)], { 'word/numbering.xml': numbering([[format, text]]) })
  }
})

test('levels count within those above them, by styles as by themselves, and begin anew where the document says so', async () => {
  const levels: Level[] = [['decimal', '%1.'], ['decimal', '%1.%2'], ['lowerLetter', '(%3)']]
  const told: [number, string][] = [[0, 'INSURANCE'], [1, 'Carry:'], [2, 'General liability'], [2, 'Auto liability'], [1, 'Name us.'], [2, 'Here'], [0, 'NOTICES'], [1, 'Thirty days']]
  const lines = async (body: string[], parts: Record<string, string>) => (await textOf(body, parts)).split('\n').map((l) => l.trim()).filter(Boolean)
  const counted = ['1. INSURANCE', '1.1 Carry:', '(a) General liability', '(b) Auto liability', '1.2 Name us.', '(a) Here', '2. NOTICES', '2.1 Thirty days']
  assert.deepEqual(await lines(told.map(([l, x]) => item(x, l)), { 'word/numbering.xml': numbering(levels) }), counted)
  const styles = part('styles', [0, 1, 2].map((l) => `<w:style w:type="paragraph" w:styleId="L${l}">${l ? `<w:basedOn w:val="L${l - 1}"/>` : ''}<w:pPr><w:numPr><w:ilvl w:val="${l}"/>${l ? '' : '<w:numId w:val="1"/>'}</w:numPr></w:pPr></w:style>`).join(''))
  assert.deepEqual(await lines(told.map(([l, x]) => p(x, `<w:pStyle w:val="L${l}"/>`)), { 'word/numbering.xml': numbering(levels), 'word/styles.xml': styles }), counted)
  const two = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>'
  assert.deepEqual(await lines([item('a'), item('b'), p('between', '<w:numPr><w:numId w:val="0"/></w:numPr>'), item('c'), item('d', 0, 2), item('e', 0, 2)], { 'word/numbering.xml': numbering(levels, two) }), ['1. a', '2. b', 'between', '3. c', '1. d', '2. e'])
  const legal: Level[] = [['upperRoman', 'ARTICLE %1'], ['decimal', '%1.%2', '<w:isLgl/>']]
  assert.deepEqual(await lines([item('x'), item('y'), item('z', 1)], { 'word/numbering.xml': numbering(legal) }), ['ARTICLE I x', 'ARTICLE II y', '2.1 z'])
})

test('boxes that a list prints are boxes, ticked and empty, in whatever font of signs', async () => {
  const twin = ['Required where checked:', `[x] ${POLICIES[0]}`, `[ ] ${POLICIES[2]}`].join('\n')
  const both = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0a8"/><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl></w:lvlOverride></w:num>'
  const list = numbering([['bullet', '\uf0fe']], both).replace('</w:pPr></w:lvl>', '</w:pPr><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl>')
  await same(twin, [p('Required where checked:'), item(POLICIES[0]!, 0, 1), item(POLICIES[2]!, 0, 2)], { 'word/numbering.xml': list })
  for (const [font, on, off] of [['Wingdings', 'F0FE', 'F0A8'], ['Wingdings 2', 'F052', 'F0A3'], ['Webdings', 'F067', 'F063']] as const) {
    const box = (char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`
    await same(twin, [p('Required where checked:'), p(box(on) + run(` ${POLICIES[0]}`)), p(box(off) + run(` ${POLICIES[2]}`))])
    await same(twin, [p('Required where checked:'), table(row([box(on), POLICIES[0]!]), row([box(off), POLICIES[2]!]))])
  }
})

test('what styles strike out or hide, and rows taken back, ask for nothing', async () => {
  const styles = part('styles', '<w:style w:styleId="Gone"><w:rPr><w:strike/></w:rPr></w:style><w:style w:styleId="Going"><w:basedOn w:val="Gone"/></w:style><w:style w:styleId="Unseen"><w:rPr><w:vanish/></w:rPr></w:style>')
  const [gl, auto, umbrella] = POLICIES as [string, string, string]
  for (const gone of [p(run(umbrella, '<w:rStyle w:val="Gone"/>')), p(run(umbrella, '<w:rStyle w:val="Going"/>')), p(umbrella, '<w:pStyle w:val="Gone"/>'), p(umbrella, '<w:pStyle w:val="Unseen"/>')]) await same(`${gl}\n${auto}`, [p(gl), gone, p(auto)], { 'word/styles.xml': styles })
  await same(POLICIES.join('\n'), [p(gl), p(auto), p(run(umbrella, '<w:strike w:val="0"/><w:rStyle w:val="Gone"/>'))], { 'word/styles.xml': styles })
  const head = ['Coverage', 'Limit', 'Additional insured']
  await same('| Coverage | Limit | Additional insured |\n| Auto liability | $1,000,000 CSL | Yes |', [table(row(head), row(['Auto liability', '$1,000,000 CSL', 'Yes']), row(['Umbrella', '$5,000,000', 'Yes'], '<w:del w:id="1"/>'))])
})

test('a note at the foot or the end says of its own place what it says', async () => {
  for (const kind of ['footnote', 'endnote']) {
    const notes = part(`${kind}s`, `<w:${kind} w:type="separator" w:id="0">${p('')}</w:${kind}><w:${kind} w:id="4">${p(' Required in Texas only.')}</w:${kind}><w:${kind} w:id="5">${p(' Any auto.')}</w:${kind}>`)
    const body = [p(POLICIES[0]!), p(`${run(POLICIES[2]!)}<w:r><w:${kind}Reference w:id="4"/></w:r>`), p(`${run(POLICIES[1]!)}<w:r><w:${kind}Reference w:id="5"/></w:r>`)]
    await same(`${POLICIES[0]}\n${POLICIES[2]} (1)\n${POLICIES[1]} (2)\n\n(1) Required in Texas only.\n(2) Any auto.`, body, { [`word/${kind}s.xml`]: notes })
  }
})
