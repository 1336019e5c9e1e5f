import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { LineAnswer } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail, STYLES } from './envelopes.ts'
import { CONFIRMING, type Letter } from './letters-confirming.ts'
import { CORRECTING, REFUSING } from './letters-correcting.ts'
import { DOUBTFUL } from './letters-doubtful.ts'
import { WITH_CONDITIONS } from './letters-with-conditions.ts'
import { NOT_TODAY } from './letters-not-today.ts'
import { TALKATIVE } from './letters-talkative.ts'
import { GUARDED } from './letters-guarded.ts'
import { BY_EXCEPTION } from './letters-by-exception.ts'
import { HOSTILE, QUESTIONS, RECEIPTS, UNRELATED } from './letters-other.ts'
import { MANY_VOICES } from './letters-many-voices.ts'
import { ORDINARY } from './letters-ordinary.ts'
import { HALF_SAID } from './letters-half-said.ts'
import { ONE_MISTAKE_APART } from './letters-one-mistake-apart.ts'
import { FRIENDLY_DOUBTS } from './letters-friendly-doubts.ts'
import { WITH_FOOTERS } from './letters-with-footers.ts'

const CODES: Record<string, string> = { c: 'confirmed', r: 'refused', u: 'unclear', n: 'none', x: 'contradicted' }

/** `al=c cg=x(limits.per_vehicle=75000)|r`: a line's outcomes that are right, with the corrections where it is contradicted. */
function mismatches(outcomes: string, per_line: Record<string, LineAnswer>): string[] {
  const out: string[] = []
  for (const [, id, stated] of outcomes.matchAll(/(\w+)=((?:x\([^)]*\)|[crun])(?:\|(?:x\([^)]*\)|[crun]))*)/g)) {
    const options = [...stated!.matchAll(/([crunx])(?:\(([^)]*)\))?/g)]
    const given: LineAnswer = per_line[id!] ?? { outcome: 'none' }
    const right = options.some(
      ([, code, corrections]) =>
        given?.outcome === CODES[code!] && (code !== 'x' || sameCorrections(corrections ?? '', given.corrections ?? {})),
    )
    if (!right) out.push(`${id} is ${given?.outcome}${given?.corrections ? JSON.stringify(given.corrections) : ''}, not ${stated}`)
  }
  return out
}

function sameCorrections(stated: string, given: Record<string, string | number>): boolean {
  const wanted = Object.fromEntries(stated.split(';').map((pair) => pair.split('=') as [string, string]))
  return (
    Object.keys(wanted).length === Object.keys(given).length &&
    Object.entries(wanted).every(([path, value]) => String(given[path]) === value)
  )
}

const SETS: [name: string, letters: readonly Letter[], kind: string][] = [
  ['confirming', CONFIRMING, 'answer'],
  ['correcting', CORRECTING, 'answer'],
  ['refusing', REFUSING, 'answer'],
  ['doubtful', DOUBTFUL, 'answer'],
  ['questions', QUESTIONS, 'question'],
  ['receipts', RECEIPTS, 'acknowledgement'],
  ['unrelated', UNRELATED, 'unrelated'],
  ['hostile', HOSTILE, 'hostile'],
  ['letters in many voices', MANY_VOICES, 'answer'],
  ['doubts that sound friendly', FRIENDLY_DOUBTS, 'answer'],
  ['guarded letters', GUARDED, 'answer'],
  ['talkative letters', TALKATIVE, 'answer'],
  ['letters that say half of it', HALF_SAID, 'answer'],
  ['ordinary letters', ORDINARY, 'answer'],
  ['letters with conditions', WITH_CONDITIONS, 'answer'],
  ['answers by exception', BY_EXCEPTION, 'answer'],
  ['letters one mistake apart', ONE_MISTAKE_APART, 'answer|question|acknowledgement'],
  ['letters that do not say today', NOT_TODAY, 'answer'],
  ['letters with footers', WITH_FOOTERS, 'answer'],
]

for (const [name, letters, usual] of SETS) {
  describe(`letters: ${name}`, () => {
    letters.forEach(([key, text, outcomes, kind], at) => {
      test(text.replaceAll('\n', ' / ').slice(0, 110), async () => {
        const context = CONTEXTS[key]!
        const style = STYLES[at % STYLES.length]!
        const reading = await readReply(replyMail(context, text, { style }), context)
        assert.deepEqual(mismatches(outcomes, reading.per_line), [], `${style}: ${reading.reasons.join('; ')}`)
        assert.ok((kind ?? usual).split('|').includes(reading.kind), `${reading.kind}, not ${kind ?? usual}`)
        for (const line of Object.values(reading.per_line)) {
          if (line.outcome === 'confirmed' || line.outcome === 'refused' || line.outcome === 'contradicted')
            assert.ok(
              line.sentence && text.replaceAll(/[\s|]+/g, ' ').includes(line.sentence.replaceAll(/[\s|]+/g, ' ')),
              'every conclusion names its sentence',
            )
        }
      })
    })
  })
}
