import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService, until } from '../../harness/service.ts'
import { newClient } from '../kit/client.ts'
import { dayAfter, declarations } from '../kit/paper.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())
const RULE = { rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 250_000 }] }
const stateOf = (e: any, number: string) => e.coverage_lines.find((l: any) => l.policy_number === number)?.verification.state

test('a line whose newer policy was refused decides again: its last event still is that it was superseded, and none says so a second time', async () => {
  const client = await newClient(service)
  await client.publish([RULE])
  const e = await client.pushed({}, { gl: { number: 'OLD-1' } })
  await client.pushPaper({ test_scenario: 'refused' }, { gl: { number: 'NEW-1', from: dayAfter(-10), to: dayAfter(300) } })
  const again = await client.whenEngagement(e.id, (x) => stateOf(x, 'NEW-1') === 'refused' && x.coverage_lines.every((l: any) => l.superseded_by === null))
  assert.deepEqual(again.coverage_lines.map((l: any) => l.superseded_by), [null, null])
  const settled = await client.whenEngagement(e.id, (x) => x.verdict?.status === 'pass')
  assert.deepEqual(settled.verdict.rules[0].coverage_line_ids, [e.coverage_lines[0].coverage_line_id])
  const superseded = (await client.events('coverage_line.changed')).filter((x) => x.data.change === 'superseded').map((x) => [x.data.policy_number, x.data.superseded_by !== null])
  assert.deepEqual(superseded, [['OLD-1', true]])
})

test('a line that is asked again shows no answer while it waits; the proof of the last one stays', async () => {
  const client = await newClient(service)
  await client.publish([RULE])
  const e = await client.pushed({ test_scenario: 'refused' }, { gl: { number: 'GL 100-200' } })
  const refused = e.coverage_lines[0].verification
  assert.deepEqual([refused.state, refused.confirmed_by, refused.method, refused.proof.length], ['refused', 'broker', 'simulated_source', 1])
  await client.push({ test_scenario: 'silent' }, [{ bytes: await declarations(1_000_000, 'GL 100-200'), name: 'declarations.pdf', type: 'application/pdf' }])
  const { coverage_lines: [line] } = await client.whenEngagement(e.id, (x) => stateOf(x, 'GL 100-200') === 'pending')
  assert.deepEqual(line.verification, { state: 'pending', confirmed_by: null, confirmed_at: null, method: null, proof: refused.proof })
  const [due] = await until(async () => (await client.get('/v1/insureds/ins/requests?consumer_ref=con')).body.data, (d: any) => d.length === 2)
  assert.equal(due.status, 'open')
})
