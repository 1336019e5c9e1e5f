import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { COVERAGE_LEXICON } from '../../src/requirements/sop/lexicon/lexicon-coverages.ts'
import { LIMIT_LEXICON } from '../../src/requirements/sop/lexicon/lexicon-limits.ts'
import { mustHold } from '../../src/vocabulary/index.ts'
import { readTexts } from './text-notation.ts'

test('no text holds a match of a name without a word that the name needs', () => {
  const texts = readTexts(path.join(import.meta.dirname, 'texts')).map((t) => t.text.toLowerCase())
  let matches = 0
  for (const { pattern } of [...COVERAGE_LEXICON, ...LIMIT_LEXICON]) {
    const needed = mustHold(pattern.source)
    for (const text of texts)
      for (const [found] of text.matchAll(pattern)) {
        matches++
        assert.ok(needed.every((words) => words.some((w) => found.includes(w))), `${found} by ${pattern.source.slice(0, 80)}`)
      }
  }
  assert.ok(matches > 1000, String(matches))
})
