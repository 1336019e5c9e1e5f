import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageOfLimits, knownCoverageOf } from '../../src/extraction/certificates/rows/coverage-of-text.ts'
import { companyOf } from '../../src/extraction/certificates/read-single-policy.ts'
import { findTable } from '../../src/extraction/certificates/table/find-table.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readCertificate } from '../../src/extraction/certificates/index.ts'
import { blocksOf, classifyPages, Grid, rowsOf } from '../../src/extraction/classify/index.ts'
import { tidyWords } from '../../src/extraction/images/print/tidy-words.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'
import { mendCompanyName } from '../../src/extraction/second-reading/likely-names.ts'
import { likeness } from '../../src/extraction/second-reading/settle-carrier.ts'

const words = (text: string, x: number, y: number, h = 7): Word[] => {
  let at = x
  return text.split(' ').map((t) => {
    const word: Word = { text: t, box: { x: at, y, w: t.length * h * 0.62, h }, confidence: 0.7, reader: 'pp_ocr' }
    at += t.length * h * 0.62 + h * 0.4
    return word
  })
}
const pageOf = (seen: Word[], source: Page['source'] = 'image'): Page => ({ number: 1, width: 612, height: 792, source, words: seen, lines: [], checkboxes: [], fields: [] })
const rows = ['TRK1840362 11/06/2025 11/06/2026', '50024380206 11/06/2025 11/06/2026'].flatMap((row, i) => {
  const [number, from, to] = row.split(' ') as [string, string, string]
  return [...words(number, 216, 306 + i * 84), ...words(from, 333, 306 + i * 84), ...words(to, 381, 306 + i * 84)]
})
const headings = [...words('TYPE OF INSURANCE', 76, 294), ...words('POLCY MMABER', 248, 296)]

test('days under each other give the columns of a table whose headings of number and days cannot be read', () => {
  const columns = findTable(new PageText(pageOf([...headings, ...rows])), new Grid(pageOf([...headings, ...rows])))?.columns
  const inside = (name: 'number' | 'eff' | 'exp', x: number): boolean => columns?.[name] !== undefined && columns[name].x1 <= x && columns[name].x2 > x
  assert.ok(inside('number', 240) && inside('eff', 350) && inside('exp', 400))
  assert.ok((columns?.limits?.x1 ?? 0) > 420)
})

test('what stands behind the days are the limits where their heading cannot be read', () => {
  const full = [...words('TYPE OF INSURANCE', 76, 294), ...words('POLICY NUMBER', 216, 294), ...words('EFFECTIVE', 333, 294), ...words('EXPIRATILONTS', 381, 294)]
  const limits = [...words('Each Occurrence $1,000,000', 440, 306), ...words('Aggregate $2,000,000', 440, 318)]
  const columns = findTable(new PageText(pageOf([...full, ...rows, ...limits])), new Grid(pageOf([...full, ...rows, ...limits])))?.columns
  assert.ok(columns?.limits && columns.limits.x1 > 420 && columns.limits.x1 < 440)
  assert.equal(findTable(new PageText(pageOf([...full, ...rows])), new Grid(pageOf([...full, ...rows])))?.columns.limits, undefined)
})

for (const [heading, x] of [['POLICY EXPIRATION', 381], ['POLICY EFFECTIVE', 381], ['POLICY EPP', 333]] as const)
  test(`where one heading of days is illegible and the other reads "${heading}", the first of days side by side is the beginning`, () => {
    const page = pageOf([...words('TYPE OF INSURANCE', 76, 294), ...words('POLICY NUMBER', 216, 294), ...words(heading, x, 294, 4), ...words('LIMITS', 500, 294), ...rows])
    const columns = findTable(new PageText(page), new Grid(page))?.columns
    const column = (x: number): string | undefined => Object.entries(columns ?? {}).find(([, c]) => c.x1 <= x && c.x2 > x)?.[0]
    assert.deepEqual([240, 350, 400].map(column), ['number', 'eff', 'exp'])
  })

