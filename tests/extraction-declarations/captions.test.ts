import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { printedPage } from './printed-page.ts'

const TEXT = `
 DUNLIN STAR INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY DECLARATIONS

 DSV0903317               04/01/2026               04/01/2027

 Policy Number            Effective Date           Expiration Date


 Each Occurrence Limit        $ 1,000,000
 General Aggregate Limit      $ 2,000,000`

/** The page with a rule under each value, and its caption right under the rule. */
const onRules = () => {
  const page = printedPage(TEXT)
  const first = page.words.find((w) => w.text === 'DSV0903317')!
  const captions = page.words.filter((w) => /^(?:Policy|Effective|Expiration)$/.test(w.text) && w.box.y > first.box.y)
  for (const word of page.words) if (captions.some((c) => Math.abs(c.box.y - word.box.y) < 1)) word.box = { ...word.box, y: first.box.y + 13, h: 7 }
  return { ...page, lines: captions.map((c) => ({ x1: c.box.x, x2: c.box.x + 90, y1: first.box.y + 11, y2: first.box.y + 11, thickness: 0.6 })) }
}

test('what is typed on a rule has its caption under it', () => {
  const [line] = readDeclarations([onRules()], [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }]).coverage_lines
  assert.deepEqual([line?.policy_number, line?.effective_date, line?.expiration_date], ['DSV0903317', '2026-04-01', '2027-04-01'])
})

test('without a rule the words label nothing over them', () => {
  const page = { ...onRules(), lines: [] }
  const lines = readDeclarations([page], [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }]).coverage_lines
  assert.ok(lines.every((l) => l.policy_number === null))
})

test('of two amounts that a page gives one limit none is the limit', () => {
  const page = printedPage(TEXT.replace(' DSV0903317 ', ' Policy Number: DSV0903317 ').replace('General Aggregate Limit', 'Each Occurrence Limit        $ 500,000\n General Aggregate Limit'))
  const [line] = readDeclarations([page], [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }]).coverage_lines
  assert.deepEqual(line?.limits, [{ label: 'general_aggregate', amount: 2_000_000 }])
})

test('the captions of an empty form name no agency', () => {
  const empty = printedPage(`
 COMMERCIAL GENERAL LIABILITY DECLARATIONS
 COMPANY NAME AREA                    PRODUCER NAME AREA

 NAMED INSURED: ______________________________
 POLICY PERIOD: FROM ____________ TO ____________`)
  assert.equal(readDeclarations([empty], [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }]).producer, null)
})

test('a number on a rule over its caption, with the days of the term and their captions close under that', () => {
  const page = printedPage(`
 DUNLIN STAR INSURANCE COMPANY
 COMMERCIAL GENERAL LIABILITY DECLARATIONS

 DSV0903317
 Policy Number
 04/01/2026               04/01/2027
 Effective date           Expiration date

 Each Occurrence Limit        $ 1,000,000`)
  const number = page.words.find((w) => w.text === 'DSV0903317')!
  const ruled = { ...page, lines: [{ x1: number.box.x, x2: number.box.x + 90, y1: number.box.y + 11, y2: number.box.y + 11, thickness: 0.6 }] }
  const [line] = readDeclarations([ruled], [{ page: 1, doc_type: 'declarations', form: null, form_edition: null, confidence: 0.9 }]).coverage_lines
  assert.deepEqual([line?.policy_number, line?.effective_date, line?.expiration_date], ['DSV0903317', '2026-04-01', '2027-04-01'])
})
