import type { Query } from '../../kernel/index.ts'
import type { LineRow } from '../../lines/index.ts'
import { isFreemail } from '../replies/index.ts'
import { isSuppressed, listAgentContacts } from '../table.ts'

export type Agent = { email: string; name: string | null; proven: boolean; source: 'certificate' | 'reviewed' | 'simulated'; producerName: string | null }
const EMAIL = /^[^\s@<>"'(),;:\\]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.[a-z]{2,24}$/i

const FILLER = 'the and of for insurance insurors insurance ins agency agencies services service group brokers broker brokerage associates assoc company co inc llc llp corp partners risk financial solutions'.split(' ')
/** Words that an agency's domain may hold beside its name. */
const DOMAIN_FILLER = /^(?:the|and|insurance|insure|ins|agency|agencies|services?|group|grp|brokers?|brokerage|associates|assoc|company|co|inc|llc|partners|risk|financial|solutions|usa|us|online)*$/
const LABEL_CHARS_MIN = 4

/**
 * Whether a mail domain is plainly the producer's own: its name is every word that tells the agency from others, in order, with
 * nothing between or around them but the words of the trade. "harbor" alone is not Harbor Mutual Brokers' domain, nor is "harborlife".
 */
function domainIsProducers(domain: string, producerName: string | null): boolean {
  const folded = domain.toLowerCase()
  if (!producerName || isFreemail(folded)) return false
  const label = folded.split('.').slice(-2, -1)[0]?.replace(/[^a-z0-9]/g, '') ?? ''
  const words = producerName.toLowerCase().replace(/&/g, ' and ').replace(/['\u2019]/g, '').replace(/[^a-z0-9 ]/g, ' ').trim().split(/\s+/)
  const telling = words.filter((w) => !FILLER.includes(w))
  if (label.length < LABEL_CHARS_MIN || telling.join('').length < LABEL_CHARS_MIN) return false
  let rest = label
  let between = ''
  for (const word of telling) {
    const at = rest.indexOf(word)
    if (at < 0) return false
    between += rest.slice(0, at)
    rest = rest.slice(at + word.length)
  }
  return DOMAIN_FILLER.test(between) && DOMAIN_FILLER.test(rest)
}

/**
 * The agent of record as the service may write to it: a reviewed contact on file before the producer's address on the certificate.
 * `except` are addresses that were tried already.
 */
export async function agentOf(q: Query, line: LineRow, except: readonly string[] = []): Promise<Agent | null> {
  const { producer } = line.held
  const usable = async (email: string) => !except.includes(email) && !(await isSuppressed(q, email))
  for (const contact of await listAgentContacts(q, line.insured_ref))
    if (await usable(contact.email)) return { email: contact.email, name: contact.name, proven: contact.proven, source: 'reviewed', producerName: producer?.name ?? null }
  const email = producer?.email?.trim().toLowerCase()
  if (email && EMAIL.test(email) && (await usable(email)))
    return { email, name: producer?.contact_name ?? null, proven: q.mode === 'test' || domainIsProducers(email.split('@')[1]!, producer?.name ?? null), source: 'certificate', producerName: producer?.name ?? null }
  // A test push plays the source whether or not its paper names one; the address can reach nobody.
  return q.mode === 'test' && !except.length ? { email: 'agent-of-record@simulated.example', name: producer?.contact_name ?? null, proven: true, source: 'simulated', producerName: producer?.name ?? null } : null
}
