import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { draftOutreach } from '../../src/outreach/messages/draft-outreach.ts'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const build = CONTEXTS.build!
const outcomes = async (subject: string): Promise<string[]> => {
  const { per_line } = await readReply(replyMail(build, 'All four are in force with the limits shown.', { style: 'outlook', subject }), build)
  return [...new Set(Object.values(per_line).map((line) => line.outcome))]
}

describe('what a sender adds to the subject', () => {
  for (const subject of [
    'RE: Please confirm coverage: Harbor & Pine Construction Inc - GL cancelled',
    'Re: Coverage of Harbor & Pine Construction Inc (pending audit)',
    'RE: Coverage of Harbor & Pine Construction Inc - until Friday',
    'RE: Please confirm coverage: Harbor & Pine Construction Inc - wrong thread',
    'Re: Coverage of Harbor & Pine Construction Inc - as far as I know',
    'NOT CONFIRMED: Harbor & Pine Construction Inc',
    'RE: Please confirm coverage: Harbor & Pine Construction Inc - umbrella vencida',
    'RE: Please confirm coverage: Harbor & Pine Construction Inc - they moved in May',
  ])
    test(`takes it back: ${subject}`, async () => assert.deepEqual(await outcomes(subject), ['unclear']))
  for (const subject of [
    'RE: Please confirm coverage: Harbor & Pine Construction Inc',
    'RE: [EXTERNAL] Coverage verification request - Harbor & Pine Construction Inc',
    'Re: Coverage of Harbor & Pine Construction Inc [Ticket#88121]',
    'RE: Coverage of Harbor & Pine Construction Inc - Confirmed',
    'Re: Reminder: Please confirm coverage: Harbor & Pine Construction Inc (ref: KB-20281)',
    'Harbor & Pine COI',
    '',
  ])
    test(`says nothing: ${subject}`, async () => assert.deepEqual(await outcomes(subject), ['confirmed']))
})

describe('our own subject, answered as it is, takes nothing back whatever the insured is called', () => {
  for (const name of ['Abcdefghij '.repeat(20).trim(), 'Haul-It.com Movers LLC', 'Two\nLines and More, LLC', 'www.bigrigs.us', 'Ops @ Night Trucking', 'Pending Review Corp', 'A'.repeat(500)])
    test(JSON.stringify(name).slice(0, 40), async () => {
      const asked = { ...build, insured_name: name }
      const { subject } = draftOutreach({ kind: 'first', insured: { name }, agent: build.agent, askedFor: null, lines: build.lines, replyAddress: 'reply@mail.localhost', answerUrl: 'https://x.example/t/1' })
      const { per_line } = await readReply(replyMail(asked, 'All four are in force with the limits shown.', { style: 'outlook', subject: `RE: ${subject}` }), asked)
      assert.deepEqual([...new Set(Object.values(per_line).map((line) => line.outcome))], ['confirmed'])
    })
})
