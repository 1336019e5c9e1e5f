import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const asked = CONTEXTS['haul']!
/** The general liability ends on the first of January, the others in summer. */
const context = { ...asked, lines: asked.lines.map((line) => (line.coverage_type === 'general_liability' ? { ...line, effective_date: '2026-01-01', expiration_date: '2027-01-01' } : { ...line, effective_date: '2026-07-15', expiration_date: '2027-07-15' })) }
const gl = context.lines.find((line) => line.coverage_type === 'general_liability')!.coverage_line_id
const ofGl = async (remark: string, date = 'Wed, 18 Nov 2026 10:15:00 -0600'): Promise<string> => {
  const outcomes = []
  for (const text of [`All in force. ${remark}.`, `${remark}. Everything is in force today as you have it.`]) outcomes.push((await readReply(replyMail(context, text, { style: 'outlook', date }), context)).per_line[gl]!.outcome)
  return [...new Set(outcomes)].join()
}

test('the renewal to come, in the last months of a term that ends that day, takes nothing back', async () => {
  for (const remark of ["GL renews 1/1 and we don't have terms yet", 'The GL renewal is being quoted now', 'FYI the GL renews January 1 and is out to market', 'We are currently marketing the GL for 1/1', 'They may move the GL at renewal 1/1', 'Renewal terms on the GL are due in December']) assert.equal(await ofGl(remark), 'confirmed', remark)
})

test('another day, another month, a term that began lately or ended: no coming renewal', async () => {
  for (const remark of ["GL renews 12/1 and we don't have terms yet", 'The GL renews in December', 'GL renewed 1/1 with a new carrier', 'GL renews 1/1 but they stopped paying', 'The GL is being marketed since the carrier cancelled', 'GL was up for renewal 11/1 and we don’t have terms yet', 'The GL renewal is overdue']) assert.doesNotMatch(await ofGl(remark), /confirmed/, remark)
  assert.doesNotMatch(await ofGl('The GL renewal is being quoted now', 'Mon, 02 Feb 2026 10:15:00 -0600'), /confirmed/)
  assert.doesNotMatch(await ofGl('The GL renewal is being quoted now', 'Mon, 11 Jan 2027 10:15:00 -0600'), /confirmed/)
})
