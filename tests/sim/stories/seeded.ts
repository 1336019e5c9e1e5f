import type { Paper } from '../papers.ts'
import type { Client } from '../client.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Mood } from '../agent.ts'
import { autoLine, certificate, extend, glLine, openEngagement, publishRules, push, requestsOf, setContact, setWebhook } from './acts.ts'
import type { Stage, Story } from './index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOODS: Mood[] = ['confirmed', 'confirmed', 'refused', 'contradicted', 'unclear', 'silent', 'out_of_office']
const rules = (min: number) => [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min }] }]

type Scene = Stage & { random: SeededRandom; client: Client; insured: string; policies: number; version: number }
type Act = (scene: Scene) => Promise<unknown>

function paperOf({ random, insured, policies }: Scene): Paper | Paper[] {
  const name = `${insured} Hauling LLC`
  const policy = `GL-${100 + random.below(policies)}`
  const lines = random.chance(0.25) ? [glLine(policy), autoLine('AU-7')] : [glLine(policy, random.pick([1_000_000, 1_000_000, 2_000_000, 500_000]))]
  const roll = random.float()
  if (roll < 0.06) return certificate(name, [], { kind: 'damaged', note: String(random.below(3)) })
  if (roll < 0.12) return certificate(name, [], { kind: 'not_insurance', note: String(random.below(3)) })
  if (roll < 0.2) return [certificate(name, lines), certificate(name, [autoLine('AU-9')])]
  if (roll < 0.3) return certificate(name, lines, { kind: 'declarations' })
  if (roll < 0.35) return certificate(name, lines, { agentEmail: null })
  if (roll < 0.4) return certificate(name, [glLine('GL-900', 1_000_000, '2026-03-03', '2027-03-03')])
  if (roll < 0.45) return certificate(name, [{ ...glLine('x'), policy: null }])
  return certificate(name, lines)
}

const pushes: Act = (scene) => push(scene.client, scene.insured, 'broker', paperOf(scene), scene.client.mode === 'test' ? { test_scenario: scene.random.pick(['confirmed', 'refused', 'contradicted', 'unclear', 'silent']) } : {})
const ACTS: [number, Act][] = [
  [5, pushes],
  [2, ({ client, insured, random }) => openEngagement(client, insured, 'broker', { outreach: random.pick(['hold', 'auto']) })],
  [1, ({ client, insured }) => openEngagement(client, insured, 'second', { outreach: 'auto' })],
  [2, async ({ client, insured, random }) => {
    const open = ((await requestsOf(client, insured, 'broker')) ?? []).find((r) => r.status !== 'closed')
    if (open) await extend(client, open.request_id, 1 + random.below(40), `reason ${random.below(1e9)}`)
  }],
  [1, ({ client, random }) => publishRules(client, 'broker', rules(random.pick([1_000_000, 2_000_000])), { applies_to: random.pick(['new', 'all_active']) })],
  [1, ({ client, insured }) => setContact(client, insured)],
  [1, async ({ client, insured }) => {
    await client.write({ operationId: 'putProgram', params: { program_ref: 'pool' }, body: { name: 'Pool', coverage_type: 'general_liability' } })
    await client.write({ operationId: 'putEnrollment', params: { insured_ref: insured, program_ref: 'pool' }, body: { enrolled: true } })
  }],
  [1, async ({ client, insured }) => {
    const { engagement_id } = await openEngagement(client, insured, 'broker')
    await client.write({ operationId: 'putWaiver', params: { engagement_id, rule_id: 'gl' }, body: { reason: 'agreed' } })
  }],
  [1, async ({ client, insured, random }) => openEngagement(client, insured, 'broker', { ends_on: random.pick(['2026-03-04', '2026-06-30', null]) })],
  [3, ({ world, random }) => world.wait(Math.floor(random.float() * 30 * HOUR_MS))],
  [1, ({ world }) => world.wait(3 * DAY_MS)],
  [2, ({ world }) => world.rest(HOUR_MS)],
]
const TEST_ACTS: [number, Act][] = [[2, ({ client, random }) => client.write({ operationId: 'advanceTestClock', body: { by_seconds: Math.ceil(random.float() * 100 * 3600) } })]]

function draw(random: SeededRandom, acts: [number, Act][]): Act {
  let at = random.float() * acts.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, act] of acts) if ((at -= weight) < 0) return act
  return acts[0]![1]
}

/** A short story of one account, drawn from a seed: a few acts about one insured or two, some at the same time. */
export const seededStory = (random: SeededRandom): Story => ({
  name: 'seeded',
  // Retries of webhooks and mail end within a day.
  afterMs: 26 * HOUR_MS,
  async tell(stage) {
    const test = random.chance(0.25)
    const client = test ? stage.test : stage.live
    stage.agents(() => random.pick(MOODS), random.pick([60_000, HOUR_MS, 20 * HOUR_MS]))
    const acts = test ? [...ACTS, ...TEST_ACTS] : ACTS
    await Promise.all([setWebhook(client), publishRules(client, 'broker', rules(1_000_000))])
    const scenes = ['acme', ...(random.chance(0.3) ? ['birch'] : [])].map((insured): Scene => ({ ...stage, random, client, insured, policies: 1 + random.below(2), version: 1 }))
    await pushes(scenes[0]!)
    const length = 1 + random.below(4)
    for (let i = 0; i < length; i++) {
      const scene = random.pick(scenes)
      if (random.chance(0.3)) await Promise.all([draw(random, acts)(scene), draw(random, acts)(scene)])
      else await draw(random, acts)(scene)
    }
  },
})
