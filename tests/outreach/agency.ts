import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nodemailer from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { insertAgentContact } from '../../src/outreach/table.ts'
import { KEYS, type Parts, SIGNS_RECIPIENT, writeMail } from '../authenticity/mail-world.ts'
import { call, type Service, startService, until } from '../harness/service.ts'
import { type RefusingServer, startRefusingServer } from '../mail/refusing-server.ts'

export const MAIL_DOMAIN = 'desk.example.test'
export const AGENT = { email: 'dana@cedarridge.example', domain: 'cedarridge.example' }
const CERTIFICATE = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))

/** The service in live mode with real mail on loopback, and an agency whose mail server takes what it sends. */
export type LiveMail = {
  service: Service
  agency: RefusingServer
  /** Pushes the sample certificate for an insured whose agent is on file; resolves to its engagement's id. */
  push(insured: string, options?: { agent?: string; /** false: an address that nobody has checked. */ proven?: boolean; fields?: Record<string, string> }): Promise<string>
  engagement(id: string): Promise<any>
  /** The nth email that the agent got about an insured. */
  letter(insured: string, nth?: number): Promise<Letter>
  /** Hands a raw message to the service's mail server; resolves to its answer. */
  deliver(raw: Buffer, to: string, from?: string): Promise<string>
  /** The agent's reply, signed as its domain signs. */
  reply(letter: Letter, text: string, more?: Partial<Parts> & { attachments?: { filename: string; content: Buffer }[] }): Promise<Buffer>
  close(): Promise<void>
}
export type Letter = { from: string; to: string[]; raw: Buffer; email: Email; replyTo: string; token: string; answerUrl: string }

export async function startLiveMail(refusals: Record<string, string> = {}, env: Record<string, string> = {}, shared?: RefusingServer): Promise<LiveMail> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-agency-'))
  const dns = path.join(folder, 'dns.json')
  const zone = {
    [`s1._domainkey.${AGENT.domain}`]: { TXT: [KEYS.agent.record] },
    [AGENT.domain]: { TXT: ['v=spf1 ip4:198.51.100.20 -all'] },
    [`_dmarc.${AGENT.domain}`]: { TXT: ['v=DMARC1; p=reject'] },
    's1._domainkey.attacker.example': { TXT: [KEYS.attacker.record] },
    'attacker.example': { TXT: ['v=spf1 ip4:127.0.0.1 -all'] },
  }
  writeFileSync(dns, JSON.stringify(zone))
  const agency = shared ?? (await startRefusingServer(refusals))
  const service = await startService({ IVS_SMTP_URL: `smtp://127.0.0.1:${agency.port}?ignoreTLS=true`, IVS_SMTP_IN_PORT: '0', IVS_MAIL_DOMAIN: MAIL_DOMAIN, IVS_DNS_FILE: dns, ...env })
  const { app } = service
  const tenant = { accountId: service.accountId, mode: 'live' as const }
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: app.mailPort!, ignoreTLS: true })

  const live: LiveMail = {
    service,
    agency,
    async push(insured, { agent = AGENT.email, proven = true, fields = {} } = {}) {
      const form = new FormData()
      for (const [k, v] of Object.entries({ insured_ref: insured, insured_name: `${insured} Hauling`, consumer_ref: 'broker', ...fields })) form.set(k, v)
      form.append('files', new Blob([new Uint8Array(CERTIFICATE)], { type: 'application/pdf' }), 'certificate.pdf')
      await app.context.store.tx(tenant, (tx) => insertAgentContact(tx, { contact_id: app.context.ids.make('work'), insured_ref: insured, email: agent, name: 'Dana Whitlock', proven, source: 'test' }))
      const receipt = await call(service, service.live, 'POST', '/v1/documents', form)
      if (receipt.status !== 200) throw new Error(JSON.stringify(receipt.body))
      return receipt.body.engagement_id
    },
    async engagement(id) {
      const got = await call(service, service.live, 'GET', `/v1/engagements/${id}`)
      if (got.status !== 200) throw new Error(JSON.stringify(got.body))
      return got.body
    },
    async letter(insured, nth = 0) {
      const mine = () => agency.received.filter((m) => m.raw.includes(`${insured} Hauling`))
      const got = (await until(async () => mine()[nth], (m) => m !== undefined))!
      if (!got) throw new Error(`no letter ${nth} about ${insured}: ${mine().length} came`)
      const email = await PostalMime.parse(got.raw)
      const replyTo = email.replyTo![0]!.address!
      return { ...got, email, replyTo, token: /\+([0-9a-z]{26})@/.exec(replyTo)![1]!, answerUrl: /https?:\/\/\S+\/t\/\S+/.exec(email.text ?? '')?.[0] ?? '' }
    },
    deliver: (raw, to, from = AGENT.email) =>
      transport.sendMail({ envelope: { from, to: [to] }, raw }).then(
        (sent) => (sent as { response: string }).response,
        (error) => (error as { response?: string; message: string }).response ?? (error as Error).message,
      ),
    async reply(letter, text, { attachments, ...more } = {}) {
      const parts: Parts = {
        from: `Dana Whitlock <${AGENT.email}>`,
        to: letter.replyTo,
        token: letter.token,
        answers: letter.email.messageId!,
        subject: `Re: ${letter.email.subject}`,
        text: `${text}\n\nOn Mon, Nov 23, 2026 at 9:12 AM Verification Desk <${letter.replyTo}> wrote:\n${(letter.email.text ?? '').split('\n').map((l) => `> ${l}`).join('\n')}`,
        date: new Date().toISOString(),
        sign: { domain: AGENT.domain, key: KEYS.agent, headers: SIGNS_RECIPIENT },
        ...more,
      }
      return attachments ? withFiles(parts, attachments) : writeMail(parts)
    },
    async close() {
      transport.close()
      await service.close()
      if (!shared) await agency.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return live
}

async function withFiles(parts: Parts, attachments: { filename: string; content: Buffer }[]): Promise<Buffer> {
  const thread = `<thr.${parts.token}@${MAIL_DOMAIN}>`
  const sent = await nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail({
    from: parts.from, to: parts.to, subject: parts.subject!, text: parts.text, inReplyTo: parts.answers ?? thread, references: thread, date: parts.date!, attachments,
    dkim: { domainName: AGENT.domain, keySelector: 's1', privateKey: KEYS.agent.pem, headerFieldNames: SIGNS_RECIPIENT },
  })
  return sent.message as Buffer
}

/** The review items of an insured, as they stand. */
export const itemsOf = (live: LiveMail, insured: string) =>
  live.service.app.context.store.read({ accountId: live.service.accountId, mode: 'live' }, (q) => q.rows<{ kind: string; status: string; title: string; detail: any }>('SELECT kind, status, title, detail FROM review_items WHERE account_id = $1 AND mode = $2 AND insured_ref = $3 ORDER BY created_at', [q.accountId, q.mode, insured]))
/** The messages of an insured's threads, oldest first. */
export const messagesOf = (live: LiveMail, insured: string) =>
  live.service.app.context.store.read({ accountId: live.service.accountId, mode: 'live' }, (q) =>
    q.rows<{ direction: string; kind: string; status: string; error: string | null; authentication: any; evidence_id: string | null }>(
      'SELECT m.direction, m.kind, m.status, m.error, m.authentication, m.evidence_id FROM thread_messages m JOIN threads t USING (account_id, mode, thread_id) WHERE t.account_id = $1 AND t.mode = $2 AND t.insured_ref = $3 ORDER BY m.created_at, m.message_id',
      [q.accountId, q.mode, insured],
    ),
  )
