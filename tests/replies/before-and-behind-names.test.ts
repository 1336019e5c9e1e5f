import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const LETTER: Record<string, string> = { confirmed: 'y', refused: 'n', unclear: 'u', none: '-', contradicted: 'x' }
const said = async (context: OutreachContext, text: string, subject?: string): Promise<string> => {
  const { per_line } = await readReply(replyMail(context, text, { style: 'outlook', ...(subject ? { subject } : {}) }), context)
  return context.lines.map((line) => LETTER[per_line[line.coverage_line_id]!.outcome]).join('')
}
const [haul, build] = [CONTEXTS['haul']!, CONTEXTS['build']!]
const check = async (context: OutreachContext, table: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [want, text] of table) assert.equal(await said(context, text), want, text)
}

test('a no before a name, answers in brackets, and those before the last name', async () => {
  await check(haul, [
    ['uyy', 'Not confirmed - auto (pending cancel). Confirmed - cargo, GL.'],
    ['uyy', 'Confirmed: cargo, GL. Not confirmed: auto (waiting on carrier)'],
    ['yyn', '(yes) auto, (yes) cargo, (no) GL, not ours'],
    ['nyy', '(no) auto, cancelled 10/1 (yes) cargo (yes) GL'],
    ['yyn', 'Yes, yes, and the GL is with another agency'],
    ['yyu', 'Yes, yes, and the GL I can’t see'],
  ])
  await check(build, [
    ['yyyu', 'Confirmed - GL, auto, umbrella\nNot confirmed - WC (audit dispute)'],
    ['yyyx', 'yes, yes, yes, and the comp is 1M/1M/1M'],
    ['yyyn', 'Three of those are ours and active (GL, auto, umb). The work comp is with Paychex.'],
    ['uuuu', 'Three of those are ours and active.'],
  ])
  assert.doesNotMatch(await said(haul, 'yes, yes, and the auto is 2M'), /y/)
})

test('what stands with a company each, by initials, or by the letters of the motor cargo', async () => {
  await check(haul, [
    ['yyy', 'GL is Northfork, auto and cargo are Prairie Star. All active.'],
    ['yyx', 'Auto and cargo are with Prairie Star Casualty, GL is with Lakehead Mutual. All active.'],
    ['yyy', 'Auto, MC and GL are all active.'],
    ['yyu', 'Both PSC policies are active. GL I am not sure of.'],
    ['yyy', 'All three BMH policies are in force.'],
    ['yyy', 'all good on these'],
  ])
  for (const text of ['GL is Prairie Star, auto and cargo are Northfork. All active.', 'Their MC is active.', 'MC active, DOT active.', 'MC# 204418 active', 'All three XYZ policies are in force.', 'all good on these if they paid', 'all good on these trucks']) assert.doesNotMatch(await said(haul, text), /y/, text)
})

test('what was written until a day, moved, or ended with no renewal', async () => {
  await check(haul, [
    ['nnn', 'We wrote them through 9/30.'],
    ['uuu', 'We wrote them through 3/10/27.'],
    ['yny', 'Auto and GL yes. The cargo they took to a surplus lines broker in August.'],
    ['yny', 'Auto and GL active. Cargo was placed by Lakehead Brokers.'],
    ['yny', 'Auto and GL active. Cargo expired 9/1 and I have no record of a renewal.'],
    ['yuy', 'Active but the reefer coverage came off in October'],
    ['yny', 'Auto and GL active. Cargo was never added.'],
    ['yyy', 'All active, 1M, 100k and 1M/2M'],
    ['yyy', 'All three active. Erik will be your contact going forward.'],
  ])
  for (const text of ['I handled this account until October, ask Brooke.', 'I have no record of a renewal. All active.', 'Both active, 100k and 1M and 1M/2M']) assert.doesNotMatch(await said(haul, text), /[yn]/, text)
})

test('a term that is yet to begin is not confirmed where its day is told', async () => {
  const ahead = { ...haul, lines: haul.lines.map((line) => (line.coverage_line_id === 'gl' ? { ...line, effective_date: '2026-12-01', expiration_date: '2027-12-01' } : line)) }
  for (const text of ['All three are in force, including the GL bound early for 12/1.', 'All active, GL effective 12/1.', 'Yes on all of them, including the GL which was bound for 12/1/26.']) assert.equal(await said(ahead, text), 'yyu', text)
})

test('what a paper is called, or a subject counts, takes a yes back', async () => {
  const withPaper = (name: string): Buffer => {
    const text = replyMail(haul, 'Yes, all three are active.', { style: 'original' }).toString()
    const [head, ...body] = text.split('\r\n\r\n')
    const [type, rest] = [/Content-Type: [^\r]+(?:\r\nContent-Transfer-Encoding: [^\r]+)?/.exec(head!)![0], body.join('\r\n\r\n')]
    return Buffer.from(`${head!.replace(type, 'Content-Type: multipart/mixed; boundary="p1"')}\r\n\r\n--p1\r\n${type}\r\n\r\n${rest}\r\n--p1\r\nContent-Type: application/pdf; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0xLjQK\r\n--p1--\r\n`)
  }
  for (const [name, want] of [['Notice of Cancellation - auto.pdf', 'unclear'], ['NOC_GL.PDF', 'unclear'], ['cargo_nonrenewal.pdf', 'unclear'], ['Expired GL.pdf', 'unclear'], ['COI 2026.pdf', 'confirmed'], ['30 Day Notice of Cancellation Endorsement.pdf', 'confirmed'], ['Nocona Hauling COI.pdf', 'confirmed']] as const)
    for (const { outcome } of Object.values((await readReply(withPaper(name), haul)).per_line)) assert.equal(outcome, want, name)
  for (const subject of ['RE: Coverage of Blue Mesa Hauling LLC (2 of 3)', 'RE: Coverage of Blue Mesa Hauling LLC as of 9/25/25', 'RE: Coverage of Blue Mesa Hauling LLC for 2025']) assert.equal(await said(haul, 'Yes, all three are active.', subject), 'uuu', subject)
})
