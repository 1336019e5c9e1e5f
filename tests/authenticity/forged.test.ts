import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { authenticate, judgeSender, type SenderQuestion } from '../../src/outreach/authenticity/index.ts'
import type { OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from '../replies/contexts.ts'
import { edit, KEYS, type Parts, prepend, SIGNS_AUTHOR, SIGNS_RECIPIENT, World, writeMail } from './mail-world.ts'

const HOST = '198.51.100.20'
const EVIL = '203.0.113.66'
const OTHER_TOKEN = 'zz19otherthread00token7qq4'
type Forgery = {
  raw: Buffer
  ip?: string | null
  helo?: string
  mailFrom?: string | null
  world?: World
  proven?: string | null
  question?: Partial<SenderQuestion>
}
type Forger = (context: OutreachContext, base: Parts, at: number) => Promise<Forgery>

/** The agency's real records, and the attacker's own domain in good order. */
const net = (c: OutreachContext, at: number): World =>
  new World()
    .domain(c.agent.domain, {
      key: KEYS.agent,
      ip: HOST,
      ...(at % 3 === 0 ? {} : { dmarc: at % 3 === 1 ? 'v=DMARC1; p=none' : 'v=DMARC1; p=reject' }),
    })
    .domain('attacker.example', { key: KEYS.attacker, ip: EVIL })
const real = (c: OutreachContext, headers?: string) => ({ domain: c.agent.domain, key: KEYS.agent, ...(headers ? { headers } : {}) })
const asAttacker = { ip: EVIL, helo: 'mx.attacker.example', mailFrom: 'x@attacker.example' }
const addressed = (token: string): string => `reply+${token}@mail.example.test`
const own = (domain: string): World => new World().domain(domain, { key: KEYS.attacker, ip: EVIL, dmarc: 'v=DMARC1; p=reject' })
const fully = async (base: Parts, domain: string, from: string): Promise<Forgery> => ({
  raw: await writeMail({ ...base, from, sign: { domain, key: KEYS.attacker } }),
  ip: EVIL,
  helo: `mx.${domain}`,
  mailFrom: `a@${domain}`,
  world: own(domain),
})
async function withLimit(raw: Buffer, c: OutreachContext, length: number): Promise<Buffer> {
  const signed = await dkimSign(raw, {
    canonicalization: 'relaxed/relaxed',
    signatureData: [{ signingDomain: c.agent.domain, selector: 's1', privateKey: KEYS.agent.pem, maxBodyLength: length }],
  } as never)
  return Buffer.concat([Buffer.from(signed.signatures), raw])
}
const look = (domain: string, at: number): string => {
  const name = domain.split('.')[0]!
  return [
    `${name}s.example`,
    `${name}-certs.example`,
    `${name.replace('i', 'l')}x.example`,
    `${name}.test`,
    `${name.replace(/o|e/, '0')}.example`,
    `${name.slice(0, -1)}.example`,
    `${domain}.evil.test`,
    `my${name}.example`,
    `${name}insurance.example`,
    name.replace(/(.)(.)(.*)/, '$2$1$3.example'),
  ][at % 10]!
}

const FORGERS: Record<string, Forger> = {
  'no signature, no right to send': async (_, base) => ({ raw: await writeMail(base), ...asAttacker }),
  'no signature, the agency in the envelope': async (c, base) => ({ raw: await writeMail(base), ...asAttacker, mailFrom: c.agent.email }),
  'signed by the attacker for himself': async (_, base) => ({
    raw: await writeMail({ ...base, sign: { domain: 'attacker.example', key: KEYS.attacker } }),
    ...asAttacker,
  }),
  'signed with a key that is not the agency’s': async (c, base) => ({
    raw: await writeMail({ ...base, sign: { domain: c.agent.domain, key: KEYS.attacker } }),
    ...asAttacker,
  }),
  'text changed after signing': async (c, base) => ({
    raw: edit(
      await writeMail({ ...base, text: 'No, these were cancelled.', sign: real(c) }),
      'No, these were cancelled.',
      'Yes, all in force today...',
    ),
    ...asAttacker,
  }),
  'From changed after signing': async (c, base) => ({
    raw: edit(await writeMail({ ...base, from: `Temp <temp@${c.agent.domain}>`, sign: real(c) }), 'temp@', 'boss@'),
    ...asAttacker,
  }),
  'imitating domain, in good order': async (c, base, at) =>
    fully(base, look(c.agent.domain, at), `${c.agent.name} <dana@${look(c.agent.domain, at)}>`),
  'free mailbox with the agent’s name': async (c, base, at) =>
    fully(
      base,
      ['gmail.com', 'yahoo.com', 'outlook.com', 'aol.com', 'hotmail.com'][at % 5]!,
      `${c.agent.name} <agent.office@${['gmail.com', 'yahoo.com', 'outlook.com', 'aol.com', 'hotmail.com'][at % 5]}>`,
    ),
  'the agent’s address as display name': async (c, base) => fully(base, 'attacker.example', `"${c.agent.email}" <x@attacker.example>`),
  'an old answer replayed with this token, recipient unsigned': async (c, base) => ({
    raw: edit(
      await writeMail({ ...base, token: OTHER_TOKEN, to: addressed(OTHER_TOKEN), sign: real(c, SIGNS_AUTHOR) }),
      new RegExp(OTHER_TOKEN, 'g'),
      c.thread_token,
    ),
    ...asAttacker,
  }),
  'an old answer replayed, its quoted request kept': async (c, base) => {
    const raw = await writeMail({
      ...base,
      token: OTHER_TOKEN,
      to: addressed(OTHER_TOKEN),
      text: `Yes.\n\nFrom: Desk <${addressed(OTHER_TOKEN)}>\nSent: today\nSubject: x\n\nhello`,
      sign: real(c, SIGNS_AUTHOR),
    })
    return {
      raw: edit(
        raw,
        /^([\s\S]*?\r\n\r\n)/,
        raw.toString('latin1').split('\r\n\r\n')[0]!.replaceAll(OTHER_TOKEN, c.thread_token) + '\r\n\r\n',
      ),
      ...asAttacker,
    }
  },
  'an old answer replayed with a second recipient line': async (c, base) => ({
    raw: prepend(
      await writeMail({ ...base, token: OTHER_TOKEN, to: addressed(OTHER_TOKEN), sign: real(c, SIGNS_RECIPIENT) }),
      `To: ${addressed(c.thread_token)}`,
    ),
    ...asAttacker,
  }),
  'an old answer replayed with Delivered-To': async (c, base) => ({
    raw: prepend(
      await writeMail({
        ...base,
        token: OTHER_TOKEN,
        to: 'certs@elsewhere.test',
        references: '<a@b.test>',
        sign: real(c, SIGNS_AUTHOR),
      }).then((raw) => edit(raw, /In-Reply-To:.*\r\n/, '')),
      `Delivered-To: ${addressed(c.thread_token)}`,
    ),
    ...asAttacker,
  }),
  'genuine, another thread’s token': async (c, base) => ({
    raw: await writeMail({ ...base, token: OTHER_TOKEN, to: addressed(OTHER_TOKEN), sign: real(c) }),
    ip: HOST,
    helo: 'mx',
    mailFrom: c.agent.email,
  }),
  'genuine, no token': async (c, base) => ({
    raw: edit(
      edit(await writeMail({ ...base, to: 'desk@mail.example.test', references: '<a@b.test>' }), /In-Reply-To:.*\r\n/, ''),
      /x^/,
      '',
    ),
    ip: HOST,
    helo: 'mx',
    mailFrom: c.agent.email,
  }),
  'forwarded by the insured': async (c, base) => {
    const domain = `${c.insured_name
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .split(' ')
      .slice(0, 2)
      .join('')}.example`
    return fully(
      {
        ...base,
        subject: 'Fwd: Coverage verification',
        text: `See below from our agent.\n\n---------- Forwarded message ---------\nFrom: ${c.agent.email}\n\nAll in force.`,
      },
      domain,
      `Office <office@${domain}>`,
    )
  },
  'a signature over part of the text': async (c, base) => ({
    raw: edit(
      await withLimit(await writeMail({ ...base, text: 'Yes' }), c, 3),
      /\r\nYes\r\n/,
      '\r\nYes, all policies are in force and correct.\r\n',
    ),
    ...asAttacker,
  }),
  'two From headers': async (c, base) => ({
    raw: prepend(
      await writeMail({ ...base, from: 'x@attacker.example', sign: { domain: 'attacker.example', key: KEYS.attacker } }),
      `From: ${c.agent.name?.normalize('NFD').replace(/[^\w ]/g, '')} <${c.agent.email}>`,
    ),
    ...asAttacker,
  }),
  'neighbour under a shared domain': async (c, base) => ({
    raw: await writeMail({
      ...base,
      from: 'Agent <a@smith.agencies.example>',
      sign: { domain: 'jones.agencies.example', key: KEYS.attacker },
    }),
    ...asAttacker,
    world: new World().domain('jones.agencies.example', { key: KEYS.attacker }).domain('attacker.example', { ip: EVIL }),
    proven: 'smith.agencies.example',
    question: { context: { ...c, agent: { ...c.agent, domain: 'smith.agencies.example' } } },
  }),
  'results claimed in headers': async (c, base) => ({
    raw: prepend(
      await writeMail(base),
      `ARC-Authentication-Results: i=1; mx.google.com; dkim=pass header.d=${c.agent.domain}; spf=pass; dmarc=pass\r\nAuthentication-Results: mail.example.test; dkim=pass header.d=${c.agent.domain}; dmarc=pass\r\nReceived-SPF: pass\r\nReturn-Path: <${c.agent.email}>`,
    ),
    ip: null,
    mailFrom: null,
  }),
}

const ODD: Record<string, Forger> = {
  'the key was withdrawn': async (c, base) => ({
    raw: await writeMail({ ...base, sign: real(c) }),
    ...asAttacker,
    world: net(c, 0).set(`s1._domainkey.${c.agent.domain}`, 'v=DKIM1; p='),
  }),
  'the key cannot be looked up now': async (c, base) => ({
    raw: await writeMail({ ...base, sign: real(c) }),
    ...asAttacker,
    world: net(c, 0).fail(`s1._domainkey.${c.agent.domain}`),
  }),
  'null sender with the agency’s greeting': async (c, base) => ({
    raw: await writeMail(base),
    ip: HOST,
    helo: c.agent.domain,
    mailFrom: '',
  }),
  'the address is not proven yet': async (c, base) => ({
    raw: await writeMail({ ...base, sign: real(c) }),
    ip: HOST,
    helo: 'mx',
    mailFrom: c.agent.email,
    proven: null,
  }),
  'written long before it was asked': async (c, base) => ({
    raw: await writeMail({ ...base, date: '2026-08-01T10:00:00Z', sign: real(c) }),
    ip: HOST,
    helo: 'mx',
    mailFrom: c.agent.email,
  }),
  'strict policy, signature of a subdomain': async (c, base) => ({
    raw: await writeMail({ ...base, sign: { domain: `mail.${c.agent.domain}`, key: KEYS.agent } }),
    ...asAttacker,
    world: new World()
      .domain(c.agent.domain, { ip: HOST, dmarc: 'v=DMARC1; p=reject; adkim=s; aspf=s' })
      .domain(`mail.${c.agent.domain}`, { key: KEYS.agent }),
  }),
  'the carrier writes': async (c, base) =>
    fully(
      base,
      `${c.lines[0]!.carrier!.toLowerCase()
        .replace(/[^a-z ]/g, '')
        .split(' ')
        .slice(0, 2)
        .join('')}.example`,
      `Service <s@${c.lines[0]!.carrier!.toLowerCase()
        .replace(/[^a-z ]/g, '')
        .split(' ')
        .slice(0, 2)
        .join('')}.example>`,
    ),
  'binary noise': async () => ({ raw: Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256)), ...asAttacker }),
}

