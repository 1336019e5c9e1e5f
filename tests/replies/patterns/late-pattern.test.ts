import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../../../src/outreach/replies/index.ts'
import { LatePattern, latePatterns } from '../../../src/vocabulary/index.ts'
import { parsePattern, sampleOf } from './parse-pattern.ts'

test('a text written after a pattern of the room is matched by it, late or not', () => {
  let matched = 0
  for (const { source, flags } of latePatterns()) {
    const tree = parsePattern(source, flags)
    for (let turn = 0; turn < 12; turn++) {
      const text = sampleOf(tree, turn)
      if (!new RegExp(source, flags).test(text)) continue
      matched += 1
      assert.ok(LatePattern.of(new RegExp(source, flags)).test(text), `/${source}/ matches ${JSON.stringify(text)}`)
    }
  }
  assert.ok(matched > 2000, `only ${matched} texts are matched`)
})
