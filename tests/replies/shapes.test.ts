import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readReply } from '../../src/outreach/replies/index.ts'
import type { OutreachContext } from '../../src/vocabulary/index.ts'
import { CONTEXTS } from './contexts.ts'
import { replyMail, requestText } from './envelopes.ts'

const haul = CONTEXTS.haul!
const office = CONTEXTS.office!
type Raw = { from?: string; subject?: string; token?: string; headers?: string[]; type?: string; encoding?: string; body: string | Buffer }

/** A message as it arrives, with nothing done to its body. */
function mail(context: OutreachContext, raw: Raw): Buffer {
  const token = raw.token ?? context.thread_token
  const head = [
    'Return-Path: <bounce@relay.example>',
    `From: ${raw.from ?? `Dana <${context.agent.email}>`}`,
    `To: Desk <reply+${token}@mail.example.test>`,
    `Subject: ${raw.subject ?? 'Re: Coverage'}`,
    'Date: Wed, 18 Nov 2026 10:15:00 -0600',
    'Message-ID: <a1@mailer.example>',
    `In-Reply-To: <thr.${token}@mail.example.test>`,
    ...(raw.headers ?? []),
    'MIME-Version: 1.0',
    `Content-Type: ${raw.type ?? 'text/plain; charset=utf-8'}`,
    `Content-Transfer-Encoding: ${raw.encoding ?? '8bit'}`,
    '',
    '',
  ].join('\r\n')
  return Buffer.concat([Buffer.from(head), Buffer.isBuffer(raw.body) ? raw.body : Buffer.from(raw.body.replace(/\r?\n/g, '\r\n'))])
}
const codes: Record<string, string> = { confirmed: 'c', refused: 'r', unclear: 'u', none: 'n', contradicted: 'x' }
async function outcome(context: OutreachContext, raw: Buffer): Promise<string> {
  const reading = await readReply(raw, context)
  const lines = context.lines.map((l) => `${l.coverage_line_id}=${codes[reading.per_line[l.coverage_line_id]?.outcome ?? 'none']}`)
  return `${reading.kind} ${lines.join(' ')}`
}
const quoted = (context: OutreachContext): string[] => requestText(context).split('\n').map((l) => `> ${l}`.trimEnd()) // prettier-ignore
const attribution = 'On Tue, Nov 17, 2026 at 9:00 AM Desk <reply@mail.example.test> wrote:'

/** Puts an answer below the quoted lines that hold the given words. */
function inline(context: OutreachContext, answers: Record<string, string>): string {
  const lines = quoted(context)
  const out = [attribution, '>']
  let pending: string | null = null
  for (const [at, line] of lines.entries()) {
    const key = Object.keys(answers).find((k) => line.includes(k))
    if (key) pending = answers[key]!
    out.push(line)
    const ends = lines[at + 1] === '>' || lines[at + 1] === undefined
    if (pending !== null && ends) {
      out.push('', pending, '')
      pending = null
    }
  }
  return out.join('\n')
}

const never = /(?:^|\s)\w+=c\b/

describe('answers written between the quoted lines', () => {
  test('each below its own policy', async () => {
    const body = inline(haul, { 'AUTO LIABILITY': 'Active', CARGO: 'Active', 'GENERAL LIABILITY': 'Cancelled 9/1/26' })
    assert.equal(await outcome(haul, mail(haul, { body })), 'answer al=c cg=c gl=r')
  })
  test('one of them only, the rest open', async () => {
    const got = await outcome(haul, mail(haul, { body: inline(haul, { CARGO: 'This one was cancelled in August.' }) }))
    assert.match(got, /al=[un] cg=[ru] gl=[un]/)
  })
  test('a yes above and a correction between', async () => {
    const body = `See below, the rest is in force and correct.\n\n${inline(haul, { CARGO: 'Limit is $250,000 now.' })}`
    const got = await outcome(haul, mail(haul, { body }))
    assert.match(got, /cg=[xu]/)
  })
  test('below the whole quotation', async () => {
    const got = await outcome(haul, replyMail(haul, 'Yes, all three are in force as listed.', { style: 'bottom' }))
    assert.equal(got, 'answer al=c cg=c gl=c')
  })
})

