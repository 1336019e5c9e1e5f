import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { foldCarrier, foldPolicyNumber, isSameCarrier } from '../../src/lines/fold-identity.ts'
import type { HeldLine } from '../../src/lines/held-line.ts'
import { matchLine } from '../../src/lines/match-line.ts'
import { mergeDocument } from '../../src/lines/merge-documents.ts'
import { currentLines, supersede } from '../../src/lines/supersede-lines.ts'
import type { ReadLine } from '../../src/vocabulary/index.ts'
import { meta, statement } from './statements.ts'

const TODAY = '2026-06-01'
const line = (id: string, members: Partial<ReadLine> = {}): HeldLine => ({
  ...mergeDocument(null, statement(members), meta(id)).line,
  coverage_line_id: id,
})
const match = (lines: HeldLine[], members: Partial<ReadLine>, unreadable: string[] = []) => {
  const found = matchLine(lines, statement(members), unreadable, TODAY)
  return found.action === 'merge'
    ? found.line.coverage_line_id
    : found.action === 'create'
      ? 'create'
      : `${found.reason}${found.build ? ', built' : ''}`
}

test('a policy number is folded in case, spaces and punctuation, and a placeholder is none', () => {
  assert.equal(foldPolicyNumber(' gl-100 / 200.a '), 'GL100200A')
  assert.equal(foldPolicyNumber('ＧＬ１００'), 'GL100')
  for (const placeholder of ['TBD', 'n/a', '--', '', 'To be assigned', 'PENDING']) assert.equal(foldPolicyNumber(placeholder), null)
  assert.equal(foldPolicyNumber(null), null)
  fc.assert(
    fc.property(
      fc.string(),
      (text) => foldPolicyNumber(text) === (foldPolicyNumber(text) === null ? null : foldPolicyNumber(foldPolicyNumber(text))),
    ),
  )
})

test('carriers are compared by code, else by name', () => {
  assert.equal(foldCarrier('The Harbor Mut. Ins. Co., Inc.'), foldCarrier('HARBOR MUTUAL INSURANCE COMPANY'))
  assert.equal(foldCarrier('Constructor Ins'), 'constructor insurance')
  assert.notEqual(foldCarrier('Ridge Indemnity Company'), foldCarrier('Ridge Indemnity Company of America'))
  assert.ok(isSameCarrier({ carrier: 'A', naic: '0123' }, { carrier: 'B', naic: '123' }))
  assert.ok(!isSameCarrier({ carrier: 'A', naic: '123' }, { carrier: 'A', naic: '124' }))
  assert.ok(!isSameCarrier({ carrier: null, naic: null }, { carrier: null, naic: null }))
})

test('the same type and number is the same line; another type or number is not', () => {
  const lines = [line('gl'), line('auto', { coverage_type: 'auto_liability' })]
  assert.equal(match(lines, { policy_number: 'GL100200' }), 'gl')
  assert.equal(match(lines, { policy_number: 'GL100200', coverage_type: 'auto_liability' }), 'auto')
  assert.equal(match(lines, { policy_number: 'GL100201' }), 'create')
  assert.equal(match(lines, { policy_number: 'GL100200', coverage_type: 'cargo' }), 'create')
})

test('the same number with a term that does not touch the held one is a renewal', () => {
  const lines = [line('old', { effective_date: '2025-01-01', expiration_date: '2026-01-01' })]
  assert.equal(match(lines, { effective_date: '2026-01-01', expiration_date: '2027-01-01' }), 'create')
  assert.equal(match(lines, { effective_date: '2025-12-31', expiration_date: '2026-12-31' }), 'old')
  assert.equal(match(lines, { effective_date: '2024-01-01', expiration_date: '2025-01-01' }), 'create')
  assert.equal(match([...lines, line('new')], { effective_date: null, expiration_date: null }), 'new')
})

