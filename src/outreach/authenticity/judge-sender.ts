import type { OutreachContext } from '../../vocabulary/index.ts'
import { isFreemail, matchSender } from '../replies/index.ts'
import type { Authentication } from './judge-checked.ts'

export type SenderQuestion = {
  authentication: Authentication
  context: OutreachContext
  /** The domain known to be the agent's: of a reviewed contact, or matched to the producer. Null while the address is only read from a document. */
  provenDomain: string | null
  /** Further domains that never answer for the agent: the insured's own, the carriers'. */
  insuredDomains?: readonly string[]
  carrierDomains?: readonly string[]
  /** The day the outreach went out, YYYY-MM-DD: an answer is not older. */
  sentOn?: string
}
export type SenderVerdict = { verdict: 'accepted' | 'review'; reasons: string[] }

/**
 * Whether an answer counts as the agent's: its From domain proven, that domain the agent's or beneath it, and the thread's token
 * in a place that what proves the sender also covers. Anything less goes to a person, with every reason.
 */
export function judgeSender(question: SenderQuestion): SenderVerdict {
  const reasons = [...judgeDomain(question.authentication.from_domain, question), ...proofReasons(question), ...tokenReasons(question)]
  return { verdict: reasons.length === 0 ? 'accepted' : 'review', reasons }
}

/** Why this domain may not answer for the agent; empty where it may, once it is proven. */
export function judgeDomain(domain: string | null, question: Omit<SenderQuestion, 'authentication'>): string[] {
  const { context, provenDomain } = question
  if (domain === null) return ['names no single sender']
  if (isFreemail(domain)) return ['sent from a free mailbox']
  const beneath = (owner: string): boolean => domain === owner.toLowerCase() || domain.endsWith(`.${owner.toLowerCase()}`)
  if (question.insuredDomains?.some(beneath) || namedAfter(domain, context.insured_name)) return ['sent from the insured’s domain']
  const carriers = context.lines.flatMap((line) => (line.carrier === null ? [] : [line.carrier]))
  if (question.carrierDomains?.some(beneath) || carriers.some((carrier) => namedAfter(domain, carrier)))
    return ['sent from the carrier’s domain']
  if (provenDomain === null) {
    const match = matchSender(`x@${domain}`, context.agent.domain)
    return match === true
      ? ['the agent’s domain is not proven yet']
      : [match === 'lookalike' ? 'sent from a domain that imitates the agent’s' : 'not sent from the agent’s domain']
  }
  if (isFreemail(provenDomain.toLowerCase())) return ['the agent’s domain is a free mailbox provider’s']
  const match = matchSender(`x@${domain}`, provenDomain)
  if (match === true) return []
  return [match === 'lookalike' ? 'sent from a domain that imitates the agent’s' : 'not sent from the agent’s domain']
}

function proofReasons(question: SenderQuestion): string[] {
  const { authentication, provenDomain, sentOn } = question
  if (!authentication.aligned)
    return [
      authentication.temporary ? 'the sender cannot be checked for now' : 'the sender’s domain is not proven by DKIM or SPF',
      ...authentication.problems,
    ]
  const reasons: string[] = []
  const domain = authentication.from_domain ?? ''
  // Under a domain that many agencies share, a neighbour's signature is aligned and proves nothing.
  const own = authentication.proven_by.some(
    (by) =>
      by === domain || domain.endsWith(`.${by}`) || (provenDomain !== null && (by === provenDomain || by.endsWith(`.${provenDomain}`))),
  )
  if (!own) reasons.push('proven by a neighbouring domain only')
  if (sentOn !== undefined && authentication.date !== null && dayBefore(authentication.date, sentOn))
    reasons.push('written before it was asked')
  return reasons
}

/** More than one day earlier: clocks and time zones differ by less. */
function dayBefore(date: string, sentOn: string): boolean {
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(date).add({ days: 1 }), Temporal.PlainDate.from(sentOn)) < 0
}

/**
 * A genuine old message sent again with another thread's token in a header that its signature does not cover is aligned and says yes
 * to something else. So where only a signature proves, the token must stand in what is signed: a covered header, or the quoted text.
 */
function tokenReasons(question: SenderQuestion): string[] {
  const { tokens, spf } = question.authentication
  const token = question.context.thread_token.toLowerCase()
  if (tokens.headers.length === 0) return ['carries no thread token']
  if (tokens.headers.some((one) => one !== token)) return ['carries another thread’s token']
  if (tokens.body.some((one) => one !== token)) return ['quotes another thread']
  if (!question.authentication.aligned || spf.aligned) return []
  return tokens.signed.includes(token) || tokens.body.includes(token) ? [] : ['the signature does not cover the thread token']
}

const SUFFIX = /(?:incorporated|inc|llc|llp|ltd|corp|corporation|company|co|lp|the)+$/
/** Is the domain named after a company: "ortegafreight.example" after Ortega Freight Inc? */
function namedAfter(domain: string, name: string): boolean {
  const labels = domain.split('.')
  const label = (labels.at(-2) ?? '').replace(/[^a-z0-9]/g, '')
  const folded = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
    .replace(SUFFIX, '')
  if (folded.length < 5 || label.length < 5) return false
  const words = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .split(/ +/)
    .filter((word) => word !== '')
  const pair = words.slice(0, 2).join('')
  return label === folded || (pair.length >= 8 && label.startsWith(pair)) || (label.length >= 8 && folded.startsWith(label))
}
