import type { ReplyReading } from '../vocabulary/index.ts'
import type { ThreadRow } from './table.ts'

export type Authenticity = { accepted: boolean; simulated: boolean; reason: string }

/**
 * Whether an answer's sender counts: the thread's token, a From that is the agent's and is aligned by DKIM or SPF, and
 * a domain that is proven the agent's. Anything less is a person's to judge.
 */
export function checkAuthenticity(given: { reading: ReplyReading; authentication: Record<string, unknown>; thread: ThreadRow }): Authenticity {
  const { reading, authentication, thread } = given
  const refuse = (reason: string): Authenticity => ({ accepted: false, simulated: false, reason })
  if (authentication.simulated === true && thread.test_scenario !== null) return { accepted: true, simulated: true, reason: 'simulated source' }
  if (reading.from_matches_agent !== true) return refuse(`the sender is not the agent (${reading.from_matches_agent === false ? 'another domain' : reading.from_matches_agent})`)
  if ((reading as { token?: string }).token !== 'ok') return refuse('the thread token is missing or not this thread\u2019s')
  if (authentication.aligned !== true) return refuse('the sender\u2019s domain is not proven by DKIM or SPF')
  if (!thread.agent_proven) return refuse('the agent\u2019s address was read from the paper and is not proven to be the producer\u2019s')
  return { accepted: true, simulated: false, reason: 'aligned and proven' }
}
