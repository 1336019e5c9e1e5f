import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { COVERAGE_LEXICON } from '../../src/requirements/sop/lexicon/lexicon-coverages.ts'
import { LIMIT_LEXICON } from '../../src/requirements/sop/lexicon/lexicon-limits.ts'
import { neededWords } from '../../src/requirements/sop/text/needed-words.ts'
import { readTexts } from './text-notation.ts'

test('the words a pattern needs are those without which it cannot match', () => {
  const cases: [RegExp, string[] | null][] = [
    [/(?<![a-z])(?:umbrella|excess) liability/g, [' liability']],
    [/(?:umbrella|excess)s?/g, ['umbrella', 'excess']],
    [/liability|liab\b/g, ['liab']],
    [/colou?r/g, ['colo']],
    [/ab*cd+e/g, ['cd']],
    [/(?:wc)?x?/g, null],
    [/a|bond/g, null],
    [/(?=.*cyber)risk/g, ['risk']],
    [/(?:dram){0,2}shop/g, ['shop']],
    [/[- ]\u00a4\.com/g, ['.com']],
    [/cargo/gi, null],
  ]
  for (const [pattern, words] of cases) assert.deepEqual(neededWords(pattern), words, pattern.source)
})

test('no text holds a match of a name without a word that the name needs', () => {
  const texts = readTexts(path.join(import.meta.dirname, 'texts')).map((t) => t.text.toLowerCase())
  let matches = 0
  for (const { pattern } of [...COVERAGE_LEXICON, ...LIMIT_LEXICON]) {
    const words = neededWords(pattern)
    for (const text of texts)
      for (const [found] of text.matchAll(pattern)) {
        matches++
        assert.ok(!words || words.some((w) => found.includes(w)), `${found} by ${pattern.source.slice(0, 80)}`)
      }
  }
  assert.ok(matches > 1000, String(matches))
})
