import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { readPhrases } from './read-phrases.ts'

const haul = CONTEXTS.haul!
const YES = ['All three policies are active with the limits shown.', 'Yes, confirmed.', '1) yes 2) yes 3) yes.']

const read = async (text: string) => readReply(replyMail(haul, text, { style: 'original' }), haul)
async function confirmedAmong(letters: string[]): Promise<string[]> {
  const confirmed: string[] = []
  for (const text of letters) if (Object.values((await read(text)).per_line).some((line) => line.outcome === 'confirmed')) confirmed.push(text)
  return confirmed
}

/** `remarks.txt`: what agents put beside an answer and that says nothing of it. */
describe('side remarks', () => {
  test('take nothing back', async () => {
    const open: string[] = []
    for (const remark of readPhrases('remarks.txt')) {
      const reading = await read(`${YES[0]} ${remark}`)
      if (reading.needs_review || Object.values(reading.per_line).some((line) => line.outcome !== 'confirmed')) open.push(remark)
    }
    assert.deepEqual(open, [])
  })
  test('confirm nothing alone', async () => {
    assert.deepEqual(await confirmedAmong(readPhrases('remarks.txt')), [])
  })
  test('hide nothing that is more than one: the same beginnings, going on to something that does', async () => {
    const said = readPhrases('no-remarks.txt')
    // Each is put on the line of one confirmation and above another, in turn: all of both would be four thousand letters.
    const turn = (at: number): string => YES[at % YES.length]!
    assert.deepEqual(await confirmedAmong(said.flatMap((one, at) => [`${turn(at)} ${one}`, `${one}\n\n${turn(at + 1)}`])), [])
  })
  test('and a reserve in the words of remarks, lists and denials counts, alone and beside a confirmation', async () => {
    const beside = (one: string): string[] => YES.slice(0, 2).flatMap((yes) => [`${yes} ${one}`, `${one} ${yes}`, `${yes}\n\n${one}`, `${one}\n\n${yes}\n\nDana`])
    assert.deepEqual(await confirmedAmong(readPhrases('reserves.txt').flatMap((one) => [one, ...beside(one)])), [])
  })
})
