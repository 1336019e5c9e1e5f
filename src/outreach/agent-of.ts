import type { Query } from '../kernel/index.ts'
import type { LineRow } from '../lines/index.ts'
import { isSuppressed, listAgentContacts } from './table.ts'

export type Agent = { email: string; name: string | null; proven: boolean; source: 'certificate' | 'reviewed' | 'simulated'; producerName: string | null }
const EMAIL = /^[^\s@<>"'(),;:\\]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.[a-z]{2,24}$/i

/** Mail providers that anyone can have an address at: their domain proves nobody's agency. */
const FREE_MAIL = new Set('gmail.com googlemail.com yahoo.com ymail.com outlook.com hotmail.com live.com msn.com aol.com icloud.com me.com mac.com proton.me protonmail.com gmx.com mail.com zoho.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net'.split(' '))
const FILLER = /\b(the|and|of|insurance|ins|agency|agencies|services?|group|brokers?|brokerage|associates|assoc|company|co|inc|llc|llp|corp|partners|risk|financial|solutions)\b/g

/** Whether a mail domain is plainly the producer's own: it carries the name that tells the agency from others. */
export function domainIsProducers(domain: string, producerName: string | null): boolean {
  if (!producerName || FREE_MAIL.has(domain.toLowerCase())) return false
  const label = domain.toLowerCase().split('.').slice(-2, -1)[0]?.replace(/[^a-z0-9]/g, '') ?? ''
  const words = producerName.toLowerCase().replace(/&/g, ' and ').replace(/[^a-z0-9 ]/g, ' ')
  const whole = words.replace(/\s+/g, '')
  const telling = words.replace(FILLER, ' ').trim().split(/\s+/).filter((w) => w.length >= 3)
  if (label.length < 4) return false
  if (whole.startsWith(label) && label.length >= 6) return true
  return telling.length > 0 && telling.every((w) => label.includes(w)) && telling.join('').length >= 4
}

/** The agent of record as the service may write to it: a reviewed contact on file before the producer's address on the certificate. */
export async function agentOf(q: Query, line: LineRow): Promise<Agent | null> {
  const { producer } = line.held
  for (const contact of await listAgentContacts(q, line.insured_ref))
    if (!(await isSuppressed(q, contact.email))) return { email: contact.email, name: contact.name, proven: contact.proven, source: 'reviewed', producerName: producer?.name ?? null }
  const email = producer?.email?.trim().toLowerCase()
  if (email && EMAIL.test(email) && !(await isSuppressed(q, email)))
    return { email, name: producer?.contact_name ?? null, proven: q.mode === 'test' || domainIsProducers(email.split('@')[1]!, producer?.name ?? null), source: 'certificate', producerName: producer?.name ?? null }
  // A test push plays the source whether or not its paper names one; the address can reach nobody.
  return q.mode === 'test' ? { email: 'agent-of-record@simulated.example', name: producer?.contact_name ?? null, proven: true, source: 'simulated', producerName: producer?.name ?? null } : null
}
