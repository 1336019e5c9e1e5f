import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readDocx } from '../../src/extraction/docx/index.ts'
import { readDocument } from '../../src/extraction/read-document.ts'
import type { ReadDocument } from '../../src/vocabulary/index.ts'

const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr>${text.split(/(\t)/).map((t) => (t === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${t}</w:t>`)).join('')}</w:r>`
const p = (...runs: string[]): string => `<w:p>${runs.map((r) => (r.startsWith('<') ? r : run(r))).join('')}</w:p>`
const tabbed = (text: string, ...stops: (number | string)[]): string => `<w:p><w:pPr><w:tabs>${stops.map((s) => (typeof s === 'number' ? `<w:tab w:val="left" w:pos="${s}"/>` : `<w:tab w:val="right" w:pos="${s}"/>`)).join('')}</w:tabs></w:pPr>${run(text)}</w:p>`
/** A cell: `^` goes on from the row above, `v…` begins one that goes on. */
const cell = (text: string): string => `<w:tc><w:tcPr>${text === '^' ? '<w:vMerge/>' : text.startsWith('v') ? '<w:vMerge w:val="restart"/>' : ''}</w:tcPr>${text.startsWith('<') ? text : p(text.replace(/^[v^]/, ''))}</w:tc>`
const table = (...rows: string[][]): string => `<w:tbl><w:tblGrid>${rows[0]!.map(() => '<w:gridCol w:w="1000"/>').join('')}</w:tblGrid>${rows.map((r) => `<w:tr>${r.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
const field = (data: string): string => `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r>`
const box = (ticked: boolean): string => field(`<w:checkBox><w:default w:val="0"/>${ticked ? '<w:checked/>' : ''}</w:checkBox>`)
const word = (...blocks: string[]): Uint8Array => zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(`<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${blocks.join('')}</w:body></w:document>`) })
const textOf = async (...blocks: string[]): Promise<string> => (await readDocx(word(...blocks), { pagesMax: 5 })).flatMap((page) => page.words.map((w) => w.text)).join(' ')
const read = async (...blocks: string[]): Promise<ReadDocument> => {
  const found = await readDocument(word(p('CERTIFICATE OF INSURANCE'), ...blocks), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => undefined)
  if ('failed' in found) throw new Error(`not read: ${found.failed}`)
  return found as ReadDocument
}
const limits = (line: ReadDocument['coverage_lines'][number]): Record<string, number | null> => Object.fromEntries(line.limits.map(({ label, amount }) => [label, amount]))

test('cells that go on over several rows belong to all of them', async () => {
  const found = await read(
    p('Insured: Plover Ditching LLC'),
    table(
      ['Type of Insurance', 'Insurer', 'Policy Number', 'Effective', 'Expires', 'Limits', 'Amount'],
      ['vGeneral Liability', 'vGrebe Mutual Insurance Company', 'vGL 118842', 'v01/01/2026', 'v01/01/2027', 'Each occurrence', '$1,000,000'],
      ['^', '^', '^', '^', '^', 'General aggregate', '$2,000,000'],
      ['Automobile Liability', 'Avocet Insurance Company', 'BA 118843', '02/01/2026', '02/01/2027', 'Combined single limit', '$500,000'],
    ),
  )
  assert.deepEqual(
    found.coverage_lines.map((l) => [l.coverage_type, l.carrier, l.policy_number, limits(l)]),
    [
      ['general_liability', 'Grebe Mutual Insurance Company', 'GL 118842', { each_occurrence: 1_000_000, general_aggregate: 2_000_000 }],
      ['auto_liability', 'Avocet Insurance Company', 'BA 118843', { combined_single_limit: 500_000 }],
    ],
  )
})

test('a cell marked as going on where nothing stands above it shows what it holds', async () => {
  assert.equal(await textOf(`<w:tbl><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${p('Policy AB 1')}</w:tc></w:tr></w:tbl>`), 'Policy AB 1')
})

test('a table in a cell is set in that cell, with its own columns', async () => {
  const inside = (...rows: string[][]): string => table(...rows) + p('')
  const found = await read(
    p('Insured: Plover Ditching LLC'),
    table(
      [p('GENERAL LIABILITY') + p('Grebe Mutual Insurance Company') + p('Policy No. GL 118842') + p('01/01/2026 - 01/01/2027'), inside(['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'])],
      [p('UMBRELLA LIABILITY') + p('Avocet Insurance Company') + p('Policy No. UM 118843') + p('01/01/2026 - 01/01/2027'), inside(['Each occurrence', '$4,000,000'], ['Aggregate', '$4,000,000'])],
    ),
  )
  assert.deepEqual(found.coverage_lines.map(limits), [{ each_occurrence: 1_000_000, general_aggregate: 2_000_000 }, { each_occurrence: 4_000_000, aggregate: 4_000_000 }])
})

test('tabs lead to the stops of their paragraph', async () => {
  const stops = [2600, 4600, 6000, 7400]
  const found = await read(
    p('This certifies that the policies listed below have been issued to Plover Ditching LLC by Grebe Mutual Insurance Company.'),
    tabbed('Coverage\tPolicy Number\tEffective\tExpires\tLimit', ...stops),
    tabbed('General Liability\tGL 118842\t09/01/2026\t09/01/2027\t$1,000,000 Each Occurrence', ...stops),
    tabbed('Umbrella\tUM 118843\t10/01/2026\t10/01/2027\t$5,000,000 Each Occurrence', ...stops),
  )
  assert.deepEqual(
    found.coverage_lines.map((l) => [l.policy_number, l.effective_date, l.expiration_date]),
    [
      ['GL 118842', '2026-09-01', '2027-09-01'],
      ['UM 118843', '2026-10-01', '2027-10-01'],
    ],
  )
  const [page] = await readDocx(word(tabbed('Limit\t$9', '6000'), tabbed('Aggregate\t$1,000,000', '6000')), { pagesMax: 1 })
  const ends = page!.words.filter((w) => w.text.startsWith('$')).map((w) => Math.round(w.box.x + w.box.w))
  assert.equal(ends[0], ends[1])
})

test('what a page does not show, or strikes out, is not read', async () => {
  for (const [properties, seen] of [['<w:vanish/>', false], ['<w:vanish w:val="0"/>', true], ['<w:strike/>', false], ['<w:dstrike w:val="true"/>', false], ['<w:sz w:val="2"/>', false], ['<w:sz w:val="18"/>', true], ['<w:color w:val="FFFFFF"/>', false], ['<w:color w:val="FFFFFF"/><w:shd w:fill="000000"/>', true], ['<w:color w:val="FF0000"/>', true]] as const)
    assert.equal(await textOf(p('Limit', run(' $9', properties))), seen ? 'Limit $9' : 'Limit', properties)
  assert.equal(await textOf(`<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${p(run('Carrier', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`), 'Carrier')
})

test('boxes and lists of forms made in Word say what is entered', async () => {
  assert.equal(await textOf(p(box(true), ' Yes ', box(false), ' No ', field('<w:ddList><w:result w:val="1"/><w:listEntry w:val="First"/><w:listEntry w:val="Second"/></w:ddList>'))), '☒ Yes ☐ No Second')
  const answered = async (yes: boolean): Promise<unknown> =>
    (await read(p('Insured: Plover Ditching LLC'), p('Insurer: Grebe Mutual Insurance Company'), p('Automobile Liability   Policy No. BA 118843   Effective 04/01/2026   Expires 04/01/2027'), p('Combined single limit: $1,000,000'), p('Waiver of subrogation: ', box(yes), ' Yes ', box(!yes), ' No'))).coverage_lines[0]!.subrogation_waived
  assert.deepEqual([await answered(true), await answered(false)], [true, false])
})

/** A box of text laid on the page, so many points from its left and upper edge, as programs that make Word papers of PDF files lay every line. */
const laid = (x: number, y: number, text: string, from = 'page'): string =>
  `<w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="${from}"><wp:posOffset>${x * 12_700}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="${from}"><wp:posOffset>${y * 12_700}</wp:posOffset></wp:positionV><wp:extent cx="${130 * 12_700}" cy="1"/><wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></w:r>`

test('boxes and frames laid on the page stand where they are laid, in whatever order the file has them', async () => {
  const columns = [40, 150, 270, 340, 410]
  const row = (y: number, cells: string[]): string => cells.map((text, i) => laid(columns[i]!, y, text)).join('')
  const found = await read(
    p(row(200, ['Automobile Liability', 'BA 118843', '02/01/2026', '02/01/2027', '$500,000 CSL']) + row(180, ['General Liability', 'GL 118842', '01/01/2026', '01/01/2027', '$1,000,000 each occurrence']) + row(160, ['Coverage', 'Policy Number', 'Effective', 'Expires', 'Limits']) + laid(40, 110, 'Insurer: Grebe Mutual Insurance Company')),
  )
  assert.deepEqual(
    found.coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, limits(l)]),
    [
      ['general_liability', 'GL 118842', '2026-01-01', { each_occurrence: 1_000_000 }],
      ['auto_liability', 'BA 118843', '2026-02-01', { combined_single_limit: 500_000 }],
    ],
  )
  const placeOf = async (block: string): Promise<[number, number]> => {
    const at = (await readDocx(word(block), { pagesMax: 1 }))[0]!.words[0]!.box
    return [Math.round(at.x), Math.round(at.y)]
  }
  assert.deepEqual(await placeOf(p(laid(100, 300, 'Here'))), [100, 304])
  assert.deepEqual(await placeOf(p(laid(100, 300, 'Here', 'margin'))), [172, 376])
  assert.deepEqual(await placeOf(`<w:p><w:pPr><w:framePr w:w="2000" w:x="2000" w:y="6000" w:hAnchor="page" w:vAnchor="page"/></w:pPr>${run('Here')}</w:p>`), [100, 304])
})

test('a section that ends, and a paragraph that begins a page, turn it; the document’s part may bear a number', async () => {
  const pages = async (inside: string): Promise<number> => (await readDocx(word(`<w:p><w:pPr>${inside}</w:pPr>${run('one')}</w:p>`, p('two')), { pagesMax: 5 })).length
  assert.deepEqual([await pages('<w:sectPr/>'), await pages('<w:sectPr><w:type w:val="continuous"/></w:sectPr>'), await pages('')], [2, 1, 1])
  assert.equal((await readDocx(word(p('one'), `<w:p><w:pPr><w:pageBreakBefore/></w:pPr>${run('two')}</w:p>`), { pagesMax: 5 })).length, 2)
  const numbered = zipSync({ 'word/document2.xml': strToU8(`<w:document xmlns:w="x"><w:body>${p('here')}</w:body></w:document>`) })
  assert.equal((await readDocx(numbered, { pagesMax: 1 }))[0]?.words[0]?.text, 'here')
})
