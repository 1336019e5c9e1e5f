import assert from 'node:assert/strict'
import test from 'node:test'
import { writeManifest } from '../../src/delivery/batch/manifest.ts'

test('the manifest names the period, the counts and every file with its hash', () => {
  const files = [
    { name: 'events.jsonl', rows: 3, size_bytes: 120, sha256: 'a'.repeat(64) },
    { name: 'verdicts.jsonl', rows: 0, size_bytes: 0, sha256: 'b'.repeat(64) },
  ]
  const text = writeManifest({ batchId: 'bat_1', periodStart: '2026-11-20T00:00:00.000Z', periodEnd: '2026-11-21T00:00:00.000Z', files })
  assert.deepEqual(JSON.parse(text), {
    schema_version: '1',
    batch_id: 'bat_1',
    period: { start: '2026-11-20T00:00:00.000Z', end: '2026-11-21T00:00:00.000Z' },
    counts: { 'events.jsonl': 3, 'verdicts.jsonl': 0 },
    files,
  })
})
