import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomesOf } from './outcomes-of.ts'

const YES = ['yes', 'active', 'in force', 'confirmed', 'correct', 'current']
const NO = ['cancelled', 'cancelled 11/1', 'expired', 'not ours', 'no longer with us', 'lapsed']
const SEPARATORS = [', ', '. ', ' / ', '; ', '\n', ' - ', ' and ']
const PATTERNS = ['yyn', 'yny', 'nyy', 'nny', 'ynn']

test('as many answers in a row as policies were asked are taken in their order', async () => {
  const wrong: string[] = []
  for (const [a, separator] of SEPARATORS.entries())
    for (const [b, pattern] of PATTERNS.entries())
      for (const [c, yes] of YES.entries()) {
        const no = NO[(a + b + c) % NO.length]!
        const said = [...pattern].map((one) => (one === 'y' ? yes : no))
        const row = separator === ' and ' ? `${said[0]}, ${said[1]} and ${said[2]}` : said.join(separator)
        const want = ['al', 'cg', 'gl'].map((line, at) => `${line}=${pattern[at] === 'y' ? 'confirmed' : 'refused'}`).join(' ')
        for (const letter of [row, `Hi,\n\n${row}\n\nLet me know if you need anything else.`]) if ((await outcomesOf('haul', letter)) !== want) wrong.push(JSON.stringify(letter))
      }
  assert.deepEqual(wrong, [])
})

test('rows that count others, or say more, are of nobody knows which', async () => {
  for (const letter of ['Active, active, active, cancelled', 'Active, active, pending cancel', 'Active, cancelled, active I think', 'Active, active, should be active', 'Cancelled, reinstated, active', 'Active then cancelled then active'])
    assert.ok(!(await outcomesOf('haul', letter)).includes('confirmed'), letter)
})

test('"no" within a remark is no answer in a row', async () => {
  assert.equal(await outcomesOf('haul', 'Active, no pending cancellations, limits match.'), 'al=confirmed cg=confirmed gl=confirmed')
})