describe('bodies and charsets', () => {
  test('HTML alone, with a table', async () => {
    const body =
      '<html><body><table><tr><th>Policy</th><th>Status</th></tr><tr><td>Auto</td><td>In force</td></tr><tr><td>Cargo</td><td>In force</td></tr><tr><td>GL</td><td>Expired, not renewed</td></tr></table></body></html>'
    assert.equal(await outcome(haul, mail(haul, { type: 'text/html; charset=utf-8', body })), 'answer al=c cg=c gl=r')
  })
  test('quoted-printable in windows-1252', async () => {
    const body = 'We can=92t confirm these =96 they were cancelled on 10/1/2026.=\r\n'
    const got = await outcome(haul, mail(haul, { type: 'text/plain; charset=windows-1252', encoding: 'quoted-printable', body }))
    assert.doesNotMatch(got, never)
  })
  test('Spanish in latin1', async () => {
    const solo = CONTEXTS.solo!
    const body = Buffer.from('Sí, la póliza está vigente y los límites son correctos.\r\n', 'latin1')
    assert.equal(await outcome(solo, mail(solo, { type: 'text/plain; charset=iso-8859-1', body })), 'answer al=c')
  })
  test('an empty text part beside HTML', async () => {
    const body =
      '--x\nContent-Type: text/plain\n\n\n--x\nContent-Type: text/html; charset=utf-8\n\n<p>All three policies are in force as listed.</p>\n--x--\n'
    assert.equal(await outcome(haul, mail(haul, { type: 'multipart/alternative; boundary=x', body })), 'answer al=c cg=c gl=c')
  })
  test('text and HTML that differ', async () => {
    const body =
      '--x\nContent-Type: text/plain\n\nAll three policies are in force as listed.\n--x\nContent-Type: text/html; charset=utf-8\n\n<p>All three policies were cancelled on 9/1/26.</p>\n--x--\n'
    assert.doesNotMatch(await outcome(haul, mail(haul, { type: 'multipart/alternative; boundary=x', body })), never)
  })
  test('hidden words confirm nothing', async () => {
    const body = '<div style="display:none">All policies confirmed active</div><p>Thank you, received.</p>'
    assert.doesNotMatch(await outcome(haul, mail(haul, { type: 'text/html', body })), never)
  })
  test('a missing charset, a broken boundary, an empty body', async () => {
    for (const raw of [
      mail(haul, { type: 'text/plain; charset=no-such', body: Buffer.from([0xff, 0xfe, 0x41, 0x00]) }),
      mail(haul, { type: 'multipart/mixed; boundary=zz', body: 'All in force' }),
      mail(haul, { body: '' }),
    ])
      assert.doesNotMatch(await outcome(haul, raw), /error/)
  })
})

describe('what somebody else wrote', () => {
  test('a forwarded answer of a third party', async () => {
    const body =
      'FYI see below.\n\n---------- Forwarded message ---------\nFrom: Underwriter <uw@prairiestar.example>\nTo: Dana\n\nAll three policies are active and correct.\n'
    assert.doesNotMatch(await outcome(haul, mail(haul, { body })), never)
  })
  test('the request alone, sent back', async () => {
    assert.doesNotMatch(await outcome(haul, mail(haul, { body: `${attribution}\n${quoted(haul).join('\n')}\n` })), never)
  })
  test('the request sent back without marks of quotation', async () => {
    assert.doesNotMatch(await outcome(haul, mail(haul, { body: `\n${requestText(haul)}\n` })), never)
  })
  test('an earlier yes in the chain, a new no above it', async () => {
    const body = `I was wrong, these were cancelled.\n\nFrom: Dana <${haul.agent.email}>\nSent: Monday\nTo: Desk\nSubject: Re\n\nYes, all confirmed and in force.\n`
    assert.match(await outcome(haul, mail(haul, { body })), /al=r cg=r gl=r|al=u cg=u gl=u/)
  })
  test('a signature that says yes', async () => {
    const body = 'Please call me about these.\n\n--\nDana\n"Yes, we are active members of the chamber. All policies confirmed same day!"\n'
    assert.doesNotMatch(await outcome(haul, mail(haul, { body })), never)
  })
})

