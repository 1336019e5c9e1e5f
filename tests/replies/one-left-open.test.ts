import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail } from './envelopes.ts'

const haul = CONTEXTS.haul!
const liability = haul.lines.find((line) => line.coverage_type === 'general_liability')!.coverage_line_id
const WAYS: ((said: string) => string)[] = [
  (said) => `All active. GL ${said}.`,
  (said) => `GL ${said}. All active.`,
  (said) => `GL ${said}, auto yes, cargo yes`,
  (said) => `Auto yes, cargo yes, GL ${said}`,
  (said) => `Auto: active\nCargo: active\nGL: ${said}`,
  (said) => `active\nactive\n${said}`,
]

test('one policy beside the others of which nothing good is said', async () => {
  for (const said of ['?', 'active?', 'see carrier', 'see attached', 'N', 'starts Monday', 'out', 'pulled', 'in review', 'touch and go', 'cancelled', 'per Dale', 'iffy', 'limits per policy'])
    for (const way of WAYS) {
      const text = way(said)
      const { per_line } = await readReply(replyMail(haul, text, { style: 'original' }), haul)
      assert.notEqual(per_line[liability]!.outcome, 'confirmed', text)
    }
})

test('and where something good is', async () => {
  for (const said of ['yes', 'active', 'in force', 'confirmed'])
    for (const way of [WAYS[2]!, WAYS[3]!, WAYS[4]!]) {
      const { per_line } = await readReply(replyMail(haul, way(said), { style: 'original' }), haul)
      assert.equal(per_line[liability]!.outcome, 'confirmed', way(said))
    }
})
