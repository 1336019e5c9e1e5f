import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { LatePattern, mustHold, PatternsByWord } from '../../src/vocabulary/index.ts'

const meets = (source: string, text: string): boolean => mustHold(source).every((words) => words.some((word) => text.includes(word)))

test('what a pattern cannot do without', () => {
  assert.deepEqual(mustHold('(?:no longer|not) active'), [[' active'], ['no longer', 'not']])
  assert.deepEqual(mustHold('liability|liab\\b'), [['liab']])
  assert.deepEqual(mustHold('(?=.*cyber)(?:dram){0,2}[- ]\\u00a4\\.com'), [['.com']])
  assert.deepEqual(mustHold('(?<year>20)\\k<year>(?<![a-z])x*'), [['20']])
  assert.deepEqual(mustHold('ab?c+d'), [['a'], ['c'], ['d']])
  assert.deepEqual(mustHold('(?!never)(?:we )?(?:have|(?:are |is )?on) file\\.'), [[' file.'], ['have', 'on']])
  assert.deepEqual(mustHold('[a-z]{2} days?(?: ago|)'), [[' day']])
  assert.deepEqual(mustHold('(?:x|){2}y{0,3}\\d\\w.'), [])
})

/** A small pattern with a text that it matches. */
const { pattern } = fc.letrec<{ pattern: [string, string]; part: [string, string]; row: [string, string] }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<[string, string]>(['a', 'a'], ['bc', 'bc'], ['no ', 'no '], ['\\.', '.'], ['[xy]', 'y'], ['\\d', '7'], ['.', 'q'], ['(?!z{9})', ''], ['(?<!z{9})', ''], ['\\b|\\B', '']).map(([source, text]): [string, string] => [source.includes('|') ? `(?:${source})` : source, text]),
    fc.tuple(tie('pattern'), fc.constantFrom('?', '*', '{0,2}', '{2}', '+', '+?', ''), fc.nat(2)).filter(([[source], often]) => !/[*+]/.test(often) || !/[*+?{]/.test(source)).map(([[source, text], often, times]): [string, string] => [`(?:${source})${often}`, text.repeat(often === '{2}' ? 2 : often.startsWith('+') ? times + 1 : often === '' ? 1 : often === '?' ? times % 2 : times)]),
    fc.constantFrom('?', '*', '+', '{3}', '{0,1}').map((often): [string, string] => [`ab${often}`, often === '+' ? 'abb' : often === '{3}' ? 'abbb' : 'a']),
  ),
  row: fc.array(tie('part'), { maxLength: 4 }).map((parts): [string, string] => [parts.map(([source]) => source).join(''), parts.map(([, text]) => text).join('')]),
  pattern: fc.tuple(fc.array(tie('row'), { minLength: 1, maxLength: 3 }), fc.nat()).map(([rows, which]): [string, string] => [rows.map(([source]) => source).join('|'), rows[which % rows.length]![1]]),
}))

test('a text that a pattern matches holds them', () => {
  fc.assert(
    fc.property(pattern, ([source, text]) => {
      assert.match(text, new RegExp(`^(?:${source})$`))
      assert.ok(meets(source, text), `/${source}/ matches ${JSON.stringify(text)}, not ${JSON.stringify(mustHold(source))}`)
    }),
    { numRuns: 800 },
  )
})

test('of many patterns those that match a text are among the possible, in their order, also when it is asked about again', () => {
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 1, maxLength: 12 }), fc.nat(), fc.string({ maxLength: 5 }), (made, which, around) => {
      const patterns = made.map(([source]) => new LatePattern(source))
      const byWord = new PatternsByWord(patterns)
      for (const text of [around, `${around}${made[which % made.length]![1]}${around}`, around, '']) {
        const possible = byWord.possibleIn(text)
        const matching = patterns.filter((p) => new RegExp(p.source).test(text))
        assert.deepEqual(possible.filter((p) => matching.includes(p)), matching)
        assert.deepEqual(possible, patterns.filter((p) => p.mayBeIn(text)))
      }
    }),
    { numRuns: 80 },
  )
})
