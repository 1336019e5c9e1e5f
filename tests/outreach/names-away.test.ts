import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { KEYS } from '../authenticity/mail-world.ts'
import { until } from '../harness/service.ts'
import { AGENT, itemsOf, messagesOf, startLiveMail } from './agency.ts'

const ZONE = JSON.stringify({
  [`s1._domainkey.${AGENT.domain}`]: { TXT: [KEYS.agent.record] },
  [AGENT.domain]: { TXT: ['v=spf1 ip4:198.51.100.20 -all'] },
  [`_dmarc.${AGENT.domain}`]: { TXT: ['v=DMARC1; p=reject'] },
})

test('an answer that came while no name server answered is kept, proven when they do, and a person’s when they never do', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ivs-names-'))
  const zone = path.join(folder, 'dns.json')
  writeFileSync(zone, ZONE)
  const live = await startLiveMail({}, { IVS_DNS_FILE: zone })
  const { store } = live.service.app.context
  const tenant = { accountId: live.service.accountId, mode: 'live' as const }
  const reading = () => store.read(tenant, (q) => q.rows<{ attempts: number; lease_token: string | null }>("SELECT attempts, lease_token FROM work WHERE account_id = $1 AND mode = $2 AND kind = 'handle-reply'", [q.accountId, q.mode]))
  const dueNow = () => store.tx(tenant, (tx) => tx.count("UPDATE work SET due_at = $3 WHERE account_id = $1 AND mode = $2 AND kind = 'handle-reply' AND lease_token IS NULL", [tx.accountId, tx.mode, tx.wallNow]))
  const attempts = (count: number) => until(() => dueNow().then(reading), (all) => all.length === 0 || all.every((one) => one.attempts >= count))
  const inbound = async (insured: string) => (await messagesOf(live, insured)).filter((m) => m.direction === 'in').map((m) => m.status)
  const states = (e: any): string[] => [...new Set<string>(e.coverage_lines.map((l: any) => l.verification.state))]
  try {
    const kilo = await live.push('kilo')
    const letter = await live.letter('kilo')
    rmSync(zone)
    assert.match(await live.deliver(await live.reply(letter, 'Yes, all correct and in force.'), letter.replyTo), /^250/)
    await attempts(7)
    assert.deepEqual(await inbound('kilo'), ['received'])
    assert.deepEqual(states(await live.engagement(kilo)), ['pending'])
    writeFileSync(zone, ZONE)
    await dueNow()
    assert.deepEqual(states(await until(() => dueNow().then(() => live.engagement(kilo)), (e) => e.verdict !== null)), ['verified'])

    const lima = await live.push('lima')
    const other = await live.letter('lima')
    rmSync(zone)
    await live.deliver(await live.reply(other, 'Yes, all correct and in force.'), other.replyTo)
    await until(() => dueNow().then(() => inbound('lima')), ([status]) => status === 'in_review')
    assert.ok((await until(() => itemsOf(live, 'lima'), (all) => all.length > 0)).length > 0)
    assert.ok(!states(await live.engagement(lima)).includes('verified'))

    // A question needs no proof to be a person's, and waits for no name server.
    await live.push('mike')
    const asked = await live.letter('mike')
    await live.deliver(await live.reply(asked, 'Who is asking for this?'), asked.replyTo)
    await until(() => inbound('mike'), ([status]) => status === 'in_review')
    assert.deepEqual(await inbound('mike'), ['in_review'])
    // What came in is told to whoever watches.
    assert.match(await (await fetch(`${live.service.url}/metrics`)).text(), /^ivs_mail_in\{outcome="taken"\} 3$/m)
  } finally {
    await live.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
