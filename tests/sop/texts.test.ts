import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { parseRequirements } from '../../src/requirements/sop/index.ts'
import { type Score, scoreText } from './score-texts.ts'
import { readTexts } from './text-notation.ts'

const texts = readTexts(path.join(import.meta.dirname, 'texts'))
const scores = texts.map((text) => ({ text, score: scoreText(text, parseRequirements(text.text)) }))
const sum = (of: (s: Score) => number): number => scores.reduce((n, { score }) => n + of(score), 0)
const said = (): string => scores.filter((s) => s.score.notes.length).map((s) => `${s.text.id}\n  ${s.score.notes.join('\n  ')}`).join('\n') // prettier-ignore

test(`${texts.length} requirement texts of many kinds read as a careful reader reads them`, () => {
  const right = sum((s) => s.right)
  const precision = right / (right + sum((s) => s.wrong))
  const recall = right / (right + sum((s) => s.missing))
  assert.ok(precision >= 0.99, `precision ${precision.toFixed(3)}\n${said()}`)
  assert.ok(recall >= 0.98, `recall ${recall.toFixed(3)}\n${said()}`)
  assert.ok(sum((s) => s.raised) / sum((s) => s.asked) >= 0.975, `questions\n${said()}`)
})

test('what is wrong is put in doubt', () => {
  assert.ok(sum((s) => s.silent) <= 3, said())
})

test('a lone figure without a scale is read where its limit is named behind it, and asked about', () => {
  const { score } = scores.find(({ text }) => text.id === 'figures-alone')!
  assert.deepEqual([score.right, score.wrong, score.missing, score.raised, score.asked], [6, 0, 0, 3, 3])
})

test('a comparison that finds nothing wrong with a wrong rule would be worthless', () => {
  const text = texts.find((t) => t.id === 'shipper-memo')!
  const parsed = parseRequirements(text.text.replace('$1,000,000 combined', '$2,000,000 combined'))
  const score = scoreText(text, parsed)
  assert.equal(score.silent, 1)
  assert.equal(score.missing, 1)
})

test('white space of any length is a gap and nothing more', () => {
  const rules = (text: string) => parseRequirements(text).rules.map(({ source_sentence: _, ...rule }) => rule)
  const plain = rules('GL    $1M\n\n\nAuto    $1M')
  assert.equal(plain.length, 2)
  assert.deepEqual(rules(`GL${' '.repeat(90_000)}$1M${' \n'.repeat(40_000)}Auto    $1M`), plain)
})

test('characters that are not seen, other spaces and the bullets of a word processor change nothing', () => {
  const rules = (text: string) => parseRequirements(text).rules.map(({ source_sentence: _, ...rule }) => rule)
  const plain = '| Coverage | Limit | Additional insured |\n|---|---|---|\n| General liability | $1,000,000 | Yes |\n| Auto | $500,000 | No |\n\n- Notice of cancellation: 30 days\n- Umbrella $2,000,000'
  assert.equal(rules(plain).length, 3)
  for (const changed of [plain.replaceAll(' ', '\u00a0'), plain.replaceAll(' ', ' \u200b'), plain.replace(/(iabil|nsur|ddit)/g, '$1\u00ad'), plain.replace(/^- /gm, '\uf0b7\t'), `\ufeff${plain}`]) assert.deepEqual(rules(changed), rules(plain))
})
