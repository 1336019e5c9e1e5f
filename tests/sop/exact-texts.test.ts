import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { parseRequirements } from '../../src/requirements/sop/index.ts'
import { scoreText } from './score-texts.ts'
import { readTexts } from './text-notation.ts'

/** Short texts, each written for one way of saying things: every member is read, and nothing else. */
for (const text of readTexts(path.join(import.meta.dirname, 'exact')))
  test(`${text.style}: ${text.id}`, () => {
    assert.deepEqual(scoreText(text, parseRequirements(text.text)).notes, [])
  })
