import type { Authentication } from './authenticity/index.ts'
import type { Mailer } from './mail/outgoing-mail.ts'
import type { SendPacer } from './mail/pace-sends.ts'
import type { Envelope } from './receiving/receive-mail.ts'

/** What outreach needs beside the context of every room. */
export type OutreachPorts = {
  mail: Mailer
  /** How many emails a recipient domain gets, and when. */
  pacer: SendPacer
  /** Replies and bounces come back to addresses of this domain. */
  mailDomain: string
  /** How long the simulated source of test mode takes to answer. */
  testAnswerMs: number
  /** Base of the answer links, without a trailing slash. */
  publicUrl: () => string
  /** SPF, DKIM and DMARC of a raw message: `aligned` says whether its From domain is proven. */
  authenticate: (raw: Uint8Array, envelope: Envelope | null) => Promise<Authentication>
}
