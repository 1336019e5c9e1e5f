import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serialize } from 'node:v8'
import { levelLines } from '../../src/requirements/sop/segments/level-lines.ts'
import { readLines } from '../../src/requirements/sop/lines/read-lines.ts'
import { readableText } from '../../src/requirements/sop/text/normalise-text.ts'
import { asBytes } from '../../src/requirements/sop/text/one-byte.ts'

/** Behind its two bytes of version, V8's own format marks a text of two bytes a letter with "c", after a byte of filling where it needs one. */
const isWide = (text: string): boolean => serialize(text)[2] !== '"'.charCodeAt(0)
const TEXT = 'General liability of $1,000,000 each occurrence is required.\nThe carrier\u2019s rating must be A- VII or better.\nTick here \u2713 for cargo of $100,000.'

test('what is cut from a text with a wide letter is kept as bytes where it has none', () => {
  const [first, second, third] = TEXT.split('\n') as [string, string, string]
  assert.deepEqual([first, second, third].map(isWide), [true, true, true])
  assert.deepEqual([first, second, third].map((line) => isWide(asBytes(line))), [false, true, true])
  for (const line of [first, second, third]) assert.equal(asBytes(line), line)
  assert.equal(isWide(readLines(TEXT)[0]!.body), false)
  // The quote is a plain one in what the grammar reads.
  const { cased, lower } = readableText(second)
  assert.deepEqual([cased, lower].map(isWide), [false, false])
})

test('lines that name a level are told by their places, the known heads among them', () => {
  const lines = readLines('Tier 1\nGeneral liability $1,000,000\n\nTier 2\nGeneral liability $2,000,000\n\nVisitors\nCargo $100,000')
  const plain = levelLines(lines, new Set())
  assert.deepEqual(plain.first(1), [0])
  assert.equal(plain.last(), 2)
  assert.deepEqual(plain.first(9), [0, 2])
  const known = levelLines(lines, new Set([4]))
  assert.equal(known.last(), 4)
  assert.deepEqual(known.first(9), [0, 2, 4])
  const none = levelLines(lines.slice(5), new Set())
  assert.deepEqual([none.first(2), none.last()], [[], -1])
})
