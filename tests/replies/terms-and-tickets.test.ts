import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const ALL = { ...CONTEXTS, ...CONTEXTS_BY_TRADE }
const said = async (key: string, text: string, raw?: Buffer): Promise<string> => {
  const { kind, per_line } = await readReply(raw ?? replyMail(ALL[key]!, text, { style: 'apple' }), ALL[key]!)
  return kind === 'answer' ? Object.entries(per_line).map(([id, line]) => `${id}=${line.outcome}${line.corrections ? JSON.stringify(line.corrections) : ''}`).join(' ') : kind
}

test('a day of its own is that policy’s, and the one of all the others’', async () => {
  const confirmed = 'gl=confirmed al=confirmed um=confirmed wc=confirmed'
  assert.equal(await said('build', 'All active through 7/1/27, WC through 2/15/27.'), confirmed)
  assert.equal(await said('build', 'All active. In force through 7/1/27 (WC 2/15/27).'), confirmed)
  assert.match(await said('build', 'All active through 7/1/27, WC through 3/15/27.'), /^gl=confirmed al=confirmed um=confirmed wc=unclear/)
  assert.match(await said('build', 'All active through 7/1/27.'), /wc=contradicted\{"expiration_date":"2027-07-01"\}$/)
})

test('policies told by what is insured, and limits written short', async () => {
  assert.equal(await said('taxi', 'The limo policy is active. WC is not ours.'), 'al=confirmed wc=refused')
  assert.equal(await said('office', 'E&O 2M/4M 25K ret, Cyber 1M/1M. Both current.'), 'pl=confirmed cy=confirmed')
  assert.equal(await said('clinic', 'I am the agent for the BOP only. It is in force.'), 'pl=unclear gl=confirmed')
})

test('whom a policy was with before is no end of it', async () => {
  assert.doesNotMatch(await said('build', 'WC was with a PEO until 2/15 and then we put it with Cascade.'), /refused/)
  assert.match(await said('build', 'WC is with a PEO.'), /wc=refused/)
})

test('what this is about has to be told first', async () => {
  assert.equal(await said('eng', 'Before I can answer I need to know what this is regarding'), 'question')
})

test('a ticket system’s heads are none of the answer, and end it where they name us', async () => {
  const context = CONTEXTS['haul']!
  const mail = (body: string): Buffer =>
    Buffer.from(
      [`From: Whitcomb Service <service@whitcombins.example>`, `To: reply+${context.thread_token}@mail.example.test`, 'Subject: Re: Coverage [#88121]', 'Date: Wed, 18 Nov 2026 10:15:00 -0600', `In-Reply-To: <thr.${context.thread_token}@mail.example.test>`, 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', body].join('\r\n'),
    )
  const asked = 'Verification Desk\nNov 17, 2026, 9:00 AM CST\n\nPlease tell us whether these policies of Blue Mesa Hauling LLC are in force as shown.\n\nDelivered by the desk'
  const head = '##- Please type your reply above this line -##\n\nKim D. (Whitcomb Insurance)\nNov 18, 2026, 10:14 AM CST\n\n'
  assert.equal(await said('haul', '', mail(`${head}All three policies are in force as shown.\n\nKim\n\n${asked}`)), 'al=confirmed cg=confirmed gl=confirmed')
  assert.doesNotMatch(await said('haul', '', mail(`${head}We got it.\n\n${asked}\nAll three are active.`)), /confirmed/)
  assert.doesNotMatch(await said('haul', '', mail(`GL was cancelled\nNov 18, 2026, 10:14 AM CST\n\nAll three are active.`)), /gl=confirmed/)
})

test('an offer of help in Spanish hides nothing behind it', async () => {
  assert.equal(await said('mex', 'Ambas activas. Cualquier duda estoy a sus órdenes.'), 'al=confirmed cg=confirmed')
  for (const text of ['Ambas activas. Cualquier duda, están canceladas.', 'Ambas activas. Cualquier duda llame a la compañía para confirmar.', 'Ambas activas. Si tiene preguntas, la de carga se canceló.']) assert.doesNotMatch(await said('mex', text), /cg=confirmed/, text)
})

test('a name in a letter all in capitals ends where its sentence goes on, and blanks that do not break are blanks', async () => {
  assert.match(await said('solo', 'HE RENEWED WITH US UNDER LSV-771903, 6/20/26 TO 6/20/27, ACTIVE.'), /al=contradicted\{"policy_number":"LSV-771903"\}/)
  assert.match(await said('tower', 'THE NAMED INSURED ON ALL OF THESE IS CALDER ENVIRONMENTAL SERVICES LLC, NOT LTD. ALL ARE ACTIVE.'), /"insured_name":"CALDER ENVIRONMENTAL SERVICES LLC"\}/)
  assert.match(await said('tower', 'The named insured on all of these is Calder Environmental Services LLC, not Ltd. All are active.'.replaceAll(' ', '\u00a0')), /"insured_name":"Calder Environmental Services LLC"\}/)
})

test('words that all but deny a value leave it open', async () => {
  assert.match(await said('prop', 'All active. Liquor is 1M/2M, hardly correct.'), /lq=unclear/)
})
