import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LineDraft } from '../../src/extraction/certificates/line-draft.ts'
import { factsOf, setFacts } from '../../src/extraction/certificates/own-layout/draft-facts.ts'
import { loseFailed, lostOfPaper } from '../../src/extraction/certificates/own-layout/lose-failed.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { viewPage } from '../../src/extraction/declarations/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

const PAPER = `
 CERTIFICATE OF INSURANCE
 KNOTFIELD CASUALTY COMPANY
 Policy Number: KQA 0771630            Policy Period: 03/08/2026 to 03/08/2027
 Automobile Liability    $1,000,000 CSL`
const [page] = printedPages(PAPER)
const broken = (): boolean => {
  throw new RangeError('KNOTFIELD CASUALTY COMPANY')
}

test('a finder of a certificate’s facts that throws loses its own facts alone, and they are unreadable', () => {
  const text = new PageText(page!)
  const facts = factsOf(text, viewPage(page!).rows, broken)
  assert.deepEqual([facts.number?.text, facts.effective?.date, facts.expiration?.date, facts.carrier], ['KQA 0771630', '2026-03-08', '2027-03-08', null])
  const draft = new LineDraft('auto_liability', 'coi', 1)
  // What another place says of the company may be of another policy.
  setFacts(draft, { ...facts, carrier: { ...facts.number!, text: 'Larkmoor Insurance Company', labelled: true, legal: true } }, null)
  loseFailed(text, [draft])
  assert.deepEqual([draft.line.policy_number, draft.line.carrier, draft.line.fields.carrier], ['KQA 0771630', null, undefined])
  assert.deepEqual(draft.unreadable, [{ field: 'carrier', page: 1, box: null, reason: 'the reader failed here (RangeError)' }])
})

test('of a table the cells keep what they say, and a party that could not be looked for is the paper’s', () => {
  const text = new PageText(page!)
  text.attempt(['carrier'], null, broken)
  text.attempt(['producer'], null, broken)
  const [stated, silent] = [new LineDraft('cargo', 'coi', 1), new LineDraft('cargo', 'coi', 1)]
  stated.set('carrier', 'Larkmoor Insurance Company', [])
  loseFailed(text, [stated, silent], 'kept')
  assert.deepEqual([stated.line.carrier, stated.unreadable.length, silent.unreadable.map((u) => u.field)], ['Larkmoor Insurance Company', 0, ['carrier']])
  assert.deepEqual(lostOfPaper(text).map((u) => u.field), ['producer'])
})