test('where no heading of days is legible, days side by side behind the numbers are the terms', () => {
  const headed = [...words('TYPE OF INSURANCE', 76, 294), ...words('POLICY NUMBER', 216, 294), ...words('LIMITS', 500, 294)]
  const columnsOf = (seen: Word[]) => findTable(new PageText(pageOf([...headed, ...seen])), new Grid(pageOf([...headed, ...seen])))?.columns
  const clear = rows.map((w) => ({ ...w, confidence: 0.85 }))
  const columns = columnsOf(clear)
  const column = (x: number): string | undefined => Object.entries(columns ?? {}).find(([, c]) => c.x1 <= x && c.x2 > x)?.[0]
  assert.deepEqual([240, 350, 400, 520].map(column), ['number', 'eff', 'exp', 'limits'])
  // One term, terms that do not stand under each other, or days as poor as the headings tell nothing.
  assert.equal(columnsOf(clear.slice(0, 3))?.eff, undefined)
  assert.equal(columnsOf(rows)?.eff, undefined)
  assert.equal(columnsOf([...clear.slice(0, 3), ...clear.slice(3).map((w) => ({ ...w, box: { ...w.box, x: w.box.x + 30 } }))])?.eff, undefined)
})

const rule = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2, thickness: 1 })
test('the column of letters begins where the rules between rows do, though its side is lost; boxes to tick before the names are no letters', () => {
  const seen = [...words('TYPE OF INSURANCE', 90, 294), ...words('POLICY NUMBER', 216, 294), ...words('LIMITS', 500, 294), ...rows, ...words('A', 30, 306), ...words('B', 30, 390)]
  const across = [300, 384, 440, 480].map((y) => rule(26, y, 600, y))
  const letterOf = (lines: ReturnType<typeof rule>[], more: Word[] = []) => {
    const page = { ...pageOf([...seen, ...more]), lines }
    const at = findTable(new PageText(page), new Grid(page))?.columns.letter
    return at && [Math.round(at.x1), Math.round(at.x2)]
  }
  const inner = [46, 212, 332].map((x) => rule(x, 286, x, 480))
  assert.deepEqual(letterOf([...across, ...inner]), [26, 46])
  assert.deepEqual(letterOf([...across, rule(26, 286, 26, 480), rule(60, 286, 60, 480), ...inner], words('B', 50, 330)), [26, 46])
  // Rules that begin at the first rule leave no room for a column before it.
  assert.equal(letterOf([...across.map((l) => ({ ...l, x1: 46 })), ...inner]), undefined)
})

test('a column of marks begins at the rule beside its heading where the other’s heading is lost, and cuts no number', () => {
  const seen = [...words('TYPE OF INSURANCE', 76, 294), ...words('SUBR', 202, 290, 4), ...words('POLICY NUMBER', 250, 294), ...words('LIMITS', 500, 294), ...words('Y', 190, 306)]
  const numbers = [...words('48 JTP LD9117', 222, 306), ...words('JX-339190-23', 222, 390)]
  const page = { ...pageOf([...seen, ...numbers, ...rows.filter((w) => w.box.x > 320)]), lines: [19, 39, 185, 200, 325, 377, 429].map((x) => rule(x, 286, x, 480)) }
  const { subr, number } = findTable(new PageText(page), new Grid(page))?.columns ?? {}
  assert.equal(Math.round(subr!.x1), 200)
  assert.ok(number!.x1 < 222 && number!.x1 > 207)
})

test('one such line is no column, and digital pages have no headings lost', () => {
  const one = pageOf([...headings, ...rows.slice(0, 3)])
  assert.equal(findTable(new PageText(one), new Grid(one)), null)
  const digital = pageOf([...headings, ...rows], 'digital')
  assert.equal(findTable(new PageText(digital), new Grid(digital)), null)
})

const BODY = 'Named below are coverages in force Acme Freight LLC General Liability 77 ABC 123 Each Occurrence Blue Heron Agency 495 Airport Blvd Kansas City'
for (const title of ['Certificate of I nsurance', 'Certificate ofInsurance', 'CerTiFIC. te of Insurance']) {
  test(`a picture's heading read as "${title}" is the certificate's name`, () => {
    const placed = words(title, 200, 40, 11)
    // The first letter that was cut off stands against its word.
    const cut = placed.findIndex((w) => w.text === 'I')
    if (cut > 0) placed[cut + 1]!.box.x = placed[cut]!.box.x + placed[cut]!.box.w + 0.5
    const body = BODY.split(' ').flatMap((word, i) => words(word, 40 + (i % 6) * 80, 120 + Math.floor(i / 6) * 14))
    assert.equal(classifyPages([pageOf([...placed, ...body])])[0]!.doc_type, 'coi')
  })
}

