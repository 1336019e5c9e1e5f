import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const read = async (text: string) => {
  const answer = await readReply(replyMail(haul, text, { style: 'apple' }), haul)
  return `${answer.kind}: ${Object.values(answer.per_line).map((line) => line.outcome).join(' ')}`
}

describe('a request that is handed on refuses no policy', () => {
  for (const text of [
    "Please send these to our certificate team at coi@whitcombins.example, I don't handle them.",
    "I don't handle these. Please send to service@whitcombins.example",
    'I no longer handle these, please forward to Trish.',
    "We don't handle these, please send them to our certificate team.",
    "I'm not the one who handles these, try Bob at 555-0100",
    "Can you resend this to Ruth? I don't handle this account.",
    "I don't handle this account, Ruth Sandoval does.",
    'I no longer handle this account, please contact our service team.',
  ])
    test(text, async () => assert.equal(await read(text), 'question: none none none'))

  for (const text of ["We don't handle these.", "I don't handle them, not our client.", "We don't handle it, please contact Acme Insurance Agency", 'I no longer handle this account, please contact Acme Insurance Agency.', 'I no longer handle this account, they went to another agency.'])
    test(`${text} (refuses)`, async () => assert.equal(await read(text), 'answer: refused refused refused'))
})
