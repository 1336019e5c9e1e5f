import type { DnsResolver } from '../../kernel/index.ts'
import { authenticate } from '../authenticity/index.ts'
import type { OutreachPorts } from '../ports.ts'

/** Checks SPF, DKIM and DMARC of what came in, with this resolver. Behind IMAP there is no envelope: only a signature proves. */
export const createAuthenticator =
  (resolver: DnsResolver, mailDomain: string): OutreachPorts['authenticate'] =>
  (raw, envelope) =>
    authenticate(raw, {
      ip: envelope?.remoteAddress?.replace(/^::ffff:/i, '') || null,
      helo: envelope?.helo || null,
      mailFrom: envelope?.mailFrom || null,
      resolver,
      mta: mailDomain,
    })
