/** One message as it is to be sent. Addresses are bare; ids carry their angle brackets. */
export type OutgoingMail = {
  from: { name: string; address: string }
  to: { name: string | null; address: string }
  replyTo: string
  /** Envelope sender: delivery reports go there. */
  returnPath: string
  messageId: string
  /** The message it follows, and all before it, oldest first. */
  inReplyTo: string | null
  references: readonly string[]
  subject: string
  text: string
  html: string
  /** Epoch milliseconds. */
  sentAtMs: number
}

/** What a mailer did. `raw` is the message byte for byte, for the record. */
export type SentMail = { raw: Buffer; messageId: string; response: string }

/** Sends one message. Throws MailError. A message that was sent and is sent again carries the same Message-ID. */
export interface Mailer {
  /** true: mail is kept on this machine and reaches nobody. */
  readonly keeps: boolean
  send(mail: OutgoingMail): Promise<SentMail>
  /** Reaches and signs in to whatever it sends through, without sending. */
  reach(): Promise<void>
  close(): Promise<void>
}

/** `permanent`: this recipient or message will never be taken. `temporary`: try again. `at` is who said no. */
export class MailError extends Error {
  readonly kind: 'permanent' | 'temporary'
  readonly at: 'recipient' | 'message' | 'relay'
  /** The server's own words, or null when it was not reached. */
  readonly response: string | null

  constructor(kind: MailError['kind'], at: MailError['at'], message: string, response: string | null, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.at = at
    this.response = response
  }
}
