import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocType } from '../../src/vocabulary/index.ts'
import { readDeclarations } from '../../src/extraction/declarations/index.ts'
import { guarded, unreadableFor } from '../../src/extraction/declarations/attempt.ts'
import { printedPages } from './printed-page.ts'

const PAPER = `
 KNOTFIELD CASUALTY COMPANY
 BUSINESS AUTO DECLARATIONS
 Policy Number: KQA 0771630            Policy Period: 03/08/2026 to 03/08/2027
 Coverage                Limit                 Premium
 Liability               $1,000,000 CSL        $4,118`
const read = (known: () => boolean, doc_type: DocType = 'declarations') => readDeclarations(printedPages(PAPER), [{ page: 1, doc_type, form: null, form_edition: null, confidence: 0.9 }], known)
const broken = (): boolean => {
  throw new RangeError('KNOTFIELD CASUALTY COMPANY')
}

test('a finder that throws loses its own facts, which are unreadable; what the others find stands', () => {
  const whole = read(() => false)
  const { coverage_lines, unreadable_fields } = read(broken)
  assert.equal(whole.coverage_lines[0]!.carrier, 'KNOTFIELD CASUALTY COMPANY')
  assert.deepEqual(
    coverage_lines.map((l) => [l.coverage_type, l.policy_number, l.effective_date, l.expiration_date, l.carrier, l.limits]),
    [['auto_liability', 'KQA 0771630', '2026-03-08', '2027-03-08', null, [{ label: 'combined_single_limit', amount: 1_000_000 }]]],
  )
  assert.deepEqual(unreadable_fields, [{ line: 0, field: 'carrier', page: 1, box: null, reason: 'the reader failed here (RangeError)' }])
})

test('what failed is told by its kind, never by words of the paper', () => {
  const failed: Parameters<typeof guarded>[0] = []
  assert.equal(guarded(failed)(['effective_date', 'expiration_date'], 'nothing', broken as never), 'nothing')
  assert.deepEqual(unreadableFor(failed, 3).map((u) => [u.field, u.page, u.reason]), [
    ['effective_date', 3, 'the reader failed here (RangeError)'],
    ['expiration_date', 3, 'the reader failed here (RangeError)'],
  ])
})
