import { type Caller, DomainError, type Query } from '../../kernel/index.ts'
import { findThread } from '../table.ts'

/**
 * Raw mail quotes what was sent, the agent's link with it: while a conversation is open, whoever asks about an insured must not be
 * able to answer for its agent. Staff may read it, and so may anyone in test mode, where there is no agent.
 */
export async function refuseWhileOpen(q: Query, threadId: unknown, caller: Caller): Promise<void> {
  if (q.mode === 'test' || caller.operator !== undefined || typeof threadId !== 'string') return
  if ((await findThread(q, threadId))?.status === 'open') throw new DomainError('thread_open', 'The conversation is still open; its raw mail, which quotes the agent\u2019s own link, can be fetched once it is closed.')
}
