import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Served } from './served.ts'

const KILLS = 3
const CALLERS = 4
const served = new Served()
before(() => served.start())
after(() => served.stop())

type Acknowledged = { ref: string; key: string; text: string }
let over = false

async function ask(method: string, target: string, body?: FormData | object, headers: Record<string, string> = {}): Promise<{ status: number; text: string } | null> {
  try {
    const res = await fetch(served.url + target, {
      method,
      signal: AbortSignal.timeout(60_000),
      headers: { authorization: `Bearer ${served.keys.test_key}`, ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    return { status: res.status, text: await res.text() }
  } catch {
    return null
  }
}
const paper = (ref: string): FormData => {
  const form = new FormData()
  form.set('insured_ref', ref)
  form.set('consumer_ref', 'broker')
  form.append('files', new Blob([`%PDF-1.7\nno document stands behind this line of ${ref}\n`]), 'paper.pdf')
  return form
}

/** Pushes under load until told to stop; asks again with the same key whenever the answer was lost. */
async function caller(name: string, acknowledged: Acknowledged[]): Promise<void> {
  for (let n = 0; !over; n++) {
    const ref = `${name}-${n}`
    for (let answered = false; !answered; ) {
      const reply = await ask('POST', '/v1/documents', paper(ref), { 'idempotency-key': ref })
      answered = reply?.status === 200
      if (reply?.status === 200) acknowledged.push({ ref, key: ref, text: reply.text })
      else if (over) return
      else await sleep(100)
    }
  }
}

test('nothing acknowledged is lost when the process is killed again and again under load', { timeout: 580_000 }, async (t) => {
  const acknowledged: Acknowledged[] = []
  const callers = Promise.all(Array.from({ length: CALLERS }, (_, i) => caller(`caller-${i}`, acknowledged)))
  for (let kill = 0; kill < KILLS; kill++) {
    const wanted = acknowledged.length + 5 + Math.floor(Math.random() * 15)
    while (acknowledged.length < wanted) await sleep(20)
    await served.kill()
    await served.start()
  }
  over = true
  await callers
  t.diagnostic(`${acknowledged.length} pushes acknowledged over ${KILLS} kills`)
  for (const { ref, key, text } of acknowledged) {
    const first = JSON.parse(text)
    const replay = await ask('POST', '/v1/documents', paper(ref), { 'idempotency-key': key })
    assert.equal(replay?.status, 200)
    assert.equal(replay.text, JSON.stringify({ ...first, idempotent_replay: true }))
    const document = await ask('GET', `/v1/documents/${first.documents[0].document_id}`)
    assert.equal(document?.status, 200, `${ref}: ${document?.text}`)
    assert.equal(JSON.parse(document.text).sha256, first.documents[0].sha256)
    const listed = JSON.parse((await ask('GET', `/v1/documents?insured_ref=${ref}`))!.text)
    assert.equal(listed.data.length, 1, `${ref} has ${listed.data.length} documents`)
    const file = await ask('GET', `/v1/documents/${first.documents[0].document_id}/file`)
    assert.match(file?.text ?? '', new RegExp(`this line of ${ref}\n`))
  }
  // Each is read to its end, leases of the killed included, and says so once.
  const last = acknowledged.at(-1)!
  for (const { ref, text } of [acknowledged[0]!, last]) {
    const { engagement_id } = JSON.parse(text)
    const ended = async () => JSON.parse((await ask('GET', `/v1/engagements/${engagement_id}`))!.text)
    let engagement = await ended()
    while (engagement.documents[0].status !== 'failed') {
      await sleep(500)
      engagement = await ended()
    }
    const names = engagement.events.map((e: { event: string }) => e.event)
    assert.equal(names.filter((n: string) => n === 'document.received').length, 1, ref)
    assert.equal(names.filter((n: string) => n === 'document.failed').length, 1, ref)
  }
})
