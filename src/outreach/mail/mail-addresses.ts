/** Every address and id of a thread is made of its token, lower case letters and digits, so that whatever comes back tells its thread. */
export type ThreadAddress = { kind: 'reply' | 'bounce' | 'insured'; token: string }

const LOCAL_PART = /^(reply|bounce|insured)\+([0-9a-z]{8,64})$/

/** Where a plain reply goes. */
export const replyAddress = (token: string, mailDomain: string): string => `reply+${token}@${mailDomain}`

/** Where the insured's reply to a nudge goes. Its token is not the agent's: the insured must not hold what answers for the agent. */
export const insuredAddress = (token: string, mailDomain: string): string => `insured+${token}@${mailDomain}`

/** The envelope sender (VERP): a delivery report comes back to it, whatever it says inside. */
export const bounceAddress = (token: string, mailDomain: string): string => `bounce+${token}@${mailDomain}`

/** The Message-ID of one step of a thread; `step` is empty for the first message. */
export const threadMessageId = (token: string, step: string, mailDomain: string): string =>
  `<thr.${token}${step === '' ? '' : `.${step.toLowerCase().replace(/[^a-z0-9-]/g, '-')}`}@${mailDomain}>`

/** The Message-ID of mail to the insured. It names no thread: only its return address leads back. */
export const nudgeMessageId = (insuredToken: string, messageId: string, mailDomain: string): string => `<nudge.${insuredToken}.${messageId.toLowerCase().replace(/[^a-z0-9-]/g, '-')}@${mailDomain}>`

/** The thread that a recipient address names; null for any other address, and for other domains. Mail systems change the case of a local part. */
export const readThreadAddress = (address: string, mailDomain: string): ThreadAddress | null => {
  if (address.length > 320) return null
  const at = address.lastIndexOf('@')
  if (
    at < 0 ||
    address
      .slice(at + 1)
      .toLowerCase()
      .replace(/\.$/, '') !== mailDomain.toLowerCase()
  )
    return null
  const match = LOCAL_PART.exec(address.slice(0, at).toLowerCase())
  return match === null ? null : { kind: match[1] as ThreadAddress['kind'], token: match[2]! }
}
