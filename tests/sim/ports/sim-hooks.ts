import type { HttpAnswer, HttpClient, HttpFailure } from '../../../src/kernel/net-guard/index.ts'
import type { Faults } from '../faults.ts'
import type { Life, Schedule } from '../schedule.ts'

/** What the receiver of an account got; `taken` says that it answered 200, heard or not. */
export type ReceivedHook = { url: string; eventId: string; body: string; at: number; taken: boolean; signature: string; timestamp: string }
export type SimHooks = { received: ReceivedHook[] }

/** The receivers of all webhooks: they answer, refuse, hang, or take an event without being heard. */
export const simHttp = ({ schedule, life, faults, hooks }: { schedule: Schedule; life: Life; faults: Faults; hooks: SimHooks }): HttpClient => ({
  async post({ url, headers, body, timeoutMs }) {
    if (faults.chance('hookTimeout')) {
      await schedule.wait(life, timeoutMs)
      return { ok: false, reason: 'timeout', message: 'no answer in time', ms: timeoutMs } satisfies HttpFailure
    }
    return schedule.take<HttpAnswer | HttpFailure>(life, 'webhook', () => {
      const answer = (status: number): HttpAnswer => ({ ok: true, status, headers: {}, body: '', bodyTruncated: false, ms: 3 })
      const refused = faults.chance('hook500')
      hooks.received.push({ url, eventId: headers['webhook-id'] ?? '', body: String(body), at: schedule.now, taken: !refused, signature: headers['x-svc-signature'] ?? '', timestamp: headers['x-svc-timestamp'] ?? '' })
      if (refused) return answer(500)
      if (faults.chance('hookAnswerLost')) return { ok: false, reason: 'closed', message: 'the connection broke', ms: 5 }
      return answer(200)
    })
  },
  async close() {},
})
