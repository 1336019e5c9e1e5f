import type { Context, Tx } from '../../kernel/index.ts'
import type { Agent } from '../contacts/agent-of.ts'
import { findOpenThread, insertThread, type ThreadRow } from '../table.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const TOKEN_CHARS = 26
const inBase32 = (bytes: Uint8Array): string => Array.from(bytes.subarray(0, TOKEN_CHARS), (byte) => ALPHABET[byte & 31]).join('')

/** The open conversation with an agent about an insured, or a new one. In test mode each simulated answer has its own. */
export async function openThread(tx: Tx, context: Context, insuredRef: string, agent: Agent, scenario: string | null): Promise<ThreadRow> {
  const open = await findOpenThread(tx, insuredRef, agent.email, scenario)
  if (open) return open
  // 130 unguessable bits in lower case, for mail systems fold the local part.
  const token = inBase32(context.random.bytes(TOKEN_CHARS))
  return insertThread(tx, {
    thread_id: context.ids.make('thread'),
    insured_ref: insuredRef,
    agent_email: agent.email,
    agent_name: agent.name,
    agent_proven: agent.proven,
    agent_source: agent.source,
    producer_name: agent.producerName,
    token_hash: context.secrets.hash(token, 'thread token'),
    insured_token_hash: context.secrets.hash(insuredToken(context, token), 'thread token'),
    token_sealed: context.secrets.seal(token, 'thread token'),
    test_scenario: scenario,
  })
}

export const tokenOf = (context: Context, thread: ThreadRow): string => context.secrets.open(thread.token_sealed, 'thread token').toString()
/** What stands for a thread in mail to the insured. It follows from the agent's token, and does not lead back to it. */
export const insuredToken = (context: Context, token: string): string => inBase32(context.secrets.hash(token, 'insured token'))
