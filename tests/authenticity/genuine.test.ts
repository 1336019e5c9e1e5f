import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate, judgeSender } from '../../src/outreach/authenticity/index.ts'
import type { OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from '../replies/contexts.ts'
import { edit, KEYS, type Parts, SIGNS_AUTHOR, SIGNS_RECIPIENT, World, writeMail } from './mail-world.ts'

const POLICIES = [
  undefined,
  'v=DMARC1; p=none',
  'v=DMARC1; p=quarantine; adkim=r',
  'v=DMARC1; p=reject',
  'v=DMARC1; p=reject; adkim=s; aspf=s',
]
type Sent = { raw: Buffer; ip: string | null; helo: string | null; mailFrom: string | null; world: World }
type System = (context: OutreachContext, base: Parts, policy: string | undefined, at: number) => Promise<Sent>

const HOST = '198.51.100.20'
const quoted = (text: string, token: string): string =>
  `${text}\n\nFrom: Verification Desk <reply+${token}@mail.example.test>\nSent: Tuesday, November 17, 2026\nSubject: Coverage\n\nPlease confirm.`
const world = (domain: string, policy: string | undefined, given: Parameters<World['domain']>[1]): World =>
  new World().domain(domain, { ...given, ...(policy ? { dmarc: policy } : {}) })

/** How mail systems in use send a plain answer. */
const SYSTEMS: Record<string, System> = {
  'hosted, signs the recipient': async (c, base, policy) => ({
    raw: await writeMail({ ...base, sign: { domain: c.agent.domain, key: KEYS.agent, headers: SIGNS_RECIPIENT } }),
    ip: HOST,
    helo: 'mail-lj1.provider.example',
    mailFrom: c.agent.email,
    world: world(c.agent.domain, policy, { key: KEYS.agent, ip: HOST }),
  }),
  'hosted, signs the author only': async (c, base, policy) => ({
    raw: await writeMail({
      ...base,
      text: quoted(base.text, base.token),
      sign: { domain: c.agent.domain, key: KEYS.agent, headers: SIGNS_AUTHOR },
    }),
    ip: HOST,
    helo: 'outbound.provider.example',
    mailFrom: c.agent.email,
    world: world(c.agent.domain, policy, { key: KEYS.agent, ip: HOST }),
  }),
  'hosted, signed by the host, SPF of the agency': async (c, base, policy) => ({
    raw: await writeMail({ ...base, sign: { domain: 'agency.onhost.example', key: KEYS.other } }),
    ip: HOST,
    helo: 'outbound.provider.example',
    mailFrom: c.agent.email,
    world: world(c.agent.domain, policy, { ip: HOST, spf: 'v=spf1 include:spf.onhost.example -all' })
      .domain('agency.onhost.example', { key: KEYS.other })
      .set('spf.onhost.example', `v=spf1 ip4:${HOST} -all`),
  }),
  'small host, SPF alone': async (c, base, policy) => ({
    raw: await writeMail(base),
    ip: HOST,
    helo: `mail.${c.agent.domain}`,
    mailFrom: c.agent.email,
    world: world(c.agent.domain, policy, { ip: HOST }),
  }),
  'agency system, signed for the agency, its own envelope': async (c, base, policy) => ({
    raw: await writeMail({ ...base, sign: { domain: c.agent.domain, key: KEYS.agent } }),
    ip: '192.0.2.77',
    helo: 'o1.sender.example',
    mailFrom: 'bounce-77@sender.example',
    world: world(c.agent.domain, policy, { key: KEYS.agent, ip: HOST }).domain('sender.example', { ip: '192.0.2.77' }),
  }),
  'subdomain mailbox': async (c, base, policy) => {
    const from = base.from.replace(/@[^>]+/, `@certs.${c.agent.domain}`)
    return {
      raw: await writeMail({ ...base, from, sign: { domain: `certs.${c.agent.domain}`, key: KEYS.agent } }),
      ip: HOST,
      helo: 'mx.host.example',
      mailFrom: `x@certs.${c.agent.domain}`,
      world: world(c.agent.domain, policy, {}).domain(`certs.${c.agent.domain}`, { key: KEYS.agent, ip: HOST }),
    }
  },
  'polled mailbox, signature alone': async (c, base, policy) => ({
    raw: await writeMail({ ...base, sign: { domain: c.agent.domain, key: KEYS.agent, headers: SIGNS_RECIPIENT } }),
    ip: null,
    helo: null,
    mailFrom: null,
    world: world(c.agent.domain, policy, { key: KEYS.agent }),
  }),
  'two signatures': async (c, base, policy) => ({
    raw: await writeMail({ ...base, html: `<p>${base.text}</p>`, sign: { domain: c.agent.domain, key: KEYS.small } }),
    ip: HOST,
    helo: 'gw.filter.example',
    mailFrom: c.agent.email,
    world: world(c.agent.domain, policy, { key: KEYS.small, ip: HOST }),
  }),
  'phone through the agency server': async (c, base, policy) => ({
    raw: await writeMail({
      ...base,
      text: quoted(`${base.text}\n\nSent from my iPhone`, base.token),
      sign: { domain: c.agent.domain, key: KEYS.agent },
    }),
    ip: HOST,
    helo: '[10.0.0.4]',
    mailFrom: c.agent.email,
    world: world(c.agent.domain, policy, { key: KEYS.agent, ip: HOST }),
  }),
  // A list server that rewrites the text breaks the signature and sends from elsewhere: a person looks, rightly.
  'relayed by a footer-adding gateway': async (c, base, policy, at) => {
    const sent = await SYSTEMS['hosted, signs the recipient']!(c, base, policy, at)
    return at % 3 === 0 ? { ...sent, raw: edit(sent.raw, /\r\n$/, '\r\n-- scanned\r\n'), ip: '192.0.2.9' } : { ...sent, ip: '192.0.2.9' }
  },
}

test('at least 95 of 100 genuine answers from common mail systems are accepted', async () => {
  const refused: string[] = []
  let count = 0
  for (const [name, system] of Object.entries(SYSTEMS)) {
    for (let at = 0; at < 10; at += 1) {
      const context = Object.values(CONTEXTS)[at % 6]!
      const base: Parts = {
        from: `${context.agent.name} <${context.agent.email}>`,
        to: `Verification Desk <reply+${context.thread_token}@mail.example.test>`,
        token: context.thread_token,
        text: 'Yes, all correct and in force.',
      }
      const { raw, world: net, ...delivery } = await system(context, base, POLICIES[at % POLICIES.length], at)
      const authentication = await authenticate(raw, { ...delivery, resolver: net.resolver })
      const judged = judgeSender({ authentication, context, provenDomain: context.agent.domain, sentOn: '2026-11-17' })
      count += 1
      if (judged.verdict !== 'accepted') refused.push(`${name} ${at}: ${judged.reasons.join('; ')}`)
    }
  }
  assert.equal(count, 100)
  assert.ok(refused.length <= 5, `${100 - refused.length} accepted\n${refused.join('\n')}`)
  assert.ok(
    refused.every((one) => one.startsWith('relayed')),
    refused.join('\n'),
  )
})
