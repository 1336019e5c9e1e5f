import assert from 'node:assert/strict'
import test from 'node:test'
import { DEFAULT_SUBSCRIPTION, isSubscribed, unknownEntries } from '../../src/delivery/subscriptions.ts'

const known = ['document.received', 'document.rejected', 'verdict.issued', 'coverage_line.changed', 'outreach.identity_required']

test('exact names, prefixes and the asterisk are known; everything else is named back', () => {
  assert.deepEqual(unknownEntries(['document.received', 'document.*', '*', 'outreach.identity_required', 'coverage_line.*'], known), [])
  const bad = [
    'document',
    'document.',
    'documents.*',
    'doc*',
    'document.receive',
    '*.received',
    '.*',
    '',
    'DOCUMENT.RECEIVED',
    'coverage_line.changed.*',
    '**',
    ' *',
  ]
  assert.deepEqual(unknownEntries(bad, known), bad)
})

test('matching', () => {
  assert.ok(isSubscribed(DEFAULT_SUBSCRIPTION, 'document.received'))
  assert.ok(isSubscribed(DEFAULT_SUBSCRIPTION, 'verdict.superseded'))
  assert.ok(!isSubscribed(DEFAULT_SUBSCRIPTION, 'coverage_line.changed'))
  assert.ok(!isSubscribed(['document.*'], 'documents.received'))
  assert.ok(!isSubscribed([], 'document.received'))
  assert.ok(isSubscribed(['*'], 'an.event.of.tomorrow'))
})
