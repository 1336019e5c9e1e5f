import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
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
