import path from 'node:path'
import { compilePatternsAtOnce } from '../../src/cli/patterns-at-once.ts'
import { parseRequirements } from '../../src/requirements/sop/index.ts'
import { REQUIREMENT_TEXT_MAX } from '../../src/requirements/sop/text/normalise-text.ts'
import { readTexts } from '../../tests/sop/text-notation.ts'
import { atMost, type Bench, round } from './measure.ts'

const TEXTS = path.join(import.meta.dirname, '..', '..', 'tests', 'sop', 'texts')
const LONGEST_S = 2
const ROUNDS = 3

/** The longest text that is read, of as many texts by different hands as it holds, and whether its time grows as it does. */
export const requirementTexts: Bench = {
  name: 'requirement-texts',
  about: `${REQUIREMENT_TEXT_MAX.toLocaleString('en-US')} characters of texts in every style, read one behind the other as one text, warm, on one core`,
  async run() {
    // As in the service.
    compilePatternsAtOnce()
    const whole = readTexts(TEXTS).map(({ text }) => text).join('\n\n').slice(0, REQUIREMENT_TEXT_MAX)
    const quarters = [0, 1, 2, 3].map((n) => whole.slice((n * whole.length) / 4, ((n + 1) * whole.length) / 4))
    let [long, short] = [Infinity, Infinity]
    for (let n = 0; n < ROUNDS; n++) {
      long = Math.min(long, seconds(() => void parseRequirements(whole)))
      short = Math.min(short, seconds(() => quarters.forEach((quarter) => void parseRequirements(quarter))))
    }
    return [
      atMost('the longest text', long / LONGEST_S, 1, `${round(long, 1)} s`, `${LONGEST_S} s`),
      atMost('its time beside that of its quarters', long / short, 1.3, `${round(long, 1)} s`, `${round(short, 1)} s for four quarters`),
    ]
  },
}

/** Processor time, so that waiting for a busy machine is not counted. */
function seconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