test('without a number: the one current line of that type and carrier, else a person looks', () => {
  const one = [line('gl')]
  assert.equal(match(one, { policy_number: null, carrier: 'Harbor Mut Ins' }), 'gl')
  assert.equal(match(one, { policy_number: null, carrier: 'Ridge Casualty' }), 'no_policy_number, built')
  assert.equal(match(one, { policy_number: null, carrier: null }), 'no_policy_number_and_no_carrier')
  assert.equal(match(one, { policy_number: 'smudged', carrier: null }, ['policy_number']), 'no_policy_number_and_no_carrier')
  const two = [...one, line('gl2', { policy_number: 'GL 2' })]
  assert.equal(match(two, { policy_number: null }), 'carrier_fits_several_lines')
  const renewed = [line('old', { effective_date: '2025-01-01', expiration_date: '2026-01-01' }), line('new', { policy_number: 'X' })]
  assert.equal(match(renewed, { policy_number: null, effective_date: null, expiration_date: null }), 'new', 'only current lines count')
})

test('a number fills the one current line of that carrier that had none', () => {
  const numberless = line('gl', { policy_number: null })
  assert.equal(match([numberless], { policy_number: 'GL 9' }), 'gl')
  assert.equal(match([numberless], { policy_number: 'GL 9', carrier: 'Ridge Casualty' }), 'create')
  assert.equal(match([numberless], { policy_number: 'GL 9', effective_date: '2027-01-01', expiration_date: '2028-01-01' }), 'create')
})

test('a notice creates no line', () => {
  assert.equal(match([], { document_class: 'cancellation_notice' }), 'notice_without_a_line')
  assert.equal(match([line('gl')], { document_class: 'cancellation_notice' }), 'gl')
})

test('a later policy supersedes from the day it takes effect', () => {
  const old = line('old')
  const next = line('next', { policy_number: 'GL 2', effective_date: '2026-12-01', expiration_date: '2027-12-01' })
  assert.deepEqual(supersede([old, next], TODAY), { changes: [], next_change_on: '2026-12-01' })
  assert.deepEqual(supersede([old, next], '2026-12-01'), {
    changes: [{ coverage_line_id: 'old', superseded_by: 'next' }],
    next_change_on: null,
  })
  assert.deepEqual(currentLines([old, next], '2026-12-01'), [next])
  assert.deepEqual(currentLines([old, next], TODAY), [old, next])
})

test('same day, another type, an unknown start or a refused policy supersedes nothing', () => {
  const old = line('old')
  const beside = [
    line('same_day', { policy_number: 'GL 2' }),
    line('type', { coverage_type: 'cargo', effective_date: '2026-05-01' }),
    line('unknown', { policy_number: 'GL 3', effective_date: null }),
    { ...line('refused', { policy_number: 'GL 4', effective_date: '2026-05-01' }), verification: { state: 'refused' as const } },
  ]
  const { changes } = supersede([old, ...beside], TODAY)
  assert.deepEqual(
    changes.filter(({ coverage_line_id }) => coverage_line_id === 'old'),
    [],
  )
})

test('superseding does not depend on order, points at a current line, and settles', () => {
  const lines = fc
    .uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), month: fc.integer({ min: 1, max: 9 }), cargo: fc.boolean() }), {
      selector: ({ id }) => id,
      maxLength: 8,
    })
    .map((list) =>
      list.map(({ id, month, cargo }) =>
        line(id, { effective_date: `2026-0${month}-01`, coverage_type: cargo ? 'cargo' : 'general_liability' }),
      ),
    )
  fc.assert(
    fc.property(lines, (list) => {
      const { changes } = supersede(list, TODAY)
      const byId = (a: { coverage_line_id: string }, b: { coverage_line_id: string }) => (a.coverage_line_id < b.coverage_line_id ? -1 : 1)
      assert.deepEqual(supersede(list.toReversed(), TODAY).changes.sort(byId), changes.sort(byId))
      const current = new Set(currentLines(list, TODAY).map(({ coverage_line_id }) => coverage_line_id))
      for (const { superseded_by } of changes) assert.ok(superseded_by !== null && current.has(superseded_by))
      const marked = list.map((held) => ({
        ...held,
        ...changes.find(({ coverage_line_id }) => coverage_line_id === held.coverage_line_id),
      }))
      assert.deepEqual(supersede(marked, TODAY).changes, [])
    }),
  )
})
