import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atMost, type Bench, percentiles, round } from './measure.ts'
import { startServiceProcess } from './service-process.ts'

const PUSHES = 25

export const idleLatency: Bench = {
  name: 'idle-latency',
  about: 'from a push to its surface check on an idle service, a digital certificate',
  async run() {
    const service = await startServiceProcess()
    const headers = { authorization: `Bearer ${service.test}` }
    const get = async (to: string) => (await fetch(service.url + to, { headers })).json() as Promise<Record<string, unknown>>
    try {
      await fetch(`${service.url}/v1/consumers/broker/requirement-sets`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ rules: [{ coverage_type: 'cargo', limits: [{ label: 'per_vehicle', min: 100_000 }] }], publish: true, applies_to: 'all_active' }) })
      const paper = readFileSync(path.join(import.meta.dirname, '../../samples/certificate.pdf'))
      const times: number[] = []
      for (let i = 0; i < PUSHES + 3; i++) {
        const form = new FormData()
        form.set('insured_ref', `idle-${i}`)
        form.set('consumer_ref', 'broker')
        form.set('test_scenario', 'silent')
        form.append('files', new Blob([new Uint8Array(paper), `\n% ${i}\n`], { type: 'application/pdf' }), 'a.pdf')
        const at = performance.now()
        const receipt = (await (await fetch(`${service.url}/v1/documents`, { method: 'POST', headers, body: form })).json()) as { engagement_id: string }
        for (;;) {
          const { surface_check } = await get(`/v1/engagements/${receipt.engagement_id}`)
          if (surface_check) break
          if (performance.now() - at > 30_000) throw new Error('no surface check within 30 s')
          await pause(5)
        }
        if (i >= 3) times.push(performance.now() - at)
        // Idle again before the next.
        await pause(400)
      }
      const { p50, p99 } = percentiles(times)
      return [atMost('push to surface check', p50 / 400, 1, `p50 ${round(p50)} ms, worst ${round(p99)} ms`, '400 ms')]
    } finally {
      await service.stop()
    }
  },
}
