import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asFormWord } from '../../src/extraction/images/lines/as-form-word.ts'
import { decodeLine, type LineScores } from '../../src/extraction/images/lines/recognise-line.ts'

const TEXT = [...Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)), ' ']
const wanted = { text: TEXT, class: Int32Array.from(TEXT, (_, i) => i + 1) }

/** A line of which each place shows these letters with these chances, and nothing between. */
const printed = (places: Record<string, number>[]): LineScores => {
  const classes = TEXT.length + 1
  const steps = places.length * 2
  const scores = new Float32Array(steps * classes).fill(1e-6)
  places.forEach((letters, i) => {
    for (const [char, chance] of Object.entries(letters)) scores[i * 2 * classes + TEXT.indexOf(char) + 1] = chance
    scores[(i * 2 + 1) * classes] = 0.99
  })
  return { steps, classes, scores, wanted, place: (step) => step * 4 }
}
const sure = (text: string) => [...text].map((c) => ({ [c]: 0.97 }))
const told = (line: LineScores): string | null => asFormWord(decodeLine(line), line, line)?.map((c) => c.text).join('') ?? null

test('a doubtful word is the one of the forms that its print bears out', () => {
  const [c, , ...ime] = sure('CRIME')
  assert.equal(told(printed([c!, { H: 0.5, R: 0.3 }, ...ime])), 'CRIME')
  assert.equal(told(printed([...sure('('), c!, { H: 0.5, R: 0.3 }, ...ime, ...sure(')')])), '(CRIME)')
  const letters = asFormWord(decodeLine(printed([c!, { H: 0.5, R: 0.3 }, ...ime])), printed([c!, { H: 0.5, R: 0.3 }, ...ime]), printed([c!, { H: 0.5, R: 0.3 }, ...ime]))!
  assert.deepEqual(letters.map((l) => l.centre), [0, 8, 16, 24, 32])
  assert.ok(letters.every((l) => l.confidence <= 0.8), 'no engine read it so')
})

test('a word that its print does not bear out, that two words of the forms fit, or that holds figures stays as it was read', () => {
  assert.equal(told(printed(sure('CHIME'))), null)
  const [k, e, , ...pers] = sure('Kempers')
  assert.equal(told(printed([k!, e!, { m: 0.6, e: 0.2 }, ...pers])), null)
  assert.equal(told(printed([...sure('INSURE'), { B: 0.4, R: 0.3, D: 0.3 }])), null)
  assert.equal(told(printed([...sure('C'), { H: 0.5, R: 0.3 }, ...sure('1M3')])), null)
  assert.equal(told(printed(sure('CRIME'))), null)
  const faint = printed([...sure('EMPLOYERS'), { "'": 0.5 }])
  faint.scores[9 * 2 * faint.classes] = 0.45
  assert.equal(told(faint), null, 'its stroke is its own')
})
