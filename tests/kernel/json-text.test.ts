import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrayText, inLines, JsonText, writeObject } from '../../src/kernel/index.ts'

test('an object is written as JSON.stringify writes it, also where a member has its text already', () => {
  const rules = [{ rule_id: 'a', held: ['x', null], 'odd "name"': 1.5 }, { rule_id: 'line\nbreak  \u0000\ud800' }]
  const object = { ref: 'a"b\\c', nothing: undefined, none: null, rules, at: 12, 'odd "name"': true, 7: 'number first' }
  assert.equal(writeObject({ ...object, rules: new JsonText(rules) }), JSON.stringify(object))
  assert.equal(writeObject({}), '{}')
  assert.equal(writeObject({ gone: undefined }), '{}')
})

test('texts in lines come apart as they were', () => {
  const texts = [{ a: 'one\ntwo\r\n' }, [], 'three', {}].map((value) => JSON.stringify(value))
  assert.deepEqual(inLines(texts).split('\n'), texts)
})

test('a list as one text keeps what a list may hold', () => {
  assert.equal(arrayText([]), '{}')
  assert.equal(arrayText(['a', 'b"c\\d', '', 'NULL']), '{"a","b\\"c\\\\d","","NULL"}')
})