async function judgeAll(
  forgers: Record<string, Forger>,
  each: number,
): Promise<{ count: number; accepted: string[]; unexplained: string[] }> {
  const accepted: string[] = []
  const unexplained: string[] = []
  let count = 0
  for (const [name, forge] of Object.entries(forgers)) {
    for (let at = 0; at < each; at += 1) {
      const context = Object.values(CONTEXTS)[at % 6]!
      const base: Parts = {
        from: `${context.agent.name} <${context.agent.email}>`,
        to: addressed(context.thread_token),
        token: context.thread_token,
        text: 'Yes, all correct and in force.',
      }
      const made = await forge(context, base, at)
      const authentication = await authenticate(made.raw, {
        ip: made.ip ?? null,
        helo: made.helo ?? null,
        mailFrom: made.mailFrom ?? null,
        resolver: (made.world ?? net(context, at)).resolver,
      })
      const judged = judgeSender({
        authentication,
        context,
        provenDomain: made.proven === undefined ? context.agent.domain : made.proven,
        sentOn: '2026-11-17',
        ...made.question,
      })
      count += 1
      if (judged.verdict === 'accepted') accepted.push(`${name} ${at}`)
      if (judged.reasons.length === 0) unexplained.push(name)
    }
  }
  return { count, accepted, unexplained }
}

