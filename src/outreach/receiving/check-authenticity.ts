import type { OutreachContext } from '../../vocabulary/index.ts'
import { type Authentication, judgeSender } from '../authenticity/index.ts'
import { domainOf } from '../replies/index.ts'
import type { ThreadRow } from '../table.ts'

/** What stands for the sender of a message: its checks, or that the service played it itself. */
export type SenderProof = Authentication | { simulated: true }
export type Authenticity = { accepted: boolean; simulated: boolean; reasons: string[] }

/**
 * Whether an answer's sender counts: the thread's token, a From that is the agent's and is aligned by DKIM or SPF, and
 * a domain that is proven the agent's. Anything less is a person's to judge, with every reason.
 */
export function checkAuthenticity(given: { proof: SenderProof; thread: ThreadRow; asked: OutreachContext; insuredEmail: string | null; sentOn: string | null }): Authenticity {
  const { proof, thread, asked } = given
  if ('simulated' in proof) return { accepted: thread.test_scenario !== null, simulated: true, reasons: thread.test_scenario !== null ? [] : ['nothing is simulated on this thread'] }
  const insured = domainOf(given.insuredEmail)
  const { verdict, reasons } = judgeSender({
    authentication: proof,
    context: asked,
    provenDomain: thread.agent_proven ? asked.agent.domain : null,
    ...(insured !== null && insured !== asked.agent.domain && { insuredDomains: [insured] }),
    ...(given.sentOn !== null && { sentOn: given.sentOn }),
  })
  return { accepted: verdict === 'accepted', simulated: false, reasons }
}
