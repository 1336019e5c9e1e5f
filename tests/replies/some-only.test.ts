import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS_BY_TRADE } from './contexts-by-trade.ts'
import { replyMail } from './envelopes.ts'

const roof = CONTEXTS_BY_TRADE.roof!
const YES = ['All active', 'Yes to all', 'Confirmed', 'All four are in force', 'Yes']
const JOINTS = [', ', ' - ', '. ', '\n\n', ' (', '; ']
const said = (yes: string, joint: string, some: string): string => `${yes}${joint}${/[.\n]/.test(joint) ? some[0]!.toUpperCase() + some.slice(1) : some}${joint === ' (' ? ')' : ''}.`

async function confirmedBeyond(named: readonly string[], texts: string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const text of texts) {
    const { per_line } = await readReply(replyMail(roof, text, { style: 'apple' }), roof)
    if (Object.entries(per_line).some(([id, { outcome }]) => outcome === 'confirmed' && !named.includes(id))) wrong.push(text)
  }
  return wrong
}

test('a yes to all beside "only" and the name of one policy is no yes to the others', async () => {
  const only = ['GL only', 'only the GL', 'just the GL', 'GL is the only one active', 'we only write the GL', 'only GL is ours', 'GL is the only policy we have', 'the only active one is the GL', 'our only policy is the GL', 'I only looked at the GL', 'only checked the GL', 'confirmed for GL only', 'nothing but the GL', 'solo la de GL']
  assert.deepEqual(await confirmedBeyond(['gl'], YES.flatMap((yes) => only.flatMap((some) => [...JOINTS.map((joint) => said(yes, joint, some)), `${some}.\n\n${yes}.`]))), [])
})

test('nor beside names alone that nothing is said of', async () => {
  const alone = ['for the GL', 'on the GL', 'the GL that is', 'that is, the GL', 'the GL at least', 'regarding the GL', 'as far as the GL goes', 'the GL for sure', 'GL definitely', "GL and that's all", 'in terms of GL', 'GL that I know of', 'al menos la GL', 'en cuanto a la GL']
  assert.deepEqual(await confirmedBeyond(['gl'], YES.flatMap((yes) => alone.flatMap((some) => JOINTS.map((joint) => said(yes, joint, some))))), [])
  assert.deepEqual(await confirmedBeyond(['gl', 'al'], YES.flatMap((yes) => ['GL and auto', 'just 1 and 2', 'for GL, auto'].flatMap((some) => [', ', ' - '].map((joint) => said(yes, joint, some))))), [])
})

test('what narrows one policy, or singles one out as other than the rest, opens none of the others', async () => {
  for (const text of ['All active. Only change is the umbrella, it is 3M/3M.', 'The only one that changed is the umbrella, it is 3M/3M. All active.', 'Only the umbrella was cancelled, the others are active and correct.']) {
    const { per_line } = await readReply(replyMail(roof, text, { style: 'apple' }), roof)
    assert.deepEqual(['gl', 'al', 'wc'].map((id) => per_line[id]!.outcome), ['confirmed', 'confirmed', 'confirmed'], text)
  }
})