test('limits that only one coverage has tell it', () => {
  assert.equal(coverageOfLimits(['e_l_each_accident', 'e_l_disease_policy_limit']), 'workers_comp')
  assert.equal(coverageOfLimits(['personal_and_adv_injury', 'general_aggregate_limit']), 'general_liability')
  assert.equal(coverageOfLimits(['combined_single_limit']), 'auto_liability')
  assert.equal(coverageOfLimits(['each_occurrence', 'aggregate']), null)
})

test('two days read as one word are two', () => {
  const box = { left: 0, top: 0, right: 200, bottom: 20 }
  const [from, to] = tidyWords([{ text: '11/06/202511/06/2026', box, confidence: 0.9 }])
  assert.deepEqual([from?.text, to?.text], ['11/06/2025', '11/06/2026'])
  assert.ok(from!.box.right <= to!.box.left + 1)
})

test('a label set against its value is parted from it; times and addresses are not', () => {
  const read = (text: string) => tidyWords([{ text, box: { left: 0, top: 0, right: 200, bottom: 20 }, confidence: 0.9 }]).map((w) => w.text)
  assert.deepEqual(read('Number:FWR-2025-78254'), ['Number:', 'FWR-2025-78254'])
  assert.deepEqual(read('Effective:12/9/2023'), ['Effective:', '12/9/2023'])
  assert.deepEqual(read('12:01'), ['12:01'])
  assert.deepEqual(read('mailto:a@b.example'), ['mailto:a@b.example'])
})

test('a number parted at its hyphens is one; words that a dash parts stay apart', () => {
  const at = (text: string, left: number, right: number) => ({ text, box: { left, top: 0, right, bottom: 20 }, confidence: 0.9 })
  const number = tidyWords([at('KTR-CGL', 0, 70), at('-2026-', 76, 130), at('731904', 138, 200)])
  assert.deepEqual(number.map((w) => w.text), ['KTR-CGL-2026-731904'])
  assert.deepEqual(tidyWords([at('KTR-CGL-2026', 0, 110), at('-', 113, 119), at('731904', 127, 200)]).map((w) => w.text), ['KTR-CGL-2026-731904'])
  assert.equal(tidyWords([at('24', 0, 20), at('-', 40, 46), at('26', 66, 86)]).length, 3)
  assert.equal(tidyWords([at('COMP', 0, 40), at('-OP', 44, 70)]).length, 2)
})

test('pieces that make a word of the forms are it; words that stand by themselves stay apart', () => {
  const row = (text: string) => text.split(' ').map((t, i) => ({ text: t, box: { left: i * 60, top: 0, right: i * 60 + 52, bottom: 20 }, confidence: 0.9 }))
  const read = (text: string) => tidyWords(row(text)).map((w) => w.text).join(' ')
  assert.equal(read('G eneral L iability'), 'General Liability')
  assert.equal(read('eac h acc ident limit:'), 'each accident limit:')
  assert.equal(read('per person limit of insurance'), 'per person limit of insurance')
  assert.equal(read('C edar Ridge'), 'C edar Ridge')
})

test("the common words of companies' names are put right, their own words are not", () => {
  assert.equal(mendCompanyName('Acme Cesualty lnsurance Compny'), 'Acme Casualty Insurance Company')
  assert.equal(mendCompanyName('Natlonal Flre Oll'), 'National Fire Oil')
  assert.ok(likeness('LUBA Cesualty Insurance Company E', 'LUBA Casualty Insurance Company') > 0.8)
  assert.ok(likeness('Acme Insurance Company', 'Zenith Insurance Company') < 0.72)
})

test("a recogniser's boxes hug the ink: lines of one paragraph stay one block", () => {
  const line = (text: string, y: number, h: number): Word[] => words(text, 348, y, h)
  const page = pageOf([...line('From 12:01 AM March 3, 2021', 109, 6.6), ...line('Through 12:01 AM March 3, 2022 (local time)', 122.4, 9.6)])
  assert.equal(blocksOf(rowsOf(page)).length, 1)
  const printed = pageOf(page.words.map((w) => ({ ...w, reader: 'pdf_text' as const })), 'digital')
  assert.equal(blocksOf(rowsOf(printed)).length, 2)
})

