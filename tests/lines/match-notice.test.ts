import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeldLine } from '../../src/lines/held-line.ts'
import { linesOfNotice } from '../../src/lines/match-notice.ts'
import { mergeDocument } from '../../src/lines/merge-documents.ts'
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
