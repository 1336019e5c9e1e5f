import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { isKnownCarrier } from '../../src/extraction/naic/index.ts'
import type { Page } from '../../src/extraction/page-model.ts'
import { printedPages } from './printed-page.ts'

const pagesOf = (text: string, isPicture = true): Page[] =>
  printedPages(text).map((p) => (isPicture ? { ...p, source: 'image', words: p.words.map((w) => ({ ...w, reader: 'pp_ocr' as const, confidence: 0.95 })) } : p))
const read = (text: string, isPicture = true) => {
  const pages = pagesOf(text, isPicture)
  return readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'declarations' as const, form: null, form_edition: null, confidence: 0.9 })), isKnownCarrier)
}
const paper = (number: string, term = '01/01/2026 to 01/01/2027', head = ' NORTHFIELD CASUALTY COMPANY') => `${head}
 GENERAL LIABILITY DECLARATIONS
 Policy Number: ${number}
 Policy Period: ${term}
 Each Occurrence Limit    $1,000,000
 General Aggregate Limit  $2,000,000`
const unread = (text: string, isPicture = true): string[] => read(text, isPicture).unreadable_fields.filter((u) => u.line === 0).map((u) => u.field)

test('a number that a picture reader parts before its stroke, or whose S it takes for the sign of an amount, is whole', () => {
  const cases: [string, string | null][] = [
    ['284 6617 -C18-42D', '284 6617-C18-42D'],
    ['C -4LQX-018837-26', 'C-4LQX-018837-26'],
    ['$ 2417733', 'S 2417733'],
    ['$2417733', 'S2417733'],
    // An amount is no number, and a stroke of its own begins none.
    ['$ 2,417,733', null],
    ['$1500', null],
    ['CPP 4418820 -', 'CPP 4418820'],
  ]
  for (const [printed, number] of cases) assert.equal(read(paper(printed)).coverage_lines[0]?.policy_number ?? null, number, printed)
  // Digital text says what it says.
  assert.equal(read(paper('$ 2417733'), false).coverage_lines[0]?.policy_number ?? null, null)
})

test('the first of a month read as a letter is the first, and `Coverage ls provided` names who insures', () => {
  const days: [string, string | null][] = [['Marc h 9, 2026 to Marc h 9, 2027', '2027-03-09'], ['01-15-26 to 01 15-27', '2027-01-15'], ['JAN 12 2026 1O JUL 12 2026', '2026-07-12'], ['01-15-26 to 41 15-27', null]]
  for (const [term, last] of days) assert.equal(read(paper('CPP 4418820', term)).coverage_lines[0]?.expiration_date ?? null, last, term)
  assert.equal(read(paper('CPP 4418820', 'DECEMBER 1, 2026 to DECEMBER L, 2027')).coverage_lines[0]?.expiration_date, '2027-12-01')
  assert.equal(read(paper('CPP 4418820', undefined, ' Liberty Mutual\n INSURANCE\n Coverage ls Provided In The Ohio Casualty Insurance Company')).coverage_lines[0]?.carrier, 'The Ohio Casualty Insurance Company')
})

test('a label in pieces leads to its value, and an amount set against the word before it is one', () => {
  for (const label of ['Poic y Number', 'Pohcy Number', 'Pol icy Number', 'Polcy Number']) assert.equal(read(paper('CPP 4418820').replace('Policy Number', label)).coverage_lines[0]?.policy_number, 'CPP 4418820', label)
  const carrier = (head: string): string | null | undefined => read(paper('CPP 4418820', undefined, head)).coverage_lines[0]?.carrier
  assert.equal(carrier(' Liberty Mutual INSURANCE\n Coverage Is Provided I n Ohio Security Insurance Company'), 'Ohio Security Insurance Company')
  assert.equal(carrier(' National General Insurance\n Underwritten by Int egon Natonal Insurance Company'), 'Int egon Natonal Insurance Company')
  const auto = read(` NORTHFIELD CASUALTY COMPANY       PERSONAL AUTO POLICY DECLARATIONS
 Policy Number: PA 4418820        Policy Period: 02/17/2026 to 08/17/2026
 Coverage                   Limits
 Bodily Injury Liability    25,000 per persor50,000 per accident
 Property Damage Liability  25,000 per accident`).coverage_lines[0]
  assert.deepEqual(Object.fromEntries(auto!.limits.map((l) => [l.label, l.amount])), { bodily_injury_per_person: 25_000, bodily_injury_per_accident: 50_000, property_damage_per_accident: 25_000 })
})

test('on a picture a label with figures behind it that nobody could make out is unreadable, not absent', () => {
  assert.deepEqual(unread(paper('P100. 447,812 3')), ['policy_number'])
  assert.deepEqual(unread(paper('CPP 4418820', '01/0I/2Q26 1o Ol/Q1/2O27 (12:01)')), ['effective_date', 'expiration_date'])
  for (const text of [paper('CPP 4418820'), paper('________'), paper('CPP 4418820').replace(/ Policy Period.*\n/, '')]) assert.deepEqual(unread(text), [], text)
  // The number of another policy is none that is missing; nor does digital text leave anything unread so.
  assert.deepEqual(unread(paper('CPP 4418820').replace('Policy Number: CPP 4418820', 'Renewal of Policy Number: P100. 447,812 3')), [])
  assert.deepEqual(unread(paper('P100. 447,812 3'), false), [])
})
