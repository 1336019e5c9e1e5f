import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { foldText, foldWords, joinFolded } from '../../src/extraction/classify/fold-text.ts'

/** The rules of the fold one after the other, as they are told. */
const told = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replace(/[1i|!]/g, 'l')
    .replace(/[^a-z2-9]/g, '')
    .replaceAll('rn', 'm')

const print = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom('r', 'n', 'R', 'N', ' ', '1', '!', '|', '0', 'o', 'ﬁ', 'K', 'İ', ' ', '-') }))

test('text folds by its rules, letter by letter', () => {
  fc.assert(fc.property(print, (text) => assert.equal(foldText(text), told(text))), { numRuns: 3000 })
})

test('words fold each on their own, and pieces read on fold as one text', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom('r', 'n', 'm', 'I', '0', '-', '7') }), { maxLength: 8 })
  fc.assert(
    fc.property(words, (list) => {
      assert.equal(foldWords(list.join(' ')), ` ${list.map(told).filter(Boolean).join(' ')} `)
      assert.equal(joinFolded(list.map(foldText)), told(list.join(' ')))
    }),
    { numRuns: 3000 },
  )
})
