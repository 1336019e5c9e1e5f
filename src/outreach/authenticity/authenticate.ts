import { authenticate as checkMail } from 'mailauth'
import { findThreadTokens, type ParsedMessage, parseMessage } from '../replies/index.ts'
import { type Authentication, type Checked, judgeChecked } from './judge-checked.ts'

/** Answers a DNS question as node:dns does; rejects with a `code` such as ENOTFOUND, or ETIMEOUT where it is only for now. */
export type Resolver = (name: string, type: string) => Promise<string[][] | string[]>
/** How the message reached us, as the receiving server saw it. All null behind IMAP, where only a signature can prove. */
export type Delivery = { ip: string | null; helo: string | null; mailFrom: string | null; resolver: Resolver; mta?: string }

const SIGNATURES_MAX = 8

/**
 * Checks who sent a message: SPF of the delivering server, DKIM signatures, DMARC alignment of either with the From domain.
 * Never throws on a message or on a failed look-up; what cannot be checked does not prove. ARC and other servers' results are not believed.
 */
export async function authenticate(raw: Uint8Array, delivery: Delivery): Promise<Authentication> {
  const parsed = await parseMessage(raw)
  if ('refused' in parsed) return unproven(null, [parsed.refused])
  const { message } = parsed
  const problems = fromProblems(message)
  const address = message.from.length === 1 ? message.from[0]!.address : null
  if (problems.length > 0 || address === null) return unproven(message, problems)
  if ((message.headers.get('dkim-signature')?.length ?? 0) > SIGNATURES_MAX)
    return unproven(message, [`more than ${SIGNATURES_MAX} signatures`])
  const asked = { temporary: false }
  try {
    const checked = await checkMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), {
      ...(delivery.ip === null ? {} : { ip: delivery.ip }),
      ...(delivery.helo ? { helo: delivery.helo } : {}),
      // Without an envelope there is no SPF: a Return-Path in the message is the sender's word.
      sender: delivery.ip === null ? '' : (delivery.mailFrom ?? ''),
      mta: delivery.mta ?? 'inbound.invalid',
      resolver: watched(delivery.resolver, asked) as never,
      minBitLength: 1024,
      rejectRsaSha1: true,
      disableArc: true,
      disableBimi: true,
    })
    return judgeChecked(message, address, checked as unknown as Checked, delivery, asked.temporary)
  } catch (cause) {
    return unproven(message, [`cannot be checked: ${cause instanceof Error ? cause.message : 'unknown cause'}`])
  }
}

/** Two senders, or two From lines, show one reader one and another reader the other. */
function fromProblems(message: ParsedMessage): string[] {
  const lines = message.headers.get('from')?.length ?? 0
  if (lines !== 1) return [lines === 0 ? 'no From' : 'several From headers']
  if (message.from.length !== 1) return ['several senders']
  const address = message.from[0]!.address
  if (!/^[^@\s<>",;]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/i.test(address)) return ['a From that is no plain address']
  for (const name of ['to', 'date', 'subject', 'in-reply-to', 'references', 'content-type', 'message-id'])
    if ((message.headers.get(name)?.length ?? 0) > 1) return [`several ${name} headers`]
  return []
}

function watched(resolver: Resolver, asked: { temporary: boolean }): Resolver {
  return async (name, type) => {
    try {
      return await resolver(name, type)
    } catch (cause) {
      const code = (cause as { code?: string }).code ?? ''
      if (!/^(?:ENOTFOUND|ENODATA|NXDOMAIN|NODATA)$/.test(code)) asked.temporary = true
      throw cause
    }
  }
}

function unproven(message: ParsedMessage | null, problems: string[]): Authentication {
  const address = message?.from.length === 1 ? message.from[0]!.address : null
  return {
    aligned: false,
    via: null,
    from_domain: address?.includes('@') ? address.slice(address.lastIndexOf('@') + 1) : null,
    from_address: address,
    proven_by: [],
    dkim: [],
    spf: { result: 'none', domain: null, aligned: false },
    dmarc: { result: 'none', policy: null, domain: null },
    tokens: { headers: message ? findThreadTokens(message) : [], signed: [], body: [] },
    date: message?.date ?? null,
    temporary: false,
    problems,
  }
}
