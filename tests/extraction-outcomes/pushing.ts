import assert from 'node:assert/strict'
import { call, type Service, until } from '../harness/service.ts'

const ENDED = new Set(['extracted', 'not_insurance', 'in_review', 'failed'])
/** Reading pictures takes seconds each, more on a busy machine. */
const PATIENCE = 6

/** Pushes of files in test mode, and what becomes of them. */
export const pushing = (service: () => Service) => {
  const fetchDocument = async (id: string) => (await call(service(), service().test, 'GET', `/v1/documents/${id}`)).body
  return {
    fetchDocument,
    async push(insured: string, files: [string, Uint8Array, string][]): Promise<any> {
      const form = new FormData()
      form.set('insured_ref', insured)
      form.set('consumer_ref', 'broker')
      for (const [name, bytes, type] of files) form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
      const receipt = await call(service(), service().test, 'POST', '/v1/documents', form)
      assert.equal(receipt.status, 200, JSON.stringify(receipt.body))
      return receipt.body
    },
    async ended(id: string): Promise<any> {
      let document = await fetchDocument(id)
      for (let i = 0; i < PATIENCE && !ENDED.has(document.status); i++) document = await until(() => fetchDocument(id), (d) => ENDED.has(d.status))
      return document
    },
    engagement: async (id: string): Promise<any> => (await call(service(), service().test, 'GET', `/v1/engagements/${id}`)).body,
  }
}
