import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { parseRequirements } from '../../src/requirements/sop/index.ts'
import { readTexts } from './text-notation.ts'

const asked = (text: string) => parseRequirements(text).ambiguities.map(({ question, candidates }) => [question, candidates] as const)

test('what is put to a person is a question, nearly always with the answers there are', () => {
  const all = readTexts(path.join(import.meta.dirname, 'texts')).filter((_, i) => i % 40 === 0).flatMap(({ text }) => asked(text)) // prettier-ignore
  assert.ok(all.length > 100)
  assert.deepEqual(all.filter(([question]) => !/\?/.test(question)), [])
  assert.ok(all.filter(([, candidates]) => candidates.length === 0).length < all.length / 50)
})

test('amounts that dispute are the candidates, and an amount without a coverage has the coverages', () => {
  assert.deepEqual(asked('Coverage is primary on general liability of $1,000,000 per occurrence.').filter(([q]) => /non-contributory/.test(q)).map(([, c]) => c), [['Yes', 'No']]) // prettier-ignore
  const orphan = asked('General liability: $1,000,000 per occurrence.\nAuto liability: $1,000,000 CSL.\n\nAlso a limit of $3,000,000.').find(([q]) => /belong to/.test(q))
  assert.ok(orphan?.[1].includes('None of them') && orphan[1].length === 3, JSON.stringify(orphan))
})
