import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { unreadChange } from '../../src/extraction/declarations/policy/unread-change.ts'
import { printedPages } from './printed-page.ts'
import { growsInStep } from '../harness/growth.ts'
import { DOUBTED, type Endorsed, UNDOUBTED, WORDED } from './unread-changes.ts'

const read = ([title, body]: Endorsed) => {
  const pages = printedPages(`
 Great West Casualty Company
 ${title}
 Policy Number: GL 100-200                 Named Insured: Blue Heron Trucking LLC
 Endorsement effective: 11/30/2026
 THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
 This endorsement modifies insurance provided under the following:
 COMMERCIAL GENERAL LIABILITY COVERAGE PART
 ${body.replaceAll('|', '\n ')}
 All other terms and conditions of this policy remain unchanged.`)
  return readDeclarations(pages, pages.map((p) => ({ page: p.number, doc_type: 'endorsement' as const, form: null, form_edition: null, confidence: 0.9 })))
}

test('a change of which nothing was read is told, with its policy and page', () => {
  assert.deepEqual(DOUBTED.filter((one) => !read(one).unread_changes), [])
  const [change] = read(DOUBTED[0]!).unread_changes!
  assert.deepEqual([change!.policy_numbers, change!.page], [['GL 100-200'], 1])
  assert.match(change!.says, /hired and non-owned auto coverage is deleted/)
})

test('what grants, corrects, is a form’s usual wording or was read is in no doubt', () => {
  assert.deepEqual(UNDOUBTED.flatMap((one) => read(one).unread_changes?.map(({ says }) => [one[1], says]) ?? []), [])
})

test('limits in words are read', () => {
  for (const [body, label, amount] of WORDED) {
    const { coverage_lines, unread_changes } = read(['POLICY CHANGES', body])
    assert.deepEqual([body, coverage_lines[0]!.limits, unread_changes], [body, [{ label, amount }], undefined])
  }
})

/** Each word of change looked through the whole of its sentence: a page of one long sentence took half a minute. */
test('a page that is one sentence of thousands of changes is read', () => {
  const read = (changes: number) => unreadChange({ rowRuns: [{ text: 'POLICY CHANGE ENDORSEMENT' }], blocks: [{ segments: [{ text: 'the address is deleted '.repeat(changes) }] }] } as never, [])
  assert.equal(read(2_600), null)
  growsInStep(read, 2_600)
})
