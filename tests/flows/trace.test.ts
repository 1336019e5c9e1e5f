import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { call, type Service, startService, until } from '../harness/service.ts'

let service: Service
before(async () => {
  service = await startService()
})
after(() => service.close())

test('a verified verdict names the place on the page and the reply for every value it rests on', async () => {
  await call(service, service.test, 'POST', '/v1/consumers/broker/requirement-sets', { rules: [{ rule_id: 'gl', coverage_type: 'general_liability', limits: [{ label: 'each_occurrence', min: 1_000_000 }] }], publish: true, applies_to: 'all_active' })
  const form = new FormData()
  form.set('insured_ref', 'traced')
  form.set('consumer_ref', 'broker')
  form.append('files', new Blob([new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf')))], { type: 'application/pdf' }), 'certificate.pdf')
  const receipt = await call(service, service.test, 'POST', '/v1/documents', form)
  const done = await until(async () => (await call(service, service.test, 'GET', `/v1/engagements/${receipt.body.engagement_id}`)).body, (e) => e.verdict !== null)
  const [rule] = done.verdict.rules
  for (const name of ['in_force', 'limits.each_occurrence']) {
    const { provenance } = rule.checks.find((c: any) => c.check === name)
    const page = provenance.find((p: any) => p.source === `document:${receipt.body.documents[0].document_id}`)
    assert.ok(page?.box && page.page === 1, `${name} is traced to the page`)
    assert.ok(provenance.some((p: any) => /^evidence:evd_/.test(p.source)), `${name} is traced to the reply`)
  }
  const line = done.coverage_lines.find((l: any) => l.coverage_type === 'general_liability')
  assert.match(line.fields.policy_number.provenance.source, /^evidence:/)
  assert.ok(line.fields.policy_number.provenance.box)
})
