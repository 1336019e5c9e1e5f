import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertReadable, UnreadableRequirementText } from '../../src/requirements/sop/text/normalise-text.ts'

const reason = (text: string): string | null => {
  try {
    assertReadable(text)
    return null
  } catch (error) {
    if (error instanceof UnreadableRequirementText) return error.reason
    throw error
  }
}

test('a line that is mostly figures, and letters with accents, are text', () => {
  for (const text of ['GL $1,000,000/2,000,000.', 'WC 1/1/1', '\u00e9'.repeat(300), 'P\u00f3lizas de responsabilidad: 1.000.000']) assert.equal(reason(text), null, text)
})

test('figures without words, signs, and other alphabets are not', () => {
  assert.equal(reason('1 2 3 4 5'), 'text_is_binary')
  assert.equal(reason('$1,000,000/2,000,000 '.repeat(40)), 'text_is_binary')
  assert.equal(reason('\ufffd\ufffd'.repeat(40)), 'text_is_binary')
  assert.equal(reason('\u627f\u8fd0\u4eba\u5fc5\u987b\u6301\u6709\u4fdd\u9669 GL $1,000,000'), 'text_in_another_script')
  assert.equal(reason('\u0421\u0442\u0440\u0430\u0445\u043e\u0432\u043a\u0430 '.repeat(20)), 'text_in_another_script')
})
