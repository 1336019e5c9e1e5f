import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeldLine } from '../../src/lines/held-line.ts'
import { linesOfNotice } from '../../src/lines/match-notice.ts'
import { mergeDocument } from '../../src/lines/merge-documents.ts'
import { isNearNumber, shorterNumbers } from '../../src/lines/near-number.ts'
import type { ReadLine, ReadNotice } from '../../src/vocabulary/index.ts'
import { meta, statement } from './statements.ts'

const TODAY = '2026-06-01'
const line = (id: string, members: Partial<ReadLine> = {}): HeldLine => ({ ...mergeDocument(null, statement(members), meta(id)).line, coverage_line_id: id })
const meant = (lines: HeldLine[], notice: Partial<ReadNotice>) =>
  linesOfNotice(lines, { kind: 'cancellation_notice', policy_numbers: ['GL-100 200'], effective_date: null, expiration_date: null, page: 1, ...notice }, TODAY).map((l) => l.coverage_line_id)

const gl = line('gl')
const auto = line('auto', { coverage_type: 'auto_liability' })
const other = line('other', { policy_number: 'GL 100-201' })
const unnumbered = line('unnumbered', { policy_number: null })
const before = line('before', { effective_date: '2025-01-01', expiration_date: '2026-01-01' })
const next = line('next', { effective_date: '2027-01-01', expiration_date: '2028-01-01' })

test('a notice is about every coverage of the numbers it names, and of no other', () => {
  assert.deepEqual(meant([gl, auto, other, unnumbered], {}), ['gl', 'auto'])
  assert.deepEqual(meant([gl, auto, other, unnumbered], { policy_numbers: ['GL100200', 'gl 100 201'] }), ['gl', 'auto', 'other'])
  assert.deepEqual(meant([gl, auto, other, unnumbered], { policy_numbers: [] }), [])
  assert.deepEqual(meant([gl, unnumbered], { policy_numbers: ['TBD', '--'] }), [])
})

test('of several terms of one number the printed one is meant, without one those that have not run out', () => {
  assert.deepEqual(meant([before, gl, next], { effective_date: '2026-01-01', expiration_date: '2027-01-01' }), ['gl'])
  assert.deepEqual(meant([before, gl, next], { effective_date: '2024-01-01', expiration_date: '2025-01-01' }), [])
  assert.deepEqual(meant([before, gl, next], {}), ['gl', 'next'])
  assert.deepEqual(meant([before], {}), ['before'])
})

test('a line answers to the number that its source gave for it', () => {
  const corrected = { ...other, verification: { state: 'contradicted' as const, corrections: { policy_number: 'GL 100-200' } } }
  assert.deepEqual(meant([corrected], {}), ['other'])
})

test('a number that is written otherwise holds back the policy whose number nobody else has, and lifts nothing', () => {
  const near = ['GL 100-200-01', 'GL 100200 (26)', 'GL-100200-2026', '100-200', '0GL100200', 'GL 1OO-2OO', 'GL 100-200 A']
  const far = ['GL 100-201', 'GL 200-100', 'CA 100-200', 'GL 100', '200', '9100200']
  for (const number of near) assert.deepEqual(meant([gl, other], { policy_numbers: [number] }), ['gl'], number)
  for (const number of far) assert.deepEqual(meant([gl], { policy_numbers: [number] }), [], number)
  const termed = [line('first', { policy_number: 'GL 100-200-01' }), line('second', { policy_number: 'GL 100-200-02' })]
  assert.deepEqual(meant(termed, { policy_numbers: ['GL 100-200-02'] }), ['second'])
  assert.deepEqual(meant(termed, { policy_numbers: ['GL 100-200-03'] }), [], 'two counts are two terms')
  assert.deepEqual(meant(termed, {}), ['first', 'second'])
  assert.deepEqual(meant([gl], { kind: 'reinstatement_notice', policy_numbers: ['GL 100-200-01'] }), [])
  assert.deepEqual(meant([before], { policy_numbers: ['GL 100-200-01'], effective_date: '2026-01-01', expiration_date: '2027-01-01' }), [], 'of another term')
})

test('what is asked of the policies on file finds every number that is near and shorter', () => {
  for (const number of ['GL10020001', 'GL100200', 'GL1002002026', '0GL100200', 'GL00100200']) {
    const asked = shorterNumbers(number)
    for (const held of ['GL100200', '100200', 'GL10020']) if (held.length <= number.length && isNearNumber(held, number)) assert.ok(asked.includes(held), `${held} for ${number}`)
  }
})
