import type { ThreadAddress } from './mail-addresses.ts'

/** Larger messages are refused: `25 MiB` of attachment fits, in base64. */
export const MESSAGE_BYTES_MAX = 30 * 1024 * 1024

/** A message as it came in, nothing in it looked at yet. */
export type ReceivedMail = {
  raw: Buffer
  /** Envelope sender, empty for a delivery report; null where the way it came does not tell (IMAP). */
  from: string | null
  /** The threads it was addressed to by its envelope; empty where the way it came does not tell. */
  to: readonly ThreadAddress[]
  /** The server that handed it over, for SPF; null behind IMAP. */
  remoteAddress: string | null
  helo: string | null
}

/** Takes a message in. Resolves once it is durably kept; a rejection leaves it with the sender, to be tried again. */
export type TakeMail = (mail: ReceivedMail) => Promise<void>
