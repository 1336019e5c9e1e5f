import assert from 'node:assert/strict'
import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Service, startService } from '../harness/service.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

/** The same paper under a key, with more fields; what is staged on disk when it has been answered. */
async function push(key: string, fields: Record<string, string> = {}): Promise<{ status: number; staged: string[] }> {
  const form = new FormData()
  for (const [k, v] of Object.entries({ insured_ref: 'acme', consumer_ref: 'broker', ...fields })) form.set(k, v)
  form.append('files', new Blob(['%PDF-1.7\nnothing behind this line is a document\n']), 'paper.pdf')
  const { status } = await call(service, service.test, 'POST', '/v1/documents', form, { 'idempotency-key': key })
  return { status, staged: readdirSync(path.join(service.app.config.IVS_DATA_DIR, 'blobs', 'incoming')) }
}

test('a push, its replay and a refused one leave no staged file behind', async () => {
  assert.deepEqual(await push('one'), { status: 200, staged: [] })
  assert.deepEqual(await push('one'), { status: 200, staged: [] })
  assert.deepEqual(await push('two', { program_ref: 'nobody made it' }), { status: 422, staged: [] })
  assert.deepEqual(await push('one', { document_ref: 'other content' }), { status: 422, staged: [] })
})

const incoming = () => path.join(service.app.config.IVS_DATA_DIR, 'blobs', 'incoming')
/** Files of `incoming` that this process holds open. */
const held = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${incoming()}/`)
    } catch {
      return false
    }
  })

test('an upload that breaks off leaves no file, and none open', { skip: process.platform !== 'linux' && 'open files are counted in /proc' }, async () => {
  const { port, hostname } = new URL(service.url)
  for (let i = 0; i < 5; i++) {
    const socket = connect(Number(port), hostname)
    socket.write(`POST /v1/documents HTTP/1.1\r\nhost: ivs\r\nauthorization: Bearer ${service.test}\r\ncontent-type: multipart/form-data; boundary=cut\r\ncontent-length: 5000000\r\n\r\n`)
    socket.write('--cut\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7')
    socket.write(Buffer.alloc(400_000, 65))
    for (let tries = 0; !held().length && tries < 500; tries++) await pause(10)
    assert.notDeepEqual(held(), [], 'the file was being written')
    socket.destroy()
    for (let tries = 0; held().length + readdirSync(incoming()).length && tries < 500; tries++) await pause(10)
    assert.deepEqual([held(), readdirSync(incoming())], [[], []])
  }
})

test('bytes that cannot be kept are a 500 of this call, whatever follows them in the form', async () => {
  rmSync(incoming(), { recursive: true })
  for (const size of [1_000, 3_000_000]) {
    const form = new FormData()
    for (const [k, v] of Object.entries({ insured_ref: 'acme', consumer_ref: 'broker' })) form.set(k, v)
    for (let i = 0; i < 3; i++) form.append('files', new Blob(['%PDF-1.7\n', new Uint8Array(size)]), `paper-${i}.pdf`)
    const { status, body } = await call(service, service.test, 'POST', '/v1/documents', form)
    assert.deepEqual([status, body.error.code], [500, 'internal_error'])
  }
  assert.equal((await call(service, service.test, 'GET', '/v1/documents')).status, 200)
})