test('a coverage of a separate policy inherits no number where a picture shows that note in pieces', () => {
  const print: [string, number, number][] = [
    ['CERTIFICATE OF INSURANCE', 60, 60], ['Insurer: Great Western Casualty Company', 60, 110], ['Policy Number: GWP-771-2026', 60, 124], ['Policy Period: 01/01/2026 to 01/01/2027', 60, 136],
    ['COVERAGES', 60, 156], ['Commercial General Liability', 60, 170], ['Each Occurrence Limit', 84, 184], ['$1,000,000', 284, 184],
    ["Workers' Compensation", 60, 230], ['Statutory Limits', 84, 244], ['Annual Premium', 84, 258], ['$0', 284, 258], ['(separate pO li cy)', 304, 258],
  ]
  const page = pageOf(print.flatMap(([text, x, y]) => words(text, x, y)))
  const [part] = classifyPages([page])
  const { coverage_lines } = readCertificate([page], [{ ...part!, doc_type: 'coi' }])
  const number = (type: string): string | null | undefined => coverage_lines.find((l) => l.coverage_type === type)?.policy_number
  assert.equal(number('general_liability'), 'GWP-771-2026')
  assert.equal(number('workers_comp'), null)
})

test('pieces that paper parts are whole: a day at its strokes, an amount at its commas, a word at its letters; a lone 1 under dollar signs is one', () => {
  const row = (parts: [text: string, left: number][], top = 0) => parts.map(([text, left]) => ({ text, box: { left, top, right: left + text.length * 9, bottom: top + 14 }, confidence: 0.9 }))
  const read = (words: ReturnType<typeof row>) => tidyWords(words).map((w) => w.text)
  assert.deepEqual(read(row([['12', 0], ['/1', 24], ['/2021', 48]])), ['12/1/2021'])
  assert.deepEqual(read(row([['92', 0], [',550', 24], [',000', 64]])), ['92,550,000'])
  assert.deepEqual(read(row([['3', 0], ['/4', 60]])), ['3', '/4'])
  assert.deepEqual(read(row([['Comme', 0], ['rc', 53], ['i', 79], ['a', 96], ['l', 113]])), ['Commercial'])
  const signs = [...row([['$', 0]], 40), ...row([['$', 0]], 60)]
  assert.deepEqual(read([...signs, ...row([['1', 0], ['92,550,000', 16]], 80)]).slice(2), ['$', '92,550,000'])
  assert.deepEqual(read([...signs, ...row([['1', 0], ['vehicle', 16]], 80)]).slice(2), ['1', 'vehicle'])
})

test('a company whose name has the wind in it is no coverage', () => {
  assert.equal(knownCoverageOf('Eastwind Goods'), null)
  assert.equal(knownCoverageOf('Wind and hail'), 'other')
  assert.equal(knownCoverageOf('Garage Kaepars Liability'), 'garagekeepers')
})

test('a caption of the cell beside of which a letter is lost or misread is no company', () => {
  for (const caption of ['BNDERS', 'BINDER', 'INDER', 'GINDER #']) {
    const page = pageOf([...words('COMPANY', 311, 64, 5), ...words(caption, 491, 63, 5), ...words('Heron Oil Casualty', 330, 73, 6), ...words('442', 537, 73, 6)])
    assert.equal(companyOf(new PageText(page), new Grid(page))?.name, 'Heron Oil Casualty', caption)
  }
  const page = pageOf([...words('COMPANY', 311, 64, 5), ...words('Cinder Mutual', 330, 73, 6)])
  assert.equal(companyOf(new PageText(page), new Grid(page))?.name, 'Cinder Mutual')
})

test('a word in brackets falls apart like any other', () => {
  const piece = (text: string, left: number, right: number) => ({ text, box: { left, right, top: 10, bottom: 34 }, confidence: 0.95 })
  assert.deepEqual(tidyWords([piece('(P', 100, 122), piece('roduct', 126, 210), piece('Liability)', 240, 370)]).map((w) => w.text), ['(Product', 'Liability)'])
  assert.deepEqual(tidyWords([piece('(A', 100, 122), piece('roduct', 126, 210)]).map((w) => w.text), ['(A', 'roduct'])
})
