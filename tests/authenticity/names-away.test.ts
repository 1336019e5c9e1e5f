import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate, type Authentication } from '../../src/outreach/authenticity/index.ts'
import { KEYS, SIGNS_RECIPIENT, World, writeMail } from './mail-world.ts'

const DOMAIN = 'cedarridge.example'
const TOKEN = 'k3v9x2m7q4t8r1w6z5b0n3c7d2'
const NAMES = [DOMAIN, `s1._domainkey.${DOMAIN}`, `_dmarc.${DOMAIN}`]
const world = (dmarc = 'v=DMARC1; p=reject'): World => new World().domain(DOMAIN, { key: KEYS.agent, ip: '198.51.100.20', dmarc })
type Sent = { ip?: string; mailFrom?: string; sign?: boolean; signer?: string; from?: string }
async function check(at: World, { ip = '198.51.100.20', mailFrom = `dana@${DOMAIN}`, sign = true, signer = DOMAIN, from = `Dana <dana@${DOMAIN}>` }: Sent = {}): Promise<Authentication> {
  const raw = await writeMail({ from, to: `reply+${TOKEN}@mail.example.test`, token: TOKEN, text: 'Yes, all correct.', ...(sign && { sign: { domain: signer, key: KEYS.agent, headers: SIGNS_RECIPIENT } }) })
  return authenticate(raw, { ip, helo: 'mx.cedarridge.example', mailFrom, resolver: at.resolver })
}

test('with every name server away nothing is proven, and it is worth asking again', async () => {
  const all = NAMES.reduce((net, name) => net.fail(name), world())
  for (const sent of [{}, { sign: false }, { ip: '203.0.113.9' }]) {
    const { aligned, temporary } = await check(all, sent)
    assert.deepEqual({ aligned, temporary }, { aligned: false, temporary: true })
  }
})

test('whichever look-up fails, an answer is proven or worth asking again, never unproven for good', async () => {
  for (let failing = 0; failing < 2 ** NAMES.length; failing += 1) {
    const at = NAMES.reduce((net, name, bit) => (failing & (1 << bit) ? net.fail(name) : net), world())
    const { aligned, temporary } = await check(at)
    assert.ok(aligned || temporary, failing.toString(2))
  }
})

test('where the policy cannot be looked up nothing proves: it may ask for more than was found', async () => {
  const strict = 'v=DMARC1; p=reject; adkim=s; aspf=s'
  const cousin = (net: World): World => net.domain(`mail.${DOMAIN}`, { key: KEYS.agent, ip: '198.51.100.30' })
  const sent = { signer: `mail.${DOMAIN}`, mailFrom: `dana@mail.${DOMAIN}`, ip: '198.51.100.30' }
  assert.equal((await check(cousin(world(strict)), sent)).aligned, false)
  const away = await check(cousin(world(strict)).fail(`_dmarc.${DOMAIN}`), sent)
  assert.deepEqual({ aligned: away.aligned, temporary: away.temporary }, { aligned: false, temporary: true })
})

test('a stranger is a stranger, whatever can be looked up', async () => {
  for (let failing = 0; failing < 2 ** NAMES.length; failing += 1) {
    const at = NAMES.reduce((net, name, bit) => (failing & (1 << bit) ? net.fail(name) : net), world().domain('attacker.example', { key: KEYS.attacker, ip: '203.0.113.9' }))
    const { aligned } = await check(at, { sign: false, ip: '203.0.113.9', mailFrom: 'x@attacker.example' })
    assert.equal(aligned, false, failing.toString(2))
  }
})
