import { generateKeyPairSync } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Resolver } from '../../src/outreach/authenticity/index.ts'

/** A small internet: keys, address records and policies in a map, and mail signed as its domains would sign it. */
export type Key = { pem: string; record: string }
const keyOf = (bits: number): Key => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  }
}
export const KEYS = { agent: keyOf(2048), other: keyOf(2048), attacker: keyOf(2048), small: keyOf(1024) }

export class World {
  readonly #records = new Map<string, string>()
  readonly #failing = new Set<string>()
  set(name: string, text: string): this {
    this.#records.set(name, text)
    return this
  }
  /** Look-ups of this name time out. */
  fail(name: string): this {
    this.#failing.add(name)
    return this
  }
  /** A domain with a signing key at selector s1, an address that may send, and a policy if it has one. */
  domain(name: string, given: { key?: Key; ip?: string; dmarc?: string; spf?: string }): this {
    if (given.key) this.set(`s1._domainkey.${name}`, given.key.record)
    if (given.ip) this.set(name, given.spf ?? `v=spf1 ip4:${given.ip} -all`)
    if (given.dmarc) this.set(`_dmarc.${name}`, given.dmarc)
    return this
  }
  readonly resolver: Resolver = async (name, type) => {
    if (this.#failing.has(name)) throw Object.assign(new Error('timed out'), { code: 'ETIMEOUT' })
    const text = type === 'TXT' ? this.#records.get(name) : undefined
    if (text === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return [[text]]
  }
}

export type Sign = { domain: string; key: Key; headers?: string; selector?: string }
export type Parts = {
  from: string
  to: string
  subject?: string
  token: string
  text: string
  html?: string
  date?: string
  headers?: Record<string, string>
  sign?: Sign
  references?: string
  /** The Message-ID it answers; absent, one that names the thread alone. */
  answers?: string
}

/** Headers that hosted mail systems sign: the one covers whom it is for, the other does not. */
export const SIGNS_RECIPIENT = 'To:Subject:Message-ID:Date:From:MIME-Version:Cc:Reply-To:In-Reply-To:References:Content-Type'
export const SIGNS_AUTHOR = 'From:Date:Subject:Message-ID:Content-Type:MIME-Version'

export async function writeMail(parts: Parts): Promise<Buffer> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const thread = `<thr.${parts.token}@mail.example.test>`
  const sent = await transport.sendMail({
    from: parts.from,
    to: parts.to,
    subject: parts.subject ?? 'Re: Coverage verification',
    text: parts.text,
    ...(parts.html ? { html: parts.html } : {}),
    inReplyTo: parts.answers ?? thread,
    references: parts.references ?? thread,
    date: parts.date ?? '2026-11-18T15:00:00Z',
    headers: parts.headers ?? {},
    ...(parts.sign
      ? {
          dkim: {
            domainName: parts.sign.domain,
            keySelector: parts.sign.selector ?? 's1',
            privateKey: parts.sign.key.pem,
            ...(parts.sign.headers ? { headerFieldNames: parts.sign.headers } : {}),
          },
        }
      : {}),
  })
  return sent.message as Buffer
}

export const edit = (raw: Buffer, from: string | RegExp, to: string): Buffer =>
  Buffer.from(raw.toString('latin1').replace(from, to), 'latin1')
export const prepend = (raw: Buffer, header: string): Buffer => Buffer.concat([Buffer.from(`${header}\r\n`), raw])