describe('senders', () => {
  const yes = 'Yes, all three policies are in force as listed.\n'
  for (const [name, from, matches] of [
    ['the agency', `Gus <gus@${haul.agent.domain}>`, true],
    ['a subdomain of the agency', `Gus <gus@certs.${haul.agent.domain}>`, true],
    ['a free mailbox', 'Dana Whitcomb <dana.whitcomb@gmail.com>', 'freemail'],
    ['an imitation', 'Dana <dana@whitcomb1ns.example>', 'lookalike'],
    ['an imitation with a word added', 'Dana <dana@whitcombins-certs.example>', 'lookalike'],
    ['the carrier', 'Service <svc@prairiestar.example>', false],
    ['the agency as display name', `"dana@${haul.agent.domain}" <x@evil.example>`, false],
    ['the agency in a longer domain', `Dana <dana@${haul.agent.domain}.evil.example>`, 'lookalike'],
  ] as const)
    test(name, async () => {
      const reading = await readReply(mail(haul, { from, body: yes }), haul)
      assert.equal(reading.from_matches_agent, matches)
      const confirmed = Object.values(reading.per_line).filter((l) => l.outcome === 'confirmed').length
      assert.equal(confirmed, matches === true ? 3 : 0)
      assert.equal(reading.needs_review, matches !== true)
    })
  test('another thread’s token', async () => {
    assert.doesNotMatch(await outcome(haul, mail(haul, { token: office.thread_token, body: yes })), never)
  })
})

describe('machines', () => {
  test('a delivery report, hard and soft', async () => {
    for (const [status, action, state] of [
      ['5.1.1', 'failed', 'hard'],
      ['4.2.2', 'delayed', 'soft'],
      ['2.0.0', 'relayed', 'soft'],
      ['2.1.5', 'expanded', 'soft'],
    ]) {
      const body = `--d\nContent-Type: text/plain\n\nYour message could not be delivered.\n--d\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ${haul.agent.email}\nAction: ${action}\nStatus: ${status}\n\n--d\nContent-Type: message/rfc822\n\nSubject: x\n\nYes, all confirmed and in force.\n--d--\n`
      const raw = mail(haul, {
        from: 'Mail Delivery System <MAILER-DAEMON@mx.example>',
        subject: 'Undelivered Mail Returned to Sender',
        headers: ['Auto-Submitted: auto-replied'],
        type: 'multipart/report; report-type=delivery-status; boundary=d',
        body,
      })
      assert.equal(await outcome(haul, raw), 'bounce al=n cg=n gl=n')
      assert.equal((await readReply(raw, haul)).bounce, state, `${action}`)
    }
  })
  test('absence, by header or by subject', async () => {
    const body = 'I am out of the office until 11/30. All active clients may call 555-0100.\n'
    for (const raw of [
      mail(haul, { headers: ['Auto-Submitted: auto-replied'], body }),
      mail(haul, { subject: 'Automatic reply: Coverage', body }),
    ])
      assert.equal(await outcome(haul, raw), 'auto_reply al=n cg=n gl=n')
  })
  test('a help desk', async () => {
    const body = '##- Please type your reply above this line -##\nYour request (1204) has been received and is being reviewed.\n'
    assert.match(await outcome(haul, mail(haul, { headers: ['Auto-Submitted: auto-generated'], body })), /^(?:acknowledgement|auto_reply) al=n cg=n gl=n/)
  })
  test('words of confirmation in a machine’s answer count for nothing', async () => {
    const body = 'Thank you for writing. All policies are in force as listed on our portal.\n'
    assert.doesNotMatch(await outcome(haul, mail(haul, { headers: ['Auto-Submitted: auto-replied'], body })), never)
  })
})

describe('the line that introduces a quote', () => {
  const request = quoted(haul).join('\n')
  for (const line of ['The verification desk wrote:', 'Verification Desk wrote:', 'Insurance Verification Desk for Delmont wrote:', 'La mesa de verificación de seguros escribió:'])
    test(`"${line}" without a date is no part of the answer`, async () => {
      assert.equal(await outcome(haul, mail(haul, { body: `Yes, all three are in force and correct.\n\n${line}\n\n${request}\n` })), 'answer al=c cg=c gl=c')
    })
  test('what somebody else wrote is part of the answer', async () => {
    for (const body of [
      `Yes, all three are in force.\n\nThe carrier wrote:\n\n> The cargo policy was cancelled on 11/2.\n`,
      `Yes, all three are in force.\n\nTheir verification was late, Northfork wrote:\n> GL cancelled\n`,
    ])
      assert.doesNotMatch(await outcome(haul, mail(haul, { body })), never)
  })
  test('a line that names us and has no quote below it is read', async () => {
    assert.doesNotMatch(await outcome(haul, mail(haul, { body: 'Yes, all three are in force.\n\nThe verification desk wrote:\nGL was cancelled in June.\n' })), /gl=c/)
  })
})
