import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { READING_HEAP } from '../../src/extraction/read-settings.ts'
import { atLeast, atMost, type Bench, round } from './measure.ts'

const PAPERS = 16

/** Digital ACORD 25s from bytes to lines, beside the least that the PDF library itself takes for text with boxes. */
export const readDigital: Bench = {
  name: 'read-digital',
  about: `${PAPERS} digital ACORD 25s from bytes to lines, warm, on one core, with the heap that the reading child has`,
  async run() {
    const rounds = path.join(import.meta.dirname, 'reading-rounds.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [...READING_HEAP, rounds, String(PAPERS)])
    const { bare, whole } = JSON.parse(stdout) as { bare: number; whole: number }
    const perSecond = 1000 / whole
    return [
      atMost('a page, bytes to lines', whole / bare, 2.5, `${round(whole, 1)} ms`, `${round(bare, 1)} ms for text with boxes`),
      atLeast('pages a second on a core', perSecond / 10, 1, `${round(perSecond)}/s`, '10/s'),
    ]
  },
}
