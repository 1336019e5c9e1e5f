import { findThreadTokens, type ParsedMessage } from '../replies/index.ts'

export type SignatureResult = {
  domain: string
  selector: string
  algorithm: string
  result: string
  aligned: boolean
  whole_body: boolean
  signed_headers: string[]
}
export type Authentication = {
  /** The From domain is proven by a signature or by the sending server. */
  aligned: boolean
  via: 'dkim' | 'spf' | null
  from_domain: string | null
  from_address: string | null
  /** The domains that prove: of aligned signatures, then of SPF. */
  proven_by: string[]
  dkim: SignatureResult[]
  spf: { result: string; domain: string | null; aligned: boolean }
  dmarc: { result: string; policy: string | null; domain: string | null }
  /** Thread tokens in the headers, in the headers an aligned signature covers, and in the signed body. */
  tokens: { headers: string[]; signed: string[]; body: string[] }
  /** The Date header's day. */
  date: string | null
  /** A look-up failed for now: asking again later may give another answer. */
  temporary: boolean
  problems: string[]
}

const TOKEN_IN_TEXT = /\b(?:reply\+|thr\.)([0-9a-z]{16,64})(?=[@.])/gi

/** The part of mailauth's answer that is used. */
export type Checked = {
  dkim: {
    results: {
      signingDomain: string | false
      selector?: string
      algo?: string
      status: { result: string; aligned?: string | false; underSized?: number }
      signingHeaders?: { headers?: string[] }
      canonBodyLengthLimited?: boolean
      signatureTimeValid?: boolean
    }[]
  }
  spf: { domain?: string; status: { result: string } } | false
  dmarc:
    | {
        status: { result: string }
        policy?: string
        domain?: string
        alignment?: { spf?: { result: string | false }; dkim?: { result: string | false } }
      }
    | false
}

/** Whether the From domain is proven, by what, and which thread tokens what proves it covers. */
export function judgeChecked(message: ParsedMessage, address: string, checked: Checked, delivery: { ip: string | null; mailFrom: string | null }, temporary: boolean): Authentication {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const problems: string[] = []
  const dmarc = {
    result: checked.dmarc ? checked.dmarc.status.result : 'none',
    policy: checked.dmarc ? (checked.dmarc.policy ?? null) : null,
    domain: checked.dmarc ? (checked.dmarc.domain ?? null) : null,
  }
  const dkim = checked.dkim.results.filter((one) => one.signingDomain).map((one) => signatureOf(one))
  const spfResult = checked.spf && delivery.ip !== null ? checked.spf.status.result : 'none'
  const spfDomain = checked.spf ? (checked.spf.domain?.toLowerCase() ?? null) : null
  const spfByDmarc = checked.dmarc && checked.dmarc.alignment?.spf?.result
  // A bounce has no sender to speak for; an answer by a person has one.
  const spfAligned =
    spfResult === 'pass' &&
    spfDomain !== null &&
    Boolean(delivery.mailFrom?.includes('@')) &&
    (spfByDmarc ? true : dmarc.result === 'none' && kin(spfDomain, domain))
  const proving = dkim.filter((one) => one.result === 'pass' && one.aligned && one.whole_body)
  // The domain's own policy may ask for more than kinship: where it published one, it must be satisfied.
  const permitted = dmarc.result === 'pass' || dmarc.result === 'none'
  if (!permitted) problems.push(`DMARC ${dmarc.result}`)
  for (const one of dkim)
    if (one.result === 'pass' && one.aligned && !one.whole_body) problems.push('a signature covers only part of the text')
  const via = !permitted ? null : proving.length > 0 ? 'dkim' : spfAligned ? 'spf' : null
  if (via === null && dkim.length === 0 && spfResult !== 'pass') problems.push('no signature and no SPF')
  const signed = new Set(
    checked.dkim.results
      .filter((one) => one.status.result === 'pass' && one.status.aligned && wholeBody(one))
      .flatMap((one) => (one.signingHeaders?.headers ?? []).flatMap((line) => tokensIn(line))),
  )
  return {
    aligned: via !== null,
    via,
    from_domain: domain,
    from_address: address,
    proven_by: via === null ? [] : [...new Set([...proving.map((one) => one.domain), ...(spfAligned ? [spfDomain!] : [])])],
    dkim,
    spf: { result: spfResult, domain: spfDomain, aligned: spfAligned },
    dmarc,
    tokens: { headers: findThreadTokens(message), signed: [...signed], body: tokensIn(`${message.plain ?? ''}\n${message.html ?? ''}`) },
    date: message.date,
    temporary:
      via === null &&
      (temporary || spfResult === 'temperror' || dmarc.result === 'temperror' || dkim.some((one) => one.result === 'temperror')),
    problems,
  }
}

type RawSignature = Checked['dkim']['results'][number]
const wholeBody = (one: RawSignature): boolean => !(one.status.underSized && one.status.underSized > 0) && !one.canonBodyLengthLimited
function signatureOf(one: RawSignature): SignatureResult {
  return {
    domain: String(one.signingDomain).toLowerCase(),
    selector: one.selector ?? '',
    algorithm: one.algo ?? '',
    result: one.signatureTimeValid === false ? 'expired' : one.status.result,
    aligned: Boolean(one.status.aligned),
    whole_body: wholeBody(one),
    signed_headers: [...new Set((one.signingHeaders?.headers ?? []).map((line) => line.slice(0, line.indexOf(':')).trim().toLowerCase()))],
  }
}

/** One domain is the other, or lies beneath it. */
function kin(a: string, b: string): boolean {
  return a === b || (a.endsWith(`.${b}`) && b.includes('.')) || (b.endsWith(`.${a}`) && a.includes('.'))
}

function tokensIn(text: string): string[] {
  return [...new Set([...text.slice(0, 400_000).matchAll(TOKEN_IN_TEXT)].map((match) => match[1]!.toLowerCase()))]
}
