import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail, requestText } from './envelopes.ts'

const clinic = CONTEXTS_BY_TRADE.clinic!
/** The request as it was sent, with something written below each of its policies and nothing to mark it off. */
function mail(first: string, second: string): string {
  const blocks = requestText(clinic).split('\n\n')
  const at = blocks.findIndex((block) => block.startsWith('1. '))
  const commented = [...blocks.slice(0, at + 1), first, blocks[at + 1]!, second, ...blocks.slice(at + 2)]
  return `See my comments below.\n\nFrom: Verification Desk <desk@mail.example.test>\nSent: Tuesday, November 17, 2026 9:00 AM\nSubject: Coverage\n\n${commented.join('\n\n')}`
}
const outcomes = async (text: string): Promise<string> => {
  const { per_line } = await readReply(replyMail(clinic, text, { style: 'apple' }), clinic)
  return clinic.lines.map((line) => per_line[line.coverage_line_id]!.outcome).join(' ')
}

test('comments under the name of who wrote them are read below the policy they stand under', async () => {
  assert.equal(await outcomes(mail('[Sunita Rao] Yes, active', '[Sunita Rao] Cancelled 10/2/2026')), 'confirmed refused')
  const original = mail('[Sunita Rao] Yes, active', '[Sunita Rao] Cancelled 10/2/2026').replace('From: Ver', '-----Original Message-----\nFrom: Ver')
  assert.equal(await outcomes(original), 'confirmed refused')
})

test('comments under another name, or that run on, are not the sender’s', async () => {
  assert.equal(await outcomes(mail('[Verification Desk] Yes, active', '[Verification Desk] Yes, active')), 'unclear unclear')
  assert.equal(await outcomes(mail('[Sunita Rao] Yes, active\nuntil the end of the month', '[Sunita Rao] Yes, active')), 'unclear unclear')
})
