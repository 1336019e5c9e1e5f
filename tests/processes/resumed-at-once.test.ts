import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Served } from './served.ts'

const served = new Served()
before(() => served.start())
after(() => served.stop())

/** Half of the lease under which a document is read. */
const WAIT_MS = 60_000
const paper = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))
const ask = async (target: string, body?: FormData) => (await fetch(served.url + target, { headers: { authorization: `Bearer ${served.keys.test_key}` }, ...(body && { method: 'POST', body }) })).json() as Promise<any>
const push = (ref: string) => {
  const form = new FormData()
  for (const [name, value] of [['insured_ref', ref], ['consumer_ref', 'broker']] as const) form.set(name, value)
  form.append('files', new Blob([paper]), 'paper.pdf')
  return ask('/v1/documents', form)
}
const statuses = async () => (await ask('/v1/documents')).data.map((d: { status: string }) => d.status)
const reach = async (what: (now: string[]) => boolean): Promise<boolean> => {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(10)) if (what(await statuses())) return true
  return false
}

test('the next start takes up at once what the killed one was reading', async () => {
  await Promise.all(Array.from({ length: 6 }, (_, n) => push(`carrier-${n}`)))
  assert.ok(await reach((now) => now.includes('extracting')), 'nothing was being read')
  await served.kill()
  await served.start()
  assert.ok(await reach((now) => now.every((status) => status === 'extracted')), `after ${WAIT_MS} ms: ${await statuses()}`)
})
