import { type Context, isSameSignature } from '../../kernel/index.ts'

const SIGNATURE_CHARS = 32
const LINK = /^([0-9a-z]{26})([0-9a-z]{7})([0-9a-f]{32})$/
/** An answer after a time-out still counts, so a link outlives every usual clock. */
export const LINK_DAYS = 45

const signatureOf = (context: Context, body: string): string => context.secrets.hash(body, 'answer link').toString('hex').slice(0, SIGNATURE_CHARS)

/** What stands behind `/t/` in an agent's email: the thread's token, the hour it ends, and a signature, so that knowing the reply address makes no link. */
export function writeAnswerToken(context: Context, token: string, untilMs: number): string {
  const body = `${token}${Math.ceil(untilMs / 3_600_000).toString(36).padStart(7, '0')}`
  return `${body}${signatureOf(context, body)}`
}

/** The thread token of a link and when it ends; null for anything the service did not write. */
export function readAnswerToken(context: Context, link: string): { token: string; untilMs: number } | null {
  const match = LINK.exec(link)
  if (!match) return null
  const body = link.slice(0, -SIGNATURE_CHARS)
  if (!isSameSignature(match[3]!, signatureOf(context, body))) return null
  return { token: match[1]!, untilMs: Number.parseInt(match[2]!, 36) * 3_600_000 }
}
