import type { Story } from './index.ts'
import { certificate, extend, glLine, openEngagement, publishRules, push, requestsOf, setWebhook } from './acts.ts'

const HOUR_MS = 3_600_000
const GL_RULE = [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }]
const HIGHER = [{ ...GL_RULE[0]!, limits: [{ label: 'each_occurrence', min: 5_000_000 }] }]

/** Hold and release, the same paper twice, an extension, a new version for all, a waiver, a program, a batch, and a clock that runs out. */
export const everyWrite: Story = {
  name: 'every write',
  afterMs: 2 * HOUR_MS,
  async tell({ world, live, agents }) {
    agents(() => 'silent')
    await setWebhook(live, { schedule: 'manual', format: 'jsonl', include_snapshot: true, destination: { type: 'download' } })
    await publishRules(live, 'broker', GL_RULE)
    const { engagement_id } = await openEngagement(live, 'acme', 'broker', { outreach: 'hold', clock: { target_hours: 4, hard_hours: 8, escalate_at_hours: 6 } })
    await push(live, 'acme', 'broker', certificate('acme Hauling LLC', [glLine('GL-100')]))
    await world.rest(HOUR_MS / 2)
    await push(live, 'acme', 'broker', certificate('acme Hauling LLC', [glLine('GL-100')]))
    await openEngagement(live, 'acme', 'broker', { outreach: 'auto' })
    const [request] = await requestsOf(live, 'acme', 'broker')
    await extend(live, request.request_id, 4, 'the agent asked for time')
    await world.wait(13 * HOUR_MS)
    await publishRules(live, 'broker', HIGHER)
    await world.rest(HOUR_MS / 2)
    await live.write({ operationId: 'putWaiver', params: { engagement_id, rule_id: 'gl' }, body: { reason: 'small job' } })
    await live.write({ operationId: 'putProgram', params: { program_ref: 'pool' }, body: { name: 'Pool', coverage_type: 'occupational_accident' } })
    await live.write({ operationId: 'putEnrollment', params: { insured_ref: 'acme', program_ref: 'pool' }, body: { enrolled: true } })
    await live.write({ operationId: 'runBatch', body: {} })
    await world.rest(HOUR_MS / 2)
  },
}