test('none of 200 forged answers is accepted, and each refusal says why', async () => {
  const { count, accepted, unexplained } = await judgeAll(FORGERS, 10)
  assert.equal(count, 200)
  assert.deepEqual(accepted, [])
  assert.deepEqual(unexplained, [])
})

test('odd cases go to a person', async () => {
  assert.deepEqual((await judgeAll(ODD, 6)).accepted, [])
})

test('the forgers’ own material, sent honestly, is accepted', async () => {
  const context = CONTEXTS.haul!
  const base: Parts = {
    from: `Dana <${context.agent.email}>`,
    to: addressed(context.thread_token),
    token: context.thread_token,
    text: 'Yes',
  }
  const authentication = await authenticate(await writeMail({ ...base, sign: real(context) }), {
    ...asAttacker,
    resolver: net(context, 2).resolver,
  })
  assert.deepEqual(judgeSender({ authentication, context, provenDomain: context.agent.domain, sentOn: '2026-11-17' }), {
    verdict: 'accepted',
    reasons: [],
  })
  assert.equal(authentication.via, 'dkim')
})

test('a failed look-up is told from a forged message', async () => {
  const context = CONTEXTS.haul!
  const made = await ODD['the key cannot be looked up now']!(
    context,
    { from: `Dana <${context.agent.email}>`, to: addressed(context.thread_token), token: context.thread_token, text: 'Yes' },
    0,
  )
  const authentication = await authenticate(made.raw, {
    ip: EVIL,
    helo: 'x',
    mailFrom: 'x@attacker.example',
    resolver: made.world!.resolver,
  })
  assert.equal(authentication.aligned, false)
  assert.equal(authentication.temporary, true)
})
