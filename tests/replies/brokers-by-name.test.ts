import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
async function told(text: string): Promise<string> {
  const { per_line } = await readReply(replyMail(haul, text, { style: 'gmail' }), haul)
  return haul.lines.map((line) => per_line[line.coverage_line_id]!.outcome).join(' ')
}
const ALL = 'confirmed confirmed confirmed'
const NOBODY = 'unclear unclear unclear'
const GONE = 'refused refused refused'

describe('brokers that are known by their name alone', () => {
  for (const broker of ['Marsh', 'Gallagher', 'HUB International', 'Brown & Brown'])
    for (const text of [
      `They moved all of their business to ${broker} in August so we can't verify anything for them.`,
      `The account went to ${broker} effective 10/1/26.`,
      `All three policies are with ${broker} now as broker of record.`,
      `${broker} took over this account 10/1 on a BOR.`,
      `This account is now handled by ${broker}.`,
    ])
      test(text, async () => assert.equal(await told(text), GONE))
  for (const [text, wanted] of [
    ['Auto and cargo are active. GL is with Gallagher.', 'confirmed confirmed refused'],
    ['All three active. Gallagher does their benefits.', ALL],
    ["All three are placed through Gallagher's program.", NOBODY],
    ['All three active. We were acquired by Hub.', ALL],
    ['All three policies are with Boone Ridge now as broker of record.', GONE],
    ['Auto and cargo are active. GL was rewritten with Progressive direct, not through us.', 'confirmed confirmed refused'],
    ['Auto and cargo are active. GL moved to Progressive 9/1, not written by us.', 'confirmed confirmed refused'],
    ['Auto and cargo are active. GL was rewritten with Progressive.', 'confirmed confirmed contradicted'],
    ['They dropped the trucking policies (auto and cargo) on 10/20. The GL is still active.', 'refused refused confirmed'],
    ['The account went to Boone Ridge effective 10/1/26.', NOBODY],
    ['They moved all of their business to Boone Ridge in August.', NOBODY],
  ] as const)
    test(text, async () => assert.equal(await told(text), wanted))
})
