import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSummaryTable } from '../../src/extraction/certificates/index.ts'
import type { Page, Word } from '../../src/extraction/page-model.ts'
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

/** Words at their places, as a browser prints a ruled table: a row's height, then each word's left edge and width. */
const PLACED = `
 37 248:30:CURLEW 280:45:INSURANCE 326:38:COMPANY
 46 213:8:20 223:26:Dunlin 251:22:Point 275:22:Street, 299:25:Boston, 378:21:02110
 45 326:50:Massachusetts
 54 210:38:BUSINESS 250:21:AUTO 274:43:COVERAGE 319:22:FORM 343:59:DECLARATIONS
 73 40:44:POLICY 87:52:NUMBER 292:44:POLICY 339:46:PERIOD 440:86:TRANSACTION
 86 292:28:From 333:13:To
 103 40:47:5188204 90:28:COM 121:13:02 292:60:03/01/2026 365:60:03/01/2027 440:59:RENEWAL
 117 292:30:12:01 325:25:A.M. 440:29:Issue
 116 353:49:Standard 405:26:Time 472:23:date 498:60:01/22/2026
 134 40:43:NAMED 86:54:INSURED 143:25:AND 172:49:MAILING 224:58:ADDRESS 292:41:AGENT 440:64:BUSINESS: 507:58:PLUMBER
 147 40:29:North 72:32:Shore 108:50:Plumbing 323:29:Road
 148 161:16:Inc 292:28:Ferry 355:53:Insurance 440:39:FORM: 482:88:CORPORATION
 161 40:13:12 56:27:Dock 87:15:St, 105:26:Lynn 134:18:MA 155:33:01902 292:35:CODE 330:27:3361
 184 36:18:ITEM 56:20:TWO: 78:41:SCHEDULE 121:10:OF 134:48:COVERAGES 184:16:AND 202:37:COVERED 241:26:AUTOS
 202 40:58:Coverages 256:45:Covered 332:25:Limit 524:48:Premium
 216 256:31:Autos
 233 40:64:Compulsory 107:33:Bodily 143:29:Injury 256:7:7 379:26:each
 232 332:43:$20,000 448:43:$40,000 524:27:$812
 235 408:37:person
 246 332:26:each 361:45:accident
 263 40:47:Personal 90:29:Injury 123:54:Protection 332:37:$8,000 372:26:each 524:20:$71
 264 256:7:5
 266 401:37:person
 281 40:45:Optional 88:33:Bodily 124:29:Injury 156:3:/ 163:45:Property 256:10:7, 269:10:8, 283:7:9 395:26:each 425:45:accident
 295 40:45:Damage
 294 88:40:Liability
 280 332:60:$1,000,000 524:37:$2,118
 311 40:55:Uninsured 98:49:Motorists 332:43:$20,000 379:26:each 448:43:$40,000 524:20:$40
 312 256:7:7
 314 408:37:person
 325 332:26:each 361:45:accident`

test('captions over the facts of one policy make no summary of several', () => {
  const words = PLACED.trim().split('\n').flatMap((row) => {
    const [y, ...cells] = row.trim().split(' ')
    return cells.map((cell): Word => {
      const [x, w, ...text] = cell.split(':')
      return { text: text.join(':'), box: { x: Number(x), y: Number(y), w: Number(w), h: 7 }, confidence: 1, reader: 'pdf_text' }
    })
  })
  const page: Page = { ...printedPage(''), words }
  const classes = [{ page: 1, doc_type: 'declarations' as const, form: null, form_edition: null, confidence: 0.9 }]
  assert.equal(readSummaryTable([page], classes), null)
  const [line] = readDeclarations([page], classes).coverage_lines
  assert.deepEqual([line?.coverage_type, line?.policy_number, line?.effective_date], ['auto_liability', '5188204 COM 02', '2026-03-01'])
})
