import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'
import { outcomesOf } from './outcomes-of.ts'

const expect = async (cases: [string, string][]): Promise<void> => {
  for (const [letter, want] of cases) assert.equal(await outcomesOf('haul', letter), want.replace(/(\w+)=(\w)\b/g, (_, line: string, one: string) => `${line}=${({ c: 'confirmed', r: 'refused', u: 'unclear', x: 'contradicted' } as Record<string, string>)[one]}`), letter)
}

test('AL is the auto wherever a sentence may name it', () =>
  expect([
    ['AL moved to another agency; the cargo & GL both active.', 'al=r cg=c gl=c'],
    ['Cargo and GL are active. They dropped the AL.', 'al=r cg=c gl=c'],
    ['Cargo and GL are active, not sure about AL.', 'al=u cg=c gl=c'],
  ]))

test('a heading in a sentence is of the names up to the one that something else is said of', () =>
  expect([
    ['Active: auto, cargo but GL lapsed.', 'al=c cg=c gl=r'],
    ['Active: auto & cargo, the GL is written elsewhere.', 'al=c cg=c gl=r'],
    ['In force: auto, cargo, while the GL is no longer with us.', 'al=c cg=c gl=r'],
    ['Cargo is active but at 75,000 and in force: auto and GL.', 'al=c cg=x gl=c'],
  ]))

test('a doubt that leads to one policy is of that one', () =>
  expect([
    ['GL and auto are active but not sure about the cargo.', 'al=c cg=u gl=c'],
    ['We confirm auto and GL, but I think the cargo is too.', 'al=c cg=u gl=c'],
    ['GL and auto are active but not sure.', 'al=u cg=u gl=u'],
  ]))

test('what we do not have, and what we lost', () =>
  expect([
    ['Yes to auto & GL, but we do not have motor truck cargo.', 'al=c cg=r gl=c'],
    ['We lost the cargo. Auto and GL are active.', 'al=c cg=r gl=c'],
    ['Auto and GL are active, the cargo we lost.', 'al=c cg=r gl=c'],
  ]))

test('a figure they never had is not the one that stands', async () => {
  const context = CONTEXTS.solo!
  for (const text of ['Active. The limit is $500,000 CSL, they have never carried 750,000.', 'It is active. CSL is 500,000, they never had 750,000.']) {
    const { per_line } = await readReply(replyMail(context, text, { style: 'gmail' }), context)
    assert.deepEqual(per_line.al!.corrections, { 'limits.combined_single_limit': 500_000 }, text)
  }
})
